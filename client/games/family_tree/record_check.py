"""Follows the deck of Family Tree through a record, to check the record.

rules: family_tree, The deal and Play
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from client.games.record_check import RecordCheck
from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.view import FamilyTreeView
from protocol.record import RecordLeg

_NO_MEMBERS = frozenset("2AJ")
"""The ranks that no tree-top couple has."""


def dealt(options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
    """Return the deck of a number."""
    return DECK.deal(number)


def sighted(view: FamilyTreeView) -> str | None:
    """Return the current card, which the number decides."""
    return view.current


def told(leg: RecordLeg, ply: int) -> str | None:
    """Return the card that was played at a ply; None if no move was made then."""
    return played(leg.moves[ply].move) if ply < len(leg.moves) else None


def bears_out(told: str, sighted: str) -> bool:
    """Return whether the card in a record is the card that was seen."""
    return told == sighted


def first_difference(deck: Sequence[Card], leg: RecordLeg) -> int | None:
    """Return the ply at which a recorded leg does not follow from its deck; None if the whole leg does.

    Cards that no place takes go to the bottom of the stock, in the order in which they came.
    """
    stock = deque(deck)
    couple: list[Card] = []
    while len(couple) < 2:
        card = stock.popleft()
        (stock if card[0] in _NO_MEMBERS else couple).append(card)
    if not _turned(stock, leg.opening):
        return 0
    for ply, move in enumerate(leg.moves):
        if not stock or played(move.move) != stock.popleft():
            return ply
        if not _turned(stock, move.model_extra or {}):
            return ply
    return None


def played(move: str) -> str:
    """Return the card that a move plays.

    >>> played("KS>7D")
    'KS'
    """
    return move.partition(">")[0]


def _turned(stock: deque[Card], told: dict[str, Any]) -> bool:
    """Put the skipped cards under the stock; return whether they were those on top of it."""
    for card in told.get("skipped", ()):
        if not stock or stock[0] != card:
            return False
        stock.rotate(-1)
    return True


CHECK = RecordCheck(
    dealt=dealt,
    first_difference=first_difference,
    sighted=sighted,
    told=told,
    bears_out=bears_out,
)
