"""Lines of text in tones, measured in terminal cells."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from client.text.cells import align_left, cell_len, end_of, line_end
from client.text.glyphs import Glyphs
from client.text.messages import keys as keys_text
from client.text.tables import known_text
from client.text.tones import Tone


class Run(NamedTuple):
    """A piece of a line with one tone."""

    text: str
    tone: Tone = Tone.PLAIN


Line = tuple[Run, ...]


def width(line: Line) -> int:
    """Return the width of a line, in cells."""
    return sum(cell_len(run.text) for run in line)


def as_text(line: Line) -> str:
    """Return a line without its tones."""
    return "".join(run.text for run in line)


def show(line: Line, glyphs: Glyphs) -> Line:
    """Return a line in the signs that may be used."""
    return tuple(Run(glyphs.show(run.text), run.tone) for run in line)


def fit(line: Line, cells: int, glyphs: Glyphs) -> Line:
    """Return a line cut to `cells` cells, with an ellipsis at the end if it was too long."""
    line = show(line, glyphs)
    if width(line) <= cells:
        return line
    ellipsis = glyphs.show("…")
    if cells < len(ellipsis):
        return ()
    return (*_cut(line, cells - len(ellipsis))[0], Run(ellipsis, Tone.DIM))


def spread(left: Line, right: Line, cells: int, glyphs: Glyphs) -> Line:
    """Return a line of `cells` cells with a part at each end; if both don't fit, the left one is cut."""
    right = fit(right, cells, glyphs)
    left = fit(left, max(0, cells - width(right) - 2), glyphs)
    return (*left, Run(" " * (cells - width(left) - width(right))), *right)


def wrap(line: Line, cells: int, glyphs: Glyphs, indent: int = 0) -> list[Line]:
    """Break a line into lines of at most `cells` cells, at spaces or Chinese characters; indent all but the first.

    If not even one sign fits, the rest is left out.
    """
    rest, margin = show(line, glyphs), Line()
    lines: list[Line] = []
    while width(rest) > (room := cells - width(margin)):
        head, tail = _cut(rest, room)
        if not head:
            return lines
        end = line_end(as_text(rest), len(as_text(head)))
        if as_text(rest)[:end].strip():
            head, tail = _split(rest, end)
            tail = _split(tail, 1)[1] if as_text(tail).startswith(" ") else tail
        lines.append((*margin, *head))
        rest, margin = tail, (Run(" " * indent),)
    return [*lines, (*margin, *rest)]


def ruled(title: str, cells: int) -> Line:
    """Return a title that a line follows up to `cells` cells."""
    return (Run(title, Tone.TITLE), Run("─" * (cells - cell_len(title)), Tone.LINE))


def squeezed(lines: Sequence[Line], rows: int) -> list[Line]:
    """Return lines without some of the empty ones, the last ones first, so that the others fit in `rows` rows.

    >>> dot: Line = (Run("."),)
    >>> squeezed([dot, (), dot, (), dot], 4) == [dot, (), dot, dot], len(squeezed([(), dot, (), dot], 1))
    (True, 2)
    """
    kept = list(lines)
    for at in reversed(range(len(kept))):
        if len(kept) > rows and not kept[at]:
            del kept[at]
    return kept


def _cut(line: Line, cells: int) -> tuple[Line, Line]:
    """Split a line after at most `cells` cells; a wide sign on the border goes to the second part."""
    return _split(line, end_of(as_text(line), cells))


def _split(line: Line, index: int) -> tuple[Line, Line]:
    """Split a line before the character at `index`."""
    head: list[Run] = []
    tail: list[Run] = []
    for text, tone in line:
        head += [Run(text[:index], tone)] if text[:index] else []
        tail += [Run(text[index:], tone)] if text[index:] else []
        index = max(0, index - len(text))
    return tuple(head), tuple(tail)


def joined(parts: Sequence[Line], between: Line) -> Line:
    """Join lines into one, with `between` between them."""
    out: list[Run] = []
    for index, part in enumerate(parts):
        out += [*between, *part] if index else part
    return tuple(out)


def hints(keys: Sequence[tuple[str, str]]) -> Line:
    """Return the line of keys, given by their English names, and their effects."""
    shown: list[Line] = [(Run(key_name(key), Tone.KEY), Run(f" {what}", Tone.DIM)) for key, what in keys]
    return (Run(" "), *joined(shown, (Run("  "),)))


def key_name(key: str) -> str:
    """Return what is printed on keys: a word for those that have a name; other signs stay as they are.

    >>> key_name("12 Enter"), key_name("↑↓"), key_name("?")
    ('12 Enter', '↑↓', '?')
    """
    return " ".join(known_text(keys_text.name, each) or each for each in key.split(" "))


def without_enter(line: Line) -> Line:
    """Return a line of keys without the effects of Enter and Space for the moment; any other line unchanged.

    >>> keys = hints([("Enter", "play"), ("Esc", "leave")])
    >>> "".join(run.text for run in without_enter(keys))
    ' Enter …     Esc leave'
    """
    shown = list(line)
    for index, (key, does) in enumerate(pairwise(line)):
        if key.tone is Tone.KEY and key.text in (key_name("Enter"), key_name("Space")):
            shown[index : index + 2] = [Run(key.text, Tone.DIM), Run(align_left(" …", cell_len(does.text)), Tone.DIM)]
    return tuple(shown)


def fitted(keys: Sequence[tuple[str, str]], least: Sequence[str], cells: int) -> Line:
    """Return the line of keys that fit: those in `least` are left out first, then others from the end but the last."""
    shown = list(keys)
    for key in (*least, *(key for key, _ in reversed(keys[1:-1]))):
        if width(hints(shown)) <= cells:
            break
        shown = [each for each in shown if each[0] != key]
    return hints(shown)
