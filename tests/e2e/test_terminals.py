"""Two people at two terminals: the real program twice, the real server between them."""

import base64
import re
import signal
import socket

from client.net import local_server
from tests.e2e.people import CTRL_R, DOWN, ENTER, ESCAPE, SHORT, People, Person, begin, hosted


async def play_on(mover: Person, other: Person, end: str) -> int:
    """Have both play the place they are offered until they see the end; return the number of moves."""
    moves = 0
    while True:
        # A screen may be read while it is half drawn: the turn before must be gone from all of it.
        await mover.sees("your turn", without=f"{other.name}’s turn")
        await mover.plays()
        moves += 1
        if await mover.terminal.sees_one(f"{other.name}’s turn", end) == end:
            await other.sees(end)
            return moves
        mover, other = other, mover


async def test_two_people_play_a_whole_match_and_one_of_them_on_two_terminals(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port, "--number", SHORT, "--role", "maximizer")
    ben.runs("join", address, "--name", "Ben")
    await ben.sees("You minimize; Anna maximizes and plays first.", "Number 9, known to both from the start.")
    await begin(anna, ben)

    await anna.sees("your turn", "This is a dead number", "● Ben minimizes")
    await ben.sees("Anna’s turn", "This is a dead number")
    anna.press("x1" + ENTER)
    await anna.sees("Joker is not in the tree.", without="Enter play")
    anna.press(ENTER)  # plays nothing
    await anna.plays()
    await anna.sees("Ben’s turn")
    await ben.sees("your turn")

    ben.terminal.close()
    await anna.sees("Ben minimizes (away)")
    ben.runs("join", address)
    await ben.sees("your turn")
    await anna.sees("● Ben minimizes", without="away")

    another = Person("Ben", ben.home, people("Spare").terminal)
    another.runs("join", address)
    await another.sees("You are already in this room, on another device or in another window.", "--profile")
    another.press("t")
    await another.sees("your turn")
    await another.plays()
    for terminal in (another, ben):
        await terminal.sees("Anna’s turn")

    assert await play_on(anna, ben, "Leg 1 is over: 20 points. Press Enter to continue.") >= 1
    await anna.sees("The leg is over", "Score 20", "no place for ", "never played")
    await anna.enters("continue")
    await anna.sees("Press Enter when you are ready.")
    await anna.enters("ready")
    await anna.sees("The leg starts as soon as Ben is.")
    await ben.sees("Press Enter to continue.")
    await ben.enters("continue")
    await ben.sees("Reach more than 20 and you win", "✓ Anna  ready")
    await ben.enters("ready")
    await anna.sees("leg 2 of 2", "keep under 20")
    await play_on(ben, anna, "Leg 2 is over: 20 points. Press Enter to continue.")

    for person in (anna, ben):
        await person.enters("continue")
        await person.sees("A draw, 20 to 20.", "The number was 9, known from the start.", "this number deals the deck")
    anna.press("n")
    await ben.sees("Anna wants a rematch on a new number: press n to accept.")
    ben.press("n")
    for person in (anna, ben):
        await person.sees("leg 1 of 2", "number hidden ✓ fingerprint")
    await ben.sees("● you maximize", "your turn")


async def test_a_match_continues_after_host_and_server_were_killed(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port, "--role", "minimizer")
    ben.runs("join", address, "--name", "Ben")
    await begin(anna, ben)
    commitment = re.search(r"fingerprint (\w+)…", await ben.sees("your turn", "fingerprint"))
    assert commitment is not None
    await ben.plays()
    await anna.sees("your turn")

    anna.terminal.close()
    await ben.sees("(away)")
    anna.runs("host")
    await anna.sees("your turn", commitment[0], without="away")
    await ben.sees("Anna’s turn", without="away")

    anna.terminal.close()
    anna.kill_server()
    await ben.sees("The server doesn’t answer. The match is saved.")
    anna.runs("host")
    await anna.sees("your turn", commitment[0], f"{address[-8:]} · Family Tree")
    ben.press(CTRL_R)
    await ben.sees("Anna’s turn", without="away")
    await anna.plays()
    await ben.sees("your turn")

    anna.kill_server()
    await anna.sees("Your server has stopped. Your match is saved.  Ctrl+R start it again")
    anna.press(CTRL_R)
    await anna.sees("Ben’s turn", without="has gone")
    ben.press(CTRL_R)
    await ben.sees("your turn", without="The match is saved")


