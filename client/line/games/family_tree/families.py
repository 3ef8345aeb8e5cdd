"""One family at a time in lines of text, in the player's own tree or the computer's. Pure.

rules: family_tree, What the player sees
"""

from collections.abc import Sequence

from client.games.family_tree import family_text
from client.games.family_tree.branches import branches, way_to
from client.games.family_tree.messages import families as families_text
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView


def tree(families: Sequence[Family]) -> list[str]:
    """Describe a tree, one family a line, with later generations indented under their parents."""
    return ["  " * (each.level - 1) + _generation(each) for each in families]


def hands(families: Sequence[Family]) -> list[str]:
    """List the families' hands, the best first."""
    with_hand = [(each, each.hand) for each in families if each.hand is not None]
    ranked = sorted(with_hand, key=lambda each: -each[1].points)
    return [family_text.hand_of(each, hand) for each, hand in ranked] or [families_text.no_hands()]


def here(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family of a member, or the first family if the member is None or gone."""
    return next((each for each in families if each.member == at), families[0] if families else None)


def above(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family one level up; None at the top."""
    family = here(families, at)
    return None if family is None else next(iter(way_to(families, family.member)[-2:-1]), None)


def told(view: FamilyTreeView, family: Family) -> list[str]:
    """Describe a family and its children, each with the effect of the current card in its branch."""
    parents = next((each for each in view.families if each.member == family.parent), None)
    lines = [_generation(family)]
    lines.append(_born_to(parents))
    if family.hand is not None:
        lines.append(f"{family_text.hand_of(family, family.hand)}.")
    return [*lines, *children(view, family)]


def children(view: FamilyTreeView, family: Family) -> list[str]:
    """Return a line for each child: its spouse, the number of descendants, and the effect of the current card there."""
    born = {each.member: each for each in view.families}
    listed = enumerate(branches(view, family.member), start=1)
    return [family_text.child_line(number, born[branch.child], branch, view.current) for number, branch in listed]


def _generation(family: Family) -> str:
    return families_text.generation(level=family.level, family=family_text.family_line(family))


def _born_to(parents: Family | None) -> str:
    return families_text.born_to_line(family_text.couple(parents)) if parents else families_text.first_couple()
