"""The tables of commands and facts, and facts that cannot follow in a log."""

from dataclasses import fields
from typing import get_args

import pytest

from protocol.commands import Command
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.record import Incident
from protocol.room import HappeningKind
from server.table.clocks import Flagged, TimeGiven
from server.table.decision import tell_kind
from server.table.dispatch import CHANGES, COMMANDS, INCIDENTS, MATCH_FACTS, RoomCommand, apply
from server.table.entries import Checkpoint, Entry, Fact
from server.table.leaving import Claimed, Resigned, Returned, Substituted
from server.table.legs import Readied
from server.table.match import BrokenLog
from server.table.moves import Moved
from server.table.seats import Banned, Freed, Owned, SeatMoved
from server.table.settings import Opened
from server.table.takeback import TakebackAsked, TakebackRefused, TakenBack
from tests.table.asked import answer, ban, claim, gone, resign, takeback
from tests.table.phases import PHASES, leg_1
from tests.table.play import CODE, PEOPLE, Table

EVE = PEOPLE["eve"]


# The tables


def test_every_command_of_a_room_is_decided() -> None:
    assert COMMANDS.keys() == {*get_args(RoomCommand)} < {*get_args(Command)}


def test_every_fact_of_a_log_changes_the_room() -> None:
    assert CHANGES.keys() | {Opened, Checkpoint, Moved} == {*get_args(Fact)}
    assert MATCH_FACTS.keys() < CHANGES.keys()


def test_every_happening_that_is_named_like_its_fact_is_in_the_protocol() -> None:
    named = [row.fact for row in MATCH_FACTS.values() if row.tell is tell_kind]
    kinds = {each.default for fact in named for each in fields(fact) if each.name == "kind"}
    assert kinds
    assert kinds <= {*get_args(HappeningKind)}


def test_every_incident_of_a_record_has_facts() -> None:
    assert INCIDENTS.keys() == {*get_args(Incident)}


# Facts that cannot follow


def asked() -> Table:
    """Ada has moved and asks for a takeback."""
    table = leg_1()
    table.play("QD>5D")
    table.do("ada", takeback(table))
    return table


def computer() -> Table:
    table = gone(leg_1(), "ben")
    table.do("ada", claim(table, "random"))
    return table


def timed() -> Table:
    table = Table(brief=True, clock=Clock(move=30))
    table.sit()
    table.begin()
    return table


def timed_between() -> Table:
    table = timed()
    table.play_leg()
    return table


def banned() -> Table:
    table = leg_1()
    table.do("ada", ban("eve"))
    return table


def refused() -> Table:
    table = asked()
    table.do("ben", answer(table, False))
    return table


MORE = {
    "asked": asked,
    "refused": refused,
    "computer": computer,
    "timed": timed,
    "timed, between": timed_between,
    "banned": banned,
}
ZERO, ONE, TWO, NONE = Seat(0), Seat(1), Seat(2), Seat(-1)
BROKEN: list[tuple[str, Fact]] = [
    *((phase, Resigned(ZERO)) for phase in ("alone", "seated", "over", "agreed")),
    *((phase, Claimed(seat=ZERO, absent=ONE, since=0)) for phase in ("seated", "over")),
    *((phase, fact) for phase in ("leg 1",) for fact in (Resigned(TWO), Resigned(NONE))),
    *(
        ("leg 1", fact)
        for fact in (
            Claimed(seat=ZERO, absent=ZERO, since=0),
            Claimed(seat=ZERO, absent=TWO, since=0),
            Claimed(seat=TWO, absent=ZERO, since=0),
        )
    ),
    *((phase, Flagged(ZERO)) for phase in ("seated", "leg 1", "timed, between", "over")),
    *(("timed", fact) for fact in (Flagged(ONE), Flagged(TWO), TimeGiven(0), TimeGiven(-1))),
    *((phase, TimeGiven(5)) for phase in ("seated", "leg 1", "timed, between", "over")),
    *(("computer", fact) for fact in (Substituted(ONE, "random"), Returned(ZERO))),
    *(
        ("leg 1", fact)
        for fact in (
            Substituted(TWO, "random"),
            Substituted(NONE, "random"),
            Substituted(Seat(-9), "random"),
            Returned(ONE),
        )
    ),
    *((phase, Substituted(ZERO, "random")) for phase in ("seated", "over")),
    *((phase, TakebackAsked(ZERO, 0)) for phase in ("seated", "leg 1", "between", "asked", "over")),
    *(("refused", fact) for fact in (TakebackAsked(ZERO, 1), TakebackAsked(ONE, 0), TakebackAsked(TWO, 0))),
    *((phase, fact) for phase in ("leg 1", "refused") for fact in (TakebackRefused(ONE), TakenBack(seat=ONE, ply=0))),
    *(
        ("asked", fact)
        for fact in (
            TakenBack(seat=ZERO, ply=0),
            TakenBack(seat=ONE, ply=1),
            TakenBack(seat=TWO, ply=0),
            TakebackRefused(TWO),
        )
    ),
    *(("between, ben ready", Readied(seat, 2)) for seat in (ONE, TWO, NONE)),
    *((phase, Freed(ONE)) for phase in ("alone", "leg 1", "between", "over, ben gone")),
    *((phase, Readied(ZERO, 1)) for phase in ("leg 1", "between")),
    *(("leg 1", SeatMoved(seat=seat, player=EVE.player, name="Eve")) for seat in (TWO, NONE)),
    ("alone", SeatMoved(seat=ONE, player=EVE.player, name="Eve")),
    ("leg 1", SeatMoved(seat=ONE, player=PEOPLE["ada"].player, name="Ada")),
    ("leg 1", Owned(EVE.player, "Eve")),
    ("leg 1", Banned(PEOPLE["ben"].player, "Ben")),
    ("banned", Banned(EVE.player, "Eve")),
]


@pytest.mark.parametrize(("phase", "fact"), BROKEN, ids=[f"{phase}: {fact}" for phase, fact in BROKEN])
def test_a_fact_that_cannot_follow_breaks_the_log(phase: str, fact: Fact) -> None:
    room = {**PHASES, **MORE}[phase]().room
    with pytest.raises(BrokenLog):
        apply(room, Entry("x", PlayerId("A" * 16), "c", fact), CODE)


def test_after_an_early_end_nothing_of_the_match_follows() -> None:
    table = leg_1()
    table.do("ben", resign(table))
    facts: list[Fact] = [
        Moved(ZERO, 1, 0, "QD>5D"),
        Resigned(ZERO),
        Claimed(seat=ZERO, absent=ONE, since=0),
        Substituted(ONE, "random"),
        TakebackRefused(ZERO),
    ]
    for fact in facts:
        with pytest.raises(BrokenLog):
            apply(table.room, Entry("x", PlayerId("A" * 16), "c", fact), CODE)
