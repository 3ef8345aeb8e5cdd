"""Texts with a little markup as lines of plain text. Pure."""

import re

from client.games.word_catalog import words_of
from client.text.messages import line_commands as command_text

_ROW = re.compile(r"\|(.+)\|")
_RULE = re.compile(r"[|\s-]+")
_MARKS = re.compile(r"\*\*|\*|`")


def prose(markdown: str) -> list[str]:
    """Return a text in lines, one for each paragraph, point and row of a table, without its marks.

    >>> prose("# A\\n\\nOne\\n**two**.\\n\\n- x\\n  y\\n\\n| a | b |\\n|---|---|\\n| c | d |")
    ['A', 'One two.', '- x y', 'a; b', 'c; d']
    """
    lines: list[str] = []
    begun = False
    for raw in markdown.splitlines():
        line = _MARKS.sub("", raw.strip())
        row = _ROW.fullmatch(line)
        if row is not None:
            if not _RULE.fullmatch(line):
                lines.append("; ".join(cell.strip() for cell in row[1].split("|")))
        elif line.startswith("#"):
            lines.append(line.lstrip("# "))
        elif begun and line and not line.startswith("- "):
            lines[-1] += f" {line}"
            continue
        elif line:
            lines.append(line)
        begun = bool(line) and row is None and not line.startswith("#")
    return lines


def rules(part: str = "", game: str = "") -> list[str]:
    """Tell a game's rules: all of them, `short`, or the `credits`. Raises ValueError where there is no such part.

    What is said in them of how to read the screen gives way to how lines are read.
    """
    text = words_of(game).plain().get(part.lower())
    if text is None:
        raise ValueError(command_text.rules_usage())
    return prose(text)
