"""Trees as they are written, read in any order of children, and refused with the reason. rules: patriarch, Variants

A `Tree` is its own text: the top card, its children in parentheses, one space between children, in ASCII order. So
trees are equal when their texts are, and mirror images are the same.
"""

from functools import lru_cache
from typing import NamedTuple, NewType

from protocol.cards import RANKS
from protocol.games.patriarch.reasons import Reason
from protocol.reasons.base import shown
from server.games.errors import IllegalMove, MalformedMove
from server.games.patriarch.variants import Family

Tree = NewType("Tree", str)

_EXAMPLE = "3(4(2) A(5))"
_MOST = len(RANKS)


class Illegal(IllegalMove[Reason]):
    """The Patriarch refuses a move."""


class Malformed(MalformedMove[Reason]):
    """A text is not a tree, or names no suit for one."""


class Place(NamedTuple):
    """Where a card stands: its generation, the top one being 0, and its parent, which is empty for the top card."""

    generation: int
    parent: str


class _Node(NamedTuple):
    rank: str
    children: "list[_Node]"


def read(text: str) -> Tree:
    """Read what is written like a tree, whichever cards are in it, and however many tops it has.

    >>> read("3( a(5) 4(2))")
    '3(4(2) A(5))'

    Raises MalformedMove.
    """
    tops: list[_Node] = []
    rows = [tops]
    count, before = 0, ""
    for sign in "".join(text.upper().split()):
        if sign in RANKS:
            rows[-1].append(_Node(sign, []))
            count += 1
        elif sign == "(" and before in RANKS and before:
            rows.append(rows[-1][-1].children)
        elif sign == ")" and before not in "(" and len(rows) > 1:
            rows.pop()
        else:
            raise _malformed("tree_sign", text, f"{sign!r} cannot stand there", sign)
        if count > _MOST:
            raise _malformed("tree_too_large", text, "no suit has so many cards")
        before = sign
    if len(rows) > 1:
        raise _malformed("tree_not_closed", text, "a parenthesis is not closed")
    if not tops:
        raise _malformed("tree_without_cards", text, "it has no cards")
    return Tree(_written(tops))


def shape(tree: str) -> str:
    """Return the shape of a tree, children in ASCII order.

    >>> shape("3(4(2) A(5))"), shape("2(3 4(5(A)))")
    ('*(*(*) *(*))', '*(* *(*(*)))')
    """
    return _shaped(_nodes(tree))


@lru_cache(maxsize=4096)
def places(tree: Tree) -> dict[str, Place]:
    """Return where each card of a tree stands. Nobody may change what is returned.

    >>> places(Tree("3(4(2) 5)"))["2"]
    Place(generation=2, parent='4')
    """
    found: dict[str, Place] = {}
    above, last = [""], ""
    for sign in tree:
        if sign == "(":
            above.append(last)
        elif sign == ")":
            above.pop()
        elif sign != " ":
            found[sign] = Place(len(above) - 1, above[-1])
            last = sign
    return found


def check(tree: Tree, family: Family) -> None:
    """Raise IllegalMove with the reason if a variant does not allow the tree."""
    if refused := _refusal(tree, family):
        raise refused.add(example=family.example)


def _refusal(tree: Tree, family: Family) -> Illegal | None:
    cards = [sign for sign in tree if sign in RANKS]
    first, last = family.ranks[0], family.ranks[-1]
    for card in cards:
        if card not in family.ranks:
            message = f"{card} is not in this family: {family.title} has the cards {first} to {last}."
            return Illegal("card_not_in_family", message, card=card, first=first, last=last)
        if cards.count(card) > 1:
            return Illegal("card_repeated", f"{card} is in the tree more than once.", card=card)
    for card in family.ranks:
        if card not in cards:
            message = f"{card} is missing: a tree has every card from {first} to {last}."
            return Illegal("card_missing", message, card=card, first=first, last=last)
    tops = [card for card, place in places(tree).items() if place.generation == 0]
    if len(tops) > 1:
        message = f"A tree has one card at the top, not {len(tops)}: {' and '.join(tops)}."
        return Illegal("several_tops", message, cards=tuple(tops))
    if family.shape is not None and (own := shape(tree)) != family.shape:
        message = f"{family.title} has one shape, {family.shape}. This tree has the shape {own}."
        return Illegal("other_shape", message, shape=family.shape, own=own)
    deepest, most = 1 + max(place.generation for place in places(tree).values()), family.generations
    if deepest > most:
        message = f"{family.title} has at most {most} generations; this tree has {deepest}."
        return Illegal("too_many_generations", message, most=most, generations=deepest)
    return None


def _malformed(reason: Reason, text: str, why: str, sign: str | None = None) -> Malformed:
    message = f"{text[:40]!r} is not a tree: {why}. Write a top card with its children in parentheses, like {_EXAMPLE}."
    return Malformed(reason, message, tree=shown(text), sign=None if sign is None else shown(sign), example=_EXAMPLE)


def _nodes(tree: str) -> list[_Node]:
    tops: list[_Node] = []
    rows = [tops]
    for sign in tree:
        if sign == "(":
            rows.append(rows[-1][-1].children)
        elif sign == ")":
            rows.pop()
        elif sign != " ":
            rows[-1].append(_Node(sign, []))
    return tops


def _written(nodes: list[_Node]) -> str:
    return " ".join(sorted(node.rank + (f"({_written(node.children)})" if node.children else "") for node in nodes))


def _shaped(nodes: list[_Node]) -> str:
    return " ".join(sorted("*" + (f"({_shaped(node.children)})" if node.children else "") for node in nodes))
