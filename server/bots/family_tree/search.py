"""How a computer player of Family Tree finds its move from the encoded view of its seat.

1. Hidden cards are drawn at random, as `possible` draws them; all promising moves are tried on the same draws.
2. Both sides play on to the end by their evaluation.
3. The worse half of the moves is dropped again and again, so that most play-outs go to the moves that are hard to tell
   apart.
"""

from collections.abc import MutableSequence, Sequence
from time import monotonic
from typing import Any

from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Seat
from server.bots.base import Choice
from server.bots.budget import Budget
from server.bots.family_tree.card_numbers import NUMBER
from server.bots.family_tree.engine import PlayOut
from server.bots.family_tree.weights import ALONE, GREEDY, MAXIMIZER, MINIMIZER
from server.games.family_tree.view import possible
from server.games.game import Item, Rng


def promising(view: FamilyTreeView, seat: Seat, rng: Rng) -> str:
    """Choose a move, in notation, with the best evaluation for the seat's role; ties are broken at random."""
    twin = _twin(view, seat)
    gains = _foreseen(twin, view, rng) if view.coming else _gains(twin, view)
    best = max(gains)
    return rng.choice([move for move, gain in zip(view.moves, gains, strict=True) if gain == best]).move


def judge(view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget, *, hedged: bool = False) -> tuple[Choice, ...]:
    """Return the moves that were tried, the best for the seat's role first, with their expected scores.

    The view has moves. `hedged`: the other side is greedy in half of the play-outs, which plays better against
    opponents of unknown strength but expects too much for the seat. The same view, seat, budget and chance give the
    same choices, unless time ends the search.
    """
    twin = _twin(view, seat)
    sign = 1 if twin.maximizes else -1
    wheres = places(view)
    draws = _Draws(view, rng)
    lines = _hedged(twin) if hedged else (_balanced(twin),)
    began = monotonic()
    totals = [0] * len(wheres)
    tries = [0] * len(wheres)
    order = list(range(len(wheres)))
    if budget.breadth is not None:
        gains = _gains(twin, view)
        order.sort(key=lambda choice: -gains[choice])
        del order[budget.breadth :]
    left = order[:]
    rounds = max(1, (len(left) - 1).bit_length())
    spent = drawn = 0
    for number in range(rounds):
        each = max(1, (budget.playouts - spent) // ((rounds - number) * len(left)))
        ends = None if budget.seconds is None else began + budget.seconds * (number + 1) / rounds
        for _ in range(each):
            drawn += 1
            line = lines[drawn % len(lines)]
            if ends is not None and spent and monotonic() > ends:
                break
            twin.set_stock(draws.stock())
            for choice in left:
                line.copy(twin)
                line.play(wheres[choice])
                totals[choice] += line.play_out()
                tries[choice] += 1
            spent += len(left)
        left.sort(key=lambda choice: -sign * totals[choice] / tries[choice])
        order[: len(left)] = left
        left = left[: (len(left) + 1) // 2]
    return tuple([Choice(view.moves[at].move, totals[at] / tries[at], tries[at]) for at in order])


def final_scores(view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int) -> tuple[tuple[int, ...], ...]:
    """Return for each move of a view, in its order, the final scores of `playouts` play-outs.

    The play-outs at the same index have the same hidden cards. Both sides play equally well, whichever is to move, so
    the estimates before and after the best move differ only by chance.
    """
    twin = _twin(view, seat)
    draws = _Draws(view, rng)
    line = _balanced(twin)
    wheres = places(view)
    scores: list[list[int]] = [[] for _ in wheres]
    for _ in range(playouts):
        twin.set_stock(draws.stock())
        for where, found in zip(wheres, scores, strict=True):
            line.copy(twin)
            line.play(where)
            found.append(line.play_out())
    return tuple([tuple(found) for found in scores])


def baseline_scores(view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
    """Return the final scores of `playouts` play-outs from a view, on the same hidden cards as in `final_scores`."""
    twin = _twin(view, seat)
    draws = _Draws(view, rng)
    line = _balanced(twin)
    scores = []
    for _ in range(playouts):
        twin.set_stock(draws.stock())
        line.copy(twin)
        scores.append(line.play_out())
    return tuple(scores)


def _gains(twin: PlayOut, view: FamilyTreeView) -> list[int]:
    """Return the gain of each legal move for the role that is to move."""
    twin.count = view.stock
    sign, weights = (1, twin.high) if twin.maximizes else (-1, twin.low)
    return [sign * twin.gain(place, weights) for place in places(view)]


_KNOWN = 2
"""How many of the coming cards, known from an earlier leg, `normal` looks at."""


def _foreseen(twin: PlayOut, view: FamilyTreeView, rng: Rng) -> list[int]:
    """Return the gain of each legal move for the role that is to move, after the next known cards are played too."""
    sign, weights = (1, twin.high) if twin.maximizes else (-1, twin.low)
    twin.set_stock(_Draws(view, rng).stock())
    line = _balanced(twin)
    promised = []
    for place in places(view):
        line.copy(twin)
        line.play(place)
        for _ in view.coming[:_KNOWN]:
            if line.current >= 0:
                line.play(line.best())
        promised.append(sign * line.evaluation(weights))
    return promised


def places(view: FamilyTreeView) -> list[int]:
    """Return the twin's place of each legal move of a view."""
    rows = {family.member: 2 * row for row, family in enumerate(view.families)}
    rows.update({family.spouse: 2 * row + 1 for row, family in enumerate(view.families) if family.spouse is not None})
    return [rows[move.target] for move in view.moves]


def _twin(view: FamilyTreeView, seat: Seat) -> PlayOut:
    alone = len(view.roles) == 1
    twin = PlayOut(ALONE, ALONE, True) if alone else PlayOut(MAXIMIZER, MINIMIZER, False)
    twin.set_up(view.families, view.current, view.roles[seat] != "minimizer")
    return twin


def _balanced(twin: PlayOut) -> PlayOut:
    """Return a twin in which each side plays by the weights of its own role."""
    return PlayOut(twin.high, twin.low, twin.alone)


def _hedged(twin: PlayOut) -> tuple[PlayOut, ...]:
    """Return the twins for a hedged search: the other side's style is unknown, so it is greedy in half of them."""
    if twin.alone:
        return (_balanced(twin),)
    other = (twin.high, GREEDY) if twin.maximizes else (GREEDY, twin.low)
    return (_balanced(twin), PlayOut(*other, False))


_FORESIGHT = 4
"""How many of the coming cards, known from an earlier leg, play-outs use in their real order."""


class _Draws:
    """The possible stocks under the current card: as `possible` draws them, except for known cards that are far away.

    If play-outs knew every card, all would be the same and decide by their own flaws: so cards further down than anyone
    plans ahead are drawn at random, even if they are known.
    """

    def __init__(self, view: FamilyTreeView, rng: Rng) -> None:
        self._rng = rng
        noted = _Noted()
        stock = possible(view, noted).stock
        self._hidden = [NUMBER[card] for card in noted.shuffled]
        self._stock = bytearray([NUMBER[card] for card in stock])
        self._start = self._stock.find(bytes(self._hidden)) if self._hidden else 0
        if len(view.coming) > _FORESIGHT:
            self._start, self._hidden = _FORESIGHT, list(self._stock[_FORESIGHT:])

    def stock(self) -> bytearray:
        """Return a stock whose hidden cards are in random order."""
        self._rng.shuffle(self._hidden)
        self._stock[self._start : self._start + len(self._hidden)] = self._hidden
        return self._stock


class _Noted:
    """A source of chance that does not shuffle, but records what it was asked to shuffle."""

    def __init__(self) -> None:
        self.shuffled: Sequence[Any] = ()

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Leave the items where they are."""
        self.shuffled = tuple(x)

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return the first item."""
        return seq[0]
