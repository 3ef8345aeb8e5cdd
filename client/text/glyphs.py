"""The signs that a terminal can show: Unicode, or ASCII of the same width.

Screens are composed in Unicode. All output passes `Glyphs.show`, which also removes invisible characters.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from client.text.cells import cell_len, inert

_ASCII = str.maketrans("♣♦♥♠═╱†▸►▹─│┬┴├└╭╮╰╯●○·−→✓’★↑↓←▌┤┼┌┐┘█░▒▲▼»", "cdhs=/+>*:-|++|`..''*o-->-'*^v<_|+..'#.%^v>") | {
    ord("…"): "..."
}
"""The same width for each sign except the ellipsis, so that trees and boxes keep their shape."""


@lru_cache(maxsize=4096)
def _ascii(text: str) -> str:
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKD", text.translate(_ASCII))
    return "".join(c if c.isascii() else "?" * cell_len(c) for c in plain)


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs that may be used."""

    ascii: bool

    def show(self, text: str) -> str:
        """Return `text` with the signs that may be used.

        >>> ASCII.show("▸10♦══Q♥"), UNICODE.show("a\\x1b[2Jb")
        ('>10d==Qh', 'a[2Jb')
        """
        text = inert(text)
        return _ascii(text) if self.ascii else text


UNICODE = Glyphs(ascii=False)
ASCII = Glyphs(ascii=True)


def find_glyphs(environment: Mapping[str, str]) -> Glyphs:
    """Return the signs that the locale of an environment allows; all if the environment names no locale.

    >>> find_glyphs({"LANG": "de_DE.UTF-8"}) is UNICODE, find_glyphs({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) is ASCII
    (True, True)
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "UTF-8")
    return UNICODE if "UTF8" in locale.upper().replace("-", "") else ASCII
