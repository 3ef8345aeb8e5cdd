"""Rejections and their data."""

import pytest

from server.table.decision import Rejection


def test_a_rejection_has_the_data_of_its_reason() -> None:
    rejection = Rejection("seat_taken", "Ben has that seat.", seat=1, name="Ben", free=(2,))
    assert rejection.data == {"seat": 1, "name": "Ben", "free": (2,)}


def test_data_that_a_reason_does_not_have_are_refused() -> None:
    with pytest.raises(TypeError, match="not seat"):
        Rejection("seat_taken", "Ben has that seat.", seat=1)
