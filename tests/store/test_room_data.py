"""Chat and seat codes, on a real store."""

import asyncio
import json

import pytest

from protocol.ids import PlayerId, RoomCode, Seat
from server.store import keys
from server.store.client import Store
from server.store.room_data import LINES_KEPT, RoomData

CODE = RoomCode("KZ74QM2")
ADA = PlayerId("A" * 16)
BEN = PlayerId("B" * 16)


@pytest.fixture
async def room_data(store: Store) -> RoomData:
    """The data beside rooms' logs."""
    return RoomData(store)


async def test_a_line_is_stored_once_with_its_number_and_time(room_data: RoomData) -> None:
    first = json.loads(await room_data.say(CODE, ADA, "c1", "Ada", Seat(0), 'so "it" is'))
    again = json.loads(await room_data.say(CODE, ADA, "c1", "Ada", Seat(0), "something else"))
    other = json.loads(await room_data.say(CODE, BEN, "c1", "Ben", None, "oh"))
    assert again == first
    assert (first["line"], first["text"], first["seat"]) == (1, 'so "it" is', 0)
    assert (other["line"], other["seat"]) == (2, None)
    assert first["at"] <= other["at"]
    assert [json.loads(line) for line in await room_data.lines(CODE)] == [first, other]


async def test_only_the_last_lines_are_kept_and_numbers_continue(room_data: RoomData) -> None:
    await asyncio.gather(*(room_data.say(CODE, ADA, f"c{n}", "Ada", Seat(0), str(n)) for n in range(LINES_KEPT + 5)))
    numbers = [json.loads(line)["line"] for line in await room_data.lines(CODE)]
    assert numbers == list(range(6, LINES_KEPT + 6))


async def test_a_code_moves_a_seat_until_it_is_used_or_too_old(room_data: RoomData, store: Store) -> None:
    await room_data.keep_seat_code(CODE, "SECRET12", Seat(1), BEN)
    assert await room_data.seat_code(CODE, "SECRET12") == (1, BEN)
    kept = [key async for key in store.scan("turnabout:*") if ":seat:" in key]
    assert len(kept) == 1 and 0 < await store.ask("TTL", kept[0]) <= 600
    assert "SECRET12" not in kept[0] and await store.ask("GET", keys.last_code(CODE, Seat(1))) != b"SECRET12"
    assert await room_data.seat_code(RoomCode("0000000"), "SECRET12") is None
    await room_data.use_up(CODE, "SECRET12")
    assert await room_data.seat_code(CODE, "SECRET12") is None


async def test_a_seats_new_code_replaces_the_one_before(room_data: RoomData) -> None:
    await room_data.keep_seat_code(CODE, "SECRET12", Seat(1), BEN)
    await room_data.keep_seat_code(CODE, "SECRET00", Seat(0), ADA)
    await room_data.keep_seat_code(CODE, "SECRET34", Seat(1), BEN)
    assert await room_data.seat_code(CODE, "SECRET12") is None
    assert await room_data.seat_code(CODE, "SECRET34") == (1, BEN)
    assert await room_data.seat_code(CODE, "SECRET00") == (0, ADA)
