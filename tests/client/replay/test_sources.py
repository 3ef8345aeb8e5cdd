"""The sources of records: typed links, files, and web addresses."""

import json
import select
import sys
import threading
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from client.net.address import RoomAddress, ServerAddress
from client.net.errors import CannotWatch
from client.replay import sources
from client.replay.sources import MOST_BYTES, fetch, one_of, read_source
from protocol.ids import RoomCode
from tests.client.replays import line_of

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

HOME = ServerAddress("10.1.2.3")
CODE = RoomCode("KZ74QM2")
READ = {
    "a web address": ("https://example.org/match.json", "https://example.org/match.json"),
    "a web address with a query": ("http://example.org/r?x=/KZ7-4QM2", "http://example.org/r?x=/KZ7-4QM2"),
    "a link to a room": ("http://10.1.2.3:8420/KZ7-4QM2", RoomAddress(HOME, CODE)),
    "a ws address": ("ws://10.1.2.3:8420/kz74qm2", RoomAddress(HOME, CODE)),
    "host and code": ("10.9.9.9/KZ7-4QM2", RoomAddress(ServerAddress("10.9.9.9"), CODE)),
    "a code alone": ("KZ7-4QM2", RoomAddress(HOME, CODE)),
    "a record's link without its beginning": (
        "192.168.1.5:8420/record/0123456789ABCDEF",
        "http://192.168.1.5:8420/record/0123456789ABCDEF",
    ),
    "a record's link to be saved": (
        "play.example.org/record/0123456789abcdef/?download",
        "http://play.example.org:8420/record/0123456789abcdef",
    ),
    "a file that is not there": (' "match.json" ', Path("match.json")),
    "records that are not there": ("~/x/matches.jsonl", Path("~/x/matches.jsonl").expanduser()),
}


@pytest.mark.parametrize(("typed", "meant"), READ.values(), ids=READ)
def test_what_is_typed_is_a_file_a_web_address_or_a_room(typed: str, meant: object) -> None:
    assert read_source(typed, HOME) == meant


def test_a_file_that_is_there_is_one_whatever_its_name(tmp_path: Path) -> None:
    path = tmp_path / "KZ7-4QM2"
    path.touch()
    assert read_source(str(path), HOME) == path


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [(" ", "Type a file"), ("match", "There is no file match"), ("KZ7-4QM2", "the server’s address")],
)
def test_what_leads_nowhere_is_said(typed: str, wrong: str) -> None:
    with pytest.raises(CannotWatch, match=wrong):
        read_source(typed, None)


def written(path: Path, *parts: bytes) -> Path:
    path.write_bytes(b"".join(parts))
    return path


def test_a_file_holds_one_record_or_many(tmp_path: Path) -> None:
    one, two = line_of(8), line_of(9)
    (found,) = fetch(written(tmp_path / "one", one))
    assert (found.line, found.number, found.names, found.scores) == (
        one,
        8,
        ("computer:greedy", "computer:random"),
        (330, 90),
    )
    many = fetch(written(tmp_path / "many", one, b"\n\n", two, b"\n", b"spoilt\n"))
    assert [each.number for each in many] == [8, 9, None]
    assert [each.number for each in fetch(tmp_path / "many", most=1)] == [8]
    assert one_of(many, 2).checked() == two
    with pytest.raises(CannotWatch, match=r"There is no record of a match in it: line 4: it is not JSON"):
        one_of(many, 3).checked()
    with pytest.raises(CannotWatch, match="There are 3 records, and no record 4"):
        one_of(many, 4)
    with pytest.raises(CannotWatch, match="There is 1 record, and no record 2"):
        one_of((found,), 2)


def test_one_record_of_a_file_is_found_by_its_index(tmp_path: Path) -> None:
    path = written(tmp_path / "many", line_of(8), b"\n", line_of(9), b"\nspoilt\n")
    assert [found.number for found in fetch(path, index=2)] == [9]
    with pytest.raises(CannotWatch, match="There are 3 records, and no record 4"):
        fetch(path, index=4)
    with pytest.raises(CannotWatch, match=r"There is no record of a match in .*: line 3: it is not JSON"):
        fetch(path, index=3)
    with pytest.raises(CannotWatch, match="it is empty"):
        fetch(written(tmp_path / "empty"), index=1)


def test_a_late_record_of_a_large_file_takes_little_memory(tmp_path: Path) -> None:
    lines = [b'{"legs": [{"number": %d}], "padding": "%s"}\n' % (number, b"x" * 100_000) for number in range(1, 201)]
    path = written(tmp_path / "records.zst", zstd.compress(b"".join(lines)))
    tracemalloc.start()
    try:
        (found,) = fetch(path, index=200)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert found.number == 200
    assert peak < 5_000_000


def test_a_record_on_many_lines_is_one(tmp_path: Path) -> None:
    text = json.dumps(json.loads(line_of(9)), indent=1).encode()
    (found,) = fetch(written(tmp_path / "pretty", text))
    assert found.number == 9
    assert b"\n" not in found.line


