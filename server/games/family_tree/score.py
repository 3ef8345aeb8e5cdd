"""What a tree is worth, and what a card would change. rules: family_tree, Score"""

from collections.abc import Sequence
from functools import lru_cache

from protocol.cards import Card
from protocol.games.family_tree.view import Does, Hand, HandName
from server.games.family_tree.poker_hands import BIT, NAMES, best_five, category
from server.games.family_tree.state import KINDS, LEVEL, FamilyNode, Place, Tree

HANDS: dict[HandName, int] = {
    "high_card": 0,
    "pair": 10,
    "two_pair": 20,
    "three_of_a_kind": 40,
    "straight": 50,
    "flush": 60,
    "full_house": 80,
    "four_of_a_kind": 100,
    "straight_flush": 170,
    "royal_flush": 250,
}
"""The points of each hand."""

FEWEST = 5
"""A family with fewer cards in sight has no hand."""

Change = tuple[Card, Card | None, Does, int, int, int]
"""What a card does at a place, as `changes` tells it."""

_CELEBRITY = (0, 10, 30)
_POINTS = tuple(HANDS[name] for name in NAMES)


def celebrity(member: Card, spouse: Card) -> int:
    """Return the celebrity points of a couple, both living and not divorced. rules: Score 2

    >>> celebrity(Card("7D"), Card("KS")), celebrity(Card("QH"), Card("KS")), celebrity(Card("X1"), Card("7D"))
    (10, 30, 0)
    """
    return _CELEBRITY[(member[0] in "QK") + (spouse[0] in "QK")]


def points(sight: int) -> int:
    """Return the points of the hand among the cards in sight of a family. rules: Score 3

    >>> from server.games.family_tree.poker_hands import bits
    >>> points(bits(map(Card, "9H 9S 8D 8S X1".split()))), points(bits(map(Card, "9H 9S 9D X1".split())))
    (80, 0)
    """
    return _POINTS[category(sight)] if sight.bit_count() >= FEWEST else 0


@lru_cache(maxsize=4096)
def hand(sight: int) -> Hand | None:
    """Return the hand among the cards in sight of a family; None if there are fewer than five. rules: Score 3

    >>> from server.games.family_tree.poker_hands import bits
    >>> hand(bits(map(Card, "9H 9S 8D 8S X1 2C".split())))
    Hand(name='full_house', points=80, cards=('9H', '9S', 'X1', '8D', '8S'))
    """
    if sight.bit_count() < FEWEST:
        return None
    name = NAMES[category(sight)]
    return Hand(name, HANDS[name], best_five(sight))


def worth(hand: Hand | None) -> int:
    """Return the points of a family's hand, if it has one."""
    return hand.points if hand else 0


def changes(tree: Tree, card: Card, places: Sequence[Place]) -> list[Change]:
    """Return what a card does at each place, and what that adds to levels, celebrity and hands.

    Before that come the place's target, and the partner who may be named for it.
    """
    nodes, kind, bit = tree.nodes, KINDS[card[0]], BIT[card]
    if kind == "jack":
        return _deaths(tree, bit, places)
    found: list[Change] = []
    for target, index in places:
        node = nodes[index]
        family = node.family
        spouse = family.spouse
        if spouse is None:  # whose family takes neither a two nor an ace
            found.append((target, None, "spouse", 0, celebrity(target, card), 0))
        elif kind == "ace":
            found.append((target, spouse, "divorced", 0, -family.celebrity, _covering(node, spouse, bit)))
        else:
            hands = 0
            if (more := node.sight | bit).bit_count() >= FEWEST:
                hands = _POINTS[category(more)] - worth(family.hand)
            if kind == "two":
                found.append((target, spouse, "extended", 0, 0, hands))
            else:
                found.append((target, spouse, "child", LEVEL if family.level == tree.deepest else 0, 0, hands))
    return found


def _deaths(tree: Tree, bit: int, places: Sequence[Place]) -> list[Change]:
    """Return `changes` for the jack of a bit: it covers a card in its own family's hand and in its parents'."""
    nodes, parents = tree.nodes, tree.parents()
    found: list[Change] = []
    for target, index in places:
        node = nodes[index]
        family = node.family
        hands = _covering(node, target, bit)
        if target == family.member and family.parent is not None:
            hands += _covering(nodes[parents[index]], target, bit)
        found.append((target, None, "deceased", 0, -family.celebrity, hands))
    return found


def _covering(node: FamilyNode, covered: Card, bit: int) -> int:
    """Return what it adds to a family's hand that the card of a bit covers one that is in sight there.

    As many cards are in sight as before: where they made no hand they make none.
    """
    hand = node.family.hand
    return 0 if hand is None else points(node.sight ^ BIT[covered] | bit) - hand.points
