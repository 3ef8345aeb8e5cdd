# Made from client/text/de/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Tippe tipps an oder tipps aus."


def on():
    return "Du bekommst bei jedem Zug einen Tipp. „tipps aus“ beendet das."


def off():
    return "Du bekommst nur noch einen Tipp, wenn du „tipp“ tippst."


def thinking():
    return "Der Computer überlegt …"
