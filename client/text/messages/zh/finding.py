# Made from client/text/zh/finding.ftl by `python -m client.catalogue`.


def title():
    return "找人对局"


def hint_command():
    return "列出公开房间及加入方法"


def quick_match():
    return "快速匹配"


def quick_match_of(game):
    return f"快速匹配 · {formats.name(game)}"


def quick_match_hint_of(game):
    return f"和下一个想玩《{formats.name(game)}》的人对局"


def find_opponent():
    return "寻找对手"


def waiting():
    return "正在寻找设置相同的对手。双方都准备好后比赛开始。离开会取消寻找。"


def wanted(*, game, form, clock):
    return f"寻找：{formats.name(game)}，{form}，{clock}。"


def canceled():
    return "你离开了房间，寻找已取消。"


def opponent_left(name):
    return f"{formats.name(name)}离开了。正在找另一位…"


def opponent_away_command(name):
    return f"如果{formats.name(name)}不回来，输入“腾出 {formats.name(name)}”腾出座位。"


def leave_opponent(name):
    return f"你的座位会空出来，{formats.name(name)}会匹配另一位对手。"


def quick_match_command():
    return "输入“快速匹配”，后面可以加上想要的形式、计时和选项。例如：“快速匹配 计时 5m+3”。"


def rooms_of(game):
    return "公开房间，所有游戏" if game is None else f"公开房间，{formats.name(game)}"


def more(count):
    return f"另有{formats.number(count)}个房间没有列出"


def no_rooms(game):
    return "现在没有公开房间。" if game is None else f"现在没有《{formats.name(game)}》的公开房间。"


def no_rooms_commands(server):
    return f"寻找对手：turnabout quick，或在行模式里输入 quick。开房间：turnabout host --public --server {server}。"


def resumes():
    return "恢复连接后列表会继续更新。"


def own_server_stopped():
    return "你机器上的服务器已停止。"


def own_server():
    return "这是你自己机器上的服务器。别人能连到它的地址才能在这里玩。"


def state(*, status, free, seats):
    return ("进行中" if status == "playing" else "比赛间歇" if status == "over" else "即将开始") if free == 0 else (f"进行中，{formats.number(free)}个空位" if status == "playing" else "还差1人") if free == 1 else f"进行中，{formats.number(free)}个空位" if status == "playing" else f"空位{formats.number(free)}/{formats.number(seats)}"


def now():
    return "刚刚"


def players(names):
    return f"玩家：{formats.names(names)}"


def no_players():
    return "还没有玩家"


def free_seats(count):
    return f"{formats.number(count)}个空座位"


def spectators(count):
    return f"{formats.number(count)}位观众"


def known_number():
    return "编号公开"


def hidden_number():
    return "随机编号，不公开"


def hints():
    return "可提示"


def spectators_allowed():
    return "允许观战"


def no_spectators():
    return "不允许观战"


def row(*, game, form, owner, state, age, details, address):
    return f"{formats.name(game)}，{form}，{formats.name(owner)}的房间：{state}（{age}）。{details} join {address}"


def full():
    return "那个房间已满，且不允许观战。"


def is_public():
    return "房间列在“找人对局”里，谁都可以加入。"


def public_label():
    return "公开"


def public(key):
    return {
        "yes": "列在“找人对局”里，谁都可以加入",
        "no": "否：只能用代码或链接加入",
    }[key]


def server_title():
    return "在哪个服务器上找？"


def server_label():
    return "服务器"


def server_hint():
    return "HOST 或 HOST:PORT，或浏览器里的地址。退出前一直有效。"


def key(key):
    return {
        "open": "进入",
        "host": "开房间",
        "games": "本游戏或全部",
        "server": "服务器",
        "retry": "再试",
        "another-server": "换服务器",
    }[key]
