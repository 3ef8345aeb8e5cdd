"""boardgame.io is pinned and is installed once. A stand-in for npm keeps the tests off the network."""

import json
import re
from pathlib import Path

import pytest

from tests.bench.peers.boardgame_io import HERE, NotInstalled, install

NPM = """#!/bin/sh
set -eu
[ ! -e registry-is-down ] || { echo no route to host >&2; exit 1; }
rm -rf node_modules
mkdir node_modules
echo "$@" >>calls
"""


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    made = tmp_path / "peers"
    made.mkdir()
    (made / "package-lock.json").write_text("{}")
    return made


@pytest.fixture
def npm(tmp_path: Path) -> str:
    program = tmp_path / "npm"
    program.write_text(NPM)
    program.chmod(0o755)
    return str(program)


def test_it_is_installed_once_for_each_lock(directory: Path, npm: str) -> None:
    for _ in range(2):
        install(directory, npm)
    calls = directory / "calls"
    assert calls.read_text() == "ci --ignore-scripts --loglevel=error\n"
    (directory / "package-lock.json").write_text('{"changed": true}')
    install(directory, npm)
    assert len(calls.read_text().splitlines()) == 2


def test_a_failed_installation_shows_why_and_is_done_again(directory: Path, npm: str) -> None:
    down = directory / "registry-is-down"
    down.touch()
    with pytest.raises(NotInstalled, match=r"(?s)no route to host.*leave out --peers"):
        install(directory, npm)
    down.unlink()
    install(directory, npm)
    assert (directory / "calls").exists()


def test_the_lock_pins_the_package_and_names_no_registry() -> None:
    wanted = json.loads((HERE / "package.json").read_text())["dependencies"]
    packages = json.loads((HERE / "package-lock.json").read_text())["packages"]
    assert packages[""]["dependencies"] == wanted
    assert all(re.fullmatch(r"[0-9.]+", version) for version in wanted.values())
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert "resolved" not in {key for package in packages.values() for key in package}
    assert all("integrity" in package for name, package in packages.items() if name)
