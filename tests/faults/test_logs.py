"""A command's entries are one step of a log, and a command that was done twice is two."""

from protocol.ids import PlayerId, Seat
from server.table.entries import Entry
from server.table.room_facts import Offered, Readied
from tests.faults.logs import steps

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
