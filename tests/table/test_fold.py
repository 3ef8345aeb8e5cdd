"""By chance: what people may do in any order, told and kept so that every node comes to the same room."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.commands import Answer, MakeMove, Offer, Ready, Sit, Stand
from protocol.events import EVENT, RoomEvent
from server.table.decide import RoomCommand
from server.table.entries import decode
from server.table.evolve import evolve
from server.table.happenings import KEPT
from server.table.rejection import Rejection
from server.table.room import Room
from tests.table.play import CODE, Table, stored, told_of

Act = Callable[[Table], tuple[str, RoomCommand]]

WHO = st.sampled_from(["ada", "ben", "eve"])
MATCH = st.integers(1, 3)
WHAT = st.sampled_from(["same_number", "new_number"])
MOVE = st.sampled_from(["QD>5D", "8S>5D", "8S>QD", "QD>KS", "castle"])

COMMANDS: st.SearchStrategy[RoomCommand] = st.one_of(
    st.builds(Sit, id=st.just("c"), seat=st.none() | st.integers(0, 2)),
    st.builds(Stand, id=st.just("c")),
    st.builds(Ready, id=st.just("c"), match=MATCH, leg=st.integers(1, 3)),
    st.builds(MakeMove, id=st.just("c"), match=MATCH, leg=st.integers(1, 2), ply=st.integers(0, 2), move=MOVE),
    st.builds(Offer, id=st.just("c"), match=MATCH, what=WHAT),
    st.builds(Answer, id=st.just("c"), match=MATCH, what=WHAT, accept=st.booleans()),
)


def due(table: Table) -> tuple[str, RoomCommand]:
    """Return what the room waits for, by somebody it waits for."""
    room = table.room
    if not all(room.seats):
        return next(who for who in ("ada", "ben", "eve") if who not in table.seated()), Sit(id="c")
    if room.next_leg is not None:
        match, leg = room.next_leg
        waiting = next(seat for seat in range(2) if seat not in room.ready_seats)
        return table.at(waiting), Ready(id="c", match=match, leg=leg)
    if moves := table.moves():
        return table.mover, table.command(moves[-1])
    wishing = next((seat for seat, offer in enumerate(room.offers) if offer is None), 0)
    what = room.offers[1 - wishing] or "new_number"
    return table.at(wishing), Offer(id="c", match=table.match.match, what=what)


def by(who: str, command: RoomCommand) -> Act:
    return lambda table: (who, command)


ACTS: st.SearchStrategy[list[Act]] = st.lists(st.one_of(st.just(due), st.builds(by, WHO, COMMANDS)), max_size=30)


@settings(max_examples=150, deadline=None)
@given(begun=st.integers(0, 40), acts=ACTS, pause=st.integers(1, 20), number=st.none() | st.just(7))
def test_every_node_comes_to_the_same_room(begun: int, acts: list[Act], pause: int, number: int | None) -> None:
    table = Table(number, brief=True)
    folded: Room | None = None
    behind = table.read()
    told: list[dict[str, Any]] = []
    for index, act in enumerate([*[due] * begun, *acts]):
        before, entries = table.room, len(table.log)
        try:
            table.do(*act(table))
        except Rejection as rejection:
            assert table.room is before
            assert len(table.log) == entries
            assert str(rejection)
            continue
        assert table.room.version == len(table.log) == before.version + len(table.log) - entries
        for entry in table.log[folded.version if folded is not None else 0 :]:
            folded = evolve(folded, decode(stored(entry, entry.at or 0)), CODE)
            told += [each for each in told_of(folded) if each["version"] == folded.version]
        assert folded == table.room
        read = table.read()
        assert replace(read, happenings=b"") == replace(table.room, happenings=b"")
        assert told_of(read) == [each for each in told if each["version"] not in left_out(table)][-KEPT:]
        if index % pause == 0:
            behind = table.read(behind)
            assert replace(behind, happenings=b"") == replace(table.room, happenings=b"")
            assert [each for each in told if each in told_of(behind)] == told_of(behind)
        assert_shown_as_it_is(table)


def left_out(table: Table) -> set[int]:
    """Return the versions made by entries of matches that another has followed, which a fresh node does not read."""
    lines = itertools.chain(*list(table.match_logs.values())[:-1])
    ids = {decode(line).id for line in lines}
    return {version for version, entry in enumerate(table.log, 1) if entry.id in ids}


def assert_shown_as_it_is(table: Table) -> None:
    frames = set(table.shown[-1])
    assert len(frames) == 1
    frame = frames.pop()
    event = EVENT.validate_json(frame)
    assert isinstance(event, RoomEvent)
    assert event.version == table.room.version
    versions = [each.version for each in event.happenings]
    assert versions == sorted(versions)
    assert versions[-1] == event.version
    assert len(versions) <= KEPT
    if table.room.under_way and not table.match.deal.known:
        assert str(table.match.deal.number).encode() not in frame
        assert (table.match.deal.salt or "").encode() not in frame
