"""A disk of 16 MiB that a test may fill: a tmpfs in a mount namespace of its own, reached through /proc."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

_BYTES = 16 * 2**20


@dataclass(frozen=True)
class SmallDisk:
    """Where the disk is, and the shell inside its namespace."""

    path: Path
    shell: subprocess.Popen[str]

    @property
    def filling(self) -> Path:
        """The file that fills the disk."""
        return self.path / "filling"

    @property
    def enter(self) -> list[str]:
        """The command that runs another command where the disk is at /mnt.

        SQLite resolves the links of a path, so a process elsewhere can't use a database on the disk.
        """
        as_user = [] if os.geteuid() == 0 else ["--user", "--preserve-credentials"]
        return ["nsenter", "--target", str(self.shell.pid), "--mount", *as_user]

    def fill(self) -> None:
        """Leave not a byte on it."""
        with self.filling.open("ab", buffering=0) as file, suppress(OSError):
            while file.write(b"x" * 2**16):
                pass

    def free(self) -> None:
        """Take away what fills it."""
        self.filling.unlink()

    def make_read_only(self) -> None:
        """Let nobody write on it any more."""
        assert self.shell.stdin is not None and self.shell.stdout is not None
        self.shell.stdin.write("mount -o remount,bind,ro /mnt && echo done || echo failed\n")
        self.shell.stdin.flush()
        assert self.shell.stdout.readline() == "done\n"


@contextmanager
def small_disk() -> Iterator[SmallDisk]:
    """Mount the disk while the context lasts, or skip the test where that is not allowed."""
    if (unshare := shutil.which("unshare")) is None:
        pytest.skip("there is no unshare here, so no disk can be mounted")
    as_root = "-m" if os.geteuid() == 0 else "-rm"
    script = f"mount -t tmpfs -o size={_BYTES} none /mnt && echo mounted && exec sh"
    with subprocess.Popen(
        [unshare, as_root, "sh", "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as shell:
        assert shell.stdin is not None and shell.stdout is not None and shell.stderr is not None
        try:
            if shell.stdout.readline() != "mounted\n":
                pytest.skip(f"no disk can be mounted here: {shell.stderr.read().strip()}")
            yield SmallDisk(Path(f"/proc/{shell.pid}/root/mnt"), shell)
        finally:
            with suppress(BrokenPipeError):
                shell.stdin.close()
