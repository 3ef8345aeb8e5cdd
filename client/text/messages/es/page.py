# Made from client/text/es/page.ftl by `python -m client.catalogue`.


def your_turn():
    return "Tu turno"


def record_saved(name):
    return f"El registro se guardó como {name}"
