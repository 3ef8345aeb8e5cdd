"""`turnabout verify` checks the records of a file and says what is wrong in the words of the catalogue."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.e2e import copied
from tests.records.documents import known, put

GOOD = json.dumps(known()).encode() + b"\n"


def verify(file: str | Path, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command."""
    return copied.run("client.cli", "verify", str(file), given=given, environment=environment)


def test_good_records_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "ein name.jsonl"
    file.write_bytes(GOOD + GOOD)
    done = verify(file)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"2 records verified.\n", b"")
    done = verify("-", GOOD)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"1 record verified.\n", b"")


def test_each_bad_record_is_named_with_its_place() -> None:
    wrong = json.dumps(put(known(), ("legs", 1, "moves", 4, "score"), 990)).encode()
    refused = json.dumps(put(known(), ("legs", 0, "moves", 3, "move"), "KS>KS")).encode()
    done = verify("-", b"\n".join([GOOD.strip(), wrong, b"[1]", refused, b"{"]))
    first, second, third, fourth, last = done.stdout.decode().splitlines()
    assert first.startswith("line 2: leg 2, move 5: score is 990, the rules give ")
    assert second == "line 3, record 1: the record is 1, it should be an object"
    assert third.startswith('line 4: leg 1, move 4: move is "KS>KS", which the rules refuse: ')
    assert (fourth, last) == ("line 5: it breaks off after 1 character", "4 of 5 records failed.")
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (b"", "The file is empty. It should hold a record, a list of records, or one record per line.\n"),
        (GOOD + b"{}\n" * 99, "Stopped after 20 errors: the rest of the file was not checked.\n"),
    ],
    ids=["empty", "many errors"],
)
def test_the_last_line_sums_up(given: bytes, text: str) -> None:
    done = verify("-", given)
    assert (done.returncode, done.stdout.decode().splitlines(keepends=True)[-1]) == (1, text)


def test_a_file_that_cannot_be_read_is_explained(tmp_path: Path) -> None:
    done = verify(tmp_path / "none")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"turnabout: {tmp_path / 'none'} can’t be read: No such file or directory.\n"
    done = verify(tmp_path)
    assert (done.returncode, done.stderr.decode()) == (1, f"turnabout: {tmp_path} can’t be read: Is a directory.\n")


def test_a_terminal_without_utf8_gets_ascii_only() -> None:
    done = verify("-", b'{"name":"\xff"}', LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.stdout.decode("ascii").startswith("line 1: its byte 10 is not UTF-8\n")
