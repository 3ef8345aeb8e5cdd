# Made from client/games/happy_graphs/text/pl/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} nieszczęśliwa karta" if points == 1 else f"{formats.number(points)} nieszczęśliwe karty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} nieszczęśliwych kart"


def result(points):
    return "wszystkie karty są szczęśliwe" if points == 0 else f"{formats.number(points)} nieszczęśliwa karta" if points == 1 else f"{formats.number(points)} nieszczęśliwe karty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} nieszczęśliwych kart"


def short(points):
    return f"nieszcz. {formats.number(points)}"


def part(key):
    return {
        "ace": "nieszczęśliwe asy",
        "two": "nieszczęśliwe dwójki",
        "three": "nieszczęśliwe trójki",
        "four": "nieszczęśliwe czwórki",
        "five": "nieszczęśliwe piątki",
        "six": "nieszczęśliwe szóstki",
        "seven": "nieszczęśliwe siódemki",
        "eight": "nieszczęśliwe ósemki",
    }[key]


def cards_of_rank(key, *, cards):
    match key:
        case "ace":
            return f"{formats.number(cards)} as" if cards == 1 else f"{formats.number(cards)} asy" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} asów"
        case "two":
            return f"{formats.number(cards)} dwójka" if cards == 1 else f"{formats.number(cards)} dwójki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} dwójek"
        case "three":
            return f"{formats.number(cards)} trójka" if cards == 1 else f"{formats.number(cards)} trójki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} trójek"
        case "four":
            return f"{formats.number(cards)} czwórka" if cards == 1 else f"{formats.number(cards)} czwórki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} czwórek"
        case "five":
            return f"{formats.number(cards)} piątka" if cards == 1 else f"{formats.number(cards)} piątki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} piątek"
        case "six":
            return f"{formats.number(cards)} szóstka" if cards == 1 else f"{formats.number(cards)} szóstki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} szóstek"
        case "seven":
            return f"{formats.number(cards)} siódemka" if cards == 1 else f"{formats.number(cards)} siódemki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} siódemek"
        case "eight":
            return f"{formats.number(cards)} ósemka" if cards == 1 else f"{formats.number(cards)} ósemki" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} ósemek"
    raise KeyError(key)


def all_happy():
    return "same szczęśliwe"
