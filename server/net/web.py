"""Serves the browser client's files, which are read at start, named by their content, and compressed once.

Every file except the page itself has a path with a hash of the whole client, so that browsers can cache it for ever,
and a page never mixes files of two versions. Paths of other versions don't exist.

Modules are served in bundles, and style sheets in one file. They are made when a browser asks for the first of them,
because that takes half a second and many servers never meet a browser.

    /                   the page, revalidated each time
    /KZ7-4QM2           the same page, which joins that room
    /record/<match>     the same page, which replays that match
    /preview/<game>     the picture of a link to a room of that game; /preview of any other link
    /favicon.ico        the page's icon
    /service-worker.js  the service worker of all these pages, revalidated each time
    /web/<build>/...    all other files
"""

import asyncio
import gzip
import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

from websockets.datastructures import Headers
from websockets.http11 import Response

from protocol.finding import LobbyRoom
from protocol.ids import parse_room_code
from server.game_infos import PLUGINS, listed_games, plugin_files
from server.net.page_texts import ENGLISH, LANGUAGES, heading, language_of, page_text
from server.net.preview import HEIGHT, PICTURE_LINES, PREVIEW, WIDTH, draw_preview

DIRECTORY = Path(__file__).parents[2] / "client" / "web"
PAGE = "index.html"
ERROR_PAGE = "error.html"
"""The page of an error in a browser."""
RECORD = "/record/"
"""The start of the path of a finished match."""
FAVICON, ICON = "/favicon.ico", "icon-192.png"
"""The icon's path for browsers that have not read the page yet, and its file."""
BUILD = b"{build}"
"""The placeholder for the build in the page."""
LINK_PREVIEW = b"{link_preview}"
"""The placeholder for what messengers show of a link to the page."""
WORKER, WORKER_PATH = "service_worker.js", "/service-worker.js"
"""The service worker's file, and its path, which must be at the root: a worker serves pages below its own path only."""
STORED_FILES = b'"{files}"'
"""The placeholder for the files that the service worker stores, in a string."""
NOT_STORED = re.compile(r"sources/.*|text/messages/worker\.js|.*\.(map|txt|html)")
"""Files that the page does not need offline. The service worker contains its messages."""
GAMES = b"{games}"
"""The placeholder for the list of games in the page."""
MESSAGE = re.compile(r' data-message="([^"]*)"( content="|>)[^"<]*')
"""A text of the page, in English: the name of its message, and what is between the name and the text."""
LANGUAGE = re.compile(r'(?<=<html lang=")[\w-]+')
"""The language of a page."""
PARTS_OF_GAMES = re.compile(r"games/\w+/(game|leg)\.js")
"""Modules with bundles of their own, beside the modules in `BUNDLES`."""
SERVED = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
"""The media types of the served files, by suffix; other files in the folder are for developers."""
BUNDLES = "bundles.json"
"""The file that says which modules are served together."""
MADE = (".css", ".js")
"""The suffixes of the files that are not served as they are."""
MAKERS = [Path(__file__).with_name(name) for name in ("bundles.py", "styles.py")]
"""What makes them: browsers must not keep a file that another version made."""
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SAFETY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class WebFile:
    """A file: its media type, content and tag."""

    kind: str
    body: bytes
    tag: str

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed content, made on demand; None if it saves nothing."""
        packed = gzip.compress(self.body, mtime=0)
        return packed if len(packed) < len(self.body) else None


class Web:
    """The browser client, from the `files` of a folder by path; `build` is the version, None if there is no client.

    `plugins` are files of installed games by path, which are served as they are. `games` are the games as the page
    lists them.
    """

    def __init__(
        self,
        files: Mapping[str, bytes],
        *,
        plugins: Mapping[str, bytes] = MappingProxyType({}),
        games: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        digest = sha256()
        listed = json.dumps(games, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c").encode()
        makers = {path.name: path.read_bytes() for path in MAKERS}
        for name, body in sorted({**files, **plugins, **makers, "games.json": listed}.items()):
            digest.update(b"%b %d " % (name.encode(), len(body)) + body)
        self.build = digest.hexdigest()[:16] if PAGE in files else None
        build = digest.hexdigest()[:16].encode()
        pages = {
            name: files[name].replace(BUILD, build).replace(GAMES, listed)
            for name in (PAGE, ERROR_PAGE)
            if name in files
        }
        self._pages = {language: _translate(pages.get(PAGE, b""), language) for language in LANGUAGES}
        pages = {name: _translate(body.replace(LINK_PREVIEW, b""), ENGLISH) for name, body in pages.items()}
        plain = {name: body for name, body in {**files, **pages}.items() if not name.endswith((*MADE, BUNDLES))}
        plain |= {name: body for name, body in plugins.items() if PurePosixPath(name).suffix in SERVED}
        self._plain = {name: _file(name, body) for name, body in plain.items()}
        self._sources = {name: body for name, body in files.items() if name not in plain}
        self._loading: asyncio.Task[Mapping[str, WebFile]] | None = None
        self._titles = {game["name"]: game["title"] for game in games}
        self._previews: dict[tuple[str, str], WebFile] = {}

    @cached_property
    def files(self) -> Mapping[str, WebFile]:
        """The files as they are served, by path. Raises BundleError or StyleError for a mistake in the sources."""
        # imported here because it takes 50 ms
        from server.net.bundles import served_modules
        from server.net.styles import served_styles

        entries = json.loads(self._sources.get(BUNDLES, b"[]"))
        entries += [[name] for name in sorted(self._sources) if PARTS_OF_GAMES.fullmatch(name)]
        sheets = served_styles({**self._sources, **{name: file.body for name, file in self._plain.items()}})
        modules = {name: body for name, body in self._sources.items() if name != WORKER}
        made = served_modules(modules, entries) | sheets
        return {**self._plain, **{name: _file(name, body) for name, body in made.items()}}

    @cached_property
    def worker(self) -> WebFile | None:
        """The service worker; None if there is none. Raises BundleError."""
        if self.build is None or WORKER not in self._sources:
            return None
        from server.net.bundles import served_script

        stored = json.dumps(json.dumps([*_find_stored(self.files)])).encode()
        script = served_script(WORKER, self._sources)
        return _file(WORKER, script.replace(BUILD, self.build.encode()).replace(STORED_FILES, stored))

    async def answer(self, path: str, headers: Headers) -> Response | None:
        """Return the file at a path, or None."""
        name = path.removeprefix("/")
        if self.build is None:
            return None
        if name.startswith("web/"):
            name = name.removeprefix(f"web/{self.build}/")
            found = self._plain.get(name) or (await self._load()).get(name)
            return None if found is None else _response(found, headers, CACHE_FOR_EVER)
        if path == WORKER_PATH:
            await self._load()
            return None if self.worker is None else _response(self.worker, headers, REVALIDATE)
        if path == FAVICON:
            return None if (icon := self._plain.get(ICON)) is None else _response(icon, headers, REVALIDATE)
        return None

    def page(self, headers: Headers, origin: str, invitation: LobbyRoom | None = None) -> Response | None:
        """Return the page, with what messengers show of a link to it: the `invitation` if it leads to a room.

        `origin` is the start of the page's address. None if there is no browser client.
        """
        if self.build is None:
            return None
        language = language_of(headers)
        body = self._pages[language].replace(LINK_PREVIEW, link_preview(origin, invitation, language).encode())
        return _response(_file(PAGE, body), headers, REVALIDATE, language)

    async def _load(self) -> Mapping[str, WebFile]:
        """Return the files, which are made once, beside the event loop."""
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(self._make), name="browser client")
        return await asyncio.shield(self._loading)

    def _make(self) -> Mapping[str, WebFile]:
        _ = self.worker
        return self.files

    async def preview(self, path: str, headers: Headers) -> Response | None:
        """Return the picture of a link to a room of the game that a path names; None for an unknown game."""
        name = path.removeprefix(PREVIEW).strip("/")
        title = self._titles.get(name) if name else ""
        if title is None:
            return None
        language = language_of(headers)
        key = name, language
        if key not in self._previews:
            self._previews[key] = _file("preview.png", await asyncio.to_thread(draw_preview, title, language))
        return _response(self._previews[key], headers, REVALIDATE, language)

    def error(self, refusal: Response, language: str, *, home: bool = True) -> Response:
        """Return a rejection in plain text as a page with a link home; unchanged if there is no browser client."""
        if ERROR_PAGE not in self._plain:
            return refusal
        link = f'<a class="button" href="/">{html.escape(page_text("back", language))}</a>'
        told = {
            "{heading}": html.escape(heading(refusal.status_code, language)),
            "{text}": html.escape(refusal.body.decode().strip()),
            "{home}": link if home else "",
        }
        page = LANGUAGE.sub(language, self._plain[ERROR_PAGE].body.decode())
        for mark, text in told.items():
            page = page.replace(mark, text)
        body = page.encode()
        own = {**SAFETY, "Content-Type": SERVED[".html"], "Content-Length": str(len(body))}
        kept = {name: value for name, value in refusal.headers.raw_items() if name not in own}
        headers = Headers({**kept, **own})
        return replace(refusal, headers=headers, body=body)


def read(directory: Path = DIRECTORY) -> Web:
    """Return the browser client in a directory, with the installed games. Raises BrokenGame."""
    paths = [path for path in directory.rglob("*") if path.suffix in SERVED or path.name == BUNDLES]
    paths = [path for path in paths if path.is_file()]
    files = {PurePosixPath(path.relative_to(directory)).as_posix(): path.read_bytes() for path in paths}
    return Web(files, plugins=plugin_files(), games=listed_games())


def _file(name: str, body: bytes) -> WebFile:
    return WebFile(SERVED[PurePosixPath(name).suffix], body, f'"{sha256(body).hexdigest()[:16]}"')


def _translate(page: bytes, language: str) -> bytes:
    """Return a page in a language, without the marks by which developers fill its texts."""

    def text(match: re.Match[str]) -> str:
        return match[2] + html.escape(page_text(match[1], language))

    return LANGUAGE.sub(language, MESSAGE.sub(text, page.decode())).encode()


def _find_stored(files: Mapping[str, WebFile]) -> list[str]:
    """Return the files that the page may need: no sheet that another one contains, and of the modules the bundles."""
    sheets = [file.body for name, file in files.items() if name.endswith(".css")]
    modules = {name.removesuffix(".map") for name in files if name.endswith(".map")}

    def is_stored(name: str) -> bool:
        if name.endswith(".css"):
            own = files[name].body
            return not any(own in sheet and len(own) < len(sheet) for sheet in sheets)
        is_module = name.endswith(".js") and not name.startswith(PLUGINS)
        return NOT_STORED.fullmatch(name) is None and (not is_module or name in modules)

    return sorted(filter(is_stored, files))


def is_page(path: str) -> bool:
    """Return whether a path is the page's: the start, a room's, or a finished match's."""
    return path in ("", "/") or path.startswith(RECORD) or _is_code(path.strip("/"))


