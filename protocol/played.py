"""Commands about a match that was played, here or elsewhere, from clients that don't know the game's rules."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from protocol.command import MOST_SEATS, AnyCommand, GameNumber, MoveText, Ordinal, Ply, SeatNumber
from protocol.deals import LOWEST_NUMBER
from protocol.ids import MATCH_ID, Form, MatchId, Role


class MovesOfLeg(BaseModel):
    """A leg: its roles by seat, and its moves, each with the seat that made it.

    `by_computer` are the plies, from 0, at which the computer moved in a player's place; these moves don't count in an
    analysis. `number` is None unless each leg has its own.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    roles: Annotated[list[Role], Field(min_length=1, max_length=MOST_SEATS)]
    moves: Annotated[list[tuple[SeatNumber, MoveText]], Field(max_length=1000)]
    by_computer: Annotated[list[Ply], Field(max_length=1000)] = Field(default_factory=list)
    number: GameNumber | None = None


class AsPlayed(AnyCommand):
    """A question about a match, given by its id or by its moves.

    With its id as `match`, a match that was finished here, nothing else is given. A match that is given by its game,
    rules, number and moves may have been played anywhere.
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

    The page begins at the ply `first` of a `leg`, which is counted from 1. Ply 0 is the opening.
    """

    leg: Ordinal = 1
    first: Ply = 0
    type: Literal["replay"] = "replay"


class Judge(AsPlayed):
    """Ask how well a match was played; answered by `ack`, then by an `analysis` for each step of the work."""

    type: Literal["judge"] = "judge"
