# Made from client/games/poker_solitaire/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "brett",
        "lines": "linien",
        "pass": "passen",
        "done": "fertig",
        "to": "auf|nach",
        "in": "in",
        "matrix": "matrix",
        "common": "gemeinsam|gemeinsames",
        "your": "dein|deine",
    }[key]
