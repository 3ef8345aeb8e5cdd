"""Line mode's texts on computers: hints, and computers in seats."""

from dataclasses import replace

import pytest

from client.line.events import Announcer
from client.line.match_options import read_level
from client.room.session import step
from protocol.cards import Card
from protocol.events import Expected, HintEvent
from tests.client.line.staged import grown, seen, setting
from tests.client.rooms import Rooms, with_match
from tests.seen import tree


def hint(*choices: tuple[str, float]) -> HintEvent:
    expected = tuple(Expected(move=move, score=score) for move, score in choices)
    return HintEvent(id="h", match=1, leg=1, ply=0, choices=expected)


def told(rooms: Rooms, given: HintEvent, places: int = 2) -> list[str]:
    room = grown(rooms)
    view = tree(room.view)
    first = view.moves[0]
    more = tuple(replace(first, move=f"KH>{card}", target=Card(card)) for card in ("4C", "5C")[: places - 1])
    model = seen(rooms.anna, replace(room, hints=True, view=replace(view, moves=(first, *more))))
    return Announcer(before=model).told(setting(step(model, given)))


def test_a_hint_names_the_best_place_by_its_number_and_what_is_expected_of_all(rooms: Rooms) -> None:
    assert told(rooms, hint(("KH>4C", 940.4), ("KH>QS", 1012.6)), places=2) == [
        "Hint: 2. on 4♣ (940); other moves: 1. on Q♠ (1,013). In brackets: the points expected at the end."
    ]


def test_a_hint_for_the_only_place_says_so(rooms: Rooms) -> None:
    assert told(rooms, hint(("KH>QS", 30.0)), places=1) == [
        "Hint: 1. on Q♠ (30); there is no other place. In brackets: the points expected at the end."
    ]


def test_a_hint_on_a_dead_number_expects_no_score(rooms: Rooms) -> None:
    room = replace(with_match(grown(rooms), dead=True), hints=True)
    model = seen(rooms.anna, room)
    told_lines = Announcer(before=model).told(setting(step(model, hint(("KH>QS", 30.0)))))
    assert told_lines == ["Hint: 1. on Q♠; there is no other place."]


def test_a_hint_for_another_position_is_not_told(rooms: Rooms) -> None:
    assert told(rooms, replace(hint(("KH>QS", 30.0)), ply=4)) == []


def test_a_level_may_be_shortened_and_is_refused_where_there_is_none() -> None:
    assert [read_level(typed) for typed in ("e", "STRONG", "ran")] == ["easy", "strong", "random"]
    for typed in ("", "greedy"):
        with pytest.raises(ValueError, match="Choose easy, normal, strong or random"):
            read_level(typed)
