"""A stay in a room without a seat, or in a seat that moves, against a scripted server."""

import json
from dataclasses import replace

from client.games.clocks import server_now
from client.net.link_state import Failure, FailureKind
from client.profile.identity import Profile
from client.profile.saved_rooms import saved_rooms
from client.room.chat import Mute
from client.room.commands import say
from client.room.session import Phase
from protocol.commands import TakeSeat
from protocol.events import Ack, Chat, ChatLine, Rejected
from protocol.ids import PlayerId, Seat
from protocol.scores import MatchesEvent, PastMatch, PastSeat
from tests.client.rooms import CODE, Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.staying import ENTER, Table, staying

CY = PlayerId("CY00000000000000")


async def test_in_a_full_room_one_looks_on_and_it_is_not_kept(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.leg())

    async with staying(profile, await servers(script), ENTER) as (visit, watch):
        model = await watch.phase(Phase.LEG)
        assert (model.me, model.inside) == (None, True)
        assert server_now(model.ahead) is not None
        await visit.ready()  # nothing to be ready for
    assert saved_rooms(profile) == ()


async def test_one_who_is_not_quick_enough_for_the_free_seat_looks_on(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.waiting())
        await line.reject(await line.command("sit"), "seat_taken")
        await line.tell(rooms.ready())

    async with staying(profile, await servers(script), ENTER) as (_, watch):
        model = await watch.phase(Phase.READY)
        assert model.me is None


async def test_a_seat_is_taken_over_by_its_code(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        command = await line.let_in(seated(rooms.leg(), profile, table.server, 0))
        assert (command["type"], command["room"], command["code"]) == ("take_seat", CODE, "KZ74QM2A")
        await line.drop()

    async def again(line: Line) -> None:
        await line.welcome()
        enter = await line.let_in(seated(rooms.leg(ply=1), profile, table.server, 0))
        assert enter["type"] == "enter"  # the code has done its work

    table.server = await servers(script, again)
    way = TakeSeat(id="t1", room=CODE, code="KZ74QM2A")
    async with staying(profile, table.server, way) as (_, watch):
        await watch.until(lambda model: model.leg is not None and model.leg.ply == 1)
    (kept,) = saved_rooms(profile)
    assert kept.others == ("Ben",)


async def test_a_room_is_not_gone_on_with_from_where_one_was_sent_away_or_moved(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    for code, kind in (("removed", FailureKind.REMOVED), ("seat_moved", FailureKind.SEAT_MOVED)):
        table = Table()

        async def script(line: Line, table: Table = table, code: str = code) -> None:
            await line.welcome()
            await line.let_in(seated(rooms.leg(), profile, table.server, 0))
            await line.tell({"type": "goodbye", "code": code, "message": "Gone."})
            await line.socket.close(4001)

        table.server = await servers(script)
        async with staying(profile, table.server, ENTER) as (_, watch):
            model = await watch.phase(Phase.STOPPED)
        assert model.stopped == Failure(kind)
        assert saved_rooms(profile) == ()


async def test_talk_goes_on_while_something_else_is_asked_for(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()
    said = ChatLine(line=1, at=0, player=CY, name="Cy", seat=None, text="hello")

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.ready(), profile, table.server, 0))
        await line.tell(Chat(room=CODE, lines=(said,)))
        first = await line.command("chat")
        assert first["text"] == "hello Cy"
        await line.ack(first, 0)
        second = await line.command("chat")
        await line.reject(second, "too_many", "You say too much at once.")

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.until(lambda model: bool(model.talk.lines))
        assert isinstance(await visit.ask(say("hello Cy")), Ack)
        assert isinstance(await visit.ask(say("again")), Rejected)
        visit.mute(Mute(CY, True))
        visit.look()
        assert watch.model.talk.heard(watch.model.player) == ()
        assert watch.model.talk.read == 1


async def test_a_seat_that_changes_hands_is_kept_by_its_new_name(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        room = seated(rooms.ready(), profile, table.server, 0)
        await line.let_in(room)
        cy = replace(room.seats[1], player=CY, name="Cy")
        await line.tell(replace(room, version=room.version + 2, seats=(room.seats[0], cy)))

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (_, watch):
        await watch.until(lambda model: model.name_of(Seat(1)) == "Cy")
    (kept,) = saved_rooms(profile)
    assert kept.others == ("Cy",)


async def test_the_change_of_a_rating_is_asked_for_once_the_match_of_two_people_is_settled(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        room = seated(rooms.result(), profile, table.server, 0)
        assert room.match is not None
        seats = tuple(PastSeat(player=rooms.ben, name="", change=change) for change in (12, -12))
        past = PastMatch(
            match=room.match.id, game=room.game, options={}, form="match", at=0, seats=seats, winners=(), why="score"
        )
        await line.let_in(room)
        answers = [(), (replace(past, seat=Seat(0)),)]  # at first the match is not settled yet
        while answers:
            question = json.loads(await line.socket.recv())
            if question["type"] == "matches":
                await line.tell(MatchesEvent(id=question["id"], matches=answers.pop(0)))
            await line.ack(question, 0)

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        model = await watch.until(lambda _: visit.rating is not None)
        assert model.match is not None and visit.rating == (model.match.id, 12)
