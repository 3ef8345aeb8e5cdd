"""Translations of a small catalogue: a text that is missing stays English in both languages of code, and is listed."""

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from babel.localedata import locale_identifiers

from client.catalogue import __main__ as program
from client.catalogue.compiler import Catalogue, Folder
from client.catalogue.plurals import plural_rules
from client.text import language

NODE = Path(sys.executable).with_name("node")
WEB = program.WEB
GERMAN = """### Der Tisch eines Beispiels.

-trick = Stich

title = Der Tisch
tricks = { $name } hat { $tricks ->
    [one] einen { -trick }
   *[other] { $tricks } { -trick }e
}.
button =
    .deal = Geben
    .give-up = Aufgeben
"""
ENGLISH_LEFT = ["They lead 10♦; clubs are trumps.", "Nobody has won."]
SAY = """
const { web, board } = JSON.parse(process.argv[1]);
globalThis.localStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
globalThis.location = { search: "" };
globalThis.document = { baseURI: web, documentElement: {} };
const { useLanguage } = await import(`${web}text/language.js`);
await useLanguage("de");
const { lines } = await import(`${board}game.js`);
const { translationsLoaded } = await import(`${web}text/language.js`);
const said = [lines()];
await translationsLoaded();
said.push(lines());
await useLanguage("en");
said.push(lines());
await useLanguage("de");
said.push(lines());
console.log(JSON.stringify(said));
"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.fixture
def catalogue(package: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """The catalogue of a package, in place of the one of this clone."""
    (package.parent / "text").symlink_to(WEB / "text")  # the board's scripts find the page's there, as on a server
    folder = Folder(text=package / "text", python=package / "messages", script=package / "board" / "messages")
    small = Catalogue(
        folders=[folder],
        root=package.parent,
        code=package,
        scripts=package / "board",
        command="test",
        formats="../../../text/formats.js",
        language="../../../text/language.js",
        lit="../../../vendor/lit-html.js",
        conventions=package / "languages.py",
        languages=package / "languages.js",
    )
    monkeypatch.setattr(program, "own_catalogue", lambda: small)
    monkeypatch.setattr(program, "ROOT", package.parent)
    return small


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Run `python -m client.catalogue`; return the lines that it prints."""
    monkeypatch.setattr(sys, "argv", ["client.catalogue", *arguments])
    program.main()
    return capsys.readouterr().out.splitlines()


def translate(catalogue: Catalogue, code: str, name: str, text: str) -> Path:
    folder = catalogue.folders[0].text / code
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return folder / name


def test_a_missing_message_is_english_in_python(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    translate(catalogue, "de", "table.ftl", GERMAN)
    run(monkeypatch, capsys)
    table = importlib.import_module("own_game.table")
    english = table.lines()
    language.use("de")
    german = ["Der Tisch", "Ben hat einen Stich.", *ENGLISH_LEFT, "Aufgeben", english[-1]]
    assert table.lines() == german
    language.use("en")
    assert table.lines() == english
    language.use("pl")  # the package is not in this language
    assert table.lines() == english


def test_a_missing_message_is_english_in_the_browser(
    catalogue: Catalogue, package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    translate(catalogue, "de", "table.ftl", GERMAN)
    run(monkeypatch, capsys)
    places = {"web": f"{WEB.as_uri()}/", "board": f"{(package / 'board').as_uri()}/"}
    command = [str(NODE), "--input-type=module", "--eval", SAY, json.dumps(places)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    english, german = ["The table", "ann has won.", "Deal"], ["Der Tisch", "ann has won.", "Geben"]
    assert json.loads(result.stdout) == [english, german, english, german]


def test_a_language_is_added_by_a_folder_and_a_command(
    catalogue: Catalogue, package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = ["table.title", "table.tricks", "table.led", "table.winner", "table.button", "rules.md"]
    lines = [f"own_game/text/eo: {name}: missing" for name in left]
    assert run(monkeypatch, capsys, "eo")[-7:] == [*lines, "eo: 6 left"]
    table = translate(catalogue, "eo", "table.ftl", "### La tablo.\n\ntitle = La tablo\n")
    assert run(monkeypatch, capsys, "eo")[-6:] == [*lines[1:], "eo: 5 left"]
    assert 'eo: ["eo", "Esperanto", ", "]' in (package / "languages.js").read_text("utf-8")
    assert "kaj" in (package / "languages.py").read_text("utf-8")
    assert run(monkeypatch, capsys, "--left") == [*lines[1:], "eo: 5 left"]
    english = package / "text" / "en" / "table.ftl"
    english.write_text(english.read_text("utf-8").replace("title = The table", "title = A table"), "utf-8")
    changed = "own_game/text/eo: table.title: the English text has changed since it was translated"
    assert run(monkeypatch, capsys, "--left")[0] == changed
    table.write_text("### La tablo.\n\ntitle = Tablo\n", "utf-8")
    translate(catalogue, "eo", "rules.md", "# Reguloj\n")
    assert run(monkeypatch, capsys, "eo")[-5:] == [*lines[1:-1], "eo: 4 left"]
    for path in table.parent.iterdir():
        path.unlink()
    table.parent.rmdir()
    run(monkeypatch, capsys)
    assert [*package.rglob("eo*.js"), *package.glob("messages/eo/*.py")] == []


def test_lint_lists_what_is_left() -> None:
    assert "-m client.catalogue --left" in (program.ROOT / "dev").read_text("utf-8")


def test_a_folder_that_is_no_language_is_named(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    translate(catalogue, "german", "table.ftl", GERMAN)
    monkeypatch.setattr(sys, "argv", ["client.catalogue"])
    with pytest.raises(SystemExit, match="german is not the code of a language, such as de"):
        program.main()


def test_plural_forms_are_those_of_unicode() -> None:
    for code in locale_identifiers():
        if "_" in code:
            continue
        rules = plural_rules(code)
        for number in (*range(205), 1_000, 1_001, 1_000_000, 2_000_000):
            found = [each for each, rule in rules.items() if eval(rule.format(number))]  # noqa: S307 # our own rules
            assert (found or ["other"]) == [Locale(code).plural_form(number)], f"{code}: {number}"
