import asyncio

import pytest

from client.net.errors import LinkBusy, LinkEnded
from client.net.link_state import Connected, Late
from client.net.pending_commands import UNANSWERED_LIMIT
from protocol.commands import CreateRoom, Sit
from protocol.events import Ack, Rejected
from protocol.scores import AskScores
from tests.client.listening import ENTER, MOVE, Ears, linked, nobody
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers

CREATE = CreateRoom(id="c1", game="family-tree")


async def test_an_unanswered_command_is_sent_again_under_its_id_after_entering(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    moves = []

    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        moves.append(await line.command("move"))
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        moves.append(await line.command("move"))
        await line.ack(moves[-1], 11)

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        assert await link.ask(MOVE) == Ack(id="m1", version=11)
    assert moves[0] == moves[1]


async def test_a_room_whose_code_was_never_heard_is_made_again_under_its_id(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    created = []

    async def first(line: Line) -> None:
        await line.welcome()
        created.append(await line.command("create_room"))
        await line.ack(created[-1])
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        created.append(await line.let_in(rooms.waiting()))

    async with linked(await servers(first, second), ears) as link:
        assert await link.ask(CREATE) == Ack(id="c1", version=1)
    assert created[0] == created[1]


async def test_unavailable_is_asked_again_under_the_same_id(servers: Servers, ears: Ears, rooms: Rooms) -> None:
    moves = []

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        moves.append(await line.command("move"))
        await line.reject(moves[-1], "unavailable")
        moves.append(await line.command("move"))
        await line.ack(moves[-1], 11)

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        assert await link.ask(MOVE) == Ack(id="m1", version=11)
    assert moves[0] == moves[1]
    assert [thing.code for thing in ears.heard if isinstance(thing, Rejected)] == ["unavailable"]


async def test_a_question_that_the_database_cannot_answer_is_not_asked_again(servers: Servers, ears: Ears) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("scores"), "unavailable", reason="database_away")

    async with linked(await servers(script), ears) as link:
        answer = await link.ask(AskScores(id="s1", game="family-tree"))
        assert isinstance(answer, Rejected) and answer.reason == "database_away"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have an answer that doesn't come at once be late."""
    monkeypatch.setattr("client.net.pending_commands.LATE_SECONDS", 0.05)


def late_in(ears: Ears) -> list[bool]:
    return [thing.late for thing in ears.heard if isinstance(thing, Late)]


async def test_an_answer_that_is_late_is_told_until_it_comes(
    servers: Servers, ears: Ears, rooms: Rooms, impatient: None
) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        move = await line.command("move")
        await ears.until(lambda thing: thing == Late(True))
        await line.ack(move, 11)

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        ears.heard.clear()
        assert await link.ask(MOVE) == Ack(id="m1", version=11)
    assert late_in(ears) == [True, False]


async def test_a_command_that_is_sent_again_on_a_new_connection_is_not_late_yet(
    servers: Servers, ears: Ears, rooms: Rooms, impatient: None
) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        await line.command("move")
        ears.heard.clear()
        await ears.until(lambda thing: thing == Late(True))
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())
        move = await line.command("move")
        await ears.until(lambda thing: thing == Late(True), 2)
        await line.ack(move, 11)

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        assert await link.ask(MOVE) == Ack(id="m1", version=11)
    told = [thing for thing in ears.heard if isinstance(thing, Late | Connected)]
    assert told == [Late(True), Connected(), Late(False), Late(True), Late(False)]


async def test_a_server_that_never_answers_a_first_connection_is_late(
    servers: Servers, ears: Ears, rooms: Rooms, impatient: None
) -> None:
    async def script(line: Line) -> None:
        await ears.until(lambda thing: thing == Late(True))
        await line.welcome()
        await line.let_in(rooms.leg())

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)


async def test_too_many_unanswered_commands_are_refused(ears: Ears) -> None:
    async with linked(nobody(), ears, patient=True) as link:
        asked = [asyncio.create_task(link.ask(Sit(id=f"s{count}"))) for count in range(UNANSWERED_LIMIT)]
        await ears.lost()
        with pytest.raises(LinkBusy):
            await link.ask(MOVE)
    for refused in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(refused, LinkEnded)
