import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest

from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Failure, FailureKind, Lost, ServerTime
from protocol import PROTOCOL
from protocol.commands import AskCatalog, Leave, Sit
from protocol.events import Ack, Rejected, Welcome
from tests.client.listening import ENTER, KEY, MOVE, Ears, linked, nobody, rejected
from tests.client.rooms import CODE, Rooms
from tests.client.scripted import Line, Servers
from tests.patience import PATIENCE


async def test_hello_says_who_is_there_before_all_else(servers: Servers, ears: Ears) -> None:
    said = asyncio.get_running_loop().create_future()

    async def script(line: Line) -> None:
        said.set_result(await line.welcome())

    async with linked(await servers(script), ears):
        await ears.until(lambda thing: thing == Connected())
    assert said.result() == {
        "type": "hello",
        "id": "hello",
        "protocol": PROTOCOL,
        "key": KEY,
        "name": "Anna",
        "client": "tests",
        "updates": True,
    }
    told, welcome = ears.heard[1:3]
    assert isinstance(welcome, Welcome)
    # The server's time belongs halfway between the request and its answer, on this machine's steady clock.
    assert isinstance(told, ServerTime) and abs(told.ahead + 1000 * time.monotonic()) < 20_000


async def test_every_command_gets_its_own_answer(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        sit = await line.command("sit")
        move = await line.command("move")
        await line.reject(move, "illegal", "The 5♦ is dead.")
        await line.ack(sit, 3)

    async with linked(await servers(script), ears) as link, asyncio.timeout(PATIENCE):
        assert await link.ask(ENTER) == Ack(id="e1", version=2)
        sat, moved = await asyncio.gather(link.ask(Sit(id="s1")), link.ask(MOVE))
    assert sat == Ack(id="s1", version=3)
    assert isinstance(moved, Rejected) and moved.message == "The 5♦ is dead."
    assert rooms.ready() in ears.heard


async def test_a_lost_connection_is_made_again_and_the_room_entered_again(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    entered: list[dict[str, Any]] = []

    async def first(line: Line) -> None:
        await line.welcome()
        entered.append(await line.let_in(rooms.ready()))
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        entered.append(await line.let_in(rooms.leg()))

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        await ears.until(lambda thing: isinstance(thing, ShownRoom), 2)
        await ears.until(lambda thing: thing == Connected(), 2)
    assert [(command["room"], command["alongside"]) for command in entered] == [("KZ7-4QM2", False), ("KZ74QM2", True)]
    lost = Lost(Failure(FailureKind.DROPPED), 0.0)
    assert ears.states() == [Connecting(), Connected(), lost, Connecting(), Connected()]


async def test_after_leaving_no_room_is_entered_again(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.ack(await line.command("leave"), 0)
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        await line.ack(await line.command("catalog"), 0)

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        await link.ask(Leave(id="l1"))
        assert await link.ask(AskCatalog(id="g1")) == Ack(id="g1", version=0)
        await ears.until(lambda thing: thing == Connected(), 2)


async def test_a_server_that_stops_is_looked_for_again_at_once_but_not_for_ever(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async def dropping(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.drop()

    async def stopping(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.tell({"type": "goodbye", "code": "server_stopping", "message": "Back soon."})
        await line.socket.close(4001, "server_stopping")

    async def staying(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())

    async with linked(await servers(dropping, dropping, stopping, stopping, staying), ears) as link:
        await link.ask(ENTER)
        await ears.until(lambda thing: thing == Connected(), 5)
    losses = [state for state in ears.states() if isinstance(state, Lost)]
    assert [loss.failure.kind for loss in losses] == [*2 * [FailureKind.DROPPED], *2 * [FailureKind.SERVER_STOPPING]]
    assert [loss.retry_in > 0 for loss in losses] == [False, True, False, True]


async def test_a_patient_link_waits_for_a_host_that_is_away(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    address = nobody()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())

    async with linked(address, ears, patient=True) as link:
        assert await ears.lost() == Lost(Failure(FailureKind.NOTHING_LISTENS), 0.0)
        await servers(script, port=address.port)
        link.retry_now()
        await link.ask(ENTER)


async def test_tries_grow_further_apart(ears: Ears) -> None:
    async with linked(nobody(), ears, patient=True) as link:
        for count in range(1, 9):
            await ears.until(lambda thing: isinstance(thing, Lost), count)
            link.retry_now()
    delays = [state.retry_in for state in ears.states() if isinstance(state, Lost)]
    assert delays[0] == 0.0
    assert 0.3 <= delays[1] <= 0.5
    assert all(1.2 <= delay <= 2.0 for delay in delays[4:])


async def test_what_is_not_known_is_passed_over(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async def script(line: Line) -> None:
        await line.tell({"type": "fireworks"})
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.tell({"type": "fireworks"}, ["no event"], {"type": "ack", "id": "zzz", "version": 3, "sparks": True})

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        await ears.until(lambda thing: thing == Ack(id="zzz", version=3))


async def test_a_refusal_with_a_code_that_is_not_known_answers_its_command(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        await line.reject(await line.command("move"), "of_tomorrow", "Not on a full moon.")

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        answer = await link.ask(MOVE)
    assert isinstance(answer, Rejected) and answer.message == "Not on a full moon."


async def test_a_room_that_cannot_be_read_ends_the_link(servers: Servers, ears: Ears) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.tell({"type": "room", "room": "KZ74QM2", "game": "a game of tomorrow"})

    async with linked(await servers(script), ears):
        assert await ears.ended() == Failure(FailureKind.UNREADABLE)


UPDATE = {"type": "update", "from": 8, "seq": 9, "version": 12, "patch": {}}


async def test_an_update_out_of_step_enters_the_room_again_unnoticed(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    entered: list[dict[str, Any]] = []
    before, after = rooms.leg(), rooms.leg(ply=1)

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(replace(before, seq=1))
        await line.tell(UPDATE, UPDATE | {"from": 9, "seq": 10})
        entered.append(await line.let_in(replace(after, seq=1)))
        move = await line.command("move")  # no other command came in between
        await line.tell(UPDATE | {"from": 1, "seq": 2, "version": 13})
        await line.ack(move, 13)

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        await ears.until(lambda thing: isinstance(thing, ShownRoom), 2)
        assert await link.ask(MOVE) == Ack(id="m1", version=13)
    assert [(command["type"], command["room"], command["alongside"]) for command in entered] == [
        ("enter", CODE, True),
    ]
    assert ears.states() == [Connecting(), Connected()]
    shown = [thing for thing in ears.heard if isinstance(thing, ShownRoom)]
    assert shown == [before, after, replace(after, version=13)]


async def test_an_update_out_of_step_before_one_is_back_enters_the_room_again(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg(seq=1))
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        returning = await line.command("enter")
        await line.tell(UPDATE)
        await line.ack(returning)
        await line.let_in(rooms.leg(ply=1, seq=1))

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        assert await ears.until(lambda thing: isinstance(thing, ShownRoom), 2) == rooms.leg(ply=1)
    assert len([state for state in ears.states() if isinstance(state, Lost)]) == 1


@pytest.mark.parametrize(
    ("code", "kind", "ends"),
    [("no_such_room", FailureKind.ROOM_GONE, True), ("too_many", FailureKind.DROPPED, False)],
)
async def test_a_room_that_cannot_be_entered_again_is_lost_like_one_after_a_lost_connection(
    servers: Servers, ears: Ears, rooms: Rooms, code: str, kind: FailureKind, ends: bool
) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg(seq=1))
        await line.tell(UPDATE)
        await line.reject(await line.command("enter"), code, "Not now.")

    async def second(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg(ply=1))

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        if ends:
            assert rejected(await ears.ended()) == (kind, "Not now.")
        else:
            assert rejected((await ears.lost()).failure) == (kind, "Not now.")
            assert await ears.until(lambda thing: isinstance(thing, ShownRoom), 2) == rooms.leg(ply=1)


async def test_closing_leaves_no_task_behind(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())

    server = await servers(script)
    before = asyncio.all_tasks()
    async with linked(server, ears) as link:
        await link.ask(ENTER)
    assert not [task for task in asyncio.all_tasks() - before if "client" in str(task.get_coro())]
