"""Actions at the table other than moves, on the screen, against a scripted server."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from client.net.frames import ShownRoom
from protocol.events import Away, Presence, SeatCodeEvent
from protocol.ids import Seat, player_id
from protocol.options import Clock
from tests.client.rooms import CODE, Rooms, with_match
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk, profile_at
from tests.client.terminal.table import table

Mine = Callable[[ShownRoom], ShownRoom]


def owned(room: ShownRoom) -> ShownRoom:
    """Return the room with the player of seat 0 as its owner."""
    assert room.seats[0].player is not None
    return replace(room, owner=room.seats[0].player)


def said(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command without its id and its unchanged settings."""
    return {name: value for name, value in command.items() if name != "id" and value is not None}


async def test_what_cannot_be_done_now_is_named_with_what_stands_in_its_way(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(owned(mine(rooms.leg(clock=Clock(move=30)))))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn")
        await desk.press("o")
        await desk.sees(
            "You own this room.",
            "e Settings for the next match       (not during a match)",
            "p Make someone else the owner", "r Resign the match",
        )  # fmt: skip
        screen = await desk.sees("The room")
        assert "Remove someone" not in screen and "Next:" not in screen
        await desk.press("e", "enter")
        await desk.sees("The room")
        await desk.press("escape")
        await desk.gone("You own this room.")


async def test_the_owners_deeds_are_sent(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    commands: list[dict[str, Any]] = []
    done = asyncio.Event()

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(owned(mine(rooms.ready(number=7, clock=Clock(leg=300, increment=3)))))
        for _ in range(4):
            commands.append(await line.command())
            await line.ack(commands[-1], 3)
        done.set()

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("You each have 5 min for a leg and 3 s more for each move.")
        await desk.press("o", "e")
        shown = await desk.sees("Game number    7", "Clock          5 min + 3 s", "More           ", "hidden")
        assert "Spectators" not in shown and "Own clock" not in shown
        await desk.press("shift+tab", "space")
        await desk.sees("Spectators     allowed")
        for field in ("#hints", "#spectators"):
            desk.app.screen.query_one(field).focus()
            await desk.press("space")
        desk.app.screen.query_one("#roles").focus()
        await desk.press("down", "down", "enter")
        questions = (("f", "Free which seat?"), ("p", "Who should own"), ("b", "Remove which player?"))
        for key, question in questions:
            await desk.press("o", key)
            await desk.sees(question, "  Ben", "▸ Nobody")
            await desk.press("enter")
            await desk.gone(question)
            await desk.press("o", key)
            await desk.sees(question)
            await desk.press("up", "enter")
        await done.wait()
        await desk.sees("Press Enter when you are ready.")
    assert [said(each) for each in commands] == [
        {
            "type": "configure", "options": {}, "number": 7, "role": "minimizer", "spectators": False,
            "clock": {"move": None, "leg": 300, "increment": 3}, "hints": True, "public": False,
        },
        {"type": "free", "seat": 1},
        {"type": "pass_on", "seat": 1},
        {"type": "ban", "player": rooms.ben},
    ]  # fmt: skip


async def test_the_game_goes_on_without_who_is_away_as_one_chooses(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    commands: list[dict[str, Any]] = []

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.leg(ply=1)))
        await line.tell(Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=0, claimable=0),)))
        for _ in range(2):
            commands.append(await line.command())
            await line.reject(commands[-1], "not_allowed", "The other player is here.")
        commands.append(await line.command())
        await line.ack(commands[-1], 30)
        await line.tell(mine(rooms.resigned()))
        await line.reject(await line.command("record"), "not_allowed")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Ben is away. What now?  d choose")
        await desk.press("d", "enter")
        for moves in (("end",), ("down", "down")):
            await desk.press("d")
            await desk.sees("Continue without Ben?", "▸ Keep waiting")
            await desk.press(*moves, "enter")
            await desk.sees("The other player is here.")
        await desk.press("o", "r")
        await desk.sees("Resign the match?", "▸ Keep playing")
        await desk.press("down", "enter")
        await desk.sees("Ben resigned, and you win the match.")
    assert [said(each) for each in commands] == [
        {"type": "claim", "match": 1},
        {"type": "claim", "match": 1, "computer": "normal"},
        {"type": "resign", "match": 1},
    ]


