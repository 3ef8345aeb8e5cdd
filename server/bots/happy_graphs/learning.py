"""Learns the tables of costs: `python -m server.bots.happy_graphs.learning` rewrites `learned.py`, in some minutes.

Legs are played with a table; how often a card in each situation was unhappy at the end improves the next table.
"""

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

from protocol.games.happy_graphs.options import Variant
from server.bots.happy_graphs.costs import SIZE, Table, stages, written
from server.bots.happy_graphs.engine import PlayOut
from server.bots.happy_graphs.torus import ground
from server.bots.happy_graphs.twin import MOST, STAGE

SEATS: dict[Table, int] = {"hand of 1": 1, "hand of 2": 3, "hand of 3": 2, "duel": 2}
HANDS: dict[Table, int] = {"hand of 1": 1, "hand of 2": 2, "hand of 3": 3, "duel": 3}
NOISE = 60
"""The most by which a choice may be worse than it looks, in thousandths of a card, so that legs differ."""


@dataclass(slots=True)
class Tally:
    """For each entry of a table: how often cards were in that situation, and how often they were unhappy at the end."""

    stood: list[int] = field(default_factory=lambda: [0] * SIZE)
    unhappy: list[int] = field(default_factory=lambda: [0] * SIZE)

    def count(self, at: int, unhappy: bool) -> None:
        """Count a card."""
        self.stood[at] += 1
        self.unhappy[at] += unhappy

    def next(self, table: "array[int]") -> "array[int]":
        """Return the next table, which is nearer to the counts where there are many."""
        learned = array("i", table)
        for at, stood in enumerate(self.stood):
            if stood >= 20:
                weight = 0.7 * min(1.0, stood / 200)
                learned[at] = round((1 - weight) * table[at] + weight * 1000 * self.unhappy[at] / stood)
        return learned


def learned(variant: Variant, name: Table, legs: int, rounds: int) -> "array[int]":
    """Return the table after `rounds` rounds of `legs` legs."""
    rng = random.Random(f"{variant} {name}")  # noqa: S311 - chance that can be repeated is the purpose
    table = _first()
    for _ in range(rounds):
        tally = Tally()
        leg = _leg(variant, name, table)
        for _ in range(legs):
            _play(leg, variant, name, rng, tally)
        table = tally.next(table)
    return table


def _first() -> "array[int]":
    """Return the first table: a card is more likely to be happy if more squares are free for what it lacks."""
    table = array("i", [1000]) * SIZE
    for stage in range(0, SIZE, STAGE):
        for want in range(1, MOST + 1):
            table[stage + want] = 300
            for free in range(want, MOST + 1):
                table[stage + 9 * want + free] = 1000 if stage == 0 else round(1000 * want / (free + 0.5))
    return table


def _leg(variant: Variant, name: Table, table: "array[int]") -> PlayOut:
    on = ground(variant, 1)
    leg = PlayOut(on.steps, on.bits, on.most, on.most // 2 + 2, SEATS[name])
    leg.costs, leg.stages, leg.noise = table, stages(on.most), NOISE
    if name == "duel":
        leg.maximizes[0] = 1
    return leg


def _play(leg: PlayOut, variant: Variant, name: Table, rng: random.Random, tally: Tally) -> None:
    most, seats, hand = ground(variant, 1).most, leg.seats, HANDS[name]
    deck = [want for want in range(1, most // 4 + 1) for _ in range(4)]
    rng.shuffle(deck)
    hands = bytearray(9 * seats)
    for index, want in enumerate(deck[: hand * seats]):
        hands[9 * (index % seats) + want] += 1
    leg.deal(0, hands, bytearray(deck[hand * seats :]))
    leg.chance = rng.randrange(1 << 30)
    stood = []
    while leg.left:
        leg.play(leg.best(), leg.chosen)
        stood += list(_stood(leg))
    for square, at in stood:
        tally.count(at, leg.want[square] != leg.touch[square])
    for place in range(leg.count):
        square = leg.placed[place]
        for left in range(most - place, most):
            tally.count(leg.stages[left] + leg.want[square], leg.want[square] != leg.touch[square])
    while leg.count:
        leg.undo()


def _stood(leg: PlayOut) -> Iterator[tuple[int, int]]:
    stage = leg.stages[leg.left]
    for index in range(leg.count):
        square = leg.placed[index]
        if lacks := leg.want[square] - leg.touch[square]:
            yield square, stage + 9 * lacks + leg.free[square]


def main(legs: int = 2500, rounds: int = 8) -> None:
    """Rewrite `learned.py`."""
    lines = ['"""The tables that `learning` has learned, in the form that `costs` reads."""', "", "TABLES = {"]
    variants: tuple[Variant, ...] = ("classic", "corners", "hex")
    for variant in variants:
        for name in SEATS:
            text = written(learned(variant, name, legs, rounds))
            lines += [f'    "{variant}, {name}": (', *(f'        "{line}"' for line in wrap(text, 110)), "    ),"]
    Path(__file__).with_name("learned.py").write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
