"""Families of a tree one at a time, and the branch below each child with its sign, read from a view alone. Pure.

rules: family_tree, What the player sees
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protocol.cards import Card
from protocol.games.family_tree.view import Does, Family, FamilyTreeView


class Sign(StrEnum):
    """What the current card could do somewhere in a branch."""

    CHILD = "child"
    SPOUSE = "spouse"
    EITHER = "either"
    JACK = "jack"
    COUPLE = "couple"


@dataclass(frozen=True, slots=True)
class Branch:
    """A child's own family and all below it.

    `sign`: what the current card could do there, None for nothing; `places`: in how many places; `children`: the number
    of children below the child, at any depth.
    """

    child: Card
    sign: Sign | None
    places: int
    children: int


_SIGNS: dict[frozenset[Does], Sign] = {
    frozenset({"child"}): Sign.CHILD,
    frozenset({"spouse"}): Sign.SPOUSE,
    frozenset({"child", "spouse"}): Sign.EITHER,
    frozenset({"deceased"}): Sign.JACK,
    frozenset({"extended"}): Sign.COUPLE,
    frozenset({"divorced"}): Sign.COUPLE,
}


def branches(view: FamilyTreeView, member: Card) -> tuple[Branch, ...]:
    """Return the branch below each child of a member's family, in order of birth.

    The child's own family is part of its branch, because the current card is played there after opening it.
    """
    family = family_of(view.families, member)
    return () if family is None else tuple(branch(view, child) for child in family.children)


def branch(view: FamilyTreeView, child: Card) -> Branch:
    """Return the branch of a child that was born into the tree."""
    people: set[Card] = set()
    generations = list(_below(view.families, child))
    for family in generations:
        people |= {family.member} if family.spouse is None else {family.member, family.spouse}
    moves = [move for move in view.moves if move.target in people]
    sign = _SIGNS.get(frozenset(move.does for move in moves))
    return Branch(child, sign, len(moves), len(generations) - 1)


def family_of(families: Sequence[Family], card: Card) -> Family | None:
    """Return the family that contains a card, in sight or covered; None if there is none."""
    return next((each for each in families if card in cards_of(each)), None)


def cards_of(family: Family) -> tuple[Card | None, ...]:
    """Return every card of a family except its children, None for a missing card."""
    return (family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended)


def way_to(families: Sequence[Family], member: Card) -> tuple[Family, ...]:
    """Return the families from the tree top down to a member's; empty if the member is not in the tree."""
    born = {family.member: family for family in families}
    way: list[Family] = []
    at = born.get(member)
    while at is not None:
        way.append(at)
        at = born.get(at.parent) if at.parent is not None else None
    return tuple(reversed(way))


def _below(families: Sequence[Family], member: Card) -> Iterator[Family]:
    """Yield a member's family and those below it, in tree order: each family before its children's."""
    within = {member}
    for family in families:
        if family.member in within:
            within.update(family.children)
            yield family
