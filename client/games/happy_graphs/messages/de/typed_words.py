# Made from client/games/happy_graphs/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "brett",
        "cards": "karten",
        "hands": "hände|handkarten",
        "undo": "rückgängig",
        "redo": "wiederholen",
        "take": "nimm|zurücknehmen",
        "done": "fertig",
        "at": "auf|bei",
        "group": "gruppe",
        "in": "in",
    }[key]
