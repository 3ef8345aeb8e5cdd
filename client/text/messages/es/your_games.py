# Made from client/text/es/your_games.ftl by `python -m client.catalogue`.


def title():
    return "Tus partidas"


def hint():
    return "en cada servidor, primero las que te esperan"


def title_at(server):
    return f"Tus partidas en {formats.name(server)}"


def none():
    return "No tienes partidas en este servidor."


def state(*, state, other):
    return "Tu turno" if state == "yours" else ("Turno de los demás" if other is None else f"Turno de {formats.name(other)}") if state == "others" else "Faltan jugadores" if state == "players" else "Ganaste" if state == "won" else "Perdiste" if state == "lost" else "Empate" if state == "drawn" else "Terminada"


def game(*, game, other, number):
    return f"{formats.name(game)}" + ("" if other is None else f" con {formats.name(other)}") + ("" if number is None else f" con el {formats.game_number(number)}")


def score(points):
    return f"puntos {formats.number(points)}"


def last_move(*, move, by):
    return f"{formats.name(by)}: {move}"


def row(*, state, game, score, move, address):
    return f"{state}. {game}" + ("" if score is None else f", {score}") + ("" if move is None else f", {move}") + f". {address}"


def waiting_command(count):
    return f"Te espera {formats.number(count)} partida más. Escribe «siguiente» para abrirla." if count == 1 else f"Te esperan {formats.number(count)} partidas más. Escribe «siguiente» para abrir la primera."


def waiting_key(count):
    return f"Te espera {formats.number(count)} partida más: Ctrl+N la abre." if count == 1 else f"Te esperan {formats.number(count)} partidas más: Ctrl+N abre la primera."


def none_waiting():
    return "Ninguna otra partida te espera."


def lost(*, server, why):
    return f"Se perdió la conexión con {formats.name(server)}: {why}"


def back(server):
    return f"Otra vez hay conexión con {formats.name(server)}."


def not_run(*, command, why):
    return f"No se pudo ejecutar {command}: {why}"


def failed(*, command, code):
    return f"{command} terminó con el código {code}."


def run_needs_watch():
    return "--run necesita --watch."


def run_what():
    return "Indica el programa detrás de --run, por ejemplo --run notify-send."


def run_extra(word):
    return f"«{word}» no es una opción. El programa va detrás de --run."
