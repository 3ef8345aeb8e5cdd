"""The signs a terminal can show: Unicode, or ASCII that takes the same place.

Screens are composed in Unicode. What goes out passes `Glyphs.show`, which also lets no control character through.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len

_ASCII = str.maketrans("♣♦♥♠═╱†▸►▹─│┬┴├└╭╮╰╯●○·−→✓’★↑↓←▌┤┼┌┐┘█░▒", "cdhs=/+>*:-|++|`..''*o-->-'*^v<_|+..'#.%") | {
    ord("…"): "..."
}
"""Cell for cell, but for the ellipsis: trees and boxes keep their shape."""
_MARKS = {"Mn", "Me"}


MOST_MARKS = 4
"""So many marks may stand on one letter, enough for any script; more would be drawn over the lines around it."""


@lru_cache(maxsize=4096)
def _inert(text: str) -> str:
    """Leave out what is no sign: controls, escapes, bidirectional marks; any white space becomes a space."""
    if not text.isprintable():
        text = "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)
    return text if text.isascii() else "".join(_without_piles(text))


def _without_piles(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in _MARKS else 0
        if marks <= MOST_MARKS:
            yield character


@lru_cache(maxsize=4096)
def _ascii(text: str) -> str:
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKD", text.translate(_ASCII))
    return "".join(c if c.isascii() else "?" * cell_len(c) for c in plain)


@dataclass(frozen=True, slots=True)
class Glyphs:
    """Which signs may be used."""

    ascii: bool

    def show(self, text: str) -> str:
        """Return `text` as it may go to the screen.

        >>> ASCII.show("▸10♦══Q♥"), UNICODE.show("a\\x1b[2Jb")
        ('>10d==Qh', 'a[2Jb')
        """
        text = _inert(text)
        return _ascii(text) if self.ascii else text


UNICODE = Glyphs(ascii=False)
ASCII = Glyphs(ascii=True)


def find_glyphs(environment: Mapping[str, str]) -> Glyphs:
    """Return the signs that the locale of an environment allows; one that says nothing allows all.

    >>> find_glyphs({"LANG": "de_DE.UTF-8"}) is UNICODE, find_glyphs({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) is ASCII
    (True, True)
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "UTF-8")
    return UNICODE if "UTF8" in locale.upper().replace("-", "") else ASCII
