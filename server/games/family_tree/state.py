"""What a leg of Family Tree is made of. rules: family_tree, Cards and The deal

The whole tree lies open, so the state keeps each family as it is seen, beside what the rules look up about it.
"""

from dataclasses import dataclass, field
from typing import Literal

from protocol.cards import Card
from protocol.frozen import frozen
from protocol.games.family_tree.view import Family, Played
from protocol.ids import Role

Kind = Literal["family", "two", "ace", "jack"]
"""What a card is to the rules."""

KINDS: dict[str, Kind] = {**dict.fromkeys("3456789TQKX", "family"), "2": "two", "A": "ace", "J": "jack"}
"""The kind of each rank; X is a joker's."""

LEVEL = 10
"""The points for each level. rules: Score 1"""

Place = tuple[Card, int]
"""Where a card can be played: the card named in the move as it is written, and its node's place in the tree."""


@frozen
class FamilyNode:
    """A family with what the rules look up about it.

    `sight`: the cards that count in its hand, as `poker_hands.bits`; `takes`: what can be played on the couple or
    single, jacks apart; `mortal`: the cards that a jack can be played on; `json`: the family as everyone is sent it,
    written once, since most families are sent again after every move.
    """

    family: Family
    sight: int
    takes: frozenset[Kind]
    mortal: tuple[Card, ...]
    json: bytes = field(repr=False)


@frozen
class Tree:
    """The nodes in tree order (a family before its children's families) and their score.

    `deepest` is the deepest level; `celebrity` and `hands` are points.
    """

    nodes: tuple[FamilyNode, ...]
    deepest: int
    celebrity: int
    hands: int

    @property
    def score(self) -> int:
        """What the tree is worth. rules: Score"""
        return LEVEL * self.deepest + self.celebrity + self.hands

    def parent(self, index: int) -> int:
        """Return the place of the node that the one at `index`, not the tree top's, was born to."""
        above = self.nodes[index].family.level - 1
        while self.nodes[index].family.level > above:
            index -= 1
        return index

    def parents(self) -> list[int]:
        """Return that place for every node, -1 for the tree top's."""
        found: list[int] = []
        last = {0: -1}
        for index, node in enumerate(self.nodes):
            level = node.family.level
            found.append(last[level - 1])
            last[level] = index
        return found


@dataclass(frozen=True, slots=True)
class State:
    """A leg as it stands between two moves; it is over when there is no current card.

    `deck` is as dealt, and its first `turned` cards have been turned over; index 0 of `stock` is its top. `places`,
    sorted, are where the current card can be played. `skipped` went to the bottom of the stock after the last move
    (before the first: after the couple). `seen` are the cards from the top of the deck that an earlier leg showed.
    """

    roles: tuple[Role, ...]
    deck: tuple[Card, ...]
    seen: tuple[Card, ...]
    turned: int
    tree: Tree
    stock: tuple[Card, ...]
    current: Card | None
    places: tuple[Place, ...]
    skipped: tuple[Card, ...]
    played: Played | None
    ply: int
