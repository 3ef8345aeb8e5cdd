"""Which cards count as seen when moves are taken back."""

from dataclasses import replace
from typing import Any

from client.games.fairness import Sighting
from client.net.frames import ShownRoom
from client.room.seen_cards import seen_after
from protocol.cards import Card
from protocol.room import Happening
from tests.client.rooms import Rooms

QUEEN, THREE = Sighting(1, 0, Card("QS")), Sighting(1, 1, Card("3C"))


def taken_back(version: int, ply: int, leg: int = 1) -> Happening:
    return Happening(version=version, kind="taken_back", match=1, leg=leg, detail={"ply": ply})


def seen(before: ShownRoom, room: ShownRoom, *earlier: Sighting) -> tuple[Any, ...]:
    return seen_after(earlier, before, room)


def test_a_card_seen_after_a_move_that_was_taken_back_counts_no_more(rooms: Rooms) -> None:
    before = rooms.leg(ply=1, current="3C")
    back = rooms.leg(version=before.version + 2, happenings=(taken_back(before.version + 2, 0),))
    assert seen(before, back, QUEEN, THREE) == (QUEEN,)


def test_a_takeback_that_was_missed_counts_once_it_is_told(rooms: Rooms) -> None:
    before = rooms.leg(ply=1, current="3C")
    told = (taken_back(before.version + 2, 0),)
    later = rooms.leg(ply=2, current="7D", version=before.version + 5, happenings=told)
    assert seen(before, replace(later, happenings=(*_one(before.version + 1), *told)), QUEEN, THREE) == (
        QUEEN,
        Sighting(1, 2, Card("7D")),
    )


def test_a_takeback_that_was_told_before_changes_nothing(rooms: Rooms) -> None:
    before = rooms.leg(ply=1, current="3C", version=20)
    later = rooms.leg(ply=2, current="7D", version=21, happenings=(taken_back(15, 0),))
    assert seen(before, later, QUEEN, THREE) == (QUEEN, THREE, Sighting(1, 2, Card("7D")))


def test_nothing_counts_of_what_may_have_been_taken_back_unseen(rooms: Rooms) -> None:
    before = rooms.leg(ply=1, current="3C", version=20)
    later = rooms.leg(ply=2, current="7D", version=90, happenings=_one(60))
    assert seen(before, later, QUEEN, THREE) == (Sighting(1, 2, Card("7D")),)


def _one(version: int) -> tuple[Happening, ...]:
    return (Happening(version=version, kind="moved", match=1, leg=1),)
