# Made from client/games/poker_solitaire/text/zh/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "对决有两局，在同一个方阵里打，行和列都是扑克牌型。你们各打一局争高分、一局压低分。"


def equals_in_short():
    return "你们各填满一个方阵，行和列都是扑克牌型。得分高的一方获胜。"


def matrix():
    return "方阵"


def computers_matrix(several):
    return "电脑的两个方阵" if several else "电脑的方阵"


def computers_matrix_key():
    return "电脑的方阵"


def standing(key):
    return {
        "player": "最高",
        "maximizer": "争高分，最高",
        "minimizer": "压低分，最低",
    }[key]


def lost(points):
    return f"{formats.exact(points)}分"
