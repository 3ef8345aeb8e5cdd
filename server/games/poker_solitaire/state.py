"""What a leg of Poker Solitaire is made of. rules: poker_solitaire, Modes and Options"""

from dataclasses import dataclass
from functools import lru_cache

from protocol.cards import Card
from protocol.games.poker_solitaire.options import SOLO_MODES, PokerSolitaireOptions, Touching
from protocol.games.poker_solitaire.view import Played
from protocol.ids import Role, Seat
from server.games.poker_solitaire import hands, squares
from server.games.poker_solitaire.hands import Worth

PLAYERS = (Seat(0), Seat(1))
"""Player 1 and player 2."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """The rules of a matrix. `owner` is its player, None if both play in it; `lines` counts the lines that score.

    `pat`: the rows must be pat hands. `of` are the lines of each square.
    """

    owner: Seat | None
    touching: Touching
    movable: bool
    pat: bool
    lines: int
    of: tuple[tuple[int, ...], ...]
    worth: Worth


REJECTS = -1


@dataclass(frozen=True, slots=True)
class Place:
    """A square, or a reject square where `matrix` is REJECTS; `index` counts within a matrix or the reject squares."""

    matrix: int
    index: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The options of a leg, as its course needs them.

    `rejects` are the reject squares: their names, and whose they are, None being both players'. `turns`: players take
    turns; `race`: both may act at any time; `deals`: how many stocks there are, each with its dealt cards.
    """

    options: PokerSolitaireOptions
    sides: tuple[Side, ...]
    rejects: tuple[tuple[str, Seat | None], ...]
    alone: bool
    turns: bool
    race: bool
    deals: int

    def name(self, place: Place) -> str:
        """Return a place as it is written."""
        if place.matrix == REJECTS:
            return self.rejects[place.index][0]
        square = squares.NAMES[place.index]
        return square if len(self.sides) == 1 else f"{place.matrix + 1}:{square}"

    def deal_of(self, seat: Seat) -> int:
        """Return which dealt cards a seat may take."""
        return seat if self.deals > 1 else 0

    def owns(self, seat: Seat, matrix: int) -> bool:
        """Tell whether a matrix is a seat's own; the one of a duel is both players'."""
        return self.sides[matrix].owner in (None, seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Matrix:
    """A matrix as it lies. `taken` are the squares that have a card, `stolen` those whose card was stolen once.

    `codes` are the codes of its lines, and `kinds` what the lines are.
    """

    cells: tuple[Card | None, ...]
    taken: int
    stolen: int
    codes: tuple[int, ...]
    kinds: tuple[int, ...]

    @property
    def full(self) -> bool:
        """Whether every square has a card."""
        return self.taken == squares.ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A leg as it stands between two moves.

    For each stock, `turned` counts the cards turned over, and `dealt` lists the ones not yet taken. `rejects` are the
    cards on the reject squares, and `stolen` the squares with a stolen card. `turn` is the seat whose turn it is, the
    first if there are no turns. `passes` counts the passes in a row. `done`: a player has said Done. `seen` are the
    cards from the top of the deck that an earlier leg showed.
    """

    table: Table
    roles: tuple[Role, ...]
    deck: tuple[Card, ...]
    seen: tuple[Card, ...]
    turned: tuple[int, ...]
    dealt: tuple[tuple[Card, ...], ...]
    matrices: tuple[Matrix, ...]
    rejects: tuple[Card | None, ...]
    stolen: frozenset[int]
    turn: Seat
    passes: int
    done: bool
    played: Played | None
    ply: int

    @property
    def steals(self) -> int:
        """How many cards have been stolen: each is marked from then on, wherever it lies."""
        return sum(matrix.stolen.bit_count() for matrix in self.matrices) + len(self.stolen)

    @property
    def over(self) -> bool:
        """Whether the leg has ended. rules: The end"""
        if self.done or self.passes > 1:
            return True
        if self.table.options.mode != "race" and all(matrix.full for matrix in self.matrices):
            return True
        return not any(self.dealt) and all(turned == len(self.deck) for turned in self.turned)


@lru_cache(maxsize=256)
def table(options: PokerSolitaireOptions) -> Table:
    """Return the table that options lay out."""
    mode, rejects = options.mode, options.rejects
    alone = mode in SOLO_MODES
    owned: list[tuple[str, int, Seat | None]] = [("p1", rejects.first, PLAYERS[0])]
    if not alone:
        owned.append(("p2", rejects.second, PLAYERS[1]))
    owned.append(("c", rejects.common, None))
    return Table(
        options=options,
        sides=tuple([_side(options, matrix, alone) for matrix in range(options.matrices())]),
        rejects=tuple([(f"{name}x{square + 1}", owner) for name, count, owner in owned for square in range(count)]),
        alone=alone,
        turns=mode in ("alternate", "same-deck", "duel"),
        race=mode in ("race", "race-both"),
        deals=2 if mode == "same-deck" else 1,
    )


def _side(options: PokerSolitaireOptions, matrix: int, alone: bool) -> Side:
    scoring = options.of_player("scoring", matrix)
    entries = {"english": hands.ENGLISH, "american": hands.AMERICAN, "pat": hands.PAT}.get(scoring)
    if entries is None:
        entries = hands.USER if options.points is None else options.points
    counted = squares.LINES_OF[10 if scoring == "pat" else options.of_player("hands", matrix)]
    rows_alone = tuple([lines[:1] for lines in counted])
    return Side(
        owner=PLAYERS[0] if alone else None if options.mode == "duel" else PLAYERS[matrix],
        touching=options.of_player("touching", matrix),
        movable=options.of_player("movable", matrix),
        pat=scoring == "pat",
        lines=squares.SIDE if scoring == "pat" else options.of_player("hands", matrix),
        of=rows_alone if scoring == "pat" else counted,
        worth=hands.worth(entries),
    )


def laid(side: Side, cells: tuple[Card | None, ...], stolen: int = 0) -> Matrix:
    """Return the matrix of these cards by a side's rules."""
    codes = tuple([hands.code(cells[square] for square in line) for line in squares.LINES[: side.lines]])
    return Matrix(
        cells=cells,
        taken=sum(1 << square for square, card in enumerate(cells) if card is not None),
        stolen=stolen,
        codes=codes,
        kinds=tuple([hands.kind(line) for line in codes]),
    )
