"""The messages to a playing program, and the parsing of its answers."""

import json
from dataclasses import replace
from typing import Any

import pytest

from client.bots.messages import Answer, NoAnswer, Told, ends, read_answer, turns_of
from client.net.frames import ShownRoom
from client.room.model import Model
from protocol.games.mirror import MirrorView
from protocol.ids import Seat
from protocol.room import ClockInfo
from tests.client.rooms import Rooms, with_match


def sees(rooms: Rooms, room: ShownRoom) -> Model:
    """Return the model of Anna's program for a room."""
    return Model(player=rooms.anna, name="Anna", room=room, inside=True)


def asked(model: Model) -> list[dict[str, Any]]:
    return [json.loads(turn.line) for turn in turns_of(model)]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (b'{"move": "KS>7D"}\n', Answer("KS>7D")),
        (b'{"move": "KS>7D", "why": "it is a king"}', Answer("KS>7D")),
        (b'{"move": null}', Answer(None)),
        (b'{"resign": true}', Answer(None, resign=True)),
        (b'{"resign": false, "move": "deal"}', Answer("deal")),
    ],
)
def test_an_answer_is_a_move_or_none_or_to_resign(line: bytes, answer: Answer) -> None:
    assert read_answer(line) == answer


@pytest.mark.parametrize(
    ("line", "why", "asked_again"),
    [
        (b"KS>7D\n", "“KS>7D” is not JSON.", False),
        (b"\xff\xfe\n", "not JSON.", False),
        (b"[" * 100_000, "not JSON.", False),
        (b'"KS>7D"', "is not a JSON object.", False),
        (b"7", "“7” is not a JSON object.", False),
        (b'{"mofe": "KS>7D"}', "has no move.", True),
        (b'{"move": 7}', "has no move.", True),
        (b'{"move": "' + b"x" * 401 + b'"}', "A move can have 400 characters.", True),
    ],
)
def test_all_else_is_no_answer(line: bytes, why: str, asked_again: bool) -> None:
    with pytest.raises(NoAnswer) as no:
        read_answer(line)
    assert str(no.value).endswith(why)
    assert no.value.asked_again is asked_again


def test_a_program_is_asked_at_its_turn_alone(rooms: Rooms) -> None:
    clocks = ClockInfo(left=(9000, 8000), running=(Seat(0),), since=1, allowance=1)
    model = sees(rooms, with_match(rooms.leg(), clocks=clocks))
    (turn,) = asked(model)
    view = turn.pop("view")
    assert (view["families"][0]["member"], view["moves"][0]["move"], view["played"]) == ("5D", "QS>5D", None)
    assert turn == {
        "type": "turn",
        "game": "family-tree",
        "options": {},
        "form": "match",
        "names": ["Anna", "Ben"],
        "match": 1,
        "leg": 1,
        "board": None,
        "ply": 0,
        "seat": 0,
        "role": "maximizer",
        "clock": 9000,
        "moves": ["QS>5D"],
        "all": True,
        "other": None,
    }
    for room in (rooms.leg(ply=1), rooms.waiting(), rooms.ready(), rooms.swap(), rooms.result()):
        assert turns_of(sees(rooms, room)) == ()


def test_a_move_names_what_it_answers_and_stands_while_the_leg_is_played(rooms: Rooms) -> None:
    model = sees(rooms, rooms.leg(leg=2, ply=3))
    (turn,) = turns_of(model)
    made = turn.made("QS>5D")
    assert (made.match, made.leg, made.ply, made.move) == (1, 2, 3, "QS>5D")
    assert turn.stands(model)
    assert turn.stands(sees(rooms, rooms.leg(leg=2, ply=5)))
    assert not turn.stands(sees(rooms, rooms.leg(leg=1, ply=2)))
    assert not turn.stands(sees(rooms, rooms.result()))


def test_in_a_mirror_match_a_move_is_asked_for_on_each_board_that_waits_for_one(rooms: Rooms) -> None:
    first, second = rooms.leg(), rooms.leg(leg=2, ply=1)
    assert first.view is not None and second.view is not None
    view = MirrorView(
        roles=first.view.roles,
        to_act=(Seat(0), Seat(1)),
        ply=4,
        boards=(first.view, second.view),
        acting=((Seat(0),), (Seat(0),)),
        sealed=(None, None),
        own=(None, None),
        steps=(2, 2),
        scores=(10, 10),
    )
    model = sees(rooms, replace(first, form="mirror", view=view))
    assert [(turn["board"], turn["role"], turn["ply"]) for turn in asked(model)] == [
        (1, "maximizer", 4),
        (2, "minimizer", 4),
    ]
    assert turns_of(model)[1].made("QS>5D").move == "2:QS>5D"
    sealed = sees(rooms, replace(first, form="mirror", view=replace(view, acting=((), (Seat(0),)))))
    assert [turn["board"] for turn in asked(sealed)] == [2]
    assert asked(sealed)[0]["other"]["families"]


def test_the_end_of_a_leg_and_of_a_match_are_told_once(rooms: Rooms) -> None:
    told, lines = ends(sees(rooms, rooms.leg()), Told())
    assert lines == ()
    told, lines = ends(sees(rooms, rooms.swap()), told)
    (leg,) = map(json.loads, lines)
    assert (leg["type"], leg["leg"], leg["score"], leg["finished"]) == ("leg_over", 1, 210, True)
    assert leg["view"]["to_act"] == []
    assert ends(sees(rooms, rooms.leg(leg=2)), told)[1] == ()
    told, lines = ends(sees(rooms, rooms.result()), told)
    leg, match = map(json.loads, lines)
    assert (leg["leg"], leg["score"]) == (2, 180)
    assert (match["type"], match["winners"], match["scores"]) == ("match_over", [0], [210, 180])
    assert (match["seat"], match["why"], match["number"]) == (0, "score", 482109375512)
    assert ends(sees(rooms, rooms.result()), told) == (told, ())


def test_a_leg_that_a_resignation_ended_is_not_finished(rooms: Rooms) -> None:
    lines = ends(sees(rooms, rooms.resigned()), Told())[1]
    leg, match = map(json.loads, lines)
    assert (leg["type"], leg["finished"]) == ("leg_over", False)
    assert (match["scores"], match["why"]) == ([None, None], "resigned")
