"""Pages in Markdown as lines of plain text. Pure."""

import re

from client.games.word_catalog import words_of
from client.text.figures import figure
from client.text.messages import line_commands as command_text

_FENCE = re.compile(r"^```", re.MULTILINE)
_ROW = re.compile(r"\|(.+)\|")
_RULE = re.compile(r"[|\s-]+")
_MARKS = re.compile(r"\*\*|\*|`")


def prose(markdown: str) -> list[str]:
    """Return a page in lines, one for each paragraph, item, row of a table and row of a figure, without marks.

    >>> prose("# A\\n\\nOne\\n**two**.\\n\\n- x\\n  y\\n\\n| a | b |\\n|---|---|\\n| c | d |")
    ['A', 'One two.', '- x y', 'a; b', 'c; d']
    >>> prose("One:\\n\\n```tree\\n7D═9C\\n  QH\\n```\\n\\nTwo.")
    ['One:', '  7♦═9♣', '   └─ Q♥', 'Two.']
    """
    lines: list[str] = []
    begun = False
    for index, part in enumerate(_FENCE.split(markdown)):
        if index % 2:  # between fences
            kind, _, content = part.partition("\n")
            lines += ["".join(run.text for run in row).rstrip() for row in figure(kind, content.strip("\n"))]
            begun = False
            continue
        for raw in part.splitlines():
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
    """Return the rules of a game: all of them, `short`, or the `credits`. Raises ValueError if there is no such part.

    They explain how to play in line mode, instead of the keys of the terminal.
    """
    text = words_of(game).plain().get(part.lower())
    if text is None:
        raise ValueError(command_text.rules_usage())
    return prose(text)
