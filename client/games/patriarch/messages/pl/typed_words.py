# Made from client/games/patriarch/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "guesses": "próby",
        "queue": "kolejka",
        "notes": "notatki",
        "grade": "oceń",
        "tree": "drzewo",
        "guess": "zgaduję|zgadnij",
        "open": "otwarte",
    }[key]
