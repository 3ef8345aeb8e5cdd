"""What is said about a Poker Solitaire leg. Cards are written as people read them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError
from rich.cells import cell_len, set_cell_size

from client.text.cards import in_signs, show_card
from client.text.counting import count, signed
from client.text.formats import number
from protocol.cards import Card
from protocol.games.poker_solitaire.view import Does, MatrixView, Played, PokerSolitaireView

MATCH = (
    "You both fill one square of cards whose rows and columns are poker hands, in two legs: each of you wants many "
    "points once and few once."
)
EQUALS = "Each of you fills a square of cards whose rows and columns are poker hands, and the higher score wins."
MATRICES = ("matrix 1", "matrix 2")

_NAME_CELLS = 6
_PLAYED = TypeAdapter(Played)
_PLACE = re.compile(r"\b(?:([12]):([a-e][1-5])|(?:p([12])|c)(x[1-5]))\b")
_LIES = re.compile(r"(?:[12]:)?[a-e][1-5]|(?:p[12]|c)x[1-5]")
_SHORT = {
    "five-of-a-kind": "5 of a kind",
    "four-of-a-kind": "4 of a kind",
    "three-of-a-kind": "3 of a kind",
    "straight-flush": "str. flush",
    "round-the-corner-straight": "corner str.",
    "round-the-corner-kilter": "corner kilt.",
}


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(1), counted(21)
    ('1 point', '21 points')
    """
    return count(score, "point")


def won(score: int, options: Mapping[str, Any]) -> str | None:
    """Write what a game of pat hands came to; None where there are points."""
    return pat(score, options.get("mode")) if options.get("scoring") == "pat" else None


def outcome(score: int, options: Mapping[str, Any]) -> str | None:
    """Write in a word whether a game of pat hands was won, or of how many matrices; None where there are points.

    >>> outcome(1, {"scoring": "pat"}), outcome(0, {"scoring": "pat", "mode": "one-hand"}), outcome(21, {})
    ('won', 'lost', None)
    >>> outcome(1, {"scoring": "pat", "mode": "sum-of-two"})
    '1 of 2 won'
    """
    if options.get("scoring") != "pat":
        return None
    return f"{score} of 2 won" if options.get("mode") == "sum-of-two" else "won" if score else "lost"


def pat(score: int, mode: str | None) -> str:
    """Write whether a game of pat hands was won, or how many of two matrices were.

    >>> pat(1, "one-hand"), pat(0, "duel"), pat(1, "sum-of-two")
    ('won: all five rows are pat hands', 'lost: not all five rows are pat hands', '1 of two matrices won')
    """
    if mode == "sum-of-two":
        return f"{score} of two matrices won"
    return "won: all five rows are pat hands" if score else "lost: not all five rows are pat hands"


def line(name: str, *, short: bool = False) -> str:
    """Name a line of a matrix as people do.

    >>> line("two-pair"), line("flush+one-pair"), line("three-of-a-kind", short=True)
    ('two pair', 'flush and one pair', '3 of a kind')
    """
    if short:
        return " + ".join(_SHORT.get(each, each.replace("-", " ")) for each in name.split("+"))
    return " and ".join(each.replace("-", " ") for each in name.split("+"))


