"""By chance: what people may do in any order, told and kept so that every node comes to the same room."""

import contextlib
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.command import Another
from protocol.commands import Answer, MakeMove, Offer, Ready, Sit, Stand
from protocol.events import EVENT, RoomEvent
from protocol.options import Clock
from server.table.decision import Computer, Rejection
from server.table.dispatch import RoomCommand, apply
from server.table.entries import decode
from server.table.room import HAPPENINGS, Room
from tests.table.asked import (
    answer,
    ban,
    claim,
    configure,
    free,
    gone,
    hint,
    move,
    pass_on,
    resign,
    seat_computer,
    takeback,
)
from tests.table.play import CODE, PEOPLE, Table, stored, told_of
from tests.table.test_entries_checkpoint import assert_the_same

Act = Callable[[Table], tuple[str | Computer, RoomCommand]]
Event = Callable[[Table], None]

WHO_NAMES = ("ada", "ben", "eve")
WHO = st.sampled_from(WHO_NAMES)
CLOCK = st.none() | st.just(Clock(leg=60, increment=1))
KINDS: list[dict[str, Any]] = [
    {},
    {},
    {"hints": True},
    {"computers": [None, "random"], "hints": True},
    {"computers": ["random", "random"]},
    {"form": "solo"},
]
"""Who plays, and whether they get hints."""
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


def due(table: Table) -> tuple[str | Computer, RoomCommand]:
    """Return an event that the room waits for, by an actor that it waits for."""
    room = table.room
    if not all(room.seats):
        coming = [who for who in WHO_NAMES if who not in table.seated()]
        return next((who for who in coming if not room.is_banned(PEOPLE[who].player)), coming[0]), Sit(id="c")
    if room.next_leg is not None:
        match, leg = room.next_leg
        # Where all are ready though nothing has begun, a computer has come since, which begins.
        last = next((seat for seat, level in enumerate(room.computers) if level is not None), 0)
        waiting = next((seat for seat in range(len(room.seats)) if seat not in room.ready_seats), last)
        return table.acting(waiting), Ready(id="c", match=match, leg=leg)
    if room.under_way:
        (seat,) = table.match.game.to_act(table.match.leg.state)
        return table.acting(seat), table.command(table.moves()[-1])
    people = [seat for seat, level in enumerate(room.computers) if level is None]
    wishing = next((seat for seat in people if room.offers[seat] is None), None)
    what: Another = next((offer for offer in room.offers if offer is not None), "new_number")
    who = owner(table) if wishing is None else table.at(wishing)
    return who, Offer(id="c", match=table.match.match, what=what)


def by(who: str, command: RoomCommand) -> Act:
    return lambda table: (who, command)


def asks_back(table: Table) -> tuple[str, RoomCommand]:
    """Return the request to take the last move back."""
    last = table.match.leg.played[-1].seat if table.room.match is not None and table.match.leg.played else 0
    return seated_at(table, last), takeback(table)


def asks_hint(table: Table) -> tuple[str | Computer, RoomCommand]:
    """Return a seat to act's request for a hint, if there is such a seat."""
    seats = table.match.game.to_act(table.match.leg.state) if table.room.under_way else ()
    return next((table.acting(seat) for seat in seats), "ada"), hint(table)


def agrees(table: Table) -> tuple[str, RoomCommand]:
    """Return the consent to what is asked, if anything is."""
    asked = table.room.match.asked if table.room.match is not None else None
    return seated_at(table, 0 if asked is None else 1 - asked.seat), answer(table, True)


def claims(seat: int, computer: str | None) -> Act:
    """Return the claim by a seat, the other having gone."""

    def act(table: Table) -> tuple[str, RoomCommand]:
        gone(table, seated_at(table, 1 - seat))
        return seated_at(table, seat), claim(table, computer)

    return act


def seated_at(table: Table, seat: int) -> str:
    """Return the person who holds a seat, or any person."""
    person = seat < len(table.room.seats) and table.room.seats[seat] is not None and table.at(seat) in PEOPLE
    return table.at(seat) if person else "eve"


def owner(table: Table) -> str:
    """Return who owns the room."""
    return next(who for who in WHO_NAMES if PEOPLE[who].player == table.room.owner)


def falls_due(table: Table) -> None:
    """Let the time of a clock pass, if one runs."""
    table.waited += 100_000
    table.fall_due()


