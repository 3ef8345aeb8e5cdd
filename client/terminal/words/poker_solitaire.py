"""What is said about a Poker Solitaire leg. Cards are written as people read them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.terminal.cards import in_signs, show_card
from client.terminal.words.counting import count, signed
from client.terminal.words.formats import number
from protocol.cards import Card
from protocol.views.poker_solitaire import Does, MatrixView, Played, PokerSolitaireView

MATCH = (
    "You both fill one square of cards whose rows and columns are poker hands, in two legs: each of you wants many "
    "points once and few once."
)
EQUALS = "Each of you fills a square of cards whose rows and columns are poker hands, and the higher score wins."
MATRICES = ("matrix 1", "matrix 2")

_PLAYED = TypeAdapter(Played)
_ONES_OWN = re.compile("^p[12](?=x)")
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


def move(text: str) -> str:
    """Write a move as people read it; whose a reject square is needs no saying: a common one, or the mover's own.

    >>> move("QH>2:c3"), move("c3>p1x1"), move("p2x1>2:c3"), move("QH>cx1"), move("pass")
    ('Q♥ to 2:c3', 'c3 to x1', 'x1 to 2:c3', 'Q♥ to common x1', 'pass')
    """
    what, sign, where = (_ONES_OWN.sub("", part).replace("cx", "common x") for part in text.partition(">"))
    return f"{in_signs(what)} to {where}" if sign else what


def card(text: str) -> str:
    """Return what a move takes: a card, or the place it lies on."""
    return text.partition(">")[0]


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read."""
    try:
        return played(name, _PLAYED.validate_python(detail))
    except ValidationError:
        return None


def played(name: str, did: Played) -> str:
    """Say what somebody did, and what it changed."""
    if did.card is None:
        return f"{name}: {'passes' if did.does == 'pass' else 'Done'}"
    two = len(did.changes) > 1
    places = did.move.split(">")
    what, where = (near(place, did.seat, each=two).replace("cx", "common x") for place in places)
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


def near(place: str, seat: int | None, *, each: bool = True) -> str:
    """Write a place as its player needs it: without the number of themselves, or of their own matrix.

    `each` player has one; who has two, or shares one, has no number of their own.

    >>> near("2:c3", 1), near("p2x1", 1), near("1:c3", 1), near("cx1", 0), near("1:c3", 0, each=False)
    ('c3', 'x1', '1:c3', 'cx1', '1:c3')
    """
    if seat is None:
        return place
    bare = place.removeprefix(f"p{seat + 1}")
    return bare.removeprefix(f"{seat + 1}:") if each else bare


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
