"""How a tree grows, one card at a time; only the families that a card touches are looked at again."""

from collections.abc import Sequence
from functools import lru_cache

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.family_tree.view import Family
from server.games.family_tree.places import children_limit, does, refusal
from server.games.family_tree.poker_hands import BIT, bits
from server.games.family_tree.score import FEWEST, celebrity, hand, worth
from server.games.family_tree.state import KINDS, FamilyNode, Kind, Tree

_NOT_JACKS: tuple[Kind, ...] = ("family", "two", "ace")


def topped(member: Card, spouse: Card) -> Tree:
    """Return the tree of a tree-top couple alone. rules: The deal

    >>> topped(Card("7C"), Card("QS")).score
    20
    """
    couple = _node(bits((member, spouse)), member, level=1, parent=None, spouse=spouse)
    return Tree((couple,), deepest=1, celebrity=couple.family.celebrity, hands=0)


def grown(tree: Tree, card: Card, target: Card, index: int) -> Tree:
    """Return the tree after `card` is played on `target`, a card of the node at `index` that takes it."""
    node = tree.nodes[index]
    family = node.family
    more = node.sight | BIT[card]
    match does(KINDS[card[0]], family):
        case "child":
            return _with_child(tree, index, card, _changed(node, more, child=card))
        case "spouse":
            return _replaced(tree, index, _changed(node, more, spouse=card))
        case "extended":
            return _replaced(tree, index, _changed(node, more, extended=card))
        case "divorced":
            covered = family.spouse or target  # who takes an ace has a spouse
            return _replaced(tree, index, _changed(node, more ^ BIT[covered], spouse_cover=card))
    if target == family.spouse:
        return _replaced(tree, index, _changed(node, more ^ BIT[target], spouse_cover=card))
    if family.parent is not None:
        above = tree.parent(index)
        parents = tree.nodes[above]
        tree = _replaced(tree, above, _changed(parents, parents.sight ^ BIT[target] | BIT[card]))
    return _replaced(tree, index, _changed(node, more ^ BIT[target], member_cover=card))


def regrown(families: Sequence[Family]) -> Tree:
    """Return the tree that shows these families, which are in tree order."""
    in_sight = {family.member: family.member_cover or family.member for family in families}
    nodes = []
    for family in families:
        beside = (
            family.spouse_cover or family.spouse,
            family.extended,
            *(in_sight[child] for child in family.children),
        )
        sight = bits(card for card in (in_sight[family.member], *beside) if card is not None)
        nodes.append(_looked_up(family, sight))
    return Tree(
        tuple(nodes),
        deepest=max(family.level for family in families),
        celebrity=sum(family.celebrity for family in families),
        hands=sum(worth(family.hand) for family in families),
    )


def _node(
    sight: int,
    member: Card,
    level: int,
    parent: Card | None,
    member_cover: Card | None = None,
    spouse: Card | None = None,
    spouse_cover: Card | None = None,
    extended: Card | None = None,
    children: tuple[Card, ...] = (),
) -> FamilyNode:
    partner = spouse if member_cover is None and spouse_cover is None else None
    family = Family(  # keywords here and below would take 1 us more for a move
        member,
        level,
        children,
        children_limit(extended) - len(children) if partner else 0,
        celebrity(member, partner) if partner else 0,
        parent,
        spouse,
        member_cover,
        spouse_cover,
        extended,
        hand(sight) if sight.bit_count() >= FEWEST else None,
    )
    return _looked_up(family, sight)


def _changed(
    node: FamilyNode,
    sight: int,
    *,
    member_cover: Card | None = None,
    spouse: Card | None = None,
    spouse_cover: Card | None = None,
    extended: Card | None = None,
    child: Card | None = None,
) -> FamilyNode:
    family = node.family
    return _node(
        sight,
        family.member,
        family.level,
        family.parent,
        member_cover or family.member_cover,
        spouse or family.spouse,
        spouse_cover or family.spouse_cover,
        extended or family.extended,
        family.children if child is None else (*family.children, child),
    )


def _looked_up(family: Family, sight: int) -> FamilyNode:
    member, spouse = family.member, family.spouse
    takes, member_mortal, spouse_mortal = _open_to(
        family.parent is None,
        family.member_cover is None,
        spouse is None,
        family.spouse_cover is None,
        family.extended is None,
        len(family.children),
    )
    mortal = (member,) if member_mortal else ()
    if spouse_mortal and spouse is not None:
        mortal = (*mortal, spouse)
    return FamilyNode(family=family, sight=sight, takes=takes, mortal=mortal, json=encode_value(family))


@lru_cache(maxsize=256)  # more than there are
def _open_to(
    top: bool, member_bare: bool, single: bool, spouse_bare: bool, unextended: bool, children: int
) -> tuple[frozenset[Kind], bool, bool]:
    """Return what a family is open to: kinds, jacks apart, and whether a jack on the member and on the spouse.

    Nothing else decides what a family takes, so the result is computed once for each kind of family.
    """
    member, spouse, other = Card("3C"), Card("3D"), Card("3H")
    family = Family(
        member=member,
        level=1,
        parent=None if top else other,
        member_cover=None if member_bare else Card("JC"),
        spouse=None if single else spouse,
        spouse_cover=None if spouse_bare else Card("JD"),
        extended=None if unextended else Card("2C"),
        children=(other,) * children,
        room=0,
        celebrity=0,
        hand=None,
    )
    return (
        frozenset(kind for kind in _NOT_JACKS if refusal(family, kind, member) is None),
        refusal(family, "jack", member) is None,
        not single and refusal(family, "jack", spouse) is None,
    )


def _replaced(tree: Tree, index: int, node: FamilyNode) -> Tree:
    nodes = tree.nodes
    before, after = nodes[index].family, node.family
    return Tree(
        (*nodes[:index], node, *nodes[index + 1 :]),
        deepest=tree.deepest,
        celebrity=tree.celebrity + after.celebrity - before.celebrity,
        hands=tree.hands + worth(after.hand) - worth(before.hand),
    )


def _with_child(tree: Tree, index: int, card: Card, parents: FamilyNode) -> Tree:
    """Return the tree with a youngest child for the couple at `index`, after all that is below its siblings."""
    nodes, level = tree.nodes, parents.family.level + 1
    end = index + 1
    for node in nodes[end:]:
        if node.family.level < level:
            break
        end += 1
    child = _node(BIT[card], card, level=level, parent=parents.family.member)
    return Tree(
        nodes=(*nodes[:index], parents, *nodes[index + 1 : end], child, *nodes[end:]),
        deepest=tree.deepest if level <= tree.deepest else level,
        celebrity=tree.celebrity,
        hands=tree.hands + worth(parents.family.hand) - worth(nodes[index].family.hand),
    )
