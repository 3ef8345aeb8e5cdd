# Made from client/text/pl/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Wpisz hints on albo hints off."


def on():
    return "Dostajesz podpowiedź przy każdym swoim ruchu. Wpisz hints off, aby przestać."


def off():
    return "Podpowiedź pojawi się tylko wtedy, gdy wpiszesz hint."


def thinking():
    return "Komputer myśli…"