def _is_code(text: str) -> bool:
    try:
        parse_room_code(text)
    except ValueError:
        return False
    return True


def link_preview(origin: str, invitation: LobbyRoom | None, language: str) -> str:
    """Return the Open Graph tags of a link, as HTML: they name the host and the game, and nothing of the match."""
    title, picture = "Turnabout", f"{origin}{PREVIEW}"
    if invitation is not None:
        host, picture = invitation.owner, f"{picture}/{quote(invitation.game)}"
        title = (
            page_text("invitation", language, host=host, game=invitation.title)
            if host
            else page_text("invitation-without-host", language, game=invitation.title)
        )
    tags = {
        "og:type": "website",
        "og:site_name": "Turnabout",
        "og:title": title,
        "og:description": " ".join(page_text(line, language) for line in PICTURE_LINES),
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "\n".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in tags.items())


def _response(file: WebFile, asked: Headers, keep: str, language: str | None = None) -> Response:
    """Return the answer with a file; `language` is its own if there are others."""
    headers = Headers({**SAFETY, "Cache-Control": keep, "ETag": file.tag})
    # requests without HTML get a sentence instead of the page
    varying = "Accept, Accept-Encoding" if keep == REVALIDATE else "Accept-Encoding"
    headers["Vary"] = varying if language is None else f"{varying}, Accept-Language"
    if language is not None:
        headers["Content-Language"] = language
    headers["Connection"] = "close"
    if has_cached(asked, file.tag):
        return Response(HTTPStatus.NOT_MODIFIED.value, HTTPStatus.NOT_MODIFIED.phrase, headers, b"")
    body = file.body
    if accepts_gzip(asked) and file.packed is not None:
        headers["Content-Encoding"] = "gzip"
        body = file.packed
    headers["Content-Type"] = file.kind
    headers["Content-Length"] = str(len(body))
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)


def has_cached(asked: Headers, tag: str) -> bool:
    """Return whether the client has this version of the file."""
    known = [each.strip().removeprefix("W/") for tags in asked.get_all("If-None-Match") for each in tags.split(",")]
    return tag in known or "*" in known


def accepts_gzip(asked: Headers) -> bool:
    """Return whether the client accepts gzip."""
    for encodings in asked.get_all("Accept-Encoding"):
        for encoding in encodings.split(","):
            name, _, weight = encoding.partition(";")
            if name.strip().lower() in ("gzip", "*"):
                return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
