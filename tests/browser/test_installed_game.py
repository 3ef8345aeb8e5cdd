"""German Whist, built as a wheel and installed into a fresh environment, is played by every client and looked back at.

Only the server's environment has the game. Browsers, terminals and programs know no more than the server tells them.
"""

import asyncio
import json
import re
import site
import subprocess
import sys
import venv
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from server.backups.archive import RESULTS
from server.results.database import Database
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import DOWN, ENTER, Person
from tests.e2e.play import Player, ServerProcess, moves_of
from tests.e2e.programs import websocket_match
from tests.e2e.results import until_stored
from tests.e2e.terminal import Terminal
from tests.patience import PATIENCE

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(5 * PATIENCE)]
ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "german_whist"
MOVES = 52
"""A leg's moves."""
OVER = re.compile(r"The leg is over: \d+ points?\.")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel of the game, beside what Turnabout itself needs."""
    place = tmp_path_factory.mktemp("installed")
    building = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place / "dist")]
    subprocess.run(building, cwd=GAME, check=True, capture_output=True)
    (wheel,) = (place / "dist").glob("turnabout_german_whist-0.1.0-*.whl")
    lacks_pip = find_spec("pip") is None  # as where uv made the environment
    venv.create(place / "fresh", with_pip=lacks_pip)
    python = place / "fresh" / "bin" / "python"
    pip = [str(python), "-m", "pip"] if lacks_pip else [sys.executable, "-m", "pip", "--python", str(python)]
    installing = [*pip, "--disable-pip-version-check", "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(installing, check=True, capture_output=True)
    (packages,) = (place / "fresh" / "lib").glob("python*/site-packages")
    (packages / "turnabout.pth").write_text("\n".join([str(ROOT), *site.getsitepackages()]))
    return python


async def turnabout(python: Path | str, *words: str) -> str:
    """Run a command of the server's program with a Python, and return what it wrote."""
    return await asyncio.to_thread(run, [str(python), "-m", "server", *words], ROOT)


def run(command: list[str], directory: Path) -> str:
    """Run a command in a directory, and return what it wrote."""
    return subprocess.run(command, cwd=directory, capture_output=True, text=True).stdout


