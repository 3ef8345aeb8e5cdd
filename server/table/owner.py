"""What the owner of a room may do: change its settings, free seats, send people away, pass it on."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from protocol.codes import RejectionCode as Code
from protocol.commands import Ban, Configure, Enlist, Free, PassOn, PlayAs, SeatComputer
from protocol.ids import Form, PlayerId, Role, Seat, level_of
from protocol.options import Clock, Options
from protocol.validation import explained, place
from server.games.game import Game
from server.table import match as matches
from server.table.decision import Actor, Decision, Moment, Person, seat_of
from server.table.rejection import Rejection
from server.table.room import Room, Seated, seated_computer
from server.table.room_facts import Banned, Configured, Enlisted, Freed, Owned, PlaysAs, Sat, SeatMoved
from server.table.tournament import MOST_NAMES, next_names

BANNED_MOST = 100
"""How many players may be sent away from a room, since every snapshot names them."""
_PLAYED: Mapping[Form, str] = {
    "match": "against each other",
    "solo": "alone",
    "together": "together",
    "race": "as a race",
    "mirror": "as a mirror match",
}


def checked_options(game: Game[Any, Any], options: Mapping[str, Any]) -> Options:
    """Return a game's options. Raises Rejection for bad ones."""
    try:
        return game.options.model_validate(options)
    except ValidationError as error:
        errors = error.errors(include_url=False)
        option = errors[0]["loc"][:1]
        wished = options.get(".".join(map(str, option)))
        # of a list it is not said how it fails to be a single value
        first = [each for each in errors if each["loc"][:1] == option][-1 if isinstance(wished, list) else 0]
        where = ".".join(map(str, place(first) if isinstance(wished, Mapping) else option))
        known = ", ".join(game.options.model_fields) or "none"
        raise Rejection(
            Code.NOT_ALLOWED,
            f"Option {where!r} of {game.title}: {explained(first)}.",
            f"the options it has: {known}",
        ) from None


def checked_seats(game: Game[Any, Any], options: Options, form: Form, seats: int | None) -> int:
    """Return how many seats a room has; None asks for as few as there may be.

    Raises Rejection where a game with these options has no such form, or other numbers of seats.
    """
    formats = game.formats(options)
    if form not in formats:
        raise Rejection(
            Code.NOT_ALLOWED,
            f"{game.title} with these options is not played {_PLAYED[form]}.",
            f"form {' or '.join(formats)}",
        )
    fewest, most = formats[form].fewest, formats[form].most
    if seats is not None and not fewest <= seats <= most:
        many = f"{fewest} seats" if fewest == most else f"{fewest} to {most} seats"
        if (fewest, most) == (1, 1):
            many = "one seat"
        raise Rejection(Code.NOT_ALLOWED, f"{game.title} played {_PLAYED[form]} has {many}, not {seats}.", many)
    return fewest if seats is None else seats


def check_role(game: Game[Any, Any], options: Options, form: Form, seats: int, role: Role | None) -> None:
    """Raise Rejection where a role is none to choose in a game's matches of a form."""
    if role is None:
        return
    roles = dict.fromkeys(game.format(options, form, seats).roles_for(seats))
    if len(roles) == 1:
        who = "Who plays alone" if form == "solo" else "Where all play the same role, one"
        raise Rejection(Code.NOT_ALLOWED, f"{who} has no role to choose.", "none")
    if role not in roles:
        raise Rejection(Code.NOT_ALLOWED, f"{game.title} has no role {role!r}.", f"one of {', '.join(roles)}, or none")


def check_drawn(game: Game[Any, Any], form: Form, winnable: bool, clock: Clock | None) -> None:
    """Raise Rejection where winnable numbers make no difference, or nobody waits for anybody, who had a clock."""
    if winnable and game.winning_score is None:
        why = f"Nobody wins or loses {game.title} alone, so no number of it is winnable."
        raise Rejection(Code.NOT_ALLOWED, why, "any number")
    if clock is not None and form == "race":
        raise Rejection(Code.NOT_ALLOWED, "A race has no clocks: who is first wins it.", "no clock")
    if clock is not None and form == "solo":
        raise Rejection(Code.NOT_ALLOWED, "Who plays alone has no clock: nobody waits for them.", "no clock")


def check_level(level: str, levels: Sequence[str]) -> None:
    """Raise Rejection where there is no computer player of a level."""
    if level not in levels:
        raise Rejection(
            Code.NOT_ALLOWED, f"This server has no computer player {level!r}.", f"one of {', '.join(levels)}"
        )


