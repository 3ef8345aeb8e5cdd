# Made from client/text/de/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Tippe hints on oder hints off."


def on():
    return "Du bekommst bei jedem Zug einen Tipp. hints off beendet das."


def off():
    return "Du bekommst nur noch einen Tipp, wenn du hint tippst."


def thinking():
    return "Der Computer überlegt …"
