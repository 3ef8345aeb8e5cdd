"""Chat and seat codes, on a real store."""

import asyncio
import json

import pytest

from protocol.ids import PlayerId, RoomCode, Seat
from server.store import keys
from server.store.beside import LINES_KEPT, Beside
from server.store.client import Store

CODE = RoomCode("KZ74QM2")
ADA = PlayerId("A" * 16)
BEN = PlayerId("B" * 16)


@pytest.fixture
async def beside(store: Store) -> Beside:
    """The data beside rooms' logs."""
    return Beside(store)


async def test_a_line_is_stored_once_with_its_number_and_time(beside: Beside) -> None:
    first = json.loads(await beside.say(CODE, ADA, "c1", "Ada", Seat(0), 'so "it" is'))
    again = json.loads(await beside.say(CODE, ADA, "c1", "Ada", Seat(0), "something else"))
    other = json.loads(await beside.say(CODE, BEN, "c1", "Ben", None, "oh"))
    assert again == first
    assert (first["line"], first["text"], first["seat"]) == (1, 'so "it" is', 0)
    assert (other["line"], other["seat"]) == (2, None)
    assert first["at"] <= other["at"]
    assert [json.loads(line) for line in await beside.lines(CODE)] == [first, other]


async def test_only_the_last_lines_are_kept_and_numbers_continue(beside: Beside) -> None:
    await asyncio.gather(*(beside.say(CODE, ADA, f"c{n}", "Ada", Seat(0), str(n)) for n in range(LINES_KEPT + 5)))
    numbers = [json.loads(line)["line"] for line in await beside.lines(CODE)]
    assert numbers == list(range(6, LINES_KEPT + 6))


async def test_a_code_moves_a_seat_until_it_is_used_or_too_old(beside: Beside, store: Store) -> None:
    await beside.keep_seat_code(CODE, "SECRET12", Seat(1), BEN)
    assert await beside.seat_code(CODE, "SECRET12") == (1, BEN)
    kept = [key async for key in store.scan("turnabout:*") if ":seat:" in key]
    assert len(kept) == 1 and 0 < await store.ask("TTL", kept[0]) <= 600
    assert "SECRET12" not in kept[0] and await store.ask("GET", keys.last_code(CODE, Seat(1))) != b"SECRET12"
    assert await beside.seat_code(RoomCode("0000000"), "SECRET12") is None
    await beside.use_up(CODE, "SECRET12")
    assert await beside.seat_code(CODE, "SECRET12") is None


async def test_a_seats_new_code_replaces_the_one_before(beside: Beside) -> None:
    await beside.keep_seat_code(CODE, "SECRET12", Seat(1), BEN)
    await beside.keep_seat_code(CODE, "SECRET00", Seat(0), ADA)
    await beside.keep_seat_code(CODE, "SECRET34", Seat(1), BEN)
    assert await beside.seat_code(CODE, "SECRET12") is None
    assert await beside.seat_code(CODE, "SECRET34") == (1, BEN)
    assert await beside.seat_code(CODE, "SECRET00") == (0, ADA)
