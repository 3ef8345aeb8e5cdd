# Made from client/text/es/waiting.ftl by `python -m client.catalogue`.


def connecting(server):
    return f"Conectando con {server}…"


def connecting_here():
    return "Conectando con el servidor de este equipo…"


def starting_server():
    return "Arrancando el servidor en este equipo…"


def this_machine():
    return "este equipo"


def as_another_player(address):
    return f"Para entrar como otra persona: turnabout join {address} --profile NAME"


def in_clone():
    return "En un clon del repositorio, escribe ./dev en vez de turnabout."


def cannot_show(title):
    return f"{formats.name(title)} necesita una versión más nueva de Turnabout: actualízalo y vuelve."


def room_open():
    return "Tu sala está abierta. Envía una de las líneas de abajo, o dicta su dirección y su código."


def join_command(address):
    return f"turnabout join {address}"


def friend_runs():
    return "La otra persona ejecuta:"


def friend_runs_one():
    return "La otra persona ejecuta una de estas (en un clon: ./dev join …):"


def server_closed():
    return "Hay un asiento libre, pero tu servidor solo acepta conexiones desde este equipo. Ábrelo para dejar entrar a otros: el servidor se reinicia y todas las partidas siguen."


def opening_server():
    return "Reiniciando el servidor…"


def no_address():
    return "Otros equipos no pueden llegar a este: conéctalo a una red."


def reach(*, origin, network):
    return f"misma red, {formats.name(network)}" if origin == "lan" else f"por {formats.name(network)}" if origin == "vpn" else "por tu VPN" if origin == "own_vpn" else "internet, si el router y el cortafuegos dejan pasar"


def reach_short(key):
    return {
        "lan": "misma red",
        "vpn": "VPN",
        "internet": "internet",
    }[key]


def copied(text):
    return f"Copiado, si tu terminal lo permite: {text}"


def free():
    return "libre"


def away_sign():
    return "○ ausente"


def seats_taken(*, taken, seats, away):
    return f"{formats.number(taken)} de {formats.number(seats)} asientos ocupados" + ("" if away == 0 else f", {formats.number(away)} ausente" if away == 1 else f", {formats.number(away)} ausentes")


def free_seats(seats):
    return f"Hay {formats.number(seats)} asiento libre." if seats == 1 else f"Hay {formats.number(seats)} asientos libres."


def free_seats_in_list(seats):
    return f"{formats.number(seats)} asiento libre" if seats == 1 else f"{formats.number(seats)} asientos libres"


def waiting_for_friend():
    return "A la espera de tu rival…"


def waiting_for_friends():
    return "A la espera de los demás…"


def owner_hint():
    return "Empieza ya, o añade máquinas; el menú cambia el número de asientos."
