"""A link as a QR code, drawn in half blocks: each line has two rows of its squares."""

import segno

from client.text.lines import Line, Run
from client.text.tones import Tone

EDGE = 2
"""The width of the light border, in squares: the standard says four, scanners also read two, and two save room."""
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def scan_code(link: str) -> list[Line]:
    """Draw a link, in capitals if that has the same meaning, because capitals need fewer squares."""
    # Schemes, hosts and room codes ignore case; paths between them may not.
    plain = link.count("/") == "http://host/code".count("/")
    code = segno.make(link.upper() if plain else link, micro=False, error="l", boost_error=False)
    rows = [bytes(row) for row in code.matrix_iter(border=EDGE)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    return [
        (Run("".join(_HALVES[bool(over), bool(under)] for over, under in zip(upper, lower, strict=True)), Tone.SCAN),)
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
