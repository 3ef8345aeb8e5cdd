"""Plays a position out many times, with the real stock, a little differently each time.

The variation is in the doubts about the times of the cards, which decide the order of the workspace and which card is
played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from server.bots.grandmas_game.card_numbers import CARDS, DEEP, NOWHERE
from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.plan_moves import plays
from server.bots.grandmas_game.times import GAP
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import ALL, Position

_FIRST = 40
"""How many play-outs start from random doubts; after these, the best ones so far are changed a little."""
_STALE = 1000
"""After this number of changes without improvement, the search starts from new doubts."""
_SCALES = (500, 1000, 2000, 4000, 8000)
"""The sizes of doubts, in thousandths of a deal."""
_CHANGED = (1, 2, 4, 8)
"""How many kinds of cards get a new doubt in a change."""
_SELDOM = 5
"""One change in this number also changes the gap, and one the patience."""


_GAPS = (50, 200, 500, 1000)
_PATIENCE = (-40_000, -10_000, 0, 0, 10_000, 40_000)
"""The time to play a card, and the patience before a suit turns; see `PlayOut`."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to play a position out: the doubt for each kind of card, the gap and the patience."""

    doubts: tuple[int, ...] = (0,) * len(CARDS)
    gap: int = GAP
    patience: int = 0


def play_randomly(position: Position, reorder: bool, tries: int) -> tuple[int, tuple[Move, ...]]:
    """Return the best score of `tries` play-outs, or of the first that wins, and the moves that reach it."""
    opening = PlayOut(reorder)
    opening.set_position(position)
    score, way = _best(opening, tries)
    return score, tuple(_line(opening, way))


def _best(opening: PlayOut, tries: int) -> tuple[int, _Way]:
    """Return the best score that is found, and the way to reach it."""
    rng = Random(1)  # noqa: S311 # chance that can be repeated is the purpose
    line = PlayOut(opening.reorders)
    way = found = _Way()
    score = most = -1
    stale = 0
    for count in range(tries):
        if stale > _STALE:
            score, stale = -1, 0
        if count == 0:
            tried = way
        elif count < _FIRST or score < 0:
            tried = _new(rng)
        else:
            tried = _changed(way, rng)
        _begin(opening, line, tried)
        reached = line.play_out()
        stale = 0 if reached > score else stale + 1
        if reached >= score:
            score, way = reached, tried
        if reached > most:
            most, found = reached, tried
        if most == ALL:
            break
    return most, found


def _new(rng: Random) -> _Way:
    scale = rng.choice(_SCALES)
    return _Way(tuple([_doubt(rng, scale) for _ in CARDS]), rng.choice(_GAPS), rng.choice(_PATIENCE))


def _changed(way: _Way, rng: Random) -> _Way:
    """Return a slightly changed way."""
    scale, doubts = rng.choice(_SCALES), list(way.doubts)
    for _ in range(rng.choice(_CHANGED)):
        doubts[rng.randrange(len(doubts))] = _doubt(rng, scale)
    other = rng.randrange(_SELDOM)
    return _Way(
        doubts=tuple(doubts),
        gap=rng.choice(_GAPS) if other == 0 else way.gap,
        patience=rng.choice(_PATIENCE) if other == 1 else way.patience,
    )


def _doubt(rng: Random, scale: int) -> int:
    # only whole numbers, so that the result is the same on every machine
    return sum([rng.randrange(-scale, scale + 1) for _ in range(3)])


def _begin(opening: PlayOut, line: PlayOut, way: _Way) -> None:
    line.copy(opening)
    line.foreseen = True
    line.gap = way.gap
    line.patience = way.patience
    for card, doubt in enumerate(way.doubts):
        line.doubt[card] = doubt


def _line(opening: PlayOut, way: _Way) -> Iterator[Move]:
    """Yield the moves of a play-out."""
    play_randomly = PlayOut(opening.reorders)
    _begin(opening, play_randomly, way)
    position = opening.to_position()
    while True:
        place = play_randomly.choose()
        if place != NOWHERE:
            pile = place // DEEP
            at_home = pile == position.home
            card = position.workspace[place % DEEP] if at_home else position.piles[pile][-1]
            moves = list(plays(position, pile, card))
            play_randomly.play(place)
        elif play_randomly.count:
            play_randomly.order()
            order = play_randomly.to_position().workspace
            moves = [] if order == position.workspace else [Move("order", cards=order)]
            moves.append(Move("deal"))
            play_randomly.deal()
        else:
            return
        for move in moves:
            position = after(position, move)
        yield from moves
