"""What line mode says of Grandma's Game."""

from collections.abc import Sequence

from client.games.grandmas_game import words as said
from client.text.formats import number
from client.text.people_words import begun

MOVES = "  a number, or a move like 5 hearts up, 8h down, h up to down, deal, order 8h 3c, peek 5, give-up: play that"
NOT_YOURS = "it is not your turn"
NOT_YOUR_TURN = "It is not your turn."
RACE = "in a race nothing is undone"
NOTHING_SAFE = "there is no card that is safe to play"
NOTHING_UNDONE = "nothing was undone"
NOTHING_TO_UNDO = "no move stands that could be undone"
NO_NEWS = "Nothing has been played at your table yet."
NO_TABLE = "Each plays on a table of their own, which nobody else sees."
NO_DEALING = "The dealing is told until the first move is made."
NOTHING_LISTED = "Nothing can be played now but order, if you like."
STUCK = "You are stuck: the stock is empty, and nothing can be played any more. undo or give-up remain."
NO_ORDER = "The workspace has not all of these cards: name some of it, the lowest first, such as order 8h 3c."
NOTHING_TO_ORDER = "The workspace is empty: a deal brings a pile into it."
NOT_ORDERED = "Here the workspace stays in its order."
ORDER = "order and cards, such as order 8h 3c, puts those on top of the workspace, the lowest first."
AT_FIRST = "The cards are dealt: dealing tells how, until your first move."
COMPUTERS_TABLE = "The computer’s table on number {number}, {score}:"


def begins(who: str, how: str) -> str:
    """Head a leg."""
    return f"{begun(who)}; {how}."


def turn(points: int, stock: str, made: str) -> str:
    """Say how one's table stands."""
    return f"{number(points)} of {said.ALL} cards on the foundations, {stock}; {made}."


def their_turn(turn: str) -> str:
    """Say who plays."""
    return f"{begun(turn)}."


def place(index: int, move: str, safe: bool) -> str:
    """Describe a move, under the number that plays it."""
    return f"{index}. {move}{' (safe)' if safe else ''}"


def no_place(index: int, places: int) -> str:
    """Say that there are not so many moves."""
    return f"There is no move {index}: type a number from 1 to {places}, or a move such as 5 hearts up."


def hint(best: str, others: Sequence[str]) -> str:
    """Say what the computer would play, and how many cards it expects on the foundations then."""
    rest = f"; of others: {', '.join(others)}" if others else ""
    return f"Hint: {best}; in brackets the cards expected on the foundations in the end{rest}."


def expected(move: str, score: float) -> str:
    """Say how many cards are expected in the end after a move."""
    return f"{said.move(move)} ({score:.0f})"
