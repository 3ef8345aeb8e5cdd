"""A match on the screen, from ready to the result, against a server that follows a script."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.games.family_tree.view import Played
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.room import SeatInfo
from tests.client.rooms import Rooms, with_match
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk
from tests.client.terminal.table import table
from tests.seen import tree


def last_move(room: ShownRoom) -> ShownRoom:
    """Return the room with a last move to tell of."""
    skipped = (Card("2C"),)
    played = Played(seat=Seat(0), card=Card("QS"), target=Card("5D"), does="child", change=30, skipped=skipped)
    return replace(room, view=replace(tree(room.view), played=played, left=skipped))


async def test_both_say_ready_and_the_leg_begins(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    waited = asyncio.Event()

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.ready()))
        ready = await line.command("ready")
        await line.ack(ready, 3)
        await line.tell(mine(rooms.ready(version=3, ready=(0,))))
        await waited.wait()
        await line.tell(mine(rooms.leg()))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees(
            "Match 1, leg 1 of 2", "Chance decides who maximizes first", "Anna  not ready yet", "Enter ready"
        )
        await desk.press("enter")
        screen = await desk.sees("✓ Anna  ready", "The leg starts as soon as Ben is.")
        assert "Enter ready" not in screen
        waited.set()
        await desk.sees("your turn")


async def test_of_three_in_a_small_terminal_it_is_told_that_they_are_waited_for(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    seats = tuple(SeatInfo(seat=Seat(seat), player=PlayerId(16 * name), name=name) for seat, name in enumerate("ABC"))

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        room = rooms.ready(game="patriarch", title="The Patriarch", seats=seats, form="match")
        await line.let_in(mine(replace(room, clock=Clock(leg=300, increment=3))))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        told = await desk.sees(
            "Match 1, leg 1 of 3", "The number is hidden until the match is over", "Press Enter when you are ready."
        )
        assert told.splitlines()[2] == ""


async def test_a_move_is_sent_and_its_refusal_shown_in_the_rules_words(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    moves: list[dict[str, Any]] = []

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        for message in ("5D and TD have three children already.", "[b]not markup[/b]"):
            moves.append(await line.command("move"))
            await line.reject(moves[-1], "illegal", message)
        moves.append(await line.command("move"))
        await line.ack(moves[-1], 11)
        await line.tell(mine(rooms.leg(ply=1, current="3C")))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("KZ7-4QM2 · Family Tree · leg 1 of 2", "your turn")
        await desk.press("enter")
        await desk.sees("5♦ and 10♦ have three children already.")
        await desk.press("9", "h", "enter")
        await desk.sees("[b]not markup[/b]")
        await desk.press("down", "enter")
        await desk.sees("Ben’s turn")
    assert [move["move"] for move in moves] == ["QS>5D", "QS>9H", "QS>5D"]


async def test_the_swap_says_what_is_to_beat_and_shows_the_tree(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.swap()))
        await line.ack(await line.command("ready"), 20)
        await line.tell(mine(rooms.leg(2)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Leg 1 is over: 210 points.", "You minimize; Ben maximizes", "Keep Ben under 210 and you win")
        await desk.press("t")
        await desk.sees("The leg is over", "Esc back")
        await desk.press("escape")
        await desk.sees("Press Enter when you are ready.")
        await desk.press("enter")
        await desk.sees("leg 2 of 2", "Ben’s turn")


async def test_the_end_of_a_leg_stays_on_the_screen_until_one_goes_on(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.ack(await line.command("move"), 19)
        await line.tell(mine(last_move(rooms.swap())), mine(last_move(rooms.swap(version=20, ready=(1,)))))
        await line.ack(await line.command("ready"), 21)
        await line.tell(mine(rooms.leg(2)), mine(last_move(rooms.result())))
        await line.reject(await line.command("record"), "not_allowed")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn")
        await desk.press("enter")
        await desk.sees(
            "The leg is over", "Score 10: generations 10", "you: Q♠ on 5♦, +30; no place for 2♣",
            "Leg 1 is over: 10 points. Press Enter to continue.", "1 card never played: 2♣", "Enter continue",
        )  # fmt: skip
        await desk.press("enter")
        await desk.sees("Leg 1 is over: 210 points.", "✓ Ben   ready", "Press Enter when you are ready.")
        await desk.press("enter")
        await desk.sees("Leg 2 is over: 10 points. Press Enter to continue.", "Q♠ on 5♦")
        await desk.press("enter")
        await desk.sees("You win, 210 to 180.")


@pytest.mark.parametrize("over", [("t", "enter"), ("t", "escape"), ("question_mark", "escape")])
async def test_the_keys_of_a_page_work_after_another_screen_was_over_it(
    servers: Servers, rooms: Rooms, tmp_path: Path, over: tuple[str, str]
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.tell(mine(rooms.swap()))
        await line.ack(await line.command("ready"), 20)
        await line.tell(mine(rooms.swap(version=20, ready=(0,))))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter to continue.")
        await desk.press("enter")
        await desk.sees("Press Enter when you are ready.")
        await desk.press(*over)
        await desk.sees("Press Enter when you are ready.")
        await desk.press("enter")
        await desk.sees("✓ Anna  ready")
        await desk.press("q")
        await desk.sees("Leave the room?")


async def test_the_tree_gives_way_when_the_next_leg_begins(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    looking = asyncio.Event()

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.swap()))
        await looking.wait()
        await line.tell(mine(rooms.leg(2)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Leg 1 is over")
        await desk.press("t")
        await desk.sees("The leg is over")
        looking.set()
        await desk.sees("leg 2 of 2", "Esc leave")


@pytest.mark.parametrize("animation", ["on", "off"])
async def test_a_win_is_highlighted_until_a_key_unless_nothing_may_move(
    servers: Servers, rooms: Rooms, tmp_path: Path, animation: str
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg(2)))
        await line.tell(mine(last_move(rooms.result())))
        await line.reject(await line.command("record"), "not_allowed")

    (tmp_path / "settings.toml").write_text(f'animation = "{animation}"\n')
    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter to continue.")
        await desk.press("enter")
        screen = await desk.sees("You win, 210 to 180.")
        assert ("★ You win" in screen) is (animation == "on")
        await desk.press("f12")
        await desk.gone("★")
        await desk.sees("You win, 210 to 180.")


async def test_the_result_is_shown_and_both_wishes(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.result()))
        await line.reject(await line.command("record"), "not_allowed")
        await line.ack(await line.command("offer"), 61)
        await line.tell(mine(rooms.result(version=61, offers=("same_number", "new_number"))))
        answer = await line.command("answer")
        await line.ack(answer, 62)
        await line.tell(mine(rooms.result(version=62, agreed="new_number", next=(2, 1))))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("You win, 210 to 180.", "The number was 4821-0937-5512", "! The number doesn’t match")
        await desk.press("s")
        await desk.sees("You want a rematch on the same number. Waiting for Ben.", "a new number: press n to accept.")
        await desk.press("n")
        await desk.sees("Match 2, leg 1 of 2", "The number is hidden until the match is over.")


async def test_the_record_is_saved_where_the_program_was_started(
    servers: Servers, rooms: Rooms, tmp_path: Path, monkeypatch: Any
) -> None:
    record = {
        "turnabout": 1,
        "game": "family-tree",
        "rules": 1,
        "options": {},
        "form": "match",
        "seats": [],
        "legs": [],
        "result": {"winners": [0], "scores": {"0": 210, "1": 180}, "why": "score"},
        "digest": "0" * 64,
    }

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(with_match(rooms.result(), known=True, salt=None, commitment=None)))
        ask = await line.command("record")
        await line.tell({"type": "record", "id": ask["id"], "match": 1, "record": record})
        await line.ack(ask, 60)

    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, size=(100, 30)) as desk:
        await desk.sees("known from the start", "Verified: this number deals")
        await desk.press("r")
        await desk.sees("The record is saved as")
    assert (tmp_path / "here" / "turnabout-KZ7-4QM2-match-1.json").read_text().startswith('{"turnabout":1,')


async def test_a_refusal_between_legs_is_said_above_the_page(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.ready()))
        await line.reject(await line.command("ready"), "stale", "You are ready already.")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter")
        await desk.press("enter")
        await desk.sees("You are ready already.", "Match 1, leg 1 of 2")


async def test_a_dead_number_is_said_when_its_match_begins(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        dead = {"dead": True, "known": True, "number": 9, "commitment": None}
        await line.let_in(mine(with_match(rooms.leg(), **dead)))
        await line.command("move")
        await line.tell(mine(with_match(rooms.leg(ply=2), **dead)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("This is a dead number", "number 9")
        await desk.press("enter")
        await desk.gone("This is a dead number")
