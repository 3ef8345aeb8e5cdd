"""The server's own pages and answers, in the language that a browser asks for."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.net import page_texts, web
from server.rooms.rooms import Rooms
from tests.net.plain import HTML, Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

GERMAN = {"Accept-Language": "fr-CH, de-AT;q=0.9, en;q=0.5"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(rooms: Rooms) -> AsyncIterator[Site]:
    async with served(rooms, web.read()) as site:
        yield site


async def test_the_page_is_in_the_language_until_its_scripts_run(site: Site) -> None:
    english, german = await site.ask("/", **HTML), await site.ask("/", **HTML, **GERMAN)
    assert b'<html lang="en">' in english.body and b'<html lang="de">' in german.body
    assert re.search(rb"<noscript>Turnabout braucht hier JavaScript\.", german.body)
    assert re.search(rb'<meta name="description" content="Kartenspiele [^"]+">', german.body)
    assert b"data-message" not in german.body and german.headers["content-language"] == "de"
    assert english.headers["etag"] != german.headers["etag"]
    for answer in (english, german):
        assert answer.headers["vary"] == "Accept, Accept-Encoding, Accept-Language"


async def test_a_preview_of_a_link_is_in_the_language(site: Site) -> None:
    page = await site.ask("/", **HTML, **{"Accept-Language": "zh-CN"})
    assert '<meta property="og:description" content="同一副牌' in page.body.decode()
    english, german, chinese = [
        (await site.ask("/preview", **{"Accept-Language": language})).body for language in ("en", "de", "zh")
    ]
    assert german != english == chinese, "the typeface has no Chinese letters"


async def test_an_error_is_in_the_language_as_a_page_and_in_plain_text(site: Site) -> None:
    page = await site.ask("/nothing/here", **HTML, **GERMAN)
    assert page.status == 404 and b'<html lang="de">' in page.body
    assert "<h1>Seite nicht gefunden</h1>" in page.body.decode()
    plain = await site.ask("/nothing/here", **GERMAN)
    assert plain.body.decode().strip() in page.body.decode() and b"There is no" not in plain.body
    for answer in (page, plain):
        assert answer.headers["vary"] == "Accept, Accept-Language" and answer.headers["content-language"] == "de"
    wrong = await site.ask("/", "POST", **GERMAN)
    assert wrong.headers["allow"] == "GET, HEAD" and b"GET oder HEAD" in wrong.body


async def test_a_program_is_told_how_to_join_in_the_language(site: Site) -> None:
    german, other = await site.ask("/KZ74QM2", **GERMAN), await site.ask("/KZ74QM2", **{"Accept-Language": "fi"})
    assert b"KZ7-4QM2" in german.body and german.body != other.body
    assert b"You are invited" in other.body and other.headers["content-language"] == "en"


async def test_what_a_language_lacks_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_texts, "_TEXTS", {"en": {"back": "Back"}, "de": {}})
    assert page_texts.page_text("back", "de") == "Back"
