"""The compiler of the catalogue, by itself and as the command `turnabout words`."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from mypy import api
from typer.testing import CliRunner

from client.catalogue import html_page
from client.catalogue.source import CatalogueError, read_subjects
from client.cli.__main__ import app

CALLS = {
    'table.button("give-up") + table.button(sent)': "",
    'table.button("nope")': "has incompatible type \"Literal['nope']\"; expected \"Literal['deal', 'give-up']\"",
    "table.button()": 'Missing positional argument "key"',
    'table.tricks(name="Ben")': 'Missing named argument "tricks"',
    'table.tricks(name="Ben", tricks="one")': 'expected "int"',
    'table.led(card="TD", mine=False, trump="spades")': "expected \"Literal['clubs', 'hearts', 'none']\"",
    "table.tables()": 'has no attribute "tables"',
}
"""Calls of messages, and mypy's error for each wrong one."""


@pytest.mark.timeout(120)
def test_types_refuse_a_wrong_key_or_argument(tmp_path: Path) -> None:
    start = "from typing import Any\nfrom tests.client.catalogue.example_game.messages import table\nsent: Any\n"
    code = tmp_path / "calls.py"
    code.write_text(start + "\n".join(CALLS), "utf-8")
    # a cache of its own, because another process may write that of the project
    said, failed, _ = api.run(["--no-error-summary", "--cache-dir", str(tmp_path / "types"), str(code)])
    told = dict(re.findall(r"calls\.py:(\d+): error: (.*)", said))
    for line, (call, wrong) in enumerate(CALLS.items(), start.count("\n") + 1):
        assert (wrong in told[f"{line}"]) if wrong else (f"{line}" not in told), (call, said, failed)


def words(*arguments: str | Path) -> Any:
    return CliRunner().invoke(app, ["words", *map(str, arguments)])


def test_a_package_gets_typed_functions_and_scripts(package: Path) -> None:
    done = words(package, "--web", package / "board")
    assert done.exit_code == 0, done.output
    table = importlib.import_module("own_game.table")
    assert table.lines()[:5] == [
        "The table",
        "Ben has one trick.",
        "They lead 10♦; clubs are trumps.",
        "Nobody has won.",
        "Give up",
    ]
    script = (package / "board" / "messages" / "table.js").read_text("utf-8")
    assert 'from "../../../text/formats.js"' in script
    assert "tricks" not in script, "the board doesn't use it"
    assert words(package, "--web", package / "board", "--check").exit_code == 0


def test_a_module_that_is_out_of_date_and_a_message_without_use_are_named(package: Path) -> None:
    words(package)
    source = package / "text" / "en" / "table.ftl"
    source.write_text(source.read_text("utf-8").replace("The table\n", "Table\n") + "extra = Extra\n", "utf-8")
    done = words(package, "--check")
    assert done.exit_code == 1
    assert f"out of date: {package / 'messages' / 'table.py'}" in done.output
    assert "unused: own_game/text/en/table.ftl: extra" in done.output


def test_a_folder_without_messages_is_named(tmp_path: Path) -> None:
    done = words(tmp_path)
    assert done.exit_code == 1
    assert "Put your .ftl and .md files there." in done.output


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = { $name }", "$name is not declared"),
        ("# $name (Name)\na = x", "$name is declared, but not used"),
        ("# $name (Person)\na = { $name }", "Person is not a type"),
        ("# $name: Name\na = { $name }", "declared as $name (Type)"),
        ("# $new (Count)\na = { $new }", "$new can't be the name of an argument"),
        ("# $a (Flag)\na = { $a }", "which can only select"),
        ("# $a (Choice)\na = { $a ->\n    [x] x\n   *[other] y\n }", "only a Choice has values"),
        ("# $a (Choice: x y)\na = { $a ->\n   *[x] x\n }", "$a may be y: add this variant"),
        ("# $a (Choice: x y)\na = { $a ->\n    [z] z\n   *[other] x\n }", "[z] is no variant"),
        ("# $a (Name?)\na = { $a ->\n   *[other] x\n }", "add a variant [none]"),
        ("# $n (Count)\na = { $n ->\n    [few] x\n   *[other] y\n }", "[few] is no variant of a number"),
        ("# $n (Count)\na = { UPPER($n) }", "the only function is BEGIN"),
        ("a = { b }", "there is no message b"),
        ("a = { -b }", "there is no term -b"),
        ("Big_Name = x", "lower-case words joined by dashes"),
        ("a = x\n    .b = y", "a text or attributes, not both"),
        ("a = {", "subject.ftl:3"),
        ("a = x\n\na = y", "subject.ftl:5: a is in this file twice"),
        ("-a = x\n\n-a = y", "subject.ftl:5: -a is in this file twice"),
    ],
)
def test_an_error_names_the_line_and_what_is_wrong(tmp_path: Path, source: str, wrong: str) -> None:
    path = tmp_path / "subject.ftl"
    path.write_text(f"### A subject.\n\n{source}\n", "utf-8")
    with pytest.raises(CatalogueError) as error:
        read_subjects(tmp_path, "en")
    assert str(error.value).startswith(f"{path}:")
    assert wrong in str(error.value)


def test_a_file_needs_a_description(tmp_path: Path) -> None:
    (tmp_path / "subject.ftl").write_text("a = x\n", "utf-8")
    with pytest.raises(CatalogueError, match="needs a description"):
        read_subjects(tmp_path, "en")


def test_an_import_without_a_source_is_named(package: Path) -> None:
    (package / "other.py").write_text("from own_game.messages import missing\n\nTEXT = missing.title\n", "utf-8")
    done = words(package)
    assert done.exit_code == 1
    assert "is imported, but has no source" in done.output


def test_a_call_of_a_message_that_is_not_there_is_named(package: Path) -> None:
    (package / "other.py").write_text("from own_game.messages import table\n\nTEXT = table.subtitle\n", "utf-8")
    done = words(package)
    assert done.exit_code == 1
    assert "messages/table.py has no message subtitle" in done.output


def test_a_page_gets_its_messages(tmp_path: Path) -> None:
    (tmp_path / "page.ftl").write_text("### A page.\n\nabout = Cards & more\nno-script = Switch scripts on.\n", "utf-8")
    subjects = {subject.name: subject for subject in read_subjects(tmp_path, "en")}
    page = '<meta data-message="page.about" content=""><noscript data-message="page.no-script">old</noscript>'
    assert html_page.used_messages(page) == {"page": {"about", "no-script"}}
    assert html_page.fill(page, subjects) == (
        '<meta data-message="page.about" content="Cards &amp; more">'
        '<noscript data-message="page.no-script">Switch scripts on.</noscript>'
    )


@pytest.mark.parametrize(
    ("named", "wrong"),
    [("page.other", "there is no such message"), ("page", "no such message"), ("page.left", "is not a plain text")],
)
def test_a_page_with_a_wrong_message_is_named(tmp_path: Path, named: str, wrong: str) -> None:
    (tmp_path / "page.ftl").write_text("### A page.\n\n# $name (Name)\nleft = { $name } left.\n", "utf-8")
    subjects = {subject.name: subject for subject in read_subjects(tmp_path, "en")}
    with pytest.raises(CatalogueError, match=wrong):
        html_page.fill(f'<p data-message="{named}"></p>', subjects)
