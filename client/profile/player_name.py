"""The name one goes by, checked where it is typed: the server refuses what is longer or could harm a screen."""

import unicodedata

from wcwidth import iter_graphemes, wcswidth

from client.net.errors import BadName

LONGEST = 24
"""The most characters of a name, and the most cells it takes in a terminal."""
_JOINERS = {"\u200c", "\u200d"}
"""Signs without a look of their own that scripts and emoji need."""


def read_name(text: str) -> str:
    """Return a name as it is sent: in Unicode NFC, with single spaces in it and none around it.

    >>> read_name("  Zoë  B ")
    'Zoë B'

    Raises BadName.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName("Type a name first.")
    if any(not each.isprintable() and each not in _JOINERS for each in name):
        raise BadName("A name has letters, digits, signs and emoji; this one has a character that is not shown.")
    characters, cells = len(list(iter_graphemes(name))), wcswidth(name)
    if characters > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters; this one has {characters}.")
    if cells > LONGEST:
        raise BadName(f"A name takes at most {LONGEST} columns of the screen; this one takes {cells}.")
    return name
