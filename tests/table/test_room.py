import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from protocol.commands import CreateRoom
from protocol.ids import PlayerId, Seat
from protocol.room import Happening
from server.contract.tables import Sample
from server.table.dispatch import apply
from server.table.entries import Entry, Fact
from server.table.legs import Declined, Offered, Readied
from server.table.match import BrokenLog, UnknownRules
from server.table.moves import Moved
from server.table.room import HAPPENINGS, Room, decode_happening, encode_happening, encode_moved
from server.table.seats import Sat, Stood
from server.table.settings import Opened, open_room
from tests.games.samples import every_sample
from tests.nulls import nulls
from tests.table.phases import PHASES, leg_1, over, seated
from tests.table.play import BEGUN, CODE, LEG_2, PEOPLE, Table, fold

OPENED = open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree"))
BEN_SAT = Sat(seat=Seat(1), player=PEOPLE["ben"].player, name="Ben")


def entry(fact: Fact) -> Entry:
    return Entry("x", PlayerId("A" * 16), "c", fact)


def after(room: Room | None, *facts: Fact) -> Room:
    room = fold(CODE, map(entry, facts), room)
    assert room is not None
    return room


def happenings(table: Table) -> tuple[Happening, ...]:
    return tuple(map(decode_happening, table.room.happenings))


# What a room waits for


@pytest.mark.parametrize(
    ("phase", "next_leg", "under_way", "ready"),
    [
        ("alone", None, False, set()),
        ("seated", (1, 1), False, set()),
        ("seated, ben ready", (1, 1), False, {1}),
        ("leg 1", None, True, set()),
        ("between", (1, 2), True, set()),
        ("between, ben ready", (1, 2), True, {1}),
        ("leg 2", None, True, set()),
        ("over", None, False, set()),
        ("over, ben offers", None, False, set()),
        ("over, ben gone", None, False, set()),
        ("agreed", (2, 1), False, set()),
        ("agreed, ben ready", (2, 1), False, {1}),
    ],
)
def test_what_a_room_waits_for_follows_from_its_state(
    phase: str, next_leg: tuple[int, int] | None, under_way: bool, ready: set[int]
) -> None:
    room = PHASES[phase]().room
    assert (room.next_leg, room.under_way, set(room.ready_seats)) == (next_leg, under_way, ready)


def test_who_holds_a_seat_is_found_by_player() -> None:
    room = seated().room
    assert [room.seat_of(PEOPLE[name].player) for name in ("ada", "ben", "eve")] == [0, 1, None]


def test_a_log_without_entries_is_no_room() -> None:
    assert fold(CODE, []) is None


# snapshots


def test_events_have_the_version_that_they_made() -> None:
    table = seated()
    table.play_match()
    table.offer("ada", "new_number")
    table.decline("ben", "new_number")
    table.stand("ben")
    told = [(each.version, each.kind, each.name, each.match, each.leg) for each in happenings(table)]
    assert told == [
        (1, "opened", "Ada", None, None),
        (2, "sat", "Ben", None, None),
        (3, "readied", "Ada", None, None),
        (4, "leg_started", None, 1, 1),
        (5, "moved", None, 1, 1),
        (6, "moved", None, 1, 1),
        (6, "leg_over", None, 1, 1),
        (7, "readied", "Ada", None, None),
        (8, "leg_started", None, 1, 2),
        (9, "moved", None, 1, 2),
        (10, "moved", None, 1, 2),
        (10, "leg_over", None, 1, 2),
        (10, "match_over", None, 1, None),
        (11, "offered", "Ada", None, None),
        (12, "declined", "Ben", None, None),
        (13, "stood", "Ben", None, None),
    ]
    assert table.room.version == 13
    assert [each.at for each in happenings(table)] == [table.log[each.version - 1].at for each in happenings(table)]


def test_events_have_details() -> None:
    table = over()
    table.offer("ada", "new_number")
    by_kind = {each.kind: each.detail for each in happenings(table)}
    assert by_kind["leg_over"] == {"score": 20}
    assert by_kind["match_over"] == {"winners": [], "why": "score"}
    assert by_kind["offered"] == {"what": "new_number"}
    assert by_kind["moved"] == {
        "seat": 0,
        "card": "8S",
        "target": "5D",
        "does": "child",
        "change": 0,
        "skipped": [],
    }


@every_sample
def test_a_move_is_encoded_as_any_other_happening(sample: Sample) -> None:
    states = sample.legs[0].states
    for at, account in enumerate([None, *map(sample.game.describe_last_move, states)]):
        time = at or None
        detail = TypeAdapter(type(account)).dump_python(account, mode="json", exclude_none=True)
        happening = Happening(version=9, at=time, kind="moved", seat=Seat(1), match=2, leg=1, detail=detail)
        encoded = encode_moved(9, time, Seat(1), match=2, leg=1, account=account)
        assert encoded == encode_happening(happening)
        assert [*nulls(json.loads(encoded))] == []


