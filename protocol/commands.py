"""What clients send. Every command has an `id` of the client's choice and gets exactly one answer with it.

An accepted command's `id` is kept with what it did: the same `id` again gets the same answer and does nothing twice.
A `match` counts the matches of the room from 1, a `leg` those of the match from 1, a `ply` the moves of the leg from 0.
"""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from protocol.command import (
    MOST_SEATS,
    AnyCommand,
    GameNumber,
    Level,
    MoveText,
    Ordinal,
    Pace,
    Ply,
    SeatNumber,
    What,
)
from protocol.daily import AskDaily, PlayDaily
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import Form, Key, PlayerIdText, Role
from protocol.options import Clock
from protocol.played import AskReplay, Judge
from protocol.scores import AskNumber, AskScores, AskStatistics
from protocol.standings import AskPlayer, AskStandings


class Hello(AnyCommand):
    """Say who is there; the first command of every connection."""

    type: Literal["hello"] = "hello"
    protocol: int
    key: Annotated[Key, Field(repr=False)]
    name: Annotated[str, Field(max_length=200)]
    client: Annotated[str, Field(max_length=80)]


class ListGames(AnyCommand):
    """Ask which games this server has; answered by `games` and `ack`."""

    type: Literal["list_games"] = "list_games"


class CreateRoom(AnyCommand):
    """Make a room, own it, take its first free seat and be in it.

    `number` None: the server draws one for each match and hides it until the match is over, but shows it to who plays
    alone. `role`: what the owner, or seat 0 where computers play among themselves, is in the first leg of a match;
    None: drawn. `spectators`: whether people without a seat may look on. `clock` None: nobody's time is limited.
    `computers`: by seat the level of the computer that plays it, None for a person's; none given: people alone. Where
    computers have all seats, also the one of a solo room, the owner looks on.
    `hints`: whether the seats of a duel may ask what the computer would play; who plays alone always may.
    `seats`: how many there are, where the game leaves that open; None: as few as there may be.
    `pace`: how long a computer takes over a move at least; None: as the server has it, which is longer in a race.
    `notes`: whether views say what follows from what has been seen, in games that have such notes (The Patriarch).
    `winnable`: of numbers only such are drawn as can be won, in games whose `winnable` says that it makes a difference.
    `public`: the room stands in the list that `list_rooms` asks for, as long as somebody is in it.
    """

    type: Literal["create_room"] = "create_room"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    number: GameNumber | None = None
    role: Role | None = None
    spectators: bool = True
    clock: Clock | None = None
    computers: Annotated[list[Level | None], Field(max_length=MOST_SEATS)] = Field(default_factory=list)
    hints: bool = False
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    pace: Pace | None = None
    notes: bool = True
    winnable: bool = False
    public: bool = False


class Configure(AnyCommand):
    """Change the room's settings, all of which are given; its owner may, between matches.

    `seats` None: as many as before, or with another `form` as few as there may be. Where there are fewer now, free
    ones go, and who sits may move up. `form`, `notes`, `winnable` and `public` None: as before.
    """

    type: Literal["configure"] = "configure"
    options: dict[str, Any] = Field(default_factory=dict)
    number: GameNumber | None
    role: Role | None
    spectators: bool
    clock: Clock | None
    hints: bool
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    pace: Pace | None = None
    form: Form | None = None
    notes: bool | None = None
    winnable: bool | None = None
    public: bool | None = None


class Enlist(AnyCommand):
    """Make the room's matches a tournament of these names, different ones; its owner may, between matches.

    All of them are given: a name that stays keeps what it has reached, and none at all ends the tournament.
    """

    type: Literal["enlist"] = "enlist"
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=5)]


class PlayAs(AnyCommand):
    """Say under which of the tournament's names one's seat plays from now on; between matches.

    A free `seat` is played at the same terminal from then on, where two take turns in the open: whoever holds several
    seats always acts for the one that is to act, is ready and agrees for all of them, and stands up from all of them.
    The room's owner may `free` all but the first of their own.
    """

    type: Literal["play_as"] = "play_as"
    name: Annotated[str, Field(max_length=200)]
    seat: SeatNumber | None = None


class SeatComputer(AnyCommand):
    """Have the computer play a free seat; the room's owner may, between matches. `free` takes it away again."""

    type: Literal["seat_computer"] = "seat_computer"
    seat: SeatNumber
    level: Level


