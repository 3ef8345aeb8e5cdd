from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

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
from server.table.settings import open_room
from server.table.snapshot import RESET, encode_room, find_perspective
from tests.table.phases import PHASES, agreed, leg_1, over
from tests.table.play import CODE, PEOPLE, Table


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
    as_sent = TypeAdapter(dict[str, object]).validate_json(frame)
    written = TypeAdapter(dict[str, object]).validate_json(EVENT.dump_json(event))
    told = [{name: part for name, part in each.items() if part is not None} for each in _dicts(written["happenings"])]
    assert as_sent == {**written, "happenings": told}
    assert encode_room(PHASES[phase]().room, None) == b"{" + frame.removeprefix(RESET)


def _dicts(value: object) -> list[dict[str, object]]:
    return TypeAdapter(list[dict[str, object]]).validate_python(value)


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
