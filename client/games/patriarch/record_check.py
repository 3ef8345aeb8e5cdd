"""Checks a record of The Patriarch against its number: suit, tree and grades.

rules: patriarch, Grading, Record and From the number
"""

from collections.abc import Mapping, Sequence
from typing import Any

from client.games.patriarch.trees import FAMILIES, every, grade
from client.games.record_check import RecordCheck
from protocol.cards import Card
from protocol.deals import draw_below, drawn
from protocol.games.patriarch.view import PatriarchView
from protocol.record import RecordLeg

_DECKS = {
    "patriarch": "patriarch-5-3-line",
    "advanced-patriarch": "patriarch-7-4-line",
    "matriarch": "patriarch-5-3-any",
    "advanced-matriarch": "patriarch-7-4-any",
}
_SUITS = "CDHS"


def dealt(options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
    """Return the suit and the tree of a number; nothing if the owner lays the tree out.

    >>> dealt({"variant": "patriarch", "tree": "number"}, 2, 5)
    ('S', '2(3(A) 4(5))')
    """
    if options["tree"] != "number":
        return ()
    trees = every(FAMILIES[options["variant"]])
    draws = drawn(_DECKS[options["variant"]], number)
    tree = trees[draw_below(len(trees), draws)]
    return Card(_SUITS[draw_below(len(_SUITS), draws)]), Card(tree)


def first_difference(deck: Sequence[Card], leg: RecordLeg) -> int | None:
    """Return the ply at which a recorded leg does not follow from suit and tree; None if the whole leg does.

    Computes every grade again.
    """
    suit, tree = leg.opening.get("suit"), leg.opening.get("tree")
    if deck and (suit, tree) != tuple(deck):
        return 0
    waiting: list[str] = []
    for ply, move in enumerate(leg.moves):
        verb, _, guess = move.move.partition(" ")
        if verb == "guess":
            waiting.append(guess)
        told = (move.model_extra or {}).get("grade")
        if told is None:
            continue
        right = grade(waiting.pop(0), tree) if waiting and isinstance(tree, str) else None
        if right is None or told != {"red": right.red, "black": right.black, "down": right.down}:
            return ply
    return None


def sighted(view: PatriarchView) -> str | None:
    """Return the suit, and the tree if it is visible, during the leg; None before they are chosen."""
    if view.suit is None or not view.to_act:
        return None
    return f"{view.suit} {view.tree}" if view.tree is not None else view.suit


def told(leg: RecordLeg, ply: int) -> str | None:
    """Return the suit and the tree of the record; None if no move was made at a ply."""
    return f"{leg.opening.get('suit')} {leg.opening.get('tree')}" if ply < len(leg.moves) else None


def bears_out(told: str, sighted: str) -> bool:
    """Return whether the record has the suit and the tree that were seen.

    >>> bears_out("S 2(3(A) 4(5))", "S"), bears_out("S 2(3(A) 4(5))", "S 3(2(A) 4(5))")
    (True, False)
    """
    return sighted in (told, told.partition(" ")[0])


CHECK = RecordCheck(
    dealt=dealt,
    first_difference=first_difference,
    sighted=sighted,
    told=told,
    bears_out=bears_out,
    deals_cards=False,
)
