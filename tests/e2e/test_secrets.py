"""What a server tells whoever runs it: every log line one JSON object, and no key and no password anywhere."""

import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

from redis.asyncio import Redis

from protocol import PROTOCOL
from protocol.codes import RejectionCode as Code
from server.store.embedded import EmbeddedStore
from tests.e2e.numbers import ask, until
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg

Players = Callable[..., Player]
PASSWORD = "correct-horse-battery"  # noqa: S105 # nobody's


async def test_no_key_and_no_password_is_logged_counted_or_answered(tmp_path: Path, players: Players) -> None:
    host, friend, liar = players("Ada"), players("Béla"), players("Cy")
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.config_set("requirepass", PASSWORD)
        url = store.url.replace("unix://", f"unix://:{PASSWORD}@")
        server = ServerProcess(
            tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_LOG": "json", "TURNABOUT_REDIS_URL": url}
        )
        await server.start()
        await host_and_join(server.url, host, friend, number=3, role="maximizer")
        await begin_leg(host, friend)
        await play_leg(random.Random(1), host, friend)
        # What goes wrong is where a secret would slip out.
        await liar.connect(server.url)
        hello = {"type": "hello", "id": "h", "protocol": PROTOCOL, "key": liar.key, "name": "Cy", "client": "test"}
        await liar.send(json.dumps({**hello, "name": "Cy\n"}))
        await liar.send(json.dumps({**hello, "surplus": liar.key}))
        await liar.send(json.dumps(hello)[:-1])
        await liar.send(json.dumps(hello).encode())
        assert (await liar.refused("enter", room=liar.key)).code == Code.MALFORMED
        await begin_leg(host, friend)
        pages = [await ask(server.port, "GET", path) for path in ("/metrics", "/healthz", "/readyz", f"/{host.key}")]
        os.kill(store.pid, signal.SIGSTOP)
        try:
            answer = await host.refused("move", **moves_of(host.room), move="QD>5D")
            await server.says(b"store not reached")
            pages.append(await ask(server.port, "GET", "/readyz"))
        finally:
            os.kill(store.pid, signal.SIGCONT)
        await redis.config_set("requirepass", "another")
        await redis.client_kill_filter(_type="normal", skipme=True)
        await until(server.port, 1, "store_links", use="append", state="down")
        pages.append(await ask(server.port, "GET", "/readyz"))
        await server.stop()
    told = [
        server.log.decode(),
        str(pages),
        str(answer),
        *(frame for player in (host, friend, liar) for frame in player.frames),
    ]
    assert "Traceback" not in told[0]
    for text in told:
        for secret in (PASSWORD, host.key, friend.key, liar.key):
            assert secret not in text
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
