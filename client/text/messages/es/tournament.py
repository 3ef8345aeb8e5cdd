# Made from client/text/es/tournament.ftl by `python -m client.catalogue`.


def title():
    return "Torneo"


def key():
    return "torneo"


def about():
    return "De cada nombre se guardan la puntuación más alta, la más baja y la media. Si ya has visto las cartas, solo puede cambiar la más baja."


def none_yet():
    return "En esta sala no hay torneo."


def names_title():
    return "Nombres"


def names_hint():
    return "De uno a cinco nombres, separados por comas. Vacío: termina el torneo."


def names_placeholder():
    return "Ada, Ben"


def optional_names():
    return "Torneo"


def optional_names_hint():
    return "Hasta cinco nombres, separados por comas, se turnan en esta pantalla."


def optional_names_placeholder():
    return "vacío: solo tú"


def keep():
    return "Guardar"


def too_many(number):
    return f"Un torneo tiene de uno a cinco nombres, no {formats.number(number)}."


def same_name():
    return "Los nombres tienen que ser distintos."


def who_plays():
    return "¿Quién juega ahora?"


def who_plays_key():
    return "quién juega"


def begin_key():
    return "empezar"


def plays(name):
    return f"Juega {formats.name(name)}"


def plays_as():
    return "Juegas como"


def beside():
    return "Por turnos con"


def beside_hint():
    return "juega en el otro asiento de esta pantalla"


def no_name():
    return "nadie"


def no_name_hint():
    return "tus partidas no cuentan"


def nobody_beside():
    return "nadie"


def nobody_beside_hint():
    return "en otra pantalla, o la máquina"


def not_in_turn():
    return "aquí se juega a la vez, o se ocultan cosas: hace falta una terminal por persona"


def seat_taken():
    return "el otro asiento está ocupado: dos personas pueden compartir pantalla mientras esté libre"


def unknown_name():
    return "nadie se llama así en este torneo"


def next_cards(number):
    return "Cartas nuevas: el número se sortea." if number is None else f"Las cartas del número {formats.game_number(number)}."


def column(key):
    return {
        "name": "nombre",
        "legs": "partidas",
        "highest": "máxima",
        "lowest": "mínima",
        "average": "media",
    }[key]


def scores(*, name, games, high, low, average):
    return f"{formats.name(name)}: " + (f"{formats.number(games)} partida" if games == 1 else f"{formats.number(games)} partidas") + f", máxima {high}, mínima {low}, media {average}."


def next_players(names):
    return f"A continuación: {formats.every(names)}."
