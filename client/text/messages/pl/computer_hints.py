# Made from client/text/pl/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Wpisz podpowiedzi włącz albo podpowiedzi wyłącz."


def on():
    return "Dostajesz podpowiedź przy każdym swoim ruchu. Wpisz „podpowiedzi wyłącz”, aby przestać."


def off():
    return "Podpowiedź pojawi się tylko wtedy, gdy wpiszesz „podpowiedź”."


def thinking():
    return "Komputer myśli…"
