"""The checker finds planted violations, and nothing in a history without any."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.faults.checker import Table, checked, problems
from tests.faults.history import Acknowledged, Asked, Down, Fact, Finished, Line, Log, Refused, Shown, Up, read, written

ANNA, BEN = "ANNA", "BEN"


def line(version: int, player: str, command: str, what: str) -> Line:
    return Line(version, player, command, what, f"d{version}", float(version))


LOG = Log(
    "KZ74QM2",
    (
        line(1, ANNA, "a1", "create"),
        line(2, BEN, "b1", "sit"),
        line(3, ANNA, "a2", "ready 1.1"),
        line(5, BEN, "b2", "ready 1.1"),
        line(6, ANNA, "a3", "move 1.1.0 QS>5D"),
        line(7, BEN, "b4", "move 1.1.1 7D>5D"),
    ),
    (ANNA, BEN),
    {"match": "digest"},
)
FACTS: dict[str, tuple[Fact, ...]] = {
    ANNA: (
        Asked(0.0, "a1", "create"),
        Acknowledged(1.0, "a1", 1),
        Shown(1.0, "KZ74QM2", 1, "d1"),
        Asked(2.0, "a2", "ready 1.1"),
        Acknowledged(3.0, "a2", 3),
        Shown(5.0, "KZ74QM2", 5, "d5"),
        Asked(5.5, "a3", "move 1.1.0 QS>5D"),
        Acknowledged(6.0, "a3", 6),
    ),
    BEN: (
        Asked(1.5, "b1", "sit"),
        Acknowledged(2.0, "b1", 2),
        Asked(4.0, "b2", "ready 1.1"),
        Acknowledged(5.0, "b2", 5),
        Asked(5.1, "b3", "move 1.1.0 KS>5D"),
        Refused(5.2, "b3", "not_your_turn"),
        Asked(6.5, "b4", "move 1.1.1 7D>5D"),
        Down(6.6, "killed"),
        Shown(7.0, "KZ74QM2", 7, "d7"),
    ),
}


def test_a_history_that_agrees_with_its_log_has_no_problems() -> None:
    table = Table(LOG.room, FACTS, 1)
    assert problems([table], [LOG]) == []
    assert checked([table]) == 5


def lines(*changed: Line) -> Log:
    return replace(LOG, lines=changed)


WRONG: dict[str, tuple[str, Callable[[], Log]]] = {
    "the log is gone": ("lost", lambda: replace(LOG, room="ANOTHER")),
    "an acknowledged command is lost": ("lost", lambda: lines(*LOG.lines[:4], *LOG.lines[5:])),
    "the tail is lost": ("lost", lambda: lines(*LOG.lines[:4])),
    "an acknowledged command is at another version": (
        "lost",
        lambda: lines(*LOG.lines[:4], replace(LOG.lines[4], version=7), replace(LOG.lines[5], version=6)),
    ),
    "an acknowledged command is done twice": (
        "doubled",
        lambda: lines(*LOG.lines, replace(LOG.lines[4], version=8)),
    ),
    "an unanswered command is done twice": ("doubled", lambda: lines(*LOG.lines, replace(LOG.lines[5], version=8))),
    "commands are reordered": (
        "reordered",
        lambda: lines(replace(LOG.lines[2], version=1, digest="d1"), *LOG.lines[1:2], LOG.lines[0], *LOG.lines[3:]),
    ),
    "another log was shown": ("forked", lambda: lines(*LOG.lines[:5], replace(LOG.lines[5], digest="another"))),
    "a snapshot is not in the log": ("forked", lambda: lines(*LOG.lines[:5])),
    "a command has another effect": (
        "changed",
        lambda: lines(*LOG.lines[:5], replace(LOG.lines[5], what="move 1.1.1 8D>5D")),
    ),
    "a command is there that nobody asked": ("changed", lambda: lines(*LOG.lines, line(8, ANNA, "a9", "stand"))),
    "a refused command is done": ("changed", lambda: lines(*LOG.lines, line(8, BEN, "b3", "move 1.1.0 KS>5D"))),
    "a seat is lost": ("seat lost", lambda: replace(LOG, seated=(ANNA, None))),
    "a match is not over": ("unfinished", lambda: replace(LOG, records={})),
    "a record does not verify": ("unfinished", lambda: replace(LOG, faults=("leg 2: score is 130",))),
}


@pytest.mark.parametrize(("kind", "planted"), WRONG.values(), ids=WRONG)
def test_a_planted_defect_is_found(kind: str, planted: Callable[[], Log]) -> None:
    found = problems([Table(LOG.room, FACTS, 1)], [planted()])
    assert any(f": {kind}: " in problem for problem in found), found


def test_a_command_in_two_rooms_is_doubled() -> None:
    other = replace(LOG, room="ANOTHER", lines=LOG.lines[4:5])
    assert any("doubled" in problem for problem in problems([Table(LOG.room, FACTS, 1)], [LOG, other]))


@pytest.mark.parametrize("fact", [*FACTS[ANNA], *FACTS[BEN], Up(1.0), Finished(2.0)], ids=str)
def test_facts_are_read_as_they_were_written(fact: Fact) -> None:
    assert read(written(fact)) == fact
