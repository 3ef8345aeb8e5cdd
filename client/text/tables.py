"""Finds texts by keys that are known only when the program runs: the value of an option, or a word from a server.

If a key is written in the code, call the message itself: mypy checks the key.
"""

from collections.abc import Callable
from typing import Any


def text_of(table: Callable[..., str], key: str, **values: Any) -> str:
    """Return the text of a table for a key, with the table's other arguments. Raises KeyError if there is none."""
    return table(key, **values)


def known_text(table: Callable[..., str], key: str) -> str | None:
    """Return the text of a table for a key; None if there is none, because a newer server sent the key."""
    try:
        return table(key)
    except KeyError:
        return None
