# Made from client/text/pl/spectators.ftl by `python -m client.catalogue`.


def spectators(number):
    return "1 widz" if number == 1 else f"{formats.number(number)} widzów"


def spectators_named(*, number, names):
    return ("1 widz" if number == 1 else f"{formats.number(number)} widzów") + f": {formats.every(names)}"


def more(number):
    return f"jeszcze {formats.number(number)}"


def others(number):
    return "1 inna osoba" if number == 1 else f"{formats.number(number)} inne osoby" if number % 10 >= 2 and number % 10 <= 4 and (number % 100 < 12 or number % 100 > 14) else f"{formats.number(number)} innych osób"


def you_watch():
    return "oglądasz"


def you_watch_with(names):
    return f"oglądasz; z tobą: {formats.every(names)}"
