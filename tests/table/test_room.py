from dataclasses import replace

import pytest

from protocol.cards import Card
from protocol.commands import CreateRoom
from protocol.events import EVENT, RoomEvent
from protocol.happenings import Happening
from protocol.ids import MatchId, PlayerId, Seat
from server.table.decide import open_room
from server.table.entries import BrokenLog, Entry, decode
from server.table.evolve import evolve, made_versions
from server.table.facts import Fact
from server.table.happenings import KEPT
from server.table.match import UnknownRules
from server.table.match_facts import Moved
from server.table.room import Room
from server.table.room_facts import Declined, MatchNamed, Offered, Opened, Readied, Sat, Stood
from tests.table.phases import PHASES, between, leg_1, over, seated
from tests.table.play import BEGUN, CODE, LEG_2, PEOPLE, Table, fold, told_of

OPENED = open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree"))
NAMED = MatchNamed(1, MatchId("M1"), earlier=0)
BEN_SAT = Sat(Seat(1), PEOPLE["ben"].player, "Ben")


def entry(fact: Fact) -> Entry:
    return Entry("x", PlayerId("A" * 16), "c", fact)


def after(room: Room | None, *facts: Fact) -> Room:
    room = fold(CODE, map(entry, facts), room)
    assert room is not None
    return room


def happenings(table: Table) -> tuple[Happening, ...]:
    room = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(room, RoomEvent)
    return room.happenings


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


# What is told of it


def test_what_happens_is_told_with_the_version_it_made() -> None:
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
        (5, "leg_started", None, 1, 1),
        (6, "moved", None, 1, 1),
        (7, "moved", None, 1, 1),
        (7, "leg_over", None, 1, 1),
        (8, "readied", "Ada", None, None),
        (9, "leg_started", None, 1, 2),
        (10, "moved", None, 1, 2),
        (11, "moved", None, 1, 2),
        (11, "leg_over", None, 1, 2),
        (11, "match_over", None, 1, None),
        (12, "offered", "Ada", None, None),
        (13, "declined", "Ben", None, None),
        (14, "stood", "Ben", None, None),
    ]
    assert table.room.version == 14
    assert [each.at for each in happenings(table)] == [table.log[each.version - 1].at for each in happenings(table)]


def test_what_happened_is_told_in_detail() -> None:
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


def test_the_last_happenings_are_kept() -> None:
    table = over()
    for _ in range(KEPT):
        table.offer("ada", "new_number")
        table.offer("ada", "same_number")
    assert [each.version for each in happenings(table)] == list(range(12 + KEPT, 12 + 2 * KEPT))


def test_an_end_counts_as_several_happenings() -> None:
    table = Table()
    table.sit()
    table.play_match()
    assert [each.kind for each in happenings(table)[-3:]] == ["moved", "leg_over", "match_over"]
    assert len(happenings(table)) == KEPT


# Whichever log is read first


@pytest.mark.parametrize("phase", PHASES)
def test_a_room_read_from_its_stored_logs_is_the_one_that_was_played(phase: str) -> None:
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
    assert replace(read, happenings=()) == replace(table.room, happenings=())


@pytest.mark.parametrize("phase", ["leg 1", "between", "leg 2"])
def test_a_room_read_on_from_within_a_match_that_another_has_followed(phase: str) -> None:
    table = PHASES[phase]()
    known = table.room
    table.play_leg()
    if table.room.next_leg is not None:
        table.begin()
        table.play_leg()
    table.stand("ben")
    table.sit("eve")
    table.agree("new_number")
    read = table.read(known)
    assert replace(read, happenings=()) == replace(table.room, happenings=())


def test_while_a_match_is_read_what_follows_it_is_not_counted() -> None:
    table = over()
    table.offer("ada", "new_number")
    room = table.room_only()
    assert (room.version, room.room_log.length, room.offers) == (4, 5, (None, None))


def test_a_match_that_another_has_followed_need_not_be_read() -> None:
    table = over()
    table.stand("ben")
    table.sit("eve")
    table.agree("same_number")
    table.play_match()
    del table.match_logs[MatchId("M000000000000001")]
    read = table.read()
    assert replace(read, happenings=()) == replace(table.room, happenings=())
    told, kept = told_of(table.room), told_of(read)
    assert kept == [each for each in told if each in kept]
    assert all(each.get("match") == 1 or each["kind"] == "readied" for each in told if each not in kept)


# What is no log of ours


@pytest.mark.parametrize(
    "fact",
    [BEN_SAT, Stood(Seat(0)), Readied(Seat(0), 1), Offered(Seat(0), "new_number"), NAMED, BEGUN, LEG_2],
    ids=lambda fact: fact.kind,
)
def test_a_log_that_does_not_start_with_an_opening_is_broken(fact: Fact) -> None:
    with pytest.raises(BrokenLog, match=f"{CODE} starts with '{fact.kind}'"):
        evolve(None, entry(fact), CODE)


