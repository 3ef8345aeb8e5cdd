"""What clients send. Every command has an `id` of the client's choice and gets exactly one answer with it.

An accepted command's `id` is kept with what it did: the same `id` again gets the same answer and does nothing twice.
A `match` counts the matches of the room from 1, a `leg` those of the match from 1, a `ply` the moves of the leg from 0.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import CommandId, Key, Role

Ordinal = Annotated[int, Field(ge=1, le=10_000)]
GameNumber = Annotated[int, Field(ge=LOWEST_NUMBER, le=HIGHEST_NUMBER)]
Another = Literal["same_number", "new_number"]


class _Command(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: CommandId


class Hello(_Command):
    """Say who is there; the first command of every connection."""

    type: Literal["hello"] = "hello"
    protocol: int
    key: Key
    name: Annotated[str, Field(max_length=200)]
    client: Annotated[str, Field(max_length=80)]


class ListGames(_Command):
    """Ask which games this server has; answered by `games` and `ack`."""

    type: Literal["list_games"] = "list_games"


class CreateRoom(_Command):
    """Make a room, own it, take its first seat and be in it.

    `number` None: the server draws one for each match and hides it until the match is over.
    `role`: what the owner is in the first leg of a match; None: drawn.
    """

    type: Literal["create_room"] = "create_room"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    form: Literal["match"] = "match"
    number: GameNumber | None = None
    role: Role | None = None


class Enter(_Command):
    """Come into a room; `takeover` closes one's own other connection to it."""

    type: Literal["enter"] = "enter"
    room: Annotated[str, Field(max_length=40)]
    takeover: bool = False


class Sit(_Command):
    """Take a seat of the room entered; `seat` None: the first that is free."""

    type: Literal["sit"] = "sit"
    seat: Annotated[int, Field(ge=0, le=1000)] | None = None


class Stand(_Command):
    """Give up one's seat, while no match is under way."""

    type: Literal["stand"] = "stand"


class Ready(_Command):
    """Be ready for a leg; it starts when every seat is."""

    type: Literal["ready"] = "ready"
    match: Ordinal
    leg: Ordinal


class MakeMove(_Command):
    """Make a move, in the game's notation, at the ply it answers."""

    type: Literal["move"] = "move"
    match: Ordinal
    leg: Ordinal
    ply: Annotated[int, Field(ge=0, le=10_000)]
    move: Annotated[str, Field(max_length=400)]


class Offer(_Command):
    """Offer another match after `match`; it is agreed when every seat has offered or accepted the same."""

    type: Literal["offer"] = "offer"
    match: Ordinal
    what: Another


class Answer(_Command):
    """Accept or decline the other's offer of another match."""

    type: Literal["answer"] = "answer"
    match: Ordinal
    what: Another
    accept: bool


class AskRecord(_Command):
    """Ask for the record of a finished match of this room; answered by `record` and `ack`."""

    type: Literal["record"] = "record"
    match: Ordinal


class Leave(_Command):
    """Go out of the room; a seat is kept."""

    type: Literal["leave"] = "leave"


Command = Hello | ListGames | CreateRoom | Enter | Sit | Stand | Ready | MakeMove | Offer | Answer | AskRecord | Leave
COMMAND: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="type")])
"""Reads a frame: raises pydantic's ValidationError on anything that is not a command."""
