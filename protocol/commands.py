"""The commands that clients send. Each has an `id` of the client's choice and gets exactly one answer with it.

The server keeps an accepted command's `id`: the same `id` again gets the same answer and has no second effect. A
`match` is counted from 1 in the room, a `leg` from 1 in its match, and a `ply` from 0 in its leg.
"""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

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
from protocol.deals import LOWEST_NUMBER
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import MATCH_ID, Form, Key, MatchId, PlayerIdText, Role
from protocol.mailboxes import OpenMailbox, PutLetter, ReadMailbox
from protocol.notifications import AskNotifications, SetRoomNotifications, SubscribePush, UnsubscribePush
from protocol.options import Clock
from protocol.player_games import WatchGames
from protocol.scores import AskHeadToHead, AskMatches, AskNumber, AskPlayer, AskScores, AskStandings, AskStatistics


class Hello(AnyCommand):
    """Say who you are: the first command of every connection.

    `updates`: show a room by one snapshot and then by its changes, as `update` events; without it, by snapshots alone.
    """

    type: Literal["hello"] = "hello"
    protocol: int
    key: Annotated[Key, Field(repr=False)]
    name: Annotated[str, Field(max_length=200)]
    client: Annotated[str, Field(max_length=80)]
    updates: bool = False


class AskCatalog(AnyCommand):
    """Ask which games this server has; answered by `catalog` and `ack`."""

    type: Literal["catalog"] = "catalog"


class CreateRoom(AnyCommand):
    """Create a room, own it, take its first free seat and enter it.

    `number` None: the server draws one for each match and hides it until the match is over; in a solo game it is shown.
    `role`: the role of the owner, or of seat 0 if computers have all seats, in the first leg of a match; None: drawn.
    `spectators`: people without a seat may watch. `clock` None: there is no time limit. `computers`: by seat, the level
    of the computer that plays it, or None for a person; an empty list: people only. If computers have all seats, the
    owner watches. `hints`: the seats of a duel may ask for hints; in a solo game you always may. `seats`: their number,
    if the game leaves it open; None: the fewest possible. `pace`: the minimum seconds that a computer takes for a move;
    None: the server's default, longer in a race. `notes`: views show what is still possible, in games with notes.
    `winnable`: only numbers that can be won are drawn, in games whose `winnable` is true. `public`: the lobby lists the
    room while people are in it. `casual`: you play alone and can undo every move, and the score is counted apart.
    `challenge`: a player whom you have played before. The other seat is kept for that player for a day, in which the
    room is in their list of games.
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
    notes: bool = False
    winnable: bool = False
    public: bool = False
    casual: bool = False
    challenge: PlayerIdText | None = None


class Configure(AnyCommand):
    """Change the room's settings. Only the owner may do this, between matches, and sends all of them.

    `seats` None: as many as before, or the fewest possible if `form` changes. If there are fewer now, free seats are
    removed and players may move up. `form`, `notes`, `winnable`, `public` and `casual` None: as before.
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
    casual: bool | None = None


class Enlist(AnyCommand):
    """Make the room's matches a tournament of these names. Only the owner may, between matches.

    The names differ, and all of them are given: a name that stays keeps its results, and an empty list ends the
    tournament.
    """

    type: Literal["enlist"] = "enlist"
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=5)]


class PlayAs(AnyCommand):
    """Choose the tournament name under which your seat plays from now on. Possible between matches.

    If players take turns and see the same cards, you can also play a free `seat` at your own terminal. If you
    have two seats, you act for the seat that has the turn, and are ready, agree and stand up for both. If you own the
    room, `free` gives up the second one.
    """

    type: Literal["play_as"] = "play_as"
    name: Annotated[str, Field(max_length=200)]
    seat: SeatNumber | None = None


class EndChallenge(AnyCommand):
    """Decline the challenge for which the room was made, or withdraw your own: the seat is kept no longer.

    `refuse`: decline all further challenges by this player, until you challenge them.
    """

    type: Literal["end_challenge"] = "end_challenge"
    refuse: bool = False


class SeatComputer(AnyCommand):
    """Let a computer play a free seat. Only the owner may, between matches. `free` removes it again."""

    type: Literal["seat_computer"] = "seat_computer"
    seat: SeatNumber
    level: Level


class Free(AnyCommand):
    """Remove the player or computer from a seat. Only the owner may, between matches.

    In a room for a quick match, a seated player may too, before the match begins, if the other has been away for long.
    """

    type: Literal["free"] = "free"
    seat: SeatNumber


class Ban(AnyCommand):
    """Remove a player from the room for good. Only the owner may, and not a player of the match under way."""

    type: Literal["ban"] = "ban"
    player: PlayerIdText


