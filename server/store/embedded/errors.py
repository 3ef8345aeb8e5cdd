"""The errors of a server's own store.

EmbeddedStoreError ├─ NoStoreHere     this machine has no program that can be the store, or no place for its socket ├─
DataUnusable    the data directory can't be created, read or written ├─ DiskFull        the disk with the data directory
is full ├─ DataInUse       another server, or a store that does not end, uses the data directory ├─ DataUnreadable  the
data was written by a store that ours can't read ├─ DataBroken      the data is damaged and can't be repaired └─
StoreDied       the store did not start, or died
"""

from pathlib import Path

from server.store.embedded.free_space import FULL, NEEDED_BYTES


class EmbeddedStoreError(Exception):
    """The server's own store can't run; the message says why and what to do."""


class NoStoreHere(EmbeddedStoreError):
    """This machine has no program that can be the store, or no place for its socket."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"Turnabout cannot start its own store here: {why}. Set TURNABOUT_REDIS_URL to a Redis (7.0 or later) "
            "or Valkey that is running, for example redis://localhost:6379."
        )


class DataUnusable(EmbeddedStoreError):
    """The data directory, or a file in it, can't be created, read or written."""

    def __init__(self, directory: Path, why: str) -> None:
        super().__init__(
            f"The data directory {directory} cannot be used: {why}. Give this user access, or name another directory."
        )
        self.directory = directory


class DiskFull(EmbeddedStoreError):
    """The disk with the data directory is full, or this user's quota is."""

    def __init__(self, directory: Path) -> None:
        super().__init__(
            f"The disk with the data directory {directory} is full: no move can be saved. "
            f"Free at least {NEEDED_BYTES // 2**20} MiB of it."
        )
        self.directory = directory


def unusable(directory: Path, error: OSError) -> EmbeddedStoreError:
    """Return the error for an OSError in a data directory."""
    if error.errno in FULL:
        return DiskFull(directory)
    return DataUnusable(directory, error.strerror or str(error))


class DataInUse(EmbeddedStoreError):
    """Process `pid`, if that is known, uses the data directory."""

    def __init__(self, directory: Path, holder: str, pid: int | None) -> None:
        super().__init__(
            f"The data directory {directory} is in use by {holder}{'' if pid is None else f' (process {pid})'}. "
            "Stop it first (a server with turnabout stop), or name another directory."
        )
        self.directory = directory
        self.pid = pid


class DataUnreadable(EmbeddedStoreError):
    """The data was written by `theirs`, which `ours` can't read."""

    def __init__(self, directory: Path, theirs: str, ours: str) -> None:
        super().__init__(
            f"The data in {directory} was written by {theirs}, which {ours} cannot read. "
            f"Start Turnabout with {theirs} or later, or name another directory."
        )
        self.directory = directory


class DataBroken(EmbeddedStoreError):
    """The data is damaged, can't be repaired, and was not changed."""

    def __init__(self, directory: Path, what: str) -> None:
        super().__init__(
            f"The data in {directory} is damaged: {what}. Nothing was changed. Restore a backup "
            "(turnabout restore --replace FILE keeps the damaged data in another place), or name another directory."
        )
        self.directory = directory


class StoreDied(EmbeddedStoreError):
    """The store died; `last_lines` of its log say why."""

    def __init__(self, what: str, last_lines: list[str]) -> None:
        super().__init__(f"{what} Its last lines: {' | '.join(last_lines) or '(none)'}")
        self.last_lines = last_lines
