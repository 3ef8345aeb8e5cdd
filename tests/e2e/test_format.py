"""A server does not start on data of another format, and says what to do."""

from pathlib import Path

import pytest
from redis.asyncio import Redis

from server.store.embedded.store import EmbeddedStore
from server.store.format import MARK
from tests.e2e.play import ServerProcess


@pytest.mark.parametrize("external", [False, True], ids=["own store", "external store"])
async def test_a_server_stops_at_its_start_on_data_of_another_format(tmp_path: Path, external: bool) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.set(MARK, 2)
        if external:
            server = ServerProcess(tmp_path / "data", {"TURNABOUT_REDIS_URL": store.url})
            with pytest.raises(RuntimeError, match=r"has format 2.*Restore a backup .* or in an empty Redis database"):
                await server.start()
            assert await server.ended() == 1
    if not external:
        server = ServerProcess(tmp_path, {})
        with pytest.raises(RuntimeError, match=r"has format 2.*in another --data-dir"):
            await server.start()
        assert await server.ended() == 1
