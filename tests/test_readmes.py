"""The READMEs: every command that they show is run, every link leads somewhere, and the first page stays short.

1. A command is a line of a fenced block, or a code span, that begins with a word of COMMANDS.
2. The rule whose pattern it matches says how it is run: in a terminal up to its first screen, or to its end.
3. What cannot be run here has a rule with the reason, and what it names is checked instead.
4. A command that matches no rule fails, and so does a rule that no command needs.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
import typer.main
from ruamel.yaml import YAML

from client.cli.__main__ import app
from client.games.options import OFFERS
from client.games.word_catalog import title_of
from client.net import local_server
from client.net.local_server import Hosted
from client.profile.identity import home, open_profile, own_server
from client.profile.settings import VALUES
from protocol import DEFAULT_PORT
from server.config import Settings
from server.store.embedded.store import EmbeddedStore
from tests.bench.capacity import OF_THE_BENCH
from tests.client.replays import line_of
from tests.e2e import copied
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import SHORT
from tests.e2e.play import Player, begin_leg
from tests.e2e.steps import make_move, match_of, result_of
from tests.e2e.terminal import Terminal
from tests.fresh_machine import Machine
from tests.patience import PATIENCE
from tests.seen import tree

HERE = Path(__file__).parents[1]
PAGES = (
    *("README.md", "client/README.md", "server/README.md", "server/CAPACITY.md", "server/bots/README.md"),
    *("server/games/README.md", "tests/README.md", "protocol/README.md", "client/text/README.md"),
)
EXAMPLE_GAME = str(HERE / "tests" / "client" / "catalogue" / "example_game")
"""A package with messages."""
MOST_LINES = 150
"""The first page is read by people who want to know whether to read on."""
COMMANDS = (
    *("./dev", ".ci/run", ".venv/bin/python", "turnabout", "python", "python3", "pip", "pipx", "uv", "docker"),
    *("sudo", "printf", "cloudflared", "ngrok"),
)
UNLIMITED = "TURNABOUT_LIMITS=off "
"""A setting before a command."""
SETTINGS = re.compile(r"((?:[A-Z_]+=\S+ )*)(.*)")
"""The settings before a command, and the command."""
NAMES = ("turnabout", "./dev")
"""These alone are names, not commands."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def text_of(page: str) -> str:
    return (HERE / page).read_text("utf-8")


def is_command(text: str) -> bool:
    """Return whether a line or a code span is a command, and not only a command's name."""
    words = [word for word in text.split() if not re.match(r"[A-Z_]+=", word)]
    return bool(words) and words[0] in COMMANDS and text not in NAMES


def commands_of(text: str) -> list[str]:
    """Return the commands that a page shows.

    >>> commands_of("Run `./dev play`:\\n```sh\\nturnabout serve\\n```\\n")
    ['turnabout serve', './dev play']
    """
    fenced = [line for _, block in FENCE.findall(text) for line in block.splitlines()]
    return [each for each in (*fenced, *SPAN.findall(FENCE.sub("", text))) if is_command(each)]


def shown() -> list[str]:
    """Return every command once.

    `./dev serve` and `turnabout serve` are one command, but `./dev play` sets things up.
    """
    found: dict[str, str] = {}
    for command in (command for page in PAGES for command in commands_of(text_of(page))):
        own = re.match(r"\./dev (play$|test|lint|bench|faults|fuzz)", command)
        same = command if own else command.replace("./dev ", "turnabout ").removeprefix(".venv/bin/")
        found.setdefault(same, command)
    return list(found.values())


SHOWN = shown()