def place(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a place by the names at the edges of its matrix, and whose it is unless it belongs to the player at `seat`.

    `names` are all players'. With fewer than two names, a matrix has its number instead.

    >>> place("c3"), place("2:c3"), place("p1x1"), place("cx1")
    ('c3', 'c3 in matrix 2', 'x1', 'common x1')
    >>> [place(text, 1, ("Ann", "you")) for text in ("1:c3", "2:c3", "p1x1", "p2x1")]
    ['Ann’s c3', 'c3', 'Ann’s x1', 'x1']
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        return text
    number, square, player, reject = found.groups()
    if number is None and player is None:
        return f"common {reject}"
    owner = int(number or player) - 1
    if len(names) > 1:
        return square or reject if owner == seat else of(names[owner], square or reject)
    return f"{square} in matrix {number}" if number else reject


def move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move of the player at `seat` as people read it; `names` are all players'.

    >>> move("QH>2:c3"), move("c3>p1x1"), move("p2x1>2:c3"), move("QH>cx1"), move("pass")
    ('Q♥ to c3 in matrix 2', 'c3 to x1', 'x1 to c3 in matrix 2', 'Q♥ to common x1', 'pass')
    >>> move("QH>2:c3", 1, ("Ann", "Ben")), move("1:c3>2:d4", 1, ("Ann", "Ben"))
    ('Q♥ to c3', 'Ann’s c3 to d4')
    """
    what, sign, where = text.partition(">")
    if not sign:
        return what
    shown = place(what, seat, names) if _LIES.fullmatch(what) else in_signs(what)
    return f"{shown} to {place(where, seat, names)}"


def short_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as `move` does, but with long names cut and matrices by their numbers alone.

    >>> short_move("QH>2:c3"), short_move("1:c3>2:d4"), short_move("p2x1>2:c3", 1, ("Christopher", "Ben"))
    ('Q♥ to c3 in 2', 'c3 in 1 to d4 in 2', 'x1 to c3')
    >>> short_move("1:c3>2:d4", 1, ("Christopher", "Ben")), short_move("1:c3>2:d4", 1, ("Ann", "Ben"))
    ('Chris…’s c3 to d4', 'Ann’s c3 to d4')
    """
    cut = [name if cell_len(name) <= _NAME_CELLS else f"{set_cell_size(name, _NAME_CELLS - 1)}…" for name in names]
    return move(text, seat, cut).replace(" in matrix ", " in ")


def card(text: str) -> str:
    """Return what a move takes: a card, or the place it lies on."""
    return text.partition(">")[0]


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read."""
    return named(detail, name, ())


def named(detail: Any, name: str, names: Sequence[str]) -> str | None:
    """Describe a move from its happening, given all players' names; None if that cannot be read."""
    try:
        return played(name, _PLAYED.validate_python(detail), names)
    except ValidationError:
        return None


def played(name: str, did: Played, names: Sequence[str] = ()) -> str:
    """Describe a player's move and the points that it changed; `names` are all players'."""
    if did.card is None:
        return f"{name}: {'passes' if did.does == 'pass' else 'Done'}"
    two = len(did.changes) > 1
    what, where = (place(each, did.seat, names) for each in did.move.split(">"))
    shown = show_card(did.card)
    said: dict[Does, str] = {
        "place": f"{shown} to {where}",
        "plant": f"plants {shown} on {where}",
        "reject": f"rejects {shown} to {where}",
        "discard": f"rejects {shown} from {what} to {where}",
        "move": f"moves {shown} from {what} to {where}",
        "fetch": f"fetches {shown} from {what} to {where}",
        "steal": f"steals {shown} from {what} to {where}",
    }
    own, others = (did.changes[did.seat], did.changes[1 - did.seat]) if two else (did.changes[0], 0)
    change = f", {signed(own)}" if own else ""
    other = f" (the other {signed(others)})" if others else ""
    return f"{name}: {said[did.does]}{change}{other}"


def of(name: str, place: str) -> str:
    """Say whose a place is.

    >>> of("you", "x1"), of("Ann", "c3")
    ('your x1', 'Ann’s c3')
    """
    return f"your {place}" if name == "you" else f"{name}’s {place}"


def parts(view: PokerSolitaireView) -> str:
    """Say what a score is made of: rows and columns, or the matrices."""
    if view.scores is not None or len(view.matrices) > 1:
        return ", ".join(f"matrix {at}: {number(matrix.score)}" for at, matrix in enumerate(view.matrices, start=1))
    return of_matrix(view.matrices[0])


def of_matrix(matrix: MatrixView) -> str:
    """Say what a matrix is worth by its rows, columns and diagonals."""
    points = [each.points for each in matrix.lines]
    if matrix.scoring == "pat":
        return f"{sum(points)} of 5 rows are pat hands"
    across = f", diagonals {number(sum(points[10:]))}" if len(points) > 10 else ""
    return f"rows {number(sum(points[:5]))}, columns {number(sum(points[5:10]))}{across}"


def table(told: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Return the parts of a leg's score as rows of a table, of two players each by their name.

    >>> table({"lines": [[1, 10, 1, 0, 0, 0, 5, 3, 1, 0]]}, ["Ada"])
    {'rows': '12', 'columns': '9'}
    """
    lines: Sequence[Sequence[int]] = told.get("lines", ())
    rows: dict[str, str] = {}
    for at, points in enumerate(lines):
        of = "" if len(lines) == 1 else f"{names[at]}: " if len(names) > 1 else f"{MATRICES[at]}: "
        parts = {"rows": points[:5], "columns": points[5:10], "diagonals": points[10:]}
        rows |= {f"{of}{name}": number(sum(each)) for name, each in parts.items() if each}
    return rows


def coming_up(view: PokerSolitaireView) -> str:
    """Say which cards are dealt, in a replay."""
    dealt = [" ".join(map(show_card, deal.cards)) for deal in view.deals if deal.cards]
    return f"▹ {' / '.join(dealt)}" if dealt else ""


def cards(these: Sequence[Card]) -> str:
    """List cards."""
    return " ".join(map(show_card, these))


def player(seat: int) -> str:
    """Name whoever holds a seat, where no name is known.

    >>> player(0)
    'player 1'
    """
    return f"player {seat + 1}"