@pytest.mark.parametrize(
    ("phase", "fact"),
    [
        pytest.param("alone", OPENED, id="opened twice"),
        pytest.param("alone", Sat(Seat(0), PEOPLE["ben"].player, "Ben"), id="sat on a seat that is taken"),
        pytest.param("alone", Sat(Seat(2), PEOPLE["ben"].player, "Ben"), id="sat on a seat that is not there"),
        pytest.param("alone", Sat(Seat(-1), PEOPLE["ben"].player, "Ben"), id="sat on no seat"),
        pytest.param("alone", Stood(Seat(1)), id="stood from a free seat"),
        pytest.param("alone", Readied(Seat(1), 1), id="a free seat ready"),
        pytest.param("over, ben gone", Offered(Seat(1), "new_number"), id="a free seat's offer"),
        pytest.param("over, ben gone", Declined(Seat(1), "new_number"), id="a free seat declines"),
        pytest.param("seated", Moved(Seat(0), 1, 0, "QD>5D"), id="a move before the first match"),
        pytest.param("seated", LEG_2, id="a leg before the first match"),
        pytest.param("seated", Readied(Seat(0), 2), id="ready for leg two before the first match"),
        pytest.param("seated", BEGUN, id="a match that is not named"),
        pytest.param("over", BEGUN, id="a match again"),
        pytest.param("seated", MatchNamed(2, MatchId("M2"), 0), id="the second match named first"),
        pytest.param("over", NAMED, id="a match named again"),
        pytest.param("agreed", MatchNamed(3, MatchId("M3"), 9), id="a match left out"),
        pytest.param("leg 1", LEG_2, id="leg two before the end of leg one"),
        pytest.param("leg 1", Moved(Seat(0), 1, 1, "QD>5D"), id="a ply left out"),
        pytest.param("between", Moved(Seat(0), 1, 2, "QD>5D"), id="a move after the end"),
    ],
)
def test_an_entry_where_it_cannot_stand_breaks_the_log(phase: str, fact: Fact) -> None:
    room = PHASES[phase]().room
    with pytest.raises(BrokenLog):
        evolve(room, entry(fact), CODE)


def test_a_log_breaks_when_another_match_begins_than_it_names() -> None:
    room = after(seated().room, NAMED)
    with pytest.raises(BrokenLog, match="match_begun"):
        evolve(room, entry(replace(BEGUN, id=MatchId("M2"))), CODE)
    assert after(room, BEGUN).next_leg is None


def test_a_match_named_twice_without_being_read_breaks_the_log() -> None:
    with pytest.raises(BrokenLog, match="match_named"):
        after(seated().room, NAMED, NAMED)


def test_what_was_put_by_breaks_the_log_once_it_is_its_turn() -> None:
    room = after(between().room, Sat(Seat(0), PEOPLE["eve"].player, "Eve"), LEG_2, Moved(Seat(1), 2, 0, "QD>5D"))
    with pytest.raises(BrokenLog, match="Eve"):
        after(room, Moved(Seat(0), 2, 1, "8S>5D"))


def test_what_was_put_by_follows_a_leg_that_is_over_as_it_is_dealt() -> None:
    couple_alone = tuple(map(Card, ("5D", "TD")))
    room = after(between().room, Stood(Seat(1)), replace(LEG_2, deck=couple_alone))
    assert room.seats[1] is None
    assert room.ahead == ()


@pytest.mark.parametrize(("game", "rules"), [("chess", 1), ("family-tree", 2)])
def test_a_room_of_rules_that_are_not_here_is_not_read(game: str, rules: int) -> None:
    opened: Opened = replace(OPENED, game=game, rules=rules)
    with pytest.raises(UnknownRules, match=f"{game} with rules version {rules}"):
        evolve(None, entry(opened), CODE)


def test_a_move_is_not_worked_out_again_where_it_has_been_decided() -> None:
    table = leg_1()
    known = table.match.game.apply(table.match.leg.state, Seat(0), table.match.game.parse("QD>5D"))
    room = evolve(table.room, entry(Moved(Seat(0), 1, 0, "QD>5D")), CODE, known)
    assert room.match is not None
    assert room.match.leg.state is known


def test_every_command_is_acknowledged_at_one_version_however_the_logs_are_read() -> None:
    table = over()
    table.agree("same_number")
    table.play_match()
    table.agree("new_number")
    made = {entry.id: version + isinstance(entry.fact, MatchNamed) for version, entry in enumerate(table.log, 1)}
    *_, last = table.match_logs.values()
    as_stored = [decode(line) for line in (*table.room_log, *last)]
    for entries in (as_stored, table.log):
        room: Room | None = None
        found: dict[str, int] = {}
        for entry in entries:
            before, room = room, evolve(room, entry, CODE)
            assert not isinstance(entry.fact, MatchNamed) or room.current == entry.fact.id
            found.update({each.id: version for each, version in made_versions(before, entry, room)})
        assert found == {id: made[id] for id in found}
        assert {entry.id for entry in as_stored} <= set(found)
        assert room is not None and room.current == table.room.current
