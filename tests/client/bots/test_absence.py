"""A bot's actions for absent players, and their times."""

import time
from dataclasses import replace

import pytest

from client.bots import absence_watch
from client.bots.absence import command, deserted, read_patience, steps
from client.bots.absence_watch import Vigil
from client.net.errors import BadErrand
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.model import Model
from protocol.events import Away
from protocol.ids import PlayerId, Seat
from protocol.room import SeatInfo
from tests.client.rooms import Rooms, with_match

SINCE = 1_000_000
BEN = Seat(1)
CARL = SeatInfo(seat=Seat(2), player=PlayerId("CARL000000000000"), name="Carl")


def model_of(rooms: Rooms, room: ShownRoom, gone: bool = True, **changes: object) -> Model:
    """Return the model of Anna's bot with Ben away since a time; others may act 60 s later."""
    away = (Away(seat=BEN, since=SINCE, claimable=SINCE + 60_000),) if gone else ()
    here = (Seat(0),) if gone else (Seat(0), BEN)
    told = Model(player=rooms.anna, name="Anna", room=room, inside=True, here=here, away=away, link=Connected())
    return replace(told, **changes)  # type: ignore[arg-type]  # fields of a model


@pytest.mark.parametrize(("patience", "at"), [(300, SINCE + 300_000), (0, SINCE + 60_000)])
def test_the_match_is_claimed_from_who_is_away_and_no_sooner_than_the_room_lets(
    rooms: Rooms, patience: int, at: int
) -> None:
    model = model_of(rooms, rooms.leg())
    (step,) = steps(model, patience)
    assert (step.at, step.does, step.seat) == (at, "claim", BEN)
    asked = command(model, step)
    assert asked is not None
    assert asked.model_dump(exclude={"id"}) == {"type": "claim", "match": 1, "computer": None, "seat": None}


def test_nothing_is_done_about_who_is_here_or_is_waited_for_for_ever(rooms: Rooms) -> None:
    assert steps(model_of(rooms, rooms.leg(), gone=False), 300) == ()
    assert steps(model_of(rooms, rooms.leg()), None) == ()
    assert steps(model_of(rooms, with_match(rooms.leg(), computers=(None, "easy"))), 300) == ()
    assert steps(model_of(rooms, with_match(rooms.leg(), computers=("easy", None))), 300) == ()
    assert steps(model_of(rooms, rooms.leg(form="solo")), 300) == ()


def test_of_three_the_computer_is_asked_for_and_for_who_has_left_at_once(rooms: Rooms) -> None:
    three = rooms.leg()
    three = with_match(replace(three, seats=(*three.seats, CARL)), left=(Seat(2),), computers=(None, None, None))
    left, away = steps(model_of(rooms, three), 300)
    assert [(each.at, each.does, each.seat) for each in (left, away)] == [
        (0, "replace", Seat(2)),
        (SINCE + 300_000, "replace", BEN),
    ]
    asked = command(model_of(rooms, three), left)
    assert asked is not None
    assert asked.model_dump(exclude={"id"}) == {"type": "claim", "match": 1, "computer": "normal", "seat": 2}


@pytest.mark.parametrize("at", ["ready", "result"])
def test_between_matches_the_owner_frees_the_seat_of_who_is_away(rooms: Rooms, at: str) -> None:
    room = getattr(rooms, at)()
    model = model_of(rooms, room)
    (step,) = steps(model, 300)
    assert (step.at, step.does) == (SINCE + 300_000, "free")
    asked = command(model, step)
    assert asked is not None
    assert asked.model_dump(exclude={"id"}) == {"type": "free", "seat": 1}
    assert not deserted(model)
    elsewhere = model_of(rooms, replace(room, owner=rooms.ben))
    assert steps(elsewhere, 300) == ()
    assert deserted(elsewhere)


def test_a_room_is_not_deserted_while_somebody_is_there_or_a_match_is_played(rooms: Rooms) -> None:
    over = rooms.result(owner=rooms.ben)
    assert not deserted(model_of(rooms, over, gone=False))
    assert not deserted(model_of(rooms, rooms.leg(owner=rooms.ben)))
    assert not deserted(replace(model_of(rooms, over), link=Model().link))


def test_what_is_due_is_asked_for_once_and_when_refused_again_a_little_later(rooms: Rooms) -> None:
    now = SINCE + 300_000 - 1000 * time.monotonic()
    model = model_of(rooms, rooms.leg(), ahead=now + 1)
    watch = Vigil(300, leaves=False)
    step = watch.due(model)
    assert step is not None
    watch.asked(step, granted=False)
    assert watch.due(model) is None
    again = watch.seconds(model)
    assert again is not None and 0 < again <= absence_watch.AGAIN_SECONDS
    watch.asked(step, granted=True)
    again = watch.seconds(model)
    assert again is not None and again > absence_watch.AGAIN_SECONDS
    soon = model_of(rooms, rooms.leg(), ahead=now - 100_000)
    fresh = Vigil(300, leaves=False)
    assert fresh.due(soon) is None
    wait = fresh.seconds(soon)
    assert wait is not None and 99 < wait <= 100
    assert fresh.seconds(replace(soon, ahead=None)) is None


def test_who_plays_so_many_matches_leaves_a_deserted_room_after_a_while(rooms: Rooms) -> None:
    model = model_of(rooms, rooms.result(owner=rooms.ben))
    watch = Vigil(300, leaves=True)
    assert not watch.is_over(model)
    wait = watch.seconds(model)
    assert wait is not None and 299 < wait <= 300
    assert not watch.is_over(model_of(rooms, rooms.result(owner=rooms.ben), gone=False))
    assert watch.seconds(model) is None  # it begins anew
    assert Vigil(0, leaves=True).is_over(model)
    assert not Vigil(0, leaves=False).is_over(model)


@pytest.mark.parametrize("text", ["", "-1", "5m", "²", "99999999"])
def test_a_patience_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadErrand, match="Type a number of seconds"):
        read_patience(text)
