# Made from client/text/zh/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "回放>"


def usage():
    return "空行显示下一步；或输入 上一步、步数、全部、分歧、事件、牌盘、牌盘 1、牌盘 2、查看、开头、结尾 或 返回。"


def next():
    return "下一步"


def which():
    return "第几场比赛："


def no_record(records):
    return f"请输入1到{formats.number(records)}的数字，或“返回”。"


def move(*, leg, move, score):
    return f"第{leg}局，{move}，得分{score}"


def event(*, leg, event):
    return f"第{leg}局：{event}。"


def leg(leg):
    return f"第{leg}局："
