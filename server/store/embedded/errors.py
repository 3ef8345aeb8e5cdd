"""Why a server cannot have a store of its own.

EmbeddedStoreError
 ├─ NoStoreHere     nothing that could be started as a store is on this machine, or it has no place for its socket
 ├─ DataUnusable    the data directory cannot be made, read or written
 ├─ DiskFull        the disk that holds the data directory takes no more
 ├─ DataInUse       another server, or a store that would not end, holds the data directory
 ├─ DataUnreadable  the data was written by a store that ours cannot follow
 ├─ DataBroken      the data is damaged where it cannot be repaired
 └─ StoreDied       the store did not start, or ended by itself
"""

from pathlib import Path

from server.store.embedded.free_space import FULL, NEEDED_BYTES


class EmbeddedStoreError(Exception):
    """The server cannot have a store of its own; the message says why and what would help."""


class NoStoreHere(EmbeddedStoreError):
    """Nothing that could be started as a store is on this machine, or it has no place for its socket."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"Turnabout can start no store of its own here: {why}. Set TURNABOUT_REDIS_URL to a Redis (7.0 or later) "
            "or Valkey that is running, for example redis://localhost:6379."
        )


class DataUnusable(EmbeddedStoreError):
    """The data directory, or a file in it, cannot be made, read or written."""

    def __init__(self, directory: Path, why: str) -> None:
        super().__init__(
            f"The data directory {directory} cannot be used: {why}. Give this user the right to it, or name another."
        )
        self.directory = directory


class DiskFull(EmbeddedStoreError):
    """The disk that holds the data directory takes no more, or this user may put no more on it."""

    def __init__(self, directory: Path) -> None:
        super().__init__(
            f"The disk that holds the data directory {directory} is full: no move can be kept. "
            f"Free at least {NEEDED_BYTES // 2**20} MiB of it."
        )
        self.directory = directory


def unusable(directory: Path, error: OSError) -> EmbeddedStoreError:
    """Return what an OSError in a data directory means."""
    if error.errno in FULL:
        return DiskFull(directory)
    return DataUnusable(directory, error.strerror or str(error))


class DataInUse(EmbeddedStoreError):
    """Process `pid`, where that is known, holds the data directory."""

    def __init__(self, directory: Path, holder: str, pid: int | None) -> None:
        super().__init__(
            f"The data directory {directory} is in use by {holder}{'' if pid is None else f' (process {pid})'}. "
            "Stop that one first (turnabout stop stops a server), or name another directory."
        )
        self.directory = directory
        self.pid = pid


class DataUnreadable(EmbeddedStoreError):
    """The data was written by `theirs`, which `ours` cannot follow."""

    def __init__(self, directory: Path, theirs: str, ours: str) -> None:
        super().__init__(
            f"The data in {directory} was written by {theirs}, which {ours} cannot read. "
            f"Start Turnabout with {theirs} or later, or name another directory."
        )
        self.directory = directory


class DataBroken(EmbeddedStoreError):
    """The data is damaged where it cannot be repaired, and was left as it is."""

    def __init__(self, directory: Path, what: str) -> None:
        super().__init__(
            f"The data in {directory} is damaged: {what}. Nothing was changed. Restore a backup "
            "(turnabout restore --replace FILE keeps the damaged data aside), or name another directory."
        )
        self.directory = directory


class StoreDied(EmbeddedStoreError):
    """The store ended by itself; `last_lines` of its log say why."""

    def __init__(self, what: str, last_lines: list[str]) -> None:
        super().__init__(f"{what} Its last lines: {' | '.join(last_lines) or '(none)'}")
        self.last_lines = last_lines
