"""Challenges: the text about a seat that is kept for the challenged player."""

from dataclasses import replace

import pytest

from client.room.challenges import free_seat_text
from protocol.ids import PlayerId
from protocol.room import ChallengeInfo
from tests.client.room.test_actions import at
from tests.client.rooms import Rooms

CY = PlayerId("CY00000000000000")


@pytest.mark.parametrize(
    ("reader", "now", "said"),
    [
        ("cy", 500, "The free seat is kept for Ben."),
        ("cy", 1000, "A seat is free."),
        ("ben", 500, "A seat is free."),
        ("anna", 500, "The free seat is kept for Ben."),
        ("anna", 1000, "A seat is free. Anyone who joins can take it."),
    ],
)
def test_a_free_seat_that_is_kept_is_not_offered(rooms: Rooms, reader: str, now: int, said: str) -> None:
    waiting = replace(rooms.waiting(), challenge=ChallengeInfo(player=rooms.ben, name="Ben", until=1000))
    player = {"cy": CY, "ben": rooms.ben, "anna": rooms.anna}[reader]
    assert free_seat_text(at(waiting, player), now) == said
