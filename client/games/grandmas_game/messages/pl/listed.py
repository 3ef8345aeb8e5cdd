# Made from client/games/grandmas_game/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "dwie talie na osiem baz, z pamięci"
