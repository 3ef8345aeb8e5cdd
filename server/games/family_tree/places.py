"""Where a card can be played, and why not elsewhere. rules: family_tree, Cards"""

from protocol.cards import Card
from protocol.games.family_tree.reasons import Reason
from protocol.games.family_tree.view import Does, Family
from server.games.errors import IllegalMove
from server.games.family_tree.state import KINDS, FamilyNode, Kind, Place

_DOES: dict[Kind, Does] = {"two": "extended", "ace": "divorced", "jack": "deceased"}

_SINGLE: dict[Kind, str] = {
    "two": "is single: a 2 is played on a couple.",
    "ace": "is single: an ace is played on a couple.",
}
_DIVORCED: dict[Kind, str] = {
    "family": "are divorced: they have no more children, and divorced people do not remarry.",
    "two": "are divorced: a 2 is played on a couple that is not.",
    "ace": "are divorced already: a couple takes only one ace.",
}
_WIDOWED: dict[Kind, str] = {
    "family": "is widowed: only living couples have children, and widowed people do not remarry.",
    "two": "is widowed: a 2 is played on a couple only while both are living.",
    "ace": "is widowed: an ace is played on a couple only while both are living.",
}


class Illegal(IllegalMove[Reason]):
    """Family Tree refuses a move."""


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


def refusal(family: Family, kind: Kind, target: Card) -> Illegal | None:
    """Return why a card of that kind cannot be played on `target`, a card of `family`; None when it can."""
    member, spouse = family.member, family.spouse
    if target not in (member, spouse):
        message = f"{target} is not a person: cards are played on living members and spouses."
        return Illegal("not_a_person", message, target=target)
    if cover := family.member_cover if target == member else family.spouse_cover:
        message = f"{target} is covered by {cover}: cards are played on cards in sight."
        return Illegal("target_covered", message, target=target, cover=cover)
    if kind in ("jack", "ace") and family.parent is None and not family.children:
        message = f"{target} is at the tree top: its couple takes no ace and no jack before it has a child."
        return Illegal("tree_top_without_child", message, target=target)
    if kind == "jack":
        return None
    if spouse is None:
        if kind == "family":
            return None
        return Illegal("member_single", f"{member} {_SINGLE[kind]}", member=member)
    couple = f"{member} and {spouse}"
    if family.spouse_cover and KINDS[family.spouse_cover[0]] == "ace":
        return Illegal("couple_divorced", f"{couple} {_DIVORCED[kind]}", member=member, spouse=spouse)
    if family.member_cover or family.spouse_cover:
        return Illegal("person_widowed", f"{target} {_WIDOWED[kind]}", target=target)
    if kind == "family" and len(family.children) == children_limit(family.extended):
        more = "it takes a 2 to have more." if family.extended is None else "no couple has more."
        message, children = f"{couple} have {len(family.children)} children: {more}", len(family.children)
        return Illegal("too_many_children", message, member=member, spouse=spouse, children=children)
    if kind == "two" and family.extended:
        message, two = f"{couple} have {family.extended}: a couple takes only one 2.", family.extended
        return Illegal("couple_has_two", message, member=member, spouse=spouse, two=two)
    return None


def places(nodes: tuple[FamilyNode, ...], card: Card) -> tuple[Place, ...]:
    """Return where in the tree `card` can be played, sorted by the card that is named; a couple goes by its member."""
    kind = KINDS[card[0]]
    if kind == "jack":
        return tuple(sorted([(target, index) for index, node in enumerate(nodes) for target in node.mortal]))
    return tuple(sorted([(node.family.member, index) for index, node in enumerate(nodes) if kind in node.takes]))
