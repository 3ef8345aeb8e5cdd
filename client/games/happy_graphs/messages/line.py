"""Happy Graphs in line mode.

Made from client/games/happy_graphs/text/en/line.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def board_command() -> str:
    return "draw the boards"


def cards_command() -> str:
    return "describe every card on the boards"


def hands_command() -> str:
    return "show the visible hands"


def undo_command() -> str:
    return "undo your last step in the puzzle"


def redo_command() -> str:
    return "redo what you undid"


def moves_help() -> str:
    return "a number, or a move such as 3h n50: play it"


def only_in_puzzle() -> str:
    return "only in a puzzle"


def begins(*, leg: int, legs: int, who: str, number: str) -> str:
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Leg {leg} of {legs}: {who}; {number}."


def alone() -> str:
    return "alone"


def player_with_role(*, name: str, role: str) -> str:
    return f"{formats.name(name)} {role}"


def your_turn(*, cards: str, points: int, stock: str) -> str:
    return f"Your turn, with {cards}. {formats.number(points)} unhappy, {stock}."


def their_turn(*, turn: str, points: int, stock: str) -> str:
    return f"{formats.begin(turn)}. {formats.number(points)} unhappy, {stock}."


def puzzle_turn(*, cards: str, points: int) -> str:
    return f"In the hand: {cards}. {formats.number(points)} unhappy."


def puzzle_help() -> str:
    return "Type “moves” and a rank to list where such a card can go, or a move: 3h n50, take n50 or done."


def score(*, points: int, parts: str, stock: str, rest: str) -> str:
    return f"{formats.number(points)} unhappy: {parts}; {stock}; still to come: {rest}."


def none() -> str:
    return "none"


def hand(*, name: str, cards: str, turn: bool) -> str:
    return f"{formats.name(name)}: {cards}" + (" (to play)" if turn else "")


def legend() -> str:
    return "On the board: 3H2 is a 3 that lacks two neighbours, (3H) is happy, 3H2! can never be happy, # is a wall, + is a free square next to a card, and < > marks the last card played."


def computers_board(*, number: int, points: int) -> str:
    return f"The computer’s board on number {formats.game_number(number)}, {formats.number(points)} unhappy card:" if points == 1 else f"The computer’s board on number {formats.game_number(number)}, {formats.number(points)} unhappy cards:"


def no_such_move(*, number: int, last: int) -> str:
    return "There is no move to choose by number now." if last == 0 else f"There is no move {number}. Type a number from 1 to {last}, or a move such as 3h n50."


def expected(*, move: str, points: float) -> str:
    return f"{move} ({formats.exact(points)})"


def hint(*, best: str, others: str | None) -> str:
    return f"Hint: {best}" + ("" if others is None else f"; other moves: {others}") + ". In brackets: the unhappy cards expected at the end."


language.register(globals())
