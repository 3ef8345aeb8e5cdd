"""The replay of a match as a value: its rows, the first differing move, and the notable events."""

import json
from typing import Any

import pytest

from client.net.errors import CannotWatch
from client.replay.local_replay import legs_in, play_again, read_replay
from protocol.events import Outline, ReplayEvent
from protocol.record import Record
from tests.client.replays import Document, Program, as_line, line_of, replay_of

LONG, SHORT = 8, 9
"""Numbers: 52 moves in each leg, and a dead one, whose legs are over after 6."""


def document(number: int = LONG) -> Document:
    found: Document = json.loads(line_of(number))
    return found


def with_incident(found: Document, leg: int, ply: int, kind: str, **more: Any) -> Document:
    found["legs"][leg - 1]["incidents"].append({"ply": ply, "at": None, "kind": kind, "seat": 1, **more})
    return found


def test_the_legs_stand_row_by_row_and_part_once() -> None:
    replay = replay_of(document())
    assert replay.plies == 52
    assert [row.ply for row in replay.rows] == list(range(1, 53))
    first, second, third = replay.rows[:3]
    assert (first.same_move, first.same_card, first.parts) == (True, True, False)
    assert (second.same_move, second.same_card, second.parts) == (False, True, True)
    assert not third.parts
    assert replay.parting == 2
    for row in replay.rows:
        moves = [sight.move for sight in row.sights if sight is not None]
        assert row.same_move is (len(moves) == 2 and moves[0] == moves[1])
        assert row.same_card is (len(moves) == 2 and str(moves[0])[:2] == str(moves[1])[:2])


def test_a_leg_that_is_over_sooner_stays_as_it_ended() -> None:
    found = document()
    del found["legs"][1]["moves"][40:]
    replay = replay_of(found)
    assert replay.difference is not None
    assert replay.rows[40].sights[1] is None
    assert not replay.rows[40].same_card
    assert replay.at(2, 52) is replay.at(2, 40)
    assert replay.at(1, 52).ply == 52


def test_legs_that_are_the_same_never_part() -> None:
    found = document(SHORT)
    found["legs"][1]["moves"] = [
        {**theirs, "move": ours["move"]}
        for ours, theirs in zip(found["legs"][0]["moves"], found["legs"][1]["moves"], strict=True)
    ]
    replay = replay_of(found)
    assert replay.parting is None
    assert all(row.same_move for row in replay.rows)


def test_one_leg_alone_has_nothing_beside_it() -> None:
    found = document(SHORT)
    del found["legs"][1]
    replay = replay_of(found)
    assert len(replay.legs) == 1
    assert replay.parting is None
    assert not any(row.same_card for row in replay.rows)


def test_incidents_stand_where_they_happened_and_those_after_the_end_stand_at_it() -> None:
    found = with_incident(document(SHORT), 1, 3, "returned")
    found = with_incident(found, 2, 5, "clock", ms=1500)
    found = with_incident(found, 2, 9, "resigned")
    replay = replay_of(found)
    assert [each.kind for each in replay.incidents(1, 3)] == ["returned"]
    assert replay.incidents(1, 2) == ()
    assert [each.kind for each in replay.incidents(2, 6)] == ["resigned"]
    assert [replay.next_of_note(ply) for ply in (-1, 3, 5, 6)] == [3, 5, 6, None]


def test_names_and_roles_are_the_records() -> None:
    replay = replay_of(document())
    assert [replay.name(seat) for seat in (0, 1, 7)] == ["Computer (greedy)", "Random computer", ""]
    assert [replay.role(leg, 0) for leg in (1, 2)] == ["maximizer", "minimizer"]


async def test_the_servers_program_plays_a_record_again() -> None:
    replay = await play_again(line_of(LONG))
    await replay.source.rest()
    assert replay.record == Record.model_validate_json(line_of(LONG))
    assert (replay.title, replay.difference, replay.plies) == ("Family Tree", None, 52)


async def test_a_record_that_the_servers_program_cannot_replay_is_explained() -> None:
    with pytest.raises(CannotWatch, match=r'^The record can’t be replayed: game is "whist", it should be .* or .*\.$'):
        await play_again(as_line({**document(), "game": "whist"}))


HEADING = b'{"title":"x","difference":null,"legs":1}'


@pytest.mark.parametrize(
    ("heading", "pages"),
    [
        (b"", []),
        (b"{}", []),
        (b'{"title":"x","legs":1}', []),
        (HEADING, []),
        (HEADING, [ReplayEvent(id="", leg=1, sights=(), plies=0)]),
        (HEADING, [ReplayEvent(id="", leg=1, sights=(), outline=Outline(scores=(0,) * 99, over=False))]),
    ],
    ids=["nothing", "no heading", "no difference", "no leg", "no outline", "more plies than moves"],
)
def test_what_cannot_be_understood_is_said(heading: bytes, pages: list[ReplayEvent]) -> None:
    with pytest.raises(CannotWatch, match="can’t show"):
        read_replay(line_of(SHORT), heading, pages, Program(document(SHORT)))


@pytest.mark.parametrize("heading", [b"", b"{}", b"[]", b'{"legs":"many"}'])
def test_a_heading_that_names_no_legs_cannot_be_understood(heading: bytes) -> None:
    with pytest.raises(CannotWatch, match="can’t show"):
        legs_in(heading)


async def test_a_page_is_had_from_a_program_that_was_let_go_or_killed_meanwhile() -> None:
    replay = await play_again(line_of(LONG))
    try:
        first = await replay.source.page(2, 50)
        assert [sight.ply for sight in first.sights] == [50, 51, 52]
        await replay.source.rest()
        assert await replay.source.page(2, 50) == first
        with pytest.raises(CannotWatch, match=r": There is no such page: Leg 1 ends after 52 moves\.$"):
            await replay.source.page(1, 53)
        assert await replay.source.page(2, 50) == first
    finally:
        await replay.source.rest()
