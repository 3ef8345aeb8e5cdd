"""Follows the cards of Grandma's Game through a record, to check the record against its deck.

rules: grandmas_game, The layout and Play
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

from client.games.record_check import RecordCheck
from protocol.cards import RANKS, SUITS, Card
from protocol.games.grandmas_game.deck import DECK
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.record import RecordLeg

_CALLING = "5TK"
"""The piles that always send a card to the stock, whatever is dealt to them."""


def dealt(options: Mapping[str, Any], seats: int, number: int) -> tuple[Card, ...]:
    """Return the deck of a number, the same for all players."""
    return DECK.deal(number)


@dataclass(slots=True)
class _Table:
    """The cards of a table, the lowest first; `past` and `future` are the tables for undo and redo."""

    piles: dict[str, list[str]]
    stock: list[str]
    home: str | None = None
    workspace: list[str] = field(default_factory=list)
    foundations: dict[str, list[str]] = field(default_factory=dict)
    past: list["_Table"] = field(default_factory=list)
    future: list["_Table"] = field(default_factory=list)

    def copy(self) -> "_Table":
        """Return a copy of the cards, without the history."""
        piles = {name: [*cards] for name, cards in self.piles.items()}
        foundations = {name: [*cards] for name, cards in self.foundations.items()}
        return _Table(piles, [*self.stock], self.home, [*self.workspace], foundations)

    def written(self) -> str:
        """Write the visible cards."""
        tops = " ".join(cards[-1] if cards else "-" for cards in self.piles.values())
        return f"{tops} / {' '.join(self.workspace)} / {len(self.stock)}"


def _laid_out(deck: Sequence[Card]) -> _Table:
    """Lay a deck out, its top first."""
    table = _Table({name: [] for name in RANKS}, [], foundations={suit + sign: [] for suit in SUITS for sign in "+-"})
    cards = iter(deck)
    for name, card in zip(cycle(RANKS), cards, strict=False):
        table.piles[name].append(card)
        down = (card[0] == "K") + (name in _CALLING) + (card[0] == name)
        table.stock += [below for _, below in zip(range(down), cards, strict=False)]
    return table


def first_difference(deck: Sequence[Card], leg: RecordLeg) -> int | None:
    """Return the ply at which a recorded leg does not follow from its deck; None if the whole leg does."""
    table = _laid_out(deck)
    tops = [cards[-1] if cards else None for cards in table.piles.values()]
    if leg.opening.get("tops") != tops or leg.opening.get("stock") != len(table.stock):
        return 0
    tables = {int(seat): _laid_out(deck) for seat in leg.roles}
    for ply, move in enumerate(leg.moves):
        after = _played(tables[move.seat], move.move) if move.seat in tables else None
        if after is None:
            return ply
        tables[move.seat] = after
    return None


def _played(table: _Table, move: str) -> _Table | None:
    """Return the table after a move; None if the cards don't allow it."""
    if move == "give-up" or move.startswith("peek "):
        return table
    if move in ("undo", "redo"):
        return _again(table, move)
    after = table.copy()
    done = _moved(after, move)
    after.past = [*table.past, table]
    return after if done else None


def _again(table: _Table, move: str) -> _Table | None:
    back, on = table.past, table.future
    if not (back if move == "undo" else on):
        return None
    *rest, there = back if move == "undo" else on
    again = there.copy()
    again.past, again.future = (rest, [*on, table]) if move == "undo" else ([*back, table], rest)
    return again


def _moved(table: _Table, move: str) -> bool:
    """Play a move on a table; return whether the cards allowed it."""
    if move == "deal":
        return _dealt(table)
    if move.startswith("order "):
        order = move.split()[1:]
        good = sorted(order) == sorted(table.workspace)
        table.workspace = order
        return good
    source, _, target = move.partition(">")
    place, _, named = source.partition(":")
    cards = table.workspace if place == "w" else table.piles.get(place, table.foundations.get(place))
    if not cards or target not in table.foundations:
        return False
    at = len(cards) - 1 if not named else max((at for at, card in enumerate(cards) if card == named), default=-1)
    if at < 0 or not _fits(table.foundations[target], cards[at], target):
        return False
    if place in table.foundations and len(cards) == 1:  # the first card of a foundation stays
        return False
    table.foundations[target].append(cards.pop(at))
    return True


def _dealt(table: _Table) -> bool:
    if not table.stock:
        return False
    if table.home is not None:
        table.piles[table.home] = table.workspace
    card = table.stock.pop()
    table.home, table.workspace = card[0], [*table.piles[card[0]], card]
    table.piles[card[0]] = []
    return True


def _fits(foundation: Sequence[str], card: str, name: str) -> bool:
    ranks = RANKS if name[1] == "+" else RANKS[::-1]
    return len(foundation) < len(ranks) and card == ranks[len(foundation)] + name[0]


def sighted(view: GrandmasGameView) -> str | None:
    """Return what the view shows of the number's deal: the dealing while it can be watched; alone, the visible cards.

    None if it shows nothing of it: in a race each table goes its own way.
    """
    if view.dealt and view.to_act:
        return f"dealt {' '.join(dealt.card for dealt in view.dealt)}"
    if len(view.roles) > 1 or not view.to_act:
        return None
    tops = " ".join(pile.top or "-" for pile in view.piles)
    return f"{tops} / {' '.join(view.workspace.cards) if view.workspace else ''} / {view.stock}"


def told(leg: RecordLeg, ply: int) -> str | None:
    """Return the dealing and the cards before the move at a ply, if there was such a move; None without a deck.

    In a race, plies count all players' moves but a leg has one player's, so only the dealing is compared.
    """
    if leg.deck is None:
        return None
    deck = [Card(card) for card in leg.deck]
    dealt = f"dealt {' '.join(_course(deck))}"
    if ply >= len(leg.moves):
        return dealt
    table: _Table | None = _laid_out(deck)
    for move in leg.moves[:ply]:
        table = _played(table, move.move) if table is not None else None
    return f"{dealt}\n{table.written() if table is not None else ''}"


def _course(deck: Sequence[Card]) -> list[str]:
    """Return the cards in the order of their dealing to the piles."""
    piles = _laid_out(deck).piles
    return [
        cards[turn] for turn in range(max(map(len, piles.values()))) for cards in piles.values() if turn < len(cards)
    ]


def bears_out(told: str, sighted: str) -> bool:
    """Return whether a record agrees with what the reader saw.

    >>> bears_out("dealt 3C 4D\\n3C 4D / / 2", "dealt 3C 4D"), bears_out("dealt 3C 4D\\n3C 4D / / 2", "3C 5D / / 2")
    (True, False)
    """
    dealt, then, lay = told.partition("\n")
    return sighted == dealt if sighted.startswith("dealt ") else not then or sighted == lay


CHECK = RecordCheck(
    dealt=dealt,
    first_difference=first_difference,
    sighted=sighted,
    told=told,
    bears_out=bears_out,
)
