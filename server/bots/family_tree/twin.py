"""A mutable leg of Family Tree on which computer players try their moves. rules: family_tree

It plays by the same rules as `server.games.family_tree` (tests compare the two), and much faster: cards are numbers
(indexes in `poker_hands.BIT`), a family is a row of small numbers, and a move recounts only what its card affects.
"""

from array import array
from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.family_tree.view import Family
from server.bots.family_tree.card_numbers import ACE as _ACE
from server.bots.family_tree.card_numbers import BITS as _BITS
from server.bots.family_tree.card_numbers import CELEBRITY as _CELEBRITY
from server.bots.family_tree.card_numbers import CROWNS as _CROWNS
from server.bots.family_tree.card_numbers import FAMILY as _FAMILY
from server.bots.family_tree.card_numbers import JACK as _JACK
from server.bots.family_tree.card_numbers import KIND as _KIND
from server.bots.family_tree.card_numbers import NOBODY as _NOBODY
from server.bots.family_tree.card_numbers import NUMBER
from server.bots.family_tree.card_numbers import RING as _RING
from server.bots.family_tree.card_numbers import ROWS as _ROWS
from server.bots.family_tree.card_numbers import SMALL as _SMALL
from server.bots.family_tree.card_numbers import TWO as _TWO
from server.bots.family_tree.hands import points
from server.games.family_tree.poker_hands import BIT

_PACK = sum(BIT.values())


