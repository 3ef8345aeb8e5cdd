# Made from client/games/poker_solitaire/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "plansza",
        "lines": "linie",
        "pass": "pas|pasuję",
        "done": "koniec|gotowe",
        "to": "na",
        "in": "w",
        "matrix": "kwadracie|kwadrat",
        "common": "wspólne|wspólny",
        "your": "twoje|twój",
    }[key]
