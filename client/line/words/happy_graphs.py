"""What line mode says of Happy Graphs."""

from collections.abc import Sequence

from client.games.happy_graphs import words as said
from client.text.cards import show_card
from client.text.counting import count
from client.text.formats import number
from client.text.people_words import begun
from protocol.cards import Card

MOVES = "  a number, or a move such as 3h n50: play there"
NOTHING_LIES = "No card lies on the board yet."
NO_NEWS = "Nothing has happened in this leg yet."
NO_UNDO = "nothing of yours is to be undone"
NO_REDO = "nothing was undone"
PUZZLE_HOW = "Type moves and a rank to list where such a card may go, a move such as 3h n50, take n50, or done."
NOT_A_PUZZLE = "only in a puzzle"
NOT_YOURS = "it is not your turn"
NOT_YOUR_TURN = "It is not your turn."
COMPUTERS_BOARD = "The computer’s board on number {number}, {score}:"
LEGEND = (
    "On the board: 3H2 is a 3 that lacks two neighbours, (3H) a happy one, 3H2! one that can never be happy, # a wall, "
    "+ a free square next to a card, < > round the card played last."
)


def begins(leg: int, legs: int, who: str, how: str) -> str:
    """Head a leg."""
    return f"Leg {leg} of {legs}: {who}; {how}." if legs > 1 else f"{begun(who)}; {how}."


def your_turn(hand: Sequence[Card], score: int, stock: int) -> str:
    """Say that it is the reader's turn."""
    return f"Your turn, with {said.cards(hand)}. {number(score)} unhappy, {said.stock(stock)}."


def their_turn(turn: str, hand: str, score: int, stock: int) -> str:
    """Say whose turn it is."""
    held = f", with {hand}" if hand else ""
    return f"{begun(turn)}{held}. {number(score)} unhappy, {said.stock(stock)}."


def puzzle_turn(hand: str, score: int) -> str:
    """Say what is left to place in a puzzle."""
    return f"In the hand: {hand or 'no card'}. {number(score)} unhappy."


def place(index: int, meaning: str, after: str) -> str:
    """Describe a move, under the number that plays it."""
    return f"{index}. {meaning}; {after.replace('→', 'to')}" if after else f"{index}. {meaning}"


def no_place(index: int, places: int) -> str:
    """Say that there are not so many moves."""
    if places:
        return f"There is no move {index}: type a number from 1 to {places}, or a move such as 3h n50."
    return "There is no move to choose by its number now."


def hand_of(name: str, hand: Sequence[Card] | None, many: int, turn: bool) -> str:
    """Tell a hand."""
    held = said.cards(hand) if hand else count(many, "card") if hand is None else "no card"
    return f"{name}: {held}{' (to play)' if turn else ''}"


def card(told: str) -> str:
    """Write what is told of a card as a sentence."""
    return f"{told}."


def group(index: int) -> str:
    """Head a group's board."""
    return f"Group {index}:"


def expected(move: str, score: float) -> str:
    """Say how many unhappy cards are expected in the end after a move."""
    return f"{said.move(move)}: {score:.1f}"


def hint(best: str, others: Sequence[str]) -> str:
    """Say what the computer would play, and how many unhappy cards it expects then."""
    rest = f"; of others: {', '.join(others)}" if others else ""
    return f"Hint: {best} unhappy expected in the end{rest}."


def points(score: int, parts: str, stock: str, rest: str) -> str:
    """Say what the score is made of, and what cards are still to come."""
    return f"{number(score)} unhappy: {parts}; {stock}; still to come: {rest or 'none'}."


def no_card(typed: str) -> str:
    """Say that the hand has no such card."""
    return f"There is no {typed[:4]} in the hand."


def fits_nowhere(one: Card) -> str:
    """Say that a card fits nowhere."""
    return f"{show_card(one)} fits on no square now."
