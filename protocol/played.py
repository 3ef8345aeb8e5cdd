"""Matches as their records tell them: what is asked of them by who has no rules, and what is answered."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from protocol.command import MOST_SEATS, AnyCommand, GameNumber, MoveText, Ordinal, Ply, SeatNumber
from protocol.ids import Form, Role


class MovesOfLeg(BaseModel):
    """A leg as it was played: its roles by seat, and its moves, each with the seat that made it.

    `by_computer`: the plies at which the computer moved in a player's place, for an analysis, where they do not count.
    `number` None: that of the match; else its own, where each leg has one.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    roles: Annotated[list[Role], Field(min_length=1, max_length=MOST_SEATS)]
    moves: Annotated[list[tuple[SeatNumber, MoveText]], Field(max_length=1000)]
    by_computer: Annotated[list[Ply], Field(max_length=1000)] = Field(default_factory=list)
    number: GameNumber | None = None


class AsPlayed(AnyCommand):
    """What is asked of a match as its record tells it.

    It need not have been played here: its number and its moves say it all.
    """

    game: Annotated[str, Field(max_length=40)]
    rules: Ordinal
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    number: GameNumber
    legs: Annotated[list[MovesOfLeg], Field(min_length=1, max_length=MOST_SEATS)]


class AskReplay(AsPlayed):
    """Ask what everybody saw of a match at every ply; answered by `replay` a leg, then `ack`."""

    type: Literal["replay"] = "replay"


class Judge(AsPlayed):
    """Ask how well a match was played, in a room or not; answered by `ack`, and `analysis` as it is worked out."""

    type: Literal["judge"] = "judge"
