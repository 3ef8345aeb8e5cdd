"""The base of all commands, and the types that several commands share."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import CommandId

Ordinal = Annotated[int, Field(ge=1, le=10_000)]
GameNumber = Annotated[int, Field(ge=LOWEST_NUMBER, le=HIGHEST_NUMBER)]
SeatNumber = Annotated[int, Field(ge=0, le=1000)]
Ply = Annotated[int, Field(ge=0, le=10_000)]
LONGEST_MOVE = 400
MoveText = Annotated[str, Field(max_length=LONGEST_MOVE)]
Pace = Annotated[int, Field(ge=1, le=60)]
"""The minimum time of a computer's move, in seconds."""
MOST_SEATS = 48
"""The most seats that a room has."""
Another = Literal["same_number", "new_number"]
What = Literal["same_number", "new_number", "takeback", "replacement"]
Level = Annotated[str, Field(pattern="^[a-z]{1,20}$")]
"""How well a computer player plays: `random`, `easy`, `normal`, `strong`."""


class AnyCommand(BaseModel):
    """A command. Its `id` is the client's choice, unknown fields are refused, and validation errors quote no input."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, hide_input_in_errors=True)

    id: CommandId
