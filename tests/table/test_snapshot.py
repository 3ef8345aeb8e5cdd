import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from protocol.commands import Configure, CreateRoom, Resign
from protocol.events import EVENT, RoomEvent
from protocol.ids import Form, Seat
from protocol.options import Options
from protocol.room import SeatInfo
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.games.format import Format
from server.table.dispatch import apply
from server.table.entries import Entry
from server.table.room import HAPPENINGS, Room
from server.table.settings import open_room
from server.table.snapshot import Snapshot, encode_happened, find_perspective
from tests.table.phases import PHASES, agreed, leg_1, over
from tests.table.play import CODE, PEOPLE, Table
from tests.table.shown import encode_room


class ClosedTree(FamilyTree):
    """Family Tree as if each seat saw something of its own."""

    name = "closed-tree"

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the forms with a view for each seat."""
        return {form: replace(format, open=False) for form, format in super().formats(options).items()}


def shown(table: Table) -> RoomEvent:
    room = EVENT.validate_json(encode_room(table.room, None))
    assert isinstance(room, RoomEvent)
    return room


@pytest.mark.parametrize("phase", PHASES)
def test_a_snapshot_is_the_event_that_the_protocol_says_and_nothing_beside(phase: str) -> None:
    frame = encode_room(PHASES[phase]().room, None, reset=True)
    event = EVENT.validate_json(frame)
    as_sent = json.loads(frame)
    assert as_sent == json.loads(EVENT.dump_json(event, exclude_none=True))
    assert json.loads(encode_room(PHASES[phase]().room, None)) | {"reset": True} == as_sent


@pytest.mark.parametrize("phase", PHASES)
def test_in_an_open_game_everybody_is_sent_the_same(phase: str) -> None:
    room = PHASES[phase]().room
    assert encode_room(room, Seat(0)) == encode_room(room, Seat(1)) == encode_room(room, None)
    assert {find_perspective(room, person.player) for person in PEOPLE.values()} == {None}


def test_in_a_game_that_is_not_open_each_seat_has_a_perspective_once_a_match_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, ClosedTree.name, ClosedTree())
    table = Table(game=ClosedTree.name, brief=True)
    table.sit()
    players = [PEOPLE[name].player for name in ("ada", "ben", "eve")]
    assert [find_perspective(table.room, player) for player in players] == [None, None, None]
    table.begin()
    assert [find_perspective(table.room, player) for player in players] == [0, 1, None]


def test_a_snapshot_shows_what_the_owner_chose() -> None:
    opened = open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree", number=7, role="minimizer"))
    room = apply(None, Entry("e", PEOPLE["ada"].player, "c", opened), CODE)
    event = EVENT.validate_json(encode_room(room, None))
    assert isinstance(event, RoomEvent)
    assert (event.room, event.version, event.game, event.title) == (CODE, 1, "family-tree", "Family Tree")
    assert (event.rules, event.options, event.form) == (1, {}, "match")
    assert (event.number, event.role, event.owner) == (7, "minimizer", PEOPLE["ada"].player)
    assert event.seats == (
        SeatInfo(seat=Seat(0), player=PEOPLE["ada"].player, name="Ada"),
        SeatInfo(seat=Seat(1), player=None, name=None),
    )
    assert (event.match, event.view) == (None, None)


def test_a_snapshot_shows_what_the_room_waits_for() -> None:
    table = over()
    table.offer("ben", "new_number")
    assert (shown(table).offers, shown(table).agreed, shown(table).next) == ((None, "new_number"), None, None)
    table = agreed()
    table.ready("ben")
    room = shown(table)
    assert (room.offers, room.agreed, room.next, room.ready) == ((None, None), "same_number", (2, 1), (1,))


def test_a_snapshot_shows_the_leg_that_is_played_or_was_last() -> None:
    table = leg_1()
    view = shown(table).view
    assert view is not None
    assert ([move.move for move in view.moves], view.to_act, view.ply) == (["QD>5D"], (0,), 0)
    table.play_leg()
    view = shown(table).view
    assert view is not None
    assert (view.moves, view.to_act, view.ply, view.score) == ((), (), 2, 20)


def test_a_match_keeps_its_options_and_form_when_the_owner_changes_the_settings() -> None:
    table = Table(game="happy-graphs", form="mirror", options={"mode": "duel"})
    table.sit("ben")
    table.begin()
    table.do("ben", Resign(id="r", match=1))
    begun = shown(table)
    settings: dict[str, Any] = {"number": None, "role": None, "spectators": True, "clock": None, "hints": False}
    table.do("ada", Configure(id="s", form="together", options={"variant": "hex"}, seats=3, **settings))
    now = shown(table)
    assert now.match is not None and (now.form, now.options["variant"], len(now.seats)) == ("together", "hex", 3)
    assert (now.match.game, now.match.form, now.match.options) == ("happy-graphs", "mirror", begun.options)


def happened(before: Room | None, table: Table) -> tuple[int, list[str]]:
    """Return the `after` of the event about the happenings since a room, and the kinds of its happenings."""
    told = json.loads(encode_happened(before, table.room))
    assert told["type"] == "happened" and told["room"] == CODE
    return told["after"], [each["kind"] for each in told["happenings"]]


def test_a_new_reader_is_told_all_that_happened_and_then_only_the_news() -> None:
    table = Table(brief=True)
    opened = table.room
    assert happened(None, table) == (0, ["opened"])
    assert encode_happened(opened, table.room) == b""
    table.sit()
    assert happened(opened, table) == (opened.version, ["sat"])
    assert happened(None, table) == (0, ["opened", "sat"])


def test_a_reader_who_knows_none_of_the_happenings_that_are_kept_is_told_all_of_them() -> None:
    table = Table(brief=True)
    opened = table.room
    for _ in range(HAPPENINGS):
        table.sit()
        table.stand("ben")
    after, kinds = happened(opened, table)
    assert (after, len(kinds)) == (0, HAPPENINGS)
    assert happened(replace(opened, happenings=()), table) == (after, kinds)


def test_an_update_after_a_reset_says_that_it_is_none() -> None:
    table = leg_1()
    before, after = Snapshot(table.room, None, reset=True), Snapshot(table.room, None)
    assert json.loads(before.encode())["reset"]
    assert json.loads(after.encode_changes(before)) == {"reset": None}


def test_only_a_snapshot_of_the_same_perspective_and_leg_is_updated() -> None:
    table = leg_1()
    room = table.room
    assert Snapshot(room, Seat(0)).follows(Snapshot(room, Seat(0)))
    assert not Snapshot(room, Seat(0)).follows(Snapshot(room, None))
    table.play_leg()
    table.begin()
    assert not Snapshot(table.room, Seat(0)).follows(Snapshot(room, Seat(0)))
    assert not Snapshot(room, None).follows(Snapshot(Table(brief=True).room, None))
