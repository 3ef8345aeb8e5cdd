"""Line mode through real processes: in terminals, and through pipes."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from protocol.ids import Seat
from tests.client.replays import line_of
from tests.e2e import copied
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import SHORT
from tests.e2e.play import Player, ServerProcess, moves_of
from tests.e2e.standing import Standing
from tests.patience import PATIENCE

At = Callable[[str], LineTerminal]
READY = "Press Enter when you are ready."


@pytest.fixture
def at(tmp_path: Path) -> Iterator[At]:
    """Seats people at terminals; ends what they started."""
    seated: list[LineTerminal] = []

    def seat(name: str) -> LineTerminal:
        (tmp_path / name).mkdir(exist_ok=True)
        seated.append(LineTerminal(name, tmp_path / name))
        return seated[-1]

    yield seat
    for each in seated:
        each.close()
        each.end_server()


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server at which who is away may be gone on without after a moment."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off", "TURNABOUT_AWAY_SECONDS": "0.5"})
    await process.start()
    yield process
    await process.stop()


async def play(first: LineTerminal, second: LineTerminal, *moves: str) -> None:
    """Play a leg's moves in turn."""
    for ply, move in enumerate(moves):
        mover = (first, second)[ply % 2]
        await mover.sees("Your turn: play", "> ")
        mover.types(move)


