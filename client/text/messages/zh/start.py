# Made from client/text/zh/start.ftl by `python -m client.catalogue`.


def title():
    return "Turnabout"


def subtitle():
    return "两位玩家把同一副牌打两次：一人争高分，一人压低分，然后互换。"


def choice(key):
    return {
        "guided": "你的第一局",
        "learn": "学习",
        "alone": "单人玩",
        "computer": "和电脑玩",
        "host": "开房间",
        "friend": "和朋友玩",
        "find": "找人对局",
        "daily": "每日牌局",
        "join": "加入房间",
        "watch": "观看",
        "computers": "观看电脑对局",
        "record": "回放比赛",
        "standings": "排行榜",
        "player": "你的主页",
        "scores": "高分榜",
        "number": "牌局编号",
        "rules": "玩法说明",
        "settings": "设置",
        "quit": "退出",
    }[key]


def hint(key):
    return {
        "guided": "边玩边学，每种牌都有讲解",
        "learn": "打第一局，每种牌都有讲解",
        "alone": "任选牌局，争取最佳成绩",
        "computer": "一个或多个电脑，级别随你选",
        "host": "朋友用代码加入",
        "friend": "开房间，把链接发给朋友",
        "find": "公开房间和快速匹配",
        "daily": "每天一次机会，人人打同一编号",
        "join": "用朋友给你的地址和代码",
        "watch": "电脑对局，或回放比赛",
        "computers": "看它们怎么打",
        "record": "从牌谱文件",
        "standings": "按比赛成绩排出的最佳玩家",
        "player": "你的比赛、成绩和牌谱",
        "scores": "你的十个最佳单人局",
        "number": "一个编号的最佳成绩",
        "rules": "规则、带讲解的第一局、鸣谢",
        "settings": "名字、颜色、数字、声音",
    }[key]


def game(title):
    return f"游戏：{formats.name(title)}"


def not_alone(title):
    return f"《{formats.name(title)}》需要两位玩家"


def game_title():
    return "哪个游戏？"


def game_text():
    return "高分榜和编号也显示这个游戏的。"


def watch_title():
    return "看什么？"


def watch_text():
    return "你看多久，电脑就打多久。"


def computers_hint():
    return "选择它们的水平"


def playing_at(server):
    return f"你在 {formats.name(server)} 上玩。"


def in_browser(address):
    return f"在浏览器里：{address}"


def resume(code):
    return f"继续 {formats.name(code)}"


def resume_which():
    return "继续哪一局？"


def resume_text():
    return "你未打完的对局，最新的在前。"


def more_unfinished(count):
    return f"另有{formats.number(count)}个未打完的对局"


def more_unfinished_hint():
    return "列出所有未打完的对局"


def turn(*, mine, other):
    return "轮到你了。" if mine else "轮到其他人。" if other is None else f"轮到{formats.name(other)}。"


def removed(game):
    return f"已从列表移除{formats.name(game)}。"


def put_back():
    return "撤销"


def solo_game(*, game, number, score):
    return f"{formats.name(game)}" + ("，单人" if number is None else f"，编号{formats.game_number(number)}") + ("" if score is None else f"，{score}")


def match(*, game, other, at):
    return f"{formats.name(game)}" + ("，还没有人加入" if other is None else f"，对{formats.name(other)}") + f"，{formats.moment(at)}"


def tournament(*, names, at):
    return f"{formats.names(names)}的锦标赛，{formats.moment(at)}"


def computer_game(*, levels, at):
    return f"电脑对局，{formats.name(levels)}，{formats.moment(at)}"


def address():
    return "地址和代码"


def address_example():
    return "192.168.1.5:8420/KZ7-4QM2"


def address_hint(server):
    return "房主告诉你的地址，或发给你的链接。" + ("" if server is None else f"只写代码表示 {formats.name(server)} 上的房间。")


def seat_code():
    return "座位代码"


def seat_code_optional():
    return "留空"


def seat_code_hint():
    return "只在从其他设备移来座位时需要。"


def bad_seat_code():
    return "请输入另一台设备显示的座位代码，如 KZ74-QM2A。"


def quit_title():
    return "退出 Turnabout？"


def quit_text():
    return "未打完的对局会留在这里的列表中。"


def stay():
    return "留下"
