"""One family at a time in lines of text, in one's own tree or the computer's: pure.

rules: family_tree, What the player sees
"""

from collections.abc import Callable, Sequence

from client.plain.words import trees
from protocol.cards import Card
from protocol.views.family_tree import Family

Sign = Callable[[Family], str]
"""Says what the current card could do in a child's branch; empty where nothing."""


def tree(families: Sequence[Family]) -> list[str]:
    """Describe a tree, a family a line, those of later generations set in under their parents."""
    return ["  " * (each.level - 1) + trees.generation(each.level, trees.family_line(each)) for each in families]


def hands(families: Sequence[Family]) -> list[str]:
    """List the families' hands, the best first."""
    with_hand = [(each, each.hand) for each in families if each.hand is not None]
    ranked = sorted(with_hand, key=lambda each: -each[1].points)
    return [trees.hand_of(each, hand) for each, hand in ranked] or [trees.NO_HANDS]


def family_of(families: Sequence[Family], card: Card) -> Family | None:
    """Return the family that a card lies in, in sight or covered; None where it lies in none."""
    return next((each for each in families if card in _cards(each)), None)


def here(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family that one looks at: that of a member, or the first where there is none (any more)."""
    return next((each for each in families if each.member == at), families[0] if families else None)


def above(families: Sequence[Family], at: Card | None) -> Family | None:
    """Return the family one level up from where one looks; None at the top."""
    family = here(families, at)
    parent = family.parent if family is not None else None
    return next((each for each in families if each.member == parent), None)


def told(families: Sequence[Family], family: Family, sign: Sign | None = None) -> list[str]:
    """Describe a family and its children, each with what is in its branch."""
    parents = next((each for each in families if each.member == family.parent), None)
    lines = [trees.generation(family.level, trees.family_line(family))]
    lines.append(trees.born_to(parents.member, parents.spouse) if parents else trees.FIRST_COUPLE)
    if family.hand is not None:
        lines.append(f"{trees.hand_of(family, family.hand)}.")
    return [*lines, *children(families, family, sign)]


def children(families: Sequence[Family], family: Family, sign: Sign | None = None) -> list[str]:
    """Say of each child in a family whom it married, how many lie below, and what the current card could do there."""
    born = [next(each for each in families if each.member == child) for child in family.children]
    return [
        trees.child(number, each.member, each.spouse, below(families, each), sign(each) if sign is not None else "")
        for number, each in enumerate(born, start=1)
    ]


def below(families: Sequence[Family], family: Family) -> int:
    """Count the children in a family's branch: its own, and all of theirs."""
    born = {each.member: each for each in families}
    return sum(1 + below(families, born[child]) for child in family.children)


def _cards(family: Family) -> Sequence[Card | None]:
    return (family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended)