async def test_two_play_a_match_in_lines_save_it_watch_it_and_play_another(at: At, port: str, tmp_path: Path) -> None:
    anna, ben = at("Anna"), at("Ben")
    anna.runs("--plain", "host", "--number", SHORT, "--role", "maximizer", "--port", port)
    await anna.sees("What is your name?", "Name: ")
    anna.types("Anna")
    told = await anna.sees(
        "Your room is open.", f":{port}/", "Number 9; you maximize first.", "Waiting for your friend"
    )
    code = re.search(r"/(\w{3}-\w{4})\r\n", told)
    assert code is not None
    ben.runs("join", f"127.0.0.1:{port}/{code[1]}", "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("In the room: Anna, Ben (you).", "You minimize; Anna maximizes", READY)
    await anna.sees("Ben sat down.", READY)
    anna.types("ready")
    ben.types("r")
    await ben.sees("Leg 1 of 2: Anna maximizes, you minimize; number 9", "Anna’s turn: 6♠ can go to 1 place.")
    ben.types("1")
    await ben.sees("It is not your turn.")
    anna.types("ks")
    await anna.sees("1. on 7♦ or 9♣: 6♠ becomes the first child of 7♦ and 9♣", "K♠")
    anna.types("tree")
    await anna.sees("Generation 1: 7♦ and 9♣; room for 3 children\r\n")
    anna.types("7d")
    await anna.sees("you: 6♠ on 7♦, +10.")
    await play(ben, anna, "1", "6s", "1", "2", "1")
    for person in (anna, ben):
        await person.sees("Leg 1 is over: 20 points.", "Now the roles are swapped", READY)
        person.types("ready")
    await play(ben, anna, "1", "1", "1", "1", "1", "1")
    for person in (anna, ben):
        await person.sees(
            "A draw, 20 to 20.", "score; 20; 20", "The number was 9", "✓ Verified: this number deals the deck"
        )

    anna.types("save")
    saved = re.search(r"The record is saved as (\S+)", await anna.sees("The record is saved as ", ".json"))
    assert saved is not None
    kept = Path(saved[1])
    assert json.loads(kept.read_text())["result"]["why"] == "score"
    kept.unlink()
    ben.types("watch")
    await ben.sees("a draw (Anna 20, Ben 20)", "Verified: every card, move and score is right.", "watch> ")
    ben.types("")
    await ben.sees("1. leg 1, Anna: 6♠ on 7♦ +10, score 20; leg 2, Ben: 6♠ on 7♦ +10, score 20")
    ben.types("all")
    await ben.sees("5. leg 1, Anna: J♠ on 7♦", "watch> ")
    ben.types("back")

    ben.types("new")
    await anna.sees("Ben wants a rematch on a new number: type new to accept.")
    anna.types("new")
    await anna.sees("Leg 1 of 2: you minimize, Ben maximizes; number hidden")
    await ben.sees("Leg 1 of 2: Anna minimizes, you maximize; number hidden")
    ben.ends_input()
    await ben.sees("Anna has a seat here, too. Your seat is kept")
    assert await ben.ended() == 0
    await anna.sees("Ben is away.")
    anna.types("end")
    await anna.sees("yes or no: ")
    anna.types("perhaps")
    await anna.sees("Type yes or no.", "yes or no: ")
    anna.types("yes")
    await anna.sees("Stopping the server")
    assert await anna.ended() == 0
    for person in (anna, ben):
        assert "\x1b" not in person.sent


async def test_commands_beside_the_moves_work(at: At, quick: ServerProcess, players: Callable[..., Player]) -> None:
    anna, ben = players("Anna"), at("Ben")
    await anna.come(quick.url)
    await anna.do("create_room", game="family-tree", number=7, role="maximizer", clock={"leg": 600})
    room = (await anna.sees(1)).room
    await anna.do("chat", text="Are you there?")
    ben.runs("join", f"127.0.0.1:{quick.port}/{room}", "--name", "Ben", "--plain")
    await ben.sees("Said before you came:", "Anna says: Are you there?", "You each have 10\xa0min for a leg", READY)
    await anna.until(lambda: anna.room.next, "a leg to be ready for")
    ben.types("say /yes, [b]I am[/b]")
    await ben.sees("You say: /yes, [b]I am[/b]")
    await anna.until(lambda: [line for line in anna.said if line.text == "/yes, [b]I am[/b]"], "what Ben says")
    ben.types("ready")
    await ben.sees("You are ready. The leg starts as soon as Anna is.")
    assert anna.room.next is not None
    await anna.do("ready", match=1, leg=1)
    await ben.sees("Anna’s turn")
    ben.types("time")
    await ben.sees("Anna ", "and running, you 10:00.")

    # A move of hers is taken back, then one of his is not.
    await anna.until(lambda: anna.room.view, "the leg")
    await anna.do("move", **moves_of(anna.room), move=anna.room.view.moves[0].move)  # type: ignore[union-attr]
    await ben.sees("Your turn: play", "> ")
    await anna.until(lambda: anna.room.view is not None and anna.room.view.ply == 1, "her move")
    await anna.do("offer", match=1, what="takeback", leg=1, ply=1)
    await ben.sees("Anna asks to take a move back. Type yes (agree) or no (decline).")
    ben.types("y")
    await ben.sees("You agreed: a move was taken back.", "Anna’s turn")
    await anna.until(lambda: anna.room.view is not None and anna.room.view.ply == 0, "her move taken back")
    await anna.do("move", **moves_of(anna.room), move=anna.room.view.moves[0].move)  # type: ignore[union-attr]
    await ben.sees("Your turn: play", "> ")
    ben.types("1")
    await ben.sees("you: ", "Anna’s turn")
    ben.types("undo")
    await ben.sees("If your move revealed a card, the match is rated only")
    ben.types("yes")
    await ben.sees("You asked to take a move back.")
    await anna.until(lambda: anna.room.match is not None and anna.room.match.takeback, "Ben asking")
    await anna.do("answer", match=1, what="takeback", accept=False)
    await ben.sees("The takeback was declined.")

    # Players who are muted, and players who leave.
    ben.types("mute anna")
    await ben.sees("Anna is muted.")
    await anna.do("chat", text="unheard")
    anna.drop()
    told = await ben.sees("Anna is away.", "Anna has been away for a long time. Type claim match")
    assert "unheard" not in told
    ben.types("claim")
    await ben.sees("Continue without Anna?")
    ben.types("claim easy")
    await ben.sees("The easy computer plays on for Anna.", "Your turn: play")
    ben.types("resign")
    await ben.sees("Resign the match? yes or no: ")
    ben.types("no")
    ben.types("resign")
    await ben.sees("yes or no: ")
    ben.types("yes")
    await ben.sees("You resigned, and Anna wins the match.")
    ben.interrupts()
    assert await ben.ended() == 130


async def test_a_pipe_plays_and_its_end_leaves_the_seat_kept(
    shared_server: Standing, players: Callable[..., Player], tmp_path: Path
) -> None:
    anna = players("Anna")
    await anna.come(shared_server.url)
    await anna.do("create_room", game="family-tree", number=9, role="minimizer")
    room = (await anna.sees(1)).room
    piped = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "client.cli", "join", f"127.0.0.1:{shared_server.port}/{room}", "--name", "Ben"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TURNABOUT_HOME": str(tmp_path / "Ben"), "LC_ALL": "C.UTF-8"},
    )
    typed = "ready\nwait\nmoves\n1\nwait\nfamily 9c\nmove\nsay Bye"
    talking = asyncio.create_task(piped.communicate(typed.encode()))
    await anna.until(lambda: anna.room.ready == (Seat(1),), "Ben being ready")
    await anna.do("ready", match=1, leg=1)
    await anna.until(lambda: anna.room.view is not None and anna.room.view.ply == 1, "Ben's move")
    await anna.do("move", **moves_of(anna.room), move=anna.room.view.moves[0].move)  # type: ignore[union-attr]
    async with asyncio.timeout(PATIENCE):
        told = (await talking)[0].decode()
    assert piped.returncode == 0
    assert "> ready\nYou are ready." in told
    assert "> 1\nyou: 6♠ on 7♦, +10.\n" in told
    assert "Generation 1: 7♦, divorced from 9♣ (covered by A♥); child 6♠\n" in told
    assert "> say Bye\nYou say: Bye\n" in told
    assert told.rstrip().endswith("come back from the start screen.")
    assert "\x1b" not in told
    await anna.until(lambda: [line for line in anna.said if line.text == "Bye"], "what Ben says")
    await anna.until(lambda: anna.here == (Seat(0),), "Ben going")
    assert anna.room.seats[1].name == "Ben"


