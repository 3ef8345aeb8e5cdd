# Made from client/text/zh/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "watch>"


def usage():
    return "空行显示下一步；或输入 previous、步数、all、part、event、tree、tree 1、tree 2、look、start、end 或 back。"


def next():
    return "下一步"


def which():
    return "第几场比赛："


def no_record(records):
    return f"请输入1到{formats.number(records)}的数字，或 back。"


def move(*, leg, move, score):
    return f"第{leg}局，{move}，得分{score}"


def event(*, leg, event):
    return f"第{leg}局：{event}。"


def leg(leg):
    return f"第{leg}局："
