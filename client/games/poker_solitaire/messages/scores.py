"""Scores of Poker Solitaire: the points of rows and columns, or whether all five rows are pat hands.

Made from client/games/poker_solitaire/text/en/scores.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def line(key: Literal["nothing", "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush", "royal-flush", "five-of-a-kind", "blaze", "four-flush", "kilter", "round-the-corner-kilter", "round-the-corner-straight"]) -> str:
    return {
        "nothing": "nothing",
        "one-pair": "one pair",
        "two-pair": "two pair",
        "three-of-a-kind": "three of a kind",
        "straight": "straight",
        "flush": "flush",
        "full-house": "full house",
        "four-of-a-kind": "four of a kind",
        "straight-flush": "straight flush",
        "royal-flush": "royal flush",
        "five-of-a-kind": "five of a kind",
        "blaze": "blaze",
        "four-flush": "four flush",
        "kilter": "kilter",
        "round-the-corner-kilter": "round the corner kilter",
        "round-the-corner-straight": "round the corner straight",
    }[key]


def line_short(key: Literal["nothing", "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush", "royal-flush", "five-of-a-kind", "blaze", "four-flush", "kilter", "round-the-corner-kilter", "round-the-corner-straight"]) -> str:
    return {
        "nothing": "–",
        "one-pair": "one pair",
        "two-pair": "two pair",
        "three-of-a-kind": "3 of a kind",
        "straight": "straight",
        "flush": "flush",
        "full-house": "full house",
        "four-of-a-kind": "4 of a kind",
        "straight-flush": "str. flush",
        "royal-flush": "royal flush",
        "five-of-a-kind": "5 of a kind",
        "blaze": "blaze",
        "four-flush": "four flush",
        "kilter": "kilter",
        "round-the-corner-kilter": "corner kilt.",
        "round-the-corner-straight": "corner str.",
    }[key]


def hand_made(*, hand: str, points: int) -> str:
    return f"{hand} {formats.signed(points)}"


def row(row: str) -> str:
    return f"row {row}"


def column(column: str) -> str:
    return f"column {column}"


def diagonal(square: str) -> str:
    return f"diagonal from {square}"


def line_worth(*, where: str, line: str, points: int) -> str:
    return f"{where}: {line}, " + (f"{formats.number(points)} point" if points == 1 else f"{formats.number(points)} points")


def line_pat(*, where: str, line: str, pat: bool) -> str:
    return f"{where}: {line}, " + ("pat" if pat else "not pat")


def part(key: Literal["rows", "columns", "diagonals"]) -> str:
    return {
        "rows": "rows",
        "columns": "columns",
        "diagonals": "diagonals",
    }[key]


def part_of(*, owner: str, part: str) -> str:
    return f"{formats.name(owner)}: {part}"


def matrix(number: int) -> str:
    return f"matrix {number}"


def matrix_score(*, number: int, points: int) -> str:
    return f"matrix {number}: {formats.number(points)}"


def matrix_parts(*, rows: int, columns: int, diagonals: int | None) -> str:
    return f"rows {formats.number(rows)}, columns {formats.number(columns)}" + ("" if diagonals is None else f", diagonals {formats.number(diagonals)}")


def of_matrix(*, name: str, score: str) -> str:
    return f"{formats.name(name)}: {score}"


def of_player(*, name: str, points: int) -> str:
    return f"{formats.name(name)} {formats.number(points)}"


def of_player_pat(*, name: str, score: str) -> str:
    return f"{formats.name(name)} {score}"


def pat_rows(rows: int) -> str:
    return f"{formats.number(rows)} of 5 rows are pat hands"


def pat_rows_short(rows: int) -> str:
    return f"{formats.number(rows)} of 5 pat"


Pat = Literal["won", "lost"]


def pat(key: Pat) -> str:
    return {
        "won": "won: all five rows are pat hands",
        "lost": "lost: not all five rows are pat hands",
    }[key]


def pat_matrices(won: int) -> str:
    return f"{formats.number(won)} of two matrices won"


def pat_short(key: Literal["won", "lost"]) -> str:
    return {
        "won": "won",
        "lost": "lost",
    }[key]


def pat_matrices_short(won: int) -> str:
    return f"{formats.number(won)} of 2 won"


def to_beat(points: int) -> str:
    return f"{formats.number(points)} to beat"


def goal(key: Literal["maximizer", "minimizer", "spectator"], *, points: int, maximizer: str) -> str:
    match key:
        case "maximizer":
            return f"more than {formats.number(points)} wins"
        case "minimizer":
            return f"under {formats.number(points)} wins"
        case "spectator":
            return f"{formats.name(maximizer)} needs more than {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key: Literal["maximizer", "minimizer", "spectator"], *, points: int, maximizer: str, minimizer: str) -> str:
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} reached {formats.number(points)}. Score more and you win; the same is a draw."
        case "minimizer":
            return f"You reached {formats.number(points)}. Keep {formats.name(maximizer)} under that to win; the same is a draw."
        case "spectator":
            return f"{formats.name(minimizer)} reached {formats.number(points)}. {formats.name(maximizer)} wins with more; the same is a draw."
    raise KeyError(key)


def leg_one(result: str) -> str:
    return f"leg 1: {result}"


def computer_reached(points: int) -> str:
    return f"The computer reached {formats.number(points)} point on this number." if points == 1 else f"The computer reached {formats.number(points)} points on this number."


def your_best(points: int) -> str:
    return f"Your best is {formats.number(points)}."


def pat_before(key: Literal["won", "lost"]) -> str:
    return {
        "won": "won before",
        "lost": "not won yet",
    }[key]


def pat_matrices_before(won: int) -> str:
    return f"{formats.number(won)} of two matrices won before"


def computer_pat(key: Literal["won", "lost"]) -> str:
    return {
        "won": "The computer won this number.",
        "lost": "The computer lost this number.",
    }[key]


def computer_pat_matrices(won: int) -> str:
    return f"The computer won {formats.number(won)} of two matrices on this number."


def your_pat(key: Literal["won", "lost"]) -> str:
    return {
        "won": "You have won it.",
        "lost": "You have not won it yet.",
    }[key]


def your_pat_matrices(won: int) -> str:
    return f"You have won {formats.number(won)} of two."


language.register(globals())
