# Made from client/text/es/result.ftl by `python -m client.catalogue`.


def outcome(*, winner, name, points, high, low):
    return ("Ganas" if winner == "you" else f"{formats.begin(formats.name(name))} gana" if winner == "player" else "Empate") + ((f", {formats.number(high)} a {formats.number(low)}" if winner == "nobody" else f" por {formats.number(high)} a {formats.number(low)}") if points else "") + "."


def ended_early(*, why, winner, loser):
    return (("Te rendiste" if loser is None else f"{formats.begin(formats.name(loser))} se rindió") if why == "resigned" else ("Se te acabó el tiempo" if loser is None else f"A {formats.name(loser)} se le acabó el tiempo") if why == "flag" else "No estabas" if loser is None else f"{formats.begin(formats.name(loser))} no estaba") + ", y " + ("tú ganas" if winner is None else f"{formats.name(winner)} gana") + " la partida."


def no_time_left():
    return "A los dos se les acabó el tiempo en el mismo instante: empate."


def you():
    return "tú"


def legs_won(*, winner, names, legs):
    return "Empate." if winner == "nobody" else (f"{formats.begin(formats.every(names))} comparten la victoria, con " + (f"{formats.number(legs)} manga ganada." if legs == 1 else f"{formats.number(legs)} mangas ganadas.")) if winner == "several" else (("Ganas" if winner == "you" else f"{formats.begin(formats.every(names))} gana") + ", con " + (f"{formats.number(legs)} manga ganada." if legs == 1 else f"{formats.number(legs)} mangas ganadas."))


def together(*, score, number, mine):
    return ("Tu equipo" if mine else "El equipo") + f" llegó a {score}" + ("." if number is None else f" con el número {formats.game_number(number)}.")


def together_ended_early(why):
    return "La partida terminó: se fueron todos." if why == "resigned" else "La partida terminó: se acabó el tiempo." if why == "flag" else "La partida terminó antes de tiempo."


def difference(score):
    return f"La diferencia es de {score}."


def rating_change(change):
    return f"Tu valoración cambia en {change}."


def accuracy_key(key):
    return f"{key} muestra la precisión de cada quien."


def unrated():
    return "Sin valoración: se deshizo una jugada que había descubierto una carta."


def race(*, winner, names, score):
    return f"Empate con {score}." if winner == "nobody" else f"Ganas con {score}." if winner == "you" else f"{formats.begin(formats.names(names))} gana con {score}." if winner == "player" else f"{formats.begin(formats.names(names))} ganan con {score}."


def race_ended_early(*, why, losers, loser, winner, names):
    return (("Te fuiste" if losers == "you" else f"{formats.begin(formats.name(loser))} se fue" if losers == "one" else "Los demás se fueron") if why == "resigned" else ("No estabas" if losers == "you" else f"{formats.begin(formats.name(loser))} no estaba" if losers == "one" else "Los demás no estaban") if why == "claimed" else "Se te acabó el tiempo" if losers == "you" else f"A {formats.name(loser)} se le acabó el tiempo" if losers == "one" else "Se acabó el tiempo") + ": " + ("ganas tú." if winner == "you" else f"gana {formats.names(names)}." if winner == "player" else f"ganan {formats.names(names)}.")


def race_without_winner(left):
    return "Se fueron todos: no gana nadie." if left else "La carrera terminó antes de tiempo: no gana nadie."


def leg(*, leg, status):
    return f"manga {leg}, interrumpida" if status == "unfinished" else f"manga {leg}, sin jugar" if status == "waiting" else f"manga {leg}"


def board(*, board, status):
    return f"tablero {board}, interrumpido" if status == "unfinished" else f"tablero {board}"


def role(key):
    return {
        "maximizer": "maximizó",
        "minimizer": "minimizó",
        "owner": "tuvo el árbol",
        "guesser": "adivinó",
    }[key]


def score():
    return "puntos"


def accuracy_of(role):
    return f"precisión, {role}"


def score_of(name):
    return f"puntos, {formats.name(name)}"


def leg_in_short(*, leg, owner, reached):
    return f"{leg} de {formats.name(owner)}: {reached}"


def rematch_starts(agreement):
    return "¿Otra vez? La revancha empieza cuando " + ("los dos coincidan en el reparto." if agreement == "both" else "todos coincidan en el reparto." if agreement == "all" else "todos la elijan.")


def rematch_starts_itself():
    return "La revancha acordada empieza sola, aunque no estés."


def you_want_rematch(*, name, what):
    return "Quieres " + ("la revancha con el mismo número" if what == "same_number" else "la revancha con un número nuevo" if what == "new_number" else "la revancha") + f". A la espera de {formats.name(name)}."


def wants_rematch(*, accept, name, what):
    return f"{formats.begin(formats.name(name))} quiere " + ("la revancha con el mismo número" if what == "same_number" else "la revancha con un número nuevo" if what == "new_number" else "la revancha") + ("." if accept is None else f": {accept}.")


def want_rematch(*, names, several, accept, what, missing):
    return f"{formats.begin(formats.names(names))} " + ("quieren" if several else "quiere") + " " + ("la revancha con el mismo número" if what == "same_number" else "la revancha con un número nuevo" if what == "new_number" else "la revancha") + ("." if accept is None else f": {accept}.") + " " + (f"Falta {formats.number(missing)} respuesta" if missing == 1 else f"Faltan {formats.number(missing)} respuestas") + "."


def press_to_accept(key):
    return f"pulsa {key} para aceptar"


def type_to_accept(command):
    return f"escribe {command} para aceptar"
