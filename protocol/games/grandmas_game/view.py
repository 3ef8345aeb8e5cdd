"""The views of a leg of Grandma's Game. rules: grandmas_game

Piles are named by ranks, `A` to `K`; foundations by their suit and `+` (builds up from the ace) or `-` (down from the
king). Cards of piles and of the workspace are listed from the lowest to the top one.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """A pile of the tableau: its top card, None if it is empty, and its number of cards, the top included.

    `under` is the card under the top, while it is being looked at. While the pile is in the workspace it is empty.
    """

    name: str
    top: Card | None = None
    size: int
    under: Card | None = None


@dataclass(frozen=True, slots=True)
class Workspace:
    """The cards in the workspace, the lowest first; `pile` names the pile that it goes back onto."""

    pile: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Foundation:
    """A foundation, `H+` or `H-`: its top card, None if it is empty, its number of cards, and the next card it takes.

    `takes` is None when the foundation is complete.
    """

    name: str
    top: Card | None = None
    size: int
    takes: Card | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalMove:
    """A legal move in notation (`move`), and its effect.

    `card` is the card that is moved; `source` is a pile's name, a foundation's, or `w` for the workspace; `target` a
    foundation's name; each is None where a move has none. `change` is what the move adds to the score. `safe`: the
    card is the last of its kind and has one place, so that playing it can do no harm.
    """

    move: str
    does: Does
    card: Card | None = None
    source: str | None = None
    target: str | None = None
    change: int
    safe: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The account of the last move at a table. In a race the others get only `seat` and `change`.

    `move` is its notation. For a deal `card` is the new card and `target` the pile that came into the workspace with
    it. For a peek `card` is the card that was looked at. Otherwise these are as in `LegalMove`.
    """

    seat: Seat
    change: int
    move: str | None = None
    does: Does | None = None
    card: Card | None = None
    source: str | None = None
    target: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What everybody sees of a table: its score, the cards that are not on the foundations, and whether it goes on."""

    seat: Seat
    score: int
    left: int
    plays: bool


@dataclass(frozen=True, slots=True)
class Remembered:
    """Cards that a seat has seen and that its view no longer shows. Computers get them; people have to remember.

    `piles` are the piles of the tableau: all their cards were open when they were dealt, or have been in the workspace.
    `seen` counts for each pile the cards from its top that have been seen since the dealing. `stock` lists the cards on
    top of the stock that an undone deal had shown, the uppermost first.
    """

    piles: tuple[tuple[Card, ...], ...]
    seen: tuple[int, ...]
    stock: tuple[Card, ...]


@dataclass(slots=True, kw_only=True)
class GrandmasGameView:
    """The leg between two moves. A seat sees its own table only, and a spectator of a race sees none.

    `seat` is the seat whose table is shown, None if none is. `tables` has the standing of every table, by seat. `score`
    is the score of the table shown (for a spectator of a race, the sum of all), and `ended` how it ended, if it has.
    `piles` are the thirteen of the tableau from A to K, for rows of 5, 5 and 3; `foundations` are the eight, suit by
    suit, the one that builds up first; both are empty for a spectator of a race. `workspace` is None before the first
    deal, and `stock` counts the cards of the stock. `reorder` is the room's option. `may_order`: the workspace may be
    put in another order now, by `order` and then all of its cards, the lowest first. `moves` has every other legal
    move. `stuck`: no card can be played any more; a single player can only undo or give up. `made` counts all moves at
    this table; `undos`, `redos` and `peeks` are among them. `dealt` lists the cards in the order of the dealing
    until the first move is made here. `played` is the last move here, peeks included. `left` lists the cards not played
    once a single player's leg is over: pile by pile from A to K, then the workspace and the stock; after a race only
    the record has them. `remembered` is None in all messages to people.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    seat: Seat | None = None
    reorder: bool
    tables: tuple[Standing, ...]
    score: int
    ended: Ended | None = None
    piles: tuple[Pile, ...]
    foundations: tuple[Foundation, ...]
    workspace: Workspace | None = None
    stock: int
    moves: tuple[LegalMove, ...]
    may_order: bool
    stuck: bool
    made: int
    undos: int
    dealt: tuple[Dealt, ...]
    played: Played | None = None
    left: tuple[tuple[Card, ...], ...]
    remembered: Remembered | None = None
    redos: int = 0
    peeks: int = 0
    game: Literal["grandmas-game"] = "grandmas-game"
