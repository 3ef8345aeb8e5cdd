"""Files of records: every line is checked, and the command says what it found."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from protocol.record_file import LONGEST_FILE, LONGEST_LINE, Entry, entries
from server.__main__ import app
from server.records.report import MOST_FAULTS, find_faults, report, report_as_json
from tests.e2e import copied
from tests.records.documents import Document, hidden, known, put, sealed

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

GOOD = json.dumps(known()).encode()
PRETTY = json.dumps(known(), indent=2).encode()


def told(lines: bytes) -> tuple[bool, list[str]]:
    """Return whether a file of these bytes is good, and the sentences about it."""
    out = io.StringIO()
    return report(entries(io.BytesIO(lines)), out), out.getvalue().splitlines()


def verify(file: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command."""
    return copied.run("server", "verify", str(file), given=given)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([GOOD], "1 record verified."),
        ([GOOD, json.dumps(hidden()).encode()], "2 records verified."),
        ([json.dumps(hidden(), ensure_ascii=False).encode()], "1 record verified."),
        ([json.dumps(hidden(), ensure_ascii=True, sort_keys=True).encode()], "1 record verified."),
        ([GOOD + b"\r"], "1 record verified."),
        ([json.dumps(sealed(put(known(), ("seats", 0, "name"), "\\ud \U0001f600"))).encode()], "1 record verified."),
        ([b"", b"  \t", GOOD, b"", GOOD, b"  "], "2 records verified."),
        ([b"\xef\xbb\xbf" + GOOD], "1 record verified."),
        ([PRETTY], "1 record verified."),
        ([PRETTY.replace(b"\n", b"\r\n")], "1 record verified."),
        ([b"[" + GOOD + b", " + GOOD + b"]"], "2 records verified."),
        ([json.dumps([known(), hidden()], indent=4).encode()], "2 records verified."),
        ([b"[", GOOD + b",", GOOD, b"]"], "2 records verified."),
        ([GOOD, b"[" + GOOD + b"]"], "2 records verified."),
    ],
    ids=[
        "one",
        "two",
        "utf-8",
        "escaped and in another order",
        "line ends of Windows",
        "whole surrogate pair",
        "blank lines",
        "byte order mark",
        "on many lines",
        "on many lines of Windows",
        "list",
        "list on many lines",
        "list of lines",
        "list among lines",
    ],
)
@pytest.mark.parametrize("end", [b"\n", b""], ids=["ended", "last line not ended"])
def test_good_records_are_counted(lines: Sequence[bytes], sentence: str, end: bytes) -> None:
    assert told(b"\n".join(lines) + end) == (True, [sentence])
    assert told(zstd.compress(b"\n".join(lines) + end)) == (True, [sentence])


def test_every_bad_line_is_named_and_not_the_first_alone() -> None:
    changed = sealed(put(known(), ("legs", 0, "moves", 17, "score"), 5))
    lines = [GOOD, json.dumps(changed).encode(), GOOD, b"{}", json.dumps(put(known(), ("form",), None)).encode()]
    good, sentences = told(b"\n".join(lines))
    assert not good
    assert sentences[0].startswith("line 2: leg 1, move 18: score is 5, the rules give ")
    assert sentences[1:] == [
        "line 4: turnabout is missing",
        "line 5: form is null, it should be 'match', 'solo', 'together', 'race' or 'mirror'",
        "3 of 5 records failed.",
    ]


