"""The command `turnabout`, as a shell runs it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from client.cli.__main__ import app
from client.cli.help import SECTIONS
from client.games.options import OFFERS
from client.text.messages import cli_help as help_text
from tests.client.cli.typed import typed
from tests.e2e import copied

WINDOWS = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"fcntl", "uvloop", "resource", "pwd", "grp", "server"}:
            raise ImportError(f"{name} is not there on Windows")
sys.meta_path.insert(0, Missing())
import signal, socket, asyncio
for name in ("SIGHUP", "SIGKILL", "SIGCHLD", "SIGUSR1"):
    delattr(signal, name)
del socket.AF_UNIX
for name in ("open_unix_connection", "start_unix_server"):
    delattr(asyncio, name)
del asyncio.AbstractEventLoop.add_signal_handler
import pkgutil, importlib, client
for module in pkgutil.walk_packages(client.__path__, "client."):
    importlib.import_module(module.name)
print("imported")
"""


def turnabout(*words: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return copied.told("client.cli", *words, environment={"TURNABOUT_HOME": str(home), "COLUMNS": "100", **environment})


def test_help_names_every_command(tmp_path: Path) -> None:
    told = turnabout("--help", home=tmp_path, COLUMNS="80").stdout
    for section, commands in SECTIONS.items():
        listed = told.partition(f"\n{help_text.section(section)}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in listed.splitlines() if line[2] != " "] == list(commands)
        assert "..." not in listed
    assert turnabout("help", home=tmp_path, COLUMNS="80").stdout == told


def test_every_command_is_in_one_section() -> None:
    named = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    assert sorted(named) == sorted(name for names in SECTIONS.values() for name in names)


@pytest.mark.parametrize("command", [name for names in SECTIONS.values() for name in names])
def test_help_on_a_command_is_what_the_command_says_of_itself(tmp_path: Path, command: str) -> None:
    told = turnabout("help", command, home=tmp_path, COLUMNS="80")
    assert told.returncode == 0 and told.stdout.startswith(f"Usage: turnabout {command} ")
    assert told.stdout == turnabout(command, "--help", home=tmp_path, COLUMNS="80").stdout
    assert max(map(len, told.stdout.splitlines())) <= 80


@pytest.mark.parametrize("game", OFFERS)
def test_help_on_a_game_lists_every_option_with_its_values_and_its_default(tmp_path: Path, game: str) -> None:
    told = turnabout("help", game, home=tmp_path, COLUMNS="80")
    assert told.returncode == 0 and max(map(len, told.stdout.splitlines())) <= 80
    sections = dict(part.split(":", 1) for part in told.stdout.split("\n  ")[1:] if part[0] != " ")
    assert list(sections) == list(OFFERS[game].options)
    offered = iter(told.stdout.split("\n\n  ")[1:])
    for name, values in OFFERS[game].options.items():
        listed = next(offered)
        assert listed.startswith(f"{name}: ")
        if name not in OFFERS[game].typed:
            assert "default" in listed
            for value in (value for value in values if name not in OFFERS[game].ranges or not value.isdigit()):
                assert re.search(rf"(^    |, ){value}(  |,|\n|$)", listed, re.MULTILINE), (name, value)
        if name in OFFERS[game].ranges:
            assert f"{OFFERS[game].ranges[name][0]} to {OFFERS[game].ranges[name][-1]}" in listed


@pytest.mark.parametrize("words", [("--game", "happy-graphs"), ("--game=happy-graphs",)])
def test_a_commands_help_lists_the_options_of_the_game_that_is_named(tmp_path: Path, words: tuple[str, ...]) -> None:
    options = typed("help", "happy-graphs", home=tmp_path).stdout
    assert typed("play", *words, "--help", home=tmp_path).stdout.endswith(f"\n\n{options}")
    assert "turnabout help GAME" in typed("play", "--help", home=tmp_path).stdout


def test_help_on_what_is_neither_command_nor_game_names_both(tmp_path: Path) -> None:
    told = typed("help", "chess", home=tmp_path)
    assert (told.exit_code, told.stdout) == (1, "")
    assert "no command or game “chess”" in told.stderr and "happy-graphs" in told.stderr


@pytest.mark.parametrize(
    ("command", "options"),
    [
        (
            "play",
            ["--game", "--number", "--against", "--role", "--clock", "--hints", "--computers", "--server", "--plain"],
        ),
        (
            "host",
            [
                "--number",
                "--role",
                "--clock",
                "5m+3",
                "--no-spectators",
                "--no-notes",
                "--public",
                "--port",
                "--new",
                "--name",
                "--profile",
                "--ascii",
            ],
        ),
        ("join", ["HOST[:PORT]/CODE", "--seat-code", "--name", "--profile", "--ascii"]),
    ],
)
def test_help_of_a_command_names_every_option(tmp_path: Path, command: str, options: list[str]) -> None:
    told = typed(command, "--help", home=tmp_path).stdout
    for option in options:
        assert option in told


def test_the_servers_commands_show_the_servers_help(tmp_path: Path) -> None:
    told = turnabout("simulate", "--help", home=tmp_path)
    assert told.returncode == 0
    assert told.stdout.startswith("Usage: turnabout simulate")


def test_the_servers_commands_pass_on_arguments_and_exit_code(tmp_path: Path) -> None:
    told = turnabout("serve", "--port", "none", home=tmp_path)
    assert told.returncode == 2
    assert "--port" in told.stderr


def test_version_is_one_line(tmp_path: Path) -> None:
    assert turnabout("--version", home=tmp_path).stdout.startswith("turnabout 0.")


REFUSED = {
    "a role that is none": (["host", "--role", "banker"], "Unknown role “banker”: choose maximizer or minimizer."),
    "a number that is none": (["host", "--number", "x"], "a whole number from 1 to 999,999,999,999."),
    "a number out of range": (["host", "--number", "0"], "a whole number from 1 to 999,999,999,999."),
    "a number to be told about": (["number", "x"], "a whole number from 1 to 999,999,999,999."),
    "a server that is none": (["scores", "--server", "a b"], "is not the name or address of a machine"),
    "a server to ask about a game that is first played alone": (
        ["scores", "--game", "poker-solitaire", "--server", "a b"],
        "is not the name or address of a machine",
    ),
    "a server to ask about a number of it": (
        ["number", "7", "--game", "poker-solitaire", "--server", "a b"],
        "is not the name or address of a machine",
    ),
    "a server of rooms that is none": (["rooms", "--server", "a b"], "is not the name or address of a machine"),
    "a server of a match that is none": (["quick", "--server", "a b"], "is not the name or address of a machine"),
    "a daily server that is none": (
        ["daily", "--server", "a b"],
        "is not the name or address of a machine",
    ),
    "a day that is none": (["matches", "--since", "soon"], "“soon” is not a day. Write it like 2026-11-20."),
    "a result that is none": (["matches", "--result", "win"], "Choose won, lost, drawn or played."),
    "a number without its game": (["matches", "--number", "7"], "A number needs its game."),
    "a number to search that is none": (["matches", "--number", "x"], "“x” is not a game number."),
    "a game to search that is none": (["matches", "--game", "chess"], "There is no game “chess”"),
    "everyone and a player": (
        ["matches", "Ann", "--everyone", "--game", "family-tree", "--number", "7"],
        "Search a player’s matches, or everyone’s: not both.",
    ),
    "a clock that is none": (
        ["host", "--clock", "5x"],
        "5m+3 for 5 minutes a leg and 3 seconds more for each move.",
    ),
    "a clock too quick": (["host", "--clock", "2"], "A move has from 5 seconds to 14 days"),
    "a seat code that is none": (["join", "10.1.2.3/KZ74QM2", "--seat-code", "x"], "such as KZ74-QM2A."),
    "an address without a code": (["join", "10.1.2.3"], "The room code is missing"),
    "a code without a server": (["join", "KZ7-4QM2"], "the server’s address before KZ7-4QM2"),
    "a profile's name": (["play", "--profile", "../x"], "“../x” can’t name a profile"),
    "an empty name": (["play", "--name", " "], "Type a name."),
    "a long name": (["host", "--name", "x" * 31], "A name can have 24 characters; this one has 31."),
    "a record that is not there": (["replay", "none.json"], "none.json can’t be read: No such file or directory."),
}


@pytest.mark.parametrize(("words", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    told = typed(*words, home=tmp_path)
    assert told.exit_code == 1
    assert told.stderr.startswith("turnabout: ")
    assert sentence in told.stderr
    assert told.stdout == ""


def test_what_is_wrong_ends_the_program_without_a_traceback(tmp_path: Path) -> None:
    told = turnabout("join", "KZ7-4QM2", home=tmp_path)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("turnabout: ") and told.stderr.count("\n") == 1


def test_without_a_terminal_it_is_lines_of_text(tmp_path: Path) -> None:
    told = turnabout("play", home=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("Turnabout, in lines of text.")


def test_lines_of_text_do_not_wait_for_what_draws(tmp_path: Path) -> None:
    program = (
        "import sys; from client.cli.__main__ import app; "
        "app(['play', '--plain'], standalone_mode=False); app(['--plain', 'play'], standalone_mode=False); "
        "sys.exit(not {'textual', 'plotext'}.isdisjoint(sys.modules))"
    )
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "TURNABOUT_HOME": str(tmp_path)}
    told = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, env=environment)
    assert told.returncode == 0, told.stderr


def test_a_home_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = typed("play", home=tmp_path / "file")
    assert told.exit_code == 1
    assert f"{tmp_path}/file" in told.stderr


def test_everything_the_client_imports_is_there_on_windows_too() -> None:
    told = subprocess.run([sys.executable, "-c", WINDOWS], capture_output=True, text=True, check=False)
    assert told.stdout == "imported\n", told.stderr
