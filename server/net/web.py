"""The browser client's files as the port serves them: read and named by their content at start, compressed once.

Every file but the page itself lies under a path that names the whole client's content, so that a browser keeps it for
good, and a page never mixes files of two versions: of another version there is nothing.

    /                   the page, asked for anew each time
    /KZ7-4QM2           the same page, which goes into that room
    /record/<match>     the same page, which shows that match again
    /favicon.ico        the picture that stands for it
    /web/<build>/...    all else
"""

import gzip
import html
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path, PurePosixPath

from websockets.datastructures import Headers
from websockets.http11 import Response

from protocol.ids import parse_room_code

DIRECTORY = Path(__file__).parents[2] / "client" / "web"
PAGE = "index.html"
ERROR_PAGE = "error.html"
"""What a browser shows in place of a page that it cannot get."""
HOME = '<a class="button" href="/">Back to the start</a>'
RECORD = "/record/"
"""What the addresses of matches that are over begin with."""
FAVICON, ICON = "/favicon.ico", "icon-192.png"
"""What a browser asks for that does not know yet what the page names as its icon, and the file it gets."""
BUILD = b"{build}"
"""What stands in the page for the name of the version that it belongs to."""
SERVED = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
"""The files that are served, by what their names end with; what lies beside them is for who works on them."""
HEADINGS: Mapping[int, str] = {
    HTTPStatus.NOT_FOUND: "Page not found",
    HTTPStatus.MISDIRECTED_REQUEST: "Unknown address",
    HTTPStatus.TOO_MANY_REQUESTS: "Too many requests",
    HTTPStatus.SERVICE_UNAVAILABLE: "Not available now",
}
FOR_GOOD = "public, max-age=31536000, immutable"
ANEW = "no-cache"
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
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
    """A file: its media type, its content, and its tag."""

    kind: str
    body: bytes
    tag: str

    @cached_property
    def packed(self) -> bytes | None:
        """Its content compressed, once somebody asks for it; None where that saves nothing."""
        packed = gzip.compress(self.body, mtime=0)
        return packed if len(packed) < len(self.body) else None


class Web:
    """The browser client: `files` by their paths; `build` names the version, None where there is none to be served."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        digest = sha256()
        for name in sorted(files):
            digest.update(b"%b %d " % (name.encode(), len(files[name])) + files[name])
        self.build = digest.hexdigest()[:16] if PAGE in files else None
        build = digest.hexdigest()[:16].encode()
        pages = {name: files[name].replace(BUILD, build) for name in (PAGE, ERROR_PAGE) if name in files}
        self.files = {name: _file(name, body) for name, body in {**files, **pages}.items()}

    def answer(self, path: str, headers: Headers) -> Response | None:
        """Return the file that a path names, None where it names none; the page for a room's code or a match too."""
        name = path.removeprefix("/")
        if self.build is None:
            return None
        if name.startswith("web/"):
            found = self.files.get(name.removeprefix(f"web/{self.build}/"))
            return None if found is None else _response(found, headers, FOR_GOOD)
        if path == FAVICON:
            return None if (icon := self.files.get(ICON)) is None else _response(icon, headers, ANEW)
        if name and not path.startswith(RECORD) and not _is_code(name.strip("/")):
            return None
        return _response(self.files[PAGE], headers, ANEW)

    def error(self, refusal: Response, *, home: bool = True) -> Response:
        """Return a refusal in plain text as a page with a link home; as it is if there is no browser client."""
        kind = refusal.headers.get("Content-Type", "")
        if ERROR_PAGE not in self.files or refusal.status_code < HTTPStatus.BAD_REQUEST or not kind.startswith("text/"):
            return refusal
        told = {
            "{heading}": html.escape(HEADINGS.get(refusal.status_code, refusal.reason_phrase)),
            "{text}": html.escape(refusal.body.decode().strip()),
            "{home}": HOME if home else "",
        }
        page = self.files[ERROR_PAGE].body.decode()
        for mark, text in told.items():
            page = page.replace(mark, text)
        body = page.encode()
        own = {**SAFETY, "Content-Type": SERVED[".html"], "Content-Length": str(len(body)), "Vary": "Accept"}
        kept = {name: value for name, value in refusal.headers.raw_items() if name not in own}
        headers = Headers({**kept, **own})
        return replace(refusal, headers=headers, body=body)


def read(directory: Path = DIRECTORY) -> Web:
    """Return the browser client that lies in a directory."""
    paths = [path for path in directory.rglob("*") if path.suffix in SERVED and path.is_file()]
    return Web({PurePosixPath(path.relative_to(directory)).as_posix(): path.read_bytes() for path in paths})


def _file(name: str, body: bytes) -> WebFile:
    return WebFile(SERVED[PurePosixPath(name).suffix], body, f'"{sha256(body).hexdigest()[:16]}"')


def _is_code(text: str) -> bool:
    try:
        parse_room_code(text)
    except ValueError:
        return False
    return True


def _response(file: WebFile, asked: Headers, keep: str) -> Response:
    headers = Headers({**SAFETY, "Cache-Control": keep, "ETag": file.tag})
    # Where the page is, who asks for no HTML gets a word in its place.
    headers["Vary"] = "Accept, Accept-Encoding" if keep == ANEW else "Accept-Encoding"
    headers["Connection"] = "close"
    if knows(asked, file.tag):
        return Response(HTTPStatus.NOT_MODIFIED.value, HTTPStatus.NOT_MODIFIED.phrase, headers, b"")
    body = file.body
    if takes_gzip(asked) and file.packed is not None:
        headers["Content-Encoding"] = "gzip"
        body = file.packed
    headers["Content-Type"] = file.kind
    headers["Content-Length"] = str(len(body))
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, body)


def knows(asked: Headers, tag: str) -> bool:
    """Tell whether who asks has what is tagged so already."""
    known = [each.strip().removeprefix("W/") for tags in asked.get_all("If-None-Match") for each in tags.split(",")]
    return tag in known or "*" in known


def takes_gzip(asked: Headers) -> bool:
    """Tell whether who asks takes what is compressed."""
    for encodings in asked.get_all("Accept-Encoding"):
        for encoding in encodings.split(","):
            name, _, weight = encoding.partition(";")
            if name.strip().lower() in ("gzip", "*"):
                return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
