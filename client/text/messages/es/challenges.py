# Made from client/text/es/challenges.ftl by `python -m client.catalogue`.


def challenge_player(name):
    return f"Desafiar a {formats.name(name)}"


def waiting(name):
    return f"A la espera de {formats.name(name)}…"


def seat_kept(name):
    return f"{formats.name(name)} encuentra tu desafío en «Tus partidas». Su asiento queda reservado."


def challenges_you(name):
    return f"{formats.name(name)} te desafía"


def waits_for(name):
    return f"A la espera de {formats.name(name)}"


def declined(name):
    return f"{formats.name(name)} no aceptó"


def key(key):
    return {
        "accept": "aceptar",
        "decline": "rechazar",
        "decline-all": "rechazar todos",
        "withdraw": "retirar",
        "challenge": "desafiar",
    }[key]


def done(key):
    return {
        "decline": "Rechazaste el desafío.",
        "decline-all": "Rechazaste el desafío y todos los próximos de esta persona.",
        "withdraw": "Retiraste el desafío.",
    }[key]


def never_met():
    return "Solo puedes desafiar a alguien contra quien hayas terminado una partida de dos."


def no_past_opponent():
    return "no hay ninguna partida terminada contra otra persona"


def none_open():
    return "aquí no tienes ningún desafío abierto"


def hint(key):
    return {
        "challenge": "por ejemplo, desafiar Ben",
        "decline": "rechazar ROOM, o rechazar ROOM todo para rechazar todos los desafíos de esta persona",
        "withdraw": "retirar ROOM",
    }[key]


def name_player():
    return "Indica a quién: por ejemplo, «desafiar Ben»."


def name_room(command):
    return f"Indica la sala como aparece en «partidas»: por ejemplo, {command} KZ7-4QM2."


def send():
    return "Desafiar a alguien a una partida"


def decline_one():
    return "Rechazar un desafío"


def withdraw_one():
    return "Retirar tu desafío"