class PassOn(AnyCommand):
    """Make another seated player the room's owner. Only the owner may."""

    type: Literal["pass_on"] = "pass_on"
    seat: SeatNumber


class Enter(AnyCommand):
    """Enter a room; `alongside` lets you in although another connection of yours is in it."""

    type: Literal["enter"] = "enter"
    room: Annotated[str, Field(max_length=40)]
    alongside: bool = False


class Sit(AnyCommand):
    """Take a seat of the room, or take your own seat back from the computer; `seat` None: the first free one.

    If more than two play, or all play together, it asks the others for the seat of a player who is away or has left.
    """

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None


class Stand(AnyCommand):
    """Give up your seat, while no match is under way."""

    type: Literal["stand"] = "stand"


class Ready(AnyCommand):
    """Say that you are ready for a leg; it starts when every seat is ready."""

    type: Literal["ready"] = "ready"
    match: Ordinal
    leg: Ordinal


class MakeMove(AnyCommand):
    """Make a move, in the game's notation, at the ply of the view that the player saw."""

    type: Literal["move"] = "move"
    match: Ordinal
    leg: Ordinal
    ply: Ply
    move: MoveText


class Resign(AnyCommand):
    """Give up the match: the other player wins. If more than two play, or all play together, the others play on."""

    type: Literal["resign"] = "resign"
    match: Ordinal


class Claim(AnyCommand):
    """Win the match, or let a computer play on, if another player has been away long enough.

    `computer` None: you win, in a match between two players. Otherwise a computer of this level plays the absent
    player's seat, if all other players agree. `seat`: the absent player's seat, if several players may be away.
    """

    type: Literal["claim"] = "claim"
    match: Ordinal
    computer: Level | None = None
    seat: SeatNumber | None = None


class Offer(AnyCommand):
    """Offer the other seats a rematch after `match`, or ask them for a takeback of your last move.

    The rematch begins when every seat has offered or accepted the same. For a `takeback`, `leg` and `ply` say where the
    leg stood when you asked. A player alone needs nobody's consent, and can take back moves that revealed nothing, or
    any in a casual game.
    """

    type: Literal["offer"] = "offer"
    match: Ordinal
    what: What
    leg: Ordinal | None = None
    ply: Ply | None = None


class Answer(AnyCommand):
    """Accept or decline an offer or a request; declining your own withdraws it."""

    type: Literal["answer"] = "answer"
    match: Ordinal
    what: What
    accept: bool


class AskRecord(AnyCommand):
    """Ask for the record of a finished match of this room; answered by `record` and `ack`."""

    type: Literal["record"] = "record"
    match: Ordinal


class AskHint(AnyCommand):
    """Ask what the computer would play now; answered by `ack`, and by `hint` as soon as it is computed.

    Everybody in the room sees that you asked, and the record contains it.
    """

    type: Literal["hint"] = "hint"
    match: Ordinal
    leg: Ordinal
    ply: Ply


class AskAnalysis(AnyCommand):
    """Ask how well a finished match of this room was played; answered by `ack`, then `analysis` with its progress."""

    type: Literal["analysis"] = "analysis"
    match: Ordinal


class Say(AnyCommand):
    """Send a line of plain text to everybody in the room."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=2000)]


class AskSeatCode(AnyCommand):
    """Ask for a code that moves your seat to another device; answered by `seat_code` and `ack`."""

    type: Literal["seat_code"] = "seat_code"


class TakeSeat(AnyCommand):
    """Enter a room and take over the seat that a code was made for."""

    type: Literal["take_seat"] = "take_seat"
    room: Annotated[str, Field(max_length=40)]
    code: Annotated[str, Field(max_length=40)]


class Leave(AnyCommand):
    """Leave the room; you keep your seat."""

    type: Literal["leave"] = "leave"


# About a match that was played, from clients that don't know the game's rules


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


# All commands

Command = (
    Hello
    | AskCatalog
    | ListRooms
    | WatchGames
    | QuickMatch
    | CreateRoom
    | Configure
    | Enlist
    | PlayAs
    | EndChallenge
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
    | AskMatches
    | AskHeadToHead
    | Say
    | AskSeatCode
    | TakeSeat
    | Leave
    | AskDaily
    | PlayDaily
    | AskNotifications
    | SubscribePush
    | UnsubscribePush
    | SetRoomNotifications
    | OpenMailbox
    | PutLetter
    | ReadMailbox
)
COMMAND: TypeAdapter[Command] = TypeAdapter(
    Annotated[Command, Field(discriminator="type")], config=ConfigDict(hide_input_in_errors=True)
)
"""Reads a frame: raises pydantic's ValidationError, which quotes no key, on anything that is not a command."""
