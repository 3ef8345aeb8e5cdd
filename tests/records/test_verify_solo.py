"""`check` accepts solo records, and rejects entries that a solo record can't have."""

import re
from typing import Any

import pytest

from protocol.deals import commitment
from tests.records.documents import SALT, Document, Path, found, put, sealed, solo
from tests.records.eventful import EVENTFUL, record_of

HINT: Path = ("legs", 0, "incidents", 0)
MADE_UP: dict[str, Document] = {
    "claimed": {"since": "2026-11-21T10:00:00Z"},
    "computer": {"level": "random"},
    "returned": {},
    "takeback": {"moves": [solo()["legs"][0]["moves"][0]], "shown": True},
}


def test_record_holds_one_seat_one_leg_hints_and_no_winner() -> None:
    document = solo()
    (leg,) = document["legs"]
    assert (document["form"], leg["roles"], leg["commitment"]) == ("solo", {"0": "player"}, None)
    assert [(each["kind"], each["ply"]) for each in leg["incidents"]] == [("hint", ply) for ply in range(4)]
    assert document["result"] == {"winners": [], "scores": {"0": leg["result"]["score"]}, "why": "score"}


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("form",), "match", "seats has 1 items, Family Tree has 2 seats"),
        (("legs",), [], "legs has 0 items, a solo game has one leg"),
        (("legs",), solo()["legs"] * 2, "legs has 2 items, a solo game has one leg"),
        (("seats",), solo()["seats"] * 2, "seats has 2 items, a solo game has one seat"),
        (("legs", 0, "number"), 8, 'leg 1: deck[0] is "'),
        (
            *(("legs", 0, "roles"), {"0": "maximizer"}),
            'leg 1: roles is {"0": "maximizer"}, it should give player, one each, to seats 0',
        ),
        (("legs", 0, "moves", 0, "seat"), 1, "leg 1, move 1: seat is 1, but it is the turn of seat 0"),
        (("legs", 0, "moves", 9, "score"), 999, "leg 1, move 10: score is 999, the rules give "),
        (("result", "winners"), [0], "result.winners has 1 items, the rules give 0"),
        (("result", "scores", "0"), 0, "result.scores.0 is 0, the rules give "),
        ((*HINT, "ply"), 1, 'leg 1, incident 2: kind is "hint" for seat 0, which is impossible after '),
        (
            (*HINT, "seat"),
            1,
            'leg 1, incident 1: kind is "hint" for seat 1, which is impossible after 0 moves',
        ),
        ((*HINT, "level"), "strong", "leg 1, incident 1: level is an unknown name"),
    ],
    ids=str,
)
def test_a_change_is_reported_with_its_place_and_both_values(path: Path, value: Any, sentence: str) -> None:
    assert found(sealed(put(solo(), path, value))).startswith(sentence)


def casual() -> Document:
    document: Document = record_of(EVENTFUL["casual"]()).model_dump(mode="json")
    return document


def test_a_casual_record_says_so_and_holds_moves_that_were_undone() -> None:
    document = casual()
    assert document["casual"] is True
    incidents = document["legs"][0]["incidents"]
    assert [(each["kind"], each["ply"], each["shown"]) for each in incidents] == [
        ("takeback", 4, True),
        ("takeback", 3, True),
    ]
    assert found(sealed(document)) == ""
    assert "casual" not in solo()


def test_only_a_casual_game_undoes_moves_that_showed_a_card() -> None:
    document = casual()
    del document["casual"]
    assert found(sealed(document)) == (
        'leg 1, incident 1: kind is "takeback" for seat 0, which is impossible after 4 moves'
    )


@pytest.mark.parametrize("name", ["eventful", "computers"])
def test_a_match_is_not_casual(name: str) -> None:
    document = record_of(EVENTFUL[name]()).model_dump(mode="json")
    said = "casual is true, but only a game alone without an undo of its own can be casual"
    assert found(sealed({**document, "casual": True})) == said


def test_a_solo_number_was_never_hidden() -> None:
    promised = {"sha256": commitment(7, SALT), "salt": SALT}
    assert found(sealed(put(solo(), ("legs", 0, "commitment"), promised))) == (
        "leg 1: commitment is given, but nothing is hidden in a solo game"
    )


@pytest.mark.parametrize("kind", MADE_UP)
def test_a_solo_record_has_no_incidents_for_two(kind: str) -> None:
    document = solo()
    made_up = {"ply": 1, "at": None, "kind": kind, "seat": 0, **MADE_UP[kind]}
    document["legs"][0]["incidents"].insert(1, made_up)
    assert re.match(f'leg 1, incident 2: kind is "{kind}" for seat 0, which is impossible', found(sealed(document)))


def test_who_gives_up_alone_has_no_score() -> None:
    document = record_of(EVENTFUL["alone, given up"]()).model_dump(mode="json")
    assert document["result"] == {"winners": [], "scores": {}, "why": "resigned"}
    assert found(document) == ""
    assert found(sealed(put(document, ("result", "scores"), {"0": 10}))) == "result.scores.0 is an unknown name"
