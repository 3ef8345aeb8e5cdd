"""The Patriarch's computer: its levels, and how it judges guesses.

As owner it has little to choose: it hides any tree, or leaves it open if the room allows that, and announces grades as
soon as it may.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import SUITS, Card
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player
from server.bots.budget import Budget
from server.bots.patriarch import guesser
from server.bots.patriarch.guesser import Position, position, value_guesses
from server.bots.patriarch.search import Search
from server.games.game import Rng
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import OPEN, Lay, Try
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES

SECONDS = 0.7
"""The most time that `strong` thinks about a guess; it needs less, unless the machine is busy."""
UNLIMITED = 99
"""A number of guesses that is enough for every tree: then guesses are judged only by the mean."""
_AS_OWNER = 0.5
_A_CARD = {"random": 1.1, "easy": 0.85, "normal": 0.55, "strong": 0.45}
"""The parts of a usual pause: to lay out a tree or announce a grade, and for each card of a guess by level.

A usual pause in a race is 3.6 s, so a guess of five cards takes 20, 15, 10 or 8 seconds.
"""
_TOLD = 10
"""The number of guesses in a hint, the best first."""
_BEST, _BLIND, _BEYOND = 4, 6, 40
"""How many of the best guesses and of random ones a guess is compared with, and how many are tried after it."""
_FAULTS: Mapping[Fault, float] = {"inaccuracy": 0.1, "mistake": 0.3, "blunder": 0.6}


def random_move(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Guess a random tree that was not guessed before."""
    return _owns(view, rng) or str(Try(guesser.random_guess(position(view), rng)))


def easy(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Guess a random tree that agrees with every announced grade."""
    return _owns(view, rng) or str(Try(guesser.agreeing_guess(position(view), rng)))


def normal(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Make the guess, of a few, that tells most."""
    return _owns(view, rng) or str(Try(guesser.quick_guess(position(view), rng)))


def strong(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Make the guess with the least expected number of guesses after it."""
    seconds = SECONDS if budget is None else budget.seconds
    return _owns(view, rng) or str(Try(guesser.best_guess(position(view), rng, seconds)))


class PatriarchComputer(ComputerPlayer):
    """Judges guesses by the number of guesses still needed to find the tree; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    pauses: ClassVar[bool] = True
    levels: ClassVar[Mapping[str, Player]] = {"random": random_move, "easy": easy, "normal": normal, "strong": strong}

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in guesses, for each grade of mistake."""
        return _FAULTS

    def judge(self, view: PatriarchView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the guesses that were searched, the best first; for an owner, what `strong` would do."""
        if "guess" not in view.may:
            return (Choice(strong(view, seat, rng, budget), _hoped(view, rng, budget.seconds), 1),)
        known = position(view)
        found = value_guesses(known, rng, budget.seconds, UNLIMITED)[:_TOLD]
        count = len(known.places)
        return tuple([Choice(_guess(known, each.place), view.score + each.cost / count, count) for each in found])

    def candidates(self, view: PatriarchView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return the moves to compare a move with, because a view does not list guesses.

        They are the move itself, the best guesses found, and some random ones, which give the value of a random choice.
        """
        if "guess" not in view.may:
            return (made,)
        known = position(view)
        best = [_guess(known, each.place) for each in value_guesses(known, rng, None, UNLIMITED)[:_BEST]]
        blind = [str(Try(guesser.random_guess(known, rng))) for _ in range(_BLIND)]
        return tuple(dict.fromkeys((made, *best, *blind)))

    def final_scores(
        self, view: PatriarchView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[float, ...], ...]:
        """Return for each of `moves` the final scores for `playouts` random trees, the same trees for all.

        A score is the mean over its grade's class. An owner's moves do not change the score.
        """
        if "guess" not in view.may:
            return ((_hoped(view, rng, None),) * playouts,) * len(moves or view.moves)
        known = position(view)
        places = [rng.choice(known.places) for _ in range(playouts)]
        search, trees = Search(known.family, rng, None), known.trees
        found = [
            search.each(known.places, trees.place(Tree(move.partition(" ")[2])), UNLIMITED, _BEYOND) for move in moves
        ]
        return tuple([tuple([view.score + by_tree[place] for place in places]) for by_tree in found])

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return 1: a guesser who knows the tree needs one guess."""
        return 1

    def pause(self, view: PatriarchView, seat: Seat, level: str) -> float | None:
        """Return how many usual pauses a level takes over its move in real time; None: it waits for a change.

        People compose their guesses, and wait for a grade before the next guess.
        """
        if "guess" not in view.may:
            return _AS_OWNER
        return None if seat in view.queue else _A_CARD.get(level, _A_CARD["easy"]) * len(view.ranks)


def _hoped(view: PatriarchView, rng: Rng, seconds: float | None) -> float:
    """Return the expected score in a view whose reader is not the guesser."""
    known = position(view)
    best = value_guesses(known, rng, seconds, UNLIMITED)[0]
    return view.score + best.cost / len(known.places)


def _guess(known: Position, place: int) -> str:
    return str(Try(known.trees[place]))


def _owns(view: PatriarchView, rng: Rng) -> str | None:
    """Return the move of an owner; None for a guesser."""
    if "grade" in view.may:
        return view.moves[0].move
    if "tree" not in view.may:
        return None
    if OPEN in view.may:
        return str(Lay(rng.choice(SUITS), None))
    trees = allowed(FAMILIES[view.variant])
    return str(Lay(rng.choice(SUITS), trees[rng.choice(range(len(trees)))]))
