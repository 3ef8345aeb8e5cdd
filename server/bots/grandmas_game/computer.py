"""Grandma's Game's entry in the list of what the computer is to each game. rules: grandmas_game, Computer player

Every level but `strong` and `normal` knows only what it has seen since the dealing; these two remember the layout as it
was dealt, too. `forgetful` is as strong as `strong`, but for that.
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
from server.bots.base import Choice, Computer, Player, Solved, Solver
from server.bots.budget import Budget
from server.bots.grandmas_game import search
from server.bots.grandmas_game.easy import by_chance, easy
from server.bots.grandmas_game.engine import COMPILED
from server.bots.grandmas_game.solver import last_won, solved, winnable
from server.games.game import Rng
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.state import State

STRONG = Budget(playouts=1200, seconds=0.95)
"""What `strong` and `forgetful` may use for a move; where the twin is compiled it takes them about a fifth of that."""
GIVE_UP = "give-up"
LOOKED = 1000
"""How often a position is played out at most, where it is looked for the move that lost a leg."""


def normal(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, by when each card can be played; the layout is remembered."""
    return search.at_once(view, rng, layout=True)


def strong(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best; the layout is remembered."""
    return search.judged(view, rng, budget or STRONG, layout=True, resolved=True)[0].move


def forgetful(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose as `strong` does, knowing nothing of the layout but what was seen since."""
    return search.judged(view, rng, budget or STRONG, layout=False, resolved=True)[0].move


class GrandmasGameSolver:
    """Plans, or plays out, knowing all cards; see `server.bots.base.Solver`."""

    def winnable(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is soon won."""
        return winnable(deck, _reorder(options))

    def solved(self, options: Options, deck: Sequence[Card]) -> Solved:
        """Return whether a deck can be won, and how."""
        return solved(laid_out(deck), _reorder(options))

    def course(self, options: Options, states: Sequence[State]) -> tuple[Verdict, int | None]:
        """Return whether the opening can be won, and the move that lost it, of those that were not taken back."""
        reorder, table = _reorder(options), states[-1].tables[0]
        standing = (*table.past, table.position)
        last = last_won(standing, reorder, LOOKED)
        if last is None:
            return solved(standing[0], reorder).verdict, None
        plies = standing_plies(states)
        return "won", plies[last] if last < len(plies) else None


def standing_plies(states: Sequence[State]) -> list[int]:
    """Return the plies of the moves that stand at the end of a leg alone: what an undo took back does not."""
    plies: list[int] = []
    for ply, (before, after) in enumerate(pairwise([len(state.tables[0].past) for state in states])):
        if after > before:
            plies.append(ply)
        elif after < before:
            plies.pop()
    return plies


def _reorder(options: Options) -> bool:
    return cast(GrandmasGameOptions, options).reorder


class GrandmasGameComputer(Computer):
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 2
    compiled: ClassVar[bool] = COMPILED
    solver: ClassVar[Solver | None] = GrandmasGameSolver()
    unweighed: ClassVar[frozenset[str]] = frozenset(("undo", "redo", "peek", GIVE_UP))
    levels: ClassVar[Mapping[str, Player]] = {
        "random": by_chance,
        "easy": easy,
        "normal": normal,
        "forgetful": forgetful,
        "strong": strong,
    }

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many cards on a loss has which name."""
        return {"inaccuracy": 3, "mistake": 8, "blunder": 16}

    def judged(self, view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return what was tried, the best first; the order of a workspace is one move, however it is put in order."""
        return search.judged(view, rng, budget, layout=True)

    def tried(self, view: GrandmasGameView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return none, since views list all moves that are judged; but who has given up could have played on."""
        if made != GIVE_UP:
            return ()
        return (*[move.move for move in view.moves if move.does not in self.unweighed], GIVE_UP)

    def ended(
        self, view: GrandmasGameView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs, which are among those that the view lists."""
        found = dict(
            zip([move.move for move in view.moves], search.ended(view, rng, playouts, layout=True), strict=True)
        )
        return tuple([found[move] for move in moves or found])

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return how many cards the solver, which knows them all, brings to the foundations."""
        return solved(laid_out(deck), _reorder(options)).score