class Desk:
    """A reader's machine, with a server, a friend who has opened a room on it, and a file of records."""

    def __init__(self, directory: Path, server: "Local") -> None:
        self.directory = directory
        self.server = server
        self.terminal = Terminal()
        self.ben = Player("Ben")
        self.room = ""
        self._file = directory / "records.jsonl"
        self._file.write_bytes(line_of(int(SHORT)))

    def filled(self, command: str) -> str:
        """Return a command with something real in place of each placeholder."""
        meant = {
            "HOST/CODE": self.room,
            "localhost/CODE": self.room,
            "HOST": str(self.server.hosted.address),
            "FILE": self._file.name,
            "ID": self.ben.id,
            "NUMBER": SHORT,
            "COMMAND": "play",
            "GAME": "patriarch",
        }
        placeholder = re.compile(rf"(?<![\w/])(?:{'|'.join(map(re.escape, meant))})(?![\w/])")
        return placeholder.sub(lambda found: meant[found[0]], command)

    def words(self, command: str) -> list[str]:
        """Return the words after `turnabout`, or after `./dev`, which passes them on (tests/test_dev.py)."""
        program, *words = shlex.split(self.filled(command))
        assert program in NAMES, command
        return words

    def starts(self, command: str) -> None:
        """Start a command in the terminal."""
        self.terminal.turnabout(*self.words(command), environment={})


@dataclass(frozen=True, slots=True)
class Local:
    """The server of this machine, which commands find: `file` says where it listens."""

    hosted: Hosted
    file: Path

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"ws://{self.hosted.address}/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that others reach, and at which computers don't pause."""
    directory = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TURNABOUT_COMPUTER_PAUSE", "0")
        patch.setenv("TURNABOUT_LIMITS", "off")
        hosted = local_server.find_or_start(directory, free_port())
    yield Local(hosted, own_server(directory))
    local_server.end(hosted)