def test_the_last_happenings_are_kept() -> None:
    table = over()
    for _ in range(HAPPENINGS):
        table.offer("ada", "new_number")
        table.offer("ada", "same_number")
    assert [each.version for each in happenings(table)] == list(range(11 + HAPPENINGS, 11 + 2 * HAPPENINGS))


def test_an_end_counts_as_several_happenings() -> None:
    table = Table()
    table.sit()
    table.play_match()
    assert [each.kind for each in happenings(table)[-3:]] == ["moved", "leg_over", "match_over"]
    assert len(happenings(table)) == HAPPENINGS


# How far the log was read before


@pytest.mark.parametrize("phase", PHASES)
def test_a_room_read_from_its_stored_log_is_the_one_that_was_played(phase: str) -> None:
    table = PHASES[phase]()
    assert table.read() == table.room


@pytest.mark.parametrize("phase", PHASES)
def test_a_room_read_on_from_any_phase_is_the_one_that_was_played(phase: str) -> None:
    table = PHASES[phase]()
    known = table.room
    if known.seat_of(PEOPLE["ben"].player) is None:
        table.sit("ben")
    while not (table.room.match is not None and table.room.match.over):
        if table.room.next_leg is not None:
            waiting = [who for seat, who in enumerate(table.seated()) if seat not in table.room.ready_seats]
            table.ready(waiting[0])
        else:
            table.play_leg()
    if table.room.agreed is None:
        table.agree("new_number")
    else:
        table.ready("ada")
    read = table.read(known)
    assert read == table.room


# What is no log of ours


@pytest.mark.parametrize(
    "fact",
    [BEN_SAT, Stood(Seat(0)), Readied(Seat(0), 1), Offered(Seat(0), "new_number"), BEGUN, LEG_2],
    ids=lambda fact: fact.kind,
)
def test_a_log_that_does_not_start_with_an_opening_is_broken(fact: Fact) -> None:
    with pytest.raises(BrokenLog, match=f"{CODE} starts with '{fact.kind}'"):
        apply(None, entry(fact), CODE)


@pytest.mark.parametrize(
    ("phase", "fact"),
    [
        pytest.param("alone", OPENED, id="opened twice"),
        pytest.param(
            "alone", Sat(seat=Seat(0), player=PEOPLE["ben"].player, name="Ben"), id="sat on a seat that is taken"
        ),
        pytest.param(
            "alone", Sat(seat=Seat(2), player=PEOPLE["ben"].player, name="Ben"), id="sat on a seat that is not there"
        ),
        pytest.param("alone", Sat(seat=Seat(-1), player=PEOPLE["ben"].player, name="Ben"), id="sat on no seat"),
        pytest.param("alone", Stood(Seat(1)), id="stood from a free seat"),
        pytest.param("alone", Readied(Seat(1), 1), id="a free seat ready"),
        pytest.param("over, ben gone", Offered(Seat(1), "new_number"), id="a free seat's offer"),
        pytest.param("over, ben gone", Declined(Seat(1), "new_number"), id="a free seat declines"),
        pytest.param("seated", Moved(Seat(0), 1, 0, "QD>5D"), id="a move before the first match"),
        pytest.param("seated", LEG_2, id="a leg before the first match"),
        pytest.param("seated", Readied(Seat(0), 2), id="ready for leg two before the first match"),
        pytest.param("over", BEGUN, id="a match again"),
        pytest.param("leg 1", replace(BEGUN, match=2), id="a match before the end of the one under way"),
        pytest.param("seated", replace(BEGUN, match=2), id="the second match first"),
        pytest.param("agreed", replace(BEGUN, match=3), id="a match left out"),
        pytest.param("leg 1", LEG_2, id="leg two before the end of leg one"),
        pytest.param("leg 1", Moved(Seat(0), 1, 1, "QD>5D"), id="a ply left out"),
        pytest.param("between", Moved(Seat(0), 1, 2, "QD>5D"), id="a move after the end"),
    ],
)
def test_an_entry_in_an_impossible_place_breaks_the_log(phase: str, fact: Fact) -> None:
    room = PHASES[phase]().room
    with pytest.raises(BrokenLog):
        apply(room, entry(fact), CODE)


@pytest.mark.parametrize(("game", "rules"), [("chess", 1), ("family-tree", 2)])
def test_a_room_of_rules_that_are_not_here_is_not_read(game: str, rules: int) -> None:
    opened: Opened = replace(OPENED, game=game, rules=rules)
    with pytest.raises(UnknownRules, match=f"{game} with rules version {rules}"):
        apply(None, entry(opened), CODE)


def test_a_decided_move_is_not_computed_again() -> None:
    table = leg_1()
    known = table.match.game.apply(table.match.leg.state, Seat(0), table.match.game.parse("QD>5D"))
    room = apply(table.room, entry(Moved(Seat(0), 1, 0, "QD>5D")), CODE, known)
    assert room.match is not None
    assert room.match.leg.state is known
