"""What the owner of a room may do: change its settings, free seats, send people away, pass it on."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from protocol.commands import Ban, Configure, Enlist, Free, PassOn, PlayAs, SeatComputer
from protocol.ids import Form, PlayerId, Role, Seat, level_of
from protocol.options import Clock, Options
from protocol.reasons.base import shown
from protocol.reasons.shared import Data
from protocol.validation import explained, place
from server.games.game import Game
from server.table import match as matches
from server.table.decision import Actor, Decision, Moment, Person, seat_of
from server.table.rejection import Rejection, removed, seated_already
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


def wrong_option(game: Game[Any, Any], option: str, detail: str) -> Rejection:
    """Return the rejection of options; `detail` says what is wrong with one, as a clause."""
    options = tuple(game.options.model_fields)
    known = f"Its options are: {', '.join(options)}." if options else "It has no options."
    message = f"Option {option!r} of {game.title}: {detail}. {known}"
    return Rejection("wrong_option", message, game=game.name, option=shown(option), options=options, detail=detail)


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
        raise wrong_option(game, where, explained(first)) from None


def checked_seats(game: Game[Any, Any], options: Options, form: Form, seats: int | None) -> int:
    """Return how many seats a room has; None asks for as few as there may be.

    Raises Rejection where a game with these options has no such form, or other numbers of seats.
    """
    forms = game.formats(options)
    if form not in forms:
        choice = " or ".join(_PLAYED[each] for each in forms)
        message = f"{game.title} with these options is not played {_PLAYED[form]}, but {choice}."
        raise Rejection("form_not_played", message, game=game.name, form=form, forms=tuple(forms))
    fewest, most = forms[form].fewest, forms[form].most
    if seats is not None and not fewest <= seats <= most:
        many = f"{fewest} seats" if fewest == most else f"{fewest} to {most} seats"
        if (fewest, most) == (1, 1):
            many = "one seat"
        message = f"{game.title} played {_PLAYED[form]} has {many}, not {seats}."
        raise Rejection("seats_not_played", message, game=game.name, form=form, fewest=fewest, most=most, wished=seats)
    return fewest if seats is None else seats


def check_role(game: Game[Any, Any], options: Options, form: Form, seats: int, role: Role | None) -> None:
    """Raise Rejection where a role is none to choose in a game's matches of a form."""
    if role is None:
        return
    roles = dict.fromkeys(game.format(options, form, seats).roles_for(seats))
    if len(roles) == 1:
        why = "You play alone" if form == "solo" else "All players have the same role"
        raise Rejection("no_role_to_choose", f"{why}, so there is no role to choose.", game=game.name, form=form)
    if role not in roles:
        message = f"{game.title} has no role {role!r}. Choose {' or '.join(roles)}, or none."
        raise Rejection("unknown_role", message, game=game.name, role=role, roles=tuple(roles))


def check_drawn(game: Game[Any, Any], form: Form, winnable: bool, clock: Clock | None) -> None:
    """Raise Rejection where winnable numbers make no difference, or nobody waits for anybody, who had a clock."""
    if winnable and game.winning_score is None:
        message = f"Nobody wins or loses {game.title} alone, so none of its numbers is winnable."
        raise Rejection("no_winnable_numbers", message, game=game.name)
    if clock is not None and form == "race":
        raise Rejection("race_without_clock", "A race has no clock: the first player to finish wins.")
    if clock is not None and form == "solo":
        raise Rejection("solo_without_clock", "You play alone, so there is no clock.")


def check_level(level: str, levels: Sequence[str]) -> None:
    """Raise Rejection where there is no computer player of a level."""
    if level not in levels:
        message = f"This server has no computer player {level!r}. Choose one of {', '.join(levels)}."
        raise Rejection("unknown_level", message, level=shown(level), levels=tuple(levels))


def configure(room: Room, actor: Actor, command: Configure) -> Decision:
    """Decide a change of the settings."""
    _owns(room, actor)
    check_between(room, "configure", "You can change the settings")
    settings = room.settings
    if settings.quick and room.match is None:
        message = "Both players asked for these settings. Change them after the match, or open your own room."
        raise Rejection("quick_match_settings", message)
    game = matches.game_of(settings.game, settings.rules)
    options = checked_options(game, command.options)
    form = command.form or settings.form
    seats = checked_seats(game, options, form, command.seats or (len(room.seats) if form == settings.form else None))
    check_role(game, options, form, seats, command.role)
    taken = sum(seated is not None for seated in room.seats)
    shared = room.seats_of(actor.player)[1:] if isinstance(actor, Person) else ()
    if seats < taken - len(shared):
        message = f"{taken} seats are taken, more than {seats}. Free some first."
        raise Rejection("more_seated_than_seats", message, seats=taken, wished=seats)
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
    refused = bars_shared(game, options, form, seats)
    if refused is not None:
        raise refused


