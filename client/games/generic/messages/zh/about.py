# Made from client/games/generic/text/zh/about.ftl by `python -m client.catalogue`.


def match_two_legs():
    return "一场比赛用同样的牌打两局，互换角色。同一角色得分更好的玩家获胜。"


def match_one_leg():
    return "一场比赛只有一局。得分更好的玩家获胜。"


def together_in_short(together):
    return "你们合作，共用一个得分。" if together else "各打各的。"


def table():
    return "牌桌"


def computers_game():
    return "电脑的对局"


def computers_game_key():
    return "电脑的对局"


def standing(key):
    return {
        "player": "单人，最高",
        "maximizer": "争高分，最高",
        "minimizer": "压低分，最低",
    }[key]


def together():
    return "合作，最高"
