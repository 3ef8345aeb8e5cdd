# Made from client/games/happy_graphs/text/zh/listed.ftl by `python -m client.catalogue`.


def about():
    return "每张牌想要的邻居数等于它的点数"
