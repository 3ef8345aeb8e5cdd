"""What the options of all games have in common, and the clock that a room of any game may have."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator


class Options(BaseModel):
    """What every game's options have in common: they are values, and unknown names are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Clock(BaseModel):
    """How much time a seat has, in seconds: `move` for each move anew, `leg` for a leg, `increment` more by each move.

    Either `move` or `leg` is given. A fixed allowance for the way is added to every move.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    move: Annotated[int, Field(ge=5, le=86_400)] | None = None
    leg: Annotated[int, Field(ge=10, le=86_400)] | None = None
    increment: Annotated[int, Field(ge=0, le=600)] = 0

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.move is None) == (self.leg is None):
            raise ValueError("a clock has time for each move or for each leg, one of the two")
        if self.increment and self.leg is None:
            raise ValueError("an increment belongs to time for a leg")
        return self
