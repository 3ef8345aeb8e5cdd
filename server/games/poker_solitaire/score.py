"""What a leg is worth. rules: poker_solitaire, Scoring and Record"""

from server.games.poker_solitaire import hands
from server.games.poker_solitaire.state import Matrix, Side, State, Table
from server.games.result import Score


def points(side: Side, matrix: Matrix) -> int:
    """Return what a matrix is worth by its side's rules; under `pat`, 1 when all five rows are pat hands."""
    worth = side.worth.points
    if side.pat:
        return int(all(worth[kind] for kind in matrix.kinds))
    return sum(worth[kind] for kind in matrix.kinds)


def reached(table: Table, matrices: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's number by what the matrices are worth; where both have one number, that one.

    >>> from server.games.poker_solitaire.state import PokerSolitaireOptions, table
    >>> reached(table(PokerSolitaireOptions(mode="best-of-two")), (12, 30))
    (30,)
    """
    if len(matrices) == 1:
        return matrices
    if table.alone:
        return (max(matrices) if table.options.mode == "best-of-two" else sum(matrices),)
    return matrices


def worth(table: Table, matrices: tuple[Matrix, ...]) -> tuple[int, ...]:
    """Return what each matrix is worth."""
    return tuple([points(side, matrix) for side, matrix in zip(table.sides, matrices, strict=True)])


def score(state: State) -> Score:
    """Return the score of a leg, by seat where each player has a matrix, and the points of every line."""
    numbers = reached(state.table, worth(state.table, state.matrices))
    lines = [
        [side.worth.points[kind] for kind in matrix.kinds]
        for side, matrix in zip(state.table.sides, state.matrices, strict=True)
    ]
    return Score(sum(numbers), {"lines": lines}, numbers if len(numbers) > 1 else None)


def gains(side: Side, matrix: Matrix, added: int) -> list[int]:
    """Return for each square what the matrix becomes worth more if a code is added to the lines of the square.

    Under `pat` a matrix is worth nothing until all its rows are pat hands.
    """
    value, kind = side.worth.points, hands.kind
    each = [value[kind(code + added)] - value[of] for code, of in zip(matrix.codes, matrix.kinds, strict=True)]
    if side.pat:
        each = [_won(side, matrix, more) for more in each]
    return [sum([each[line] for line in lines]) for lines in side.of]


def gain(side: Side, matrix: Matrix, square: int, added: int) -> int:
    """Return the points that a matrix gains if a code is added to the lines of a square."""
    value, codes, kinds = side.worth.points, matrix.codes, matrix.kinds
    more = sum([value[hands.kind(codes[line] + added)] - value[kinds[line]] for line in side.of[square]])
    return _won(side, matrix, more) if side.pat else more


def _won(side: Side, matrix: Matrix, more: int) -> int:
    """Return what it changes that so many rows more are pat hands."""
    pat = sum([side.worth.points[kind] for kind in matrix.kinds])
    return int(pat + more == side.lines) - int(pat == side.lines)
