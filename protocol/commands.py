"""What clients send. Every command has an `id` of the client's choice and gets exactly one answer with it.

An accepted command's `id` is kept with what it did: the same `id` again gets the same answer and does nothing twice.
A `match` counts the matches of the room from 1, a `leg` those of the match from 1, a `ply` the moves of the leg from 0.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import CommandId, Form, Key, PlayerIdText, Role
from protocol.options import Clock

Ordinal = Annotated[int, Field(ge=1, le=10_000)]
GameNumber = Annotated[int, Field(ge=LOWEST_NUMBER, le=HIGHEST_NUMBER)]
SeatNumber = Annotated[int, Field(ge=0, le=1000)]
Ply = Annotated[int, Field(ge=0, le=10_000)]
MoveText = Annotated[str, Field(max_length=400)]
Pace = Annotated[int, Field(ge=1, le=60)]
"""How long a computer takes over a move at least, in seconds."""
MOST_SEATS = 48
"""The most seats that a room has."""
Another = Literal["same_number", "new_number"]
What = Literal["same_number", "new_number", "takeback", "replacement"]
Level = Annotated[str, Field(pattern="^[a-z]{1,20}$")]
"""How well a computer player plays: `random`, `easy`, `normal`, `strong`."""


class _Command(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, hide_input_in_errors=True)

    id: CommandId


class Hello(_Command):
    """Say who is there; the first command of every connection."""

    type: Literal["hello"] = "hello"
    protocol: int
    key: Annotated[Key, Field(repr=False)]
    name: Annotated[str, Field(max_length=200)]
    client: Annotated[str, Field(max_length=80)]


class ListGames(_Command):
    """Ask which games this server has; answered by `games` and `ack`."""

    type: Literal["list_games"] = "list_games"


class CreateRoom(_Command):
    """Make a room, own it, take its first free seat and be in it.

    `number` None: the server draws one for each match and hides it until the match is over, but shows it to who plays
    alone. `role`: what the owner, or seat 0 where computers play among themselves, is in the first leg of a match;
    None: drawn. `onlookers`: whether people without a seat may look on. `clock` None: nobody's time is limited.
    `computers`: by seat the level of the computer that plays it, None for a person's; none given: people alone. Where
    computers have all seats, also the one of a solo room, the owner looks on.
    `hints`: whether the seats of a duel may ask what the computer would play; who plays alone always may.
    `seats`: how many there are, where the game leaves that open; None: as few as there may be.
    `pace`: how long a computer takes over a move at least; None: as the server has it, which is longer in a race.
    `notes`: whether views say what follows from what has been seen, in games that have such notes (The Patriarch).
    `winnable`: of numbers only such are drawn as can be won, in games whose `winnable` says that it makes a difference.
    """

    type: Literal["create_room"] = "create_room"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    number: GameNumber | None = None
    role: Role | None = None
    onlookers: bool = True
    clock: Clock | None = None
    computers: Annotated[list[Level | None], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    hints: bool = False
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    pace: Pace | None = None
    notes: bool = True
    winnable: bool = False


class Configure(_Command):
    """Change the room's settings, all of which are given; its owner may, between matches.

    `seats` None: as many as before, or with another `form` as few as there may be. Where there are fewer now, free
    ones go, and who sits may move up. `form` and
    `notes` and `winnable` None: as before.
    """

    type: Literal["configure"] = "configure"
    options: dict[str, Any] = Field(default_factory=dict)
    number: GameNumber | None
    role: Role | None
    onlookers: bool
    clock: Clock | None
    hints: bool
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    pace: Pace | None = None
    form: Form | None = None
    notes: bool | None = None
    winnable: bool | None = None


class Enlist(_Command):
    """Make the room's matches a tournament of these names, different ones; its owner may, between matches.

    All of them are given: a name that stays keeps what it has reached, and none at all ends the tournament.
    """

    type: Literal["enlist"] = "enlist"
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=5)]


class PlayAs(_Command):
    """Say under which of the tournament's names one's seat plays from now on; between matches."""

    type: Literal["play_as"] = "play_as"
    name: Annotated[str, Field(max_length=200)]


class SeatComputer(_Command):
    """Have the computer play a free seat; the room's owner may, between matches. `free` takes it away again."""

    type: Literal["seat_computer"] = "seat_computer"
    seat: SeatNumber
    level: Level


class Free(_Command):
    """Take a seat away from whoever holds it; the room's owner may, between matches."""

    type: Literal["free"] = "free"
    seat: SeatNumber


class Ban(_Command):
    """Send a player away for good; the room's owner may, but not a player of the match under way."""

    type: Literal["ban"] = "ban"
    player: PlayerIdText


