"""What a rejection is compared with: each case provokes one, for real."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pydantic import TypeAdapter

from protocol.codes import RejectionCode
from protocol.reasons.base import Datum, Reasons
from protocol.reasons.tables import TABLES
from server.games.errors import GameError
from server.table.decision import Rejection

MOST_WORDS = 20
"""The most words of a sentence that a person reads."""


class Told(NamedTuple):
    """A rejection as a client gets it."""

    code: RejectionCode
    reason: str
    data: Mapping[str, Datum]
    message: str


class Case(NamedTuple):
    """What provokes a rejection, which a client is then told, and the data that it has."""

    provoke: Callable[[], Rejection | GameError[str]]
    data: dict[str, Datum]


def told(error: Rejection | GameError[str]) -> Told:
    """Return a rejection as a client gets it."""
    return Told(error.code, error.reason, error.data, str(error))


def hold(rejection: Told, reason: str, data: Mapping[str, object], owner: str | None = None) -> None:
    """Check a rejection: a reason of a table (None: the table of all games), its code, data and a good message."""
    table: Reasons = TABLES[owner]
    assert (rejection.reason, rejection.code) == (reason, table.meanings[reason].code)
    assert rejection.data == data
    assert table.meanings[reason].fits(data)
    for name, value in rejection.data.items():
        TypeAdapter(table.fields[name].type).validate_python(value)
    assert is_plain(rejection.message), rejection.message


def is_plain(message: str) -> bool:
    """Tell whether a message consists of whole sentences that are short enough; it may begin with a square like c3.

    >>> is_plain("It is Ben's turn."), is_plain("it is Ben's turn"), is_plain("One two. " * 30 + "Three.")
    (True, False, True)
    """
    sentences = re.split(r"(?<=[.?!:]) ", message)
    return (
        message.endswith(".")
        and re.match(r"[a-z]+\b", message) is None
        and all(len(each.split()) <= MOST_WORDS for each in sentences)
    )
