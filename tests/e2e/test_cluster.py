"""A match on a cluster that is rebuilt while it is played."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Rejected
from protocol.ids import RoomCode
from server.store import keys
from tests.e2e.play import Player, ServerProcess, begin_leg, play_leg
from tests.store.cluster import Cluster


class Patient(Player):
    """A player who says everything again, under the same id, until the store is there."""

    commands = 0

    async def do(self, type: str, **fields: Any) -> Ack:
        """Send a command until it is acknowledged."""
        self.commands += 1
        fields.setdefault("id", f"command-{self.commands}")
        while isinstance(answer := await self.ask(type, **fields), Rejected):
            assert answer.code == Code.UNAVAILABLE, answer
            await asyncio.sleep(0.01)  # as a person would, if not so soon
        return answer


@pytest.fixture
async def nodes(cluster: Cluster, tmp_path: Path) -> AsyncIterator[list[ServerProcess]]:
    """Two servers on the cluster, each told of another server of it."""
    nodes = []
    for server in cluster.servers[:2]:
        nodes.append(ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": server.url}))
        await nodes[-1].start()
    yield nodes
    for node in nodes:
        await node.stop()


async def test_a_match_is_played_while_its_slot_moves_and_a_primary_hands_over(
    cluster: Cluster, nodes: list[ServerProcess]
) -> None:
    host, friend = Patient("Ada"), Patient("Béla")
    await host.come(nodes[0].url)
    await friend.come(nodes[1].url)
    await host.do("create_room", game="family-tree", number=5)
    code = RoomCode((await host.sees(1)).room)
    await friend.do("enter", room=code)
    await host.sees((await friend.do("sit")).version)
    for leg in (1, 2):
        await begin_leg(host, friend)
        rebuilt = asyncio.create_task(asyncio.to_thread(rebuild, cluster, keys.room_log(code)))
        await play_leg(random.Random(leg), host, friend)
        await rebuilt
    assert host.room == friend.room
    assert host.room.match is not None and host.room.match.result is not None
    for player in (host, friend):
        await player.go()


def rebuild(cluster: Cluster, key: str) -> None:
    """Move a key through all primaries, one of which changes places with its replica between."""
    for turn in range(2):
        for server in cluster.primaries:
            if server is not cluster.owner(key):
                cluster.move(key, server)
        if turn == 0:
            cluster.fail_over()
