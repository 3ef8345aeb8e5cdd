"""Builds the command for each action of a player.

A function returns None if there is nothing to ask for. The server decides whether it is allowed now;
`client.room.actions` predicts that.
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
    EndChallenge,
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
from protocol.player_games import WatchGames
from protocol.scores import AskMatches, AskNumber, AskScores


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
    notes: bool = False,
    pace: int | None = None,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    public: bool = False,
    casual: bool = False,
    challenge: PlayerId | None = None,
) -> CreateRoom:
    """Create a room; `computers` holds the level of the computer at each seat, None for a person's.

    `seats` None: the fewest possible. `public`: the room is listed, and anyone can join. `casual`: every move of the
    game alone can be undone. `challenge`: the other seat is kept for that player.
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
        casual=casual,
        challenge=challenge,
    )


def play_next(
    game: str, *, form: Form, options: Mapping[str, Any] | None = None, clock: Clock | None = None
) -> QuickMatch:
    """Play the next player with the same settings."""
    return QuickMatch(id=new_id(), game=game, options=sent(game, options or {}), form=form, clock=clock)


def play_today(game: str, against: Literal["computer", "friend"]) -> PlayDaily:
    """Start the player's try on today's number of a game."""
    return PlayDaily(id=new_id(), game=game, against=against)


def ready(model: Model) -> Command | None:
    """Be ready for the next leg."""
    if model.room is None or model.room.next is None:
        return None
    match, leg = model.room.next
    return Ready(id=new_id(), match=match, leg=leg)


def move(model: Model, text: str) -> Command | None:
    """Make a move, in the game's notation, in the current leg."""
    room, leg = model.room, model.leg
    if room is None or room.match is None or room.view is None or leg is None or len(text) > LONGEST_MOVE:
        return None
    return MakeMove(id=new_id(), match=room.match.match, leg=leg.leg, ply=room.view.ply, move=text)


def wish(model: Model, what: Another) -> Command | None:
    """Ask for another match: accept another player's offer if it is the same, or else make an offer."""
    room = model.room
    if room is None or room.match is None:
        return None
    match = room.match.match
    if any(room.offers[other] == what for other in model.others):
        return Answer(id=new_id(), match=match, what=what, accept=True)
    return Offer(id=new_id(), match=match, what=what)


def offered(model: Model) -> Another | None:
    """Return the rematch that another player offers, unless this player offers the same."""
    room = model.room
    if room is None or not room.offers or model.me is None:
        return None
    own = room.offers[model.me]
    return next((each for seat in model.others if (each := room.offers[seat]) is not None and each != own), None)


def decline_rematch(model: Model) -> Command | None:
    """Decline the rematch that another player offers."""
    what, match = offered(model), model.match
    return None if what is None or match is None else Answer(id=new_id(), match=match.match, what=what, accept=False)


def take_back(model: Model) -> Command | None:
    """Ask to take back the player's last move, or undo it alone."""
    room, leg = model.room, model.leg
    if room is None or room.match is None or room.view is None or leg is None:
        return None
    return Offer(id=new_id(), match=room.match.match, what="takeback", leg=leg.leg, ply=room.view.ply)


def answer_take_back(model: Model, *, accept: bool) -> Command | None:
    """Accept or decline a takeback; declining your own request withdraws it."""
    if model.match is None or model.match.takeback is None:
        return None
    return Answer(id=new_id(), match=model.match.match, what="takeback", accept=accept)


def resign(model: Model) -> Command | None:
    """Resign the match."""
    return None if model.match is None else Resign(id=new_id(), match=model.match.match)


def claim(model: Model, computer: str | None, seat: Seat | None = None) -> Command | None:
    """Claim the match from an absent player, or have a computer of a level play on in their place.

    `seat` is the absent player's seat, if there could be several.
    """
    return None if model.match is None else Claim(id=new_id(), match=model.match.match, computer=computer, seat=seat)


def answer_replacement(model: Model, *, accept: bool) -> Command | None:
    """Accept or decline the replacement of a player; declining your own request withdraws it."""
    if model.match is None or model.match.replacing is None:
        return None
    return Answer(id=new_id(), match=model.match.match, what="replacement", accept=accept)


def sit(seat: Seat | None = None) -> Command:
    """Take a free seat, take your own back from the computer, or ask for the seat of a player who has left."""
    return Sit(id=new_id(), seat=seat)


def stand() -> Command:
    """Give up your seat."""
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
    """Change the room's settings for the next matches.

    None leaves hints, notes, options, seats and `public` as they are. `pace`: the seconds that computers take over a
    move, None: the server's default, 0: unchanged. `form` None: unchanged.
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
    """Make the room's matches a tournament of these names; without names, end the tournament."""
    return Enlist(id=new_id(), names=list(names))


def play_as(name: str, seat: Seat | None = None) -> Command:
    """Play under one of the tournament's names; with another `seat`: a second player at the same terminal does."""
    return PlayAs(id=new_id(), name=name, seat=seat)


def play_beside(model: Model, name: str) -> Command | None:
    """Have a second player at the same terminal play under a name; an empty name removes the second player."""
    beside = model.beside
    if beside is None:
        return None
    return play_as(name, beside) if name else free(beside) if beside in model.mine else None


def seat_computer(seat: Seat, level: str) -> Command:
    """Have a computer play a free seat."""
    return SeatComputer(id=new_id(), seat=seat, level=level)


def free(seat: Seat) -> Command:
    """Free a taken seat."""
    return Free(id=new_id(), seat=seat)


def send_away(player: PlayerId) -> Command:
    """Remove a person for good."""
    return Ban(id=new_id(), player=player)


def pass_on(seat: Seat) -> Command:
    """Make another player the room's owner."""
    return PassOn(id=new_id(), seat=seat)


def end_challenge(*, refuse: bool = False) -> Command:
    """Decline the challenge of the room, or withdraw the player's own.

    `refuse`: decline all further challenges by that player, too.
    """
    return EndChallenge(id=new_id(), refuse=refuse)


def hint(model: Model) -> Command | None:
    """Ask for a hint on the current position."""
    if model.position is None:
        return None
    match, leg, ply = model.position
    return AskHint(id=new_id(), match=match, leg=leg, ply=ply)


def analysis(model: Model) -> Command | None:
    """Ask for the analysis of the last match."""
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
    """Ask for the results on a game number; `tree`: with the leg that the computer played on it.

    `together`: the number of people who play it together, None: alone or against each other.
    """
    return AskNumber(
        id=new_id(), game=game, options=sent(game, options or {}), number=number, tree=tree, together=together
    )


def number_here(model: Model, *, tree: bool = False) -> Command | None:
    """Ask for the results on the number of the room's match, once it is public."""
    match = model.match
    if match is None or match.number is None:
        return None
    together = len(match.players) if match.form == "together" else None
    return number(match.game, match.number, options=match.options, tree=tree, together=together)


def scores(game: str, options: Mapping[str, Any] | None = None) -> Command:
    """Ask for the player's ten best solo games of a game with these options."""
    return AskScores(id=new_id(), game=game, options=sent(game, options or {}))


def newest_matches(game: str) -> Command:
    """Ask for the player's newest matches of a game."""
    return AskMatches(id=new_id(), game=game)


def games() -> Command:
    """Ask for the player's games, and for their changes from then on."""
    return WatchGames(id=new_id())


def say(text: str) -> Command:
    """Send a message to everyone in the room."""
    return Say(id=new_id(), text=text)


def ask_seat_code() -> Command:
    """Ask for a code that moves the player's seat to another machine."""
    return AskSeatCode(id=new_id())
