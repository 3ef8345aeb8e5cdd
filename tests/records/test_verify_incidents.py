"""How `check` replays what happened beside the moves, and names what cannot have."""

import re
from typing import Any

import pytest

from protocol.record import digest
from tests.records.documents import Document, Path, at, eventful, found, known, put, sealed
from tests.records.eventful import EVENTFUL, record_of


def made(name: str) -> Document:
    """Return the record of one of the eventful matches."""
    return record_of(EVENTFUL[name]()).model_dump(mode="json")


def index(leg: Document, kind: str) -> int:
    """Return which incident of a leg is the first of a kind."""
    return next(place for place, incident in enumerate(leg["incidents"]) if incident["kind"] == kind)


@pytest.mark.parametrize("name", EVENTFUL)
def test_a_record_with_incidents_verifies(name: str) -> None:
    assert found(made(name)) == ""


FIRST: Path = ("legs", 0, "incidents", 0)
CLOCK, COMPUTER, RETURNED = ((("legs", 0, "incidents", place)) for place in (4, 5, 6))
RESIGNED: Path = ("legs", 1, "incidents", 0)
CHANGES: list[tuple[Path, Any, str]] = [
    ((*FIRST, "ply"), 3, "leg 1, incident 1, move 1: seat is 0, but it is the turn of seat 1"),
    ((*FIRST, "ply"), 99, "leg 1, move 4: the move is missing: incident 1 came after 99 moves"),
    ((*FIRST, "ply"), -1, "leg 1, incident 1: ply is -1, it should be at least 0"),
    (
        (*FIRST, "seat"),
        1,
        'leg 1, incident 1: kind is "takeback" for seat 1, which is impossible after 4 moves',
    ),
    (
        (*FIRST, "seat"),
        7,
        'leg 1, incident 1: kind is "takeback" for seat 7, which is impossible after 4 moves',
    ),
    ((*FIRST, "kind"), "gone", "leg 1, incident 1: kind is \"gone\", it should be one of 'takeback', 'computer', "),
    ((*FIRST, "kind"), None, "leg 1, incident 1: kind is null, it should be one of "),
    ((*FIRST, "moves"), [], "leg 1, incident 1: moves is [], it should not be empty"),
    ((*FIRST, "moves", 0, "seat"), 1, "leg 1, incident 1, move 1: seat is 1, but it is the turn of seat 0"),
    ((*FIRST, "moves", 0, "move"), "2C>2S", 'leg 1, incident 1, move 1: move is "2C>2S", which the rules refuse: '),
    ((*FIRST, "moves", 1, "score"), 999, "leg 1, incident 1, move 2: score is 999, the rules give "),
    ((*FIRST, "moves", 1, "note"), 1, "leg 1, incident 1, move 2: note is an unknown name"),
    (
        (*FIRST, "moves", 1, "at"),
        "2026-02-30T10:00:00Z",
        'leg 1, incident 1, move 2: at is "2026-02-30T10:00:00Z", a',
    ),
    ((*FIRST, "at"), "2026-02-30T10:00:00Z", 'leg 1, incident 1: at is "2026-02-30T10:00:00Z", a time that does '),
    ((*FIRST, "note"), 1, "leg 1, incident 1: note is an unknown name"),
    (FIRST, 3, "leg 1, incident 1: the incident is 3, it should be an object"),
    ((*CLOCK, "seat"), 1, "leg 1, incident 5: seat is 1, the rules give 0"),
    ((*CLOCK, "ms"), 0, "leg 1, incident 5: ms is 0, it should be at least 1"),
    ((*CLOCK, "ply"), 1, "leg 1, incident 5: ply is 1, but 2 moves had been played"),
    (
        (*COMPUTER, "level"),
        "HAL 9000",
        'leg 1, incident 6: level is "HAL 9000", it should be the name of a ',
    ),
    (
        (*COMPUTER, "seat"),
        2,
        'leg 1, incident 6: kind is "computer" for seat 2, which is impossible after 2 moves',
    ),
    (
        (*RETURNED, "seat"),
        0,
        'leg 1, incident 7: kind is "returned" for seat 0, which is impossible after 5 moves',
    ),
    ((*RESIGNED, "seat"), 1, "result.winners[0] is 1, the rules give 0"),
    (
        (*RESIGNED, "kind"),
        "returned",
        'leg 2, incident 1: kind is "returned" for seat 0, which is impossible ',
    ),
    ((*RESIGNED, "kind"), "flag", 'result.why is "resigned", the rules give "flag"'),
    (("legs", 1, "incidents"), [], "leg 2, move 6: the move is missing: it is the turn of seat 0"),
    (("legs", 1, "result"), {"score": 30, "parts": {}}, "leg 2: result is "),
    (("result", "why"), "claimed", 'result.why is "claimed", the rules give "resigned"'),
    (("result", "scores", "1"), 30, "result.scores.1 is an unknown name"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), CHANGES, ids=lambda value: str(value)[:60])
def test_a_change_is_reported_with_its_place_and_both_values(path: Path, value: Any, sentence: str) -> None:
    assert found(sealed(put(eventful(), path, value))).startswith(sentence)