def test_a_list_of_records_and_a_packed_file_are_read(tmp_path: Path) -> None:
    every = json.dumps([json.loads(line_of(number)) for number in (8, 9)], indent=1).encode()
    for text in (every, zstd.compress(every), zstd.compress(line_of(8) + b"\n" + line_of(9))):
        assert [each.number for each in fetch(written(tmp_path / "records", text))] == [8, 9]


def test_a_folder_is_called_one(tmp_path: Path) -> None:
    source = read_source(str(tmp_path), None)
    assert isinstance(source, Path)
    with pytest.raises(CannotWatch, match=r"is a folder\. Name a file of records in it\."):
        fetch(source)


def test_what_a_record_does_not_say_is_left_open(tmp_path: Path) -> None:
    every: tuple[dict[str, Any], ...] = (
        {},
        {"legs": 3, "seats": [1], "result": []},
        {"legs": [[]], "seats": None},
        {"legs": [{"number": "x"}], "seats": 3},
    )
    for spoilt in every:
        (found,) = fetch(written(tmp_path / "spoilt", json.dumps(spoilt).encode()))
        assert (found.number, found.names, found.scores) == (None, (), ())


WRONG: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "There is no record of a match in"),
    "a letter": (b"Dear Anna,\nhow are you?\n", "There is no record of a match in"),
    "nested": (b"[" * 100_000, "There is no record of a match in"),
    "a number without end": (b'{"legs": [{"number": ' + b"9" * 4000 + b"}]}", "a number of 4,000 digits"),
    "a long letter": (b"Dear Anna\n" * 450_000, "There is no record of a match in"),
}


@pytest.mark.parametrize(("text", "wrong"), WRONG.values(), ids=WRONG)
def test_what_is_no_record_is_said(tmp_path: Path, text: bytes, wrong: str) -> None:
    with pytest.raises(CannotWatch, match=wrong):
        fetch(written(tmp_path / "text", text))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotWatch, match=r"none\.json can’t be read: No such file"):
        fetch(tmp_path / "none.json")


class Web(BaseHTTPRequestHandler):
    """Answers with records, too much, or nothing."""

    def do_GET(self) -> None:
        bodies = {"/match": line_of(8), "/two": line_of(8) + b"\n" + line_of(9), "/long": b"x" * (MOST_BYTES + 1)}
        if self.path == "/leads-to-file":
            self.send_response(302)
            self.send_header("Location", "ftp://127.0.0.1/x")
            self.end_headers()
        elif self.path in bodies:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(bodies[self.path])
        elif self.path in ("/slow", "/slow-head", "/slow-refusal"):
            self.drip()
        elif self.path == "/withheld":
            self.send_response(403)
            self.send_header("Content-Type", "text/plain; charset=utf-8")
            self.end_headers()
            self.wfile.write(b"Until tonight.\n\nAnd more.")
        else:
            self.send_error(404)

    def drip(self) -> None:
        """Send a byte at intervals until the reader is gone."""
        if self.path == "/slow":
            self.send_response(200)
            self.end_headers()
        if self.path == "/slow-refusal":
            self.send_response(403)
            self.send_header("Content-Type", "text/plain")
            self.end_headers()
        with suppress(OSError):
            while True:
                self.wfile.write(b" ")
                select.select([self.connection], [], [], 0.01)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


@pytest.fixture
def web() -> Iterator[str]:
    """Where a web server is that has records."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Web) as server:
        running = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        running.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        running.join()


def test_what_stands_at_a_web_address_is_read_like_a_file(web: str) -> None:
    assert [found.number for found in fetch(f"{web}/match")] == [8]
    assert [found.number for found in fetch(f"{web}/two")] == [8, 9]


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        ("/record/0123456789ABCDEF", "This server has no record with this id"),
        ("/gone", "the server there says 404 Not Found"),
        ("/withheld", r"can’t be fetched: Until tonight\.$"),
        ("/long", "longer than 4 MiB"),
        ("/leads-to-file", "unknown url type: ftp"),
    ],
)
def test_what_a_web_address_does_not_give_is_said(web: str, path: str, wrong: str) -> None:
    with pytest.raises(CannotWatch, match=wrong):
        fetch(web + path)


@pytest.mark.parametrize("path", ["/slow", "/slow-head", "/slow-refusal"])
def test_a_server_that_never_ends_is_left(web: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "FETCH_MOST_SECONDS", 0.2)
    with pytest.raises(CannotWatch, match=r"can’t be fetched: it takes longer than 0 seconds\."):
        fetch(web + path)


@pytest.mark.parametrize("url", ["http://127.0.0.1:9/x", "http://[x/", "http:///x"])
def test_a_web_address_that_does_not_answer_is_said(url: str) -> None:
    with pytest.raises(CannotWatch, match=r"can’t be fetched: [^.]"):
        fetch(url)
