"""Writes a package with a small complete game, from which an author starts: `turnabout new-game NAME`."""

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

from protocol.games.catalog import installed_games

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 32
"""The most characters of a game's name."""


class CannotWrite(Exception):
    """The package cannot be written, for a reason in a sentence for people."""


def write_game(name: str, directory: Path) -> list[Path]:
    """Write the package of a new game into `directory`/turnabout-NAME, and return its files. Raises CannotWrite."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        raise CannotWrite(
            f"{name[:40]!r} is no name for a game: write lowercase letters and digits, with hyphens between words, "
            "such as two-words."
        )
    if name in installed_games() or name == "mirror":
        raise CannotWrite(f"A game called {name} is installed already: choose another name.")
    module = name.replace("-", "_")
    if keyword.iskeyword(module):
        raise CannotWrite(f"{name} is a word of Python: choose another name.")
    root = directory / f"turnabout-{name}"
    if root.exists():
        raise CannotWrite(f"{root} exists already. Remove it, or choose another name.")
    words = {
        "name": name,
        "module": module,
        "title": name.replace("-", " ").title(),
    }
    template = files("server.contract") / "template"
    try:
        return [_write(source, root / path, words) for source, path in _files(template, Path(), module)]
    except OSError as error:
        raise CannotWrite(f"{root} cannot be written: {error.strerror or error}.") from None


def _files(folder: Traversable, path: Path, module: str) -> list[tuple[Traversable, Path]]:
    """Return the template's files, each with its path in the package."""
    found: list[tuple[Traversable, Path]] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += _files(each, path / (f"turnabout_{module}" if each.name == "package" else each.name), module)
        elif each.name.endswith(".tmpl"):
            found.append((each, path / each.name.removesuffix(".tmpl").replace("module", module)))
    return found


def _write(source: Traversable, path: Path, words: dict[str, str]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Template(source.read_text(encoding="utf-8")).substitute(words), encoding="utf-8")
    return path
