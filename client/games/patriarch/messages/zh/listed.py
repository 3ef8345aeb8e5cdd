# Made from client/games/patriarch/text/zh/listed.ftl by `python -m client.catalogue`.


def about():
    return "猜出对方藏起来的家谱树"
