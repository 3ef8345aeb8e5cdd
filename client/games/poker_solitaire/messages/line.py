"""Poker Solitaire in line mode.

Made from client/games/poker_solitaire/text/en/line.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def board_command() -> str:
    return "draw the matrices, the dealt cards and the reject squares"


def lines_command() -> str:
    return "name every row and column with its points"


def moves_help() -> str:
    return "a move such as QH c3 or c3 x1, or a square alone: play there"


def begins(*, leg: int, legs: int, who: str, number: str) -> str:
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Leg {leg} of {legs}: {who}; {number}."


def alone() -> str:
    return "alone"


def player(*, name: str, role: str | None, you: bool, computer: str | None) -> str:
    return f"{formats.name(name)}" + ("" if role is None else f" {role}") + (" (you)" if you else "") + ("" if computer is None else f" ({computer})")


def matrix(*, number: int, title: str) -> str:
    return f"matrix {number}, {title}"


def matrix_rules(*, matrix: str, rules: str) -> str:
    return f"{matrix}: {rules}"


def rules(*, touching: Literal["edges", "corners", "anywhere"], moves: bool, twelve: bool, scoring: Literal["english", "american", "pat", "user"]) -> str:
    return ("cards must touch at an edge" if touching == "edges" else "cards must touch at an edge or a corner" if touching == "corners" else "cards can go anywhere") + (", placed cards can be moved" if moves else "") + (", diagonals count" if twelve else "") + ", " + ("English scoring" if scoring == "english" else "American scoring" if scoring == "american" else "all five rows must be pat hands" if scoring == "pat" else "your own points")


def matrix_and_score(*, matrix: str, score: str) -> str:
    return f"{matrix}: {score}"


def matrix_heading(matrix: str) -> str:
    return f"{matrix}:"


def turn(*, turn: str, cards: Sequence[str] | None, score: str, stock: str) -> str:
    return f"{formats.begin(turn)}: " + ("no more cards" if cards is None else f"dealt {formats.cards(cards)}") + f". {score}; {stock}."


def race() -> str:
    return "Race"


def can_pass() -> str:
    return "You can pass: type pass."


def can_end() -> str:
    return "Your matrix is full: type done to end the race."


def goes_to(*, card: str, squares: Sequence[str], rejects: Sequence[str] | None) -> str:
    return f"{formats.card(card)} can go to {formats.either(squares)}" + ("" if rejects is None else f", or be rejected to {formats.either(rejects)}") + "."


def can_be_rejected(*, card: str, rejects: Sequence[str]) -> str:
    return f"{formats.card(card)} can only be rejected to {formats.either(rejects)}."


def any_square() -> str:
    return "any free square"


def any_square_of(matrix: str) -> str:
    return f"any free square of {matrix}"


def card_at(*, card: str, place: str) -> str:
    return f"{formats.card(card)} on {place}"


def can_pick_up(cards: Sequence[str]) -> str:
    return f"You can also move {formats.either(cards)}."


def can_pick_up_many(*, cards: int, place: str) -> str:
    return f"You can also move a placed card: there are {formats.number(cards)} that can go somewhere. Type moves and its square, such as moves {place}."


def no_moves() -> str:
    return "You have no moves now."


def too_many() -> str:
    return "Placed cards can be moved, so there are too many moves to list."


def many(*, moves: int, card: str) -> str:
    return f"There are {formats.number(moves)} moves. Type moves and a card, such as moves {card}, to list those of that card."


def move(*, number: int, move: str, score: str | None) -> str:
    return f"{number}. {move}" + ("" if score is None else f"; {score}")


def no_such_move(*, number: int, last: int) -> str:
    return "There is no move to choose by number now. Type a move such as QH c3." if last == 0 else f"There is no move {number}. Type a number from 1 to {last}, or a move such as QH c3."


def not_to_pick_up(typed: str) -> str:
    return f"You can’t pick up “{typed}” now."


def expected(*, move: str, expected: str) -> str:
    return f"{move} ({expected})"


def hint(*, best: str, others: str | None) -> str:
    return f"Hint: {best}" + ("" if others is None else f"; other moves: {others}") + ". In brackets: the score expected at the end."


def computers_matrix(*, number: int, score: str) -> str:
    return f"The computer’s matrix on number {formats.game_number(number)}, {score}:"


def legend() -> str:
    return "On the board: -- is a free square, + a free square that takes the first dealt card, < > marks the last card played."


def dealt(cards: str | None) -> str:
    return "dealt: " + ("none" if cards is None else f"{cards}")


def rejects(squares: str) -> str:
    return f"rejects: {squares}"


language.register(globals())
