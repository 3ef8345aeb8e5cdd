# Made from client/games/happy_graphs/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "plansza",
        "cards": "karty",
        "hands": "ręce|ręka",
        "undo": "cofnij",
        "redo": "ponów",
        "take": "zabierz|zdejmij",
        "done": "gotowe|koniec",
        "at": "na",
        "group": "grupie|grupa",
        "in": "w",
    }[key]
