"""Poker Solitaire's entry in the list of what the computer is to each game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, Computer, Player
from server.bots.budget import Budget
from server.bots.poker_solitaire import arranged, search
from server.bots.poker_solitaire.advice import easy
from server.bots.poker_solitaire.engine import COMPILED
from server.bots.poker_solitaire.layout import tries
from server.bots.poker_solitaire.movable import LESS, MORE, rearranged
from server.games.game import Rng

_FAULTS: Mapping[Fault, float] = {"inaccuracy": 2, "mistake": 5, "blunder": 10}

STRONG = Budget(playouts=8_000, seconds=0.9, breadth=8)
"""What `strong` may use for a move; where the twin is not compiled, the time is up first."""


def by_chance(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose any way to take a card, in notation, or what else there is to do."""
    found = [each.move for each in tries(view)]
    takes = [move for move in found if not move[0].islower() and ":" not in move.partition(">")[0]]
    return rng.choice(takes or found)


def normal(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, after which lines promise most for the seat."""
    return rearranged(view, seat, LESS) or search.promising(view, seat, rng)


def strong(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best for the seat."""
    return search_or_rearranged(view, seat, rng, budget or STRONG)[0].move


def search_or_rearranged(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
    """Return the moves that were tried, the best first; where it is time to rearrange, the next move of that alone."""
    if (move := rearranged(view, seat, MORE)) is not None:
        return (Choice(move, view.score if view.scores is None else view.scores[seat] - view.scores[1 - seat], 1),)
    found = tries(view)
    if len(found) == 1:
        budget = Budget(playouts=1, seconds=budget.seconds, breadth=1)
    return search.judged(view, seat, rng, budget)


class PokerSolitaireComputer(Computer):
    """Judges by play-outs; see `server.bots.base.Computer`. Where each player has a matrix it judges by the lead."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {"random": by_chance, "easy": easy, "normal": normal, "strong": strong}

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points on a loss has which name."""
        return _FAULTS

    def judged(self, view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        return search_or_rearranged(view, seat, rng, budget)

    def tried(self, view: PokerSolitaireView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return the moves that promise most, and the one that was made; none where its like is not tried."""
        return search.tried(view, seat, made, rng)

    def ended(
        self, view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs."""
        return search.ended(view, seat, rng, playouts, moves or [move.move for move in view.moves])

    def played_on(self, view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.played_on(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that was found for one who knows the deck."""
        return arranged.par(cast(PokerSolitaireOptions, options), deck)
