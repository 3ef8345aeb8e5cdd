"""Names of people: free text that no terminal or page can be harmed by."""

import unicodedata

from wcwidth import iter_graphemes, wcswidth

from protocol.codes import RejectionCode as Code
from server.table.rejection import Rejection

LONGEST = 24
"""The most grapheme clusters and the most terminal cells of a name."""
REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that change how text around them is shown, or show nothing."""
JOINERS = {"\u200c", "\u200d"}
"""Format characters that scripts and emoji need."""
CODE_POINTS = 4
"""The most code points of one cluster: enough for any script, too few to pile marks up."""
EMOJI_CODE_POINTS = 10


def clean_name(text: str) -> str:
    """Return a name in Unicode NFC without space around it.

    >>> clean_name("  Zoë ")
    'Zoë'

    Raises Rejection for an empty, too long or harmful one.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    expected = f"1 to {LONGEST} letters, digits, signs or emoji"
    for character in name:
        if unicodedata.category(character) in REFUSED and character not in JOINERS:
            raise Rejection(Code.MALFORMED, "The name holds a character that is not shown as itself.", expected)
    clusters = list(iter_graphemes(name))
    if not name or not 0 < wcswidth(name) <= LONGEST or len(clusters) > LONGEST:
        raise Rejection(Code.MALFORMED, f"A name has 1 to {LONGEST} characters and is no wider.", expected)
    if any(len(cluster) > (EMOJI_CODE_POINTS if JOINERS & set(cluster) else CODE_POINTS) for cluster in clusters):
        raise Rejection(Code.MALFORMED, "The name piles up too many marks on one letter.", expected)
    return name
