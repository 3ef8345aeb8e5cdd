# Made from client/text/es/lobby.ftl by `python -m client.catalogue`.


def asking():
    return "Consultando al servidor…"


def game():
    return "Juego"


def form(key):
    return {
        "match": "partida",
        "mirror": "partida espejo",
        "race": "carrera",
        "together": "en equipo",
        "solo": "solitario",
    }[key]


def game_form(*, game, form):
    return f"{formats.name(game)}" if form == "match" else f"{formats.name(game)} (espejo)" if form == "mirror" else f"{formats.name(game)} (carrera)" if form == "race" else f"{formats.name(game)} (en equipo)" if form == "together" else f"{formats.name(game)} (solitario)"


def you(name):
    return f"{formats.name(name)} (tú)"


def key(key):
    return {
        "choose": "elegir",
        "back": "volver",
    }[key]


def where(*, own, server):
    return f"en el servidor de este equipo ({server})" if own else f"en el servidor {server}"


def where_in_short(*, own, server):
    return "en este equipo" if own else f"{server}"


def heading(key, *, where):
    match key:
        case "rooms":
            return f"Salas públicas {where}:"
        case "daily":
            return f"El número del día {where}:"
        case "standings":
            return f"Clasificación {where}:"
        case "player":
            return f"Página personal {where}:"
        case "matches":
            return f"Partidas terminadas {where}:"
        case "versus":
            return f"Frente a frente {where}:"
        case "scores":
            return f"Tus récords {where}:"
    raise KeyError(key)


def no_answer():
    return "El servidor no respondió. Inténtalo otra vez."