async def test_the_host_leaves_and_ends_the_server_or_keeps_it(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port)
    anna.press("l")
    link = f"http://192.0.2.2:{port}/{address.rpartition('/')[2]}"
    await anna.sees(f"Copied, if your terminal allows it: {link}")
    assert b"\x1b]52;c;" + base64.b64encode(link.encode()) in anna.terminal.sent
    ben.runs("join", address, "--name", "Ben")
    await begin(anna, ben)

    anna.press(ESCAPE)
    await anna.sees("Leave and keep the room open", "Leave and stop the server", "▸ Stay")
    anna.press(DOWN)
    await anna.enters("go")
    await anna.sees("T U R N A B O U T", f"▸ 1 Resume {address[-8:]}")
    await ben.sees("(away)")
    await anna.enters("go")
    await anna.sees("Esc leave")
    await ben.sees("leg 1 of 2", without="away")

    anna.press(ESCAPE)
    await anna.sees("Leave and stop the server")
    anna.press(DOWN + DOWN)
    await anna.enters("go")
    await anna.sees("T U R N A B O U T")
    assert local_server.find(anna.home) is None
    await ben.sees("The match is saved")
    anna.press("q")
    assert await anna.terminal.ended() == 0
    ben.press(ESCAPE)
    await ben.sees("Leave the room?")
    ben.press(DOWN)
    await ben.enters("go")
    await ben.sees("T U R N A B O U T", "Resume")
    ben.press("q")
    assert await ben.terminal.ended() == 0


async def test_failures_to_join_have_different_messages(people: People, port: str) -> None:
    anna, ben, carl = people("Anna"), people("Ben"), people("Carl")
    ben.runs("join", f"127.0.0.1:{port}/KZ7-4QM2", "--name", "Ben")
    await ben.sees(f"Nothing answers at 127.0.0.1:{port}.")
    ben.runs("join", "no-such-host.invalid/KZ7-4QM2")
    await ben.sees("Host not found: no-such-host.invalid:8420.")
    address = await hosted(anna, port)
    ben.runs("join", f"127.0.0.1:{port}/000-0000")
    await ben.sees(f"There is no room 000-0000 at 127.0.0.1:{port}.")
    ben.runs("join", address, "--name", "Ben")
    await ben.sees("Match 1, leg 1 of 2")
    carl.runs("join", address, "--name", "Carl")
    await carl.sees("you are watching", "The leg starts as soon as Anna and Ben are ready.")
    ben.runs("join", f"localhost:{port}/{address[-8:]}")
    await ben.sees("Match 1, leg 1 of 2", "● Ben (you)")


async def test_a_terminal_that_goes_away_takes_the_program_along(people: People) -> None:
    anna = people("Anna")
    anna.runs("play", "--name", "Anna")
    await anna.sees("Play")
    assert await anna.terminal.hung_up() == -signal.SIGTERM


async def test_without_colour_not_one_code_of_a_colour_is_sent(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port, "--role", "maximizer")
    anna.terminal.close()
    anna.runs("host", NO_COLOR="1")
    anna.terminal.sent = b""
    ben.runs("join", address, "--name", "Ben")
    await begin(anna, ben)
    await anna.sees("your turn", "▸")
    anna.press(ESCAPE)
    await anna.sees("Leave the room?")
    styles = {
        int(code or 0) for codes in re.findall(rb"\x1b\[([0-9;:]*)m", anna.terminal.sent) for code in codes.split(b";")
    }
    assert styles <= set(range(10)) | set(range(21, 30))
    assert 1 in styles


async def test_a_port_in_use_is_named_when_hosting(people: People) -> None:
    anna = people("Anna")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        anna.runs("host", "--name", "Anna", "--port", str(port))
        await anna.sees(f"Port {port} is used by another program.", "--port")
