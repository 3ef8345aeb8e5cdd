# Made from client/text/es/notices.ftl by `python -m client.catalogue`.


def takeback_asked(names):
    return f"{formats.names(names)} pide deshacer una jugada."


def takeback_agreed():
    return "Aceptaste. También tienen que aceptar los demás."


def takeback_waits(names):
    return "A la espera de que " + ("los demás acepten" if names is None else f"{formats.names(names)} acepte") + " deshacer tu jugada."


def replacement_asked(*, person, level, names):
    return f"¿Que la máquina ({formats.level(level)}) siga jugando por {formats.names(names)}?" if person is None else f"{formats.name(person)} pide seguir jugando por {formats.names(names)}."


def replacement_waits(*, person, level, names):
    return (f"La máquina ({formats.level(level)})" if person is None else f"{formats.name(person)}") + f" sigue jugando por {formats.names(names)} si todos aceptan."


def own_replacement_waits(names):
    return f"A la espera de que los demás decidan sobre el asiento de {formats.names(names)}."


def left_match():
    return "Dejaste la partida."


def left_race():
    return "Dejaste la carrera. Tu mesa terminó."


def seat_replaced(level):
    return f"La máquina ({formats.level(level)}) juega en tu asiento."


def partner_away(*, names, seconds):
    return f"{formats.names(names)} no está." + ("" if seconds == 0 else f" En {formats.duration(seconds)} puedes liberar el asiento.")


def opponent_away(*, names, seconds):
    return f"{formats.names(names)} no está." + ("" if seconds == 0 else f" En {formats.duration(seconds)} puedes reclamar la victoria o dejar que siga la máquina.")


def opponent_gone(names):
    return f"{formats.names(names)} no está. ¿Qué hacemos?"


def players_away(*, names, number):
    return f"{formats.names(names)} " + ("no está" if number == 1 else "no están") + "."


def players_away_for(*, names, seconds):
    return f"Ausentes: {formats.names(names)}. En {formats.duration(seconds)} puede seguir una máquina si los demás aceptan."


def players_gone(*, names, number):
    return f"{formats.names(names)} " + ("no está o se fue" if number == 1 else "no están o se fueron") + ". ¿Quién sigue jugando?"


def action(key):
    return {
        "agree": "Aceptar",
        "decline": "Rechazar",
        "withdraw": "Retirar",
        "come_back": "Recuperar tu asiento",
        "free": "Liberar el asiento",
        "go_on_without": "Decidir",
        "ask_for_seat": "Pedir el asiento",
    }[key]


def key(key):
    return {
        "agree": "aceptar",
        "decline": "rechazar",
        "withdraw": "retirar",
        "come_back": "recuperar tu asiento",
        "free": "liberar el asiento",
        "go_on_without": "decidir",
        "ask_for_seat": "pedir el asiento",
    }[key]


def command(*, command, action):
    return f"{command} ({action})"


def type_command(commands):
    return f"Escribe {formats.either(commands)}."
