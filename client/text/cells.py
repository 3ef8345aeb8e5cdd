"""Texts as a terminal shows them, set in cells: a Chinese character takes two cells, a combining mark takes none."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from rich.cells import cell_len as cells_of
from rich.cells import split_graphemes

MOST_MARKS = 4
"""The most marks on a letter, enough for any script; more would cover the lines around it."""
LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"
_MARKS = {"Mn", "Me"}
_SPACES = dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
_RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
"""The scripts that are written from right to left."""
_PHRASE = re.compile(rf"[{_RIGHT}](?:(?:(?!  | · )[\W\d_])*[{_RIGHT}])*")
"""What is written from right to left, up to other letters or the next column."""
_ENDS_A_PHRASE = "!%,.:;?~°·—、。"


@lru_cache(maxsize=4096)
def inert(text: str) -> str:
    """Return a text without invisible characters: controls, escapes, joiners; white space becomes a space of its kind.

    A terminal could show the numbers after a Hebrew name at its other side. A mark after the name prevents that.

    >>> inert("a\\x1b[2Jb"), inert("\N{HEBREW LETTER ALEF} 210").replace(LEFT_TO_RIGHT, "|")
    ('a[2Jb', '\N{HEBREW LETTER ALEF}| 210')
    """
    if not text.isprintable():
        text = "".join(c if c.isprintable() else _SPACES.get(c, " ") if c.isspace() else "" for c in text)
    if text.isascii():
        return text
    return _PHRASE.sub(lambda phrase: phrase[0] + LEFT_TO_RIGHT, "".join(_without_piles(text)))


def _without_piles(text: str) -> Iterator[str]:
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in _MARKS else 0
        if marks <= MOST_MARKS:
            yield character


def cell_len(text: str) -> int:
    """Return how many cells a text takes as it is shown."""
    return cells_of(inert(text))


def align_left(text: str, cells: int, fill: str = " ") -> str:
    """Return a text filled to at least `cells` cells at its end.

    >>> align_left("计时", 6) + "|"
    '计时  |'
    """
    return text + fill * (cells - cell_len(text))


def align_right(text: str, cells: int) -> str:
    """Return a text filled to at least `cells` cells at its beginning."""
    return " " * (cells - cell_len(text)) + text


def centre(text: str, cells: int) -> str:
    """Return a text filled to at least `cells` cells at both ends, if need be one more at the end.

    >>> f"|{centre('牌', 5)}|"
    '| 牌  |'
    """
    return align_left(" " * ((cells - cell_len(text)) // 2) + text, cells)


def end_of(text: str, cells: int) -> int:
    """Return the index after the last sign that is within `cells` cells; a wide sign on the border is not."""
    end = 0
    for _, stop, size in split_graphemes(text)[0]:
        cells -= size
        if cells < 0:
            break
        end = stop
    return end


def cut(text: str, cells: int) -> str:
    """Return as much of the beginning of a text as fits.

    >>> cut("Zoë", 2), cut("玩家", 3)
    ('Zo', '玩')
    """
    text = inert(text)
    return text[: end_of(text, cells)]


def shorten(text: str, cells: int) -> str:
    """Return a text cut to `cells` cells, with an ellipsis if it was too long."""
    return text if cell_len(text) <= cells else f"{cut(text, cells - 1)}…"


def line_end(text: str, end: int) -> int:
    """Return the last index up to `end` at which a line may end: before a space, or beside a Chinese character.

    As typographers do, this leaves no closing sign at the start of a line, and no opening one at its end. Returns 0 if
    there is no such place.

    >>> line_end("two words", 5), line_end("两局,一副牌", 2), line_end("longest", 4)
    (3, 1, 0)
    """
    return next((at for at in range(min(end, len(text)), 0, -1) if _may_end(text, at)), 0)


def _may_end(text: str, at: int) -> bool:
    """Return whether a line may end before the character at an index."""
    if at == len(text) or text[at] == " ":
        return True
    before, after = text[at - 1], text[at]
    return not _opens(before) and not _closes(after) and (_stands_alone(before) or _stands_alone(after))


def _opens(character: str) -> bool:
    return unicodedata.category(character) in ("Pi", "Ps")


def _closes(character: str) -> bool:
    narrow = unicodedata.normalize("NFKC", character)[0]  # of a wide sign
    return unicodedata.category(character) in ("Pe", "Pf") or narrow in _ENDS_A_PHRASE


def _stands_alone(character: str) -> bool:
    """Return whether a character is a word, as a Chinese one is; a part of an emoji is not."""
    return unicodedata.east_asian_width(character) in "WF" and unicodedata.category(character)[0] in "LNP"
