"""Named nodes behind a real HAProxy: the players of a room end on one node, and nobody is sent in circles."""

import asyncio
import secrets
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from client.address import ServerAddress
from client.link import Link
from client.link_state import Connected, Connecting, Lost
from protocol.commands import CreateRoom, Enter, MakeMove, Ready, Sit
from protocol.events import Ack, RoomEvent
from protocol.ids import Key
from tests.client.listening import Ears
from tests.e2e.site import Site, site
from tests.patience import PATIENCE


class Person:
    """A player who connects through the balancer, with the link of the Python clients."""

    def __init__(self, name: str, here: Site) -> None:
        self.ears = Ears()
        key = Key(secrets.token_hex(32))
        self.link = Link(ServerAddress("127.0.0.1", here.port), key, name, "tests", self.ears)
        self.running = asyncio.create_task(self.link.run())
        here.stack.push_async_callback(self.go)

    @property
    def room(self) -> RoomEvent:
        """The room as it was shown last."""
        return next(thing for thing in reversed(self.ears.heard) if isinstance(thing, RoomEvent))

    async def sees(self, version: int) -> RoomEvent:
        """Return the room once it is shown at a version or a later one."""
        async with asyncio.timeout(PATIENCE):
            found: RoomEvent = await self.ears.until(
                lambda thing: isinstance(thing, RoomEvent) and thing.version >= version
            )
        return found

    async def go(self) -> None:
        """End the connection."""
        self.running.cancel()
        with suppress(asyncio.CancelledError):
            await self.running


async def accepted(person: Person, command: CreateRoom | Enter | Sit | Ready | MakeMove) -> int:
    """Send a command that must be accepted; return the room's version after it."""
    async with asyncio.timeout(PATIENCE):
        answer = await person.link.ask(command)
    assert isinstance(answer, Ack), answer
    return answer.version


async def play(*people: Person) -> None:
    """Begin the leg that waits, unless it has begun, and make a move that everybody sees."""
    ready = 0
    coming = people[0].room.next
    for number, person in enumerate(people if coming is not None else ()):
        assert coming is not None
        ready = await accepted(person, Ready(id=f"r{number}", match=coming[0], leg=coming[1]))
    for person in people:
        await person.sees(ready)
    room = people[0].room
    assert room.match is not None and room.view is not None
    mover = people[room.view.to_act[0]]
    view = (await mover.sees(room.version)).view
    move: str = view.moves[0].move  # type: ignore[union-attr]
    ply = room.view.ply
    made = await accepted(mover, MakeMove(id=f"m{ply}", match=room.match.match, leg=1, ply=ply, move=move))
    for person in people:
        await person.sees(made)


async def meet(here: Site) -> tuple[Person, Person]:
    """Have a host open a room on one node, and a friend connect to the other node and enter the room."""
    host = Person("Ada", here)
    await accepted(host, CreateRoom(id="c", game="family-tree", number=5))
    room = await host.sees(1)
    friend = Person("Ben", here)
    await friend.ears.until(lambda thing: thing == Connected())
    await here.until(lambda found: found == [1, 1])
    await accepted(friend, Enter(id="e", room=room.room))
    version = await accepted(friend, Sit(id="s"))
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
