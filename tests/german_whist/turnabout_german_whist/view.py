"""The view of a leg: what a seat or a spectator sees."""

from dataclasses import dataclass
from typing import Literal

from protocol.cards import Card
from protocol.ids import Role, Seat


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A card that can be played; `wins` tells whether it wins the trick, None for the card that leads."""

    move: str
    wins: bool | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """The account of a move: the card that was played, and the seat that took the trick with it, if it ended one."""

    move: str
    taken_seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A leg as a seat sees it.

    `face_up` is the top card of the stock, which the winner of the trick takes, and `stock` the number of cards below
    it. `lead` is the card that leads the trick. `held` has the cards in each hand that everybody has seen, and `tricks`
    the tricks that count, by seat. `hand` is the viewer's, empty for a spectator.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    score: int
    seat: Seat | None = None
    hand: tuple[Card, ...]
    lead: Card | None = None
    trump: str | None = None
    face_up: Card | None = None
    stock: int
    tricks: tuple[int, int]
    held: tuple[tuple[Card, ...], tuple[Card, ...]]
    played: tuple[Card, ...]
    moves: tuple[LegalMove, ...]
    game: Literal["german-whist"] = "german-whist"
