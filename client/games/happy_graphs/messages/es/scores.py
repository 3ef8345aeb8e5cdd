# Made from client/games/happy_graphs/text/es/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} carta infeliz" if points == 1 else f"{formats.number(points)} cartas infelices"


def result(points):
    return "todas las cartas son felices" if points == 0 else f"{formats.number(points)} carta infeliz" if points == 1 else f"{formats.number(points)} cartas infelices"


def short(points):
    return f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices"


def part(key):
    return {
        "ace": "ases infelices",
        "two": "doses infelices",
        "three": "treses infelices",
        "four": "cuatros infelices",
        "five": "cincos infelices",
        "six": "seises infelices",
        "seven": "sietes infelices",
        "eight": "ochos infelices",
    }[key]


def cards_of_rank(key, *, cards):
    match key:
        case "ace":
            return f"{formats.number(cards)} as" if cards == 1 else f"{formats.number(cards)} ases"
        case "two":
            return f"{formats.number(cards)} dos" if cards == 1 else f"{formats.number(cards)} doses"
        case "three":
            return f"{formats.number(cards)} tres" if cards == 1 else f"{formats.number(cards)} treses"
        case "four":
            return f"{formats.number(cards)} cuatro" if cards == 1 else f"{formats.number(cards)} cuatros"
        case "five":
            return f"{formats.number(cards)} cinco" if cards == 1 else f"{formats.number(cards)} cincos"
        case "six":
            return f"{formats.number(cards)} seis" if cards == 1 else f"{formats.number(cards)} seises"
        case "seven":
            return f"{formats.number(cards)} siete" if cards == 1 else f"{formats.number(cards)} sietes"
        case "eight":
            return f"{formats.number(cards)} ocho" if cards == 1 else f"{formats.number(cards)} ochos"
    raise KeyError(key)


def all_happy():
    return "todas felices"
