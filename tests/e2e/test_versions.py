"""An older and a newer server on one store: a room that the newer one has gone on with is handed over to it."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Goodbye
from server.store.embedded import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Nodes]:
    """A server as it is, and one of a newer version, on one store."""
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url}
        today = ServerProcess(tmp_path / "today", environment)
        newer = ServerProcess(tmp_path / "newer", environment, program="tests.e2e.newer_server")
        await today.start()
        await newer.start()
        yield today, newer
        await today.stop()
        await newer.stop()


async def test_a_room_with_an_entry_of_a_newer_version_is_handed_over(nodes: Nodes, players: Players) -> None:
    today, newer = nodes
    host, friend, other, third = (players(name) for name in ("Ada", "Béla", "Cy", "Dee"))
    await host_and_join(today.url, other, third, number=1)  # a room of today's, which goes on here
    await host.come(today.url)
    await host.do("create_room", game="family-tree", number=9)
    code = (await host.sees(1)).room
    await friend.come(newer.url)
    await friend.do("enter", room=code)
    await friend.do("sit")
    assert (await host.hears(Goodbye)).code == GoodbyeCode.NEWER_SERVER
    await host.closed()

    again = players("Ada", host.key)
    await again.come(today.url)
    assert (await again.refused("enter", room=code)).code == Code.UNAVAILABLE
    assert (await again.hears(Goodbye)).code == GoodbyeCode.NEWER_SERVER
    await again.closed()

    there = players("Ada", host.key)
    await there.come(newer.url)
    await there.do("enter", room=code, takeover=True)
    await there.sees(2)
    await begin_leg(there, friend)
    view = there.room.view
    assert view is not None
    mover = (there, friend)[view.to_act[0]]
    await mover.do("move", **moves_of(there.room), move=view.moves[0].move)

    await begin_leg(other, third)
    assert other.room.view is not None
