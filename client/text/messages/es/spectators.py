# Made from client/text/es/spectators.ftl by `python -m client.catalogue`.


def spectators(number):
    return "1 mirando" if number == 1 else f"{formats.number(number)} mirando"


def spectators_named(*, number, names):
    return ("1 mirando" if number == 1 else f"{formats.number(number)} mirando") + f": {formats.every(names)}"


def more(number):
    return f"{formats.number(number)} más"


def others(number):
    return "1 más" if number == 1 else f"{formats.number(number)} más"


def you_watch():
    return "estás mirando"


def you_watch_with(names):
    return f"estás mirando, con {formats.every(names)}"
