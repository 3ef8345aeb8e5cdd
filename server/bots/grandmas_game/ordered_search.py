"""A search, with all cards known, of a table whose workspace keeps its order.

1. Before each deal it tries which other cards to play, which to hold back, and where suits turn.
2. Each table after the deal is played out. The tables with the most cards in the end are kept; among equals, those
   whose cards can be played soonest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protocol.cards import Card
from server.bots.grandmas_game.card_numbers import CARDS, NOWHERE, NUMBER, PILES, RANKS
from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.plan import put
from server.bots.grandmas_game.plan_moves import Step, plays
from server.bots.grandmas_game.randomized_play import play_randomly
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import ALL, Position

_LEFT = 30
"""How many different tables are tried before a deal."""
_CARD = 1000
"""The weight of a card in the end, compared with the times of all cards together, in thousandths of a deal."""

_Cards = tuple[tuple[bytes, ...], bytes, bytes]


@dataclass(frozen=True, slots=True, eq=False)
class _Table:
    """The piles, the lowest card first (`home` is the workspace), the foundations, and the step that led here."""

    piles: tuple[bytes, ...]
    up: bytes
    down: bytes
    home: int
    before: "_Table | None" = None
    step: Step | None = None

    @property
    def cards(self) -> _Cards:
        """The cards on the table, which identify it between two deals."""
        return self.piles, self.up, self.down

    def played(self, pile: int, at: int) -> "_Table":
        """Return the table after a card is played from a pile, with `at` cards below it."""
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
        """Return the position, with this stock."""
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


def search_in_order(position: Position, width: int) -> tuple[int, tuple[Move, ...]]:
    """Return the best score found with `width` tables after each deal, and the moves that reach it."""
    stock, twin = list(position.stock), PlayOut(reorders=False)
    best, most, rest = _table_of(position), -1, position.stock
    level = [best]
    while stock and most < ALL:
        card = NUMBER[stock.pop()]
        found: dict[_Cards, _Table] = {}
        for table in level:
            for left in _tables_before_deal(table):
                dealt = left.dealt(card)
                found.setdefault(dealt.cards, dealt)
        judged: list[tuple[int, int, _Table]] = []
        for table in found.values():
            twin.set_position(table.position(stock))
            twin.foreseen = True
            time = twin.foresee()
            score = twin.play_out()
            judged.append((time - _CARD * score, len(judged), table))
            if score > most:
                best, most, rest = table, score, tuple(stock)
        level = [table for _, _, table in sorted(judged)[:width]]
    score, onward = play_randomly(best.position(rest), reorder=False, tries=1)
    return score, (*_moves(position, best), *onward)


def _table_of(position: Position) -> _Table:
    piles = list(position.piles)
    if position.home is not None:
        piles[position.home] = position.workspace
    cards = tuple([bytes([NUMBER[card] for card in pile]) for pile in piles])
    home = NOWHERE if position.home is None else position.home
    return _Table(cards, bytes(position.up), bytes(position.down), home)


def _tables_before_deal(table: _Table) -> Iterator[_Table]:
    """Yield the tables that can be reached before the next deal, after every play that is safe there."""
    todo, met, left = [table], {table.cards}, 0
    while todo and left < _LEFT:
        table = todo.pop()
        places, safe = _playable(table)
        if not safe:
            left += 1
            yield table
        for pile, at in places:
            played = table.played(pile, at)
            if played.cards not in met:
                met.add(played.cards)
                todo.append(played)


def _playable(table: _Table) -> tuple[list[tuple[int, int]], bool]:
    """Return the places of the playable cards and false; or one place and true, if its card is the last of its kind."""
    places = []
    for pile in range(PILES):
        cards = table.piles[pile]
        for at in range(0 if pile == table.home else max(len(cards) - 1, 0), len(cards)):
            if cards[at] in cards[at + 1 :]:
                continue  # an equal card lies above it, and is played first
            suit, rank = divmod(cards[at], RANKS)
            count = table.up[suit] + table.down[suit]
            if count == RANKS or rank in (table.up[suit], RANKS - 1 - table.down[suit]):
                if count > RANKS:
                    return [(pile, at)], True
                places.append((pile, at))
    return places, False


def _moves(position: Position, table: _Table) -> Iterator[Move]:
    """Yield the moves that lead from a position to a table that was reached from it."""
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