class Twin:
    """A leg; `maximizes` says which side is to move; in a solo leg it is always true.

    A row is a family: its member and spouse (or `NOBODY`), whether each of them lives, whether it has its 2, the row of
    its parents, its level, how many more children it may have and how many it has, the points of its hand (`now`), and
    its visible cards (`sight`). `rest` are the cards to come; `can_…` count the rows that take a card of each kind.
    """

    def __init__(self, alone: bool) -> None:
        self.alone = alone
        self.maximizes = True
        self.size = 0
        self.deepest = 0
        self.score = 0
        self.singles = 0
        self.rest = _PACK
        self.current = -1
        self.head = 0
        self.count = 0
        self.can_family = 0
        self.can_two = 0
        self.can_ace = 0
        self.can_jack = 0
        self.sight = array("q", bytes(8 * _ROWS))
        self.small = bytearray(_SMALL)
        # one buffer, so that one step copies it
        parts = [memoryview(self.small)[start : start + _ROWS] for start in range(_RING, _SMALL, _ROWS)]
        self.stock = memoryview(self.small)[:_RING]
        (
            self.member,
            self.spouse,
            self.member_lives,
            self.spouse_lives,
            self.two,
            self.parent,
            self.level,
            self.room,
            self.children,
            self.now,
        ) = parts

    def set_up(self, families: Sequence[Family], current: Card | None, maximizes: bool) -> None:
        """Set up the families of a view and its current card, with an empty stock."""
        self.size = len(families)
        self.maximizes = maximizes
        self.current = -1 if current is None else NUMBER[current]
        self.deepest = max([family.level for family in families])
        self.singles = 0
        self.score = 10 * self.deepest
        self.rest = _PACK
        self.head = 0
        self.count = 0
        self.can_family = 0
        self.can_two = 0
        self.can_ace = 0
        self.can_jack = 0
        rows = {family.member: row for row, family in enumerate(families)}
        seen = {family.member: family.member_cover or family.member for family in families}
        for row, family in enumerate(families):
            self.member[row] = NUMBER[family.member]
            self.spouse[row] = _NOBODY if family.spouse is None else NUMBER[family.spouse]
            self.member_lives[row] = family.member_cover is None
            self.spouse_lives[row] = family.spouse is not None and family.spouse_cover is None
            self.two[row] = family.extended is not None
            self.parent[row] = _NOBODY if family.parent is None else rows[family.parent]
            self.level[row] = family.level
            self.children[row] = len(family.children)
            self.room[row] = (5 if family.extended else 3) - len(family.children)
            sight = 0
            for card in (
                seen[family.member],
                family.spouse_cover or family.spouse,
                family.extended,
                *(seen[child] for child in family.children),
            ):
                if card is not None:
                    sight |= BIT[card]
            self.sight[row] = sight
            made = points(sight)
            self.now[row] = made
            self.score += made + family.celebrity
            for card in (family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended):
                if card is not None:
                    self.rest &= ~BIT[card]
            self._count(row, 1)
        if self.current >= 0:
            self.rest &= ~_BITS[self.current]

    def set_stock(self, stock: bytearray) -> None:
        """Replace the stock by these cards, the top first."""
        size = len(stock)
        self.stock[:size] = stock
        self.head = 0
        self.count = size

    def copy(self, other: "Twin") -> None:
        """Become a copy of another twin."""
        self.alone = other.alone
        self.maximizes = other.maximizes
        size = other.size
        self.size = size
        self.deepest = other.deepest
        self.score = other.score
        self.singles = other.singles
        self.rest = other.rest
        self.current = other.current
        self.head = other.head
        self.count = other.count
        self.can_family = other.can_family
        self.can_two = other.can_two
        self.can_ace = other.can_ace
        self.can_jack = other.can_jack
        self.small[:] = other.small
        self.sight[:size] = other.sight[:size]

    def _count(self, row: int, sign: int) -> None:
        """Add what a row can take to the counts, or subtract it."""
        member = self.member_lives[row]
        if self.spouse[row] == _NOBODY:
            if member:
                self.can_family += sign
                self.can_jack += sign
                self.singles += sign
            return
        spouse = self.spouse_lives[row]
        if row == 0 and self.children[0] == 0:
            self.can_family += sign
            if not self.two[0]:
                self.can_two += sign
            return
        self.can_jack += sign * (member + spouse)
        if member and spouse:
            self.can_ace += sign
            if self.room[row]:
                self.can_family += sign
            if not self.two[row]:
                self.can_two += sign

    def playable(self, card: int) -> bool:
        """Return whether a card can be played anywhere."""
        kind = _KIND[card]
        if kind == _FAMILY:
            return self.can_family > 0
        if kind == _JACK:
            return self.can_jack > 0
        return self.can_two > 0 if kind == _TWO else self.can_ace > 0

    def takes(self, row: int, card: int) -> int:
        """Return how a row takes a card: 0 not at all, 1 on member or couple, 2 only on the spouse, 3 on either."""
        kind = _KIND[card]
        member = self.member_lives[row]
        if self.spouse[row] == _NOBODY:
            return 1 if member and (kind in (_FAMILY, _JACK)) else 0
        spouse = self.spouse_lives[row]
        top = row == 0 and self.children[0] == 0
        if kind == _JACK:
            return 0 if top else member + 2 * spouse
        if not member or not spouse:
            return 0
        if kind == _FAMILY:
            return 1 if self.room[row] else 0
        if kind == _TWO:
            return 0 if self.two[row] else 1
        return 0 if top else 1

    def play(self, place: int) -> None:
        """Play the current card at a place: twice the row, plus one for a jack on the spouse."""
        row = place >> 1
        card = self.current
        kind = _KIND[card]
        bit = _BITS[card]
        self._count(row, -1)
        if kind == _FAMILY:
            if self.spouse[row] == _NOBODY:
                self.spouse[row] = card
                self.spouse_lives[row] = 1
                self.score += _CROWNS[_CELEBRITY[self.member[row]] + _CELEBRITY[card]]
                self._see(row, self.sight[row] | bit)
            else:
                self.children[row] += 1
                self.room[row] -= 1
                self._see(row, self.sight[row] | bit)
                self._born(card, row)
        elif kind == _TWO:
            self.two[row] = 1
            self.room[row] += 2
            self._see(row, self.sight[row] | bit)
        else:
            if self.member_lives[row] and self.spouse_lives[row]:
                self.score -= _CROWNS[_CELEBRITY[self.member[row]] + _CELEBRITY[self.spouse[row]]]
            if kind == _ACE or place & 1:
                self.spouse_lives[row] = 0
                self._see(row, self.sight[row] ^ _BITS[self.spouse[row]] | bit)
            else:
                self.member_lives[row] = 0
                covered = _BITS[self.member[row]]
                self._see(row, self.sight[row] ^ covered | bit)
                above = self.parent[row]
                if above != _NOBODY:
                    self._see(above, self.sight[above] ^ covered | bit)
        self._count(row, 1)
        if not self.alone:
            self.maximizes = not self.maximizes
        self._turn_over()

    def _see(self, row: int, sight: int) -> None:
        made = points(sight)
        self.sight[row] = sight
        self.score += made - self.now[row]
        self.now[row] = made

    def _born(self, card: int, parent: int) -> None:
        row = self.size
        level = self.level[parent] + 1
        self.size = row + 1
        self.member[row] = card
        self.spouse[row] = _NOBODY
        self.member_lives[row] = 1
        self.spouse_lives[row] = 0
        self.two[row] = 0
        self.parent[row] = parent
        self.level[row] = level
        self.room[row] = 3
        self.children[row] = 0
        self.now[row] = 0
        self.sight[row] = _BITS[card]
        self._count(row, 1)
        if level > self.deepest:
            self.deepest = level
            self.score += 10

    def _turn_over(self) -> None:
        """Turn cards over until one can be played; the others go to the bottom of the stock."""
        self.current = -1
        for _ in range(self.count):
            card = self.stock[self.head]
            self.head = (self.head + 1) & 63
            if self.playable(card):
                self.current = card
                self.count -= 1
                self.rest &= ~_BITS[card]
                return
            self.stock[(self.head + self.count - 1) & 63] = card
