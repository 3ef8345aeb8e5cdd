"""What a record says of what happened beside the moves, and of matches that ended early."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from protocol.ids import Seat
from server.records.write import write_record
from server.table.decision import Computer, stamp
from tests.records.eventful import EVENTFUL, claimed, eventful, flagged, play, record_of, resigned_at_once, started
from tests.table.asked import answer, ban, claim, configure, free, gone, move, pass_on, resign, takeback
from tests.table.phases import agreed
from tests.table.play import Table


def written(table: Table) -> dict[str, Any]:
    """Return the record as clients get it."""
    document: dict[str, Any] = json.loads(record_of(table).model_dump_json())
    return document


def incidents(table: Table, leg: int = 0) -> list[tuple[Any, ...]]:
    """Return a leg's incidents without their times, and of takebacks how many moves they took back."""
    told = []
    for incident in written(table)["legs"][leg]["incidents"]:
        (_, ply), (_, _), (_, kind), (_, seat), *more = incident.items()
        assert list(incident)[:4] == ["ply", "at", "kind", "seat"]
        told.append((ply, kind, seat, *(len(value) if name == "moves" else value for name, value in more)))
    return told


def test_each_incident_has_its_place_and_its_seat() -> None:
    table = eventful()
    assert incidents(table) == [
        (4, "takeback", 0, 2, True),
        (3, "takeback", 1, 2, True),
        (5, "takeback", 1, 2, True),
        (3, "takeback", 0, 1, True),
        (2, "clock", 0, 61_000),
        (2, "computer", 1, "random"),
        (5, "returned", 1),
    ]
    assert incidents(table, 1) == [(5, "resigned", 0)]


def test_a_takeback_has_the_moves_taken_back_which_are_not_among_the_legs() -> None:
    table = started()
    while len(table.moves()) < 2 or table.mover == "ben":
        play(table, 1)
    ply = table.match.leg.ply
    table.play(table.moves()[0])
    taken = table.match.leg.played[ply]
    at = table.log[-1].at
    table.play(table.moves()[0])
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    asked_at = table.log[-1].at
    table.play(table.moves()[-1])
    stands = table.match.leg.played[ply].move
    assert stands != taken.move
    table.do("ada", resign(table))
    leg = written(table)["legs"][0]
    assert [each["move"] for each in leg["moves"]][ply:] == [stands]
    takeback_, resigned = leg["incidents"]
    assert (takeback_["ply"], takeback_["seat"], takeback_["at"]) == (ply + 2, 0, stamp(asked_at))
    assert [each["seat"] for each in takeback_["moves"]] == [0, 1]
    assert takeback_["moves"][0] == {**takeback_["moves"][0], "move": taken.move, "at": stamp(at)}
    assert list(takeback_["moves"][0]) == list(leg["moves"][0]) == ["seat", "move", "at", "score", "skipped"]
    assert (resigned["ply"], resigned["kind"]) == (ply + 1, "resigned")


def test_a_request_that_was_refused_or_passed_over_is_no_incident() -> None:
    table = started()
    play(table, 2)
    table.do("ada", takeback(table))
    table.do("ben", answer(table, False))
    table.do("ada", takeback(table))
    table.play_leg()
    table.begin()
    table.play_leg()
    assert incidents(table, 0) == incidents(table, 1) == []


def test_a_substitute_computer_is_recorded_with_its_level_and_end() -> None:
    table = gone(started(), "ben")
    table.do("ada", claim(table, "greedy"))
    play(table, 1)
    table.do(Computer(Seat(1), "greedy"), table.command(table.moves()[0]))
    table.sit("ben")
    table.do("ben", resign(table))
    assert incidents(table) == [(0, "computer", 1, "greedy"), (2, "returned", 1), (2, "resigned", 1)]
    assert [each["player"] for each in written(table)["seats"]] == ["A" * 16, "B" * 16]


def test_time_given_back_is_that_of_the_seat_whose_clock_ran() -> None:
    (clock,) = [told for told in incidents(eventful()) if told[1] == "clock"]
    assert clock == (clock[0], "clock", clock[0] % 2, 61_000)


@pytest.mark.parametrize(
    ("table", "legs", "last", "result"),
    [
        (eventful, [True, False], (5, "resigned", 0), {"winners": [1], "scores": {"0"}, "why": "resigned"}),
        (claimed, [True], None, {"winners": [1], "scores": {"0"}, "why": "claimed"}),
        (flagged, [False], (3, "flag", 1), {"winners": [0], "scores": set(), "why": "flag"}),
        (resigned_at_once, [False], (0, "resigned", 1), {"winners": [0], "scores": set(), "why": "resigned"}),
    ],
)
def test_a_match_that_ended_early_has_the_legs_it_had(
    table: Callable[[], Table], legs: list[bool], last: tuple[Any, ...] | None, result: dict[str, Any]
) -> None:
    document = written(table())
    assert [leg["result"] is not None for leg in document["legs"]] == legs
    assert {**document["result"], "scores": set(document["result"]["scores"])} == result
    if last is not None:
        assert incidents(table(), -1)[-1] == last


def test_a_claim_tells_since_when_the_other_was_away() -> None:
    table = claimed()
    leg = written(table)["legs"][0]
    (incident,) = leg["incidents"]
    assert (incident["kind"], incident["seat"], incident["ply"]) == ("claimed", 1, len(leg["moves"]))
    assert incident["since"] == stamp(table.moment.away["A" * 16])  # type: ignore[index]  # a player id
    assert incident["since"] < incident["at"]


def test_what_was_never_played_is_left() -> None:
    for make in (eventful, flagged, resigned_at_once):
        leg = written(make())["legs"][-1]
        in_tree = leg["opening"]["tree_top"] + [each["move"][:2] for each in leg["moves"]]
        assert sorted(leg["left"] + in_tree) == sorted(leg["deck"])


def test_a_hidden_number_is_in_the_record_of_a_match_that_ended_early() -> None:
    table = flagged()
    leg = written(table)["legs"][0]
    assert (leg["number"], leg["commitment"]["salt"]) == (table.match.deal.number, table.match.deal.salt)


def test_who_owns_the_room_and_by_which_key_a_seat_is_held_is_no_matter_of_the_records() -> None:
    quiet, busy = agreed(), agreed()
    quiet.play_match()
    busy.begin()
    busy.do("ada", pass_on(1))
    move(busy, 0, "ada", "eve")
    busy.play_leg()
    busy.begin()
    busy.play_leg()
    before = record_of(busy)
    busy.do("ben", configure())
    busy.do("ben", free(0))
    busy.do("ben", ban("ada"))
    assert record_of(busy) == before
    assert [leg["incidents"] for table in (quiet, busy) for leg in written(table)["legs"]] == [[]] * 4
    assert written(busy)["seats"] == written(quiet)["seats"]


@pytest.mark.parametrize("name", EVENTFUL)
def test_there_is_no_record_before_the_end(name: str) -> None:
    entries = EVENTFUL[name]().match_log
    assert [write_record(entries[:end]) for end in range(len(entries))] == [None] * len(entries)
