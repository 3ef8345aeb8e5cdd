"""Texts set in terminal cells: a Chinese character takes two cells, a combining mark takes none."""

import unicodedata

from rich.cells import cell_len, split_graphemes

_ENDS_A_PHRASE = "!%,.:;?~°·—、。"


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
