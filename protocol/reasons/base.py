"""The parts of a table of reasons. A reason says why a command was rejected; a code groups similar reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, get_args, get_type_hints

from protocol.codes import RejectionCode

Datum = str | int | bool | tuple[str, ...] | tuple[int, ...]
"""A value that a client needs to say a reason in its own words; never a secret."""


def shown(text: str) -> str:
    """Return the start of a text from a client, in a form that is safe to show in a terminal.

    >>> shown("KS>7D"), shown("\x1b[31m")
    ('KS>7D', '\\\\x1b[31m')
    """
    return repr(text[:40])[1:-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Why the rules of a game refuse a move: a reason with its data, and a `message` that says the same in English."""

    code: RejectionCode
    reason: str
    data: dict[str, Datum]
    message: str


class Field(NamedTuple):
    """The type of a value, and what it is."""

    type: Any
    text: str


class Meaning(NamedTuple):
    """What a reason stands for: its code, when it is given, and the names of its data, separated by spaces.

    A name that ends in `?` may be absent.
    """

    code: RejectionCode
    when: str
    data: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The names of all data that a rejection for this reason may have."""
        return frozenset(self.data.replace("?", "").split())

    @property
    def required(self) -> frozenset[str]:
        """The names of the data that are always there."""
        return frozenset([name for name in self.data.split() if not name.endswith("?")])

    def fits(self, data: Mapping[str, object]) -> bool:
        """Tell whether data have all names that they must have, and no others.

        >>> seated = Meaning(RejectionCode.SEAT_TAKEN, "Another player has the seat.", "seat name?")
        >>> seated.fits({"seat": 1}), seated.fits({"name": "Ben"}), seated.fits({"seat": 1, "card": "KS"})
        (True, False, False)
        """
        return self.required <= data.keys() <= self.names


class Reasons(NamedTuple):
    """A game's reasons, or the shared ones, by name; `data` is the TypedDict of their data."""

    meanings: Mapping[Any, Meaning]
    data: type

    @property
    def fields(self) -> Mapping[str, Field]:
        """What each name of the data stands for."""
        hints = get_type_hints(self.data, include_extras=True)
        return {name: Field(*get_args(hint)) for name, hint in hints.items()}


class NoData(TypedDict):
    """The data of no reason."""


NO_REASONS = Reasons({}, NoData)
"""The table of a game without reasons of its own."""
