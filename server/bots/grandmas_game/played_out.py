"""A position played out again and again, the cards of the stock coming as they lie, a little otherwise every time.

What changes is how much the times of the cards are doubted, by which the workspace is ordered and cards are chosen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.line import plays
from server.bots.grandmas_game.numbered import CARDS, DEEP, NOWHERE
from server.bots.grandmas_game.times import GAP
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import ALL, Position

_FIRST = 40
"""How many play-outs begin anew; then the best so far is changed a little."""
_STALE = 1000
"""After how many changes that led nowhere it is left for a new one."""
_SCALES = (500, 1000, 2000, 4000, 8000)
"""How much the times may be doubted, in thousandths of a deal."""
_CHANGED = (1, 2, 4, 8)
"""Of how many kinds of cards the doubt is changed."""
_SELDOM = 5
"""One in so many changes is of the gap, and one of the patience."""


_GAPS = (50, 200, 500, 1000)
_PATIENCE = (-40_000, -10_000, 0, 0, 10_000, 40_000)
"""How long it may be taken to play a card, and how patiently a suit is kept from turning; see `PlayOut`."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to play a position out: how much the time of each kind of card is doubted, and the rest."""

    doubts: tuple[int, ...] = (0,) * len(CARDS)
    gap: int = GAP
    patience: int = 0


def played_out(position: Position, reorder: bool, tries: int) -> tuple[int, tuple[Move, ...]]:
    """Return the best score of so many play-outs, which end with the first that wins, and the moves that come to it."""
    opening = PlayOut(reorder)
    opening.lay_out(position)
    score, way = _best(opening, tries)
    return score, tuple(_line(opening, way))


def _best(opening: PlayOut, tries: int) -> tuple[int, _Way]:
    """Return the best score that is found, and the way to it."""
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
    """Return a way that is a little different."""
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
    # whole numbers alone, so that it is the same everywhere
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
    played_out = PlayOut(opening.reorders)
    _begin(opening, played_out, way)
    position = opening.laid_out()
    while True:
        place = played_out.choose()
        if place != NOWHERE:
            pile = place // DEEP
            at_home = pile == position.home
            card = position.workspace[place % DEEP] if at_home else position.piles[pile][-1]
            moves = list(plays(position, pile, card))
            played_out.play(place)
        elif played_out.count:
            played_out.order()
            order = played_out.laid_out().workspace
            moves = [] if order == position.workspace else [Move("order", cards=order)]
            moves.append(Move("deal"))
            played_out.deal()
        else:
            return
        for move in moves:
            position = after(position, move)
        yield from moves
