import pytest

from client.games.fairness import Finding
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom, save_room, saved_rooms
from client.room.session import Phase
from protocol.commands import CreateRoom, Enter
from protocol.events import Rejected
from tests.client.rooms import Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.staying import ENTER, Table, staying

CREATE = CreateRoom(id="c1", game="family-tree")


async def test_whoever_hosts_makes_a_room_and_waits_in_it(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        assert await line.let_in(seated(rooms.waiting(), profile, table.server, 0)) == {
            "type": "create_room",
            "id": "c1",
            "game": "family-tree",
            "options": {},
            "form": "match",
            "number": None,
            "role": None,
            "spectators": True,
            "clock": None,
            "computers": [],
            "hints": False,
            "notes": False,
            "casual": False,
            "challenge": None,
            "pace": None,
            "winnable": False,
            "public": False,
            "seats": None,
        }

    table.server = await servers(script)
    save_room(
        profile, SavedRoom("10.1.2.3:8420/AAA-AAAA", "Family Tree", (), False, False, "2001-01-01T10:00:00+00:00")
    )
    async with staying(profile, table.server, CREATE, hosted=True) as (_, watch):
        await watch.phase(Phase.WAITING)
    (kept,) = saved_rooms(profile)
    assert (kept.address, kept.others, kept.hosted, kept.finished) == (f"{table.server}/KZ7-4QM2", (), True, False)
    assert profile.last().server == table.server


async def test_a_friend_enters_and_sits_down(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.waiting())
        sit = await line.command("sit")
        await line.tell(seated(rooms.ready(), profile, table.server, 1))
        await line.ack(sit, 2)

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (_, watch):
        model = await watch.phase(Phase.READY)
    assert model.me == 1
    assert saved_rooms(profile)[0].others == ("Anna",)


async def test_a_full_room_turns_away_with_the_servers_words(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("enter"), "seat_taken", "The room is full: Anna and Ben are playing.")

    async with staying(profile, await servers(script), ENTER) as (_, watch):
        model = await watch.phase(Phase.STOPPED)
    assert isinstance(model.stopped, Rejected)
    assert model.stopped.message == "The room is full: Anna and Ben are playing."
    assert saved_rooms(profile) == ()


async def test_a_seat_that_is_connected_elsewhere_is_not_entered_unasked(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def first(line: Line) -> None:
        await line.welcome()
        enter = await line.command("enter")
        assert not enter["alongside"]
        await line.reject(enter, "seat_connected", "You are in this room already.")

    async def second(line: Line) -> None:
        await line.welcome()
        assert (await line.let_in(seated(rooms.leg(), profile, table.server, 0)))["alongside"]

    table.server = await servers(first, second)
    async with staying(profile, table.server, ENTER) as (_, watch):
        model = await watch.phase(Phase.STOPPED)
        assert isinstance(model.stopped, Rejected) and model.stopped.code == "seat_connected"
    async with staying(profile, table.server, Enter(id="e2", room="KZ74QM2", alongside=True)) as (_, watch):
        await watch.phase(Phase.LEG)


async def test_a_move_sent_in_vain_is_given_up(
    servers: Servers, rooms: Rooms, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table()
    monkeypatch.setattr("client.net.pending_commands.UNAVAILABLE_TRIES", 1)

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(), profile, table.server, 0))
        for _ in range(2):
            await line.reject(await line.command("move"), "unavailable", "The store is away.")

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.LEG)
        await visit.move("QS>5D")
        assert watch.model.refused is not None and watch.model.refused.message == "The store is away."


async def test_ready_and_moves_name_what_they_answer(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()
    sent = []

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.ready(), profile, table.server, 0))
        sent.append(await line.command("ready"))
        await line.ack(sent[-1], 3)
        await line.tell(seated(rooms.leg(2, ply=4), profile, table.server, 0))
        sent.append(await line.command("move"))
        await line.reject(sent[-1], "illegal", "The 5♦ has three children already.")

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.READY)
        await visit.ready()
        await watch.phase(Phase.LEG)
        await visit.move("QS>5D")
        assert watch.model.refused is not None
    ready, move = ({name: value for name, value in each.items() if name != "id"} for each in sent)
    assert ready == {"type": "ready", "match": 1, "leg": 1}
    assert move == {"type": "move", "match": 1, "leg": 2, "ply": 4, "move": "QS>5D"}


async def test_the_same_wish_accepts_and_another_offers(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()
    sent = []

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.result(offers=(None, "new_number")), profile, table.server, 0))
        await line.reject(await line.command("record"), "unavailable")
        for _ in range(2):
            sent.append(await line.command())
            while sent[-1]["type"] == "record":
                sent[-1] = await line.command()
            await line.ack(sent[-1], 61)

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.RESULT)
        await visit.wish("same_number")
        await visit.wish("new_number")
    offer, answer = ({name: value for name, value in each.items() if name != "id"} for each in sent)
    assert offer == {"type": "offer", "match": 1, "what": "same_number", "leg": None, "ply": None}
    assert answer == {"type": "answer", "match": 1, "what": "new_number", "accept": True}


async def test_a_finished_match_is_checked_against_what_was_promised(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(rooms.leg(2), profile, table.server, 0))
        await line.tell(seated(rooms.result(), profile, table.server, 0))
        ask = await line.command("record")
        await line.ack(ask, 60)
        await line.tell({"type": "record", "id": ask["id"], "match": 1, "record": {"turnabout": 2}})

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (_, watch):
        model = await watch.until(lambda model: model.checked is not None)
    assert model.checked is not None
    assert model.checked.verdict.findings == (Finding.COMMITMENT_BROKEN, Finding.RECORD_MISSING)
    assert saved_rooms(profile)[0].finished
