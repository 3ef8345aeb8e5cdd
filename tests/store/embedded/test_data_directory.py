import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.embedded.binary import Version
from server.store.embedded.data_directory import DataDirectory
from server.store.embedded.errors import DataInUse, DataUnreadable, DataUnusable

OURS = Version("Valkey", (9, 1, 2))


def test_the_writing_version_is_recorded(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    directory.claim(OURS)
    directory.release()
    assert (tmp_path / "written-by").read_text() == "Valkey 9.1.2\n"


def test_data_of_an_older_version_is_taken_over(tmp_path: Path) -> None:
    (tmp_path / "written-by").write_text("Valkey 8.0.1\n")
    directory = DataDirectory(tmp_path)
    directory.claim(OURS)
    directory.release()
    assert (tmp_path / "written-by").read_text() == "Valkey 9.1.2\n"


@pytest.mark.parametrize("written", [b"Valkey 10.0.0\n", b"Redis 8.0.0\n", b"nothing we know\n", b"\xff\x00"])
def test_data_of_a_newer_version_is_rejected_unchanged(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "written-by").write_bytes(written)
    directory = DataDirectory(tmp_path)
    with pytest.raises(DataUnreadable, match=f"{written.decode(errors='replace').strip()}.*Valkey 9.1.2"):
        directory.claim(OURS)
    directory.release()
    assert (tmp_path / "written-by").read_bytes() == written


async def test_the_store_lock_is_released_when_the_directory_fails(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    directory.claim(OURS)
    directory.pid_file.mkdir()
    with pytest.raises(DataUnusable):
        await directory.take_store_lock(tmp_path / "s")
    directory.pid_file.rmdir()
    os.close(await directory.take_store_lock(tmp_path / "s"))
    directory.release()


def test_a_claimed_directory_is_locked_until_released(tmp_path: Path) -> None:
    first, second = DataDirectory(tmp_path), DataDirectory(tmp_path)
    first.claim(OURS)
    with pytest.raises(DataInUse, match=f"process {os.getpid()}"):
        second.claim(OURS)
    second.release()
    with pytest.raises(DataInUse):
        second.claim(OURS)
    first.release()
    second.claim(OURS)
    second.release()


@pytest.fixture
def without_rights(tmp_path: Path) -> Iterator[Path]:
    """A directory in which this process may not write, even as root."""
    tmp_path.chmod(0o500)
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    yield tmp_path
    os.seteuid(user)
    tmp_path.chmod(0o700)


def test_a_directory_without_access_is_explained(without_rights: Path) -> None:
    directory = DataDirectory(without_rights / "data")
    with pytest.raises(DataUnusable, match=r"Permission denied\. Give this user access, or name another directory\."):
        directory.claim(OURS)
    directory.release()
