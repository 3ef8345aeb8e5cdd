"""Repairs a damaged tail: it keeps a copy, and the store's own check tool cuts the tail off.

Every store program is also its check tool, if started by that name.
"""

import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from server.store.embedded.append_only import Tail
from server.store.embedded.binary import Binary
from server.store.embedded.errors import DataBroken

CHECK_SECONDS = 300.0
"""Seconds that the check tool may need."""

_FOUND = re.compile(r"ok_up_to=(\d+)")


def cut_off(directory: Path, tail: Tail, binary: Binary) -> Path:
    """Copy the file, let the check tool cut its tail off, and return the copy.

    Raises DataBroken, with the file unchanged, if the tool finds another end; OSError.
    """
    try:
        return _cut_off(directory, tail, binary)
    except subprocess.SubprocessError as error:
        raise DataBroken(directory, f"its check tool did not end on {tail.path.name} ({error})") from error


def _cut_off(directory: Path, tail: Tail, binary: Binary) -> Path:
    said = _check(binary, tail.path)
    found = _FOUND.search(said)
    if found is None or int(found[1]) != tail.whole:
        raise DataBroken(directory, f"its check tool finds another end of {tail.path.name} ({_last(said)})")
    copy = _copy_aside(directory, tail.path)
    said = _check(binary, "--fix", tail.path)
    if tail.path.stat().st_size != tail.whole:
        raise DataBroken(directory, f"its check tool did not repair {tail.path.name} ({_last(said)})")
    return copy


def _check(binary: Binary, *arguments: str | Path) -> str:
    command = [f"{binary.version.program.lower()}-check-aof", *map(str, arguments)]
    done = subprocess.run(  # noqa: S603 - no shell
        command,
        executable=binary.path,
        input="y\n",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=CHECK_SECONDS,
        check=False,
    )
    return done.stdout


def _last(said: str) -> str:
    return (said.strip().splitlines() or ["no output"])[-1]


def _copy_aside(directory: Path, path: Path) -> Path:
    copy = directory / f"damaged-{stamp()}-{path.name}"
    try:
        with path.open("rb") as source, open(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as to:
            shutil.copyfileobj(source, to, 2**20)
            to.flush()
            os.fsync(to.fileno())
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def stamp() -> str:
    """Return the present time in UTC, as in the names of kept files."""
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
