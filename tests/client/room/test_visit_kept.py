"""The data that a visit saves, and the data that it forgets."""

from client.net.link_state import Failure, FailureKind
from client.profile.identity import Profile
from client.profile.saved_rooms import saved_rooms
from client.room.session import Phase
from protocol.events import Chat, ChatLine
from protocol.ids import Seat
from tests.client.rooms import CODE, Rooms, seated, with_match
from tests.client.scripted import Line, Servers
from tests.client.staying import ENTER, Table, staying


async def test_a_room_that_is_gone_is_forgotten(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))

    async def second(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("enter"), "no_such_room", "There is no room KZ7-4QM2.")

    table.server = await servers(first, second)
    async with staying(profile, table.server, ENTER) as (_, watch):
        await watch.phase(Phase.LEG)
    assert len(saved_rooms(profile)) == 1
    async with staying(profile, table.server, ENTER) as (_, watch):
        await watch.phase(Phase.STOPPED)
    assert saved_rooms(profile) == ()


async def test_a_room_that_goes_while_one_is_in_it_is_forgotten(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("enter"), "no_such_room", "There is no room KZ7-4QM2.")

    table.server = await servers(first, second)
    async with staying(profile, table.server, ENTER) as (_, watch):
        model = await watch.phase(Phase.STOPPED)
        assert isinstance(model.stopped, Failure) and model.stopped.kind is FailureKind.ROOM_GONE
        assert model.stopped.rejection is not None
        assert model.stopped.rejection.message == "There is no room KZ7-4QM2."
    assert saved_rooms(profile) == ()


async def test_a_commitment_shown_before_a_restart_is_remembered(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))

    async def second(line: Line) -> None:
        await line.welcome()
        changed = with_match(rooms.leg(2), commitment="00")
        await line.let_in(seated(changed, profile, table.server, 0))

    table.server = await servers(first, second)
    for _ in range(2):
        async with staying(profile, table.server, ENTER) as (_, watch):
            model = await watch.phase(Phase.LEG)
            assert model.promise is not None and model.promise.commitment == rooms.commitment


async def test_leaving_keeps_the_room_unless_it_is_to_be_forgotten(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.waiting(), profile, table.server, 0))
        await line.ack(await line.command("leave"), 0)

    table.server = await servers(script, script)
    for forget, kept in ((False, 1), (True, 0)):
        async with staying(profile, table.server, ENTER) as (visit, watch):
            await watch.phase(Phase.WAITING)
            await visit.leave(forget=forget)
        assert len(saved_rooms(profile)) == kept


async def test_a_known_room_is_waited_for_while_its_host_is_away(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))
        await line.socket.close(4001)
        line.socket.server.close()

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (_, watch):
        await watch.until(lambda model: getattr(model.link, "failure", None) == Failure(FailureKind.NOTHING_LISTENS))
        assert watch.model.phase is Phase.LEG
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.until(lambda model: getattr(model.link, "failure", None) == Failure(FailureKind.NOTHING_LISTENS))
        assert watch.model.phase is Phase.CONNECTING
        await servers(script, port=table.server.port)
        visit.retry_now()
        await watch.phase(Phase.LEG)


async def test_chat_that_was_read_is_still_read_after_a_restart(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()
    said = ChatLine(line=3, at=0, player=rooms.ben, name="Ben", seat=Seat(1), text="Hello!")

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))
        await line.tell(Chat(room=CODE, lines=(said,)))

    table.server = await servers(script, script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        model = await watch.until(lambda model: bool(model.talk.lines))
        assert model.talk.new(model.player) == (said,)
        visit.look()
    async with staying(profile, table.server, ENTER) as (_, watch):
        model = await watch.until(lambda model: bool(model.talk.lines))
    assert model.talk.new(model.player) == ()
