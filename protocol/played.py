"""Matches as their records tell them: what is asked of them by who has no rules, and what is answered."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from protocol.command import MOST_SEATS, AnyCommand, GameNumber, MoveText, Ordinal, Ply, SeatNumber
from protocol.deals import LOWEST_NUMBER
from protocol.ids import MATCH_ID, Form, MatchId, Role


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
    """What is asked of a match: by its id, where it was played and finished here, or as its record tells it.

    With its id as `match` nothing else is given. Else it need not have been played here: its game and rules, its number
    and its moves say it all.
    """

    match: Annotated[MatchId, StringConstraints(pattern=MATCH_ID)] | None = None
    game: Annotated[str, Field(max_length=40)] = ""
    rules: Ordinal = 1
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    number: GameNumber = LOWEST_NUMBER
    legs: Annotated[list[MovesOfLeg], Field(max_length=MOST_SEATS)] = Field(default_factory=list)

    @model_validator(mode="after")
    def _is_one_or_the_other(self) -> Self:
        told = {"game", "rules", "number", "legs"}
        if self.match is not None and self.model_fields_set & {*told, "options", "form"}:
            raise ValueError("a match is given by its id alone, or without it")
        if self.match is None and not (told <= self.model_fields_set and self.legs):
            raise ValueError("a match is given by its id, or by its game, rules, number and at least one leg")
        return self


class AskReplay(AsPlayed):
    """Ask for a page of what everybody saw of a match; answered by one `replay`, then `ack`.

    The page begins at the ply `first` of a `leg`, counted from 1.
    """

    leg: Ordinal = 1
    first: Ply = 0
    type: Literal["replay"] = "replay"


class Judge(AsPlayed):
    """Ask how well a match was played, in a room or not; answered by `ack`, and `analysis` as it is worked out."""

    type: Literal["judge"] = "judge"
