"""The server as its host meets it: starting, pages, health, ending, and what it says when it cannot."""

import asyncio
import json
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis
from websockets.exceptions import InvalidHandshake

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Goodbye, Presence, Rejected
from server.descriptors import RESERVED
from server.store.embedded.store import EmbeddedStore
from tests.e2e import copied
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of
from tests.e2e.standing import Standing

Players = Callable[..., Player]


async def get(port: int, path: str, **headers: str) -> tuple[int, str]:
    """Return the status and body of a plain HTTP request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: localhost:{port}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


async def test_health_names_the_run_and_its_process_and_its_own_store_is_no_worry(server: ServerProcess) -> None:
    status, body = await get(server.port, "/healthz")
    health = json.loads(body)
    assert status == 200 and health["pid"] == server.pid and health["instance"] and health["turnabout"]
    status, body = await get(server.port, "/readyz")
    assert (status, json.loads(body)) == (200, {"ready": True, "problems": []})


@pytest.mark.parametrize(
    ("path", "status", "word"),
    [
        ("/", 200, "This is a Turnabout server"),
        ("/kz7-4qm2", 200, "turnabout join localhost:"),
        ("/KZ74QM2?from=chat", 200, "KZ7-4QM2"),
        ("/nothing/here", 404, "no such page"),
    ],
)
async def test_a_link_opened_in_a_browser_says_how_to_join(
    shared_server: Standing, path: str, status: int, word: str
) -> None:
    answered, body = await get(shared_server.port, path)
    assert answered == status and word in body


async def test_pages_of_other_sites_may_not_connect(shared_server: Standing) -> None:
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
        "Sec-WebSocket-Version": "13",
    }
    assert (await get(shared_server.port, "/", **handshake, Origin="https://elsewhere.example"))[0] == 403


async def failing(*options: str, **environment: str) -> tuple[int, str]:
    """Return the exit code and the words of a server that cannot start."""
    words = ("serve", "--host", "127.0.0.1", *options)  # a second --host counts
    done = await asyncio.to_thread(copied.told, "server", *words, environment=environment)
    return done.returncode, done.stderr


async def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, words = await failing("--port", port, "--data-dir", str(tmp_path))
    last = words.strip().splitlines()[-1]
    assert code == 1 and f"Port {port}" in last and "--port" in last and "Traceback" not in words


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("redis://:secret@127.0.0.1:1/0", "127.0.0.1:1 does not answer"),
        ("secret", "TURNABOUT_REDIS_URL is not a valid URL"),
        ("redis://localhost:secret", "TURNABOUT_REDIS_URL is not a valid URL"),
    ],
)
async def test_an_unreachable_redis_is_explained(url: str, word: str) -> None:
    code, words = await failing("--port", "0", TURNABOUT_REDIS_URL=url)
    assert code == 1 and word in words
    assert "Traceback" not in words and "secret" not in words


async def test_a_wrong_database_url_is_explained() -> None:
    code, words = await failing("--port", "0", TURNABOUT_DATABASE_URL="postgresql://ada:secret@db.example")
    assert code == 1 and "TURNABOUT_DATABASE_URL is wrong: it names no database" in words
    assert "Traceback" not in words and "secret" not in words


@pytest.mark.parametrize("given", ["", ":wrong@"], ids=["none", "wrong"])
async def test_a_wrong_redis_password_is_explained(tmp_path: Path, given: str) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.config_set("requirepass", "secret")
        code, words = await failing("--port", "0", TURNABOUT_REDIS_URL=store.url.replace("://", f"://{given}"))
    assert code == 1 and "rejects the name or password" in words
    assert "Traceback" not in words and "wrong@" not in words


async def test_a_foreign_host_address_is_explained(tmp_path: Path) -> None:
    code, words = await failing("--host", "192.0.2.1", "--port", "0", "--data-dir", str(tmp_path))
    assert code == 1 and "Is --host an address of this machine?" in words and "Traceback" not in words


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("TURNABOUT_PORT", "many", "TURNABOUT_PORT is wrong"),
        ("TURNABOUT_LOG", "loud", "'text' or 'json'"),
        ("TURNABOUT_ORIGINS", "[example.org", "TURNABOUT_ORIGINS is wrong: it is not a JSON list"),
        ("TURNABOUT_ORIGINS", "example.org, a b", "TURNABOUT_ORIGINS is wrong: 'a b' is not a host"),
        ("TURNABOUT_TRUSTED_PROXIES", "10.0.0.1,proxy", "'proxy' does not appear to be an IPv4 or IPv6 network"),
        ("TURNABOUT_TRUSTED_PROXIES", "10.0.0.1/8", "has host bits set"),
        ("TURNABOUT_FRAME_BYTES", "4 KiB", "TURNABOUT_FRAME_BYTES is wrong"),
        ("TURNABOUT_TLS_KEY", "key.pem", "TURNABOUT_TLS_CERTIFICATE and TURNABOUT_TLS_KEY belong together"),
    ],
)
async def test_a_wrong_setting_is_named(variable: str, value: str, word: str) -> None:
    code, words = await failing(**{variable: value})
    assert code == 1 and word in words and "Traceback" not in words


async def test_a_second_server_on_the_same_data_is_refused(shared_server: Standing) -> None:
    code, words = await failing("--port", "0", "--data-dir", str(shared_server.data_dir))
    assert code == 1 and str(shared_server.data_dir) in words and "Traceback" not in words


async def test_a_store_that_may_forget_is_warned_of(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "store") as store:
        async with Redis.from_url(store.url) as redis:
            await redis.config_set("appendfsync", "everysec")
        process = ServerProcess(tmp_path, {"TURNABOUT_REDIS_URL": store.url})
        await process.start()
        _, body = await get(process.port, "/readyz")
        await process.stop()
    (problem,) = json.loads(body)["problems"]
    assert "fsync" in problem and b"fsync" in process.log


async def test_a_store_that_evicts_keys_is_refused(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.config_set("maxmemory-policy", "allkeys-lru")
        code, words = await failing("--port", "0", TURNABOUT_REDIS_URL=store.url)
    assert code == 1 and "may evict keys (maxmemory-policy allkeys-lru)" in words and "noeviction" in words
    assert "Traceback" not in words


async def test_stopping_tells_everybody_and_ends_with_0(server: ServerProcess, players: Players) -> None:
    host = players("Ada")
    await host.come(server.url)
    assert await server.stop(signal.SIGTERM) == 0
    assert (await host.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
    await host.closed()


async def test_it_ends_by_itself_when_nobody_is_connected(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {})
    await server.start("--idle-exit", "0.1")
    assert await server.ended() == 0


async def come_in_time(server: ServerProcess, *people: Player) -> None:
    """Start a server that ends when nobody is connected for a moment, and have people come before it does."""
    while True:
        await server.start("--idle-exit", "0.2")
        try:
            for person in people:
                await person.come(server.url)
        except (OSError, InvalidHandshake):  # on a busy machine a moment is over soon
            await server.ended()
        else:
            return


async def test_it_stays_while_a_match_is_under_way(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    host, friend = players("Ada"), players("Béla")
    await come_in_time(server, host, friend)
    await host.do("create_room", game="family-tree")
    code = (await host.sees(1)).room
    await friend.do("enter", room=code)
    await host.sees((await friend.do("sit")).version)
    await begin_leg(host, friend)
    await host.go()
    await friend.go()
    await server.says(b"a match is under way")
    again = players("Ada", host.key)
    await again.come(server.url)
    await again.do("enter", room=code, alongside=True)
    await server.stop()


async def test_the_server_stops_during_a_solo_game_which_continues_later(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    host = players("Ada")
    await come_in_time(server, host)
    await host.do("create_room", game="family-tree", form="solo", number=3)
    code = (await host.sees(1)).room
    await begin_leg(host)
    await host.go()
    assert await server.ended() == 0
    await server.start()
    again = players("Ada", host.key)
    await again.come(server.url)
    await again.do("enter", room=code)
    room = await again.sees(2)
    assert room.match is not None and room.match.legs[0].status == "playing" and room.seats[0].player == host.id
    await server.stop()


async def test_commands_are_unavailable_while_the_store_is_away_and_done_when_it_is_back(
    tmp_path: Path, players: Players
) -> None:
    async with EmbeddedStore(tmp_path / "store") as store:
        server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await server.start()
        host, friend = players("Ada"), players("Béla")
        await host_and_join(server.url, host, friend, number=3, role="maximizer")
        await begin_leg(host, friend)
        os.kill(store.pid, signal.SIGSTOP)
        move = {**moves_of(host.room), "move": host.room.view.moves[0].move if host.room.view else "", "id": "mine"}
        refused = await host.refused("move", **move)
        assert refused.reason == "store_away"
        os.kill(store.pid, signal.SIGCONT)

        async def again() -> int:
            while isinstance(answer := await host.ask("move", **move), Rejected):
                assert answer.code == Code.UNAVAILABLE
            return answer.version

        assert (await friend.sees(await again())).view.ply == 1  # type: ignore[union-attr]
        await server.stop()


async def test_a_full_store_is_reported_and_rejected_writes_were_not_done(tmp_path: Path, players: Players) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await server.start()
        host, friend = players("Ada"), players("Béla")
        await host_and_join(server.url, host, friend, number=3, role="maximizer")
        await begin_leg(host, friend)
        await redis.config_set("maxmemory", 1)
        move = {**moves_of(host.room), "move": host.room.view.moves[0].move if host.room.view else "", "id": "mine"}
        refused = await host.refused("move", **move)
        assert refused.code == Code.UNAVAILABLE and "this was not done" in refused.message
        await redis.config_set("maxmemory", 0)
        assert (await friend.sees((await host.do("move", **move)).version)).view.ply == 1  # type: ignore[union-attr]
        await server.stop()
    assert b"the store rejects appends" in server.log and b"OOM" in server.log


async def test_stopping_while_the_store_is_away_ends_all_the_same(tmp_path: Path, players: Players) -> None:
    async with EmbeddedStore(tmp_path / "store") as store:
        server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await server.start()
        host, friend = players("Ada"), players("Béla")
        await host_and_join(server.url, host, friend, number=3, role="maximizer")
        await begin_leg(host, friend)
        os.kill(store.pid, signal.SIGSTOP)
        try:
            move = {**moves_of(host.room), "move": host.room.view.moves[0].move if host.room.view else ""}
            assert (await host.refused("move", **move)).code == Code.UNAVAILABLE
            assert await server.stop() == 0
        finally:
            os.kill(store.pid, signal.SIGCONT)


async def test_a_server_outlives_a_store_that_dies_again_and_again(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await server.start()
    for deaths in range(4):
        started = await server.says(rb"store started.*?pid=\D*(\d+)", deaths + 1)
        os.kill(int(started), signal.SIGKILL)
    await server.says(rb"store started", 5)
    ada = players("Ada")
    await ada.come(server.url)
    await ada.do("create_room", game="family-tree")
    assert await server.stop() == 0
    assert b"Traceback" not in server.log


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the descriptors of another process")
async def test_connections_leave_descriptors_for_a_store_that_has_to_be_started_again(
    tmp_path: Path, players: Players
) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await server.start()
    taken = max(int(path.name) for path in Path(f"/proc/{server.pid}/fd").iterdir())
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (taken + RESERVED + 20,) * 2)
    ada = players("Ada")
    await ada.come(server.url)
    idle = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(RESERVED + 50)]
    assert b"503 Service Unavailable" in await idle[-1][0].read()
    await server.says(rb"nearly all file descriptors are in use")
    os.kill(int(await server.says(rb"store started.*?pid=\D*(\d+)")), signal.SIGKILL)
    await server.says(rb"store started", 2)
    await ada.do("create_room", game="family-tree")
    for _, writer in idle:
        writer.close()
    assert await server.stop() == 0


async def test_a_name_that_looks_like_anothers_is_shown_with_its_players_id(
    shared_server: Standing, players: Players
) -> None:
    ada, lookalike = players("Ada"), players("\u0410da")
    await host_and_join(shared_server.url, ada, lookalike)
    assert [seat.name for seat in ada.room.seats] == ["Ada", f"\u0410da #{lookalike.id[:4]}"]
    await lookalike.do("chat", text="It is me")
    await ada.until(lambda: ada.said, "a line")
    assert ada.said[0].name == f"\u0410da #{lookalike.id[:4]}"


async def test_everyone_sees_who_is_connected(shared_server: Standing, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(shared_server.url, host, friend)
    await host.until(lambda: _here(host) == (0, 1), "both here")
    await friend.do("leave")
    await host.until(lambda: _here(host) == (0,), "the friend's leaving")
    await friend.do("enter", room=host.room.room)
    await host.until(lambda: _here(host) == (0, 1), "the friend's coming back")


async def test_a_free_seat_can_be_taken_again(shared_server: Standing, players: Players) -> None:
    host, friend, other = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(shared_server.url, host, friend)
    await friend.do("stand")
    await other.come(shared_server.url)
    await other.do("enter", room=code)
    ack = await other.do("sit")
    assert (await host.sees(ack.version)).seats[1].name == "Cy"


def _here(player: Player) -> tuple[int, ...]:
    return next(event.here for event in reversed(player.events) if isinstance(event, Presence))
