# Made from client/games/patriarch/text/de/listed.ftl by `python -m client.catalogue`.


def about():
    return "errate den Stammbaum, den jemand versteckt"
