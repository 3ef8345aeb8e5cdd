"""Best places for known cards: for par, and as the goal of a player who may move cards.

If cards may be moved, their order does not matter: a matrix is filled except for one square, then its cards move to
the places with the highest total score, including the last card. The goal depends only on the cards, so that every
move of a rearrangement leads towards the same goal.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache

from protocol.cards import Card
from protocol.games.poker_solitaire.options import Mode, PokerSolitaireOptions
from server.bots.poker_solitaire import card_numbers, weights
from server.bots.poker_solitaire.card_numbers import NUMBER, near
from server.bots.poker_solitaire.engine import COMPILED, Arranger
from server.games.poker_solitaire import hands, squares
from server.games.poker_solitaire.state import Side, table

STEPS = 60_000
"""Swaps in each run for par."""
TIMES = 4
_HOT = 120
"""The first temperature, in thousandths of a full house for each point of it."""

_SNAKE = tuple(
    row * squares.SIDE + (column if row % 2 == 0 else squares.SIDE - 1 - column)
    for row in range(squares.SIDE)
    for column in range(squares.SIDE)
)
"""The squares in an order in which each touches the one before."""


def par(options: PokerSolitaireOptions, deck: Sequence[Card], steps: int = STEPS, times: int = TIMES) -> int:
    """Return the best solo score found for this deck by a search that knows it."""
    sides = table(options).sides
    squares_all = 25 * len(sides)
    cards = deck[: squares_all + len(table(options).rejects)]
    ordered = sides[0].touching != "anywhere" and not sides[0].movable
    scoring = 1 if options.mode == "best-of-two" else len(sides)
    found = 0
    for seed in range(times):
        arranger = _laid(sides, cards, scoring, ordered, options.mode, seed)
        arranger.anneal(steps * len(sides), _hot(sides[0]))
        found = max(found, sum(_points(arranger, sides, matrix) for matrix in range(scoring)))
    return found


@lru_cache(maxsize=128)
def best_places(side: Side, cards: tuple[Card, ...], mode: Mode, steps: int) -> tuple[int, tuple[Card, ...]]:
    """Return the worth of the cards at their best places, and the cards square by square; 25 of them fill a matrix."""
    arranger = _laid((side,), tuple(sorted(cards)), 1, False, mode, 1)
    worth = arranger.anneal(steps if COMPILED else steps // 10, _hot(side))
    placed = sorted(cards)
    return worth, tuple([placed[arranger.at[square]] for square in squares.SQUARES])


def least(side: Side, placed: tuple[Card, ...]) -> int:
    """Return the square of a full matrix whose card loses least if it is rejected, the last of equals."""
    value = side.worth.points
    lost = []
    for square in squares.SQUARES:
        without = 0
        for line in side.of[square]:
            cards = [placed[at] for at in squares.LINES[line] if at != square]
            whole = [placed[at] for at in squares.LINES[line]]
            without += value[_kind(whole)] - value[_kind(cards)]
        lost.append((without, -square))
    return -min(lost)[1]


def _kind(cards: Sequence[Card]) -> int:
    return hands.kind(hands.code(cards))


def _hot(side: Side) -> int:
    points = side.worth.points
    return _HOT * max(points[card_numbers.FULL], points[card_numbers.FLUSH], points[card_numbers.STRAIGHT], 1)


def _points(arranger: Arranger, sides: tuple[Side, ...], matrix: int) -> int:
    """Return the points of a matrix by the rules."""
    side = sides[matrix]
    lines = [
        [arranger.cards[arranger.at[25 * matrix + at]] for at in squares.LINES[line]] for line in range(side.lines)
    ]
    cards = list(NUMBER)
    worth = [side.worth.points[_kind([cards[number] for number in line])] for line in lines]
    return int(all(worth)) if side.pat else sum(worth)


def _laid(
    sides: tuple[Side, ...], cards: Sequence[Card], scoring: int, ordered: bool, mode: Mode, seed: int
) -> Arranger:
    """Return the cards placed in order, square by square; the others are on the reject squares."""
    arranger = Arranger(len(sides), scoring, ordered, seed)
    arranger.count = len(cards)
    for turn, card in enumerate(cards):
        arranger.cards[turn] = NUMBER[card]
        place = 25 * (turn // 25) + _SNAKE[turn % 25] if turn < 25 * len(sides) else turn
        arranger.at[place] = turn
    nears: list[int] = []
    for matrix, side in enumerate(sides):
        arranger.counted[matrix] = side.lines
        book = array("i", weights.book(side.worth, side.pat, side.touching, mode, 1))
        if matrix:
            arranger.second = book
        else:
            arranger.first = arranger.second = book
        nears += near(side.touching)
    arranger.near = array("q", [*nears, *[0] * (50 - len(nears))])
    arranger.start()
    return arranger
