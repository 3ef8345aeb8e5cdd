"""What a leg of Happy Graphs is made of. rules: happy_graphs, Rules"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from protocol.cards import Card
from protocol.games.happy_graphs.options import Hands, Mode, Variant
from protocol.games.happy_graphs.view import XY, Played
from protocol.ids import Role

WALL = 0
"""The value in `Group.edge` of a free square next to a happy card."""


class Place(NamedTuple):
    """A card on a board, and how many cards it touches."""

    square: XY
    card: Card
    has: int


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of a group in the order in which they were played, with lookups by square.

    `at` is the place in `places` of the card on a square. `edge` has every free square next to a card: how many cards a
    card there would touch, or WALL where one of them is happy.
    """

    places: tuple[Place, ...] = ()
    at: Mapping[XY, int] = field(default_factory=dict, compare=False, repr=False)
    edge: Mapping[XY, int] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A leg as it stands between two moves.

    `groups` are in the order of their numbers, from 1 on; in a puzzle one may be empty. `hands` are by seat; in a
    puzzle the one hand stands at seat 0. Index 0 of `stock` is its top. `done`: a puzzle was called done; `most`: the
    most cards that have lain in one at the same time.
    """

    variant: Variant
    mode: Mode
    hands_are: Hands
    roles: tuple[Role, ...]
    groups: tuple[Group, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    played: Played | None
    ply: int
    done: bool
    most: int = 0
