"""A link as a code for a telephone to scan, drawn in half blocks: two rows of its squares in each line."""

import segno

from client.text.lines import Line, Run
from client.text.tones import Tone

EDGE = 2
"""How many light squares are left around it: four are the rule, two are read as well, and leave more of the page."""
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def scan_code(link: str) -> list[Line]:
    """Draw a link, in capitals where that means the same and is drawn smaller."""
    # Neither scheme and host nor a room's code tell capitals from small letters; what lies between them may.
    plain = link.count("/") == "http://host/code".count("/")
    code = segno.make(link.upper() if plain else link, micro=False, error="l", boost_error=False)
    rows = [bytes(row) for row in code.matrix_iter(border=EDGE)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    return [
        (Run("".join(_HALVES[bool(over), bool(under)] for over, under in zip(upper, lower, strict=True)), Tone.SCAN),)
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
