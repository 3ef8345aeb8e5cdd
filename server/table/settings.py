"""The settings of a room: opening it, and changing them between matches."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import ValidationError

from protocol.commands import Configure, CreateRoom
from protocol.ids import Form, PlayerId, Role, RoomCode, Seat
from protocol.options import Clock, Options
from protocol.reasons.base import shown
from protocol.validation import explained, place
from server.games.catalog import GAMES
from server.games.game import Game
from server.table.decision import (
    Actor,
    Command,
    Decision,
    Moment,
    Person,
    Rejection,
    RoomFact,
    check_between,
    check_level,
    check_owner,
    unknown_game,
)
from server.table.match import game_of
from server.table.room import (
    Challenge,
    LogPosition,
    Room,
    RoomSettings,
    Seated,
    check_between_matches,
    seated_computer,
    tell,
)
from server.table.seats import Freed

CHALLENGE_MS = 24 * 3600 * 1000
"""How long a seat is kept for a player who was challenged."""
_PLAYED: Mapping[Form, str] = {
    "match": "against each other",
    "solo": "alone",
    "together": "together",
    "race": "as a race",
    "mirror": "as a mirror match",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A room was opened; its owner has the first seat without a computer, or no seat if computers have all.

    `seats` None: the fewest that the game allows. `number` and `role` None: drawn for each match. `computers` holds by
    seat the level of the computer that sits there. `daily`: the day whose number is played here. `quick`: the room is
    for a quick match, so its owner cannot change the settings before it. `challenged` is the player to whom the room
    is a challenge, with their name.
    """

    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    number: int | None
    role: Role | None
    owner: PlayerId
    name: str
    spectators: bool = True
    clock: Clock | None = None
    computers: tuple[str | None, ...] = ()
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    notes: bool = False
    winnable: bool = False
    daily: str | None = None
    public: bool = False
    quick: bool = False
    casual: bool = False
    challenged: tuple[PlayerId, str] | None = None
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class Configured:
    """The owner changed the room's settings; it has all of them. `seats` and `form` None: as before."""

    options: dict[str, Any]
    number: int | None
    role: Role | None
    spectators: bool
    clock: Clock | None
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    form: Form | None = None
    notes: bool = False
    winnable: bool = False
    public: bool = False
    casual: bool = False
    kind: Literal["configured"] = "configured"


SettingFact = Opened | Configured


# Opening a room


def open_room(person: Person, command: CreateRoom, levels: Sequence[str] = ()) -> Opened:
    """Return the fact that opens a room; `levels` are the levels of the server's computer players.

    Raises Rejection for an unknown game, bad options, and roles, seats or computers that the game or server lacks.
    """
    game = GAMES.get(command.game)
    if game is None:
        raise unknown_game(command.game, GAMES)
    read = check_options(game, command.options)
    seats = check_seats(game, read, command.form, command.seats)
    check_role(game, read, command.form, seats, command.role)
    check_drawn(game, read, command.form, command.winnable, command.clock)
    check_casual(game, read, command.form, casual=command.casual)
    if len(command.computers) not in (0, seats):
        wished = len(command.computers)
        message = f"`computers` needs {seats} entries, one per seat, not {wished}. Each is a level or null."
        raise Rejection("levels_per_seat", message, seats=seats, wished=wished)
    for level in command.computers:
        if level is not None:
            check_level(level, levels)
    if command.challenge is not None and (seats != 2 or any(command.computers)):
        message = "A challenge is for two players. Choose a room with two seats and no computer."
        raise Rejection("challenge_needs_two_seats", message)
    return Opened(
        game=game.name,
        rules=game.rules,
        options=read.model_dump(mode="json"),
        form=command.form,
        number=command.number,
        role=command.role,
        owner=person.player,
        name=person.name,
        spectators=command.spectators,
        clock=command.clock,
        computers=tuple(command.computers) if any(command.computers) else (),
        hints=command.hints,
        seats=None if seats == game.formats(read)[command.form].fewest else seats,
        pace=command.pace,
        notes=command.notes,
        winnable=command.winnable,
        public=command.public,
        casual=command.casual,
    )


