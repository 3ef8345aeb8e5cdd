"""Pages in Markdown as lines of plain text. Pure."""

import re
from collections.abc import Callable

from client.games.word_catalog import words_of
from client.line.games.catalog import BOARDS
from client.text import formats
from client.text.cards import in_letters
from client.text.figures import read_figure
from client.text.glyphs import UNICODE
from client.text.messages import line_commands as command_text
from protocol.games.catalog import first_game

_FENCE = re.compile(r"^```", re.MULTILINE)
_ROW = re.compile(r"\|(.+)\|")
_RULE = re.compile(r"[|\s-]+")
_INSET = "  "
_MARKS = re.compile(r"\*\*|\*|`")


def prose(markdown: str, draw: Callable[[str], list[str]] = str.splitlines) -> list[str]:
    """Return a page in lines, one for each paragraph, item, row of a table and row of a figure, without marks.

    `draw` describes the position of a figure, which follows its caption.

    >>> prose("# A\\n\\nOne\\n**two**.\\n\\n- x\\n  y\\n\\n| a | b |\\n|---|---|\\n| c | d |")
    ['A', 'One two.', '- x y', 'a; b', 'c; d']
    >>> prose("One:\\n\\n```board\\n7D+9C: QH\\n| A couple.\\n```\\n\\nTwo.")
    ['One:', 'A couple.', '  7D+9C: QH', 'Two.']
    """
    lines: list[str] = []
    begun = False
    for index, part in enumerate(_FENCE.split(in_letters(markdown))):
        if index % 2:  # between fences
            figure = read_figure(part.partition("\n")[2])
            lines += [figure.caption] if figure.caption else []
            lines += [f"{_INSET}{line}" for line in draw(figure.position)]
            begun = False
            continue
        for raw in part.splitlines():
            line = _MARKS.sub("", raw.strip())
            row = _ROW.fullmatch(line)
            if row is not None:
                if not _RULE.fullmatch(line):
                    lines.append(formats.clauses(cell.strip() for cell in row[1].split("|")))
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
    figures = words_of(game).figures
    if figures is None:
        return prose(text)
    board = BOARDS[game if game in BOARDS else first_game()]
    return prose(text, lambda notation: board.picture(figures.position(notation), UNICODE))
