# Made from client/games/grandmas_game/text/es/listed.ftl by `python -m client.catalogue`.


def about():
    return "dos barajas a ocho bases, de memoria"
