"""The file of the table of cases: every value once, and the cases, which refer to values by index.

    {"values": [...],
     "cases": [{"name": ..., "model": {field: place}, "heard": place, "becomes": {field: place},
                "shows": {...: place}}]}

`model` holds the fields that differ from an empty model's, `becomes` the fields changed by `heard`, and `shows` the
derived values after that, unless an empty model has the same.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.client.cases.coded import Coded

TABLE = Path(__file__).with_name("session.json")


def read() -> list[Coded]:
    """Return the cases, with their values filled in."""
    kept = json.loads(TABLE.read_text(encoding="utf-8"))
    values = kept["values"]

    def put(fields: dict[str, int]) -> Coded:
        return {name: values[place] for name, place in fields.items()}

    return [
        case | {name: put(case[name]) for name in ("model", "becomes", "shows")} | {"heard": values[case["heard"]]}
        for case in kept["cases"]
    ]


def write(cases: Iterable[Coded]) -> None:
    """Write the cases, a line for each value and each case."""
    values: dict[str, int] = {}

    def place(value: Any) -> int:
        return values.setdefault(_line(value), len(values))

    def taken(fields: Coded) -> dict[str, int]:
        return {name: place(value) for name, value in fields.items()}

    lines = [
        _line(
            case
            | {"model": taken(case["model"]), "heard": place(case["heard"])}
            | {name: taken(case[name]) for name in ("becomes", "shows")}
        )
        for case in cases
    ]
    text = f'{{"values": [\n{_lines(values)}\n],\n"cases": [\n{_lines(lines)}\n]}}\n'
    TABLE.write_text(text, encoding="utf-8")


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _lines(lines: Iterable[str]) -> str:
    return ",\n".join(lines)
