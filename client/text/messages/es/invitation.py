# Made from client/text/es/invitation.ftl by `python -m client.catalogue`.


def title(*, host, game):
    return f"Te invitan a {formats.name(game)}" if host is None else f"{formats.name(host)} te invita a {formats.name(game)}"


def role(*, host, role):
    return ("Primero tu rival busca muchos puntos y tú pocos. Luego se cambian los papeles." if host is None else f"Primero {formats.name(host)} busca muchos puntos y tú pocos. Luego se cambian los papeles.") if role == "maximizer" else ("Primero tú buscas muchos puntos y tu rival pocos. Luego se cambian los papeles." if host is None else f"Primero tú buscas muchos puntos y {formats.name(host)} pocos. Luego se cambian los papeles.") if role == "minimizer" else ("Primero tu rival tiene el árbol. Luego se cambian los papeles." if host is None else f"Primero {formats.name(host)} tiene el árbol. Luego se cambian los papeles.") if role == "owner" else "Primero tú tienes el árbol. Luego se cambian los papeles." if role == "guesser" else "El azar decide quién tiene primero el árbol. Luego se cambian los papeles." if role == "drawn_owner" else "El azar decide quién busca primero muchos puntos. Luego se cambian los papeles."


def free_seats(*, free, seats):
    return f"Hay {formats.number(free)} asiento libre de {seats}." if free == 1 else f"Hay {formats.number(free)} asientos libres de {seats}."


def full():
    return "Todos los asientos están ocupados. Puedes mirar."


def full_closed():
    return "Todos los asientos están ocupados, y esta sala no admite público."