@pytest.fixture
async def desk(tmp_path: Path, server: Local, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    """A machine of the test's own: no other test sees its files."""
    for name in [name for name in os.environ if name.startswith(("TURNABOUT_", "XDG_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TURNABOUT_PORT", "0")
    monkeypatch.setenv("TURNABOUT_WORK_AHEAD", "off")
    monkeypatch.chdir(tmp_path)
    own_server(home()).parent.mkdir(parents=True)
    shutil.copy(server.file, own_server(home()))
    open_profile("default").remember(name="Ada")
    desk = Desk(tmp_path, server)
    await desk.ben.come(server.url)
    await desk.ben.do("create_room", game="family-tree")
    desk.room = f"{server.hosted.address}/{(await desk.ben.sees(1)).room}"
    with ExitStack() as stack:
        stack.callback(end_own_server, server)
        stack.callback(desk.terminal.close)
        yield desk
    await desk.ben.go()


def free_port() -> int:
    with socket.create_server(("", 0)) as free:
        return int(free.getsockname()[1])


def end_own_server(server: Local) -> None:
    """End the server that a command started, if it started one."""
    running = local_server.find(home())
    if running is not None and running != server.hosted:
        local_server.end(running)


Run = Callable[[Desk, str], Awaitable[None]]


def screen(*texts: str) -> Run:
    """Run in a terminal, up to a screen with these texts."""

    async def run(desk: Desk, command: str) -> None:
        desk.starts(command)
        await desk.terminal.sees(*texts)

    return run


def prints(text: str, *more: str, **environment: str) -> Run:
    """Run to its end, with words added that make it short; it prints a text that matches, and succeeds."""

    async def run(desk: Desk, command: str) -> None:
        words = [*desk.words(command), *more]
        done = await asyncio.to_thread(copied.told, "client.cli", *words, environment=environment)
        assert done.returncode == 0, done.stderr
        assert re.search(text, done.stdout + done.stderr), done.stdout + done.stderr

    return run


def instead(changes: dict[str, str], run: Run) -> Run:
    """Run with other arguments, which make it short or find a free port."""

    async def changed(desk: Desk, command: str) -> None:
        for old, new in changes.items():
            assert re.search(old, command), f"{old} isn't in: {command}"
            command = re.sub(old, new, command)
        await run(desk, command)

    return changed


async def serves(desk: Desk, command: str, **settings: str) -> None:
    """Run a server until it listens; Ctrl+C stops it. `settings` replace those before its command."""
    before, command = SETTINGS.fullmatch(command).groups()  # type: ignore[union-attr] # both parts may be anything
    given = dict(each.split("=", 1) for each in shlex.split(before))
    terminal = LineTerminal("the operator", home())
    try:
        terminal.runs(*desk.words(command), **{"TURNABOUT_LIMITS": "off", **given, **settings})
        await terminal.sees("listening")
        terminal.interrupts()
        assert await terminal.ended() == 0
    finally:
        terminal.close()


async def serves_as_a_node(desk: Desk, command: str) -> None:
    """Run a named node, on its own store and database instead of the shown ones."""
    database = f"sqlite:///{desk.directory}/results.sqlite"
    async with EmbeddedStore(desk.directory / "store") as store:
        own = {"TURNABOUT_REDIS_URL": store.url, "TURNABOUT_DATABASE_URL": database}
        await serves(desk, f"{command} --port {free_port()}", **own)


async def own_host(desk: Desk, command: str) -> None:
    """Host by a server of this machine's own, on a port that is free."""
    own_server(home()).unlink()
    desk.starts(re.sub(r"--port \d+", f"--port {free_port()}", command))
    await desk.terminal.sees("Your room is open")


async def in_a_clone(desk: Desk, command: str) -> None:
    """Run the script itself, in a clone whose environment is this one."""
    clone = desk.directory / "clone"
    (clone / "tests/web").mkdir(parents=True)
    for name in ("dev", "pyproject.toml", "tests/constraints.txt", "tests/web/package-lock.json"):
        shutil.copy(HERE / name, clone / name)
    (clone / ".venv/bin").mkdir(parents=True)
    for name in ("python", "turnabout"):
        (clone / ".venv/bin" / name).symlink_to(Path(sys.executable).with_name(name))
    (clone / ".venv/pyvenv.cfg").write_text("version = 3\n")
    read = ("pyproject.toml", "tests/constraints.txt", "tests/web/package-lock.json", "dev", ".venv/pyvenv.cfg")
    files = " ".join(shlex.quote(str(clone / name)) for name in read)
    await by_shell(desk, f"cksum {files} >{shlex.quote(str(clone / '.venv/ready-play'))}")
    script, *words = shlex.split(command)
    desk.terminal.starts(str(clone / script), *words, environment={})
    await desk.terminal.sees("Your first game", "Play alone", "Host a room")


async def by_shell(desk: Desk, command: str) -> None:
    """Run a line by the shell to its end, with this environment's programs."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    shell = await asyncio.create_subprocess_shell(
        desk.filled(command),
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            said, _ = await shell.communicate()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(shell.pid, signal.SIGKILL)
    assert shell.returncode == 0, said.decode()


async def by_pipe(desk: Desk, command: str) -> None:
    """Run a line that plays a card against the friend. The friend moves first if it is their turn."""
    joining = asyncio.create_task(by_shell(desk, command))
    ben = desk.ben
    await ben.until(lambda: ben.room.seats[1].name, "the player who joins")
    await ben.do("ready", match=1, leg=1)
    if ben.seat in tree(await ben.until(lambda: ben.room.view, "the leg")).to_act:
        await make_move(ben)
    await joining


async def backed_up(desk: Desk, command: str) -> None:
    """Back up the server's data."""
    await prints("Backed up", "--data-dir", str(desk.server.file.parent))(desk, command.replace("FILE", "backup"))


async def exported(desk: Desk, command: str) -> None:
    """Export the records of the server's matches."""
    await prints("Exported", "--replace", "--data-dir", str(desk.server.file.parent))(desk, command)


async def restored(desk: Desk, command: str) -> None:
    """Restore a backup; with --replace there are data to move aside."""
    await backed_up(desk, "turnabout backup FILE")
    restore = prints("Restored", "--data-dir", "own")
    if "--replace" in command:
        await restore(desk, "turnabout restore backup")
    await restore(desk, command.replace("FILE", "backup"))


async def installs_completion(desk: Desk, command: str) -> None:
    """Install completion for a shell, which is found by the program that starts the command."""
    (desk.directory / "home").mkdir(exist_ok=True)
    done = await asyncio.to_thread(
        subprocess.run,
        ["bash", "-c", f"{desk.filled(command)}; exit"],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"},
    )
    assert "completion installed" in done.stdout, done.stdout + done.stderr


async def shows_status(desk: Desk, command: str) -> None:
    """Show the server that runs."""
    await prints("running", "--data-dir", str(desk.server.file.parent))(desk, command)


async def stops(desk: Desk, command: str) -> None:
    """Stop a server that hosting has started."""
    own_server(home()).unlink()
    await asyncio.to_thread(local_server.find_or_start, home(), free_port(), alone=True)
    await prints("")(desk, command)
    assert local_server.find(home()) is None


async def sets(desk: Desk, command: str) -> None:
    """Change a setting, which is shown then."""
    await prints("")(desk, command)
    *_, name, value = desk.words(command)
    await prints(rf"(?m)^{name} +{value}\b")(desk, "turnabout settings")


async def about_ben(desk: Desk, command: str) -> None:
    """Ask about a friend who has finished a match, by id: only opponents and ranked players are found by name."""
    other = Player("Cy")
    await other.come(desk.server.url)
    await other.do("enter", room=desk.ben.room.room)
    await desk.ben.sees((await other.do("sit")).version)
    await begin_leg(desk.ben, other)
    await make_move(desk.ben, other)
    await other.do("resign", match=1)
    await result_of(desk.ben)
    await other.do("replay", match=match_of(other).id)  # the server settles the match before it answers
    await other.go()
    await prints("Ben")(desk, re.sub(r"\bBen\b", "ID", command))


async def plays_as_program(desk: Desk, command: str) -> None:
    """Have the example play; in another player's room, until it sits there."""
    await by_shell(desk, "turnabout bot --example python > mine.py")
    if "--game" in command:
        await prints("mine", "--number", SHORT)(desk, re.sub(r"--matches \d+", "--matches 1", command))
    else:
        await screen("mine")(desk, command)


async def module(desk: Desk, command: str) -> None:
    """Run a module of this repository, in a copy where it writes beside itself, on figures that are made up."""
    words = shlex.split(desk.filled(command).replace("bench.json", "records.jsonl"))[1:]
    figures = {**dict.fromkeys(OF_THE_BENCH, 100.0), "ratio": {"50": 0.5}}
    (desk.directory / "records.jsonl").write_text(json.dumps(figures), "utf-8")
    shutil.copytree(HERE / "protocol", desk.directory / "protocol")
    if words[1] != "protocol.schema":
        words = [word for word in words if word != "--write"]  # which would change the page of this repository
        (desk.directory / "tests").symlink_to(HERE / "tests")
        (desk.directory / "server").symlink_to(HERE / "server")
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, *words], capture_output=True, text=True, cwd=desk.directory
    )
    assert done.returncode == 0, done.stderr
    for schema in (HERE / "protocol").glob("*.json"):
        assert (desk.directory / "protocol" / schema.name).read_bytes() == schema.read_bytes()


async def takes_arguments(desk: Desk, command: str) -> None:
    """Only have its arguments read, since it takes minutes: tests/{bench,fuzz,faults} and tests/e2e run parts of it."""
    given = command.replace("python -m tests.", "dev ")
    _, name, *words = shlex.split(desk.filled(given))
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", f"tests.{name}", *words, "--none"],
        capture_output=True,
        text=True,
        cwd=HERE,
    )
    assert done.stderr.rstrip().endswith("error: unrecognized arguments: --none"), done.stderr