def apply_opening(fact: Opened, position: LogPosition, code: RoomCode, at: int | None) -> Room:
    """Return the room that its log's first entry opens, at a time in ms since 1970 UTC. Raises UnknownRules."""
    settings = RoomSettings(
        game=fact.game,
        rules=fact.rules,
        options=fact.options,
        form=fact.form,
        number=fact.number,
        role=fact.role,
        spectators=fact.spectators,
        clock=fact.clock,
        hints=fact.hints,
        pace=fact.pace,
        notes=fact.notes,
        winnable=fact.winnable,
        daily=fact.daily,
        public=fact.public,
        quick=fact.quick,
        casual=fact.casual,
    )
    game = game_of(fact.game, fact.rules)
    formats = game.formats(game.options.model_validate(fact.options))
    seats = fact.seats or (formats[fact.form].fewest if fact.form in formats else 0)
    levels = fact.computers or (None,) * seats
    seated: list[Seated | None] = []
    for level in levels:
        seated.append(None if level is None else seated_computer(level, seated))
    mine = Seat(levels.index(None)) if None in levels else None
    if mine is not None:
        seated[mine] = Seated(fact.owner, fact.name)
    room = Room(
        code=code,
        settings=settings,
        owner=fact.owner,
        seats=tuple(seated),
        log=position,
        offers=(None,) * seats,
    )
    if fact.challenged is not None:
        player, name = fact.challenged
        room = replace(room, challenge=Challenge(player, name, (at or 0) + CHALLENGE_MS))
    return tell(room, at, "opened", mine, name=fact.name)


# Checks of settings


def wrong_option(game: Game[Any, Any], option: str, detail: str) -> Rejection:
    """Return the rejection of an option's value; `detail` is a clause about the mistake."""
    options = tuple(game.options.model_fields)
    known = f"Its options are: {', '.join(options)}." if options else "It has no options."
    message = f"Option {option!r} of {game.title}: {detail}. {known}"
    return Rejection("wrong_option", message, game=game.name, option=shown(option), options=options, detail=detail)


def check_options(game: Game[Any, Any], options: Mapping[str, Any]) -> Options:
    """Return a game's options. Raises Rejection for bad ones."""
    try:
        return game.options.model_validate(options)
    except ValidationError as error:
        errors = error.errors(include_url=False)
        option = errors[0]["loc"][:1]
        wished = options.get(".".join(map(str, option)))
        # The first error about a list says that it is not a single value, which helps nobody.
        first = [each for each in errors if each["loc"][:1] == option][-1 if isinstance(wished, list) else 0]
        where = ".".join(map(str, place(first) if isinstance(wished, Mapping) else option))
        raise wrong_option(game, where, explained(first)) from None


