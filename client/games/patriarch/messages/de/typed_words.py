# Made from client/games/patriarch/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "guesses": "versuche",
        "queue": "warteschlange",
        "notes": "notizen|notiztafel",
        "grade": "bewerten",
        "tree": "baum",
        "guess": "raten|rate",
        "open": "offen",
    }[key]
