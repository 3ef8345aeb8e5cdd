# Made from client/games/happy_graphs/text/de/line.ftl by `python -m client.catalogue`.


def board_command():
    return "die Bretter zeichnen"


def cards_command():
    return "jede Karte auf den Brettern beschreiben"


def hands_command():
    return "die sichtbaren Hände zeigen"


def undo_command():
    return "deinen letzten Schritt im Puzzle rückgängig machen"


def redo_command():
    return "ihn wiederholen"


def moves_help():
    return "eine Zahl oder ein Zug wie 3h n50: ihn spielen"


def only_in_puzzle():
    return "nur in einem Puzzle"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Runde {leg} von {legs}: {who}; {number}."


def alone():
    return "allein"


def player_with_role(*, name, role):
    return f"{formats.name(name)} {role}"


def your_turn(*, cards, points, stock):
    return f"Du bist am Zug, mit {cards}. {formats.number(points)} unglücklich, {stock}."


def their_turn(*, turn, points, stock):
    return f"{formats.begin(turn)}. {formats.number(points)} unglücklich, {stock}."


def puzzle_turn(*, cards, points):
    return f"In der Hand: {cards}. {formats.number(points)} unglücklich."


def puzzle_help():
    return "Tippe „züge“ und einen Rang, um zu sehen, wohin so eine Karte kann, oder einen Zug: 3h n50, „nimm n50“ oder „fertig“."


def score(*, points, parts, stock, rest):
    return f"{formats.number(points)} unglücklich: {parts}; {stock}; kommt noch: {rest}."


def none():
    return "nichts"


def hand(*, name, cards, turn):
    return f"{formats.name(name)}: {cards}" + (" (am Zug)" if turn else "")


def legend():
    return "Auf dem Brett: 3H2 ist eine 3, der zwei Nachbarn fehlen, (3H) ist glücklich, 3H2! kann nicht mehr glücklich werden, # ist eine Mauer, + ein freies Feld neben einer Karte, und < > steht um die zuletzt gespielte Karte."


def computers_board(*, number, points):
    return f"Das Brett des Computers auf Nummer {formats.game_number(number)}, {formats.number(points)} unglückliche Karte:" if points == 1 else f"Das Brett des Computers auf Nummer {formats.game_number(number)}, {formats.number(points)} unglückliche Karten:"


def no_such_move(*, number, last):
    return "Gerade gibt es keinen Zug nach Nummer." if last == 0 else f"Einen Zug {number} gibt es nicht. Tippe eine Zahl von 1 bis {last} oder einen Zug wie 3h n50."


def expected(*, move, points):
    return f"{move} ({formats.exact(points)})"


def hint(*, best, others):
    return f"Tipp: {best}" + ("" if others is None else f"; andere Züge: {others}") + ". In Klammern: die am Ende erwarteten unglücklichen Karten."
