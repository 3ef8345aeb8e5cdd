"""How long rooms are kept, by what they are."""

import pytest

from protocol.ids import Form
from protocol.options import DAY_SECONDS as DAY
from protocol.options import Clock
from server.rooms.node import DAY_MS, Lifetimes


@pytest.mark.parametrize(
    ("form", "finished", "days"), [("match", False, 7), ("match", True, 30), ("solo", False, 30), ("solo", True, 30)]
)
def test_finished_and_idle_rooms_have_different_lifetimes(form: Form, finished: bool, days: int) -> None:
    assert Lifetimes().of(form, None, finished=finished) == days * DAY_MS


@pytest.mark.parametrize(
    ("clock", "finished", "days"),
    [
        (Clock(move=3 * DAY), False, 7),
        (Clock(move=4 * DAY), False, 8),
        (Clock(move=14 * DAY), False, 28),
        (Clock(move=14 * DAY), True, 30),
        (Clock(leg=DAY), False, 7),
    ],
    ids=str,
)
def test_a_room_is_kept_for_twice_the_time_of_a_move(clock: Clock, finished: bool, days: int) -> None:
    assert Lifetimes().of("match", clock, finished=finished) == days * DAY_MS
    assert Lifetimes(finished=DAY_MS).of("solo", clock, finished=False) == max(2000 * (clock.move or 0), DAY_MS)
