"""Checks players' names and chat lines: free text that can't harm a terminal or a page."""

import re
import unicodedata
from typing import Literal

from wcwidth import iter_graphemes, wcswidth

from protocol.ids import COMPUTER
from server.table.decision import Rejection

LONGEST = 24
"""The most grapheme clusters and the most terminal cells of a name."""
LONGEST_LINE = 300
"""The most grapheme clusters of a chat line."""
REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that change how text around them is shown, or show nothing."""
JOINERS = {"\u200c", "\u200d"}
"""Format characters that scripts and emoji need."""
FILLERS = {"\u115f", "\u1160", "\u3164", "\uffa0"}
"""Letters by their category, but invisible."""
BLANKS = FILLERS | {"\u2800"}
"""Characters that are not visible, in addition to spaces and marks."""
CODE_POINTS = 4
"""The most code points of a cluster: enough for any script, too few to pile marks up."""
EMOJI_CODE_POINTS = 10


JOINING = frozenset(
    [
        "ARABIC",
        "SYRIAC",
        "MONGOLIAN",
        "NKO",
        "DEVANAGARI",
        "BENGALI",
        "GURMUKHI",
        "GUJARATI",
        "ORIYA",
        "TAMIL",
        "TELUGU",
        "KANNADA",
        "MALAYALAM",
        "SINHALA",
        "KHMER",
        "MYANMAR",
        "TIBETAN",
        "BALINESE",
        "JAVANESE",
        "SUNDANESE",
    ]
)
"""Scripts in which a joiner or a non-joiner changes how the letters beside it are written."""
PRESENTATION = {"\ufe0e", "\ufe0f"}
"""Variation selectors that show a sign as text or as an emoji."""
INVISIBLE = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef\u200c\u200d]")
"""Invisible characters, with which two names that look the same could differ."""


def clean_name(text: str) -> str:
    """Return a name in Unicode NFC without space around it.

    >>> clean_name("  Zoë ")
    'Zoë'

    Raises Rejection for an empty, too long or harmful one.
    """
    name = _normal(text)
    _check(name, "name")
    if name.startswith(COMPUTER):
        raise Rejection("name_like_computer", f"A name can’t begin with “{COMPUTER}”. Choose another one.")
    for found in INVISIBLE.finditer(name):
        if not _changes_its_neighbour(name, found.start()):
            message = "The name contains an invisible character. Use letters, digits, signs or emoji."
            raise Rejection("name_invisible_character", message)
    if not name or not 0 < wcswidth(name) <= LONGEST or len(list(iter_graphemes(name))) > LONGEST:
        message = f"A name has 1 to {LONGEST} characters and is at most {LONGEST} columns wide."
        raise Rejection("name_length", message, limit=LONGEST)
    return name


def clean_line(text: str) -> str:
    """Return a chat line in Unicode NFC without space around it.

    >>> clean_line("well played! ")
    'well played!'

    Raises Rejection for an empty, too long or harmful one.
    """
    line = _normal(text)
    _check(line, "line")
    if not 0 < len(list(iter_graphemes(line))) <= LONGEST_LINE:
        raise Rejection("line_length", f"A line has 1 to {LONGEST_LINE} characters.", limit=LONGEST_LINE)
    return line


def _changes_its_neighbour(text: str, at: int) -> bool:
    """Return whether an invisible character belongs to an emoji, or to letters that it joins or keeps apart."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if text[at] in PRESENTATION:
        return _is_emoji(before) or (before in "0123456789#*" and after == "\u20e3")
    if text[at] not in JOINERS or not before or not after:
        return False
    if all(unicodedata.name(each, "").partition(" ")[0] in JOINING for each in (before, after)):
        return True
    return text[at] == "\u200d" and (_is_emoji(before) or before in PRESENTATION) and _is_emoji(after)


def _is_emoji(character: str) -> bool:
    """Return whether a character is an emoji, a skin colour, or another part of an emoji."""
    return character != "" and (unicodedata.category(character) in ("So", "Sk", "Sm") or character in "‼⁉〰ℹ")


def _normal(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()


def _check(text: str, what: Literal["name", "line"]) -> None:
    for character in text:
        hidden = unicodedata.category(character) in REFUSED and character not in JOINERS
        if hidden or character in FILLERS:
            message = f"The {what} contains a hidden or control character. Remove it."
            raise Rejection("text_hidden_character", message, text=what)
    for cluster in iter_graphemes(text):
        if len(cluster) > (EMOJI_CODE_POINTS if JOINERS & set(cluster) else CODE_POINTS):
            message = f"The {what} has too many marks on one letter. Remove some."
            raise Rejection("text_too_many_marks", message, text=what)
    if text and not any(unicodedata.category(each)[0] in "LNPS" and each not in BLANKS for each in text):
        message = f"Nothing of the {what} can be seen. Use letters, digits, signs or emoji."
        raise Rejection("text_shows_nothing", message, text=what)