def bars_shared(game: Game[Any, Any], options: Options, form: Form, seats: int) -> Rejection | None:
    """Return why people cannot take turns at one terminal; None where they can."""
    format = game.format(options, form, seats)
    instead = "Use a terminal for each, or let the computer play the other seat."
    if form in ("race", "mirror") or format.at_once:
        message = f"Here players move at the same time, which is not possible at one terminal. {instead}"
        return Rejection("shared_terminal_at_once", message, game=game.name)
    if not format.open:
        message = f"Here players hide something from each other, which is not possible at one terminal. {instead}"
        return Rejection("shared_terminal_hidden", message, game=game.name)
    return None


def enlist(room: Room, actor: Actor, command: Enlist) -> Decision:
    """Decide who competes in the room's tournament."""
    _owns(room, actor)
    check_between(room, "enlist", "You can change the competitors")
    if len(set(command.names)) < len(command.names):
        repeated = tuple(dict.fromkeys(name for name in command.names if command.names.count(name) > 1))
        raise Rejection("names_repeated", "Each competitor needs a different name.", names=repeated)
    if not command.names and room.tournament is None:
        message = f"There is no tournament in this room. Give 1 to {MOST_NAMES} names to start one."
        raise Rejection("no_tournament_to_end", message, limit=MOST_NAMES)
    return Decision([Enlisted(tuple(command.names))])


def play_as(room: Room, seat: Seat, command: PlayAs) -> Decision:
    """Decide under which name of the tournament a seat plays."""
    check_between(room, "play_as", "You can choose who plays")
    tournament = room.tournament
    if tournament is None:
        message = "There is no tournament in this room. Its owner can start one."
        raise Rejection("no_tournament", message)
    if command.name not in tournament.names:
        message = f"{command.name} does not compete here. Choose a name of the tournament."
        raise Rejection("not_competing", message, name=command.name, names=tuple(tournament.names))
    names = next_names(tournament, room.holders)
    held = room.seats[seat]
    plays = Seat(seat if command.seat is None else command.seat)
    playing = PlaysAs(plays, command.name)
    elsewhere = [Seat(at) for at, name in enumerate(names) if name == command.name and at != plays]
    if elsewhere:
        own = room.seats_of(held.player) if held is not None else ()
        if plays in own and elsewhere[0] in own and (name := names[plays]) is not None:
            return Decision([PlaysAs(elsewhere[0], name), playing])  # the two at one terminal change places
        message = f"{command.name} plays at another seat already. Choose another name."
        raise Rejection("name_plays_elsewhere", message, name=command.name, seat=elsewhere[0])
    if held is None or plays in room.seats_of(held.player):
        return Decision([playing])
    check_free(room, plays)
    settings = room.settings
    game = matches.game_of(settings.game, settings.rules)
    _check_shared(game, checked_options(game, settings.options), settings.form, len(room.seats))
    return Decision([Sat(plays, held.player, command.name, beside=True), playing])


def seat_computer(room: Room, actor: Actor, command: SeatComputer, levels: Sequence[str]) -> Decision:
    """Decide that the computer sits down on a free seat."""
    _owns(room, actor)
    check_between(room, "seat_computer", "You can seat a computer")
    if room.settings.quick and room.match is None:
        message = "This seat waits for another player. To play the computer, leave and open your own room."
        raise Rejection("quick_match_computer", message)
    check_level(command.level, levels)
    check_free(room, command.seat)
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
    check_between(room, "free", "You can free a seat")
    seated = _seated(room, command.seat)
    if seated.player == room.owner and command.seat == room.seats_of(room.owner)[0]:
        raise Rejection("own_seat", "That is your own seat. Stand up to free it.", seat=command.seat)
    return Decision([Freed(Seat(command.seat))])


def _free_of_who_is_away(room: Room, person: Person, command: Free, moment: Moment) -> Decision:
    seat_of(room, person)
    seated = _seated(room, command.seat)
    since = moment.away.get(seated.player)
    if since is None:
        raise player_is_here(command.seat, seated.name)
    if moment.now - since < moment.patience:
        raise not_away_long_enough(command.seat, seated.name, since, moment)
    freed = Freed(Seat(command.seat))
    if seated.player != room.owner:
        return Decision([freed])
    return Decision([Owned(person.player, person.name), freed])