def configure(room: Room, actor: Actor, command: Configure) -> Decision:
    """Decide a change of the settings."""
    _owns(room, actor)
    _between(room, "The settings change")
    settings = room.settings
    if settings.quick and room.match is None:
        why = "A quick match is played as both have asked for it; its settings change after it."
        raise Rejection(Code.NOT_ALLOWED, why, "a room of your own")
    game = matches.game_of(settings.game, settings.rules)
    options = checked_options(game, command.options)
    form = command.form or settings.form
    seats = checked_seats(game, options, form, command.seats or (len(room.seats) if form == settings.form else None))
    check_role(game, options, form, seats, command.role)
    taken = sum(seated is not None for seated in room.seats)
    shared = room.seats_of(actor.player)[1:] if isinstance(actor, Person) else ()
    if seats < taken - len(shared):
        raise Rejection(Code.NOT_ALLOWED, f"{taken} seats are taken, which are more than {seats}.", "free some first")
    if seats >= taken and shared:
        _check_shared(game, options, form, seats)
    winnable = settings.winnable if command.winnable is None else command.winnable
    check_drawn(game, form, winnable, command.clock)
    fact = Configured(
        options=options.model_dump(mode="json"),
        number=command.number,
        role=command.role,
        spectators=command.spectators,
        clock=command.clock,
        hints=command.hints,
        seats=None if seats == len(room.seats) else seats,
        pace=command.pace,
        notes=settings.notes if command.notes is None else command.notes,
        winnable=winnable,
        public=settings.public if command.public is None else command.public,
        form=None if form == settings.form else form,
    )
    # who plays at the same terminal goes where there is no seat for them any more
    return Decision([*(Freed(seat) for seat in shared if seats < taken), fact])


def _check_shared(game: Game[Any, Any], options: Options, form: Form, seats: int) -> None:
    """Raise Rejection where people cannot take turns at one terminal: they play at the same time, or hide something."""
    why = bars_shared(game, options, form, seats)
    if why is not None:
        raise Rejection(Code.NOT_ALLOWED, why, "another terminal for each, or the computer at the other seat")


def bars_shared(game: Game[Any, Any], options: Options, form: Form, seats: int) -> str | None:
    """Return why people cannot take turns at one terminal; None where they can."""
    format = game.format(options, form, seats)
    if form in ("race", "mirror") or format.at_once:
        return "Here both play at the same time, which two at one terminal cannot."
    if not format.open:
        return "Here each player has something to hide from the others, which shows at one terminal."
    return None


def enlist(room: Room, actor: Actor, command: Enlist) -> Decision:
    """Decide who competes in the room's tournament."""
    _owns(room, actor)
    _between(room, "Who competes changes")
    if len(set(command.names)) < len(command.names):
        raise Rejection(Code.NOT_ALLOWED, "Who competes has a name of their own.", "each name once")
    if not command.names and room.tournament is None:
        raise Rejection(Code.STALE, "There is no tournament in this room.", f"1 to {MOST_NAMES} names")
    return Decision([Enlisted(tuple(command.names))])


def play_as(room: Room, seat: Seat, command: PlayAs) -> Decision:
    """Decide under which name of the tournament a seat plays."""
    _between(room, "Who plays changes")
    tournament = room.tournament
    if tournament is None:
        raise Rejection(Code.NOT_ALLOWED, "There is no tournament in this room.", "its owner enlists who competes")
    if command.name not in tournament.names:
        competing = ", ".join(tournament.names)
        raise Rejection(Code.NOT_ALLOWED, f"{command.name} does not compete here.", f"one of {competing}")
    names = next_names(tournament, room.holders)
    held = room.seats[seat]
    plays = Seat(seat if command.seat is None else command.seat)
    playing = PlaysAs(plays, command.name)
    elsewhere = [Seat(at) for at, name in enumerate(names) if name == command.name and at != plays]
    if elsewhere:
        own = room.seats_of(held.player) if held is not None else ()
        if plays in own and elsewhere[0] in own and (name := names[plays]) is not None:
            return Decision([PlaysAs(elsewhere[0], name), playing])  # the two at one terminal change places
        raise Rejection(Code.NOT_ALLOWED, f"{command.name} plays at another seat already.", "another name")
    if held is None or plays in room.seats_of(held.player):
        return Decision([playing])
    if plays >= len(room.seats) or room.seats[plays] is not None:
        raise Rejection(Code.SEAT_TAKEN, taken(room, plays), "a free seat, or one's own")
    settings = room.settings
    game = matches.game_of(settings.game, settings.rules)
    _check_shared(game, checked_options(game, settings.options), settings.form, len(room.seats))
    return Decision([Sat(plays, held.player, command.name, beside=True), playing])


