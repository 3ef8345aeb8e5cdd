"""A server that stands for many tests, which begin nothing that another one could see."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from os import environ
from pathlib import Path

from tests.e2e.play import LISTENING


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
    program = subprocess.Popen(
        [sys.executable, "-m", "server", "serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", str(data_dir)],
        env={**environ, "TURNABOUT_LIMITS": "off", **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    assert program.stderr is not None
    try:
        said = b""
        for line in program.stderr:
            said += line
            found = LISTENING.search(line)
            if found is not None:
                break
        else:
            raise AssertionError(said.decode())
        rest = threading.Thread(target=program.stderr.read)  # else a full pipe stopped the server
        rest.start()
        yield f"127.0.0.1:{int(found[1] or found[2])}"
    finally:
        program.terminate()
        program.wait()
    rest.join()
    program.stderr.close()
