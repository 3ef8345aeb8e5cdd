# Made from client/text/zh/lobby.ftl by `python -m client.catalogue`.


def asking():
    return "正在查询服务器…"


def game():
    return "游戏"


def form(key):
    return {
        "match": "比赛",
        "mirror": "镜像赛",
        "race": "竞速",
        "together": "合作",
        "solo": "单人",
    }[key]


def game_form(*, game, form):
    return f"{formats.name(game)}" if form == "match" else f"{formats.name(game)}（镜像赛）" if form == "mirror" else f"{formats.name(game)}（竞速）" if form == "race" else f"{formats.name(game)}（合作）" if form == "together" else f"{formats.name(game)}（单人）"


def you(name):
    return f"{formats.name(name)}（你）"


def key(key):
    return {
        "choose": "选择",
        "back": "返回",
    }[key]


def where(*, own, server):
    return f"本机服务器（{server}）" if own else f"服务器 {server}"


def where_in_short(*, own, server):
    return "本机" if own else f"{server}"


def heading(key, *, where):
    match key:
        case "rooms":
            return f"{where}上的公开房间："
        case "daily":
            return f"{where}上的每日牌局："
        case "standings":
            return f"{where}上的排行榜："
        case "player":
            return f"{where}上的玩家主页："
        case "matches":
            return f"{where}上已结束的比赛："
        case "versus":
            return f"{where}上的交手战绩："
        case "scores":
            return f"你在{where}上的高分榜："
    raise KeyError(key)


def no_answer():
    return "服务器没有响应，请再试一次。"
