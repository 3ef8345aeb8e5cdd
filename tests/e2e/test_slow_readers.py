"""Nobody waits for a slow reader: it is shown all changes at once when it reads again, or is disconnected."""

import random
import socket
from collections.abc import Callable

import pytest

from server.net.outbox import SLOW
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.standing import Standing

Players = Callable[..., Player]


def small_socket(port: int) -> socket.socket:
    """Return a connection whose own buffer holds next to nothing."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", port))
    small.setblocking(False)
    return small


async def stop_reading(player: Player) -> None:
    """Have a player with a small socket read nothing, after questions with more answers than the socket takes."""
    player.pause()
    for number in range(20):
        await player.send(f'{{"type":"catalog","id":"unread-{number}"}}')


@pytest.mark.parametrize("updates", [True, False], ids=["updates", "snapshots"])
async def test_a_slow_reader_is_shown_many_changes_at_once(
    shared_server: Standing, players: Players, updates: bool
) -> None:
    host, friend, slow = players("Ada"), players("Béla"), players("Cy", updates=updates)
    code = await host_and_join(shared_server.url, host, friend, number=1)
    await slow.come(shared_server.url, sock=small_socket(shared_server.port))
    await slow.do("enter", room=code)
    begun = (await slow.sees(1)).version
    await stop_reading(slow)
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    slow.resume()
    assert await slow.sees(host.room.version) == host.room
    assert len({room.version for room in slow.rooms}) < host.room.version - begun


async def test_who_does_not_read_answers_is_let_go_and_told_why(server: ServerProcess, players: Players) -> None:
    slow = players("Cy")
    await slow.come(server.url, sock=small_socket(server.port))
    slow.pause()
    for number in range(2000):
        await slow.send(f'{{"type":"catalog","id":"g{number}"}}')
    await server.says(b"does not read")
    slow.resume()
    code, reason = await slow.closed()
    assert code == SLOW and "did not read" in reason
