# Made from client/text/pl/how_to_play.ftl by `python -m client.catalogue`.


def part(key):
    return {
        "basic": "Zasady w skrócie",
        "full": "Pełne zasady",
        "signs": "Klawisze i znaki",
        "credits": "Twórcy",
    }[key]


def key(key):
    return {
        "parts": "części",
        "game": "inna gra",
        "guided": "pierwsza partia",
    }[key]


def no_rules():
    return "Pakiet tej gry nie zawiera zasad."


def credits(*, title, origin):
    return f"{title} pochodzi z pakietu {origin}, który jest zainstalowany na serwerze."
