"""Finds the work that is left: missing translations, and those whose English text has changed since.

Each folder of a translation has a file `originals.json`: for each message and page a hash of the English text that it
was translated from, and one of the translation. Compiling notes both when a translation is new or has changed.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from client.catalogue.source import Subject

ORIGINALS = "originals.json"
Texts = dict[str, str]
"""Hashes of texts by name: `chat.line` for a message, `rules.md` for a page."""


def original_texts(folder: Path, subjects: list[Subject]) -> Texts:
    """Return the hashes of the texts in a folder of a language."""
    found = {
        f"{subject.name}.{each.name}": _hash(repr(each.texts)) for subject in subjects for each in subject.messages
    }
    return found | {path.name: _hash(path.read_text("utf-8")) for path in sorted(folder.glob("*.md"))}


def noted(folder: Path, english: Texts, translated: Texts) -> str:
    """Return the new content of a folder's file of originals."""
    known = _read(folder)
    lines = {}
    for name, translation in translated.items():
        original, then = known.get(name, ("", ""))
        lines[name] = f"{original if then == translation else english[name]} {translation}"
    return json.dumps(lines, indent=0, sort_keys=True) + "\n" if lines else ""


def remaining(folder: Path, english: Texts, translated: Texts) -> Iterator[str]:
    """Yield a line for each missing or outdated translation in a folder."""
    known = _read(folder)
    for name, original in english.items():
        if name not in translated:
            yield f"{name}: missing"
        elif known.get(name, ("", ""))[0] != original:
            yield f"{name}: the English text has changed since it was translated"


def _read(folder: Path) -> Mapping[str, tuple[str, str]]:
    path = folder / ORIGINALS
    if not path.exists():
        return {}
    found = {}
    for name, hashes in json.loads(path.read_text("utf-8")).items():
        original, _, translation = hashes.partition(" ")
        found[name] = original, translation
    return found


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]
