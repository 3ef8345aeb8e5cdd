"""What the readers of a room know after every step, whichever way they are shown it: every game and form."""

import random

import pytest

from protocol.ids import Seat
from server.rooms.audience import Feed, Frames
from server.table.room import Room
from tests.games.samples import SAMPLES
from tests.rooms.reading import Reading
from tests.table.by_chance import EVERY, ByChance


class Client:
    """A reader of a perspective.

    It is shown every `nth` room only, because it is slow. A `fickle` one enters the room again now and then, or gets a
    reset.
    """

    def __init__(self, seat: Seat | None, *, updates: bool = True, nth: int = 1, fickle: bool = False) -> None:
        self._seat = seat
        self._updates = updates
        self._nth = nth
        self._rng = random.Random(nth) if fickle else None
        self._feed = Feed(updates)
        self._reading = Reading()
        self._rooms = 0

    def follow(self, room: Room, frames: Frames, expires: int) -> None:
        """Read what the room sends, and know the room as it is."""
        if self._rng is not None and self._rng.random() < 0.1:
            self._feed = Feed(self._updates)
        elif self._rng is not None and self._rng.random() < 0.1:
            self._feed.reset = True
        self._rooms += 1
        if self._rooms % self._nth:
            return
        reset, told = self._feed.reset, len(self._reading.kinds)
        seat = None if room.match is None or room.match.deal.format.open else self._seat
        for frame in frames.of(self._feed, seat):
            self._reading.read(frame)
        self._reading.knows(room, seat, expires)
        kinds = self._reading.kinds[told:]
        if reset:
            assert self._reading.room["reset"] and kinds[-1] == "room"
        assert self._updates or "update" not in kinds
        assert self._feed.reset is False


class Watched(ByChance):
    """A table that is followed by clients of every kind."""

    def __init__(self, name: str, seed: int) -> None:
        sample = SAMPLES[name]
        self._clients = [
            client
            for seat in (*sample.watched, None)
            for client in (
                Client(seat),
                Client(seat, nth=4),
                Client(seat, updates=False),
                Client(seat, nth=3, fickle=True),
                Client(seat, updates=False, nth=2, fickle=True),
            )
        ]
        super().__init__(sample, seed)

    def _show(self) -> None:
        expires = 10**12 + self.room.version
        frames = Frames(self.room, expires, "")
        for client in self._clients:
            client.follow(self.room, frames, expires)


@pytest.mark.parametrize("name", EVERY)
def test_after_every_step_all_readers_know_the_same_of_a_match(name: str) -> None:
    table = Watched(name, 3)
    table.begin()
    table.play_on(-1)
    assert table.match.over


def test_nothing_is_sent_to_a_reader_who_knows_the_room() -> None:
    table, feed = Watched("family-tree match", 3), Feed(updates=True)
    assert len(Frames(table.room, 7, "").of(feed, None)) == 2
    assert Frames(table.room, 7, "").of(feed, None) == ()
    assert len(Frames(table.room, 8, "").of(feed, None)) == 1, "the room expires later"
