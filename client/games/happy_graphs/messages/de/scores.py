# Made from client/games/happy_graphs/text/de/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} unglückliche Karte" if points == 1 else f"{formats.number(points)} unglückliche Karten"


def result(points):
    return "jede Karte ist glücklich" if points == 0 else f"{formats.number(points)} unglückliche Karte" if points == 1 else f"{formats.number(points)} unglückliche Karten"


def short(points):
    return f"{formats.number(points)} unglücklich"


def part(key):
    return {
        "ace": "unglückliche Asse",
        "two": "unglückliche Zweien",
        "three": "unglückliche Dreien",
        "four": "unglückliche Vieren",
        "five": "unglückliche Fünfen",
        "six": "unglückliche Sechsen",
        "seven": "unglückliche Siebenen",
        "eight": "unglückliche Achten",
    }[key]


def cards_of_rank(key, *, cards):
    match key:
        case "ace":
            return f"{formats.number(cards)} Ass" if cards == 1 else f"{formats.number(cards)} Asse"
        case "two":
            return f"{formats.number(cards)} Zwei" if cards == 1 else f"{formats.number(cards)} Zweien"
        case "three":
            return f"{formats.number(cards)} Drei" if cards == 1 else f"{formats.number(cards)} Dreien"
        case "four":
            return f"{formats.number(cards)} Vier" if cards == 1 else f"{formats.number(cards)} Vieren"
        case "five":
            return f"{formats.number(cards)} Fünf" if cards == 1 else f"{formats.number(cards)} Fünfen"
        case "six":
            return f"{formats.number(cards)} Sechs" if cards == 1 else f"{formats.number(cards)} Sechsen"
        case "seven":
            return f"{formats.number(cards)} Sieben" if cards == 1 else f"{formats.number(cards)} Siebenen"
        case "eight":
            return f"{formats.number(cards)} Acht" if cards == 1 else f"{formats.number(cards)} Achten"
    raise KeyError(key)


def all_happy():
    return "alle glücklich"
