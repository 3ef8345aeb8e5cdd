"""Named nodes behind a real HAProxy: the players of a room end on one node, and nobody is sent in circles."""

import asyncio
import secrets
import signal
from pathlib import Path

import pytest

from client.net.address import ServerAddress
from client.net.link_state import Connected, Connecting, Lost
from protocol.commands import CreateRoom, Enter, Ready, Sit
from protocol.events import RoomEvent
from tests.client.listening import Ears, linked
from tests.e2e.guest import Guest
from tests.e2e.site import Site, site
from tests.patience import PATIENCE


async def connect(here: Site, name: str) -> Guest:
    """Connect a player through the balancer, with the link of the Python clients."""
    ears = Ears()
    connecting = linked(ServerAddress("127.0.0.1", here.port), ears, key=secrets.token_hex(32), name=name)
    return Guest(await here.stack.enter_async_context(connecting), ears)


async def play(*people: Guest) -> None:
    """Begin the leg that waits, unless it has begun, and make a move that everybody sees."""
    coming = people[0].room.next
    if coming is not None:
        versions = [await person.do(Ready(id="ready", match=coming[0], leg=coming[1])) for person in people]
        for person in people:
            await person.sees(versions[-1])
    room = people[0].room
    assert room.view is not None
    mover = people[room.view.to_act[0]]
    await mover.sees(room.version)
    made = await mover.do(mover.move())
    for person in people:
        await person.sees(made)


async def meet(here: Site) -> tuple[Guest, Guest]:
    """Have a host open a room on one node, and a friend connect to the other node and enter the room."""
    host = await connect(here, "Ada")
    await host.do(CreateRoom(id="c", game="family-tree", number=5))
    room = await host.sees(1)
    friend = await connect(here, "Ben")
    await friend.ears.until(lambda thing: thing == Connected())
    await here.until(lambda found: found == [1, 1])
    await friend.do(Enter(id="e", room=room.room))
    version = await friend.do(Sit(id="s"))
    for person in (host, friend):
        await person.sees(version)
    return host, friend


async def test_a_friend_ends_on_the_hosts_node_after_one_reconnection(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host, friend = await meet(here)
        assert sorted(await here.until(lambda found: 0 in found)) == [0, 2]
        await play(host, friend)
        assert host.ears.states() == [Connecting(), Connected()]
        assert friend.ears.states() == [Connecting(), Connected(), Connected()]


async def test_with_a_balancer_that_ignores_names_a_player_stays_after_one_try(tmp_path: Path) -> None:
    async with site(tmp_path, follows_names=False) as here:
        host, friend = await meet(here)
        await play(host, friend)
        assert friend.ears.states() == [Connecting(), Connected(), Connected()]
        assert sum(await here.connections()) == 2


async def test_nodes_without_names_send_nobody_on(tmp_path: Path) -> None:
    async with site(tmp_path, named=False) as here:
        host, friend = await meet(here)
        await play(host, friend)
        assert friend.ears.states() == [Connecting(), Connected()]
        assert await here.connections() == [1, 1]


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
async def test_the_rooms_of_a_lost_node_continue_on_the_other(tmp_path: Path, with_signal: signal.Signals) -> None:
    async with site(tmp_path) as here:
        people = await meet(here)
        await play(*people)
        gone, left = (0, 1) if (await here.until(lambda found: 0 in found))[0] == 2 else (1, 0)
        lost = here.nodes[gone]
        shown = [sum(isinstance(thing, RoomEvent) for thing in person.ears.heard) for person in people]
        await lost.stop(with_signal)
        async with asyncio.timeout(PATIENCE):
            for person, before in zip(people, shown, strict=True):
                await person.ears.until(lambda thing: isinstance(thing, Lost))
                await person.ears.until(lambda thing: isinstance(thing, RoomEvent), before + 1)
        here.nodes = [here.nodes[left]]
        assert await here.until(lambda found: found == [2]) == [2]
        await play(*people)
