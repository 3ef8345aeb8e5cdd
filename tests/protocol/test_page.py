"""protocol/README.md names every message, with all its fields, and shows only messages that exist."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from protocol.codes import GoodbyeCode, RejectionCode
from protocol.commands import COMMAND
from protocol.events import EVENT
from protocol.games.family_tree.deck import DECK as FAMILY_TREE
from protocol.games.grandmas_game.deck import DECK as GRANDMAS_GAME
from protocol.games.happy_graphs.deck import deck_of as happy_graphs_deck
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.poker_solitaire.deck import deck_of as poker_solitaire_deck
from protocol.options import Options
from protocol.patch import merge
from protocol.room import HappeningKind
from protocol.schema import DIRECTORY, schemas
from server.games.grandmas_game import notation as grandmas_game
from server.games.happy_graphs import notation as happy_graphs
from server.games.poker_solitaire import notation as poker_solitaire

PAGE = (Path(DIRECTORY) / "README.md").read_text(encoding="utf-8")
SCHEMAS = schemas()
SPAN = re.compile(r"`([^`]+)`")
SHOWN = re.findall(r"^([→←]) (\{.*\})$", PAGE, re.M)
"""The messages that the page shows: where each goes, and its JSON."""


def tables(*head: str, page: str = PAGE) -> Iterator[list[str]]:
    """Yield the rows of all tables whose first columns have these heads, by cell."""
    inside = False
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif inside and not cells[0].startswith("---"):
            yield cells
        inside = inside or (line.startswith("|") and tuple(cells[: len(head)]) == head)


def models(name: str) -> dict[str, Any]:
    """Return the schemas of all commands or all events by their `type`."""
    schema = SCHEMAS[name]
    mapping = schema["discriminator"]["mapping"]
    return {kind: schema["$defs"][reference.rpartition("/")[2]] for kind, reference in mapping.items()}


def objects() -> dict[str, Any]:
    """Return the schemas of the objects in events by name, without the events and the views."""
    found: dict[str, Any] = {}
    definitions = SCHEMAS["events.schema.json"]["$defs"]

    def search(part: Any) -> None:
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).rpartition("/")[2]
            if name and name not in found and not name.endswith("View"):
                found[name] = definitions[name]
                search(definitions[name])
            for each in part.values():
                search(each)
        elif isinstance(part, list):
            for each in part:
                search(each)

    search(models("events.schema.json"))
    return {name.rpartition("__")[2]: schema for name, schema in found.items() if "properties" in schema}


def fields(schema: dict[str, Any], *without: str) -> list[str]:
    return [name for name in schema["properties"] if name not in without]


def test_every_command_has_a_row_with_its_fields() -> None:
    rows = {row[0].strip("`"): row[1] for row in tables("command", "fields")}
    commands = models("commands.schema.json")
    assert rows.keys() == commands.keys()
    for name, schema in commands.items():
        required, _, optional = rows[name].partition("optional:")
        assert SPAN.findall(rows[name]) == [*SPAN.findall(required), *SPAN.findall(optional)]
        every, needed = set(fields(schema, "type", "id")), set(schema["required"]) - {"id"}
        assert (set(SPAN.findall(required)), set(SPAN.findall(optional))) == (needed, every - needed), name


def test_every_event_has_a_row_with_its_fields() -> None:
    rows = {row[0].strip("`"): SPAN.findall(row[1]) for row in tables("event", "fields")}
    assert rows == {name: fields(schema, "type") for name, schema in models("events.schema.json").items()}


def test_every_object_in_events_has_a_row_with_its_fields() -> None:
    rows = {row[0].strip("`"): SPAN.findall(row[1]) for row in tables("object", "fields")}
    assert rows == {name: fields(schema) for name, schema in objects().items()}


def test_every_field_of_a_snapshot_is_explained() -> None:
    explained = [name for row in tables("field of `room`") for name in SPAN.findall(row[0])]
    assert sorted(explained) == sorted(fields(models("events.schema.json")["room"], "type"))


def test_every_setting_of_a_room_is_explained() -> None:
    explained = [name for row in tables("field", "default") for name in SPAN.findall(row[0])]
    assert sorted(explained) == sorted(fields(models("commands.schema.json")["create_room"], "type", "id"))


def test_every_kind_of_happening_and_of_incident_is_explained() -> None:
    explained = [name for row in tables("kind", "what happened", "`detail` or `name`") for name in SPAN.findall(row[0])]
    assert sorted(explained) == sorted(get_args(HappeningKind))
    incidents = SCHEMAS["record.schema.json"]["$defs"]["RecordLeg"]["properties"]["incidents"]["items"]
    explained = [name for row in tables("kind", "what happened", "fields") for name in SPAN.findall(row[0])]
    assert sorted(explained) == sorted(incidents["discriminator"]["mapping"])


def test_every_code_is_explained() -> None:
    assert [row[0].strip("`") for row in tables("code", "meaning", "what to do")] == [*GoodbyeCode]
    assert [row[0].strip("`") for row in tables("code", "meaning", "how to react")] == [*RejectionCode]


def test_the_fields_that_all_views_share_are_explained() -> None:
    views = {
        schema["title"]: set(fields(schema))
        for path, schema in SCHEMAS.items()
        if path.startswith("games/") and "reasons" not in path
    }
    assert len(views) == 6
    rows = {row[0].strip("`"): row[1] for row in tables("field of `view`")}
    assert rows.keys() == set.intersection(*(each for name, each in views.items() if name != "MirrorView"))
    assert {name for name, meaning in rows.items() if "not in a mirror match" not in meaning} == {
        name for name in rows if name in views["MirrorView"]
    }


@pytest.mark.parametrize(
    ("title", "options"), [("Happy Graphs", HappyGraphsOptions), ("The Patriarch", PatriarchOptions)]
)
def test_the_options_of_a_game_are_explained_with_their_defaults(title: str, options: type[Options]) -> None:
    section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = {row[0].strip("`"): row[1] for row in tables("option", "values, the default first", page=section)}
    schema = options.model_json_schema()["properties"]
    assert rows.keys() == schema.keys()
    for name, values in rows.items():
        default = schema[name]["default"]
        assert values.replace("`", "").startswith(str("null" if default is None else default)), name
        if "enum" in schema[name]:
            assert SPAN.findall(values) == schema[name]["enum"], name


@pytest.mark.parametrize(
    ("title", "parse"),
    [
        ("Happy Graphs", happy_graphs.parse),
        ("Grandma's Game", grandmas_game.parse),
        ("Poker Solitaire", poker_solitaire.parse),
    ],
)
def test_the_moves_of_a_game_are_in_its_notation(title: str, parse: Callable[[str], object]) -> None:
    section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    shown = [move for row in tables("move", "what it does", page=section) for move in SPAN.findall(row[0])]
    assert len(shown) > 5
    for move in shown:
        parse(move)


def test_the_decks_have_the_names_that_are_shown() -> None:
    assert {row[0]: SPAN.findall(row[1])[0] for row in tables("game", "deck's name")} == {
        "Family Tree": FAMILY_TREE.name,
        "Happy Graphs": happy_graphs_deck("hex", "together", 17).name.replace("6-2", "R-P"),
        "Grandma's Game": GRANDMAS_GAME.name,
        "Poker Solitaire": poker_solitaire_deck(2).name.replace("2", "P"),
    }


def test_the_number_that_is_shown_gives_the_deck_that_is_shown() -> None:
    number, cards = re.findall(r"Number (\d+) gives Family Tree the deck `([^`…]+) …`", PAGE)[0]
    dealt = FAMILY_TREE.deal(int(number))
    assert list(dealt[: len(cards.split())]) == cards.split()


@pytest.mark.parametrize(("way", "text"), SHOWN)
def test_a_message_that_is_shown_exists(way: str, text: str) -> None:
    if "…" in text:  # fields are left out
        kind = json.loads(text[: text.index(",")] + "}")["type"]
        assert way == "←" and kind in models("events.schema.json")
    else:
        (COMMAND if way == "→" else EVENT).validate_json(text)


MERGES: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b", None]}, {"a": ["b", None]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    ({"a": "foo"}, {"a": {"b": {"c": None}}}, {"a": {"b": {}}}),
    ({"a": ["b"]}, {"a": {"c": 0}}, {"a": {"c": 0}}),
    ({"e": 1}, {"a": False}, {"e": 1, "a": False}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]
"""Documents, patches and results as in RFC 7396, Appendix A."""


def shown_code(language: str) -> str:
    """Return the code that the page shows in a language."""
    (code,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(code)


def test_the_merge_that_is_shown_in_python_is_that_of_the_rfc() -> None:
    names: dict[str, Any] = {}
    exec(shown_code("python"), names)  # noqa: S102 # it is this page's code
    for merged in (names["merge"], merge):
        assert [merged(document, patch) for document, patch, _ in MERGES] == [result for *_, result in MERGES]


def test_the_merge_that_is_shown_in_javascript_is_that_of_the_rfc() -> None:
    given = json.dumps([[document, patch] for document, patch, _ in MERGES])
    program = f"{shown_code('js')} console.log(JSON.stringify({given}.map((each) => merge(...each))))"
    node = Path(sys.executable).with_name("node")
    said = subprocess.run([node, "-e", program], capture_output=True, check=True, text=True).stdout
    assert json.loads(said) == [result for *_, result in MERGES]
