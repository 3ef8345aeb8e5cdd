"""Grandma's Game's entry in the list of what the computer is to each game. rules: grandmas_game, Computer player

Every level but `strong` and `normal` knows only what it has seen since the dealing; these two remember the layout as it
was dealt, too. `forgetful` is as strong as `strong`, but for that.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import GrandmasGameOptions, Options
from protocol.views.grandmas_game import GrandmasGameView
from server.bots.base import Choice, Player
from server.bots.budget import Budget
from server.bots.grandmas_game import search
from server.bots.grandmas_game.easy import by_chance, easy
from server.bots.grandmas_game.solver import solved
from server.games.base import Rng
from server.games.grandmas_game.layout import laid_out

STRONG = Budget(playouts=1200, seconds=0.95)
"""What `strong` and `forgetful` may use for a move; where the twin is compiled it takes them about a fifth of that."""


def normal(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, by when each card can be played; the layout is remembered."""
    return search.at_once(view, rng, layout=True)


def strong(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best; the layout is remembered."""
    return search.judged(view, rng, budget or STRONG, layout=True, resolved=True)[0].move


def forgetful(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose as `strong` does, knowing nothing of the layout but what was seen since."""
    return search.judged(view, rng, budget or STRONG, layout=False, resolved=True)[0].move


class GrandmasGameComputer:
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
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
        """Return none: views list all moves that are judged."""
        return ()

    def ended(
        self, view: GrandmasGameView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each listed move's play-outs."""
        return search.ended(view, rng, playouts, layout=True)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return how many cards the solver, which knows them all, brings to the foundations."""
        return solved(laid_out(deck), cast(GrandmasGameOptions, options).reorder).score