async def test_a_connection_that_is_lost_is_found_again(
    at: At, server: ServerProcess, players: Callable[..., Player]
) -> None:
    anna, ben = players("Anna"), at("Ben")
    await anna.come(server.url)
    await anna.do("create_room", game="family-tree")
    room = (await anna.sees(1)).room
    ben.runs("--plain", "join", f"127.0.0.1:{server.port}/{room}", "--name", "Ben")
    await ben.sees(READY, "> ")
    ben.begins("ret")  # what is half typed stays, whatever comes
    await server.stop()
    await ben.sees("The match is saved", "> ")
    await server.start()
    ben.types("ry")
    await ben.sees("You are connected again.")
    ben.types("stand")
    await ben.sees("You left your seat.")
    ben.types("quit")
    await ben.sees("You left the room.")
    assert await ben.ended() == 0


async def test_a_dumb_terminal_gets_the_start_menu_in_lines(at: At, port: str) -> None:
    ben = at("Ben")
    ben.runs("play", TERM="dumb")
    await ben.sees("Turnabout, in lines of text.", "You have no name yet.", "host: Host a room", "> ")
    ben.types("name Ben\x01")
    await ben.sees("a character that can’t be seen")
    ben.types("na Ben")
    await ben.sees("You are Ben.")
    ben.types("settings times 12h")
    await ben.sees("times 12h (24h, 12h)")
    ben.types("join host.example")
    await ben.sees("The room code is missing")
    ben.types(f"join 127.0.0.1:{port}/KZ7-4QM2")
    await ben.sees(f"Nothing answers at 127.0.0.1:{port}", "You can type: again (try again), leave.", "> ")
    ben.types("leave")
    await ben.sees("The game is Family Tree.", "Type help for the commands.", "> ")
    ben.types("host")
    await ben.sees("match or mirror (empty: match)")
    ben.types("")
    await ben.sees("Game number (empty")
    ben.types("x")
    await ben.sees("A game number is a whole number", "Game number (empty")
    ben.types("back")
    ben.types("frolic")
    await ben.sees("Unknown command “frolic”")
    ben.ends_input()
    assert await ben.ended() == 0
    assert "\x1b" not in ben.sent


def test_a_record_is_printed_without_input_and_chosen_among_several(tmp_path: Path) -> None:
    kept = tmp_path / "two.jsonl"
    kept.write_bytes(line_of(5) + b"\n" + line_of(9) + b"\n")

    def told(typed: str, *options: str) -> str:
        words = ("client.cli", "replay", str(kept), *options)
        done = copied.told(*words, given=typed, environment={"TURNABOUT_HOME": str(tmp_path)})
        assert done.returncode == 0, done.stderr
        return done.stdout

    whole = told("", "--index", "2")
    assert "number 9; " in whole
    assert re.search(r"^6\. leg 1, .* on .*; leg 2, ", whole, re.MULTILINE)
    chosen = told("3\n2\n4\ntree 2\nback\nback\n")
    assert "Which match?\n1. Family Tree · number 5: Computer (greedy) 320, Random computer 110\n" in chosen
    assert "Type a number from 1 to 2, or back." in chosen
    assert re.search(r"^watch> 4\n4\. leg 1, ", chosen, re.MULTILINE)
    assert "Leg 2:\nGeneration 1: 7♦" in chosen