async def with_stand_ins(desk: Desk, command: str) -> None:
    """Run with stand-ins for what it installs and runs, since it would run this test: see tests/test_dev.py."""
    machine = Machine(desk.directory / "machine")
    machine.install()
    (machine.bin / "bash").symlink_to(shutil.which("bash") or "bash")
    script, *words = shlex.split(command)
    code, said, errors = await asyncio.to_thread(machine.run, *words, command=script)
    assert code == 0, errors
    assert ("\npytest" in f"\n{said}") == (words != ["lint"])
    assert all((HERE / word).exists() for word in words if "/" in word)


def not_here(why: str, *named: str) -> Run:
    """Don't run it, for a reason; what it names has to be right."""
    assert why

    async def run(desk: Desk, command: str) -> None:
        for each in named:
            assert each in command

    return run


async def composed(desk: Desk, command: str) -> None:
    """Check its words alone, since it needs a container engine: tests/test_compose.py checks the file."""
    known = {"up": {"--build", "-d", "--no-deps", "--wait"}, "down": {"--volumes"}}
    _, _, action, *words = shlex.split(command)
    services = YAML(typ="safe").load(HERE / "docker-compose.yml")["services"]
    assert {word for word in words if word.startswith("-")} <= known[action]
    assert {word for word in words if not word.startswith("-")} <= services.keys()


