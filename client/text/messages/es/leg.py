# Made from client/text/es/leg.ftl by `python -m client.catalogue`.


def number(*, number, known):
    return f"número {formats.game_number(number)}, conocido desde el principio" if known else f"número {formats.game_number(number)}"


def number_hidden(commitment):
    return "número oculto" if commitment is None else f"número oculto ✓ huella {commitment}…"


def table_of(name):
    return f"Mesa de {formats.name(name)}"


def change(*, change, meaning):
    return f"{formats.signed(change)}" + (", bueno para ti" if meaning == "good" else ", malo para ti" if meaning == "bad" else "")


def dead_number():
    return "Este número está muerto: termina tras unas pocas cartas, juegues lo que juegues."
