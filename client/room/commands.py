"""What a player does, as the command that asks the server for it.

Each is None where there is nothing to ask for; whether it is allowed now the server says, and `client.room.actions`
beforehand.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from client.games.options import sent, winnable
from client.net.command_ids import new_id
from client.room.session import Model
from protocol.command import LONGEST_MOVE, Another, GameNumber
from protocol.commands import (
    Answer,
    AskAnalysis,
    AskHint,
    AskSeatCode,
    Ban,
    Claim,
    Command,
    Configure,
    CreateRoom,
    Enlist,
    Free,
    MakeMove,
    Offer,
    PassOn,
    PlayAs,
    Ready,
    Resign,
    Say,
    SeatComputer,
    Sit,
    Stand,
)
from protocol.daily import PlayDaily
from protocol.finding import QuickMatch
from protocol.ids import Form, PlayerId, Role, Seat
from protocol.options import Clock
from protocol.scores import AskNumber, AskScores


def create(
    game: str,
    *,
    form: Form = "match",
    number: GameNumber | None = None,
    role: Role | None = None,
    spectators: bool = True,
    clock: Clock | None = None,
    computers: Sequence[str | None] = (),
    hints: bool = False,
    notes: bool = True,
    pace: int | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    public: bool = False,
) -> CreateRoom:
    """Make a room; `computers` holds, by seat, the level of the computer that plays it, None for a person's.

    `seats` None: as few as there may be. `public`: it is listed for anybody to join.
    """
    return CreateRoom(
        id=new_id(),
        game=game,
        options=sent(game, options or {}),
        seats=seats,
        form=form,
        number=number,
        role=role,
        spectators=spectators,
        clock=clock,
        computers=list(computers),
        hints=hints,
        notes=notes,
        pace=pace,
        winnable=winnable(game, options or {}),
        public=public,
    )


def play_next(
    game: str, *, form: Form, options: Mapping[str, Any] | None = None, clock: Clock | None = None
) -> QuickMatch:
    """Play the next who wants the same."""
    return QuickMatch(id=new_id(), game=game, options=sent(game, options or {}), form=form, clock=clock)


def play_today(game: str, against: Literal["computer", "friend"]) -> PlayDaily:
    """Have one's try on today's number of a game."""
    return PlayDaily(id=new_id(), game=game, against=against)


def ready(model: Model) -> Command | None:
    """Be ready for the leg that waits."""
    if model.room is None or model.room.next is None:
        return None
    match, leg = model.room.next
    return Ready(id=new_id(), match=match, leg=leg)


def move(model: Model, text: str) -> Command | None:
    """Make a move, in the game's notation, in the leg that is played."""
    room, leg = model.room, model.leg
    if room is None or room.match is None or room.view is None or leg is None or len(text) > LONGEST_MOVE:
        return None
    return MakeMove(id=new_id(), match=room.match.match, leg=leg.leg, ply=room.view.ply, move=text)


def wish(model: Model, what: Another) -> Command | None:
    """Wish for another match: accept another's wish if it is the same, else offer it."""
    room = model.room
    if room is None or room.match is None:
        return None
    match = room.match.match
    if any(room.offers[other] == what for other in model.others):
        return Answer(id=new_id(), match=match, what=what, accept=True)
    return Offer(id=new_id(), match=match, what=what)


def take_back(model: Model) -> Command | None:
    """Ask to take one's last move back."""
    room, leg = model.room, model.leg
    if room is None or room.match is None or room.view is None or leg is None:
        return None
    return Offer(id=new_id(), match=room.match.match, what="takeback", leg=leg.leg, ply=room.view.ply)


def answer_take_back(model: Model, *, accept: bool) -> Command | None:
    """Agree that a move is taken back, or decline; declining one's own request withdraws it."""
    if model.match is None or model.match.takeback is None:
        return None
    return Answer(id=new_id(), match=model.match.match, what="takeback", accept=accept)


def resign(model: Model) -> Command | None:
    """Give the match up."""
    return None if model.match is None else Resign(id=new_id(), match=model.match.match)


def claim(model: Model, computer: str | None, seat: Seat | None = None) -> Command | None:
    """Take the match from who is away, or (a level) have the computer play on in their place.

    `seat` says whose that is, where it could be several.
    """
    return None if model.match is None else Claim(id=new_id(), match=model.match.match, computer=computer, seat=seat)


