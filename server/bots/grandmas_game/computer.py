"""Grandma's Game's computer: its levels, its solver, and how it judges moves. rules: grandmas_game, Computer player

`strong` and `normal` remember the layout as it was dealt; every other level knows only what it has seen since.
`forgetful` is `strong` without that memory.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, cast

from protocol.analysis import Fault, Verdict
from protocol.cards import Card
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player, Solved, Solver
from server.bots.budget import Budget
from server.bots.grandmas_game import search
from server.bots.grandmas_game.engine import COMPILED
from server.bots.grandmas_game.simple_levels import easy, random_move
from server.bots.grandmas_game.solver import last_won, solved, winnable
from server.games.game import Rng
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.state import State

STRONG = Budget(playouts=1200, seconds=0.95)
"""The budget of `strong` and `forgetful` for a move; with the compiled twin they need about a fifth of the time."""
GIVE_UP = "give-up"
LOOKED = 1000
"""The most play-outs of a position in the search for the move that lost a leg."""


def normal(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, by when each card can be played; it remembers the layout."""
    return search.quick_move(view, rng, layout=True)


def strong(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, whose play-outs end best; it remembers the layout."""
    return search.judge(view, rng, budget or STRONG, layout=True, resolved=True)[0].move


def forgetful(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose as `strong` does, but knowing only the cards seen since the dealing."""
    return search.judge(view, rng, budget or STRONG, layout=False, resolved=True)[0].move


class GrandmasGameSolver:
    """Plans or plays out with all cards known; see `server.bots.base.Solver`."""

    def winnable(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return whether a quick search wins a deck."""
        return winnable(deck, _reorder(options))

    def solved(self, options: Options, deck: Sequence[Card]) -> Solved:
        """Return whether a deck can be won, and how."""
        return solved(laid_out(deck), _reorder(options))

    def course(self, options: Options, states: Sequence[State]) -> tuple[Verdict, int | None]:
        """Return whether the opening can be won, and which of the moves that were not undone lost it."""
        reorder, table = _reorder(options), states[-1].tables[0]
        standing = (*table.past, table.position)
        last = last_won(standing, reorder, LOOKED)
        if last is None:
            return solved(standing[0], reorder).verdict, None
        plies = standing_plies(states)
        return "won", plies[last] if last < len(plies) else None


def standing_plies(states: Sequence[State]) -> list[int]:
    """Return the plies of the moves that are in effect at the end of a solo leg; undone moves are left out."""
    plies: list[int] = []
    for ply, (before, after) in enumerate(pairwise([len(state.tables[0].past) for state in states])):
        if after > before:
            plies.append(ply)
        elif after < before:
            plies.pop()
    return plies


def _reorder(options: Options) -> bool:
    return cast(GrandmasGameOptions, options).reorder


class GrandmasGameComputer(ComputerPlayer):
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 2
    compiled: ClassVar[bool] = COMPILED
    solver: ClassVar[Solver | None] = GrandmasGameSolver()
    unweighed: ClassVar[frozenset[str]] = frozenset(("undo", "redo", "peek", GIVE_UP))
    levels: ClassVar[Mapping[str, Player]] = {
        "random": random_move,
        "easy": easy,
        "normal": normal,
        "forgetful": forgetful,
        "strong": strong,
    }

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in cards, for each grade of mistake."""
        return {"inaccuracy": 3, "mistake": 8, "blunder": 16}

    def judge(self, view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first; all orders of the workspace count as one move."""
        return search.judge(view, rng, budget, layout=True)

    def advise(self, view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves for a hint: after an order, the moves that it was made for, and no other order."""
        return search.judge(view, rng, budget, layout=True, resolved=True, weighed=True)

    def candidates(self, view: GrandmasGameView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return nothing, because views list all judged moves; but compare giving up with the listed moves."""
        if made != GIVE_UP:
            return ()
        return (*[move.move for move in view.moves if move.does not in self.unweighed], GIVE_UP)

    def final_scores(
        self, view: GrandmasGameView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of the play-outs of each move; the view must list the moves."""
        found = dict(
            zip([move.move for move in view.moves], search.final_scores(view, rng, playouts, layout=True), strict=True)
        )
        return tuple([found[move] for move in moves or found])

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return how many cards the solver, which knows them all, moves to the foundations."""
        return solved(laid_out(deck), _reorder(options)).score