class Free(AnyCommand):
    """Take a seat away from whoever holds it; the room's owner may, between matches.

    In a room for a quick match, before it begins, whoever sits there may as well, of one who has been away for long.
    """

    type: Literal["free"] = "free"
    seat: SeatNumber


class Ban(AnyCommand):
    """Send a player away for good; the room's owner may, but not a player of the match under way."""

    type: Literal["ban"] = "ban"
    player: PlayerIdText


class PassOn(AnyCommand):
    """Make another seated player the room's owner; its owner may."""

    type: Literal["pass_on"] = "pass_on"
    seat: SeatNumber


class Enter(AnyCommand):
    """Come into a room; `takeover` closes one's own other connection to it."""

    type: Literal["enter"] = "enter"
    room: Annotated[str, Field(max_length=40)]
    takeover: bool = False


class Sit(AnyCommand):
    """Take a seat of the room entered, or one's own back from the computer; `seat` None: the first that is free.

    While more than two play, or together, it asks them for the seat of one who is away or has left.
    """

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class Stand(AnyCommand):
    """Give up one's seat, while no match is under way."""

    type: Literal["stand"] = "stand"


class Ready(AnyCommand):
    """Be ready for a leg; it starts when every seat is."""

    type: Literal["ready"] = "ready"
    match: Ordinal
    leg: Ordinal


class MakeMove(AnyCommand):
    """Make a move, in the game's notation, at the ply it answers."""

    type: Literal["move"] = "move"
    match: Ordinal
    leg: Ordinal
    ply: Ply
    move: MoveText


class Resign(AnyCommand):
    """Give the match up: the other wins it. Where more than two play, or together, the others go on without one."""

    type: Literal["resign"] = "resign"
    match: Ordinal


class Claim(AnyCommand):
    """Take the match, or have the computer play on, when another has been away for long enough.

    `computer` None: the match is won, of two; else the level of the computer that plays the empty seat, to which all
    others that play have to agree. `seat`: whose that is, where it could be several.
    """

    type: Literal["claim"] = "claim"
    match: Ordinal
    computer: Level | None = None
    seat: SeatNumber | None = None


class Offer(AnyCommand):
    """Offer the other seats a rematch after `match`, or ask them for a takeback of one's last move.

    The rematch begins when every seat has offered or accepted the same. For a `takeback`, `leg` and `ply` say
    where the game stood when it was asked for.
    """

    type: Literal["offer"] = "offer"
    match: Ordinal
    what: What
    leg: Ordinal | None = None
    ply: Ply | None = None


class Answer(AnyCommand):
    """Accept or decline what another offers or asks; declining one's own takes it back."""

    type: Literal["answer"] = "answer"
    match: Ordinal
    what: What
    accept: bool


class AskRecord(AnyCommand):
    """Ask for the record of a finished match of this room; answered by `record` and `ack`."""

    type: Literal["record"] = "record"
    match: Ordinal


class AskHint(AnyCommand):
    """Ask what the computer would play where the leg stands; answered by `ack`, and by `hint` once it is worked out.

    Everybody in the room is told that it was asked for, and the record holds it.
    """

    type: Literal["hint"] = "hint"
    match: Ordinal
    leg: Ordinal
    ply: Ply


class AskAnalysis(AnyCommand):
    """Ask how well a finished match of this room was played; answered by `ack`, and `analysis` as it is worked out."""

    type: Literal["analysis"] = "analysis"
    match: Ordinal


class Say(AnyCommand):
    """Say something to everybody in the room, in plain text."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=2000)]


class AskSeatCode(AnyCommand):
    """Ask for a code that moves one's seat to another machine; answered by `seat_code` and `ack`."""

    type: Literal["seat_code"] = "seat_code"


class TakeSeat(AnyCommand):
    """Come into a room and take over the seat that a code was made for."""

    type: Literal["take_seat"] = "take_seat"
    room: Annotated[str, Field(max_length=40)]
    code: Annotated[str, Field(max_length=40)]


class Leave(AnyCommand):
    """Go out of the room; a seat is kept."""

    type: Literal["leave"] = "leave"


Command = (
    Hello
    | ListGames
    | ListRooms
    | QuickMatch
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
    | AskStandings
    | AskPlayer
    | Say
    | AskSeatCode
    | TakeSeat
    | Leave
    | AskDaily
    | PlayDaily
)
COMMAND: TypeAdapter[Command] = TypeAdapter(
    Annotated[Command, Field(discriminator="type")], config=ConfigDict(hide_input_in_errors=True)
)
"""Reads a frame: raises pydantic's ValidationError on anything that is not a command; its words quote no key."""
