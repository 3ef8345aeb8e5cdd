"""Finds the messages that a client's code uses.

A module uses messages if it imports the compiled module of their subject, in Python whole or by name, and in the
browser as `import { messages as chatText } from "./messages/chat.js"`. If it passes the compiled module on as a value,
as in `say(rejections, reason)`, it uses all messages. In the browser, all words of a file that loads such a module by
`import()` count as names.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

Used = Mapping[Path, frozenset[str]]
"""The names that are used of each compiled module, by the path of the module."""
ALL = "*"
"""Stands for the names of all messages of a subject."""
_FOLDER = "messages"
_IMPORT = re.compile(r'^(?:import|export) ([^"();]*?) from "(\.[^"]+|/[^"]+)";', re.MULTILINE)
_LOAD = re.compile(r'import\("(\.[^"]+)"\)')
_WORD = re.compile(r"[A-Za-z_$][\w$]*")


def used_in_python(root: Path, folder: Path) -> dict[Path, set[str]]:
    """Return the names that the Python code in a folder uses, by compiled module; `root` is where imports begin."""
    found: dict[Path, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.parent.name == _FOLDER:
            continue
        source = path.read_text("utf-8")
        if f"{_FOLDER}" not in source:
            continue
        tree = ast.parse(source)
        aliases: dict[str, Path] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                base = path.parents[node.level - 1] if node.level else root
                for alias in node.names:
                    _add_import(base, node.module, alias, aliases, found)
        owners: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
                owners.add(id(node.value))
                found.setdefault(aliases[node.value.id], set()).add(node.attr)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in aliases and id(node) not in owners:
                found.setdefault(aliases[node.id], set()).add(ALL)
    return found


def _add_import(
    base: Path, module: str, alias: ast.alias, aliases: dict[str, Path], found: dict[Path, set[str]]
) -> None:
    folder = base.joinpath(*module.split("."))
    if folder.name == _FOLDER and not folder.with_suffix(".py").exists():
        aliases[alias.asname or alias.name] = folder / f"{alias.name}.py"
    elif folder.parent.name == _FOLDER:
        found.setdefault(folder.with_suffix(".py"), set()).add(alias.name)


def used_in_scripts(folder: Path) -> dict[Path, set[str]]:
    """Return the names that the scripts in a folder use, by compiled module."""
    found: dict[Path, set[str]] = {}
    for path in sorted(folder.rglob("*.js")):
        if path.parent.name != _FOLDER and "vendor" not in path.parts:
            for module, names in used_in_script(path).items():
                found.setdefault(module, set()).update(names)
    return found


def used_in_script(path: Path) -> dict[Path, set[str]]:
    """Return the names that one script uses, by compiled module."""
    found: dict[Path, set[str]] = {}
    for target, name in _script_names(path.read_text("utf-8")):
        module = Path(path.parent, target).resolve()
        if module.parent.name == _FOLDER:
            found.setdefault(module, set()).add(name)
    return found


def _script_names(source: str) -> Iterator[tuple[str, str]]:
    for clause, target in _IMPORT.findall(source):
        if f"{_FOLDER}/" not in target:
            continue
        if match := re.fullmatch(r"\{ messages as ([\w$]+) \}", clause.strip()):
            for name in re.findall(rf"(?<![\w$./]){re.escape(match[1])}\.([\w$]+)", source):
                yield target, name
            if re.search(rf"[(,] ?{re.escape(match[1])}[,)]", source):
                yield target, ALL
    for target in _LOAD.findall(source):
        if f"{_FOLDER}/" in target:
            for name in set(_WORD.findall(source)):
                yield target, name