REFUSED = {
    "no JSON": (b"hello", "it is not JSON: Expecting value at character 1"),
    "two records on a line": (GOOD + GOOD, f"it is not JSON: Extra data at character {len(GOOD) + 1}"),
    "cut short": (GOOD[:999], "it breaks off after 999 characters, in the middle of a record"),
    "cut short by one": (GOOD[:-1], f"it breaks off after {len(GOOD) - 1} characters, in the middle of a record"),
    "not UTF-8": (b'{"game":"\xff"}', "its byte 10 is not UTF-8"),
    "UTF-16": ('{"game":"family-tree"}'.encode("utf-16"), "its byte 1 is not UTF-8"),
    "same name twice": (b'{"turnabout":1,"turnabout":1}', 'the name "turnabout" appears twice in one object'),
    "NaN": (GOOD.replace(b'"rules": 1', b'"rules": NaN'), "it holds NaN, which is no number in JSON"),
    "infinite": (GOOD.replace(b'"rules": 1', b'"rules": -Infinity'), "it holds -Infinity, which is no number in JSON"),
    "out of range": (
        GOOD.replace(b'"rules": 1', b'"rules": 1e999'),
        "it holds the number 1e999, which is too large",
    ),
    "not whole": (GOOD.replace(b'"rules": 1', b'"rules": 1.0'), "rules is 1.0, this version has 1"),
    "digits without end": (
        GOOD.replace(b'"rules": 1', b'"rules": 1' + b"0" * 5000),
        "it holds a number of 5001 digits, longer than any in a record",
    ),
    "deep and whole": (
        b'{"turnabout":' * 100_000 + b"1" + b"}" * 100_000,
        "it is nested far deeper than any record",
    ),
    "half a surrogate pair": (
        GOOD.replace(b'"name": "computer:random"', b'"name": "\\ud800"'),
        "it holds half a surrogate pair, which is no character",
    ),
    "half a surrogate pair in a name": (
        GOOD.replace(b'"opening": {', b'"opening": {"\\uDFFF": 1, ', 1),
        "it holds half a surrogate pair, which is no character",
    ),
    "list": (b"[[]]", "record 1: the record is [], it should be an object"),
    "control characters": (b'{"turnabout":"\\u001b[2J\\u202e"}', "game is missing"),
}


@pytest.mark.parametrize(("line", "sentence"), REFUSED.values(), ids=REFUSED)
def test_line_that_is_no_record_is_named_and_the_next_is_read(line: bytes, sentence: str) -> None:
    place = "" if sentence.startswith("record") else "line 1: "
    assert told(line + b"\n" + GOOD) == (False, [f"{place}{sentence}", "1 of 2 records failed."])


