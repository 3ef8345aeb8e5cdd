"""The views of a Poker Solitaire leg. rules: poker_solitaire, What the screen shows

Places and cards are written as in moves: a square is `c3`, or `2:c3` where there are two matrices; `p1x1` and `cx1` are
reject squares; a move is `what>where`, `pass` or `done`. Player 1 is seat 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from protocol.cards import Card
from protocol.games.poker_solitaire.options import Hands, PokerSolitaireOptions, Scoring, Touching
from protocol.ids import Role, Seat
from protocol.keyed import Keyed

Does = Literal["place", "plant", "reject", "discard", "move", "fetch", "steal", "pass", "done"]
"""What a move does: a dealt card put into one's own matrix, into the other's, or rejected; a card that was placed
rejected, moved, or fetched back from a reject square; one stolen from the other's matrix; a turn passed; Done said."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row, a column or a diagonal: its present name, like `two-pair`, and its points.

    With the scoring `user`, several names may be joined by `+`.
    """

    name: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatrixView:
    """A matrix and its rules. `owner` is its player; None in a duel, where both players place cards in it.

    `cells` are the 25 squares, row by row from a1; `lines` rows 1 to 5, columns a to e, and with 12 hands the diagonals
    from a1 and from e1, under `pat` the rows alone, each worth 1 or 0; in JSON each line is under its number. `score`
    is what the matrix is worth; `stolen` are its squares whose card cannot be stolen any more; `full`: every square has
    a card.
    """

    owner: Seat | None = None
    touching: Touching
    movable: bool
    hands: Hands
    scoring: Scoring
    cells: tuple[Card | None, ...]
    lines: Annotated[tuple[Line, ...], Keyed()]
    score: int
    stolen: tuple[str, ...]
    full: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RejectSquare:
    """A reject square: its name, its owner (None: both players), its card, and whether the card was stolen once."""

    name: str
    owner: Seat | None = None
    card: Card | None = None
    stolen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A stock and the cards dealt from it, which may be taken. `owner` is their player; None: any seat to act.

    `stock` counts the cards not dealt yet. `coming` are the known cards on top of it, because the other player's copy
    of the stock or an earlier leg has shown them.
    """

    owner: Seat | None = None
    cards: tuple[Card, ...]
    stock: int
    coming: tuple[Card, ...]


@dataclass(slots=True)
class LegalMove:
    """A move in notation, the change of its player's score, and of the other player's.

    In a duel `change` is the change of the only score.
    """

    move: str
    change: int
    other: int


@dataclass(slots=True, kw_only=True)
class Source:
    """A card that can be picked up: the dealt card, or the place it lies on, and every place that takes it.

    If the view lists no `moves`, `changes` has for each of these places the change of the player's score, and `others`
    of the other player's score, empty if it never changes.
    """

    what: str
    targets: tuple[str, ...]
    changes: tuple[int, ...] = ()
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What the last move did: the card it moved, and what it added to each seat's score, in a duel to the one score.

    `card` is None for `pass` and `done`; `dealt` are the cards that were dealt then.
    """

    seat: Seat
    move: str
    does: Does
    card: Card | None = None
    changes: tuple[int, ...]
    dealt: tuple[Card, ...]


@dataclass(slots=True, kw_only=True)
class PokerSolitaireView:
    """The leg between two moves. `options` are the leg's, `roles` are by seat.

    `mover` is the seat whose moves are shown: the seat whose turn it is, or in a race, where both may act at any time,
    the viewer's; None if there are none to show. `moves` lists every move of that seat. If its cards may be moved,
    there are too many: then it is empty, and `sources` has all moves except `may_pass` and `may_done`.

    `deals` are the dealt cards: shared, or in `same-deck` each player's own, by seat. `matrices` are in the order of
    their numbers, under which JSON has them. `scores` are by seat if each player has a matrix, else None; `score` is
    the only score, or their sum. `turned` are the cards turned over so far from the top of the deck, in order, `seen`
    the cards that an earlier leg on this number showed. `played` is None before the first move. `left` lists, once the
    leg is over, the cards never taken, by `deals`; none after a duel, because another leg or another try may turn them
    over.
    """

    WAITING: ClassVar[Mapping[str, Any]] = {"sources": (), "mover": None, "may_pass": False, "may_done": False}

    options: PokerSolitaireOptions
    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    mover: Seat | None = None
    ply: int
    deals: tuple[Deal, ...]
    matrices: Annotated[tuple[MatrixView, ...], Keyed()]
    rejects: tuple[RejectSquare, ...]
    score: int
    scores: tuple[int, ...] | None = None
    sources: tuple[Source, ...]
    moves: tuple[LegalMove, ...]
    may_pass: bool
    may_done: bool
    played: Played | None = None
    turned: tuple[Card, ...]
    seen: tuple[Card, ...]
    left: tuple[tuple[Card, ...], ...]
    game: Literal["poker-solitaire"] = "poker-solitaire"