def hosted_by(python: Path, directory: Path) -> ServerProcess:
    """Return a server that a Python runs on a directory."""
    becomes = ("sh", "-c", f'shift; exec "{python}" "$@"', "sh")
    return ServerProcess(directory, {"TURNABOUT_LIMITS": "off", "TURNABOUT_COMPUTER_PAUSE": "0"}, within=becomes)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def hosting(fresh: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[ServerProcess]:
    """A server in the fresh environment."""
    process = hosted_by(fresh, tmp_path_factory.mktemp("whist"))
    await process.start()
    yield process
    await process.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def persons(tmp_path: Path) -> AsyncIterator[tuple[Person, Person]]:
    """Two people at terminals."""
    with ExitStack() as stack:
        both = []
        for name in ("Cleo", "Dan"):
            (tmp_path / name).mkdir()
            person = Person(name, tmp_path / name, Terminal())
            stack.callback(person.terminal.close)
            both.append(person)
        yield both[0], both[1]


@pytest.fixture
def liner(tmp_path: Path) -> Iterator[LineTerminal]:
    """A player at the line client."""
    (tmp_path / "Eve").mkdir()
    terminal = LineTerminal("Eve", tmp_path / "Eve")
    yield terminal
    terminal.close()


async def test_it_is_installed_and_keeps_the_contract(fresh: Path) -> None:
    listed = await turnabout(fresh, "catalog")
    assert listed.splitlines()[-1] == "german-whist: German Whist (turnabout-german-whist 0.1.0)"
    assert "german-whist" not in await turnabout(sys.executable, "catalog")
    assert (await turnabout(fresh, "check-game", "german-whist")).endswith("Everything is right at 4 tables.\n")


async def test_its_own_tests_and_types_are_right(fresh: Path, tmp_path: Path) -> None:
    quiet = ["-q", "-p", "no:cacheprovider", "-c", f"{GAME}/pyproject.toml", "--rootdir", str(GAME)]
    tests = await asyncio.to_thread(run, [str(fresh), "-m", "pytest", *quiet, f"{GAME}/tests"], tmp_path)
    assert tests.rstrip().rpartition("\n")[2].startswith("7 passed"), tests
    strictly = ["--strict", "--python-executable", str(fresh), "--cache-dir", str(tmp_path / "types")]
    types = await asyncio.to_thread(
        run, [sys.executable, "-m", "mypy", *strictly, "-p", "turnabout_german_whist"], tmp_path
    )
    assert types == "Success: no issues found in 5 source files\n"


async def test_two_browsers_play_a_match_of_it(hosting: ServerProcess, visitors: Visitors) -> None:
    at = f"127.0.0.1:{hosting.port}"
    anna, ben = await visitors("Anna", at), await visitors("Ben", at)
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await anna.page.get_by_role("radio", name="German Whist").check()
    await anna.page.get_by_role("radio", name="the suit that is turned up").check()
    await anna.presses("Open the room")
    await anna.sees("Your room is open")
    await ben.opens(f"/{anna.code}")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    await leg_in_browsers(anna, ben)
    for visitor in (anna, ben):
        await visitor.presses("Continue")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    await leg_in_browsers(anna, ben)
    for visitor in (anna, ben):
        await visitor.presses("Continue")
        await visitor.sees("The cards are not checked here: run turnabout verify where the game is installed.")
    await anna.presses("Watch again", exact=False)
    await anna.sees("The winner takes", "Seen in hand (Anna)")


async def leg_in_browsers(*visitors: Visitor) -> None:
    """Let two play a leg to its end, each the first move that is offered: by the keyboard, by typing, by clicks."""
    plays = [by_keyboard, by_typing]
    while (mover := await to_move(*visitors)) is not None:
        hand = mover.page.locator("dt:has-text('Your hand') + dd")
        before = await hand.inner_text()
        await (plays.pop(0) if plays else by_click)(mover)
        await expect(hand).not_to_have_text(before)


def open_moves(visitor: Visitor) -> Locator:
    """Return the buttons of the moves that can be made."""
    return visitor.page.locator(".generic-moves li button[aria-disabled=false]")


async def to_move(*visitors: Visitor) -> Visitor | None:
    """Wait until one of the visitors is to move, and return that visitor; None if the leg is over."""
    places = [*(open_moves(visitor).first for visitor in visitors), visitors[0].page.locator(".says").get_by_text(OVER)]
    waiting = [asyncio.create_task(place.wait_for(timeout=1000 * PATIENCE)) for place in places]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    (index,) = [index for index, task in enumerate(waiting) if task in done][:1]
    waiting[index].result()
    return visitors[index] if index < len(visitors) else None


async def by_keyboard(visitor: Visitor) -> None:
    await visitor.sees("Your hand", "Trumps", "The winner takes")
    await visitor.keys("ArrowDown", "Enter")


async def by_typing(visitor: Visitor) -> None:
    card = re.match(r"\s*(10|[2-9JQKA])\s*([♣♦♥♠])", await open_moves(visitor).first.inner_text())
    assert card is not None
    await visitor.types("Or type a move", f"{card[1].replace('10', 'T')}{'CDHS'['♣♦♥♠'.index(card[2])]}")
    await visitor.keys("Enter")


async def by_click(visitor: Visitor) -> None:
    await open_moves(visitor).first.click()


async def test_two_terminals_play_a_match_of_it(
    hosting: ServerProcess, persons: tuple[Person, Person], fresh: Path
) -> None:
    """Cleo has the game's package, too: her terminal replays the record itself, and Dan's asks the server."""
    cleo, dan = persons
    code = await room_of_two(hosting)
    where = f"127.0.0.1:{hosting.port}/{code}"
    environment = {"TURNABOUT_HOME": str(cleo.home)}
    cleo.terminal.starts(str(fresh), "-m", "client.cli", "join", where, "--name", "Cleo", environment=environment)
    dan.runs("join", where, "--name", "Dan")
    for person in persons:
        await person.sees("German Whist", f"{person.name} (you)")
    for _ in (1, 2):
        for person in persons:
            await person.enters("ready")
        await leg_at_terminals(cleo, dan)
        for person in persons:
            await person.enters("continue")
    await cleo.sees("maximized", "Tricks ", "The cards are not checked here", "Record: ")
    for person in persons:
        person.press("w")
        await person.sees("Verified: every card, move and score is right.", "The winner takes: ")


async def test_a_room_of_it_is_opened_on_the_server_by_a_terminal_without_the_game(
    hosting: ServerProcess, persons: tuple[Person, Person]
) -> None:
    cleo, _ = persons
    server = f"127.0.0.1:{hosting.port}"
    cleo.runs("play", "--server", server, "--game", "german-whist", "--against", "easy", "--name", "Cleo")
    await cleo.sees("German Whist", "Your hand: ", "Trumps: ")
    cleo.runs("play", "--server", server, "--game", "no-such-game", "--against", "easy")
    await cleo.sees("There is no game “no-such-game”. Choose family-tree, ", "german-whist")


async def room_of_two(server: ServerProcess, **how: object) -> str:
    """Open a room of the game by a program, which leaves it to two others; return its code."""
    owner = Player("Owner")
    await owner.come(server.url)
    await owner.do("create_room", game="german-whist", **how)
    await owner.do("stand")
    code: str = owner.room.room
    await owner.go()
    return code


async def leg_at_terminals(*persons: Person) -> None:
    """Let two play a leg to its end, each the chosen move; the first is chosen by an arrow key."""
    await asyncio.gather(*(person.sees("Your hand: ", "Trumps: ") for person in persons))
    persons[0].press(DOWN)
    while True:
        turns = [asyncio.create_task(person.terminal.sees_one("Enter play ", "The leg is over")) for person in persons]
        done, others = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        mover = persons[next(index for index, task in enumerate(turns) if task in done)]
        if "The leg is over" in mover.terminal.text:
            return
        hand = re.search("Your hand: .*", mover.terminal.text)
        assert hand is not None
        mover.press(ENTER)
        await mover.sees("Your hand: ", without=hand[0])


async def test_a_line_client_plays_a_match_with_a_program(hosting: ServerProcess, liner: LineTerminal) -> None:
    code = await room_of_two(hosting)
    liner.runs("join", f"127.0.0.1:{hosting.port}/{code}", "--name", "Eve", TURNABOUT_PLAIN="1")
    await liner.sees("German Whist", "Eve (you)")
    program = asyncio.create_task(websocket_match(hosting.url, code))
    for _ in (1, 2):
        await liner.sees("Press Enter when you are ready.")
        liner.types("ready")
        for _ in range(MOVES // 2):
            await liner.sees("It is your turn. You can play:", "1. ", "> ")
            liner.types("1")
        await liner.sees("The leg is over: ")
    result = await program
    assert result["why"] == "score"
    await liner.sees("The cards are not checked here: run turnabout verify where the game is installed.")


async def test_its_records_are_verified_replayed_and_analysed(fresh: Path, tmp_path: Path) -> None:
    server = hosted_by(fresh, tmp_path / "data")
    await server.start()
    try:
        for form in ("match", "mirror"):
            game = {"game": "german-whist", "form": form, "computers": [None, "easy"]}
            assert (await websocket_match(server.url, json.dumps(game)))["why"] == "score"
        await resigned(server)
        async with Database(f"sqlite:///{server.data_dir / RESULTS}") as database:
            await until_stored(database, 3)
    finally:
        await server.stop()
    file = tmp_path / "records.jsonl.zst"
    exported = await turnabout(fresh, "export", "--data-dir", str(server.data_dir), str(file))
    assert exported == "Exported 3 records.\n"
    assert await turnabout(fresh, "verify", str(file)) == "3 records verified.\n"
    assert 'of the package "turnabout-german-whist 0.1.0"' in await turnabout(sys.executable, "verify", str(file))
    terminal = Terminal()
    try:
        home = {"TURNABOUT_HOME": str(tmp_path)}
        terminal.starts(str(fresh), "-m", "client.cli", "replay", str(file), "--index", "3", environment=home)
        await terminal.sees("German Whist", "Verified: every card, move and score is right.", "The winner takes: ")
    finally:
        terminal.close()
    judged = await asyncio.to_thread(run, [str(fresh), "-m", "client.cli", "analyze", str(file), "--index", "3"], ROOT)
    assert judged.startswith("German Whist · number ") and "(300 simulations per move)" in judged


async def resigned(server: ServerProcess) -> None:
    """Let a player play two tricks against a computer, and resign."""
    player = Player("Fay")
    await player.come(server.url)
    await player.do("create_room", game="german-whist", computers=[None, "easy"])
    await player.do("ready", match=1, leg=1)
    while player.room.view is None or player.room.view.ply < 4:
        if player.room.view is not None and player.seat in player.room.view.to_act:
            await player.do("move", **moves_of(player.room), move=player.room.view.moves[0].move)
        else:
            await player.sees(player.room.version + 1)
    await player.do("resign", match=1)
    await player.go()
