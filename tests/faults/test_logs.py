"""A room's whole life is folded, whatever of it the store's log still has, and a log that differs from it is found."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from protocol.ids import PlayerId, Seat
from server.table.entries import Entry, decode
from server.table.legs import Offered, Readied
from server.table.settings import Opened
from tests.faults.appended import Written
from tests.faults.history import Log
from tests.faults.logs import Life, log_of, steps
from tests.table.play import CODE, Table, stored

ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)
OFFER, READY = Offered(Seat(0), "new_number"), Readied(Seat(1), 1)


def entry(id: str, by: PlayerId, command: str, fact: Offered | Readied = OFFER) -> Entry:
    return Entry(id, by, command, fact)


def test_an_answer_that_begins_a_match_is_one_step_and_a_command_done_twice_is_two() -> None:
    offer, answer, begins = entry("a", ADA, "c1"), entry("b", BEN, "c1"), entry("c", BEN, "c1", READY)
    twice, later = entry("d", BEN, "c1"), entry("e", ADA, "c2")
    found = list(steps([offer, answer, begins, twice, later]))
    assert found == [[offer], [answer, begins], [twice], [later]]
    assert list(steps([])) == []


@pytest.fixture(scope="module")
def table() -> Table:
    """Two matches, the second of which has just begun."""
    table = Table()
    table.sit()
    table.begin()
    table.play_leg()
    table.begin()
    table.play_leg()
    table.agree("new_number")
    return table


def log(pushed: Sequence[bytes], kept: Sequence[bytes], read: Sequence[bytes] | None = None) -> Log:
    return log_of(CODE, Written(list(pushed), list(kept)), [*map(decode, kept if read is None else read)])


def opening(table: Table, **fields: object) -> bytes:
    """Return another first entry with the same number and id, as a checkpoint of one entry would be."""
    first = decode(table.lines[0])
    assert isinstance(first.fact, Opened)
    return stored(replace(first, fact=replace(first.fact, **fields), command="checkpoint"))  # type: ignore[arg-type]


def test_a_log_that_was_never_compacted_is_what_was_appended(table: Table) -> None:
    found = log(table.lines, table.lines)
    assert (found.wrong, found.faults, found.compactions, found.finished) == ((), (), 0, 1)
    assert found.lines[-1].version == table.room.version
    assert {line.what.split()[0] for line in found.lines} == {"create", "sit", "ready", "move", "offer"}


def test_a_log_that_starts_with_a_checkpoint_has_all_lines_of_its_life(table: Table) -> None:
    checkpoint = opening(table)
    found = log([*table.lines, checkpoint], [checkpoint, *table.lines[1:]])
    assert (found.wrong, found.compactions) == ((), 1)
    assert found.lines == log(table.lines, table.lines).lines


def test_lines_that_a_compaction_pushed_again_count_once(table: Table) -> None:
    checkpoint = opening(table)
    found = log([*table.lines, checkpoint, *table.lines[1:]], [checkpoint, *table.lines[1:]])
    assert (found.wrong, found.compactions) == ((), 1)


def test_a_log_that_differs_from_what_was_appended_is_found(table: Table) -> None:
    lines = table.lines
    other = stored(replace(decode(lines[-1]), id="another"))
    checkpoint, wrong = opening(table), opening(table, name="Eve")
    assert log(lines, lines[:-1]).wrong[0].startswith("lost: the store's log is entries 1 to")
    assert log(lines, lines, lines[:-1]).wrong, "the store answers with another log than its files have"
    assert "is empty" in log(lines, []).wrong[0]
    assert log([*lines, checkpoint], lines).wrong, "the checkpoint is gone"
    assert "forked: entry" in log([*lines, other], lines).wrong[0]
    assert "was appended after entry" in Life.of([*lines[:3], *lines[4:]]).wrong[0]
    changed = log([*lines, wrong], [wrong, *lines[1:]])
    assert "compacted: from the checkpoint at 1, version 1 is another" in changed.wrong
    early = stored(replace(decode(lines[4]), command="checkpoint"))
    assert "cannot be folded from the checkpoint at 5" in log([*lines, early], [early, *lines[5:]]).wrong[0]
