# Made from client/games/grandmas_game/text/es/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)} carta" if points == 1 else f"{formats.number(points)} cartas"


def of_all(points):
    return f"{formats.number(points)} de 104 cartas"


def on_foundations(points):
    return f"{formats.number(points)} de 104 cartas en las bases"


def on_foundations_short(points):
    return f"{formats.number(points)} de 104 cartas en bases"


def title(points):
    return f"Puntos: {formats.number(points)}"


def all_home():
    return "Las 104 cartas están en las bases"


def won():
    return "Victoria: las 104 cartas"


def suit(key):
    return {
        "clubs": "tréboles",
        "diamonds": "diamantes",
        "hearts": "corazones",
        "spades": "picas",
    }[key]


def player(number):
    return f"Jugador {number}"


def part(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def to_beat(points):
    return f"{formats.number(points)} cartas a alcanzar" if points == 104 else f"{formats.number(points)} carta a superar" if points == 1 else f"{formats.number(points)} cartas a superar"


def computer_reached(points):
    return f"La máquina llevó {formats.number(points)} carta a las bases." if points == 1 else f"La máquina llevó {formats.number(points)} cartas a las bases."


def your_best(points):
    return f"Tu récord es {formats.number(points)}."


def stock(cards):
    return "el mazo está vacío" if cards == 0 else f"{formats.number(cards)} en el mazo"


def made(*, moves, undos, redos, peeks, race):
    return (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas") + ("" if race else (", " + (f"{formats.number(undos)} deshecha" if undos == 1 else f"{formats.number(undos)} deshechas") + ", " + (f"{formats.number(redos)} rehecha" if redos == 1 else f"{formats.number(redos)} rehechas"))) + ("" if peeks == 0 else f", {formats.number(peeks)} mirada" if peeks == 1 else f", {formats.number(peeks)} miradas")


def player_state(*, name, points, left, plays):
    return f"{formats.name(name)}: " + (f"{formats.number(points)} carta jugada" if points == 1 else f"{formats.number(points)} cartas jugadas") + f", quedan {formats.number(left)}" + ("" if plays else ", fin")


def more_players(players):
    return f"y {formats.number(players)} más"


def ended(key, *, points):
    match key:
        case "won":
            return "Victoria: ¡las 104 cartas están en las bases!"
        case "given-up":
            return f"Abandono con {formats.number(points)} carta en las bases." if points == 1 else f"Abandono con {formats.number(points)} cartas en las bases."
        case "other":
            return f"La partida terminó con {formats.number(points)} carta en las bases." if points == 1 else f"La partida terminó con {formats.number(points)} cartas en las bases."
    raise KeyError(key)


def your_table(key):
    return {
        "won": "Ganaste: todas las cartas están en las bases.",
        "given-up": "Abandonaste tu mesa.",
        "stuck": "En tu mesa ya no se pueden jugar más cartas.",
        "cut-short": "Ganó otra persona.",
    }[key]


def others_play_on():
    return "Los demás siguen jugando."


def race_over(places):
    return f"La carrera terminó: {places}."


def race_won(*, name, others):
    return f"La carrera terminó: victoria de {formats.name(name)}" + ("" if others is None else f"; {others}") + "."


def left_cards(groups):
    return f"Quedan: {groups}."


def left_in(*, place, cards):
    return f"{place}: {formats.cards(cards)}"


def workspace():
    return "abanico"


def stock_name():
    return "mazo"


def option_fixed_order():
    return "El abanico conserva su orden, lo que es mucho más difícil."


def option_winnable():
    return "Solo se sortean números que se pueden ganar."
