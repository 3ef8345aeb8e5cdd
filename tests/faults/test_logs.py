"""A room's whole life is folded, whatever of it the store's log still has, and a log that differs from it is found."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from protocol.ids import PlayerId, Seat
from server.rooms.folded_log import end_of
from server.table.entries import Entry, decode, pack_commands
from server.table.legs import MatchBegun, Offered, Readied
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
def lines() -> list[bytes]:
    """The log of a room whose second match has just begun; each entry has a command of its own."""
    table = Table()
    table.sit()
    table.begin()
    table.play_leg()
    table.begin()
    table.play_leg()
    table.agree("new_number")
    return [stored(replace(entry, command=f"command-{entry.id}")) for entry in table.log]


def log(pushed: Sequence[bytes], kept: Sequence[bytes], read: Sequence[bytes] | None = None) -> Log:
    return log_of(CODE, Written(list(pushed), list(kept)), [*map(decode, kept if read is None else read)])


@pytest.fixture(scope="module")
def checkpoint(lines: list[bytes]) -> Entry:
    """The checkpoint of the first match, as a node makes it."""
    entries = [*map(decode, lines)]
    end = end_of(CODE, entries, next(entry.fact.id for entry in entries if isinstance(entry.fact, MatchBegun)))
    assert end is not None
    return end


def changed(checkpoint: Entry, **fields: object) -> bytes:
    """Return a checkpoint in which something is wrong."""
    return stored(replace(checkpoint, fact=replace(checkpoint.fact, **fields)))  # type: ignore[arg-type]


def test_an_uncompacted_log_equals_its_appends(lines: list[bytes]) -> None:
    found = log(lines, lines)
    assert (found.wrong, found.faults, found.compactions, len(found.records)) == ((), (), 0, 1)
    assert found.lines[-1].version == len(lines)
    assert {line.what.split()[0] for line in found.lines} == {"create", "sit", "ready", "move", "offer"}


def test_a_log_that_starts_with_a_checkpoint_has_all_lines_of_its_life(lines: list[bytes], checkpoint: Entry) -> None:
    line, after = stored(checkpoint), lines[checkpoint.n :]
    found, whole = log([*lines, line], [line, *after]), log(lines, lines)
    assert (found.wrong, found.compactions, len(found.records)) == ((), 1, 1)
    assert [replace(each, from_checkpoint=frozenset()) for each in found.lines] == list(whole.lines)


def test_lines_that_a_compaction_pushed_again_count_once(lines: list[bytes], checkpoint: Entry) -> None:
    line, after = stored(checkpoint), lines[checkpoint.n :]
    found = log([*lines, line, *after], [line, *after])
    assert (found.wrong, found.compactions) == ((), 1)


def test_a_log_that_differs_from_all_that_was_appended_is_found(lines: list[bytes], checkpoint: Entry) -> None:
    line = stored(checkpoint)
    other, same = stored(replace(decode(lines[-1]), id="x")), stored(replace(decode(lines[-1]), command="x"))
    assert log(lines, lines[:-1]).wrong[0].startswith("lost: the store's log is entries 1 to")
    assert log(lines, lines, lines[:-1]).wrong, "the store answers with another log than its files have"
    assert "is empty" in log(lines, []).wrong[0]
    assert log([*lines, line], lines).wrong, "the checkpoint is gone"
    assert "forked: entry" in log([*lines, other], lines).wrong[0]
    assert "changed: entry" in log([*lines, same], lines).wrong[0]
    assert "was appended after entry" in Life.of([*lines[:3], *lines[4:]]).wrong[0]


def test_a_checkpoint_that_tells_another_room_is_found(lines: list[bytes], checkpoint: Entry) -> None:
    after = lines[checkpoint.n :]
    for field, value, problem in (
        ("owner", BEN, "is another"),
        ("commands", pack_commands({(ADA, "c1"): 1}), "has other commands than the log had"),
        ("matches", (), "cannot be folded"),
    ):
        wrong = changed(checkpoint, **{field: value})
        assert any(problem in said for said in log([*lines, wrong], [wrong, *after]).wrong), field
