"""The automatic requests of a player's program."""

from dataclasses import replace
from typing import Any

import pytest

from client.net.frames import ShownRoom
from client.room.automatic_commands import still_asked, wishes
from client.room.local_events import CameIn
from client.room.session import Model, step
from protocol.commands import AskHint, Enlist, Ready
from protocol.events import Expected, HintEvent, Welcome
from protocol.ids import PlayerId, computer
from protocol.room import TournamentInfo
from protocol.scores import AskMatches, AskNumber, AskScores
from tests.client.rooms import Rooms, with_match
from tests.client.solo_rooms import hinted, sits, solo_leg, solo_over, solo_ready

CY = PlayerId("CY00000000000000")


def at(room: ShownRoom | None, player: PlayerId, *heard: Any) -> Model:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn(), *heard):
        model = model if thing is None else step(model, thing)
    return model


def asked(model: Model, *, hints: bool = False, again: int = 0) -> list[type]:
    return [type(wish.command) for wish in wishes(model, hints=hints, again=again)]


def test_a_match_alone_or_with_computers_begins_by_itself(rooms: Rooms) -> None:
    assert asked(at(solo_ready(rooms), rooms.anna)) == [Ready]
    assert asked(at(solo_ready(rooms), CY)) == []
    assert asked(at(sits(rooms.ready(), None, "easy"), rooms.anna)) == [Ready]
    assert asked(at(rooms.ready(), rooms.anna)) == [], "Ben has to be ready too"
    assert asked(at(sits(rooms.swap(), None, "easy"), rooms.anna)) == [], "the first leg's result is read before"


def test_who_competes_is_enlisted_first_and_then_it_is_said_who_plays_before_a_game_alone_begins(rooms: Rooms) -> None:
    told = TournamentInfo(names=(), plays=(None,), playing=(), again=())
    room = solo_ready(rooms)
    assert [type(wish.command) for wish in wishes(at(room, rooms.anna), hints=False, names=("Ada",))] == [Enlist]
    competing = at(replace(room, tournament=told), rooms.anna)
    assert [*wishes(competing, hints=False, names=("Ada",))] == [] and not competing.begins


def test_a_number_is_asked_about_when_a_game_on_it_begins_and_again_when_it_is_over(rooms: Rooms) -> None:
    begun, over = at(solo_leg(rooms), rooms.anna), at(solo_over(rooms), rooms.anna)
    assert asked(begun) == [AskNumber]
    assert asked(over) == [AskNumber, AskScores]
    first, again = next(wishes(begun, hints=False)), next(wishes(over, hints=False))
    assert first.what != again.what
    assert asked(at(rooms.leg(), rooms.anna)) == [], "a hidden number is asked about when it is told"
    assert asked(at(rooms.result(), rooms.ben)) == [AskNumber]


def test_what_came_of_a_game_is_asked_once_more_a_little_later(rooms: Rooms) -> None:
    over = at(solo_over(rooms), rooms.anna)
    once, later = ({wish.what for wish in wishes(over, hints=False, again=again)} for again in (0, 1))
    assert not once & later


@pytest.mark.parametrize(
    ("hints", "told", "wanted"),
    [
        (True, (), [AskHint]),
        (False, (), []),
        (False, (hinted(4),), [AskHint]),
    ],
    ids=["wished for at every turn", "not wished for", "asked for before the connection was lost"],
)
def test_a_hint_is_asked_for_where_one_is_wished_for(
    rooms: Rooms, hints: bool, told: tuple[Any, ...], wanted: list[type]
) -> None:
    model = at(solo_leg(rooms, 4, happenings=told), rooms.anna)
    assert asked(model, hints=hints) == [AskNumber, *wanted]
    there = HintEvent(id="h", match=1, leg=1, ply=4, choices=(Expected(move="QS>5D", score=1.0),))
    assert asked(step(model, there), hints=hints) == [AskNumber]


def test_no_hint_is_asked_for_where_there_may_be_none(rooms: Rooms) -> None:
    assert asked(at(rooms.leg(), rooms.anna), hints=True) == []
    assert asked(at(rooms.leg(hints=True), rooms.anna), hints=True) == [AskHint]
    assert asked(at(rooms.leg(ply=1, hints=True), rooms.anna), hints=True) == [], "it is the other's turn"


def test_a_hint_counts_as_asked_for_until_the_game_goes_on(rooms: Rooms) -> None:
    model = at(solo_leg(rooms, 4), rooms.anna)
    what = frozenset(wish.what for wish in wishes(model, hints=True))
    assert still_asked(what, model) == what
    after = still_asked(what, at(solo_leg(rooms, 5), rooms.anna))
    assert {each[0] for each in what - after} == {"hint"}


def test_a_match_of_two_people_may_change_a_rating_which_is_asked_for_a_little_later(rooms: Rooms) -> None:
    over = at(rooms.result(), rooms.anna)
    assert asked(over) == [AskNumber], "the server settles the match first"
    later = [wish.command for wish in wishes(over, hints=False, again=1)]
    assert [type(each) for each in later] == [AskNumber, AskMatches]
    assert [type(wish.command) for wish in wishes(over, hints=False, again=1, rated=True)] == [AskNumber]
    computers = with_match(rooms.result(), players=(rooms.anna, computer("easy")))
    assert AskMatches not in asked(at(computers, rooms.anna), again=1)
    assert AskMatches not in asked(at(rooms.result(), CY), again=1)
    assert AskMatches not in asked(at(rooms.leg(), rooms.anna), again=1)
