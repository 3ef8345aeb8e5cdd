# Made from client/games/family_tree/text/zh/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "一场比赛用同样的牌打两局：一局争高分，一局压低分。争高分时得分更高的一方获胜。"


def tree():
    return "树"


def computers_tree():
    return "电脑的树"


def computers_tree_key():
    return "电脑的树"


def standing(key):
    return {
        "player": "单人，最高",
        "maximizer": "争高分，最高",
        "minimizer": "压低分，最低",
    }[key]


def together():
    return "合作，最高"


def part(key):
    return {
        "levels": "世代",
        "celebrity": "名人",
        "hands": "牌型",
    }[key]
