# Made from client/text/pl/page.ftl by `python -m client.catalogue`.


def your_turn():
    return "Twoja kolej"


def record_saved(name):
    return f"Zapis jest w pliku {name}"
