"""The image: its Dockerfile's steps taken as plain commands, and what they make started as the image would be.

What only an engine does is not done here: the base image, users, a read-only root.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from server.net import web
from server.net.page_texts import TEXTS
from server.store.embedded.store import EmbeddedStore
from tests.dockerfile import Stage, Step, context_of, stages
from tests.patience import PATIENCE

HERE = Path(__file__).parents[1]
BUILD, FINAL = stages((HERE / "server/Dockerfile").read_text())


def the(word: str) -> Step:
    """Return the final stage's last instruction of a kind."""
    return next(step for step in reversed(FINAL) if step.word == word)


def test_base_images_are_pinned_to_a_python_this_project_runs_on() -> None:
    built_on, base = (
        re.fullmatch(rf"python:(\d+)\.(\d+)-{slim}(\w+)", stage[0].rest.split(" AS ")[0])
        for stage, slim in ((BUILD, ""), (FINAL, "slim-"))  # of which only the first has a compiler
    )
    assert built_on is not None and base is not None
    assert built_on.groups() == base.groups()  # what is compiled fits no other Python, and no older Debian
    wanted = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]["requires-python"]
    assert (int(base[1]), int(base[2])) >= tuple(map(int, wanted.removeprefix(">=").split(".")))


def test_the_final_image_runs_nothing_while_built_and_is_nobody_with_rights() -> None:
    assert [step for step in FINAL if step.word in {"RUN", "ADD"}] == []
    user, group = the("USER").rest.split(":")
    assert int(user) > 0
    assert int(group) > 0


def test_signals_reach_the_server_since_no_shell_is_between() -> None:
    assert the("ENTRYPOINT").words + the("CMD").words == ["python", "-m", "server", "serve"]


def test_nothing_is_fetched_but_by_pip_and_from_no_named_place() -> None:
    text = (HERE / "server/Dockerfile").read_text()
    assert re.findall(r"https?://(?!127\.0\.0\.1)|--(?:extra-)?index-url|curl |wget |apt-get", text) == []


@dataclass
class Image:
    """The final stage, built; and how to start it."""

    stage: Stage

    def environment(self, **more: str) -> dict[str, str]:
        return {**self.stage.environment, **more}

    async def start(self, **more: str) -> asyncio.subprocess.Process:
        """Start it as an engine would, with this added to its environment."""
        return await asyncio.create_subprocess_exec(
            *self._found(the("ENTRYPOINT").words + the("CMD").words),
            cwd=self.stage.directory,
            env=self.environment(**more),
            stdin=DEVNULL,
            stderr=PIPE,
        )

    async def healthy(self, **more: str) -> bool:
        """Ask what an engine asks every few seconds."""
        words = Step.parse(the("HEALTHCHECK").rest).words
        asking = await asyncio.create_subprocess_exec(
            *self._found(words), cwd=self.stage.directory, env=self.environment(**more), stdin=DEVNULL, stderr=DEVNULL
        )
        return await asking.wait() == 0

    def _found(self, words: list[str]) -> list[str]:
        return [str(self.stage.root / "opt/turnabout/bin" / words[0]), *words[1:]]

    def files(self) -> set[Path]:
        return {path for path in self.stage.root.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """The image, built by its steps from what .dockerignore lets through, with the registry pip knows."""
    place = tmp_path_factory.mktemp("image")
    base = Path(sys.executable).parent  # what the base image brings: a Python with pip, which uv leaves out
    if find_spec("pip") is None:
        subprocess.run([sys.executable, "-m", "venv", place / "base"], check=True, capture_output=True)
        base = place / "base/bin"
    pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name == "HOME"}
    # compile without optimizing if necessary: it takes a third of the time, with the same result
    # and no bytecode ahead of need, which "no" asks pip for: whether the image writes any shows the sooner
    environment = {"PATH": f"{base}:/usr/bin:/bin", "CFLAGS": "-O0 -g0", "PIP_NO_COMPILE": "no", **pip}
    copied = [source for step in BUILD if step.word == "COPY" for source in step.rest.split()[:-1]]
    context = context_of(HERE, copied, place / "context")
    compiled = [path.relative_to(HERE) for path in (HERE / "server/bots").glob("*/compiled")]
    if not compiled and shutil.which("cc") is None:
        pytest.skip("the image is built with a C compiler, which this machine has not")
    for twin in compiled:  # by the same step, when this clone was set up: half a minute that need not be spent again
        shutil.copytree(HERE / twin, context / twin)
    build = Stage(place / "build-stage", dict(environment))
    final = Stage(place / "final-stage", {"PATH": environment["PATH"]})
    for stage, wanted in ((build, BUILD), (final, FINAL)):
        for step in wanted:
            # the cache of this machine spares the registry; the image has none to keep
            if step.word == "ENV":
                step = Step("ENV", {}, step.rest.replace("PIP_NO_CACHE_DIR=1", ""))
            stage.take(step, context, {"build": build})
    return Image(final)


