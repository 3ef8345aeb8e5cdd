# Made from client/games/grandmas_game/text/zh/listed.ftl by `python -m client.catalogue`.


def about():
    return "凭记忆把两副牌送上八个收牌堆"