def ban(room: Room, actor: Actor, command: Ban, name: str) -> Decision:
    """Decide that a player may come in no more; a seat of theirs is freed. `name` is what they go by."""
    _owns(room, actor)
    if command.player == room.owner:
        raise Rejection("remove_yourself", "You cannot remove yourself. Leave the room.")
    if room.is_banned(command.player):
        raise Rejection("removed_already", f"You have removed {name} already.", player=command.player)
    if len(room.banned) >= BANNED_MOST:
        message = f"You have removed {BANNED_MOST} players, which is the most. Open a new room."
        raise Rejection("too_many_removed", message, limit=BANNED_MOST)
    seats = room.seats_of(command.player)
    banned = Banned(command.player, name)
    if seats:
        check_between(room, "ban", "You can remove a seated player")
    return Decision([*map(Freed, seats), banned])


def pass_on(room: Room, actor: Actor, command: PassOn) -> Decision:
    """Decide that another seated player owns the room."""
    _owns(room, actor)
    seated = _seated(room, command.seat)
    if seated.player == room.owner:
        raise Rejection("owner_already", "You own the room already. Choose another player's seat.", seat=command.seat)
    if level_of(seated.player) is not None:
        message = "A computer cannot own a room. Choose a person's seat."
        raise Rejection("computer_owns_no_room", message, seat=command.seat)
    return Decision([Owned(seated.player, seated.name)])


def move_seat(room: Room, person: Person, seat: Seat, whose: PlayerId) -> Decision:
    """Decide that a seat moves to another key of its player's, which showed the code that `whose` had made for it."""
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None or seated.player != whose:
        message = "The player who made this code no longer has that seat. Ask for a new code."
        raise Rejection("seat_code_outdated", message, seat=seat)
    if (held := room.seat_of(person.player)) is not None:
        raise seated_already(held)
    if room.is_banned(person.player):
        raise removed()
    return Decision([SeatMoved(seat, person.player, person.name)])


def check_free(room: Room, seat: int) -> None:
    """Raise Rejection where a seat is not free: another player has it, or there is none."""
    seats = len(room.seats)
    if seat >= seats:
        known = ", ".join(map(str, range(seats)))
        message = f"This room has no seat {seat}. Its seats are {known}."
        raise Rejection("no_such_seat", message, seat=seat, seats=seats)
    if (name := room.called[seat]) is not None:
        free = tuple([each for each, seated in enumerate(room.seats) if seated is None])
        raise Rejection("seat_taken", f"{name} has that seat.", seat=seat, name=name, free=free)


def check_between(room: Room, what: str, words: str) -> None:
    """Raise Rejection while a match is under way; `what` is the command's type, `words` say the same as a clause."""
    if room.under_way:
        raise Rejection(
            "only_between_matches", f"{words} only between matches. Wait until the match is over.", what=what
        )


def player_is_here(seat: int, name: str) -> Rejection:
    """Return the rejection of an action that needs the player to be away."""
    return Rejection("player_is_here", f"{name} is here.", seat=seat, name=name)


def not_away_long_enough(seat: int, name: str, since: int, moment: Moment) -> Rejection:
    """Return the rejection of an action that needs the player to be away for longer; `since` is in ms."""
    wait, patience = seconds_left(since, moment), moment.patience // 1000
    message = f"{name} has been away for less than {patience} s. Wait {wait} s more."
    return Rejection("player_not_away_long_enough", message, seat=seat, name=name, patience=patience, seconds=wait)


def seconds_left(since: int, moment: Moment) -> int:
    """Return how many seconds are left until the patience with a player ends; `since` is in ms."""
    return -(-(since + moment.patience - moment.now) // 1000)


def _owns(room: Room, actor: Actor) -> None:
    if not isinstance(actor, Person) or actor.player != room.owner:
        owner = room.seat_of(room.owner)
        name = None if owner is None else room.holders[owner]
        data: Data = {} if name is None else {"name": name}
        raise Rejection("not_owner", f"Only the owner of the room can do that. Ask {name or 'the owner'}.", **data)


def _seated(room: Room, seat: int) -> Seated:
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None:
        raise Rejection("seat_empty", "Nobody has that seat. Choose a seat that is taken.", seat=seat)
    return seated
