# Made from client/text/es/replay.ftl by `python -m client.catalogue`.


def heading(*, game, number):
    return f"{formats.name(game)} · número {formats.game_number(number)}"


def record_is_right():
    return "Comprobado: cada carta, jugada y puntuación es correcta."


def record_is_wrong(difference):
    return f"Este registro no es correcto: {difference}."


def score_of(*, name, score):
    return ("" if name is None else f"{formats.name(name)} ") + ("−" if score is None else f"{formats.number(score)}")


def won(*, winners, losers, why, scores):
    return f"victoria de {formats.names(winners)}" + (f" por rendición de {formats.names(losers)}" if why == "resigned" else f" por ausencia de {formats.names(losers)}" if why == "claimed" else f" por falta de tiempo de {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def drawn(*, losers, why, scores):
    return "empate" + (f" por rendición de {formats.names(losers)}" if why == "resigned" else f" por ausencia de {formats.names(losers)}" if why == "claimed" else f" por falta de tiempo de {formats.names(losers)}" if why == "flag" else "") + ("" if scores is None else f" ({scores})")


def reached(*, name, score):
    return f"{formats.name(name)} llegó a {formats.number(score)}"


def gave_up(name):
    return f"{formats.name(name)} abandonó"


def together_reached(score):
    return "el equipo abandonó" if score is None else f"el equipo llegó a {formats.number(score)}"


def leg_name(*, kind, leg):
    return f"Tablero {leg}" if kind == "board" else f"Manga {leg}"


def leg_title(*, leg, player):
    return f"{leg}: {player}"


def plays_as(*, name, role):
    return f"{formats.name(name)} " + ("maximiza" if role == "maximizer" else "minimiza" if role == "minimizer" else "tiene el árbol" if role == "owner" else "adivina" if role == "guesser" else "juega en solitario")


def players_together(players):
    return f"{formats.number(players)} en equipo"


def move_of(*, move, moves):
    return f"jugada {move} de {moves}"


def score(*, score, change):
    return f"puntos {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def score_and_parts(*, score, parts):
    return f"{score}: {parts}"


def score_of_player(*, name, score, change):
    return f"{formats.name(name)} {formats.number(score)}" + ("" if change == 0 else f" ({formats.signed(change)})")


def played(*, name, move, change):
    return f"{formats.name(name)}: {move}" + ("" if change == 0 else f" {formats.signed(change)}")


def leg_ended(score):
    return f"fin, puntos {formats.number(score)}"


def loading():
    return "Cargando esta jugada…"


def score_after(*, moves, score):
    return ("Al principio" if moves == 0 else f"Tras {formats.number(moves)} jugada" if moves == 1 else f"Tras {formats.number(moves)} jugadas") + f", la puntuación es {formats.number(score)}."


def scores_after(*, moves, scores):
    return ("Al principio" if moves == 0 else f"Tras {formats.number(moves)} jugada" if moves == 1 else f"Tras {formats.number(moves)} jugadas") + f": {scores}."


def legs_equal(*, moves, kind, score):
    return ("Al principio" if moves == 0 else f"Tras {formats.number(moves)} jugada" if moves == 1 else f"Tras {formats.number(moves)} jugadas") + ", " + ("los dos tableros" if kind == "board" else "las dos mangas") + f" tienen {formats.number(score)}."


def legs_compared(*, moves, kind, first, second, leader, lead):
    return ("Al principio" if moves == 0 else f"Tras {formats.number(moves)} jugada" if moves == 1 else f"Tras {formats.number(moves)} jugadas") + ", " + (f"el tablero 1 tiene {formats.number(first)} y el 2, {formats.number(second)}: el {leader} gana por {formats.number(lead)}." if kind == "board" else f"la manga 1 tiene {formats.number(first)} y la 2, {formats.number(second)}: la {leader} gana por {formats.number(lead)}.")


def same_move():
    return "misma jugada"


def same_card():
    return "misma carta"


def differ():
    return "primera diferencia"


def differ_here(*, kind, change):
    return ("Aquí empiezan a diferir los tableros" if kind == "board" else "Aquí empiezan a diferir las mangas") + ": " + ("la misma carta va a otro lugar." if change == "place" else "se juega otra carta." if change == "card" else "se hace otro intento." if change == "guess" else "se hace otra jugada.")


def takes_back(*, name, moves, revealed):
    return f"{formats.name(name)} deshace {formats.every(moves)}" + (", y se había descubierto una carta" if revealed else "")


def computer_plays(*, name, level):
    return f"la máquina ({formats.level(level)}) juega por {formats.name(name)}"


def plays_again(name):
    return f"{formats.name(name)} vuelve a jugar"


def leaves(name):
    return f"{formats.name(name)} deja la partida"


def replaced(*, name, other):
    return f"{formats.name(other)} sigue por {formats.name(name)}"


def resigns(*, name, alone):
    return f"{formats.name(name)} " + ("abandona" if alone else "se rinde")


def claims(name):
    return f"{formats.name(name)} reclama la victoria"


def out_of_time(name):
    return f"{formats.name(name)} agota su tiempo"


def out_of_time_in_leg(name):
    return f"{formats.name(name)} agota su tiempo de esta manga"


def time_back(*, name, time):
    return f"{formats.name(name)} recupera {formats.duration(time)}"


def hint(name):
    return f"{formats.name(name)} pide una pista"


def event_in_leg(*, event, leg):
    return f"{event} ({leg})"


def moves():
    return "Jugadas"


def playing():
    return "en marcha"


def analysis():
    return "Análisis"


def key(key):
    return {
        "step": "paso",
        "play": "ver",
        "pause": "pausa",
        "speed": "ritmo",
        "go-to": "ir a",
        "part": "diferencia",
        "event": "suceso",
        "analysis": "análisis",
        "one-leg": "una manga",
        "other-leg": "otra manga",
        "both-legs": "dos mangas",
        "look": "mirar",
        "watch": "ver",
        "choose": "elegir",
    }[key]


def go_to(*, typed, moves):
    return f"Ir a la jugada {typed}▌ (de {moves}): Enter va allí, ←→ avanzan esas jugadas"
