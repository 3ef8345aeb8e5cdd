"""A server that stands for many tests, which begin nothing that another one could see."""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from server.store.embedded.store import EmbeddedStore
from tests.e2e import copied
from tests.e2e.play import LISTENING, sharing


@dataclass(frozen=True, slots=True)
class Standing:
    """Where it stands: its address as it is typed, and its data."""

    address: str
    data_dir: Path

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.address.rpartition(":")[2])

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"ws://{self.address}/"


@contextmanager
def standing(data_dir: Path, **settings: str) -> Iterator[str]:
    """Have a server up for as long as this lasts; give its address as it is typed."""
    log, stderr = os.pipe()
    environment = {"TURNABOUT_LIMITS": "off", **settings}
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", str(data_dir))
    program = copied.start("server", *words, environment=environment, log=stderr)
    os.close(stderr)
    lines = os.fdopen(log, "rb")
    try:
        said = b""
        for line in lines:
            said += line
            found = LISTENING.search(line)
            if found is not None:
                break
        else:
            raise AssertionError(said.decode())
        rest = threading.Thread(target=lines.read)  # else a full pipe stopped the server
        rest.start()
        yield f"127.0.0.1:{int(found[1] or found[2])}"
    finally:
        program.terminate()
        program.wait()
    rest.join()
    lines.close()


@contextmanager
def standing_store(directory: Path) -> Iterator[str]:
    """Have a store up for as long as this lasts; give its URL."""
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        store = EmbeddedStore(directory)
        runner.run(store.__aenter__())
        try:
            yield store.url
        finally:
            runner.run(store.__aexit__())


@contextmanager
def standing_nodes(directory: Path, count: int, store: str, **settings: str) -> Iterator[list[Standing]]:
    """Have so many servers up on one store for as long as this lasts; their database is in the directory."""
    with ExitStack() as stack:
        nodes = []
        for data_dir in (directory / str(number) for number in range(count)):
            address = stack.enter_context(standing(data_dir, **sharing(store, directory, **settings)))
            nodes.append(Standing(address, data_dir))
        yield nodes
