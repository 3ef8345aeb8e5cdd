"""The Patriarch's entry in the list of what the computer is to each game.

As owner it has little to choose: it lays out any tree, or leaves it open if the room allows that; grades it announces
as soon as it may.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import SUITS, Card
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, Computer, Player
from server.bots.budget import Budget
from server.bots.patriarch import guesser
from server.bots.patriarch.guesser import Position, position, valued
from server.bots.patriarch.search import Search
from server.games.game import Rng
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import OPEN, Announce, Lay, Try
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES

SECONDS = 0.7
"""What `strong` may think about a guess; it needs less, unless the machine is busy."""
UNLIMITED = 99
"""So many guesses are enough for every tree: then guesses are judged by the mean alone."""
_AS_OWNER = 0.5
_A_CARD = {"random": 1.1, "easy": 0.85, "normal": 0.55, "strong": 0.45}
"""How much of a usual pause it takes to lay out a tree or announce a grade, and for each card to think of a guess.

A usual pause in a race being 3.6 s, a guess of five cards takes 20, 15, 10 or 8 seconds.
"""
_TOLD = 10
"""How many guesses are told as a hint, the best first."""
_BEST, _BLIND, _BEYOND = 4, 6, 40
"""Among how many guesses, of the best and by chance, one that was made is judged, and how many are tried after it."""
_FAULTS: Mapping[Fault, float] = {"inaccuracy": 0.1, "mistake": 0.3, "blunder": 0.6}


def by_chance(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Guess any tree that was not guessed before."""
    return _owns(view, rng) or str(Try(guesser.by_chance(position(view), rng)))


def easy(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Guess any tree that agrees with every grade announced."""
    return _owns(view, rng) or str(Try(guesser.agreeing(position(view), rng)))


def normal(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Make the guess of some from which most can be learnt."""
    return _owns(view, rng) or str(Try(guesser.quick(position(view), rng)))


def strong(view: PatriarchView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Make the guess after which least is still to be done."""
    seconds = SECONDS if budget is None else budget.seconds
    return _owns(view, rng) or str(Try(guesser.best(position(view), rng, seconds)))


class PatriarchComputer(Computer):
    """Judges guesses by how many more it takes to find the tree; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    pauses: ClassVar[bool] = True
    levels: ClassVar[Mapping[str, Player]] = {"random": by_chance, "easy": easy, "normal": normal, "strong": strong}

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many guesses on a loss has which name."""
        return _FAULTS

    def judged(self, view: PatriarchView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the guesses that were looked into, the best first; for an owner, what `strong` would do."""
        if "guess" not in view.may:
            return (Choice(strong(view, seat, rng, budget), _hoped(view, rng, budget.seconds), 1),)
        known = position(view)
        found = valued(known, rng, budget.seconds, UNLIMITED)[:_TOLD]
        count = len(known.places)
        return tuple([Choice(_guess(known, each.place), view.score + each.cost / count, count) for each in found])

    def tried(self, view: PatriarchView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return the moves among which one that was made is to be judged, since a view does not list guesses.

        They are that one, the best that are found, and some by chance, to say what choosing blindly is worth.
        """
        if "guess" not in view.may:
            return (made,)
        known = position(view)
        best = [_guess(known, each.place) for each in valued(known, rng, None, UNLIMITED)[:_BEST]]
        blind = [str(Try(guesser.by_chance(known, rng))) for _ in range(_BLIND)]
        return tuple(dict.fromkeys((made, *best, *blind)))

    def ended(
        self, view: PatriarchView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[float, ...], ...]:
        """Return for each of `moves` the final scores for as many trees, the same for all, drawn by chance.

        A score is what the mean of its grade's class comes to. An owner's moves do not change it.
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
        """Return that who knows the tree needs one guess."""
        return 1

    def pause(self, view: PatriarchView, seat: Seat, level: str) -> float | None:
        """Return how many usual pauses a level takes over its move in real time; None: it waits for a change.

        People compose their guesses, and wait for a grade before they guess on.
        """
        if "guess" not in view.may:
            return _AS_OWNER
        return None if seat in view.queue else _A_CARD.get(level, _A_CARD["easy"]) * len(view.ranks)


def _hoped(view: PatriarchView, rng: Rng, seconds: float | None) -> float:
    """Return the score to be expected where it is not the reader who guesses."""
    known = position(view)
    best = valued(known, rng, seconds, UNLIMITED)[0]
    return view.score + best.cost / len(known.places)


def _guess(known: Position, place: int) -> str:
    return str(Try(known.trees[place]))


def _owns(view: PatriarchView, rng: Rng) -> str | None:
    """Return the move of an owner; None for a guesser."""
    if "grade" in view.may:
        return str(Announce())
    if "tree" not in view.may:
        return None
    if OPEN in view.may:
        return str(Lay(rng.choice(SUITS), None))
    trees = allowed(FAMILIES[view.variant])
    return str(Lay(rng.choice(SUITS), trees[rng.choice(range(len(trees)))]))
