"""What a leg of Grandma's Game is made of. rules: grandmas_game, The layout and Play"""

from dataclasses import dataclass, field
from itertools import chain

from protocol.cards import RANKS, SUITS, Card
from protocol.games.grandmas_game.view import Ended, Played
from protocol.ids import Role

PILES = RANKS
"""The names of the piles, in order."""
ALL = 104
"""How many cards there are, and how many on the foundations win."""
SUIT = 13
"""How many cards make a foundation complete."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """How the cards of a table lie, which is what an undo brings back.

    `piles`, `workspace` and `stock` have the lowest card first; the pile that is in the workspace, `home`, is empty.
    `up` and `down` count, by suit, the cards on the foundation that builds up from the ace and on the one that builds
    down from the king.
    """

    piles: tuple[tuple[Card, ...], ...]
    home: int | None
    workspace: tuple[Card, ...]
    stock: tuple[Card, ...]
    up: tuple[int, ...]
    down: tuple[int, ...]

    @property
    def score(self) -> int:
        """How many cards are on the foundations."""
        return sum(self.up) + sum(self.down)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One seat's table: the position of its cards, and its history.

    `past` and `future` are stacks of the positions for undo and redo. `peeked` lists the piles whose card under the top
    is open. `unseen` counts for each pile its lowest cards that have not been seen since the dealing; `reached` is the
    lowest number of cards that the stock has had. `made` counts all moves, `undos`, `redos` and `peeks` the
    undos, redos and peeks among them.
    """

    position: Position
    past: tuple[Position, ...] = field(hash=False, repr=False)
    future: tuple[Position, ...] = field(hash=False, repr=False)
    unseen: tuple[int, ...]
    reached: int
    peeked: tuple[int, ...] = ()
    made: int = 0
    undos: int = 0
    redos: int = 0
    peeks: int = 0
    ended: Ended | None = None
    played: Played | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A leg between two moves: a table for each seat, all of the same deck; `last` is the account of the last move."""

    roles: tuple[Role, ...]
    reorder: bool
    tables: tuple[Table, ...]
    ply: int
    last: Played | None

    @property
    def race(self) -> bool:
        """Whether several players race, so that nothing is undone."""
        return len(self.roles) > 1


def unplayed(position: Position) -> tuple[tuple[Card, ...], ...]:
    """Return the cards not played: pile by pile, the workspace's, the stock's."""
    return (*position.piles, position.workspace, position.stock)


def flat(groups: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    """Return the cards of several groups, one group after the other."""
    return tuple(chain.from_iterable(groups))


def by_suit(position: Position) -> dict[str, int]:
    """Return how many cards of each suit are on the foundations. rules: Record"""
    return {suit: up + down for suit, up, down in zip(SUITS, position.up, position.down, strict=True)}
