"""The solver, which knows all cards: it finds out whether a position can be won, and by which moves.

1. If the workspace may be put in order, or the stock is empty, a plan decides it.
2. If no plan is found within the budget, the position is played out many times.
3. If the workspace keeps its order, the position is searched deal by deal; if that does not win, a plan may still prove
   that it is lost.

No computer player may use it.
"""

from collections.abc import Sequence

from protocol.analysis import Verdict
from protocol.cards import Card
from server.bots.base import Solved
from server.bots.grandmas_game.ordered_search import search_in_order
from server.bots.grandmas_game.plan import NODES, can_be_emptied, make_plan
from server.bots.grandmas_game.plan_moves import line
from server.bots.grandmas_game.randomized_play import play_randomly
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.state import ALL, Position

TRIES = 4000
"""Play-outs of a position; most winnable positions are won by one of the first."""
_SOON = 300
"""Play-outs of a number before another number is drawn instead."""
_EACH = 40
"""The cost, in play-outs, of each table that is kept after a deal, if the workspace keeps its order."""
_GLANCE = 2000
"""Positions that are searched for a plan if many tables of a leg are checked."""


def solved(position: Position, reorder: bool, tries: int = TRIES, nodes: int = NODES) -> Solved:
    """Return whether a position can be won, with the same result on every machine.

    It makes about `tries` play-outs, and searches at most `nodes` positions for a plan or a proof.
    """
    if _decided_by_plan(position, reorder):
        plan = make_plan(position, nodes)
        moves = tuple(line(position, plan))
        score, lost = position.score + sum(move.does == "play" for move in moves), plan.emptied is False
        if score < ALL and not lost:
            score, moves = max((score, moves), _tried(position, reorder, tries), key=lambda found: found[0])
        return _solved(score, lost, moves)
    score, moves = _tried(position, reorder, min(tries, _SOON))
    # few positions are proved lost, and the proof takes longer
    lost = score < ALL and can_be_emptied(position, nodes) is False
    if score < ALL and not lost and tries > _SOON:
        score, moves = max((score, moves), _tried(position, reorder, tries), key=lambda found: found[0])
    return _solved(score, lost, moves)


def _decided_by_plan(position: Position, reorder: bool) -> bool:
    return reorder or not position.stock


def _tried(position: Position, reorder: bool, tries: int) -> tuple[int, tuple[Move, ...]]:
    if _decided_by_plan(position, reorder):
        return play_randomly(position, reorder, tries)
    return search_in_order(position, max(1, tries // _EACH))


def _solved(score: int, lost: bool, moves: Sequence[Move]) -> Solved:
    verdict: Verdict = "won" if score == ALL else "lost" if lost else "unknown"
    return Solved(verdict, score, tuple([str(move) for move in moves]))


def winnable(deck: Sequence[Card], reorder: bool) -> bool:
    """Return whether a quick search wins a deck, its top card first; used to draw winnable numbers."""
    return solved(laid_out(deck), reorder, _SOON, NODES if reorder else 0).verdict == "won"


def last_won(positions: Sequence[Position], reorder: bool, tries: int = TRIES) -> int | None:
    """Return the index of the last position that the solver wins; None if it wins none.

    Each position leads to the next. So if one can be won, all before it can be won, and the move after the last such
    position lost the win, as far as the solver can find out.
    """
    won, unwon = -1, len(positions)
    while unwon - won > 1:
        middle = (won + unwon) // 2
        if _wins(positions[middle], reorder, tries):
            won = middle
        else:
            unwon = middle
    return None if won < 0 else won


def _wins(position: Position, reorder: bool, tries: int) -> bool:
    emptied = can_be_emptied(position, _GLANCE) if _decided_by_plan(position, reorder) else None
    return _tried(position, reorder, tries)[0] == ALL if emptied is None else emptied