def test_the_image_holds_the_pinned_versions_and_no_installer(image: Image) -> None:
    pins = dict(
        re.sub(r"^[^=]+", lambda name: re.sub(r"[-_.]+", "-", name[0].lower()), line).split("==")
        for line in (HERE / "tests/constraints.txt").read_text().splitlines()
        if not line.startswith("#")
    )
    packages = image.stage.root / "opt/turnabout/lib"
    held = dict(
        re.sub(r"[-_.]+(?=.*-)", "-", path.name.removesuffix(".dist-info").lower()).rsplit("-", 1)
        for path in packages.glob("python*/site-packages/*.dist-info")
    )
    assert held.pop("turnabout")
    assert {"websockets", "redis", "hiredis", "uvloop", "pydantic", "sqlalchemy", "asyncpg"} <= held.keys()
    assert {name: version for name, version in held.items() if pins.get(name) != version} == {}
    assert {"pip", "setuptools", "pytest", "hatchling"} & held.keys() == set()
    assert list(packages.rglob("server/Dockerfile")) == []
    (client,) = packages.rglob("client/web")
    kept = {path.relative_to(client) for path in client.rglob("*") if path.is_file()}
    read = {Path(web.BUNDLES), TEXTS.relative_to(web.DIRECTORY)}  # by the server itself
    assert {path.suffix for path in kept - read} <= web.SERVED.keys()
    there = {path.relative_to(web.DIRECTORY) for path in web.DIRECTORY.rglob("*") if path.suffix in web.SERVED}
    assert kept == there | read


def test_the_images_computer_players_use_compiled_code(image: Image) -> None:
    asked = "import server; from server.bots.family_tree.engine import COMPILED; print(server.__file__, COMPILED)"
    words = [str(image.stage.root / "opt/turnabout/bin/python"), "-c", asked]
    said = subprocess.run(words, cwd=image.stage.directory, env=image.environment(), capture_output=True, check=True)
    file, compiled = said.stdout.decode().split()
    assert Path(file).is_relative_to(image.stage.root) and compiled == "True"


def test_the_image_unpacks_records(image: Image) -> None:
    frame = json.loads((HERE / "tests/goldens/packed_records.json").read_text())["family-tree"]
    asked = f"import base64; from server.records.packed import unpack; print(unpack(base64.b64decode({frame!r})))"
    words = [str(image.stage.root / "opt/turnabout/bin/python"), "-c", asked]
    said = subprocess.run(words, cwd=image.stage.directory, env=image.environment(), capture_output=True, check=True)
    assert b'"game":"family-tree"' in said.stdout


async def test_the_image_serves_is_healthy_writes_nothing_and_stops_on_sigterm(image: Image, tmp_path: Path) -> None:
    before = image.files()
    async with EmbeddedStore(tmp_path / "store") as store:
        database = f"sqlite:///{tmp_path / 'results.sqlite'}"
        settings: dict[str, Any] = {
            "TURNABOUT_REDIS_URL": store.url,
            "TURNABOUT_DATABASE_URL": database,
            "TURNABOUT_PORT": "0",
        }
        server = await image.start(**settings)
        try:
            port = await _port_of(server)
            assert await image.healthy(TURNABOUT_PORT=port)
            client = web.read()
            assert f'<base href="/web/{client.build}/">' in await _page_at(port)
            main = await _page_at(port, f"/web/{client.build}/main.js")
            assert main.endswith(client.files["main.js"].body.decode())
            server.terminate()
            async with asyncio.timeout(PATIENCE):
                _, said = await server.communicate()
            assert server.returncode == 0, said
        finally:
            if server.returncode is None:
                server.kill()
                await server.wait()
        assert not await image.healthy(TURNABOUT_PORT=port)
    assert image.files() == before


async def _page_at(port: str, path: str = "/") -> str:
    """Return the answer that a browser gets."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        page = (await reader.read()).decode()
    writer.close()
    return page


async def _port_of(server: asyncio.subprocess.Process) -> str:
    assert server.stderr is not None
    said = b""
    async with asyncio.timeout(PATIENCE):
        async for line in server.stderr:
            said += line
            if found := re.search(rb'"port": (\d+).*"event": "listening"', line):
                return found[1].decode()
    raise AssertionError(said.decode())
