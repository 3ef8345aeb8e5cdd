"""The compiled messages are up to date, and the clients say the same."""

import ast
import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from client.catalogue.__main__ import ROOT, own_catalogue
from client.catalogue.compiler import LANGUAGE, unused_messages, write
from client.catalogue.python_code import identifier
from client.catalogue.script_code import identifier as script_identifier
from client.catalogue.source import Message, read_subjects, read_terms, samples
from client.text.messages import invitation as invitation_text
from protocol.finding import LobbyRoom
from protocol.ids import RoomCode
from server.net.page_texts import TEXTS, Reason
from server.net.web import link_preview

NODE = Path(sys.executable).with_name("node")
SAY = Path(__file__).with_name("say.mjs")


def test_compiled_modules_are_up_to_date() -> None:
    stale = [path.relative_to(ROOT).as_posix() for path in write(own_catalogue(), check=True)]
    assert stale == [], "out of date; run: python -m client.catalogue"


def test_every_message_is_used() -> None:
    assert [*unused_messages(own_catalogue())] == []


def test_pages_outside_the_catalogue_say_the_same() -> None:
    folder = ROOT / "client" / "text" / LANGUAGE
    shared = {subject.name: subject for subject in read_subjects(folder, LANGUAGE, read_terms(folder))}
    (description,) = (each for each in shared["page"].messages if each.name == "description")
    manifest = json.loads((ROOT / "client" / "web" / "turnabout.webmanifest").read_text("utf-8"))
    assert "".join(map(str, description.texts[""])) == manifest["description"]
    for host in ("Ada", ""):
        room = LobbyRoom(
            room=RoomCode("KZ74QM2"),
            game="game",
            title="The Patriarch",
            options={},
            form="match",
            seats=(),
            owner=host,
            known=False,
            hints=False,
            spectators=True,
            status="waiting",
            free=1,
            watching=0,
            since=0,
        )
        title = invitation_text.title(host=host or None, game="The Patriarch")
        assert f'"og:title" content="{title}"' in link_preview("", room, LANGUAGE)


def test_the_server_has_a_text_for_each_reason_and_uses_all_texts() -> None:
    texts = json.loads(TEXTS.read_text("utf-8"))[LANGUAGE]
    reasons = {name.removeprefix("refused.") for name in texts if name.startswith("refused.")}
    assert reasons == {*get_args(Reason)}
    code = "".join(path.read_text("utf-8") for path in (ROOT / "server" / "net").glob("*.py"))
    others = [name for name in texts if not name.startswith(("refused.", "heading.", "page."))]
    assert [name for name in others if f'"{name}"' not in code] == []
    assert [reason for reason in reasons if f', "{reason}")' not in code and f'("{reason}", ' not in code] == []


def said_in_python() -> Iterator[tuple[str, str, list[Any], str]]:
    """Yield the address of each script, and a function of it with its arguments and the text that Python gives.

    Only functions that both clients have.
    """
    catalogue = own_catalogue()
    terms = {name: value for folder in catalogue.folders for name, value in read_terms(folder.text / LANGUAGE).items()}
    for folder in catalogue.folders:
        assert folder.script is not None
        for subject in read_subjects(folder.text / LANGUAGE, LANGUAGE, terms):
            python = folder.python / f"{identifier(subject.name)}.py"
            script = folder.script / f"{subject.name}.js"
            if not (python.exists() and script.exists()):
                continue
            module = importlib.import_module(".".join(python.relative_to(ROOT).with_suffix("").parts))
            exported = script.read_text("utf-8")
            for message in subject.messages:
                name = script_identifier(message.name)
                say = getattr(module, identifier(message.name), None)
                if say is None or f"  {name}: (" not in exported:
                    continue
                for given, text in _said(message, say, in_object=f"  {name}: ({{" in exported):
                    if "None" in text:
                        absent = [value for value in _values(given) if value is None]
                        assert len(absent) > 1, f"{subject.name}: {message.name} inserts an absent argument: {text}"
                        continue  # one of the two players is the reader
                    yield script.as_uri(), name, given, text


def _values(given: list[Any]) -> list[Any]:
    """Return the values of the arguments of a message."""
    return [*given[-1].values()] if given and isinstance(given[-1], dict) else given


def _said(message: Message, say: Any, *, in_object: bool) -> Iterator[tuple[list[Any], str]]:
    for values in samples(message.arguments):
        if message.is_table:
            for key in message.texts:
                yield [key, *([values] if values else [])], say(key, **values)
        else:
            yield ([values] if in_object else [*values.values()]), say(**values)


def test_the_browser_says_the_same_as_python() -> None:
    cases = [*said_in_python()]
    result = subprocess.run([NODE, SAY], input=json.dumps(cases), capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


MODULES = sorted(
    path
    for path in (ROOT / "client").rglob("*.py")
    if path.parent.name != "messages" and "cli" not in path.parts and "messages import" in path.read_text("utf-8")
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_message_is_put_into_words_before_the_language_is_known(path: Path) -> None:
    """A call during the import would keep English for good. The modules of `cli` are imported later."""
    tree = ast.parse(path.read_text("utf-8"))
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and "messages" in node.module.split("."):
            names |= {alias.asname or alias.name for alias in node.names}
    early = [ast.unparse(call) for call in _calls_on_import(tree) if _name(call.func) in names]
    assert early == []


def _calls_on_import(node: ast.AST) -> Iterator[ast.Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from _calls_on_import(child)


def _name(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def test_a_call_on_import_is_found() -> None:
    source = "A = m.a()\ndef f(x=1):\n    m.b()\nB = lambda: m.c()\nclass C:\n    d = [m.d]\n    e = g(m.e())\n"
    found = [ast.unparse(call) for call in _calls_on_import(ast.parse(source)) if _name(call.func) == "m"]
    assert found == ["m.a()", "m.e()"]
