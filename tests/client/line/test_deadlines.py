from client.line.deadlines import Alarm, alarms, rings, time
from client.room.session import Model, step
from protocol.events import Away, Presence
from protocol.ids import Seat
from protocol.room import ClockInfo
from tests.client.line.staged import seen
from tests.client.rooms import CODE, Rooms, with_match


def timed(rooms: Rooms, left: int, running: int = 0) -> Model:
    clocks = ClockInfo(left=(left, 60_000), running=(Seat(running),), since=1000, allowance=500)
    return seen(rooms.anna, with_match(rooms.leg(), clocks=clocks))


def test_ones_running_clock_is_told_of_at_30_and_10_seconds(rooms: Rooms) -> None:
    model = timed(rooms, 40_000)
    first, second = alarms(model)
    assert (first.at, second.at) == (11_500, 31_500)
    assert rings(model, first, 11_500) == ["You have 30\xa0s left."]
    assert rings(model, second, 31_500) == ["You have 10\xa0s left."]


def test_a_clock_that_starts_with_less_warns_later_and_anothers_never(rooms: Rooms) -> None:
    assert [each.at for each in alarms(timed(rooms, 20_000))] == [11_500]
    assert alarms(timed(rooms, 9_000)) == []
    assert alarms(timed(rooms, 40_000, running=1)) == []


def test_an_absence_is_told_of_when_one_may_act_on_it(rooms: Rooms) -> None:
    gone = Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=5, claimable=900),))
    model = step(seen(rooms.anna, rooms.leg()), gone)
    assert alarms(model) == [Alarm(900, ("away", 5))]
    assert rings(model, alarms(model)[0], 900) == [
        "Ben has been away for a long time. "
        "Type claim match to win; claim easy, normal, strong or random to let that computer play on; or wait."
    ]


def test_clocks_are_told_when_asked_for(rooms: Rooms) -> None:
    assert time(timed(rooms, 40_000), 3_500) == ["You 0:38 and running, Ben 1:00."]
    assert time(seen(rooms.anna, rooms.leg()), 3_500) == ["This match has no clock."]