INSTALLS = not_here("it fetches the package; tests/test_image.py installs it from this repository", "git+URL")
OTHERS = not_here("it is another company's program", str(DEFAULT_PORT))
SMALL = {r"--numbers \d+-\d+": "--numbers 1-1"}
WEAKER = {**SMALL, "strong": "normal"}
ARENA = prints(r"mean|won")

FREE_PORT = {r"--port \d+": "--port 0"}
HOSTED = screen("Your room is open")

RULES: Sequence[tuple[str, Run]] = (
    (r"\./dev play", in_a_clone),
    # the games
    (r"turnabout play", screen("Play alone", "Host a room")),
    (r"\S+ play --game family-tree --number 7", screen("Family Tree", "number 7", "The tree")),
    (r"\S+ play --game family-tree --casual", screen("Family Tree", "The tree")),
    (r"\S+ play --computers strong,easy", screen("Family Tree", "Strong computer", "Easy computer")),
    (r"\S+ play --against (strong|easy).*", screen("Family Tree", "The tree", "fingerprint")),
    (
        r"\S+ play --game happy-graphs --option .*mode=puzzle",
        screen("Happy Graphs", "The time starts with the first card."),
    ),
    (r"\S+ play --game happy-graphs --against normal --seats 5", screen("Happy Graphs", "5 play")),
    (r"\S+ play --game poker-solitaire --option scoring=american .*", screen("Poker Solitaire", "American")),
    (r"\S+ play --game poker-solitaire --against easy --option mode=race .*", screen("Poker Solitaire", "fingerprint")),
    (r"\S+ play --game poker-solitaire --names .*", screen("Ada", "Ben")),
    (r"\S+ play --game grandmas-game --option winnable=on", screen("Grandma’s Game")),
    (r"\S+ play --game grandmas-game --against strong --seats 3", screen("Grandma’s Game", "fingerprint")),
    (
        r"turnabout play --game two-words --against easy",
        instead({"two-words": "family-tree"}, screen("Family Tree", "The tree", "fingerprint")),
    ),
    (r"\S+ play --plain", screen("Host a room", "How to play", "Quit")),
    # hosting and joining
    (r"\S+ host --port 8421", own_host),
    (r"turnabout host --game two-words", instead({"two-words": "family-tree"}, HOSTED)),
    (r"\S+ host( --.*)?", HOSTED),
    (r"\S+ join --profile friend localhost/CODE", screen("invites you to Family Tree", "What is your name?")),
    (r"\S+ join .*HOST/CODE", screen("Ben")),
    (r"printf .* \| turnabout join .*", by_pipe),
    (r"printf .* \| turnabout play .*", by_shell),
    # others to play with
    (r"\S+ rooms", screen("Find a game")),
    (r"\S+ quick( --game patriarch)?", screen("Looking for:")),
    (r"\S+ daily", screen("Daily number")),
    (r"\S+ daily --computer", screen("Family Tree")),
    (r"\S+ daily --friend", screen("Waiting for your friend")),
    (r"\S+ daily --day 2026-11-20", prints("2026-11-20|20 Nov")),
    (r"\S+ standings( --game family-tree)?( --correspondence)?", prints("Family Tree")),
    (r"\S+ player", prints("Ada")),
    (r"\S+ matches( --count 100)?", prints("No matches fit this search.")),
    (r"\S+ matches .*--everyone", prints("Matches on Family Tree number 7")),
    (r"\S+ matches --against Ben .*", instead({"Ben": "easy"}, prints("against easy, lost, from 2026-11-01"))),
    (r"\S+ (player|matches|versus) Ben", about_ben),
    # what was played
    (r"\S+ scores", prints("score|game")),
    (r"\S+ number NUMBER", prints("umber 9")),
    (r"\S+ number 7", instead({"7": SHORT}, prints("umber 9"))),  # of which more is known at once
    (r"\S+ replay FILE", screen("Leg 1")),
    (r"\S+ analyze FILE", prints("Analysis by the computer")),
    (r"\S+ verify FILE", prints("1 ")),
    # what is set, and said
    (r"\S+ settings", prints("(?m)^colours")),
    (r"\S+ settings .*", sets),
    (r"turnabout link --server HOST", screen("once, until", "can play as you.")),
    (r"turnabout link( LINK)?", not_here("it waits for another device", "link")),
    (r"turnabout --version", prints(r"turnabout \d")),
    (r"turnabout help", prints("Usage: turnabout")),
    (r"turnabout help COMMAND", prints("Usage: turnabout play")),
    (r"turnabout help GAME", prints("auto_grade")),
    (r"turnabout --install-completion", installs_completion),
    (r"turnabout (bot|arena|simulate|words)", prints("Usage: turnabout", "--help")),
    # programs that play
    (r"turnabout bot --example (python|javascript) > .*", by_shell),
    (r"\S+ bot --exec .*", plays_as_program),
    # servers
    (r"\S+ serve( --host 127\.0\.0\.1)?", serves),
    (rf"({UNLIMITED})?\S+ serve .*--port \d+", instead(FREE_PORT, serves)),
    (r"\S+ serve --workers 4", instead({"4": "2"}, serves)),
    (r"TURNABOUT_NODE=\S+ .* turnabout serve", serves_as_a_node),
    (r"\S+ status", shows_status),
    (r"\S+ stop( --yes)?", stops),
    (r"turnabout backup FILE", backed_up),
    (r"turnabout export (--since 2026-11-01 records.zst|FILE)", exported),
    (r"turnabout restore (--replace )?FILE", restored),
    (r"docker compose (up|down).*", composed),
    # computers
    (r"turnabout simulate --number 7", prints('"family-tree"')),
    (r"turnabout simulate --game two-words .*", instead({"two-words": "family-tree", "strong,": ""}, prints('"solo"'))),
    (r"turnabout simulate .*", instead({"--count 20": "--count 2"}, prints(""))),
    (r"turnabout arena .*--game patriarch .*", instead({"--trees all": "--trees 1"}, prints("strong"))),
    (r"turnabout arena .*mode=puzzle.*", instead({"strong": "normal"}, prints("normal", "--numbers", "1-1"))),
    (r"turnabout arena .*strong.*--numbers .*", instead(WEAKER, prints("normal"))),
    (r"turnabout arena --players strong,easy", instead({"strong": "normal"}, prints("normal", "--numbers", "1-1"))),
    (r"turnabout arena .*--numbers .*", instead(SMALL, prints("easy"))),
    (r"turnabout solve .*", instead({r"--numbers \S+": "--numbers 1-1"}, prints("1"))),
    # the guide for authors of games
    (r"turnabout games", prints("Your games at")),
    (r"turnabout games --watch.*", not_here("it runs until it is stopped", "--watch")),
    (r"turnabout challenge Ben", not_here("it needs a past opponent", "challenge Ben")),
    (r"turnabout catalog", prints(r"family-tree: Family Tree \(turnabout")),
    (r"turnabout new-game .*", prints("turnabout check-game two-words")),
    (
        r"turnabout words .*",
        instead({"FOLDER|turnabout_two_words": EXAMPLE_GAME}, prints("", "--check")),
    ),
    (r"turnabout check-game .*", instead({"NAME|two-words|family-tree": "family-tree"}, prints("Everything is right"))),
    # the tests
    (r"\./dev (bench|faults|fuzz).*", takes_arguments),
    (r"\./dev (test|lint).*|\.ci/run", with_stand_ins),
    (r"\.venv/bin/python -m tests\.bench\.records.*", takes_arguments),
    (r"\.venv/bin/python -m tests\.bench\.lively", instead({"lively": "lively 2"}, module)),
    (r"(\.venv/bin/)?python -m tests\.bench\.affinity", instead({"affinity": "affinity 1 1"}, module)),
    (r"python -m tests\.bench\.inside bytes", instead({"bytes": "bytes 1"}, module)),
    (r"\.venv/bin/python -m tests\.bench\.correspondence", instead({"correspondence": "correspondence 200"}, module)),
    (r"(\.venv/bin/)?python -m .*", module),
    # what cannot be run here
    (r"pipx install git\+URL|uv tool install git\+URL|pip install .*", INSTALLS),
    (r"uv (pip install -e|tool install --with-editable) .*", not_here("it installs a package", "turnabout-two-words")),
    (r"cloudflared .*|ngrok .*", OTHERS),
    (r"sudo ufw .*", not_here("it changes the machine", str(DEFAULT_PORT))),
    (r"sudo apt-get install .*", not_here("it changes the machine; .ci/run does it", "chromium")),
)
"""How each command is run: the first rule whose pattern it matches whole."""


