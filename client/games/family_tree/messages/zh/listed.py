# Made from client/games/family_tree/text/zh/listed.ftl by `python -m client.catalogue`.


def about():
    return "用一副牌种一棵家谱：婚姻、孩子、扑克牌型"