def moves_seat(table: Table) -> None:
    """Move a seat to a player who has none."""
    there = [(index, table.at(index)) for index, seated in enumerate(table.room.seats) if seated is not None]
    seats = [(index, who) for index, who in there if who in PEOPLE]
    free_keys = [who for who in WHO_NAMES if table.room.seat_of(PEOPLE[who].player) is None]
    if seats and free_keys:
        seat, whose = seats[table.room.version % len(seats)]
        with contextlib.suppress(Rejection):
            move(table, seat, whose, free_keys[0])


OWNERS: list[Callable[[Table], RoomCommand]] = [
    lambda table: configure(number=9, clock=Clock(leg=60, increment=1)),
    lambda table: configure(role="minimizer"),
    lambda table: configure(hints=True),
    lambda table: free(1),
    lambda table: seat_computer(1),
    lambda table: seat_computer(0, "greedy"),
    lambda table: pass_on(1),
    lambda table: pass_on(0),
    lambda table: ban("eve"),
]
SEATED: list[Callable[[Table], RoomCommand]] = [
    resign,
    claim,
    partial(answer, accept=False),
    lambda table: Sit(id="c"),
]


def by_owner(asked: Callable[[Table], RoomCommand]) -> Act:
    return lambda table: (owner(table), asked(table))


def by_seat(seat: int, asked: Callable[[Table], RoomCommand]) -> Act:
    return lambda table: (seated_at(table, seat), asked(table))


SEAT = st.integers(0, 1)
ACT: st.SearchStrategy[Act | Event] = st.one_of(
    st.builds(by, WHO, COMMANDS),
    st.builds(by_owner, st.sampled_from(OWNERS)),
    st.builds(by_seat, SEAT, st.sampled_from(SEATED)),
    st.builds(claims, SEAT, st.sampled_from([None, "random", "random", "best"])),
    st.sampled_from([asks_back, asks_hint, agrees, falls_due, moves_seat]),
)
STEP: st.SearchStrategy[list[Act | Event]] = st.one_of(
    st.builds(lambda dues, act: [*[due] * dues, act], st.integers(0, 3), ACT),
    st.sampled_from([[asks_back, agrees], [asks_hint, due, asks_back, agrees], [asks_back, falls_due]]),
)
ACTS: st.SearchStrategy[list[Act | Event]] = st.builds(
    lambda begun, steps: [*[due] * begun, *itertools.chain(*steps)],
    st.integers(0, 12),
    st.lists(STEP, min_size=4, max_size=16),
)
"""Random commands, and between them the events that the room waits for."""


@settings(max_examples=60, deadline=None)
@given(acts=ACTS, pause=st.integers(1, 20), number=st.none() | st.just(7), clock=CLOCK, kind=st.sampled_from(KINDS))
def test_every_node_comes_to_the_same_room(
    acts: list[Act | Event], pause: int, number: int | None, clock: Clock | None, kind: dict[str, Any]
) -> None:
    table = Table(number, brief=True, clock=clock, **kind)
    folded: Room | None = None
    behind = table.read()
    told: list[dict[str, Any]] = []
    for index, act in enumerate(acts):
        before, entries = table.room, len(table.log)
        try:
            done = act(table)
            if done is not None:
                table.do(*done)
            elif table.room is before:
                continue
        except Rejection as rejection:
            assert table.room is before
            assert len(table.log) == entries
            assert str(rejection)
            continue
        assert table.room.version == len(table.log) == before.version + len(table.log) - entries
        for entry in table.log[folded.version if folded is not None else 0 :]:
            folded = apply(folded, decode(stored(entry)), CODE)
            told += [each for each in told_of(folded) if each["version"] == folded.version]
        assert folded == table.room
        assert table.read() == table.room
        assert told_of(table.room) == told[-HAPPENINGS:]
        if index % pause == 0:
            behind = table.read(behind)
            assert behind == table.room
        assert_shown_as_it_is(table)
    assert_the_same(table)


def assert_shown_as_it_is(table: Table) -> None:
    frames = set(table.shown[-1])
    assert len(frames) == 1
    frame = frames.pop()
    event = EVENT.validate_json(frame)
    assert isinstance(event, RoomEvent)
    assert event.version == table.room.version
    versions = [each["version"] for each in told_of(table.room)]
    assert versions == sorted(versions)
    assert versions[-1] == event.version
    assert len(versions) <= HAPPENINGS
    if table.room.under_way and not table.match.deal.known:
        assert str(table.match.deal.number).encode() not in frame
        assert (table.match.deal.salt or "").encode() not in frame
