"""Records at their links, over real sockets."""

import gzip
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from protocol.ids import MatchId
from server.net.web import Web
from server.rooms.rooms import Rooms
from server.store.endpoint import StoreAway
from server.table.decision import Rejection
from tests.net.plain import HTML, Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

MATCH, DAILY, AWAY = "0123456789ABCDEF", "DDDDDDDDDDDDDDDD", "AAAAAAAAAAAAAAAA"
RECORD = b'{"turnabout":1,"game":"family-tree"}' * 20
PAGE = b"<!doctype html>"


async def read_record(match: MatchId) -> bytes | None:
    """Return a record for one match; another match's record is hidden, and a third one's is unavailable."""
    if match == DAILY:
        raise Rejection("daily_hidden", "The day has not ended.", day="2026-11-21")
    if match == AWAY:
        raise StoreAway("No store is connected.")
    return RECORD if match == MATCH else None


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(rooms: Rooms) -> AsyncIterator[Site]:
    async with served(rooms, Web({"index.html": PAGE}), read_record=read_record) as site:
        yield site


async def test_a_record_is_json_that_browsers_cache_for_ever(site: Site) -> None:
    answer = await site.ask(f"/record/{MATCH}")
    assert (answer.status, answer.headers["content-type"], answer.body) == (200, "application/json", RECORD)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept, Accept-Encoding"
    assert "content-disposition" not in answer.headers
    again = await site.ask(f"/record/{MATCH}", **{"If-None-Match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    head = await site.ask(f"/record/{MATCH}", "HEAD")
    assert (head.status, head.headers["content-length"], head.body) == (200, str(len(RECORD)), b"")


async def test_a_record_is_compressed_and_found_in_lower_case(site: Site) -> None:
    answer = await site.ask(f"/record/{MATCH.lower()}/", **{"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.body) < len(RECORD)
    assert gzip.decompress(answer.body) == RECORD


async def test_a_browser_gets_the_page_or_the_record_as_a_file(site: Site) -> None:
    page = await site.ask(f"/record/{MATCH}", **HTML)
    assert (page.status, page.body, page.headers["vary"]) == (200, PAGE, "Accept, Accept-Encoding, Accept-Language")
    saved = await site.ask(f"/record/{MATCH}?download", **HTML)
    assert saved.body == RECORD
    assert saved.headers["content-disposition"] == f'attachment; filename="turnabout-{MATCH}.json"'


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("ZZZZZZZZZZZZZZZZ", 404, "This server has no record with this id."),
        ("KZ7-4QM2", 404, "A match’s id is 16 letters and digits"),
        ("", 404, "A match’s id is 16 letters and digits"),
        (DAILY, 403, "This record is hidden until the daily number’s day ends."),
        (AWAY, 503, "The server can’t read records at the moment."),
    ],
)
async def test_a_missing_record_is_explained(site: Site, name: str, status: int, words: str) -> None:
    answer = await site.ask(f"/record/{name}")
    assert (answer.status, answer.headers["cache-control"]) == (status, "no-store")
    assert answer.body.decode().startswith(words)
