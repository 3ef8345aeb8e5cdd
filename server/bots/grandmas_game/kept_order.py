"""A table whose workspace keeps its order, searched deal by deal by who knows all cards.

Before each deal it is tried what else could be played, what could be held back, and where suits could turn. Of the
tables after the deal the best few go on: those that play out to the most cards and, of these, whose cards come soonest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protocol.cards import Card
from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.line import Step, plays
from server.bots.grandmas_game.numbered import CARDS, NOWHERE, NUMBER, PILES, RANKS
from server.bots.grandmas_game.plan import put
from server.bots.grandmas_game.played_out import played_out
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import ALL, Position

_LEFT = 30
"""In how many ways a table is left at a deal."""
_CARD = 1000
"""What a card more in the end counts, in thousandths of a deal of all cards together."""

_Lying = tuple[tuple[bytes, ...], bytes, bytes]


@dataclass(frozen=True, slots=True, eq=False)
class _Table:
    """How cards lie, the lowest first and the workspace at its pile, `home`; the foundations; and what it came from."""

    piles: tuple[bytes, ...]
    up: bytes
    down: bytes
    home: int
    before: "_Table | None" = None
    step: Step | None = None

    @property
    def lying(self) -> _Lying:
        """What tells tables apart between two deals."""
        return self.piles, self.up, self.down

    def played(self, pile: int, at: int) -> "_Table":
        """Return the table after a card is played from a pile where so many lie below."""
        cards, card = self.piles[pile], self.piles[pile][at]
        up, down = bytearray(self.up), bytearray(self.down)
        put(up, down, *divmod(card, RANKS))
        piles = (*self.piles[:pile], cards[:at] + cards[at + 1 :], *self.piles[pile + 1 :])
        return _Table(piles, bytes(up), bytes(down), self.home, self, (pile, CARDS[card]))

    def dealt(self, card: int) -> "_Table":
        """Return the table after a card is dealt."""
        home = card % RANKS
        piles = (*self.piles[:home], self.piles[home] + bytes((card,)), *self.piles[home + 1 :])
        return _Table(piles, self.up, self.down, home, self, (None, CARDS[card]))

    def position(self, stock: Sequence[Card]) -> Position:
        """Return how the cards lie, with this stock."""
        piles = [tuple([CARDS[card] for card in pile]) for pile in self.piles]
        workspace: tuple[Card, ...] = ()
        if self.home != NOWHERE:
            workspace, piles[self.home] = piles[self.home], ()
        home = None if self.home == NOWHERE else self.home
        return Position(
            piles=tuple(piles),
            home=home,
            workspace=workspace,
            stock=tuple(stock),
            up=tuple(self.up),
            down=tuple(self.down),
        )


def kept_in_order(position: Position, width: int) -> tuple[int, tuple[Move, ...]]:
    """Return the best score that is found, with so many tables after each deal, and the moves that come to it."""
    stock, twin = list(position.stock), PlayOut(reorders=False)
    best, most, rest = _laid(position), -1, position.stock
    level = [best]
    while stock and most < ALL:
        card = NUMBER[stock.pop()]
        found: dict[_Lying, _Table] = {}
        for table in level:
            for left in _ways_left(table):
                dealt = left.dealt(card)
                found.setdefault(dealt.lying, dealt)
        judged: list[tuple[int, int, _Table]] = []
        for table in found.values():
            twin.lay_out(table.position(stock))
            twin.foreseen = True
            time = twin.foresee()
            score = twin.play_out()
            judged.append((time - _CARD * score, len(judged), table))
            if score > most:
                best, most, rest = table, score, tuple(stock)
        level = [table for _, _, table in sorted(judged)[:width]]
    score, onward = played_out(best.position(rest), reorder=False, tries=1)
    return score, (*_moves(position, best), *onward)


def _laid(position: Position) -> _Table:
    piles = list(position.piles)
    if position.home is not None:
        piles[position.home] = position.workspace
    lying = tuple([bytes([NUMBER[card] for card in pile]) for pile in piles])
    home = NOWHERE if position.home is None else position.home
    return _Table(lying, bytes(position.up), bytes(position.down), home)


def _ways_left(table: _Table) -> Iterator[_Table]:
    """Yield tables that can be come to before the next deal, with all on the foundations that can do no harm there."""
    todo, met, left = [table], {table.lying}, 0
    while todo and left < _LEFT:
        table = todo.pop()
        places, safe = _playable(table)
        if not safe:
            left += 1
            yield table
        for pile, at in places:
            played = table.played(pile, at)
            if played.lying not in met:
                met.add(played.lying)
                todo.append(played)


def _playable(table: _Table) -> tuple[list[tuple[int, int]], bool]:
    """Return the places of the cards that can be played; or one alone, the last of its kind, which is safe."""
    places = []
    for pile in range(PILES):
        cards = table.piles[pile]
        for at in range(0 if pile == table.home else max(len(cards) - 1, 0), len(cards)):
            if cards[at] in cards[at + 1 :]:
                continue  # of two equal cards the upper one is played
            suit, rank = divmod(cards[at], RANKS)
            count = table.up[suit] + table.down[suit]
            if count == RANKS or rank in (table.up[suit], RANKS - 1 - table.down[suit]):
                if count > RANKS:
                    return [(pile, at)], True
                places.append((pile, at))
    return places, False


def _moves(position: Position, table: _Table) -> Iterator[Move]:
    """Yield the moves from a position to a table that was come to from there."""
    steps: list[Step] = []
    at: _Table | None = table
    while at is not None:
        if at.step is not None:
            steps.append(at.step)
        at = at.before
    for pile, card in reversed(steps):
        for move in [Move("deal")] if pile is None else list(plays(position, pile, card)):
            position = after(position, move)
            yield move
