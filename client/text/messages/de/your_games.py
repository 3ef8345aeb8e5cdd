# Made from client/text/de/your_games.ftl by `python -m client.catalogue`.


def title():
    return "Deine Spiele"


def hint():
    return "auf allen Servern, zuerst die, die auf dich warten"


def title_at(server):
    return f"Deine Spiele auf {formats.name(server)}"


def none():
    return "Du hast auf diesem Server keine Spiele."


def state(*, state, other):
    return "Du bist am Zug" if state == "yours" else ("Die anderen sind am Zug" if other is None else f"{formats.name(other)} ist am Zug") if state == "others" else "Wartet auf andere" if state == "players" else "Gewonnen" if state == "won" else "Verloren" if state == "lost" else "Unentschieden" if state == "drawn" else "Vorbei"


def game(*, game, other, number):
    return f"{formats.name(game)}" + ("" if other is None else f" mit {formats.name(other)}") + ("" if number is None else f" auf {formats.game_number(number)}")


def score(points):
    return f"Punkte {formats.number(points)}"


def last_move(*, move, by):
    return f"{formats.name(by)}: {move}"


def row(*, state, game, score, move, address):
    return f"{state}. {game}" + ("" if score is None else f", {score}") + ("" if move is None else f", {move}") + f". {address}"


def waiting_command(count):
    return f"{formats.number(count)} anderes Spiel wartet auf dich. „weiter“ öffnet es." if count == 1 else f"{formats.number(count)} andere Spiele warten auf dich. „weiter“ öffnet das erste."


def waiting_key(count):
    return f"{formats.number(count)} anderes Spiel wartet auf dich: Strg+N öffnet es." if count == 1 else f"{formats.number(count)} andere Spiele warten auf dich: Strg+N öffnet das erste."


def none_waiting():
    return "Kein anderes Spiel wartet auf dich."


def lost(*, server, why):
    return f"Die Verbindung zu {formats.name(server)} ist abgebrochen: {why}"


def back(server):
    return f"Wieder mit {formats.name(server)} verbunden."


def not_run(*, command, why):
    return f"{command} ließ sich nicht ausführen: {why}"


def failed(*, command, code):
    return f"{command} endete mit Code {code}."


def run_needs_watch():
    return "--run braucht --watch."


def run_what():
    return "Nenne nach --run das Programm, etwa --run notify-send."


def run_extra(word):
    return f"„{word}“ ist keine Option. Ein Programm steht hinter --run."
