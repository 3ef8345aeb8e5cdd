# Made from client/text/de/page.ftl by `python -m client.catalogue`.


def your_turn():
    return "Du bist am Zug"


def record_saved(name):
    return f"Die Aufzeichnung ist gespeichert als {name}"
