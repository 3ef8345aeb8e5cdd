"""The browser client's folder: which files are served, under which version, and what its pages may do."""

import json
import re
from pathlib import Path

import pytest
from websockets.datastructures import Headers

from server.net import web
from server.net.web import DIRECTORY, PAGE, POLICY, Web, read


def test_the_policy_allows_only_scripts_and_styles_of_this_origin() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'" and rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY and "http" not in POLICY and "*" not in POLICY


def test_other_content_has_another_version_and_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {PAGE: b"{build}", "main.js": b"one", "style.css": b""}
    first, second = Web(files), Web({**files, "main.js": b"two"})
    assert first.build != second.build and first.build == Web(dict(reversed(files.items()))).build
    assert Web({}).build is None
    newer = tmp_path / "bundles.py"
    newer.write_text("# makes other bundles")
    monkeypatch.setattr(web, "MAKERS", [newer])
    assert Web(files).build != first.build


async def test_only_files_for_browsers_are_served(tmp_path: Path) -> None:
    shown, kept = ("index.html", "a/b.js", "icon.svg"), ("types.d.ts", "a/README.md", ".hidden", "../outside.js")
    for name in shown + kept:
        (tmp_path / "client" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "client" / name).write_text("x")
    web = read(tmp_path / "client")
    answers = {name: await web.answer(f"/web/{web.build}/{name}", Headers()) for name in shown + kept}
    assert [name for name, answer in answers.items() if answer is not None] == [*shown]


def test_the_folder_is_found_next_to_the_server() -> None:
    assert (DIRECTORY / PAGE).is_file() and read().build is not None


async def test_without_a_folder_there_is_no_browser_client(tmp_path: Path) -> None:
    web = read(tmp_path / "missing")
    assert web.build is None and await web.answer("/", Headers()) is None


def test_every_file_that_a_page_names_exists() -> None:
    files = read().files
    named = re.compile(rb"""(?:href|src)="([\w./-]+\.[a-z0-9]+)\"""")  # relative to the page's base
    missing = [
        f"{name} names {found.decode()}"
        for name, file in files.items()
        if name.endswith((".js", ".html"))
        for found in named.findall(file.body)
        if found.decode() not in files
    ]
    assert missing == []


NEEDED = (
    "widgets/page.js",
    "screens/start.js",
    "screens/room/notices.js",
    "games/family_tree/playing.js",
    "text/messages/people.js",
)
OF_SEVERAL = (
    "text/messages/match.js",
    "text/messages/result.js",
    "text/messages/waiting.js",
    "room/notice_sentence.js",
    "text/messages/notices.js",
    "text/messages/questions.js",
    "screens/room/leg_pages.js",
    "screens/room/chat.js",
    "screens/room/multiplayer_actions.js",
    "screens/room/multiplayer_menu.js",
    "screens/room/multiplayer_notices.js",
    "screens/match_form.js",
    "text/messages/standings.js",
    "text/messages/daily.js",
    "text/messages/finding.js",
)


def test_a_player_who_plays_alone_loads_nothing_of_rooms_for_several() -> None:
    files = read().files
    bundles = [
        "main.js",
        "screens/room.js",
        "games/family_tree/game.js",
        "games/family_tree/leg.js",
    ]
    loaded = [path for bundle in bundles for path in json.loads(files[f"{bundle}.map"].body)["sources"]]
    assert {*NEEDED, *OF_SEVERAL} & {*loaded} == {*NEEDED}
    required = {
        path for bundle in bundles for path in re.findall(rb'^import .* from "(.*)";$', files[bundle].body, re.M)
    }
    assert {path.rpartition(b"/")[2] for path in required} == {b"main.js", b"room.js"}
