"""The browser client's files over the port, byte for byte: which exist, and how long they are cached."""

import gzip
import json
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.net.web import POLICY, Web
from server.rooms.rooms import Rooms
from tests.net.plain import HTML, Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

FILES = {
    "index.html": b'<!doctype html><base href="/web/{build}/">' + b" " * 200,
    "main.js": b"const board = 1;\n" * 50,
    "tiny.css": b"a{}\n",
    "icon.svg": b"<svg/>" * 50,
    "turnabout.webmanifest": b"{}",
    "screens/start.js": b"// where it begins\nexport const start = 1;",
    "bundles.json": b'[["main.js", "screens/start.js"]]',
    "picture.png": bytes(range(256)),
    "icon-192.png": bytes(range(255)),
    "fonts/text.woff2": bytes(range(254)),
    "service_worker.js": b'const BUILD = "{build}", FILES = JSON.parse("{files}");',
    "error.html": b'<base href="/web/{build}/"><h1>{heading}</h1><p>{text}</p>{home}',
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(rooms: Rooms) -> AsyncIterator[Site]:
    async with served(rooms, Web(FILES)) as site:
        yield site


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("main.js", "text/javascript; charset=utf-8"),
        ("tiny.css", "text/css; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("picture.png", "image/png"),
        ("fonts/text.woff2", "font/woff2"),
        ("turnabout.webmanifest", "application/manifest+json"),
        ("screens/start.js", "text/javascript; charset=utf-8"),
        ("main.js.map", "application/json"),
        ("sources/main.js", "text/javascript; charset=utf-8"),
    ],
)
async def test_a_file_has_its_media_type_and_is_cached_for_ever(site: Site, name: str, kind: str) -> None:
    answer = await site.ask(site.at + name)
    assert (answer.status, answer.headers["content-type"], answer.body) == (200, kind, site.web.files[name].body)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_the_service_worker_is_at_the_root_and_names_its_version_and_files(site: Site) -> None:
    answer = await site.ask("/service-worker.js")
    assert (answer.status, answer.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    named = re.search(rb'BUILD="(\w+)",FILES=JSON.parse\((".*")\);', answer.body)
    assert named is not None and named[1].decode() == site.web.build
    stored = json.loads(json.loads(named[2]))
    shown = {"fonts/text.woff2", "icon-192.png", "icon.svg", "main.js", "picture.png"}
    assert {*stored} == {*shown, "tiny.css", "turnabout.webmanifest"}
    for name in stored:
        assert (await site.ask(site.at + name)).status == 200
    page = await site.ask(f"{site.at}index.html")
    assert page.status == 200 and b"{" not in page.body


@pytest.mark.parametrize("path", ["/", "/KZ74QM2", "/kz7-4qm2", "/KZ74QM2?profile=friend"])
async def test_the_page_is_revalidated_and_names_its_version(site: Site, path: str) -> None:
    answer = await site.ask(path, **HTML)
    assert answer.status == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<base href="{site.at}">'.encode() in answer.body
    assert answer.headers["cache-control"] == "no-cache" and answer.headers["vary"].endswith("Accept-Language")


async def test_a_module_is_served_in_its_bundle(site: Site) -> None:
    bundle, own, source = [
        (await site.ask(site.at + name)).body for name in ("main.js", "screens/start.js", "sources/screens/start.js")
    ]
    assert b"const start=1;" in bundle and b"where it begins" not in bundle
    assert b'from "../main.js"' in own and b"const start = 1;" not in own
    assert source == FILES["screens/start.js"]


async def test_the_icon_has_a_standard_path(site: Site) -> None:
    answer = await site.ask("/favicon.ico")
    assert (answer.status, answer.headers["content-type"], answer.body) == (200, "image/png", FILES["icon-192.png"])
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/web/BUILD/main.js", "/web/BUILD/picture.png"])
async def test_every_answer_has_the_security_headers(site: Site, path: str) -> None:
    headers = (await site.ask(path.replace("/web/BUILD/", site.at), **HTML)).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert headers["connection"] == "close"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("identity", False),
        ("", False),
    ],
)
async def test_a_file_is_compressed_if_the_client_accepts_that(site: Site, accepted: str, packed: bool) -> None:
    answer = await site.ask(f"{site.at}main.js", **{"Accept-Encoding": accepted})
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert (gzip.decompress(answer.body) if packed else answer.body) == site.web.files["main.js"].body
    assert answer.headers["content-length"] == str(len(answer.body))


