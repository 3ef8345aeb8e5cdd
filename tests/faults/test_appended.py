"""All lines of a room's log are read from the files of a real store, even lines that a script removed."""

from pathlib import Path

import pytest
from redis.asyncio import Redis

from protocol.ids import RoomCode
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.faults.appended import Written, written

CODE, OTHER = RoomCode("KZ74QM2"), RoomCode("KZ74QM3")
KEY = keys.room_log(CODE)
COMPACT = """
redis.call('LTRIM', KEYS[1], ARGV[1], -1)
redis.call('LPUSH', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], 60000)
"""


async def test_removed_lines_are_found_and_the_rest_matches_the_store(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store, Redis.from_url(store.url) as redis:
        await redis.rpush(KEY, "one", "two\r\n$3\r\n", "three")
        await redis.rpush(keys.room_log(OTHER), "other")
        await redis.set("turnabout:something", "else")
        await redis.eval(COMPACT, 1, KEY, 2, "checkpoint")
        await redis.rpush(KEY, "four")
        await redis.lset(KEY, 0, "checkpoint, again")
        await redis.delete(keys.room_log(OTHER), "turnabout:something")
        kept = await redis.lrange(KEY, 0, -1)
    found = written(tmp_path)
    assert found[CODE].pushed == [b"one", b"two\r\n$3\r\n", b"three", b"checkpoint", b"four", b"checkpoint, again"]
    assert found[CODE].kept == kept == [b"checkpoint, again", b"three", b"four"]
    assert found[OTHER] == Written([b"other"], [])


@pytest.mark.parametrize("bounds", [(0, -1), (1, 2), (-2, -1), (3, 1), (0, 9), (-9, 0)])
async def test_a_log_is_trimmed_as_the_store_trims_it(tmp_path: Path, bounds: tuple[int, int]) -> None:
    async with EmbeddedStore(tmp_path) as store, Redis.from_url(store.url) as redis:
        await redis.rpush(KEY, *"abcd")
        await redis.ltrim(KEY, *bounds)
        kept = await redis.lrange(KEY, 0, -1)
    assert written(tmp_path)[CODE].kept == kept


async def test_a_command_that_a_kill_cut_off_is_left_out(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store, Redis.from_url(store.url) as redis:
        await redis.rpush(KEY, "one")
        await redis.rpush(KEY, "two")
    (last,) = tmp_path.glob("appendonlydir/*.incr.aof")
    data = last.read_bytes()
    for cut in range(1, len(data) - data.rindex(b"*")):
        last.write_bytes(data[:-cut])
        assert written(tmp_path)[CODE].pushed == [b"one"]


async def test_files_that_were_rewritten_are_refused(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store, Redis.from_url(store.url) as redis:
        await redis.rpush(KEY, "one")
        await redis.bgrewriteaof()
        while (await redis.info("persistence"))["aof_rewrite_in_progress"]:
            pass
    with pytest.raises(ValueError, match="after a rewrite"):
        written(tmp_path)


def test_a_command_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="LREM"):
        Written().do(b"LREM", [b"0", b"one"])
