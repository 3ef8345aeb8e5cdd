from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from client.net.address import ServerAddress, parse_room_address
from client.net.errors import BadProfile
from client.profile.identity import Profile, own_server, write_json
from client.profile.saved_rooms import (
    PRUNED_DAYS,
    SavedRoom,
    forget_room,
    prune,
    same_code_elsewhere,
    save_room,
    saved_room,
    saved_rooms,
    to_go_on,
)
from client.room.entry_request import JoinRoom, Resume, into, is_hosted
from client.room.saved_room import to_keep
from client.text.error_text import explain
from tests.client.line.staged import seen
from tests.client.rooms import Rooms, with_match
from tests.client.solo_rooms import solo_leg

OLD = SavedRoom("192.168.1.5:8420/KZ7-4QM2", "Family Tree", ("Ben",), True, False, "2026-11-21T10:00:00+00:00")
NEW = replace(OLD, address="wss://example.org:443/cards/AAA-AAAA", hosted=False, when="2026-11-22T10:00:00+00:00")


def test_rooms_come_back_the_last_first(profile: Profile) -> None:
    for room in (OLD, NEW):
        save_room(profile, room)
    assert saved_rooms(profile) == (NEW, OLD)
    assert saved_room(profile, OLD.room) == OLD


def test_a_room_saved_again_replaces_what_was_known(profile: Profile) -> None:
    save_room(profile, OLD)
    over = replace(OLD, finished=True, match="01ABC", commitment="9f31")
    save_room(profile, over)
    assert saved_rooms(profile) == (over,)


def test_a_forgotten_room_is_gone(profile: Profile) -> None:
    save_room(profile, OLD)
    forget_room(profile, OLD.room)
    forget_room(profile, OLD.room)
    assert saved_rooms(profile) == ()
    assert saved_room(profile, OLD.room) is None


def test_a_room_whose_file_cannot_be_removed_is_named(profile: Profile) -> None:
    save_room(profile, OLD)
    (file,) = (profile.directory / "rooms").iterdir()
    file.unlink()
    file.mkdir()
    with pytest.raises(BadProfile) as refusal:
        forget_room(profile, OLD.room)
    assert f"The file {file} can’t be removed: " in explain(refusal.value)


def test_only_rooms_that_their_server_still_keeps_can_be_gone_on_with(profile: Profile) -> None:
    over = replace(NEW, address="10.1.2.3:8420/BBB-BBBB", finished=True)
    between = replace(OLD, address="10.1.2.3:8420/CCC-CCCC", finished=True, competes=("Ada", "Ben"))
    for room in (OLD, NEW, over, between):
        save_room(profile, room)
    assert to_go_on(profile, datetime(2026, 11, 28, tzinfo=UTC)) == (NEW, OLD, between)
    assert to_go_on(profile, datetime(2026, 11, 29, tzinfo=UTC)) == (NEW,)
    assert to_go_on(profile, datetime(2026, 12, 1, tzinfo=UTC)) == ()


def test_how_long_a_room_can_be_gone_on_with_is_as_its_server_says(profile: Profile) -> None:
    long, brief = replace(OLD, until="2027-01-01T10:00:00+00:00"), replace(NEW, until="2026-11-23T10:00:00+00:00")
    for room in (long, brief):
        save_room(profile, room)
    assert to_go_on(profile, datetime(2026, 11, 23, 9, tzinfo=UTC)) == (brief, long)
    assert to_go_on(profile, datetime(2026, 11, 24, tzinfo=UTC)) == (long,)
    assert to_go_on(profile, datetime(2027, 1, 1, 11, tzinfo=UTC)) == ()