async def test_a_file_that_compression_makes_larger_is_sent_uncompressed(site: Site) -> None:
    answer = await site.ask(f"{site.at}tiny.css", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers and answer.body == FILES["tiny.css"]


@pytest.mark.parametrize("path", ["/", "/KZ74QM2", "/web/BUILD/main.js", "/healthz", "/nothing"])
async def test_head_is_the_answer_without_its_body(site: Site, path: str) -> None:
    path = path.replace("/web/BUILD/", site.at)
    whole, head = [await site.ask(path, method, **HTML) for method in ("GET", "HEAD")]
    assert (head.status, head.headers, head.body) == (whole.status, whole.headers, b"")
    assert int(head.headers["content-length"]) == len(whole.body) > 0


@pytest.mark.parametrize("path", ["/", "/web/BUILD/main.js"])
async def test_a_cached_file_is_not_sent_again(site: Site, path: str) -> None:
    path = path.replace("/web/BUILD/", site.at)
    tag = (await site.ask(path, **HTML)).headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        answer = await site.ask(path, **HTML, **{"If-None-Match": known})
        assert (answer.status, answer.body, answer.headers["etag"]) == (304, b"", tag)
        assert "content-length" not in answer.headers and "content-type" not in answer.headers
    assert (await site.ask(path, **HTML, **{"If-None-Match": '"other"'})).status == 200


OUTSIDE = [
    "/web/BUILD/../index.html",
    "/web/BUILD/../../server/app.py",
    "/web/BUILD/%2e%2e/%2e%2e/README.md",
    "/web/BUILD/..%2f..%2fpyproject.toml",
    "/web/BUILD//etc/passwd",
    "/web/BUILD/..\\..\\README.md",
    "/web/BUILD/main.js%00.png",
    "/web/BUILD/main.js\0.png",
    "/web/BUILD/screens/",
    "/web/BUILD/screens",
    "/web/BUILD/",
    "/web/BUILD/missing.js",
    "/web/BUILD/bundles.json",
    "/web/0123456789abcdef/main.js",
    "/web/main.js",
    "/web/",
    "/main.js",
    "/../index.html",
    "/etc/passwd",
    "/KZ74QM",
    "/index.html",
    "/" + "a" * 5000,
]


@pytest.mark.parametrize("path", OUTSIDE)
async def test_an_unknown_path_is_not_found(site: Site, path: str) -> None:
    path = path.replace("/web/BUILD/", site.at)
    answer = await site.ask(path)
    assert (answer.status, answer.body) == (404, b"There is no such page here.\n")
    assert answer.headers["content-type"].startswith("text/plain")
    page = await site.ask(path, **HTML)
    assert (page.status, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b"<h1>Page not found</h1><p>There is no such page here.</p>" in page.body
    assert f'<base href="{site.at}">'.encode() in page.body and b'href="/"' in page.body
    assert page.headers["content-security-policy"] == POLICY and page.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "method", "headers", "status", "home"),
    [
        ("/record/none?download", "GET", {}, 404, True),
        ("/", "POST", {}, 405, True),
        ("/", "GET", {"Host": "<b>elsewhere</b>.example"}, 421, False),
    ],
)
async def test_every_error_in_a_browser_is_a_page(
    site: Site, path: str, method: str, headers: dict[str, str], status: int, home: bool
) -> None:
    answer = await site.ask(path, method, **HTML, **headers)
    assert (answer.status, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert (b'href="/"' in answer.body) is home and b"<b>" not in answer.body
    assert int(answer.headers["content-length"]) == len(answer.body)


async def test_without_a_browser_client_an_error_is_text(rooms: Rooms) -> None:
    async with served(rooms, Web({})) as bare:
        answer = await bare.ask("/nothing/here", **HTML)
        assert (answer.status, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
