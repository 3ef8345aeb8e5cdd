# Made from client/text/es/clock.ftl by `python -m client.catalogue`.


def clock(*, move, leg, increment, per):
    return ("sin reloj" if leg is None else (f"{formats.duration(leg)} por manga" + ("" if increment == 0 else (f" y {formats.duration(increment)} más por " + ("carta colocada" if per == "card" else "jugada"))))) if move is None else (f"{formats.duration(move)} por " + ("carta colocada" if per == "card" else "jugada"))


def left(time):
    return f"{formats.time_left(time)} restantes"


def unknown(typed):
    return f"«{typed}» no es un reloj. Escribe 30 para 30 segundos por jugada, 3d para 3 días por jugada, o 5m+3 para 5 minutos por manga y 3 segundos más por jugada."


def increment_needs_leg():
    return "Solo un reloj para toda la manga puede sumar tiempo por jugada, por ejemplo 5m+3."


def limits():
    return "Una jugada tiene de 5 segundos a 14 días; una manga, de 10 segundos a 1 día, y como mucho 10 minutos más por jugada."
