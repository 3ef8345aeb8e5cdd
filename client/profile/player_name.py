"""The player's name, checked when it is entered: the server rejects names that are too long or could harm a screen."""

import unicodedata

from wcwidth import iter_graphemes, wcswidth

from client.net.errors import BadName

LONGEST = 24
"""The most characters of a name, and the most cells it takes in a terminal."""
_JOINERS = {"\u200c", "\u200d"}
"""Invisible characters that scripts and emoji need."""


def read_name(text: str) -> str:
    """Return a name as it is sent: in Unicode NFC, with single spaces in it and none around it.

    >>> read_name("  Zoë  B ")
    'Zoë B'

    Raises BadName.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName(reason="name_missing")
    if any(not each.isprintable() and each not in _JOINERS for each in name):
        raise BadName(reason="name_hidden_character")
    characters, cells = len(list(iter_graphemes(name))), wcswidth(name)
    if characters > LONGEST:
        raise BadName(reason="name_too_long", longest=LONGEST, length=characters)
    if cells > LONGEST:
        raise BadName(reason="name_too_wide", widest=LONGEST, width=cells)
    return name
