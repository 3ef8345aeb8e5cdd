"""The solver, which knows all cards: whether a position can be won, and by which moves. No fair player can be asked.

It plays the position out again and again, the cards of the stock coming as they lie, and orders the workspace a little
otherwise every time. What it does not win so may be proved lost; else nothing is known of it within the budget.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from protocol.cards import Card
from server.bots.base import Solved
from server.bots.grandmas_game.engine import PlayOut
from server.bots.grandmas_game.numbered import CARDS, DEEP, NOWHERE, NUMBER, RANKS
from server.bots.grandmas_game.proof import NODES, can_be_emptied
from server.bots.grandmas_game.times import GAP
from server.games.grandmas_game.foundations import onto
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import ALL, PILES, Position

TRIES = 4000
"""How often a position is played out: most that can be won are so by the first few."""
_SOON = 300
"""How often a number is played out before another one is drawn instead."""
_FIRST = 40
"""How many of them begin anew; then the best so far is changed a little."""
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


def solved(position: Position, reorder: bool, tries: int = TRIES, nodes: int = NODES) -> Solved:
    """Return whether a position can be won, the same wherever it is asked; at most `tries` play-outs are made."""
    opening = PlayOut(reorder)
    opening.lay_out(position)
    score, way = _best(opening, min(tries, _SOON))  # few are lost, and to prove that takes longer
    lost = score < ALL and can_be_emptied(position, nodes) is False
    if score < ALL and not lost and tries > _SOON:
        score, way = _best(opening, tries)
    moves = tuple([str(move) for move in _line(opening, way)])
    return Solved("won" if score == ALL else "lost" if lost else "unknown", score, moves)


def winnable(deck: Sequence[Card], reorder: bool) -> bool:
    """Tell whether the solver soon wins a deck, its top first: for numbers of which only such are wanted."""
    return solved(laid_out(deck), reorder, _SOON, nodes=0).verdict == "won"


def last_won(positions: Sequence[Position], reorder: bool, tries: int = TRIES) -> int | None:
    """Return the place of the last of some positions that the solver wins; None where it wins none.

    Each leads to the next. So who could win from one could from all before it, and the move from the last such gave
    the win away, as far as the solver can tell.
    """
    won, unwon = -1, len(positions)
    while unwon - won > 1:
        middle = (won + unwon) // 2
        if solved(positions[middle], reorder, tries, nodes=0).verdict == "won":
            won = middle
        else:
            unwon = middle
    return None if won < 0 else won


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
    line = PlayOut(opening.reorders)
    _begin(opening, line, way)
    position = opening.laid_out()
    while True:
        place = line.choose()
        if place != NOWHERE:
            moves = list(_plays(position, place))
            line.play(place)
        elif line.count:
            line.order()
            order = line.laid_out().workspace
            moves = [] if order == position.workspace else [Move("order", cards=order)]
            moves.append(Move("deal"))
            line.deal()
        else:
            return
        for move in moves:
            position = after(position, move)
        yield from moves


def _plays(position: Position, place: int) -> Iterator[Move]:
    """Yield the transfers that it takes to play the card at a place, and its play."""
    pile = place // DEEP
    named: tuple[Card, ...] = ()
    if pile == position.home:
        card, source = position.workspace[place % DEEP], WORKSPACE
        named = (card,)
    else:
        card, source = position.piles[pile][-1], PILES[pile]
    suit = card[1]
    while not (foundations := list(onto(position, card))):
        higher = position.up[NUMBER[card] // RANKS] <= NUMBER[card] % RANKS
        transfer = Move("transfer", suit + "-+"[not higher], suit + "+-"[not higher])
        position = after(position, transfer)
        yield transfer
    yield Move("play", source, foundations[0], named)
