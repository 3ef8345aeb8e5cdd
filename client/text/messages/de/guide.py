# Made from client/text/de/guide.ftl by `python -m client.catalogue`.


def title():
    return "Dein erstes Spiel"


def offer(title):
    return f"Dein erstes Spiel? Spiel {formats.name(title)} mit Erklärungen zu jeder Karte."