def test_kind_that_is_missing_is_named() -> None:
    document = eventful()
    del at(document, FIRST)["kind"]
    assert found(sealed(document)) == "leg 1, incident 1: kind is missing"


def test_who_comes_back_before_the_computer_came_is_found() -> None:
    document = eventful()
    incidents = document["legs"][0]["incidents"]
    incidents[5]["kind"], incidents[6]["kind"] = incidents[6]["kind"], incidents[5]["kind"]
    incidents[6]["level"] = incidents[5].pop("level")
    assert found(sealed(document)).startswith('leg 1, incident 6: kind is "returned" for seat 1, which is impossible')


def test_takeback_goes_back_to_the_seats_last_move_and_no_further() -> None:
    document = eventful()
    leg = document["legs"][0]
    first = leg["incidents"][0]
    first["moves"] = [*leg["moves"][:2], *first["moves"]]
    assert found(sealed(document)) == (
        'leg 1, incident 1: kind is "takeback" for seat 0, which is impossible after 4 moves'
    )


def test_leg_after_the_end_is_one_too_many() -> None:
    document = made("flagged")
    document["legs"].append({**document["legs"][0], "incidents": [], "roles": {"0": "minimizer", "1": "maximizer"}})
    assert found(sealed(document)) == "leg 2: the leg is one too many: the match had ended in leg 1, after 3 moves"


def test_move_after_the_end_is_one_too_many() -> None:
    document = made("flagged")
    moves = document["legs"][0]["moves"]
    moves.append(moves[-1])
    assert found(sealed(document)) == (
        "leg 1, move 4: the move is one too many: the match had ended in leg 1, after 3 moves"
    )


@pytest.mark.parametrize("kind", ["resigned", "returned", "flag"])
def test_nothing_happens_after_the_end(kind: str) -> None:
    document = eventful()
    incidents = document["legs"][1]["incidents"]
    incidents.append({"ply": 5, "at": None, "kind": kind, "seat": 1})
    assert found(sealed(document)) == (
        f'leg 2, incident 2: kind is "{kind}" for seat 1, which is impossible after 5 moves'
    )


def test_leg_without_its_match_ended_is_not_enough() -> None:
    document = made("claimed")
    document["legs"][0]["incidents"] = []
    assert found(sealed(document)) == "legs has 1 items, a match has 2 legs"


def test_legs_are_two_at_most() -> None:
    document = known()
    document["legs"].append(document["legs"][0])
    assert found(sealed(document)) == "legs has 3 items, a match has 2 legs"


def test_claim_says_since_when_by_a_time_that_there_is() -> None:
    path = ("legs", 0, "incidents", 0, "since")
    sentence = found(sealed(put(made("claimed"), path, "2026-02-30T10:00:00Z")))
    assert sentence == 'leg 1, incident 1: since is "2026-02-30T10:00:00Z", a time that does not exist'
    assert found(sealed(put(made("claimed"), path, None))).startswith("leg 1, incident 1: since is null, it should be")


@pytest.mark.parametrize("kind", ["clock", "flag"])
def test_no_clock_runs_between_legs(kind: str) -> None:
    document = made("claimed")
    incident = document["legs"][0]["incidents"][0]
    del incident["since"]
    incident.update({"kind": kind, **({"ms": 5} if kind == "clock" else {})})
    assert re.match(f'leg 1, incident 1: kind is "{kind}" for seat 1, which is impossible', found(sealed(document)))


def test_digest_holds_the_times_levels_and_gifts_that_no_play_depends_on() -> None:
    for path, value in (
        ((*CLOCK, "ms"), 1),
        ((*COMPUTER, "level"), "greedy"),
        ((*COMPUTER, "at"), None),
        ((*RETURNED, "ply"), 6),
    ):
        document = put(eventful(), path, value)
        assert found(document).startswith("digest is ")
        assert found({**document, "digest": digest(document)}) == ""


@pytest.mark.parametrize(
    ("kind", "more"),
    [("hint", {}), ("resigned", {}), ("claimed", {"since": "2026-11-21T10:00:00Z"}), ("takeback", {"moves": 1})],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_nothing_is_asked_for_or_given_up_by_a_computer(kind: str, more: dict[str, Any]) -> None:
    document = made("computers")
    leg = document["legs"][0]
    seat = leg["moves"][2]["seat"]
    if more.get("moves"):
        more = {"moves": [dict(leg["moves"][2])]}
    made_up = {"ply": 3 if more.get("moves") else 2, "at": None, "kind": kind, "seat": seat, **more}
    leg["incidents"].append(made_up)
    assert found(sealed(document)).startswith(
        f'leg 1, incident 1: kind is "{kind}" for seat {seat}, which is impossible after '
    )


def test_moves_that_were_taken_back_at_once_may_be_in_several_incidents() -> None:
    document = eventful()
    incidents = document["legs"][0]["incidents"]
    whole = incidents[0]
    assert [move["seat"] for move in whole["moves"]] == [0, 1]
    parts = [{**whole, "seat": 1, "moves": whole["moves"][1:]}, {**whole, "ply": 3, "moves": whole["moves"][:1]}]
    incidents[:1] = parts
    assert found(sealed(document)) == ""