def test_rooms_that_were_forgotten_long_ago_are_kept_no_more(profile: Profile) -> None:
    told = replace(OLD, address="10.1.2.3:8420/BBB-BBBB", until="2027-01-01T10:00:00+00:00", finished=True)
    for room in (OLD, NEW, told):
        save_room(profile, room)
    damaged = profile.directory / "rooms" / "damaged.json"
    damaged.write_text("{}")
    for day, kept in (
        (datetime(2026, 11, 28, 9, tzinfo=UTC), {NEW, OLD, told}),
        (datetime(2026, 11, 28, 11, tzinfo=UTC), {NEW, told}),
        (datetime(2027, 1, 1, 9, tzinfo=UTC), {told}),
        (datetime(2027, 1, 1, 11, tzinfo=UTC), set()),
    ):
        prune(profile, day + timedelta(days=PRUNED_DAYS))
        assert {*saved_rooms(profile)} == kept
    assert damaged.exists()


def test_going_into_a_room_one_knows_is_going_on_there(profile: Profile) -> None:
    save_room(profile, OLD)
    assert into(profile, OLD.room, alongside=True) == Resume(OLD, alongside=True)
    assert is_hosted(into(profile, OLD.room))
    assert into(profile, NEW.room) == JoinRoom(NEW.room)


def test_a_room_on_this_machine_is_known_by_each_of_its_addresses(profile: Profile) -> None:
    hosted = replace(OLD, address="127.0.0.1:8420/KZ7-4QM2")
    save_room(profile, hosted)
    for other in ("localhost/KZ7-4QM2", "[::1]/kz74qm2"):
        assert into(profile, parse_room_address(other)) == Resume(hosted)
    assert saved_room(profile, parse_room_address("localhost:8421/KZ7-4QM2")) is None


def test_a_seat_in_a_room_of_the_same_code_is_found_under_another_address(profile: Profile) -> None:
    save_room(profile, OLD)
    assert same_code_elsewhere(profile, parse_room_address("annas-laptop.local/KZ7-4QM2")) == OLD.room
    assert same_code_elsewhere(profile, OLD.room) is None
    assert same_code_elsewhere(profile, NEW.room) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"address": "nowhere"}'])
def test_a_damaged_file_is_passed_over(profile: Profile, text: str) -> None:
    save_room(profile, OLD)
    (profile.directory / "rooms" / "damaged.json").write_text(text)
    assert saved_rooms(profile) == (OLD,)


def test_a_game_alone_is_offered_for_longer(profile: Profile) -> None:
    save_room(profile, OLD)
    solo = replace(NEW, form="solo", alone=True, number=7, score=240)
    save_room(profile, solo)
    assert to_go_on(profile, datetime(2026, 12, 20, tzinfo=UTC)) == (solo,)
    assert to_go_on(profile, datetime(2026, 12, 23, tzinfo=UTC)) == ()


def test_how_a_game_alone_stands_is_kept_where_there_are_points(rooms: Rooms) -> None:
    server = ServerAddress("127.0.0.1", 9)
    english = with_match(solo_leg(rooms), game="poker-solitaire", options={"scoring": "english"})
    pat = with_match(english, options={"scoring": "pat"})
    kept = [to_keep(seen(rooms.anna, room), server, hosted=True, when="") for room in (english, pat)]
    assert [room.score for room in kept if room is not None] == [10, None]


def test_until_when_a_room_is_kept_is_known_to_the_hour(rooms: Rooms) -> None:
    server, noon = ServerAddress("127.0.0.1", 9), round(datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp() * 1000)
    ends = [replace(rooms.leg(), expires=end) for end in (None, noon + 1, noon + 3_599_999, noon + 3_600_000)]
    kept = [to_keep(seen(rooms.anna, room), server, hosted=True, when="") for room in ends]
    assert [room.until and room.until[11:16] for room in kept if room is not None] == [None, "12:00", "12:00", "13:00"]


def test_a_room_of_ones_own_server_is_known_when_that_listens_on_another_port(profile: Profile) -> None:
    before = replace(OLD, address="127.0.0.1:8420/KZ7-4QM2")
    save_room(profile, before)
    home = profile.directory.parent.parent
    (home / "server").mkdir()
    write_json(own_server(home), {"port": 8423})
    now = replace(OLD, address="127.0.0.1:8423/KZ7-4QM2")
    assert saved_room(profile, now.room) == before
    save_room(profile, now)
    assert saved_rooms(profile) == (now,)
    forget_room(profile, now.room)
    assert saved_rooms(profile) == ()