def rule_of(command: str) -> int:
    """Return which rule says how a command is run; -1: none does."""
    return next((index for index, (pattern, _) in enumerate(RULES) if re.fullmatch(pattern, command)), -1)


@pytest.mark.parametrize("command", SHOWN, ids=SHOWN)
async def test_a_command_that_is_shown_works(desk: Desk, command: str) -> None:
    index = rule_of(command)
    assert index >= 0, "no rule says how this command is run: add one to RULES"
    await RULES[index][1](desk, command)


def test_every_rule_is_needed() -> None:
    used = {rule_of(command) for command in SHOWN}
    assert [pattern for index, (pattern, _) in enumerate(RULES) if index not in used] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_block_of_shell_has_commands_alone(page: str) -> None:
    blocks = [block for language, block in FENCE.findall(text_of(page)) if language == "sh"]
    assert [line for block in blocks for line in block.splitlines() if not is_command(line)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page != "protocol/README.md"])  # which has its own commands
def test_a_column_of_commands_has_commands_alone(page: str) -> None:
    column = None
    for line in text_of(page).splitlines():
        cells = re.split(r" *\| *", line)
        if not line.startswith("|"):
            column = None
        elif "command" in cells:
            column = cells.index("command")
        elif column is not None and "---" not in line:
            assert [is_command(span) for span in SPAN.findall(cells[column])] == [True], line


