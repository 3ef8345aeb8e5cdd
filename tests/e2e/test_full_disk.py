"""A server whose disk is full, and what its players see of it."""

import json
import random
from collections.abc import Callable

from protocol.codes import RejectionCode
from protocol.events import Ack, Rejected
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg
from tests.e2e.test_server import get
from tests.small_disk import small_disk


async def test_full_disk_makes_moves_wait_and_loses_none(players: Callable[..., Player]) -> None:
    with small_disk() as disk:
        server = ServerProcess(disk.path / "data", {"TURNABOUT_LIMITS": "off"})
        await server.start()
        try:
            host, friend = players("Ada"), players("Béla")
            await host_and_join(server.url, host, friend, number=1, role="maximizer")
            await begin_leg(host, friend)
            disk.fill()
            move = {**moves_of(host.room), "move": "QD>5D", "id": "the-move"}
            answer = await host.ask("move", **move)
            while isinstance(answer, Ack):  # it still fitted into the file's last page
                await friend.sees(answer.version)
                mover = next(p for p in (host, friend) if host.room.view and p.seat == host.room.view.to_act[0])
                await mover.sees(answer.version)
                host, friend = mover, host if mover is friend else friend
                assert host.room.view is not None
                move = {**moves_of(host.room), "move": host.room.view.moves[0].move, "id": f"move-{answer.version}"}
                answer = await host.ask("move", **move)
            assert answer.code == RejectionCode.UNAVAILABLE
            await server.says(rb"waiting for disk space")
            status, body = await get(server.port, "/readyz")
            assert (status, json.loads(body)["ready"]) == (503, False)
            assert "is full: no move can be saved" in json.loads(body)["problems"][0]
            version = host.room.version
            disk.free()
            await server.says(rb"there is disk space again")
            await server.says(rb"store started", times=2)
            outcome: Ack | Rejected = answer
            while isinstance(outcome, Rejected) and outcome.code == RejectionCode.UNAVAILABLE:
                outcome = await host.ask("move", **move)
            assert isinstance(outcome, Ack) and outcome.version == version + 1
            for player in (host, friend):
                await player.sees(outcome.version)
            await play_leg(random.Random(1), host, friend)
            assert server.log.count(b"store died") == 1
        finally:
            await server.stop()
