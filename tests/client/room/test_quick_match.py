"""A quick match's room before its match: whom one has found leaves, or is away, in the terminal and in line mode."""

from dataclasses import replace

from client.line.events import Announcer
from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed, bar
from client.room.pages import page_of
from client.room.quick_match import gives_up, left_by, missed
from client.room.session import Model, step
from client.room.status import status
from client.terminal.room.leaving import is_asked, leaving
from protocol.events import Away, Presence
from protocol.ids import Seat
from tests.client.line.staged import happening, seen, setting
from tests.client.rooms import CODE, Rooms

AWAY = Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=0, claimable=60_000),))
HINT = "Ben is away.  o f free the seat"


def left(rooms: Rooms, kind: str = "stood") -> ShownRoom:
    """Return the room once Ben has given up his seat in it."""
    happened = replace(happening(kind, Seat(1)), version=3, name="Ben")
    return rooms.waiting(quick=True, version=3, happenings=(happened,))


def said(model: Model, now: float = 0) -> str:
    return "".join(run.text for run in status(model, now)[0])


def test_whoever_stays_reads_that_the_other_has_left_and_that_another_is_looked_for(rooms: Rooms) -> None:
    model = seen(rooms.anna, rooms.ready(quick=True))
    announcer = Announcer(before=model)
    announcer.told(setting(model))
    model = step(model, left(rooms))
    assert left_by(model) == "Ben"
    told = announcer.told(setting(model))
    assert told.count(line := "Ben left. Looking for someone else …") == 1
    assert not [each for each in told if "gave" in each]
    page = page_of(model)
    assert page is not None
    text = ["".join(run.text for run in line) for line in page.lines(setting(model), 76)]
    assert line in text
    again = replace(happening("sat", Seat(1)), version=4, name="Cy")
    sat = rooms.ready(quick=True, version=4, happenings=(*left(rooms).happenings, again))
    assert (left_by(step(model, sat)), left_by(seen(rooms.anna, rooms.waiting(quick=True)))) == (None, None)


def test_whoever_is_missed_before_the_match_may_be_replaced_by_the_next(rooms: Rooms) -> None:
    before = seen(rooms.anna, rooms.ready(quick=True))
    model = step(before, AWAY)
    assert [said(model, now) for now in (51_000, 60_000)] == ["Ben is away. In 9\xa0s you can free the seat.", HINT]
    announcer = Announcer(before=before)
    announcer.presence(setting(before))
    assert [*announcer.told(setting(model)), *announcer.presence(setting(model))][-1] == (
        "If Ben does not come back, type free Ben to open the seat."
    )
    guest = step(seen(rooms.anna, rooms.ready(quick=True, owner=rooms.ben)), AWAY)
    assert said(guest, 60_000) == HINT
    assert [bar(guest, Deed.FREE, now) for now in (None, 59_999, 60_000)] == [Bar.TOO_SOON, Bar.TOO_SOON, None]
    assert bar(replace(guest, away=()), Deed.FREE, 60_000) is Bar.NOT_OWNER
    for room in (rooms.ready(), rooms.leg(quick=True)):
        assert missed(step(seen(rooms.anna, room), AWAY)) is None


def test_leaving_before_the_match_gives_the_seat_up_and_says_so(rooms: Rooms) -> None:
    model = seen(rooms.anna, rooms.ready(quick=True))
    assert is_asked(model) and gives_up(model)
    text, _ = leaving(model, hosting=False, others_wait=False)
    assert text == "Your seat becomes free, and Ben gets another opponent."
    assert not gives_up(seen(rooms.anna, rooms.leg(quick=True)))