async def test_a_move_is_asked_back_answered_and_the_seat_taken_from_the_computer(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    commands: list[dict[str, Any]] = []

    async def talk(line: Line, mine: Mine) -> None:
        room = mine(rooms.leg(ply=2))
        await line.let_in(room)
        for shown in (
            with_match(room, takeback=(Seat(0), 0)),
            with_match(room, takeback=(Seat(1), 1)),
            with_match(room, computers=("greedy", None)),
            room,
        ):
            commands.append(await line.command())
            await line.ack(commands[-1], 12)
            await line.tell(shown)

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("u take back")
        await desk.press("y", "n", "s", "d", "u")  # the last key is the only one with an action now
        await desk.sees("If the move revealed a card, the match is rated only if you lose")
        await desk.press("escape", "u", "down", "enter")
        await desk.sees("Waiting for Ben to agree to your takeback.  n withdraw")
        await desk.press("n")
        await desk.sees("Ben asks to take a move back.  y agree · n decline")
        await desk.press("y")
        await desk.sees("The greedy computer plays your seat", "▲ ● you (computer, greedy)", "s take your seat")
        assert "the computer thinks" in desk.text()
        await desk.press("enter")  # the computer moves, not the watching player
        await desk.press("s")
        await desk.sees("your turn")
    assert [said(each) for each in commands] == [
        {"type": "offer", "match": 1, "what": "takeback", "leg": 1, "ply": 2},
        {"type": "answer", "match": 1, "what": "takeback", "accept": False},
        {"type": "answer", "match": 1, "what": "takeback", "accept": True},
        {"type": "sit"},
    ]


async def test_a_code_that_moves_the_seat_is_shown_with_how_it_is_used(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    gone = asyncio.Event()

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.ready()))
        await line.reject(await line.command("seat_code"), "unavailable", "The store is away.")
        ask = await line.command("seat_code")
        await line.tell(SeatCodeEvent(id=ask["id"], code="KZ74-QM2A", expires=0))
        await line.ack(ask, 0)
        await gone.wait()
        await line.tell({"type": "goodbye", "code": "seat_moved", "message": "Moved."})
        await line.socket.close(4001)

    errand, server = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter")
        await desk.press("o", "m")
        await desk.sees(
            f"turnabout join {server}/KZ7-4QM2 --seat-code KZ74-QM2A",
            "works once, until",
            "127.0.0.1 works only on this machine",
        )
        gone.set()
        await desk.sees("Your seat moved to another device.", "Esc back")
        assert "--seat-code" not in desk.text()


async def test_a_spectator_sees_who_plays_and_sits_down_when_a_seat_is_free(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    seen = asyncio.Event()

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(rooms.ready())
        me = player_id(profile_at(tmp_path).key(server))
        await line.tell(Presence(room=CODE, here=(Seat(0), Seat(1)), spectators=1, names=("Anna",), players=(me,)))
        await seen.wait()
        await line.tell(rooms.leg(), rooms.swap(), rooms.waiting(version=40))
        await line.ack(await line.command("sit"), 41)
        await line.tell(mine(rooms.ready(version=41)))

    errand, server = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("you are watching", "The leg starts as soon as Anna and Ben are ready.")
        seen.set()
        await desk.sees("A seat is free.", "you are watching", "s sit down")
        await desk.press("q")
        await desk.sees("You are only watching")
        await desk.press("escape")
        await desk.gone("Leave the room?")
        await desk.press("enter", "s")
        await desk.sees("● Anna (you)", "Press Enter when you are ready.")
