"""How long rooms are kept, by what they are."""

import pytest

from protocol.ids import Form
from server.rooms.node import DAY_MS, Lifetimes


@pytest.mark.parametrize(
    ("form", "finished", "days"), [("match", False, 7), ("match", True, 30), ("solo", False, 30), ("solo", True, 30)]
)
def test_finished_and_idle_rooms_have_different_lifetimes(form: Form, finished: bool, days: int) -> None:
    assert Lifetimes().of(form, finished) == days * DAY_MS
