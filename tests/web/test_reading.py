"""From the server's updates, the browser client reads the same room as from a snapshot.

The Python client's reader reads each snapshot. `reading.mjs` compares the rooms of the browser's reader with these.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from client.net.frames import Reader, ShownRoom
from protocol.commands import MakeMove
from protocol.ids import Seat
from server.contract.tables import Sample
from server.games.catalog import GAMES
from server.rooms.audience import Feed, Frames
from server.table.room import Room
from server.table.snapshot import encode_happened
from tests.client.cases.coded import coded
from tests.games.samples import SAMPLES
from tests.records.eventful import EVENTFUL
from tests.table.play import CODE, Table, fold
from tests.web.test_node import assert_runs

_PEOPLE = ("ada", "ben", "cat")
_LIKE_CLASSIC = re.compile(r"happy-graphs (corners|hex)")
"""Variants whose events have the same fields as the classic variant's."""


def played(sample: Sample) -> Table:
    """Return a table after a leg of random moves."""
    table = Table(
        7, None, game=sample.game.name, form=sample.form, seats=sample.seats, options=sample.options.model_dump()
    )
    for who in _PEOPLE[1 : sample.seats]:
        table.sit(who)
    table.begin()
    rng = random.Random(7)
    while seats := sample.game.to_act(table.match.leg.state):
        leg, seat = table.match.leg, rng.choice(sorted(seats))
        move = str(sample.chooses(sample.game, leg.state, seat, rng))
        table.do(table.at(seat), MakeMove(id="m", match=1, leg=leg.leg, ply=leg.ply, move=move))
        if table.room.next_leg is not None or table.match.over:
            break
    return table


TABLES: dict[str, Callable[[], Table]] = {
    **{
        name: lambda sample=sample: played(sample)  # type: ignore[misc]
        for name, sample in SAMPLES.items()
        if sample.seats <= len(_PEOPLE) and sample.game.name in GAMES and not _LIKE_CLASSIC.search(name)
    },
    **EVENTFUL,
}


def rooms(table: Table) -> Iterator[Room]:
    """Return the room after each entry."""
    room = None
    for entry in table.log:
        room = fold(CODE, [entry], room)
        assert room is not None
        yield room


def read(room: Room, seat: Seat | None, seq: int, expires: int) -> Any:
    """Return the snapshot for a reader who enters now, as JSON in the browser's shapes."""
    reader, feed = Reader(), Feed(updates=True, seq=seq - 1)
    reader.read(encode_happened(None, room))
    shown = [reader.read(frame) for frame in Frames(room, expires, "").of(feed, seat)][-1]
    assert isinstance(shown, ShownRoom)
    return coded(shown)


def follow(table: Table, seat: Seat | None) -> list[Any]:
    """Return the frames of a table's rooms for a perspective, each with the resulting room."""
    feed, steps = Feed(updates=True), []
    for room in rooms(table):
        expires = 10**12 + room.version
        frames = [frame.decode() for frame in Frames(room, expires, "").of(feed, seat)]
        steps.append({"frames": frames, "room": read(room, seat, feed.seq, expires)})
    return steps


@pytest.mark.parametrize("name", TABLES)
def test_a_room_after_updates_is_the_room_of_the_snapshot(name: str, tmp_path: Path) -> None:
    table = TABLES[name]()
    followed = [follow(table, seat) for seat in (Seat(0), Seat(len(table.room.seats) - 1), None)]
    updates = [step for step in followed[0] if '"type":"update"' in step["frames"][-1]]
    assert len(updates) > len(followed[0]) / 2
    path = tmp_path / "followed.json"
    path.write_text(json.dumps(followed), encoding="utf-8")
    assert_runs("reading.mjs", str(path))
