# Made from client/text/es/game.ftl by `python -m client.catalogue`.


def computer_has_not_played():
    return "La máquina aún no ha jugado este número. Lo está haciendo ahora."


def points(points):
    return "1 punto" if points == 1 else f"{formats.number(points)} puntos"


def no_leg():
    return "No se está jugando ninguna manga."


def choose_first():
    return "Elige antes un lugar con las flechas; luego pulsa Enter."


def enter_goes_on():
    return "Pulsa Enter para seguir."


def enter_goes_back():
    return "Pulsa Enter para volver."


def news():
    return "Lo que ha pasado"


def sent():
    return "Enviando…"


def your_turn():
    return "tu turno"


def turn(*, name, computer):
    return f"{formats.name(name)} está pensando" if computer else f"turno de {formats.name(name)}"


def leg_of(*, leg, legs):
    return f"manga {leg} de {legs}"


def kind(key):
    return {
        "alone": "solitario",
        "together": "en equipo",
        "race": "carrera",
    }[key]


def does(*, role, mine):
    return ("maximizas" if mine else "maximiza") if role == "maximizer" else ("minimizas" if mine else "minimiza") if role == "minimizer" else ("tienes el árbol" if mine else "tiene el árbol") if role == "owner" else "adivinas" if mine else "adivina"


def plays_alone(mine):
    return "juegas en solitario" if mine else "juega en solitario"


def leg_over(*, score, leg):
    return f"La manga {leg} terminó: {score}."


def safe_on():
    return "Las cartas seguras se juegan ahora solas."


def safe_off():
    return "Las cartas seguras ya no se juegan solas."
