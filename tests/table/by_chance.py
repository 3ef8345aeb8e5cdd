"""Matches that computers play by chance at the tables of the contract suite: every game, form and number of seats."""

import random

from protocol.ids import Seat
from server.contract.tables import Sample
from server.table.decision import Computer
from tests.games.samples import SAMPLES
from tests.table.play import Table

FEW = (
    *("family-tree match", "family-tree solo", "happy-graphs classic 3", "happy-graphs hex duel"),
    *("happy-graphs classic puzzle", "patriarch 2", "patriarch 3 advanced-patriarch 20", "grandmas-game 1"),
    *("grandmas-game 2", "poker-solitaire alternate", "poker-solitaire race-both", "poker-solitaire one-hand"),
    *("mirror family-tree", "mirror patriarch matriarch owner", "mirror happy-graphs duel"),
)
"""Samples of every game and form."""
EVERY = [name for name in SAMPLES if not name.startswith("high-card")]


class ByChance(Table):
    """A room of Ada's in which computers play; what it would show after each step is not of interest."""

    def __init__(self, sample: Sample, seed: int) -> None:
        self._sample = sample
        self._rng = random.Random(seed)
        super().__init__(
            sample.numbers[0] if seed % 2 else None,
            None,
            game=sample.game.name,
            form=sample.form,
            computers=["random"] * sample.seats,
            options=sample.options.model_dump(mode="json"),
            seats=sample.seats,
        )

    def play_on(self, moves: int) -> None:
        """Make so many moves, or fewer to the match's end."""
        while moves and self.room.under_way:
            if self.room.next_leg is not None:
                self.begin()
                continue
            match, moves = self.match, moves - 1
            seat = self._rng.choice(sorted(match.game.to_act(match.leg.state)))
            move = self._sample.chooses(match.game, match.leg.state, seat, self._rng)
            self.do(Computer(Seat(seat), "random"), self.command(str(move)))

    def _show(self) -> None:
        pass


def by_chance(name: str, seed: int) -> ByChance:
    """Return a table at which a match has been played to its end."""
    table = ByChance(SAMPLES[name], seed)
    table.begin()
    table.play_on(-1)
    return table
