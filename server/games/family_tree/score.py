"""What a tree is worth, and what a card would change. rules: family_tree, Score"""

from collections.abc import Sequence
from functools import lru_cache

from protocol.cards import Card
from protocol.views.family_tree import Does, Hand, HandName
from server.games.family_tree.places import does
from server.games.family_tree.state import KINDS, LEVEL, Place, Tree
from server.games.poker_hands import BIT, NAMES, best_five, category

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

_CELEBRITY = (0, 10, 30)
_POINTS = tuple(HANDS[name] for name in NAMES)


def celebrity(member: Card, spouse: Card) -> int:
    """Return the celebrity points of a couple, both living and not divorced. rules: Score 2

    >>> celebrity(Card("7D"), Card("KS")), celebrity(Card("QH"), Card("KS")), celebrity(Card("X1"), Card("7D"))
    (10, 30, 0)
    """
    return _CELEBRITY[(member[0] in "QK") + (spouse[0] in "QK")]


def points(sight: int) -> int:
    """Return the points of the hand among the cards in sight of one family. rules: Score 3

    >>> from server.games.poker_hands import bits
    >>> points(bits(map(Card, "9H 9S 8D 8S X1".split()))), points(bits(map(Card, "9H 9S 9D X1".split())))
    (80, 0)
    """
    return _POINTS[category(sight)] if sight.bit_count() >= 5 else 0


@lru_cache(maxsize=4096)
def hand(sight: int) -> Hand | None:
    """Return the hand among the cards in sight of one family; None when fewer than five are. rules: Score 3

    >>> from server.games.poker_hands import bits
    >>> hand(bits(map(Card, "9H 9S 8D 8S X1 2C".split())))
    Hand(name='full_house', points=80, cards=('9H', '9S', 'X1', '8D', '8S'))
    """
    if sight.bit_count() < 5:
        return None
    name = NAMES[category(sight)]
    return Hand(name, HANDS[name], best_five(sight))


def worth(hand: Hand | None) -> int:
    """Return the points of a family's hand, if it has one."""
    return hand.points if hand else 0


def changes(tree: Tree, card: Card, places: Sequence[Place]) -> list[tuple[Card, Card | None, Does, int, int, int]]:
    """Return what a card does at each place, and what that adds to levels, celebrity and hands.

    Before that come the place's target, and the partner who may be named for it.
    """
    nodes, kind, bit = tree.nodes, KINDS[card[0]], BIT[card]
    found: list[tuple[Card, Card | None, Does, int, int, int]] = []
    for target, index in places:
        node = nodes[index]
        family = node.family
        spouse, done, hand = family.spouse, does(kind, family), family.hand
        if done == "spouse":
            found.append((target, spouse, done, 0, celebrity(family.member, card), 0))
        elif kind == "jack" or done == "divorced":
            covered = target if kind == "jack" else family.spouse or target  # who takes an ace has a spouse
            hands = _covering(tree, card, covered, index)
            found.append((target, None if kind == "jack" else spouse, done, 0, -family.celebrity, hands))
        else:
            deeper = LEVEL if done == "child" and family.level == tree.deepest else 0
            sight = node.sight | bit
            hands = (points(sight) if sight.bit_count() >= 5 else 0) - (0 if hand is None else hand.points)
            found.append((target, spouse, done, deeper, 0, hands))
    return found


def _covering(tree: Tree, card: Card, covered: Card, index: int) -> int:
    node = tree.nodes[index]
    counted = [node]
    if covered == node.family.member and node.family.parent is not None:
        counted.append(tree.nodes[tree.parent(index)])
    return sum([points(other.sight ^ BIT[covered] | BIT[card]) - worth(other.family.hand) for other in counted])