def test_every_page_is_checked() -> None:
    # German Whist is another project. The commands of fonts/ fetch packages, only to make the committed fonts again.
    hidden = ("node_modules", "vendor", "german_whist", "fonts")
    found = [path for path in HERE.rglob("*.md") if not any(part in hidden or part[0] == "." for part in path.parts)]
    found = [path for path in found if path.parent.parent.name != "text"]  # pages of the catalogue
    assert {path.relative_to(HERE).as_posix() for path in found} == set(PAGES)


def test_the_python_that_is_shown_runs(tmp_path: Path) -> None:
    blocks = [block for page in PAGES for language, block in FENCE.findall(text_of(page)) if language == "python"]
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", block], check=True, cwd=HERE)


def test_the_first_page_is_short() -> None:
    lines = text_of("README.md").splitlines()
    assert len(lines) <= MOST_LINES
    assert "./dev play" in lines[:20]


def anchors(page: Path) -> set[str]:
    """Return what the headings of a page are linked to by."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text("utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_is_there(page: str) -> None:
    for link in LINK.findall(text_of(page)):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (HERE / page).parent / name if name else HERE / page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_picture_is_shown() -> None:
    shown = {Path(link).name for page in PAGES for link in LINK.findall(text_of(page))}
    assert {path.name for path in (HERE / "client/pictures").iterdir()} <= shown


def test_every_command_is_listed() -> None:
    shown = (command for command in commands_of(text_of("README.md")) if command.startswith("turnabout "))
    listed = {command.split()[1] for command in shown if not command.startswith("turnabout -")}
    group = typer.main.get_group(app)
    assert listed == {name for name, command in group.commands.items() if not command.hidden}


def row_of(page: str, first: str) -> list[str]:
    """Return the cells of the row of a table that has a code span in its first cell."""
    rows = [re.split(r"(?<!\\) *\| *", line) for line in page.splitlines() if line.startswith("|")]
    return next(row[1:-1] for row in rows if f"`{first}`" in row[1])


def test_no_setting_of_a_server_is_listed_that_does_not_exist() -> None:
    listed = {span for span in SPAN.findall(text_of("server/README.md")) if re.fullmatch("TURNABOUT_[A-Z_]+", span)}
    assert listed == {f"TURNABOUT_{name.upper()}" for name in Settings.model_fields}


@pytest.mark.parametrize("name", Settings.model_fields)
def test_a_setting_of_a_server_is_listed_with_its_default(name: str) -> None:
    default = Settings.model_fields[name].default
    listed = re.split(r"[ ,`]+", row_of(text_of("server/README.md"), f"TURNABOUT_{name.upper()}")[2])
    if isinstance(default, str | int | float):
        assert str(default).removesuffix(".0") in listed


@pytest.mark.parametrize("name", VALUES)
def test_a_setting_of_a_person_is_listed_with_its_values(name: str) -> None:
    rows = [
        line.split("|") for line in text_of("client/README.md").splitlines() if f"`turnabout settings {name} " in line
    ]
    assert [tuple(SPAN.findall(row[2])) for row in rows] == [VALUES[name]]


@pytest.mark.parametrize(("game", "option"), [(game, option) for game in OFFERS for option in OFFERS[game].options])
def test_an_option_of_a_game_is_listed_with_its_values(game: str, option: str) -> None:
    title = title_of(game).replace("’", "'")
    section = next(each for each in text_of("client/README.md").split("\n### ") if each.startswith(f"{title}\n"))
    listed = SPAN.findall(row_of(section, option)[1])
    values = OFFERS[game].options[option]
    if option.endswith("-2") and option != "rejects-2":
        values = OFFERS[game].options[option.removesuffix("-2")]
        assert listed == ["-2"]
    elif option in OFFERS[game].typed:
        for example in listed:
            OFFERS[game].typed[option](example.removeprefix(f"{option}="))
    elif all(value.isdigit() for value in values) and len(values) > 2:
        assert set(listed) <= set(values)
    else:
        assert tuple(listed) == tuple(value for value in values if not value.isdigit()) or tuple(listed) == values
