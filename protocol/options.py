"""What the options of all games have in common, and the clock that a room of any game may have."""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

_VALUES: Mapping[str, object] = {"none": None, "on": True, "off": False}
_TEXTS: Mapping[object, str] = {value: text for text, value in _VALUES.items()}


class Options(BaseModel):
    """What every game's options have in common: they are values, and unknown names are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    @classmethod
    def with_typed(cls, given: Mapping[str, Any], typed: Mapping[str, str]) -> Self:
        """Return options from values as JSON has them; `typed` values (`NAME=VALUE`) replace them.

        Raises ValueError; a pydantic ValidationError if a value is wrong.
        """
        check_names(typed, tuple(cls.model_fields))
        return cls.model_validate({**given, **{name: read_value(text) for name, text in typed.items()}})


def check_names(typed: Mapping[str, str], known: tuple[str, ...]) -> None:
    """Raise ValueError if an unknown option was typed."""
    for name in typed:
        if name not in known:
            there = f"it has {', '.join(known)}" if known else "it has none"
            raise ValueError(f"this game has no option {name[:40]!r}: {there}")


def value_text(value: object) -> str:
    """Return the text of an option's value, as it is typed and as labels name it: the reverse of `read_value`.

    >>> value_text(None), value_text(True), value_text(4), value_text("hex")
    ('none', 'on', '4', 'hex')
    """
    return _TEXTS[value] if value is None or isinstance(value, bool) else str(value)


def read_value(text: str) -> object:
    """Return what the text of a value stands for.

    >>> read_value("none"), read_value("on"), read_value("4"), read_value("hex")
    (None, True, 4, 'hex')
    """
    return int(text) if text.isascii() and text.isdigit() else _VALUES.get(text, text)


DAY_SECONDS = 86_400
LONGEST_MOVE_SECONDS = 14 * DAY_SECONDS


class Clock(BaseModel):
    """How much time a seat has, in seconds: `move` for each move, or `leg` for a leg.

    Either `move` or `leg` is given; each move adds `increment` to a leg. The network gets a fixed allowance per move.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    move: Annotated[int, Field(ge=5, le=LONGEST_MOVE_SECONDS)] | None = None
    leg: Annotated[int, Field(ge=10, le=DAY_SECONDS)] | None = None
    increment: Annotated[int, Field(ge=0, le=600)] = 0

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.move is None) == (self.leg is None):
            raise ValueError("a clock has time for each move or for each leg, one of the two")
        if self.increment and self.leg is None:
            raise ValueError("an increment belongs to time for a leg")
        return self

    @property
    def is_correspondence(self) -> bool:
        """Whether a game with this clock is a correspondence game: each move has a day or more.

        >>> Clock(move=DAY_SECONDS).is_correspondence, Clock(leg=DAY_SECONDS).is_correspondence
        (True, False)
        """
        return self.move is not None and self.move >= DAY_SECONDS
