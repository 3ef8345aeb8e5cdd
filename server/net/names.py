"""Names of people, and what they say: free text that no terminal or page can be harmed by."""

import unicodedata

from wcwidth import iter_graphemes, wcswidth

from protocol.codes import RejectionCode as Code
from server.table.rejection import Rejection

LONGEST = 24
"""The most grapheme clusters and the most terminal cells of a name."""
LONGEST_LINE = 300
"""The most grapheme clusters of a line of talk."""
REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that change how text around them is shown, or show nothing."""
JOINERS = {"\u200c", "\u200d"}
"""Format characters that scripts and emoji need."""
FILLERS = {"\u115f", "\u1160", "\u3164", "\uffa0"}
"""Letters, by their category, that show nothing."""
BLANKS = FILLERS | {"\u2800"}
"""What is no sign by itself, beside spaces and marks."""
CODE_POINTS = 4
"""The most code points of one cluster: enough for any script, too few to pile marks up."""
EMOJI_CODE_POINTS = 10


def clean_name(text: str) -> str:
    """Return a name in Unicode NFC without space around it.

    >>> clean_name("  Zoë ")
    'Zoë'

    Raises Rejection for an empty, too long or harmful one.
    """
    name = _normal(text)
    expected = f"1 to {LONGEST} letters, digits, signs or emoji"
    _check(name, "name", expected)
    if not name or not 0 < wcswidth(name) <= LONGEST or len(list(iter_graphemes(name))) > LONGEST:
        raise Rejection(Code.MALFORMED, f"A name has 1 to {LONGEST} characters and is no wider.", expected)
    return name


def clean_line(text: str) -> str:
    """Return a line of talk in Unicode NFC without space around it.

    >>> clean_line("well played! ")
    'well played!'

    Raises Rejection for an empty, too long or harmful one.
    """
    line = _normal(text)
    expected = f"one line of 1 to {LONGEST_LINE} characters"
    _check(line, "line", expected)
    if not 0 < len(list(iter_graphemes(line))) <= LONGEST_LINE:
        raise Rejection(Code.MALFORMED, f"A line has 1 to {LONGEST_LINE} characters.", expected)
    return line


def _normal(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()


def _check(text: str, what: str, expected: str) -> None:
    for character in text:
        hidden = unicodedata.category(character) in REFUSED and character not in JOINERS
        if hidden or character in FILLERS:
            raise Rejection(Code.MALFORMED, f"The {what} holds a character that is not shown as itself.", expected)
    for cluster in iter_graphemes(text):
        if len(cluster) > (EMOJI_CODE_POINTS if JOINERS & set(cluster) else CODE_POINTS):
            raise Rejection(Code.MALFORMED, f"The {what} piles up too many marks on one letter.", expected)
    if text and not any(unicodedata.category(each)[0] in "LNPS" and each not in BLANKS for each in text):
        raise Rejection(Code.MALFORMED, f"The {what} shows nothing.", expected)
