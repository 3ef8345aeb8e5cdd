"""What a seat or a spectator sees of a leg of Grandma's Game. rules: grandmas_game

Piles are named by ranks, `A` to `K`; foundations by their suit and `+` (builds up from the ace) or `-` (down from the
king). Cards of piles and of the workspace are told from the lowest to the one on top.
"""

from dataclasses import dataclass
from typing import Literal

from protocol.cards import Card
from protocol.ids import Role, Seat

Does = Literal["play", "transfer", "deal", "order", "peek", "undo", "redo", "give-up"]
"""What a move does: a card to a foundation; from one foundation to the other; a card from the stock; and so on."""
Ended = Literal["won", "given-up", "stuck", "cut-short"]
"""How a table came to its end: all cards are on the foundations, its player gave up, nothing was left to play (in a
race alone), or another seat has won."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card as it was dealt to a pile, face up, and how many cards then went onto the stock, face down."""

    card: Card
    pile: str
    stock: int


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of the tableau: its top card (None where it is empty) and how many cards it has, the top included.

    `under` is the card under the top, while it is being looked at. While the pile is in the workspace it is empty.
    """

    name: str
    top: Card | None
    size: int
    under: Card | None


@dataclass(frozen=True, slots=True)
class Workspace:
    """What is in the workspace, the lowest card first; `pile` names the pile that it goes back onto."""

    pile: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Foundation:
    """A foundation, `H+` or `H-`: its top card (None where it is empty), how many cards lie there, and what it takes.

    `takes` is None when the foundation is complete.
    """

    name: str
    top: Card | None
    size: int
    takes: Card | None


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that may be made, `move` being its notation, and what it would do.

    `card` is the card that is moved; `source` is a pile's name, a foundation's, or `w` for the workspace; `target` a
    foundation's name; each is None where a move has none. `change` is what the move adds to the score. `safe`: the
    card is the last of its kind and has one place, so that playing it can do no harm.
    """

    move: str
    does: Does
    card: Card | None
    source: str | None
    target: str | None
    change: int
    safe: bool


@dataclass(frozen=True, slots=True)
class Played:
    """What the last move at a table did. In a race others are told no more than `seat` and `change`.

    `move` is its notation. Of a deal `card` is the new card and `target` the pile that came into the workspace with
    it; of a peek `card` is what was seen; else these are as in `LegalMove`.
    """

    seat: Seat
    change: int
    move: str | None
    does: Does | None
    card: Card | None
    source: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody sees of every table: its score, the cards left beside the foundations, and whether it goes on."""

    seat: Seat
    score: int
    left: int
    plays: bool


@dataclass(frozen=True, slots=True)
class Remembered:
    """What a seat was shown and its view no longer holds. Computers are told it, people have to remember it.

    `piles` are those of the tableau, all of whose cards lay open as they were dealt or have been in the workspace;
    `seen` tells how many cards of each, from its top, have been seen since the dealing. `stock` are the cards on top
    of the stock that a deal showed which has been taken back, the uppermost first.
    """

    piles: tuple[tuple[Card, ...], ...]
    seen: tuple[int, ...]
    stock: tuple[Card, ...]


@dataclass(slots=True)
class GrandmasGameView:
    """The leg as it stands; of the tables one's own alone, and a spectator of a race sees none.

    `seat` is whose table is shown, None where it is nobody's. `tables` has every table's standing by seat. `score` is
    one's own table's (a spectator's of a race: the sum of all), `ended` tells how one's own table came to its end, if
    it has. `piles` are the thirteen of the tableau from A to K, to be laid out in rows of 5, 5 and 3, `foundations`
    the eight, suit by suit, the one that builds up first; both are empty for a spectator of a race. `workspace` is
    None before the first deal, `stock` counts the cards there. `reorder` is the room's option; `may_order`: the
    workspace may be put in another order now, which is written `order` and then all of its cards, the lowest first.
    `moves` has every other legal move. `stuck`: nothing can be played any more, and alone undo or giving up remain.
    `made` counts the moves at this table, `undos` those of them that took one back, and `redos` those that played one
    again. `dealt` is the course of the dealing, until the first move is made here. `played` is the last move here,
    peeks included. `left` holds, once a leg alone is over, the cards not played: pile by pile from A to K, then
    the workspace's and the stock's; of a race its record alone tells them. `remembered` is None in all that people
    are sent.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    seat: Seat | None
    reorder: bool
    tables: tuple[Standing, ...]
    score: int
    ended: Ended | None
    piles: tuple[Pile, ...]
    foundations: tuple[Foundation, ...]
    workspace: Workspace | None
    stock: int
    moves: tuple[LegalMove, ...]
    may_order: bool
    stuck: bool
    made: int
    undos: int
    dealt: tuple[Dealt, ...]
    played: Played | None
    left: tuple[tuple[Card, ...], ...]
    remembered: Remembered | None = None
    redos: int = 0
    game: Literal["grandmas-game"] = "grandmas-game"
