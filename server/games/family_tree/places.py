"""Where a card can be played, and why not elsewhere. rules: family_tree, Cards"""

from protocol.cards import Card
from protocol.views.family_tree import Does, Family
from server.games.family_tree.state import KINDS, Kind, Node, Place

_DOES: dict[Kind, Does] = {"two": "extended", "ace": "divorced", "jack": "deceased"}

_SINGLE: dict[Kind, str] = {
    "two": "is single: a 2 is played on a couple.",
    "ace": "is single: an ace is played on a couple.",
}
_DIVORCED: dict[Kind, str] = {
    "family": "are divorced: they have no more children, and nobody divorced remarries.",
    "two": "are divorced: a 2 is played on a couple that is not.",
    "ace": "are divorced already: a couple takes only one ace.",
}
_WIDOWED: dict[Kind, str] = {
    "family": "is widowed: a couple has children only while both are living, and nobody widowed remarries.",
    "two": "is widowed: a 2 is played on a couple only while both are living.",
    "ace": "is widowed: an ace is played on a couple only while both are living.",
}


def children_limit(extended: Card | None) -> int:
    """Return how many children a couple can have, by its 2.

    >>> children_limit(None), children_limit(Card("2H"))
    (3, 5)
    """
    return 3 if extended is None else 5


def does(kind: Kind, family: Family) -> Does:
    """Return what a card of that kind does to a family that takes it."""
    if kind == "family":
        return "spouse" if family.spouse is None else "child"
    return _DOES[kind]


def refusal(family: Family, kind: Kind, target: Card) -> str | None:
    """Return why a card of that kind cannot be played on `target`, a card of `family`; None when it can."""
    member, spouse = family.member, family.spouse
    if target not in (member, spouse):
        return f"{target} is not a person: cards are played on living members and spouses."
    if cover := family.member_cover if target == member else family.spouse_cover:
        return f"{target} is covered by {cover}: cards are played on cards in sight."
    if kind in ("jack", "ace") and family.parent is None and not family.children:
        return f"{target} is at the tree top: its couple takes no ace and no jack before it has a child."
    if kind == "jack":
        return None
    if spouse is None:
        return None if kind == "family" else f"{member} {_SINGLE[kind]}"
    couple = f"{member} and {spouse}"
    if family.spouse_cover and KINDS[family.spouse_cover[0]] == "ace":
        return f"{couple} {_DIVORCED[kind]}"
    if family.member_cover or family.spouse_cover:
        return f"{target} {_WIDOWED[kind]}"
    if kind == "family" and len(family.children) == children_limit(family.extended):
        more = "it takes a 2 to have more." if family.extended is None else "no couple has more."
        return f"{couple} have {len(family.children)} children: {more}"
    if kind == "two" and family.extended:
        return f"{couple} have {family.extended}: a couple takes only one 2."
    return None


def places(nodes: tuple[Node, ...], card: Card) -> tuple[Place, ...]:
    """Return where in the tree `card` can be played, sorted by the card that is named; a couple goes by its member."""
    kind = KINDS[card[0]]
    if kind == "jack":
        return tuple(sorted([(target, index) for index, node in enumerate(nodes) for target in node.mortal]))
    return tuple(sorted([(node.family.member, index) for index, node in enumerate(nodes) if kind in node.takes]))