def answer_replacement(model: Model, *, accept: bool) -> Command | None:
    """Agree that somebody plays on for a seat, or decline; declining one's own request withdraws it."""
    if model.match is None or model.match.replacing is None:
        return None
    return Answer(id=new_id(), match=model.match.match, what="replacement", accept=accept)


def sit(seat: Seat | None = None) -> Command:
    """Take a seat that is free, or one's own back from the computer, or ask for that of one who has left."""
    return Sit(id=new_id(), seat=seat)


def stand() -> Command:
    """Give one's seat up."""
    return Stand(id=new_id())


def configure(
    model: Model,
    *,
    number: GameNumber | None,
    role: Role | None,
    spectators: bool,
    clock: Clock | None,
    hints: bool | None = None,
    notes: bool | None = None,
    pace: int | None = 0,
    form: Form | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    public: bool | None = None,
) -> Command | None:
    """Change the room's settings for the matches to come.

    None leaves hints, notes, options, seats and whether the room is `public` as they are.
    `pace`: how long computers take over a move, None: as the server has it, 0: as before. `form` None: as before.
    """
    if model.room is None:
        return None
    return Configure(
        id=new_id(),
        options=dict(model.room.options) if options is None else sent(model.room.game, options),
        seats=seats,
        number=number,
        role=role,
        spectators=spectators,
        clock=clock,
        hints=model.room.hints if hints is None else hints,
        notes=notes,
        pace=model.room.pace if pace == 0 else pace,
        form=form,
        winnable=None if options is None else winnable(model.room.game, options),
        public=public,
    )


def enlist(names: Sequence[str]) -> Command:
    """Make the room's matches a tournament of these names; of none: end it."""
    return Enlist(id=new_id(), names=list(names))


def play_as(name: str, seat: Seat | None = None) -> Command:
    """Play from now on under one of the tournament's names; at another `seat`: a second does, at the same terminal."""
    return PlayAs(id=new_id(), name=name, seat=seat)


def play_beside(model: Model, name: str) -> Command | None:
    """Have a second play at the same terminal under a name, or with an empty one nobody any more."""
    beside = model.beside
    if beside is None:
        return None
    return play_as(name, beside) if name else free(beside) if beside in model.mine else None


def seat_computer(seat: Seat, level: str) -> Command:
    """Have the computer play a free seat."""
    return SeatComputer(id=new_id(), seat=seat, level=level)


def free(seat: Seat) -> Command:
    """Take a seat away from whoever holds it."""
    return Free(id=new_id(), seat=seat)


def send_away(player: PlayerId) -> Command:
    """Remove someone for good."""
    return Ban(id=new_id(), player=player)


def pass_on(seat: Seat) -> Command:
    """Make another the room's owner."""
    return PassOn(id=new_id(), seat=seat)


def hint(model: Model) -> Command | None:
    """Ask what the computer would play where the leg stands."""
    if model.position is None:
        return None
    match, leg, ply = model.position
    return AskHint(id=new_id(), match=match, leg=leg, ply=ply)


def analysis(model: Model) -> Command | None:
    """Ask how well the match that is over was played."""
    if model.match is None or model.match.result is None:
        return None
    return AskAnalysis(id=new_id(), match=model.match.match)


def number(
    game: str,
    number: GameNumber,
    *,
    options: Mapping[str, Any] | None = None,
    tree: bool = False,
    together: int | None = None,
) -> Command:
    """Ask what is known of a game number; `tree`: with the leg that the computer played on it.

    `together`: how many play it together, None: alone or against each other.
    """
    return AskNumber(
        id=new_id(), game=game, options=sent(game, options or {}), number=number, tree=tree, together=together
    )


def number_here(model: Model, *, tree: bool = False) -> Command | None:
    """Ask what is known of the number of the room's match, once it is no secret."""
    match = model.match
    if match is None or match.number is None:
        return None
    together = len(match.players) if match.form == "together" else None
    return number(match.game, match.number, options=match.options, tree=tree, together=together)


def scores(game: str, options: Mapping[str, Any] | None = None) -> Command:
    """Ask for one's ten best solo games of a game with these options."""
    return AskScores(id=new_id(), game=game, options=sent(game, options or {}))


def say(text: str) -> Command:
    """Say something to everybody in the room."""
    return Say(id=new_id(), text=text)


def ask_seat_code() -> Command:
    """Ask for a code that moves one's seat to another machine."""
    return AskSeatCode(id=new_id())
