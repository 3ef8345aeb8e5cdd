# Made from client/text/de/spectators.ftl by `python -m client.catalogue`.


def spectators(number):
    return "1 Person schaut zu" if number == 1 else f"{formats.number(number)} schauen zu"


def spectators_named(*, number, names):
    return ("1 Person schaut zu" if number == 1 else f"{formats.number(number)} schauen zu") + f": {formats.every(names)}"


def more(number):
    return f"{formats.number(number)} weitere"


def others(number):
    return "1 weitere Person" if number == 1 else f"{formats.number(number)} weitere"


def you_watch():
    return "du schaust zu"


def you_watch_with(names):
    return f"du schaust zu, mit {formats.every(names)}"
