"""Two nodes on one store: any of them serves any room."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial

import pytest

from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Presence, Rejected
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of, play_leg
from tests.e2e.standing import Standing, standing_nodes, standing_store
from tests.store.cluster import Cluster

Players = Callable[..., Player]
Nodes = tuple[Standing, Standing]


@pytest.fixture(scope="module", params=["server", "cluster"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two servers on one store, which is one server or a cluster; all that is begun there is nobody else's."""
    with ExitStack() as stack:
        if request.param == "cluster":
            cluster: Cluster = request.getfixturevalue("shared_cluster")
            cluster.wait()
            cluster.clear()
            url = cluster.url
        else:
            url = stack.enter_context(standing_store(tmp_path_factory.mktemp("store")))
        first, second = stack.enter_context(standing_nodes(tmp_path_factory.mktemp("nodes"), 2, url))
        yield first, second


def both_here(player: Player) -> bool:
    """Return whether a player knows that both are connected."""
    return player.here == (0, 1)


def presences(player: Player) -> int:
    """Return how many times a player was told who is here."""
    return sum(isinstance(event, Presence) for event in player.events)


async def test_players_on_different_nodes_see_each_others_moves(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host.come(nodes[0].url)
    await friend.come(nodes[1].url)
    await host.do("create_room", game="family-tree", number=5)
    await friend.do("enter", room=(await host.sees(1)).room)
    ack = await friend.do("sit")
    await host.sees(ack.version)
    for leg in (1, 2):
        await begin_leg(host, friend)
        await play_leg(random.Random(leg), host, friend)
    assert host.room == friend.room
    assert host.room.match is not None and host.room.match.result is not None


async def test_a_seat_is_kept_on_every_node_and_commands_are_done_once(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer")
    await begin_leg(host, friend)
    move = {**moves_of(host.room), "move": host.room.view.moves[0].move if host.room.view else "", "id": "once"}
    first = await host.do("move", **move)
    await host.go()
    again = players("Ada", host.key)
    await again.come(nodes[1].url)
    await again.do("enter", room=code, alongside=True)
    assert await again.do("move", **move) == first
    assert again.room.version == first.version


async def test_one_seat_wanted_through_both_nodes_at_once_goes_to_one(nodes: Nodes, players: Players) -> None:
    for attempt in range(10):
        host, first, second = players(f"Ada {attempt}"), players("Béla"), players("Cy")
        await host.come(nodes[0].url)
        await host.do("create_room", game="family-tree")
        code = (await host.sees(1)).room
        for player, node in ((first, nodes[0]), (second, nodes[1])):
            await player.come(node.url)
            await player.do("enter", room=code)
        answers = await asyncio.gather(first.ask("sit"), second.ask("sit"))
        assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Rejected"]
        refused = next(answer for answer in answers if isinstance(answer, Rejected))
        done = next(answer for answer in answers if isinstance(answer, Ack))
        assert refused.code == Code.SEAT_TAKEN
        rooms = [await player.sees(done.version) for player in (host, first, second)]
        assert rooms[0] == rooms[1] == rooms[2]


async def test_players_see_each_other_come_and_go_through_different_nodes(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree")
    await friend.come(nodes[1].url)
    await friend.do("enter", room=(await host.sees(1)).room)
    await friend.do("sit")
    for player in (host, friend):
        await player.until(partial(both_here, player), "both being here")
    await friend.go()
    await host.until(lambda: host.here == (0,), "the friend having gone")


async def test_a_player_can_be_in_a_room_by_several_nodes_after_a_question(nodes: Nodes, players: Players) -> None:
    host, spectator = players("Ada"), players("Cy")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree")
    code = (await host.sees(1)).room
    await spectator.come(nodes[1].url)
    await spectator.do("enter", room=code)
    await spectator.until(lambda: spectator.here == (0,), "the host being here, as the other node has it")
    second = players("Ada", host.key)
    await second.come(nodes[1].url)
    assert (await second.refused("enter", room=code)).code == Code.SEAT_CONNECTED
    await second.do("enter", room=code, alongside=True)
    await spectator.do("sit")
    await second.do("ready", match=1, leg=1)
    await host.until(lambda: host.room.ready == (0,), "the first device to see what the second does")
    told = presences(spectator)
    await host.go()
    await spectator.until(lambda: presences(spectator) > told, "news of the first device's leaving")
    assert spectator.here == (0, 1)
    await second.go()
    await spectator.until(lambda: spectator.here == (1,), "both devices to be gone")
