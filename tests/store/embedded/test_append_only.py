"""Complete commands and damage in append-only files, byte by byte."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.store.embedded import append_only
from server.store.embedded.append_only import (
    DIRECTORY,
    MANIFEST,
    Scan,
    commands_after,
    damaged_tail,
    read_manifest,
    scan,
)
from server.store.embedded.errors import DataBroken


def command(*words: str) -> bytes:
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(word), word.encode()) for word in words)


PUSH = command("RPUSH", "room", "log")
GROUP = command("MULTI") + PUSH + command("EXEC")
P, G, M = len(PUSH), len(GROUP), len(command("MULTI"))


def scanned(data: bytes) -> Scan:
    return scan(io.BytesIO(data), len(data))


@pytest.mark.parametrize(
    ("data", "whole", "unfinished", "stopped", "cut"),
    [
        (b"", 0, 0, 0, False),
        (PUSH + GROUP, P + G, 0, P + G, False),
        (b"#TS:1700000000\r\n" + PUSH, 16 + P, 0, 16 + P, False),
        (PUSH + b"#TS:17", P, 0, P, True),
        (PUSH + PUSH[:-1], P, 0, P, True),
        (PUSH + b"*", P, 0, P, True),
        (PUSH + b"*3\r\n$5", P, 0, P, True),
        (GROUP + command("MULTI") + PUSH, G, 2, G + M + P, True),
        (GROUP + command("MULTI") + PUSH[:-3], G, 1, G + M, True),
        (PUSH + b"\0" * 50, P, 0, P, False),
        (PUSH + PUSH.replace(b"$4", b"$3"), P, 0, P, False),
        (PUSH + PUSH.replace(b"$4", b"$9999999999999"), P, 0, P, True),
        (PUSH + command("EXEC"), P, 0, P, False),
        (command("MULTI") * 2, 0, 1, M, False),
        (PUSH + b"*0\r\n", P, 0, P, False),
        (PUSH + b"*" + b"9" * 100, P, 0, P, False),
        (PUSH + b"#" * 100, P, 0, P, False),
    ],
    ids=[
        "nothing",
        "whole",
        "a note of the time",
        "cut note",
        "cut at the end",
        "cut at the start",
        "cut within",
        "group without its end",
        "cut in a group",
        "zeros",
        "wrong length",
        "length beyond the end",
        "end of no group",
        "group within a group",
        "command without words",
        "endless number",
        "endless note",
    ],
)
def test_scan_finds_complete_commands(data: bytes, whole: int, unfinished: int, stopped: int, cut: bool) -> None:
    assert scanned(data) == Scan(size=len(data), whole=whole, unfinished=unfinished, stopped=stopped, cut=cut)


@given(st.lists(st.sampled_from([PUSH, GROUP]), max_size=5), st.data())
def test_scan_of_a_cut_file_keeps_every_command_before_the_cut(written: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(written)
    at = data.draw(st.integers(0, len(whole)))
    ends = [sum(map(len, written[:count])) for count in range(len(written) + 1)]
    found = scanned(whole[:at])
    assert found.whole == max(end for end in ends if end <= at)
    assert found.cut == (found.whole < at)
    assert commands_after(io.BytesIO(whole[:at]), found) == 0


@given(st.integers(1, 4), st.integers(1, 4), st.binary(min_size=1, max_size=40))
def test_complete_commands_after_damage_are_found(before: int, after: int, damage: bytes) -> None:
    data = PUSH * before + b"!" + damage + b"\r\n" + PUSH * after
    assert commands_after(io.BytesIO(data), scanned(data)) >= after


def test_a_broken_length_that_swallows_the_rest_is_found() -> None:
    data = PUSH + PUSH.replace(b"$4", b"$60") + GROUP + PUSH
    assert commands_after(io.BytesIO(data), scanned(data)) == 4


MANIFEST_LINES = (
    "file appendonly.aof.2.base.rdb seq 2 type b\n"
    "file appendonly.aof.1.incr.aof seq 1 type h\n"
    "file appendonly.aof.2.incr.aof seq 2 type i\n"
    "file appendonly.aof.3.incr.aof seq 3 type i startoffset 7\n"
)


def write(directory: Path, files: dict[str, bytes], manifest: str = MANIFEST_LINES) -> None:
    (directory / DIRECTORY).mkdir()
    for name, data in {MANIFEST: manifest.encode(), **files}.items():
        (directory / DIRECTORY / name).write_bytes(data)


WHOLE = {
    "appendonly.aof.2.base.rdb": b"VALKEY080",
    "appendonly.aof.2.incr.aof": PUSH,
    "appendonly.aof.3.incr.aof": GROUP,
}


def test_manifest_names_its_files_without_those_to_be_deleted(tmp_path: Path) -> None:
    found = read_manifest(tmp_path, "# a remark\n" + MANIFEST_LINES)
    assert [(part.name, part.kind) for part in found] == [
        ("appendonly.aof.2.base.rdb", "b"),
        ("appendonly.aof.2.incr.aof", "i"),
        ("appendonly.aof.3.incr.aof", "i"),
    ]


@pytest.mark.parametrize("text", ["", "nonsense\n", "file ../../etc/passwd seq 1 type b\n", "file a seq 1 type x\n"])
def test_an_invalid_manifest_is_rejected(tmp_path: Path, text: str) -> None:
    with pytest.raises(DataBroken, match=f"{MANIFEST} .*names no file"):
        read_manifest(tmp_path, text)


def test_whole_files_have_no_damaged_tail(tmp_path: Path) -> None:
    assert damaged_tail(tmp_path) is None
    write(tmp_path, WHOLE)
    assert damaged_tail(tmp_path) is None


def test_tail_of_the_last_file_is_found(tmp_path: Path) -> None:
    write(tmp_path, WHOLE | {"appendonly.aof.3.incr.aof": GROUP + command("MULTI") + PUSH + b"\0\0\0"})
    tail = damaged_tail(tmp_path)
    assert tail is not None
    assert (tail.path.name, tail.whole, tail.lost) == ("appendonly.aof.3.incr.aof", G, M + P + 3)
    assert (tail.unfinished, tail.cut) == (2, False)


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("appendonly.aof.2.incr.aof", PUSH[:-1], "byte 0 on, and later files follow"),
        ("appendonly.aof.3.incr.aof", PUSH + b"?" + PUSH, f"byte {P} on, and 1 whole command follows the damage"),
        ("appendonly.aof.3.incr.aof", PUSH + b"?" + GROUP, f"byte {P} on, and 3 whole commands follow the damage"),
    ],
    ids=["not the last file", "one command follows", "commands follow"],
)
def test_damage_elsewhere_is_an_error(tmp_path: Path, name: str, data: bytes, why: str) -> None:
    write(tmp_path, WHOLE | {name: data})
    with pytest.raises(DataBroken, match=why):
        damaged_tail(tmp_path)


def test_missing_file_is_named(tmp_path: Path) -> None:
    write(tmp_path, {name: data for name, data in WHOLE.items() if "base" not in name})
    with pytest.raises(DataBroken, match=r"base\.rdb is missing"):
        damaged_tail(tmp_path)


def test_an_interrupted_first_start_is_accepted(tmp_path: Path) -> None:
    append_only.refuse_to_begin_anew(tmp_path)
    write(tmp_path, {"appendonly.aof.1.base.rdb": b"v" * 89, "appendonly.aof.1.incr.aof": b""})
    append_only.refuse_to_begin_anew(tmp_path)
    (tmp_path / DIRECTORY / MANIFEST).unlink()
    append_only.refuse_to_begin_anew(tmp_path)


@pytest.mark.parametrize("name", ["appendonly.aof.1.base.rdb", "appendonly.aof.1.incr.aof"])
def test_data_without_its_manifest_is_not_ignored(tmp_path: Path, name: str) -> None:
    write(tmp_path, {name: b"v" * 1000})
    (tmp_path / DIRECTORY / MANIFEST).unlink()
    with pytest.raises(DataBroken, match=f"manifest is missing, but {DIRECTORY}/{name} holds data"):
        append_only.refuse_to_begin_anew(tmp_path)


def test_an_interrupted_restore_is_not_ignored(tmp_path: Path) -> None:
    (tmp_path / "restoring-1").mkdir()
    with pytest.raises(DataBroken, match="a restore was interrupted"):
        append_only.refuse_to_begin_anew(tmp_path)


READS = {
    *("EXISTS", "GET", "HGET", "HGETALL", "HKEYS", "HLEN", "HMGET", "LINDEX", "LLEN", "LRANGE", "SCARD", "SISMEMBER"),
    *("SMEMBERS", "SPUBLISH", "TIME", "ZCARD", "ZCOUNT", "ZRANGE", "ZRANGEBYSCORE", "ZREVRANGE", "ZREVRANGEBYSCORE"),
    *("ZSCORE", "INFO", "CLUSTER", "CONFIG", "SCAN"),
}
CALL = re.compile(r"""(?:redis\.call\('|\bask(?:_one|_each)?\([\w.]*,?\s*")([A-Z]+)""")
WRITTEN_AS = {"EXPIRE": "PEXPIREAT", "PEXPIRE": "PEXPIREAT", "GETEX": "PEXPIREAT", "SPOP": "SREM"}
"""The commands that a store writes to its file for some other commands."""


def test_every_command_of_ours_is_allowed_in_a_backup(tmp_path: Path) -> None:
    called: set[str] = set()
    for path in Path(append_only.__file__).parent.parent.rglob("*"):
        if path.suffix in (".lua", ".py"):
            called |= set(CALL.findall(path.read_text()))
    writes = {WRITTEN_AS.get(name, name) for name in called - READS}
    assert {"RPUSH", "HSET", "ZADD", "SET"} < writes
    for name in writes:
        file = tmp_path / name
        file.write_bytes(b"*2\r\n$%d\r\n%b\r\n$11\r\nturnabout:a\r\n" % (len(name), name.encode()))
        with file.open("rb") as opened:
            assert append_only.foreign(opened, file.stat().st_size) is None, name