def as_json(lines: bytes) -> tuple[bool, list[dict[str, object]]]:
    """Return whether a file of these bytes is good, and what a program is told about it."""
    out = io.BytesIO()
    return report_as_json(entries(io.BytesIO(lines)), out), [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_program_is_told_each_bad_record_and_a_summary() -> None:
    good, told_of = as_json(b"\n".join([GOOD, b"{}", b"hello", b'{"game":"poker-solitaire"}']))
    assert not good
    assert told_of[-1] == {"checked": 4, "bad": 3, "stopped": False}
    assert [(each["line"], each["record"], each["game"]) for each in told_of[:-1]] == [
        (2, None, None),
        (3, None, None),
        (4, None, "poker-solitaire"),
    ]
    assert as_json(GOOD) == (True, [{"checked": 1, "bad": 0, "stopped": False}])


def test_a_program_is_told_if_the_rest_was_not_checked() -> None:
    good, told_of = as_json(b"{}\n" * (MOST_FAULTS + 1))
    assert not good
    assert told_of[-1] == {"checked": MOST_FAULTS, "bad": MOST_FAULTS, "stopped": True}


def test_a_record_on_many_lines_may_not_be_too_long_either() -> None:
    long = json.dumps({"game": ["x" * 1000] * (LONGEST_LINE // 1000 + 1)}, indent=1).encode()
    good, sentences = told(long)
    assert not good
    assert f"longer than {LONGEST_LINE:,} bytes" in sentences[0]


def test_a_document_that_is_nested_too_deeply_is_no_record() -> None:
    """Python's parser may accept a depth that the check doesn't."""
    document = known()
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    document["legs"][0]["opening"]["tree_top"] = deep
    [(_, fault)] = find_faults([Entry(at_line=1, line=b"", document=document)])
    assert fault is not None
    assert fault.message == "it is nested far deeper than any record"


ALONE = {
    "nested list": (b"[" * 100_000, "line 1: it is nested far deeper than any record"),
    "letter": (b"Dear Anna,\nhow are you?", "it is not JSON: Expecting value at line 1, character 1"),
    "cut short": (PRETTY[:-1], f"it breaks off after {len(PRETTY) - 2} characters, in the middle of a record"),
    "comma too many": (
        PRETTY.replace(b'"rules": 1,', b'"rules": 1,,'),
        "it is not JSON: Expecting property name enclosed in double quotes at line 4, character 14",
    ),
    "list cut short": (b"[\n" + GOOD + b",\n" + GOOD, "it is not JSON: Expecting ',' delimiter at line 3, character"),
    "wrong move in a list": (
        json.dumps([known(), sealed(put(known(), ("legs", 0, "moves", 17, "score"), 5))], indent=1).encode(),
        "record 2: leg 1, move 18: score is 5, the rules give ",
    ),
    "packed and cut short": (zstd.compress(GOOD * 99)[:-9], "line 1: it breaks off and cannot be unpacked"),
    "packed and damaged": (zstd.compress(GOOD)[:9] + b"?" * 99, "line 1: it is damaged and cannot be unpacked"),
    "number without end on many lines": (
        PRETTY.replace(b'"rules": 1', b'"rules": 1' + b"0" * 4000),
        "it holds a number of 4001 digits, longer than any in a record",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), ALONE.values(), ids=ALONE)
def test_file_that_is_one_value_has_one_error(text: bytes, sentence: str) -> None:
    good, (first, last) = told(text)
    assert not good
    assert first.startswith(sentence)
    assert last in ("1 of 1 record failed.", "1 of 2 records failed.")


def test_a_list_that_is_too_long_says_what_to_do() -> None:
    assert told(b"[" + b" " * LONGEST_FILE)[1][0] == (
        "line 1: it is longer than 67,108,864 bytes; write each record on a line of its own"
    )


def test_after_twenty_errors_the_rest_is_not_checked() -> None:
    few = (GOOD + b"\n" + b"{}\n") * (MOST_FAULTS - 1)
    assert told(few)[1][-1] == "19 of 38 records failed."
    good, sentences = told(few + b"{}\n" * 900)
    assert not good
    assert sentences[-2] == "line 39: turnabout is missing"
    assert sentences[-1] == "Stopped after 20 errors: the rest of the file was not checked."
    assert len(sentences) == MOST_FAULTS + 1


def test_a_good_line_is_yielded_before_the_next_one_is_read() -> None:
    read, write = os.pipe()
    with open(read, "rb") as file, open(write, "wb", buffering=0) as end:
        end.write(GOOD + b"\n")  # and the end stays open
        assert next(entries(file)).document == known()


@pytest.mark.parametrize("beyond", [1, LONGEST_LINE, LONGEST_LINE + 1, 2 * LONGEST_LINE + 2])
def test_line_that_is_too_long_is_one_line_and_the_next_is_read(beyond: int) -> None:
    good, sentences = told(b"x" * (LONGEST_LINE + beyond) + b"\n" + GOOD)
    assert (good, sentences) == (
        False,
        ["line 1: it is longer than 4,194,304 bytes, longer than any record", "1 of 2 records failed."],
    )


def test_file_without_any_record_is_not_good() -> None:
    empty = ["The file is empty: expected a record, a list of records, or one record per line."]
    for text in (b"", b" \n\n", b"[]", zstd.compress(b"")):
        assert told(text) == (False, empty)


def test_what_a_line_holds_harms_no_terminal() -> None:
    changed: Document = put(known(), ("seats", 0, "player"), "\x1b[2J\u202e")
    _, sentences = told(json.dumps(changed, ensure_ascii=False).encode())
    assert sentences[0].startswith('line 1: seats[0].player is "\\u001b[2J\\u202e", it should be a player id')
    _, sentences = told(json.dumps(put(known(), ("legs", 0, "moves", 0, "move"), "é\x1b♥")).encode())
    assert all(sentence.isascii() and sentence.isprintable() for sentence in sentences)


def test_command_reads_a_file_and_says_how_many_are_good(tmp_path: Path) -> None:
    file = tmp_path / "ein name.jsonl"
    file.write_bytes(GOOD + b"\n" + GOOD + b"\n")
    done = verify(file)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"2 records verified.\n", b"")


def test_command_reads_standard_input_and_fails_for_a_bad_line() -> None:
    done = verify("-", GOOD + b"\n{}\n")
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.decode().splitlines() == ["line 2: turnabout is missing", "1 of 2 records failed."]


def test_command_says_why_a_file_cannot_be_read(tmp_path: Path) -> None:
    done = verify(tmp_path / "none")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"turnabout: {tmp_path / 'none'} cannot be checked: No such file or directory.\n"
    done = verify(tmp_path)
    assert (done.returncode, done.stderr.decode()) == (1, f"turnabout: {tmp_path} cannot be checked: Is a directory.\n")


@pytest.mark.parametrize("asked", ["-h", "--help"])
def test_the_commands_help_explains_its_input(asked: str) -> None:
    told = CliRunner().invoke(app, ["verify", asked])
    assert told.exit_code == 0
    assert "A file with a record, a list of records" in " ".join(told.output.split())