def seat_computer(room: Room, actor: Actor, command: SeatComputer, levels: Sequence[str]) -> Decision:
    """Decide that the computer sits down on a free seat."""
    _owns(room, actor)
    _between(room, "The computer sits down")
    if room.settings.quick and room.match is None:
        why = "A quick match is played with somebody else: this seat is for the next who wants the same."
        raise Rejection(Code.NOT_ALLOWED, why, "wait, or leave and play the computer in a room of your own")
    check_level(command.level, levels)
    if command.seat >= len(room.seats) or room.seats[command.seat] is not None:
        raise Rejection(Code.SEAT_TAKEN, taken(room, command.seat), "a free seat")
    seated = seated_computer(command.level, room.seats)
    return Decision([Sat(Seat(command.seat), seated.player, seated.name)])


def free(room: Room, actor: Actor, command: Free, moment: Moment) -> Decision:
    """Decide that a seat is taken away from whoever holds it.

    The owner says so; in a room for whoever wants the same, before its first match, anybody who sits there does of one
    who has been away for long enough, and has the room then where it was theirs.
    """
    if room.settings.quick and room.match is None and isinstance(actor, Person) and actor.player != room.owner:
        return _free_of_who_is_away(room, actor, command, moment)
    _owns(room, actor)
    _between(room, "A seat is freed")
    seated = _seated(room, command.seat)
    if seated.player == room.owner and command.seat == room.seats_of(room.owner)[0]:
        raise Rejection(Code.NOT_ALLOWED, "That is your own seat.", "stand up")
    return Decision([Freed(Seat(command.seat))])


def _free_of_who_is_away(room: Room, person: Person, command: Free, moment: Moment) -> Decision:
    seat_of(room, person)
    seated = _seated(room, command.seat)
    since = moment.away.get(seated.player)
    if since is None:
        raise Rejection(Code.NOT_ALLOWED, f"{seated.name} is here.", "ready, or leave")
    if moment.now - since < moment.patience:
        wait = -(-(since + moment.patience - moment.now) // 1000)
        told = f"{seated.name} has been away for less than {moment.patience // 1000} s."
        raise Rejection(Code.NOT_ALLOWED, told, f"wait {wait} s more, or leave")
    freed = Freed(Seat(command.seat))
    if seated.player != room.owner:
        return Decision([freed])
    return Decision([Owned(person.player, person.name), freed])


def ban(room: Room, actor: Actor, command: Ban, name: str) -> Decision:
    """Decide that a player may come in no more; a seat of theirs is freed. `name` is what they go by."""
    _owns(room, actor)
    if command.player == room.owner:
        raise Rejection(Code.NOT_ALLOWED, "You cannot send yourself away.", "leave")
    if room.is_banned(command.player):
        raise Rejection(Code.STALE, "They have been removed already.", "somebody else")
    if len(room.banned) >= BANNED_MOST:
        raise Rejection(Code.TOO_MANY, f"You have sent {BANNED_MOST} players away.", "open a new room")
    seats = room.seats_of(command.player)
    banned = Banned(command.player, name)
    if seats:
        _between(room, "A player is sent away")
    return Decision([*map(Freed, seats), banned])


def pass_on(room: Room, actor: Actor, command: PassOn) -> Decision:
    """Decide that another seated player owns the room."""
    _owns(room, actor)
    seated = _seated(room, command.seat)
    if seated.player == room.owner:
        raise Rejection(Code.STALE, "You own the room already.", "another player's seat")
    if level_of(seated.player) is not None:
        raise Rejection(Code.NOT_ALLOWED, "The computer owns no rooms.", "a person's seat")
    return Decision([Owned(seated.player, seated.name)])


def move_seat(room: Room, person: Person, seat: Seat, whose: PlayerId) -> Decision:
    """Decide that a seat moves to another key of its player's, which showed the code that `whose` had made for it."""
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None or seated.player != whose:
        raise Rejection(Code.NOT_ALLOWED, "That seat is no longer held by who made the code.", "a new code")
    if room.seat_of(person.player) is not None:
        raise Rejection(
            Code.NOT_ALLOWED, "You have a seat in this room already.", "the code from a machine without one"
        )
    if room.is_banned(person.player):
        raise Rejection(Code.NOT_ALLOWED, "The owner of this room has removed you.", "another room")
    return Decision([SeatMoved(seat, person.player, person.name)])


def taken(room: Room, seat: int) -> str:
    """Say why a seat is not free: who has it, or that there is none."""
    return f"{room.called[seat]} has that seat." if seat < len(room.seats) else "There is no such seat."


def _owns(room: Room, actor: Actor) -> None:
    if not isinstance(actor, Person) or actor.player != room.owner:
        raise Rejection(Code.NOT_ALLOWED, "Only the owner of the room may do that.", "ask its owner")


def _between(room: Room, what: str) -> None:
    if room.under_way:
        raise Rejection(Code.NOT_ALLOWED, f"{what} only between matches.", "wait for the match's end")


def _seated(room: Room, seat: int) -> Seated:
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None:
        raise Rejection(Code.NOT_ALLOWED, "Nobody has that seat.", "a seat that is taken")
    return seated