class PassOn(_Command):
    """Make another seated player the room's owner; its owner may."""

    type: Literal["pass_on"] = "pass_on"
    seat: SeatNumber


class Enter(_Command):
    """Come into a room; `takeover` closes one's own other connection to it."""

    type: Literal["enter"] = "enter"
    room: Annotated[str, Field(max_length=40)]
    takeover: bool = False


class Sit(_Command):
    """Take a seat of the room entered, or one's own back from the computer; `seat` None: the first that is free.

    While more than two play, or together, it asks them for the seat of one who is away or has left.
    """

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


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
    ply: Ply
    move: MoveText


class Resign(_Command):
    """Give the match up: the other wins it. Where more than two play, or together, the others go on without one."""

    type: Literal["resign"] = "resign"
    match: Ordinal


class Claim(_Command):
    """Take the match, or have the computer play on, when another has been away for long enough.

    `computer` None: the match is won, of two; else the level of the computer that plays the empty seat, to which all
    others that play have to agree. `seat`: whose that is, where it could be several.
    """

    type: Literal["claim"] = "claim"
    match: Ordinal
    computer: Level | None = None
    seat: SeatNumber | None = None


class Offer(_Command):
    """Offer something to the other seats: another match after `match`, or to let one's last move be taken back.

    Another match is agreed when every seat has offered or accepted the same. For a `takeback`, `leg` and `ply` say
    where the game stood when it was asked for.
    """

    type: Literal["offer"] = "offer"
    match: Ordinal
    what: What
    leg: Ordinal | None = None
    ply: Ply | None = None


class Answer(_Command):
    """Accept or decline what another offers or asks; declining one's own takes it back."""

    type: Literal["answer"] = "answer"
    match: Ordinal
    what: What
    accept: bool


class AskRecord(_Command):
    """Ask for the record of a finished match of this room; answered by `record` and `ack`."""

    type: Literal["record"] = "record"
    match: Ordinal


class AskHint(_Command):
    """Ask what the computer would play where the leg stands; answered by `ack`, and by `hint` once it is worked out.

    Everybody in the room is told that it was asked for, and the record holds it.
    """

    type: Literal["hint"] = "hint"
    match: Ordinal
    leg: Ordinal
    ply: Ply


class AskAnalysis(_Command):
    """Ask how well a finished match of this room was played; answered by `ack`, and `analysis` as it is worked out."""

    type: Literal["analysis"] = "analysis"
    match: Ordinal


class AskNumber(_Command):
    """Ask what is known of a game number; answered by `ack`, and by `number` at once and whenever more is known.

    `tree`: with the leg that the computer played on it. `together`: how many play it together, whose standings are then
    told; None: alone or against each other.
    """

    type: Literal["number"] = "number"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    number: GameNumber
    tree: bool = False
    together: Annotated[int, Field(ge=2, le=MOST_SEATS)] | None = None


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


class AsPlayed(_Command):
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


class AskScores(_Command):
    """Ask for one's ten best solo games of a game with these options; answered by `scores` and `ack`."""

    type: Literal["scores"] = "scores"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


class AskStatistics(_Command):
    """Ask what one has played of a game with these options, and how that went; answered by `statistics` and `ack`."""

    type: Literal["statistics"] = "statistics"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


class Say(_Command):
    """Say something to everybody in the room, in plain text."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=2000)]


class AskSeatCode(_Command):
    """Ask for a code that moves one's seat to another machine; answered by `seat_code` and `ack`."""

    type: Literal["seat_code"] = "seat_code"


class TakeSeat(_Command):
    """Come into a room and take over the seat that a code was made for."""

    type: Literal["take_seat"] = "take_seat"
    room: Annotated[str, Field(max_length=40)]
    code: Annotated[str, Field(max_length=40)]


class Leave(_Command):
    """Go out of the room; a seat is kept."""

    type: Literal["leave"] = "leave"


Command = (
    Hello
    | ListGames
    | CreateRoom
    | Configure
    | Enlist
    | PlayAs
    | Free
    | Ban
    | PassOn
    | SeatComputer
    | Enter
    | Sit
    | Stand
    | Ready
    | MakeMove
    | Resign
    | Claim
    | Offer
    | Answer
    | AskRecord
    | AskHint
    | AskAnalysis
    | AskNumber
    | AskReplay
    | Judge
    | AskScores
    | AskStatistics
    | Say
    | AskSeatCode
    | TakeSeat
    | Leave
)
COMMAND: TypeAdapter[Command] = TypeAdapter(
    Annotated[Command, Field(discriminator="type")], config=ConfigDict(hide_input_in_errors=True)
)
"""Reads a frame: raises pydantic's ValidationError on anything that is not a command; its words quote no key."""
