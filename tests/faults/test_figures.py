"""Times are measured from the clients' messages, and broken promises are reported."""

import math

import pytest

from tests.faults.__main__ import table, violations
from tests.faults.checker import Table
from tests.faults.figures import Kill, Outage, answers, fates, gaps, returns
from tests.faults.history import KILLED, Acknowledged, Asked, Down, Fact, Finished, Line, Log, Refused, Up
from tests.faults.phases import Report

OUTAGE = Outage((Kill("external store", 10.0, 1),), back=12.0)
CAME: tuple[Fact, ...] = (Up(1.0), Asked(2.0, "c0", "sit"), Acknowledged(2.5, "c0", 2))


def at_table(*first: Fact, second: tuple[Fact, ...] = ()) -> Table:
    return Table("KZ74QM2", {"ANNA": (*CAME, *first), "BEN": (*CAME, *second)}, 1)


RETURNS: dict[str, tuple[Table, list[float]]] = {
    "both connect again, and play goes on": (
        at_table(Down(10.0, "x"), Up(12.5), Asked(12.6, "c1", "m"), Acknowledged(13.0, "c1", 3), second=(Up(12.25),)),
        [1.0],
    ),
    "the slower of both counts": (
        at_table(Down(10.0, "x"), Up(14.0), second=(Asked(12.2, "c1", "m"), Acknowledged(12.5, "c1", 3))),
        [2.0],
    ),
    "a connection that held, its command answered late": (
        at_table(Asked(9.9, "c1", "m"), Acknowledged(12.75, "c1", 3)),
        [0.75],
    ),
    "never": (at_table(Down(10.0, "x")), [8.0]),
    "one that fell again is not back": (
        at_table(Down(10.0, "x"), Up(12.5), Asked(12.6, "c1", "m"), Down(12.7, "x")),
        [8.0],
    ),
    "one that comes back sees the end": (at_table(Down(10.0, "x"), Up(12.25), Finished(12.5)), [0.5]),
    "nobody was interrupted": (at_table(Asked(12.1, "c1", "m"), Acknowledged(12.2, "c1", 3)), []),
    "a command that its client has forgotten": (at_table(Asked(9.9, "c1", "m"), Down(10.0, KILLED), Up(11.0)), []),
    "a table that was over": (at_table(Finished(9.0), Down(9.1, "x")), []),
}


@pytest.mark.parametrize(("played", "seconds"), RETURNS.values(), ids=RETURNS)
def test_the_time_until_play_continues(played: Table, seconds: list[float]) -> None:
    assert returns([played], OUTAGE, until=20.0) == seconds


def test_a_command_under_way_through_another_node_is_no_interruption() -> None:
    played = at_table(Asked(11.9, "c1", "m"), Acknowledged(12.1, "c1", 3))
    assert returns([played], Outage((Kill("node", 10.0, 1),), back=12.0), until=20.0) == []


def test_the_time_without_a_server_is_from_a_loss_to_the_next_connection() -> None:
    played = at_table(Down(10.0, "x"), Down(10.5, "x"), Up(11.5), Down(13.0, "x"), second=(Down(10.0, "x"), Up(10.25)))
    assert gaps([played], 5.0, 20.0) == [1.5, 7.0, 0.25]


def test_the_time_of_an_answer_is_from_the_asking() -> None:
    assert answers([at_table()]) == [0.5, 0.5]


def test_what_became_of_commands_that_were_unanswered_at_a_kill() -> None:
    played = at_table(
        *(Asked(9.5, "before", "m"), Down(10.0, KILLED), Asked(10.5, "between", "m"), Acknowledged(10.6, "between", 4)),
        second=(
            Asked(9.6, "after", "m"),
            Acknowledged(13.0, "after", 5),
            Asked(19.0, "never", "m"),
            Refused(21, "never", "stale"),
        ),
    )
    lines = (Line(3, "ANNA", "before", "m", "", 9.9), Line(5, "BEN", "after", "m", "", 12.5))
    log = Log("KZ74QM2", lines, ("ANNA", "BEN"), {})
    later = Outage((Kill("node", 20.0, 0),), back=21.0)
    assert fates([played], [log], [OUTAGE, later]) == {"done before it": 1, "done after it": 1, "never done": 1}


GOOD = Report(matches=3, kills=(Kill("node", 1.0, 2), Kill("client", 2.0, 0)), back={"node": [0.5]}, gaps=(0.5,))
BROKEN: dict[str, tuple[Report, str]] = {
    "a problem": (Report(problems=("room KZ74QM2: lost: …",)), "lost"),
    "kills at rest": (Report(kills=(Kill("node", 1.0, 0),)), "half of the kills"),
    "a slow return": (Report(back={"node": [6.0]}), "longer than 5 s"),
    "a return that never was": (Report(back={"node": [math.inf]}), "longer than 5 s"),
    "a long gap": (Report(gaps=(2.5,)), "for 2.50 s"),
}


def test_what_holds_is_no_violation_and_is_shown() -> None:
    assert violations([GOOD]) == []
    database = tuple(Kill("database", at, 0) for at in (1.0, 2.0, 3.0))
    assert violations([GOOD, Report(kills=database)]) == [], "no command goes through the database"
    assert "2: 1 client, 1 node" in table([GOOD]) and "1 (50%)" in table([GOOD])


@pytest.mark.parametrize(("report", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_promise_is_reported(report: Report, words: str) -> None:
    assert any(words in violation for violation in violations([GOOD, *3 * [report]]))
