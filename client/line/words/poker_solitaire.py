"""What line mode says of Poker Solitaire."""

from collections.abc import Sequence

from client.games.poker_solitaire import table_words as poker_table_words
from client.games.poker_solitaire import words as said
from client.text import formats
from client.text.formats import exact
from protocol.cards import Card

MOVES = "  a move such as QH c3 or c3 x1, or a square alone: play there"
NOT_YOUR_TURN = "It is not your turn."
NO_NEWS = "Nothing has happened in this leg yet."
ANY_SQUARE = "any free square"
NO_MOVES = "No move is open to you now."
PASSES = "You may pass: type pass."
CAN_END = "Your matrix is full: type done, and the race is over."
TOO_MANY = "Placed cards may be moved, which makes too many moves to number them."
MANY = "There are {many} moves: moves and a card, such as moves {card}, numbers those of that card."
WAITS = "Your matrix is full, and nothing is left for you to do."
COMPUTERS_BOARD = "The computer’s matrix on number {number}, {score}:"
LEGEND = (
    "On the board: -- is a free square, + a free one that takes the first dealt card, < > round the card played last."
)


def begins(leg: int, legs: int, who: str, how: str) -> str:
    """Head a leg."""
    return f"Leg {leg} of {legs}: {who}; {how}." if legs > 1 else f"{formats.begin(who)}; {how}."


def turn(whose: str, dealt: Sequence[Card], score: str, stock: int) -> str:
    """Say whose turn it is, what is dealt, and how the score stands."""
    cards = f"dealt {said.cards(dealt)}" if dealt else poker_table_words.NO_CARD
    return f"{formats.begin(whose)}: {cards}. {score}; {poker_table_words.stock(stock)}."


def goes_to(card: str, squares: Sequence[str], rejects: Sequence[str]) -> str:
    """Say where a card may go."""
    away = f"rejected to {', '.join(rejects)}" if rejects else ""
    if not squares:
        return f"{card} can be {away}."
    return f"{card} goes to {', '.join(squares)}{f'; {away}' if away else ''}."


def any_square_of(matrix: str) -> str:
    """Say that every free square of a matrix takes a card.

    >>> any_square_of("matrix 2"), any_square_of("Ben’s matrix")
    ('any free square of matrix 2', 'any free square of Ben’s matrix')
    """
    return f"{ANY_SQUARE} of {matrix}"


def lying(cards: Sequence[str]) -> str:
    """Say which cards that lie can be picked up."""
    return f"To be picked up where they lie: {', '.join(cards)}."


def numbered(index: int, meaning: str, after: str) -> str:
    """Describe a move, under the number that plays it."""
    return f"{index}. {meaning}; {after.replace('→', 'to')}" if after else f"{index}. {meaning}"


def no_move(index: int, moves: int) -> str:
    """Say that there are not so many moves."""
    if moves:
        return f"There is no move {index}: type a number from 1 to {moves}, or a move such as QH c3."
    return "There is no move to choose by its number now: type one such as QH c3."


def hint(best: str, others: Sequence[str], *, lead: bool) -> str:
    """Say what the computer would play; `lead`: expected is how far one leads, each having a score."""
    rest = f"; of others: {', '.join(others)}" if others else ""
    return f"Hint: {best} {'points ahead' if lead else 'points'} expected in the end{rest}."


def not_picked_up(typed: str) -> str:
    """Say that a card, or what lies on a place, cannot be picked up."""
    return f"'{typed}' is nothing that can be picked up now."


def expected(move: str, score: float) -> str:
    """Say what the computer expects after a move."""
    return f"{move}, {exact(score)}"


def line(name: str, called: str, points: str) -> str:
    """Tell of a row, a column or a diagonal."""
    return f"{name}: {called}, {points}"