def check_seats(game: Game[Any, Any], options: Options, form: Form, seats: int | None) -> int:
    """Return the number of a room's seats; `seats` None asks for the fewest that the game allows.

    Raises Rejection if the game with these options isn't played in this form, or with so many seats.
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
    """Raise Rejection if nobody can choose a role in matches of a form, or the game lacks this role."""
    if role is None:
        return
    roles = dict.fromkeys(game.format(options, form, seats).roles_for(seats))
    if len(roles) == 1:
        why = "You play alone" if form == "solo" else "All players have the same role"
        raise Rejection("no_role_to_choose", f"{why}, so there is no role to choose.", game=game.name, form=form)
    if role not in roles:
        message = f"{game.title} has no role {role!r}. Choose {' or '.join(roles)}, or none."
        raise Rejection("unknown_role", message, game=game.name, role=role, roles=tuple(roles))


def check_drawn(game: Game[Any, Any], options: Options, form: Form, winnable: bool, clock: Clock | None) -> None:
    """Raise Rejection for winnable numbers of a game that nobody loses, and for a clock where nobody waits."""
    if winnable and all(format.winning_score is None for format in game.formats(options).values()):
        message = f"Nobody wins or loses {game.title} alone, so none of its numbers is winnable."
        raise Rejection("no_winnable_numbers", message, game=game.name)
    if clock is not None and form == "race":
        raise Rejection("race_without_clock", "A race has no clock: the first player to finish wins.")
    if clock is not None and form == "solo":
        raise Rejection("solo_without_clock", "You play alone, so there is no clock.")


def check_casual(game: Game[Any, Any], options: Options, form: Form, *, casual: bool) -> None:
    """Raise Rejection for a casual game that is not played alone, or that undoes every move anyway."""
    if casual and form != "solo":
        raise Rejection("casual_not_alone", "Only a game that you play alone can be casual.")
    if casual and game.has_undo(options):
        message = f"{game.title} undoes every move anyway, so it is not casual."
        raise Rejection("casual_undoes_anyway", message, game=game.name)


def check_one_terminal(game: Game[Any, Any], options: Options, form: Form, seats: int) -> None:
    """Raise Rejection if people cannot take turns at one terminal."""
    conflict = find_terminal_conflict(game, options, form, seats)
    if conflict is not None:
        raise conflict


def find_terminal_conflict(game: Game[Any, Any], options: Options, form: Form, seats: int) -> Rejection | None:
    """Return why people cannot take turns at one terminal, as a rejection; None if they can."""
    format = game.format(options, form, seats)
    instead = "Use a terminal for each, or let the computer play the other seat."
    if form in ("race", "mirror") or format.at_once:
        message = f"Here players move at the same time, which is not possible at one terminal. {instead}"
        return Rejection("shared_terminal_at_once", message, game=game.name)
    if not format.open:
        message = f"Here players hide something from each other, which is not possible at one terminal. {instead}"
        return Rejection("shared_terminal_hidden", message, game=game.name)
    return None


# Changing the settings


def decide_configure(room: Room, actor: Actor, command: Configure, moment: Moment) -> Decision:
    """Decide a change of the settings."""
    check_owner(room, actor)
    check_between(room, "configure", "You can change the settings")
    settings = room.settings
    if settings.quick and not room.ids:
        message = "Both players asked for these settings. Change them after the match, or open your own room."
        raise Rejection("quick_match_settings", message)
    game = game_of(settings.game, settings.rules)
    options = check_options(game, command.options)
    form = command.form or settings.form
    seats = check_seats(game, options, form, command.seats or (len(room.seats) if form == settings.form else None))
    check_role(game, options, form, seats, command.role)
    taken = sum(seated is not None for seated in room.seats)
    shared = room.seats_of(actor.player)[1:] if isinstance(actor, Person) else ()
    if seats < taken - len(shared):
        message = f"{taken} seats are taken, more than {seats}. Free some first."
        raise Rejection("more_seated_than_seats", message, seats=taken, wished=seats)
    if seats >= taken and shared:
        check_one_terminal(game, options, form, seats)
    winnable = settings.winnable if command.winnable is None else command.winnable
    check_drawn(game, options, form, winnable, command.clock)
    stays = settings.casual and form == "solo" and not game.has_undo(options)
    casual = stays if command.casual is None else command.casual
    check_casual(game, options, form, casual=casual)
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
        casual=casual,
    )
    # Players who share the owner's terminal lose their seats if there are too few now.
    return Decision([*(Freed(seat) for seat in shared if seats < taken), fact])


def _configure(room: Room, fact: Configured, at: int | None) -> Room:
    check_between_matches(room, fact)
    settings = replace(
        room.settings,
        options=fact.options,
        number=fact.number,
        role=fact.role,
        spectators=fact.spectators,
        clock=fact.clock,
        hints=fact.hints,
        pace=fact.pace,
        notes=fact.notes,
        winnable=fact.winnable,
        public=fact.public,
        casual=fact.casual,
        form=fact.form or room.settings.form,
    )
    seats = _resize(room.seats, len(room.seats) if fact.seats is None else fact.seats)
    # Offers and readiness were for other settings.
    offers: tuple[None, ...] = (None,) * len(seats)
    room = replace(room, settings=settings, seats=seats, offers=offers, ready=frozenset())
    if room.tournament is not None and len(offers) != len(room.tournament.plays):
        room = replace(room, tournament=replace(room.tournament, plays=(None,) * len(seats)))
    return tell(room, at, "configured")


def _resize(seats: tuple[Seated | None, ...], count: int) -> tuple[Seated | None, ...]:
    """Return so many seats: free seats are added at the end, or removed from the end on."""
    kept = list(seats)
    for index in reversed(range(len(seats))):
        if len(kept) > count and kept[index] is None:
            del kept[index]
    return (*kept, *[None] * (count - len(kept)))


COMMANDS = (Command(Configure, decide_configure),)
FACTS = (RoomFact(Configured, _configure),)
