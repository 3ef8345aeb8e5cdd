# Made from client/games/poker_solitaire/text/zh/listed.ftl by `python -m client.catalogue`.


def about():
    return "一个方阵，每行每列都是扑克牌型"
