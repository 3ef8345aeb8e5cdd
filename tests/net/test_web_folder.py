"""The browser client's folder: which files are served, under which version, and what its pages may do."""

import os
import re
from pathlib import Path, PurePosixPath

from websockets.datastructures import Headers

from server.net.web import DIRECTORY, PAGE, POLICY, Web, read


def test_the_policy_allows_only_scripts_and_styles_of_this_origin() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'" and rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY and "http" not in POLICY and "*" not in POLICY


def test_other_content_has_another_version_and_path() -> None:
    files = {PAGE: b"{build}", "main.js": b"one", "style.css": b""}
    first, second = Web(files), Web({**files, "main.js": b"two"})
    assert first.build != second.build and first.build == Web(dict(reversed(files.items()))).build
    assert Web({}).build is None


def test_only_files_for_browsers_are_served(tmp_path: Path) -> None:
    shown, kept = ("index.html", "a/b.js", "icon.svg"), ("types.d.ts", "a/README.md", ".hidden", "../outside.js")
    for name in shown + kept:
        (tmp_path / "client" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "client" / name).write_text("x")
    web = read(tmp_path / "client")
    assert [name for name in shown + kept if web.answer(f"/web/{web.build}/{name}", Headers()) is not None] == [*shown]


def test_the_folder_is_found_next_to_the_server() -> None:
    assert (DIRECTORY / PAGE).is_file() and read().build is not None


def test_without_a_folder_there_is_no_browser_client(tmp_path: Path) -> None:
    web = read(tmp_path / "missing")
    assert web.build is None and web.answer("/", Headers()) is None


def test_every_file_that_is_referenced_exists() -> None:
    files = read().files
    beside = re.compile(rb"""(?:from |import\(|import |url\(|@import )["']?([\w./-]+\.[a-z0-9]+)["')]""")
    below = re.compile(rb"""(?:href|src)="([\w./-]+\.[a-z0-9]+)\"""")  # relative to the page's base
    missing = []
    for name, file in files.items():
        if name.endswith((".js", ".css", ".html")):
            named = [PurePosixPath(name).parent / found.decode() for found in beside.findall(file.body)]
            named += [PurePosixPath(found.decode()) for found in below.findall(file.body)]
            paths = [os.path.normpath(each) for each in named]
            missing += [f"{name} names {path}" for path in paths if path not in files and not _are_types(path)]
    assert missing == []


def _are_types(path: str) -> bool:
    """Return whether a file contains only types: comments refer to it, and no browser loads it."""
    return (DIRECTORY / path).with_suffix(".d.ts").exists()
