"""Poker Solitaire's computer: its levels, and how it judges moves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player
from server.bots.budget import Budget
from server.bots.poker_solitaire import best_places, search
from server.bots.poker_solitaire.advice import easy
from server.bots.poker_solitaire.engine import COMPILED
from server.bots.poker_solitaire.layout import tries
from server.bots.poker_solitaire.rearranging import LESS, MORE, rearranging_move
from server.games.game import Rng

_FAULTS: Mapping[Fault, float] = {"inaccuracy": 2, "mistake": 5, "blunder": 10}

STRONG = Budget(playouts=8_000, seconds=0.9, breadth=8)
"""The budget of `strong` for a move; without the compiled twin the time runs out first."""


def random_move(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose at random a way to take a card, in notation, or one of the other moves if there is none."""
    found = [each.move for each in tries(view)]
    takes = [move for move in found if not move[0].islower() and ":" not in move.partition(">")[0]]
    return rng.choice(takes or found)


def normal(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, after which lines promise most for the seat."""
    return rearranging_move(view, seat, LESS) or search.promising(view, seat, rng)


def strong(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, whose play-outs end best for the seat."""
    return judge_or_rearrange(view, seat, rng, budget or STRONG)[0].move


def judge_or_rearrange(view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
    """Return the moves that were tried, the best first; while rearranging, only its next move."""
    if (move := rearranging_move(view, seat, MORE)) is not None:
        return (Choice(move, view.score if view.scores is None else view.scores[seat] - view.scores[1 - seat], 1),)
    found = tries(view)
    if len(found) == 1:
        budget = Budget(playouts=1, seconds=budget.seconds, breadth=1)
    return search.judge(view, seat, rng, budget)


class PokerSolitaireComputer(ComputerPlayer):
    """Judges by play-outs, see `server.bots.base.Computer`; by the lead, if each player has a matrix."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {"random": random_move, "easy": easy, "normal": normal, "strong": strong}

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in points, for each grade of mistake."""
        return _FAULTS

    def judge(self, view: PokerSolitaireView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        return judge_or_rearrange(view, seat, rng, budget)

    def candidates(self, view: PokerSolitaireView, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return the most promising moves and the move itself; none if moves of its kind are not tried."""
        return search.candidates(view, seat, made, rng)

    def final_scores(
        self, view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs."""
        return search.final_scores(view, seat, rng, playouts, moves or [move.move for move in view.moves])

    def baseline_scores(self, view: PokerSolitaireView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.baseline_scores(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score found by a search that knows the deck."""
        return best_places.par(cast(PokerSolitaireOptions, options), deck)
