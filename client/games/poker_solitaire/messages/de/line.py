# Made from client/games/poker_solitaire/text/de/line.ftl by `python -m client.catalogue`.


def board_command():
    return "die Matrizen, die ausgeteilten Karten und die Abwurffelder zeichnen"


def lines_command():
    return "jede Zeile und Spalte mit ihren Punkten nennen"


def moves_help():
    return "ein Zug wie QH c3 oder c3 x1, oder nur eine Stelle: dort spielen"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Runde {leg} von {legs}: {who}; {number}."


def alone():
    return "allein"


def player(*, name, role, you, computer):
    return f"{formats.name(name)}" + ("" if role is None else f" {role}") + (" (du)" if you else "") + ("" if computer is None else f" ({computer})")


def matrix(*, number, title):
    return f"Matrix {number}, {title}"


def matrix_rules(*, matrix, rules):
    return f"{matrix}: {rules}"


def rules(*, touching, moves, twelve, scoring):
    return ("Karten müssen sich an einer Kante berühren" if touching == "edges" else "Karten müssen sich an Kante oder Ecke berühren" if touching == "corners" else "Karten dürfen überallhin") + (", gelegte Karten lassen sich verschieben" if moves else "") + (", Diagonalen zählen" if twelve else "") + ", " + ("englische Zählung" if scoring == "english" else "amerikanische Zählung" if scoring == "american" else "alle fünf Zeilen müssen Pat-Hände sein" if scoring == "pat" else "eigene Punkte")


def matrix_and_score(*, matrix, score):
    return f"{matrix}: {score}"


def matrix_heading(matrix):
    return f"{matrix}:"


def turn(*, turn, cards, score, stock):
    return f"{formats.begin(turn)}: " + ("keine Karten mehr" if cards is None else f"ausgeteilt {formats.cards(cards)}") + f". {score}; {stock}."


def race():
    return "Rennen"


def can_pass():
    return "Du kannst passen: Tippe „passen“."


def can_end():
    return "Deine Matrix ist voll: Tippe „fertig“, um das Rennen zu beenden."


def goes_to(*, card, squares, rejects):
    return f"{formats.card(card)} kann nach {formats.either(squares)}" + ("" if rejects is None else f", oder als Abwurf nach {formats.either(rejects)}") + "."


def can_be_rejected(*, card, rejects):
    return f"{formats.card(card)} kann nur als Abwurf nach {formats.either(rejects)}."


def any_square():
    return "jede freie Stelle"


def any_square_of(matrix):
    return f"jede freie Stelle in {matrix}"


def card_at(*, card, place):
    return f"{formats.card(card)} auf {place}"


def can_pick_up(cards):
    return f"Verschieben kannst du auch {formats.either(cards)}."


def can_pick_up_many(*, cards, place):
    return f"Du kannst auch eine gelegte Karte verschieben: {formats.number(cards)} können irgendwohin. Tippe „züge“ und ihre Stelle, etwa „züge {place}“."


def no_moves():
    return "Du hast gerade keine Züge."


def too_many():
    return "Gelegte Karten lassen sich verschieben, also gibt es zu viele Züge für eine Liste."


def many(*, moves, card):
    return f"Es gibt {formats.number(moves)} Züge. Tippe „züge“ und eine Karte, etwa „züge {card}“, für die Züge dieser Karte."


def move(*, number, move, score):
    return f"{number}. {move}" + ("" if score is None else f"; {score}")


def no_such_move(*, number, last):
    return "Gerade gibt es keinen Zug nach Nummer. Tippe einen Zug wie QH c3." if last == 0 else f"Einen Zug {number} gibt es nicht. Tippe eine Zahl von 1 bis {last} oder einen Zug wie QH c3."


def not_to_pick_up(typed):
    return f"„{typed}“ kannst du gerade nicht aufnehmen."


def expected(*, move, expected):
    return f"{move} ({expected})"


def hint(*, best, others):
    return f"Tipp: {best}" + ("" if others is None else f"; andere Züge: {others}") + ". In Klammern: die am Ende erwarteten Punkte."


def computers_matrix(*, number, score):
    return f"Die Matrix des Computers auf Nummer {formats.game_number(number)}, {score}:"


def legend():
    return "Auf dem Brett: -- ist eine freie Stelle, + eine freie Stelle, die die erste ausgeteilte Karte nimmt, < > steht um die zuletzt gespielte Karte."


def dealt(cards):
    return "ausgeteilt: " + ("keine" if cards is None else f"{cards}")


def rejects(squares):
    return f"Abwurf: {squares}"
