"""The solver, which knows all cards: whether a position can be won, and by which moves. No fair player can be asked.

Where the workspace may be put in order, or the stock is empty, a plan decides it; where none is found within the
budget the position is played out again and again. Where the order is kept it is searched deal by deal; what is not won
so may be proved lost.
"""

from collections.abc import Sequence

from protocol.analysis import Verdict
from protocol.cards import Card
from server.bots.base import Solved
from server.bots.grandmas_game.kept_order import kept_in_order
from server.bots.grandmas_game.line import line
from server.bots.grandmas_game.plan import NODES, can_be_emptied, planned
from server.bots.grandmas_game.played_out import played_out
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.state import ALL, Position

TRIES = 4000
"""How often a position is played out: most that can be won are so by the first few."""
_SOON = 300
"""How often a number is played out before another one is drawn instead."""
_EACH = 40
"""How many play-outs each of the tables is worth that go on after a deal, where the workspace keeps its order."""
_GLANCE = 2000
"""How many positions are looked at for a plan, where many tables of a leg are asked about."""


def solved(position: Position, reorder: bool, tries: int = TRIES, nodes: int = NODES) -> Solved:
    """Return whether a position can be won, the same wherever it is asked.

    `tries` play-outs are made, about, and at most `nodes` positions looked at for a plan or a proof.
    """
    if _decided_by_plan(position, reorder):
        plan = planned(position, nodes)
        moves = tuple(line(position, plan))
        score, lost = position.score + sum(move.does == "play" for move in moves), plan.emptied is False
        if score < ALL and not lost:
            score, moves = max((score, moves), _tried(position, reorder, tries), key=lambda found: found[0])
        return _solved(score, lost, moves)
    score, moves = _tried(position, reorder, min(tries, _SOON))
    # few are proved lost, and that takes longer
    lost = score < ALL and can_be_emptied(position, nodes) is False
    if score < ALL and not lost and tries > _SOON:
        score, moves = max((score, moves), _tried(position, reorder, tries), key=lambda found: found[0])
    return _solved(score, lost, moves)


def _decided_by_plan(position: Position, reorder: bool) -> bool:
    return reorder or not position.stock


def _tried(position: Position, reorder: bool, tries: int) -> tuple[int, tuple[Move, ...]]:
    if _decided_by_plan(position, reorder):
        return played_out(position, reorder, tries)
    return kept_in_order(position, max(1, tries // _EACH))


def _solved(score: int, lost: bool, moves: Sequence[Move]) -> Solved:
    verdict: Verdict = "won" if score == ALL else "lost" if lost else "unknown"
    return Solved(verdict, score, tuple([str(move) for move in moves]))


def winnable(deck: Sequence[Card], reorder: bool) -> bool:
    """Tell whether the solver soon wins a deck, its top first: for numbers of which only such are wanted."""
    return solved(laid_out(deck), reorder, _SOON, NODES if reorder else 0).verdict == "won"


def last_won(positions: Sequence[Position], reorder: bool, tries: int = TRIES) -> int | None:
    """Return the place of the last of some positions that the solver wins; None where it wins none.

    Each leads to the next. So who could win from one could from all before it, and the move from the last such gave
    the win away, as far as the solver can tell.
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
