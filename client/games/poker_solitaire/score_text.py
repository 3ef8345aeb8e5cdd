"""Writes scores of Poker Solitaire and their parts. client/web/games/poker_solitaire/score_text.js does the same."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from client.games.poker_solitaire.messages import scores as scores_text
from client.text import formats
from client.text.messages import game as game_text
from client.text.tables import text_of
from protocol.games.poker_solitaire.view import MatrixView, PokerSolitaireView

SIDE = 5


def line(name: str, *, short: bool = False) -> str:
    """Name the hand in a line of a matrix.

    >>> line("two-pair"), line("flush+one-pair"), line("three-of-a-kind", short=True)
    ('two pair', 'flush and one pair', '3 of a kind')
    """
    if short:
        return " + ".join(text_of(scores_text.line_short, each) for each in name.split("+"))
    return formats.every([text_of(scores_text.line, each) for each in name.split("+")])


def line_at(at: int) -> str:
    """Name a line of a matrix by its number: rows, columns, then diagonals.

    >>> [line_at(at) for at in (0, 9, 10, 11)]
    ['row 1', 'column e', 'diagonal from a1', 'diagonal from e1']
    """
    if at < SIDE:
        return scores_text.row(f"{at + 1}")
    if at < 2 * SIDE:
        return scores_text.column("abcde"[at - SIDE])
    return scores_text.diagonal("a1" if at == 2 * SIDE else "e1")


def pat(score: int, mode: str | None) -> str:
    """Say whether a game of pat hands was won, or how many of two matrices were.

    >>> pat(1, "one-hand"), pat(0, "duel"), pat(1, "sum-of-two")
    ('won: all five rows are pat hands', 'lost: not all five rows are pat hands', '1 of two matrices won')
    """
    return by_mode(score, mode, scores_text.pat, scores_text.pat_matrices)


def won(score: int, options: Mapping[str, Any]) -> str | None:
    """Write the result of a game of pat hands; None if there are points."""
    return pat(score, options.get("mode")) if options.get("scoring") == "pat" else None


def outcome(score: int, options: Mapping[str, Any]) -> str | None:
    """Write the result of a game of pat hands in a word; None if there are points.

    >>> outcome(1, {"scoring": "pat"}), outcome(0, {"scoring": "pat", "mode": "one-hand"}), outcome(21, {})
    ('won', 'lost', None)
    >>> outcome(1, {"scoring": "pat", "mode": "sum-of-two"})
    '1 of 2 won'
    """
    if options.get("scoring") != "pat":
        return None
    return by_mode(score, options.get("mode"), scores_text.pat_short, scores_text.pat_matrices_short)


def by_mode(score: int, mode: str | None, one: Callable[[scores_text.Pat], str], two: Callable[[int], str]) -> str:
    """Write the result of a game of pat hands: `one` says if it was won, `two` how many of two matrices were."""
    if mode == "sum-of-two":
        return two(score)
    return one("won" if score else "lost")


def reached(score: int, view: PokerSolitaireView) -> str:
    """Write the score of a leg with its unit, or whether it was won."""
    return pat(score, view.options.mode) if view.matrices[0].scoring == "pat" else game_text.points(score)


def parts(view: PokerSolitaireView) -> str:
    """List the parts of a score: rows and columns, or the matrices."""
    if view.scores is not None or len(view.matrices) > 1:
        numbered = enumerate(view.matrices, start=1)
        return formats.listed(scores_text.matrix_score(number=at, points=matrix.score) for at, matrix in numbered)
    return of_matrix(view.matrices[0])


def of_matrix(matrix: MatrixView) -> str:
    """List the points of a matrix's rows, columns and diagonals."""
    points = [each.points for each in matrix.lines]
    if matrix.scoring == "pat":
        return scores_text.pat_rows(sum(points))
    across = points[2 * SIDE :]
    return scores_text.matrix_parts(
        rows=sum(points[:SIDE]), columns=sum(points[SIDE : 2 * SIDE]), diagonals=sum(across) if across else None
    )


def in_short(matrix: MatrixView) -> str:
    """Write the points of a matrix, for its head."""
    if matrix.scoring == "pat":
        return scores_text.pat_rows_short(sum(each.points for each in matrix.lines))
    return formats.number(matrix.score)


def part_rows(told: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Return the parts of a leg's score as rows of a table; with two players, each has their name.

    >>> part_rows({"lines": [[1, 10, 1, 0, 0, 0, 5, 3, 1, 0]]}, ["Ada"])
    {'rows': '12', 'columns': '9'}
    """
    lines: Sequence[Sequence[int]] = told.get("lines", ())
    rows: dict[str, str] = {}
    for at, points in enumerate(lines):
        parts = {"rows": points[:SIDE], "columns": points[SIDE : 2 * SIDE], "diagonals": points[2 * SIDE :]}
        for name, each in parts.items():
            part = text_of(scores_text.part, name)
            if len(lines) > 1:
                part = scores_text.part_of(owner=names[at] if len(names) > 1 else scores_text.matrix(at + 1), part=part)
            if each:
                rows[part] = formats.number(sum(each))
    return rows
