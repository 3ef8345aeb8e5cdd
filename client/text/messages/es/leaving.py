# Made from client/text/es/leaving.ftl by `python -m client.catalogue`.


def title():
    return "¿Salir de la sala?"


def title_alone():
    return "¿Salir de la partida?"


def leave():
    return "Salir"


def stay():
    return "Quedarse"


def keep_open():
    return "Salir y dejar la sala abierta"


def keep_open_hint(name):
    return "el servidor sigue en marcha para " + ("quien quiera entrar" if name is None else f"{formats.name(name)}")


def stop_server():
    return "Salir y detener el servidor"


def stop_server_hint():
    return "se corta la conexión de todos; las partidas se guardan"


def stopping_server():
    return "Deteniendo el servidor…"


def nobody_joined():
    return "Aún no ha entrado nadie."


def seat_kept(*, names, several, until):
    return f"{formats.names(names)} también " + ("tienen asiento" if several else "tiene asiento") + " aquí. Tu asiento se guarda" + ("" if until is None else f" hasta el {formats.date(until)}") + ": vuelve desde la pantalla de inicio."


def match_over(*, code, until):
    return "La partida terminó. Tu asiento se guarda" + ("" if until is None else f" hasta el {formats.date(until)}") + f": para volver, entra otra vez en la sala {code}."


def game_kept(until):
    return "Tu partida se guarda" + ("" if until is None else f" hasta el {formats.date(until)}") + ": síguela desde la pantalla de inicio."


def spectator():
    return "Solo estás mirando: puedes volver cuando quieras."


def computers_pause():
    return "Las máquinas hacen una pausa mientras no mira nadie. Vuelve desde la pantalla de inicio."
