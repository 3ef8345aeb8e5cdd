"""A hidden tree changes no byte that is sent to a player who may not know it: The Patriarch.

A match is played at two tables that differ in one leg's tree alone, in such a way that the grades are the same.
"""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from protocol.cards import Card
from protocol.games.patriarch.options import Variant
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import MatchId, Seat
from server.games.patriarch.allowed import allowed
from server.games.patriarch.possible import classes, every, members_of
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES
from server.table.decision import Draw, Need
from server.table.snapshot import Snapshot
from tests.table.patriarchs import made
from tests.table.play import Table

MASKED = {"commitment"}
VARIANT: Variant = "advanced-patriarch"
FAMILY = FAMILIES[VARIANT]
TREES = allowed(FAMILY)
GUESS = Tree("2(3(4(5)) 6(7(A)))")
ALIKE = [[*members_of(each)] for each in classes(FAMILY, every(FAMILY), GUESS).values() if each.bit_count() > 1]


class Hiding(Table):
    """A table whose numbers give the chosen trees; the snapshots and updates that are sent are kept by reader."""

    def __init__(self, trees: Iterable[str], seats: int, **settings: Any) -> None:
        self._trees = iter(trees)
        self.sent: dict[int | None, list[str]] = {reader: [] for reader in (*range(seats), None)}
        self._before: dict[int | None, Snapshot] = {}
        super().__init__(None, "owner", game="patriarch", seats=seats, **settings)
        for name in ("ben", "cat", "dan")[: seats - 1]:
            self.sit(name)
        self.begin()

    def draw(self, need: Need) -> Draw:
        return Draw(
            id=MatchId("M" * 16), number=7, salt="5a" * 16, deck=(Card("H"), Card(next(self._trees))), first=Seat(0)
        )

    def _show(self) -> None:
        super()._show()
        for reader, frames in self.sent.items():
            if self.room.match is not None and not self.room.match.over:
                now, before = Snapshot(self.room, None if reader is None else Seat(reader)), self._before.get(reader)
                frames.append(masked(now.encode()))
                if before is not None and now.follows(before):
                    frames.append(masked(now.encode_changes(before)))
                self._before[reader] = now


def masked(frame: bytes) -> str:
    def hide(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        return {name: "…" if name in MASKED else value for name, value in pairs}

    return json.dumps(json.loads(frame, object_pairs_hook=hide))


def two_legs(table: Hiding) -> None:
    """Ben guesses once like Ada then does, and gives the rest away."""
    for guesser in (1, 0):
        made(table, f"{guesser} guess {GUESS}")
        if guesser:
            for _ in range(3):
                made(table, f"{guesser} guess {GUESS}")
            table.begin()


def queued(table: Hiding) -> None:
    """Ben's guess is graded, Cat's waits."""
    for move in (f"1 guess {GUESS}", f"2 guess {GUESS}", "0 grade", f"1 guess {GUESS}"):
        made(table, move)


def second_leg(table: Hiding) -> None:
    """The first leg is over, and in the second Ben's tree is guessed at."""
    tree = table.match.leg.state.tree
    made(table, f"1 guess {tree}")
    made(table, "0 grade")
    table.begin()
    for move in (f"0 guess {GUESS}", f"2 guess {GUESS}", "1 grade"):
        made(table, move)


@pytest.mark.parametrize(
    ("seats", "play", "legs", "knows"),
    [(2, two_legs, 1, ()), (3, queued, 3, (0,)), (4, queued, 4, (0,)), (3, second_leg, 3, (1,))],
)
def test_another_tree_with_the_same_grades_changes_nothing_that_is_sent(
    seats: int, play: Callable[[Hiding], None], legs: int, knows: tuple[int, ...]
) -> None:
    rng = random.Random(f"{seats} {play.__name__}")
    place = 1 if play is second_leg else 0
    for alike in rng.sample(ALIKE, 6):
        first = [str(TREES[rng.choice(range(len(TREES)))]) for _ in range(legs)]
        tables = []
        for tree in rng.sample(alike, 2):
            given = (*first[:place], str(TREES[tree]), *first[place + 1 :])
            tables.append(Hiding(given, seats, options={"variant": VARIANT, "guesses": 4}))
            play(tables[-1])
        one, other = tables
        for reader in one.sent:
            assert (one.sent[reader] == other.sent[reader]) == (reader not in knows), reader


def test_what_the_guesser_of_leg_one_did_makes_no_difference_to_the_other_or_spectators() -> None:
    rng = random.Random(9)
    trees = [str(TREES[place]) for place in rng.sample(range(len(TREES)), 12)]
    hidden, *others = trees
    tables = []
    for guesses in (others[:4], others[4:8]):
        table = Hiding((hidden,), 2, options={"variant": VARIANT, "guesses": 4})
        for guess in guesses:
            made(table, f"1 guess {guess}")
        table.begin()
        made(table, f"0 guess {others[9]}")
        tables.append(table)
    one, other = tables
    assert one.sent[0] == other.sent[0]
    assert one.sent[None] == other.sent[None]
    assert one.sent[1] != other.sent[1]
    view = one.match.game.view(one.match.leg.state, Seat(1))
    assert isinstance(view, PatriarchView) and view.tree is None
