"""The computer player `easy`, which follows the advice column of the seed. rules: poker_solitaire, Computer player

Put the first card in the middle; flushes across, pairs down; straights only with four cards; save the reject for the
end; with stealing, steal; with planting, plant now and then; put cards that fit nowhere into the worst hands.
"""

from collections import Counter

from protocol.cards import Card
from protocol.games.poker_solitaire.view import MatrixView, PokerSolitaireView
from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.poker_solitaire import twin
from server.bots.poker_solitaire.layout import DISCARD, DONE, Try, distinct, tries
from server.games.game import Rng
from server.games.poker_solitaire import hands, squares
from server.games.poker_solitaire.state import table

_MIDDLE = squares.NAMES.index("c3")
_END = 8
"""With at most this number of free squares it is the end, for which the reject is saved."""


def easy(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, that the advice column recommends; ties are broken at random."""
    found = distinct(tries(view))
    by_advice = {each: _advised(view, each) for each in found}
    placed = {each: value for each, value in by_advice.items() if each.how in (twin.PLACE, twin.STEAL)}
    minimizes = view.roles[seat] == "minimizer"
    done = next((each for each in found if each.how == DONE), None)
    if done is not None:
        return done.move
    if not placed:
        others = [each for each in found if each.how != DISCARD] or found
        return rng.choice(others).move
    plants = [each for each in found if each.how == twin.PLANT]
    if plants and rng.choice(range(10)) == 0:
        return rng.choice(plants).move
    best = (min if minimizes else max)(placed.values())
    rejects = [each for each in found if each.how == twin.REJECT]
    if rejects and not minimizes and best < 0 and sum(matrix.cells.count(None) for matrix in view.matrices) <= _END:
        return rejects[0].move
    return rng.choice([each for each, value in placed.items() if value == best]).move


def _advised(view: PokerSolitaireView, move: Try) -> float:
    """Return how good a move's square is for its card, roughly in points; 0 if the move places no card."""
    if move.how == twin.PLACE:
        card = Card(move.move.partition(">")[0])
    elif move.how == twin.STEAL:
        stolen = view.matrices[move.what // 25].cells[move.what % 25]
        if stolen is None:
            return 0
        card = stolen
    else:
        return 0
    number, square = divmod(move.where, 25)
    matrix = view.matrices[number]
    if matrix.cells.count(None) == len(matrix.cells):
        return 100.0 * (square == _MIDDLE)
    points = table(view.options).sides[number].worth.points
    value = _across(matrix, card, square // squares.SIDE, points[_FLUSH])
    value += _down(matrix, card, square % squares.SIDE, points[_FULL])
    value += sum(_now(matrix, card, square, line, points) for line in _lines(matrix, square))
    value -= 0.02 * sum(matrix.lines[line].points for line in _lines(matrix, square))
    return round(value + 1000 * (move.how == twin.STEAL), 6)


def _lines(matrix: MatrixView, square: int) -> tuple[int, ...]:
    return tuple([line for line in squares.LINES_OF[12][square] if line < len(matrix.lines)])


def _now(matrix: MatrixView, card: Card, square: int, line: int, points: tuple[int, ...]) -> float:
    """Return the points that a line gains at once."""
    code = hands.code(matrix.cells[at] for at in squares.LINES[line])
    return points[hands.kind(code + hands.CODES[card])] - points[hands.kind(code)]


def _across(matrix: MatrixView, card: Card, row: int, flush: int) -> float:
    """Return the value of a card for the flush of a row."""
    suits = [{other[1] for at in squares.LINES[line] if (other := matrix.cells[at])} for line in range(squares.SIDE)]
    count = sum(matrix.cells[at] is not None for at in squares.LINES[row])
    if not suits[row]:
        return flush * (_FRESH if {card[1]} not in suits else -_FRESH)
    if len(suits[row]) > 1:
        return 0.0
    return flush * (_SAME * (1 + count) if card[1] in suits[row] else -_OTHER * (1 + count))


def _down(matrix: MatrixView, card: Card, column: int, full: int) -> float:
    """Return the value of a card for the pairs of a column."""
    ranks = Counter(other[0] for at in squares.LINES[squares.SIDE + column] if (other := matrix.cells[at]))
    alike = ranks[card[0]]
    if alike:
        return full * (_ALIKE * alike)
    return -full * _STRANGE * len(ranks)


_FRESH, _SAME, _OTHER, _ALIKE, _STRANGE = 0.05, 0.06, 0.09, 0.2, 0.05
_MIXED = "CDCDC"
_FLUSH = hands.kind(hands.code(map(Card, ["2C", "4C", "5C", "7C", "9C"])))
_FULL = hands.kind(hands.code(map(Card, ["2C", "2D", "2H", "4C", "4D"])))
