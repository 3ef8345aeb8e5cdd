"""Subscriptions to push messages, and when a player is notified."""

import pytest

from protocol.ids import PlayerId, RoomCode
from server.results import push
from server.results.cleaning import delete_unused
from server.results.database import Database
from server.web_push import PushSubscription, public_key

ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)
ROOM, OTHER = RoomCode("KZ74QM2"), RoomCode("M0CK3T5")
NOW = 1_796_000_000_000
HOUR = 3_600_000


def browser(name: str) -> PushSubscription:
    """Return a subscription."""
    return PushSubscription(f"https://push.example.org/{name}", "point", "secret")


@pytest.fixture
async def subscribed(database: Database) -> Database:
    """A database in which Ada has a browser."""
    await database.write(push.add_subscription, ADA, browser("one"), NOW)
    return database


async def claimed(database: Database, about: str, now: int, room: RoomCode = ROOM) -> bool:
    """Tell whether Ada is notified."""
    return bool(await database.write(push.claim, ADA, room, about, now))


async def test_the_key_is_made_with_the_database_and_stays(database: Database) -> None:
    key = await database.read(push.read_key)
    assert len(public_key(key)) == 87
    assert await database.read(push.read_key) == key


async def test_a_room_notifies_once_an_hour_until_the_player_looks_at_it(subscribed: Database) -> None:
    assert await claimed(subscribed, "1", NOW)
    assert not await claimed(subscribed, "2", NOW + HOUR - 1)
    assert await claimed(subscribed, "2", NOW, OTHER), "another room"
    assert await claimed(subscribed, "2", NOW + HOUR)
    assert await subscribed.read(push.is_quiet, ADA, ROOM)
    await subscribed.write(push.look, ADA, ROOM)
    assert not await subscribed.read(push.is_quiet, ADA, ROOM)
    assert await claimed(subscribed, "3", NOW + HOUR + 1)


async def test_nothing_is_told_twice(subscribed: Database) -> None:
    assert await claimed(subscribed, "1", NOW)
    await subscribed.write(push.look, ADA, ROOM)
    assert not await claimed(subscribed, "1", NOW + 9 * HOUR)


async def test_a_room_is_turned_off_and_on(subscribed: Database) -> None:
    await subscribed.write(push.set_room, ADA, ROOM, False, NOW)
    assert await subscribed.read(push.list_off, ADA) == (ROOM,)
    assert not await claimed(subscribed, "1", NOW)
    await subscribed.write(push.set_room, ADA, ROOM, True, NOW)
    assert await subscribed.read(push.list_off, ADA) == ()
    assert await claimed(subscribed, "1", NOW)


async def test_the_latest_ten_browsers_are_kept(database: Database) -> None:
    for number in range(push.MOST_SUBSCRIPTIONS + 1):
        await database.write(push.add_subscription, ADA, browser(str(number)), NOW + number)
    found = await database.write(push.claim, ADA, ROOM, "1", NOW)
    assert found == [browser(str(number)) for number in range(1, push.MOST_SUBSCRIPTIONS + 1)]


async def test_only_its_player_removes_a_subscription(subscribed: Database) -> None:
    await subscribed.write(push.remove_subscription, BEN, browser("one").endpoint)
    assert await subscribed.read(push.is_subscribed, ADA)
    await subscribed.write(push.remove_subscription, ADA, browser("one").endpoint)
    assert not await subscribed.read(push.is_subscribed, ADA)


async def test_failures_in_a_row_end_a_subscription(subscribed: Database) -> None:
    endpoint = browser("one").endpoint
    for _ in range(push.MOST_FAILURES - 1):
        assert not await subscribed.write(push.count_failure, endpoint)
    await subscribed.write(push.forgive, endpoint)
    for _ in range(push.MOST_FAILURES - 1):
        assert not await subscribed.write(push.count_failure, endpoint)
    assert await subscribed.write(push.count_failure, endpoint)
    assert not await subscribed.read(push.is_subscribed, ADA)


async def test_notes_on_old_rooms_are_deleted(subscribed: Database) -> None:
    await subscribed.write(push.set_room, ADA, ROOM, False, NOW)
    await subscribed.write(delete_unused, "2027-12-29")
    assert await subscribed.read(push.list_off, ADA) == (ROOM,)
    await subscribed.write(delete_unused, "2028-02-29")
    assert await subscribed.read(push.list_off, ADA) == ()
