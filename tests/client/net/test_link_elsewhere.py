"""A link that is sent to another node reconnects there once, and says nothing of it."""

import pytest

from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Lost
from protocol.events import Ack
from tests.client.listening import ENTER, MOVE, Ears, linked
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Script, Servers

ELSEWHERE = {"type": "elsewhere", "node": "one"}


async def sends_on(line: Line) -> None:
    """Answer the hello, and send the client on when it enters a room."""
    await line.welcome()
    await line.command("enter")
    await line.tell(ELSEWHERE)


def lets_in(rooms: Rooms) -> Script:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        await line.ack(await line.command("move"), 3)

    return script


def drops(rooms: Rooms) -> Script:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        await line.drop()

    return script


async def test_a_link_that_is_sent_on_reconnects_by_the_nodes_name_and_shows_no_loss(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async with linked(await servers(sends_on, lets_in(rooms)), ears) as link:
        assert await link.ask(ENTER) == Ack(id="e1", version=rooms.leg().version)
        assert await link.ask(MOVE) == Ack(id="m1", version=3)
    assert servers.paths == ["/", "/?node=one"]
    assert ears.states() == [Connecting(), Connected(), Connected()]


async def test_a_link_that_returns_to_its_room_follows_it_to_another_node(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async with linked(await servers(drops(rooms), sends_on, lets_in(rooms)), ears) as link:
        await link.ask(ENTER)
        assert await link.ask(MOVE) == Ack(id="m1", version=3)
    assert servers.paths == ["/", "/", "/?node=one"]
    assert [type(state) for state in ears.states()] == [Connecting, Connected, Lost, Connecting, Connected]


async def test_a_link_that_came_by_a_name_stays(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async def insisting(line: Line) -> None:
        await line.welcome()
        await line.tell(ELSEWHERE)
        await line.let_in(rooms.leg())

    async with linked(await servers(sends_on, insisting), ears) as link:
        await link.ask(ENTER)
        await ears.until(lambda thing: isinstance(thing, ShownRoom))
    assert servers.paths == ["/", "/?node=one"]


async def test_after_a_loss_a_link_connects_to_any_node_again(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async with linked(await servers(sends_on, drops(rooms), sends_on, lets_in(rooms)), ears) as link:
        await link.ask(ENTER)
        assert await link.ask(MOVE) == Ack(id="m1", version=3)
    assert servers.paths == ["/", "/?node=one", "/", "/?node=one"]


@pytest.mark.parametrize("name", ["a b&node=c#d", "ä"])
async def test_a_name_that_no_node_has_cannot_change_the_url(
    servers: Servers, ears: Ears, rooms: Rooms, name: str
) -> None:
    async def lying(line: Line) -> None:
        await line.welcome()
        await line.command("enter")
        await line.tell({"type": "elsewhere", "node": name})

    async with linked(await servers(lying, lets_in(rooms)), ears) as link:
        await link.ask(ENTER)
        await link.ask(MOVE)
    assert servers.paths[1] in ("/?node=a%20b%26node%3Dc%23d", "/?node=%C3%A4")
