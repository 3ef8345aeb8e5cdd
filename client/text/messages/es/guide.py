# Made from client/text/es/guide.ftl by `python -m client.catalogue`.


def title():
    return "Tu primera partida"


def offer(title):
    return f"¿Es tu primera partida? Juega a {formats.name(title)} con consejos para cada carta."
