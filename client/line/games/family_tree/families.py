"""One family at a time in lines of text, in one's own tree or the computer's: pure.

rules: family_tree, What the player sees
"""

from collections.abc import Sequence

from client.games.family_tree.branches import branches, way_to
from client.line.words import family_tree
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView


def tree(families: Sequence[Family]) -> list[str]:
    """Describe a tree, a family a line, those of later generations set in under their parents."""
    return [
        "  " * (each.level - 1) + family_tree.generation(each.level, family_tree.family_line(each)) for each in families
    ]


def hands(families: Sequence[Family]) -> list[str]:
    """List the families' hands, the best first."""
    with_hand = [(each, each.hand) for each in families if each.hand is not None]
    ranked = sorted(with_hand, key=lambda each: -each[1].points)
    return [family_tree.hand_of(each, hand) for each, hand in ranked] or [family_tree.NO_HANDS]


def here(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family that one looks at: that of a member, or the first where there is none (any more)."""
    return next((each for each in families if each.member == at), families[0] if families else None)


def above(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family one level up from where one looks; None at the top."""
    family = here(families, at)
    return None if family is None else next(iter(way_to(families, family.member)[-2:-1]), None)


def told(view: FamilyTreeView, family: Family) -> list[str]:
    """Describe a family and its children, each with what the current card could do in its branch."""
    parents = next((each for each in view.families if each.member == family.parent), None)
    lines = [family_tree.generation(family.level, family_tree.family_line(family))]
    lines.append(family_tree.born_to(parents.member, parents.spouse) if parents else family_tree.FIRST_COUPLE)
    if family.hand is not None:
        lines.append(f"{family_tree.hand_of(family, family.hand)}.")
    return [*lines, *children(view, family)]


def children(view: FamilyTreeView, family: Family) -> list[str]:
    """Say of each child in a family whom it married, how many lie below, and what the current card could do there."""
    born = {each.member: each for each in view.families}
    listed = enumerate(branches(view, family.member), start=1)
    return [family_tree.child(number, born[branch.child], branch, view.current) for number, branch in listed]
