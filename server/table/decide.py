"""What a command does to a room: the facts to append, a refusal, or the need of a draw first."""

from collections.abc import Sequence
from dataclasses import replace

from protocol.command import Another
from protocol.commands import (
    Answer,
    AskHint,
    Ban,
    Claim,
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
    SeatComputer,
    Sit,
    Stand,
)
from protocol.ids import Role, Seat
from server.games.catalog import GAMES
from server.table import daily, during, leaving, owner
from server.table import match as matches
from server.table.commitment import Draw, Need
from server.table.decision import Actor, Computer, Decision, Moment, Person, hand_of, seat_of
from server.table.during import ASKED_UNTIL
from server.table.entries import LOG_LIMIT
from server.table.match import Match
from server.table.match_facts import LegStarted, MatchBegun
from server.table.rejection import Rejection, removed, unknown_game
from server.table.room import Room
from server.table.room_facts import Anytime, Declined, Offered, Opened, Readied, Sat, Stood
from server.table.tournament import have_played, next_names

RoomCommand = (
    Sit
    | Stand
    | Ready
    | MakeMove
    | Resign
    | Claim
    | Offer
    | Answer
    | AskHint
    | Configure
    | Enlist
    | PlayAs
    | Free
    | Ban
    | PassOn
    | SeatComputer
)
"""The commands that change a room that exists."""
NOBODY_AWAY = Moment()


def open_room(person: Person, command: CreateRoom, levels: Sequence[str] = ()) -> Opened:
    """Return the fact that opens a room; `levels` are the computer players that there are.

    Raises Rejection for an unknown game, bad options, or roles, seats and computers that there are not.
    """
    game = GAMES.get(command.game)
    if game is None:
        raise unknown_game(command.game, GAMES)
    read = owner.checked_options(game, command.options)
    seats = owner.checked_seats(game, read, command.form, command.seats)
    owner.check_role(game, read, command.form, seats, command.role)
    owner.check_drawn(game, command.form, command.winnable, command.clock)
    if len(command.computers) not in (0, seats):
        wished = len(command.computers)
        message = f"`computers` needs {seats} entries, one per seat, not {wished}. Each is a level or null."
        raise Rejection("levels_per_seat", message, seats=seats, wished=wished)
    for level in command.computers:
        if level is not None:
            owner.check_level(level, levels)
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
    )


def decide(
    room: Room, actor: Actor, command: RoomCommand, draw: Draw | None = None, moment: Moment = NOBODY_AWAY
) -> Decision | Need:
    """Return what a command does to the room, or what must be drawn before that can be said.

    Raises Rejection where the command is refused.
    """
    decision: Decision | Need
    if room.settings.daily is not None:
        daily.check(room, command)
    match command:
        case MakeMove():
            decision = during.move(room, hand_of(room, actor), command)
        case Ready():
            decision = _ready(room, actor, command, draw)
        case Sit():
            decision = _sit(room, actor, command, moment)
        case Stand():
            decision = _stand(room, _held(room, actor))
        case Resign():
            decision = during.resign(room, seat_of(room, actor), command)
        case Claim():
            decision = leaving.claim(room, hand_of(room, actor), command, moment)
        case Offer():
            decision = _offer(room, actor, command, draw)
        case Answer():
            decision = _answer(room, hand_of(room, actor), command, moment, draw)
        case AskHint():
            decision = during.hint(room, hand_of(room, actor), command)
        case SeatComputer():
            decision = owner.seat_computer(room, actor, command, moment.levels)
        case Configure():
            decision = owner.configure(room, actor, command)
        case Enlist():
            decision = owner.enlist(room, actor, command)
        case PlayAs():
            decision = owner.play_as(room, hand_of(room, actor), command)
        case Free():
            decision = owner.free(room, actor, command, moment)
        case Ban():
            decision = owner.ban(room, actor, command, moment.names.get(command.player, "somebody"))
        case _:
            decision = owner.pass_on(room, actor, command)
    if isinstance(decision, Decision) and _overflows(room, decision):
        raise Rejection("log_full", "This room's log is full. Open a new room.")
    return decision


def _overflows(room: Room, decision: Decision) -> bool:
    """Tell whether the log has no space for a decision. A match in progress goes on when the room's log is full."""
    more = len(decision.facts)
    if not room.under_way:
        return room.version + more > LOG_LIMIT
    played = room.played + more
    if played <= ASKED_UNTIL:
        return False
    return played > LOG_LIMIT or any(isinstance(fact, Anytime) for fact in decision.facts)


def _sit(room: Room, actor: Actor, command: Sit, moment: Moment) -> Decision:
    if isinstance(actor, Computer):
        raise Rejection("computer_takes_no_seat", "A computer does not take a seat by itself: the owner seats it.")
    held = room.seat_of(actor.player)
    if held is not None:
        return during.come_back(room, held)
    if room.is_banned(actor.player):
        raise removed()
    free = [seat for seat, seated in enumerate(room.seats) if seated is None]
    if not free:
        return leaving.take_over(room, actor, command.seat, moment)
    seat = free[0] if command.seat is None else command.seat
    owner.check_free(room, seat)
    return Decision([Sat(Seat(seat), actor.player, actor.name)])


def _held(room: Room, actor: Actor) -> tuple[Seat, ...]:
    """Return the seats that somebody holds, who is ready, agrees and stands up for all of them. Raises Rejection."""
    seat = seat_of(room, actor)
    return room.seats_of(actor.player) if isinstance(actor, Person) else (seat,)


def _stand(room: Room, seats: Sequence[Seat]) -> Decision:
    owner.check_between(room, "stand", "You can stand up")
    return Decision([Stood(seat) for seat in seats])


def _ready(room: Room, actor: Actor, command: Ready, draw: Draw | None) -> Decision | Need:
    seat = hand_of(room, actor)
    coming = room.next_leg
    if coming is None:
        raise Rejection("no_leg_to_start", "No leg is waiting to start now.")
    if coming != (command.match, command.leg):
        match, leg = coming
        raise Rejection("not_next_leg", f"The next leg is leg {leg} of match {match}.", match=match, leg=leg)
    held = _held(room, actor)
    if len(room.ready_seats | {*held}) < len(room.seats):
        if seat in room.ready_seats:
            raise Rejection("ready_already", f"You are ready already. Wait for {_others(room)}.")
        facts = [Readied(each, command.leg) for each in held]
        return Decision(facts)
    if room.match is not None and room.under_way:
        return _next_leg(room.match, draw)
    return _begin(room, draw)


def _next_leg(match: Match, draw: Draw | None) -> Decision | Need:
    deal, leg = match.deal, match.leg
    ordinal, roles = leg.leg + 1, matches.moved_on(leg.roles)
    if not deal.format.own_numbers:
        return Decision([LegStarted(ordinal, roles, deal.deck)])
    number = matches.number_after(matches.dealt(match, leg).number) if deal.known else None
    if draw is None or (number is not None and draw.number != number):
        return Need(deal.game.name, deal.options.model_dump(mode="json"), len(roles), number)
    salt = None if deal.known else draw.salt
    return Decision([LegStarted(ordinal, roles, draw.deck, draw.number, salt)])


def _others(room: Room) -> str:
    return "the others" if len(room.seats) > 2 else "the other player"


def _begin(room: Room, draw: Draw | None) -> Decision | Need:
    settings, last = room.settings, room.match
    again = last is not None and room.agreed == "same_number"
    number = last.deal.number if last is not None and again else settings.number
    if draw is None or (number is not None and draw.number != number):
        return Need(settings.game, settings.options, len(room.seats), number, settings.winnable, settings.daily)
    ordinal = 1 if last is None else last.match + 1
    known = last is not None and again and last.deal.deck == draw.deck and _have_played(room, last)
    seen = matches.shown(last) if last is not None and known else ()  # with other options it may be another deck
    seated = [seated for seated in room.seats if seated is not None]
    open_number = number is not None or settings.form == "solo"  # alone, nobody is to be kept from knowing it
    begun = MatchBegun(
        match=ordinal,
        id=draw.id,
        game=settings.game,
        rules=settings.rules,
        options=settings.options,
        form=settings.form,
        players=tuple(each.player for each in seated),
        names=tuple(chosen or each.name for chosen, each in zip(_under(room), seated, strict=True)),
        number=draw.number,
        known=open_number,
        salt=None if open_number else draw.salt,
        deck=draw.deck,
        roles=_first_roles(room, draw),
        seen=tuple(seen),
        dead=draw.dead,
        clock=settings.clock,
        notes=settings.notes,
        daily=settings.daily,
    )
    return Decision([begun], begins=True)


def _under(room: Room) -> tuple[str | None, ...]:
    """Return by seat the name of a tournament under which the next match is played."""
    return (None,) * len(room.seats) if room.tournament is None else next_names(room.tournament, room.holders)


def _have_played(room: Room, last: Match) -> bool:
    """Tell whether all who compete in the next match have played the last one's cards, and know what is to come."""
    return room.tournament is None or have_played(room.tournament, last, _under(room))


def _first_roles(room: Room, draw: Draw) -> tuple[Role, ...]:
    """Return the roles of leg 1: as the owner set them, or else moved on by a seat in a rematch, or else drawn."""
    settings = room.settings
    game, seats = matches.game_of(settings.game, settings.rules), len(room.seats)
    roles = game.format(game.options.model_validate(settings.options), settings.form, seats).roles_for(seats)
    # Where computers have all seats, it is for the first of them.
    chooser = Seat(0) if all(room.computers) else room.seat_of(room.owner)
    first = draw.first
    if settings.role is not None and chooser is not None:
        fitting = [Seat(by) for by in range(seats) if matches.moved_on(roles, by)[chooser] == settings.role]
        first = first if first in fitting else fitting[first % len(fitting)]
    elif room.match is not None and _is_rematch(room, room.match, roles):
        return matches.moved_on(room.match.legs[0].roles)
    return matches.moved_on(roles, first)


def _is_rematch(room: Room, last: Match, roles: Sequence[Role]) -> bool:
    """Tell whether the players of the last match hold the same seats, in a game with the same roles."""
    players = tuple([seated.player for seated in room.seats if seated is not None])
    return last.deal.players == players and sorted(last.legs[0].roles) == sorted(roles)


def _after(room: Room, ordinal: int) -> None:
    if room.match is None or not room.match.over or room.match.match != ordinal:
        message = f"Match {ordinal} is not the one that has just ended."
        raise Rejection("match_not_last", message, match=ordinal)
    if room.agreed is not None:
        raise Rejection("next_match_agreed", "The next match is agreed already. Get ready for its first leg.")
    if not all(room.seats):
        free = tuple([seat for seat, seated in enumerate(room.seats) if seated is None])
        message = "A seat is free. The next match can start when a player takes it."
        raise Rejection("seat_free", message, free=free)


def _offer(room: Room, actor: Actor, command: Offer, draw: Draw | None) -> Decision | Need:
    if command.what == "takeback":
        return during.ask_takeback(room, hand_of(room, actor), command)
    if command.what == "replacement":
        raise Rejection("replacement_by_claim", "A replacement is asked for with `claim` or `sit`.")
    if isinstance(actor, Person) and actor.player == room.owner and all(room.computers):
        # If computers have all seats, the owner chooses the rematch.
        return _wish(room, Seat(0), command.match, command.what, draw)
    return _wish(room, hand_of(room, actor), command.match, command.what, draw)


def _wish(room: Room, seat: Seat, ordinal: int, what: Another, draw: Draw | None) -> Decision | Need:
    """Return the seat's offer of another match, and the beginning of that match if every seat now offers it."""
    _after(room, ordinal)
    if room.offers[seat] == what:
        message = f"You have offered that already. Wait for {_others(room)} to answer."
        raise Rejection("offered_already", message, what=what)
    held = room.held_with(seat)
    alike = [Seat(other) for other, level in enumerate(room.computers) if level is not None or other in held]
    agreeing = [Offered(other, what) for other in alike if other != seat and room.offers[other] != what]
    offered = [Offered(seat, what), *agreeing]
    offering = {each.seat for each in offered} | {other for other, offer in enumerate(room.offers) if offer == what}
    if len(offering) < len(room.seats) or _has_players_to_choose(room):
        return Decision(offered)
    begun = _begin(replace(room, agreed=what), draw)
    return begun if isinstance(begun, Need) else replace(begun, facts=[*offered, *begun.facts])


def _has_players_to_choose(room: Room) -> bool:
    """Tell whether a tournament has more names than the ones that would play the next match without a choice."""
    return room.tournament is not None and set(room.tournament.names) != {*_under(room)}


def _answer(room: Room, seat: Seat, command: Answer, moment: Moment, draw: Draw | None) -> Decision | Need:
    if command.what == "takeback":
        return during.answer_takeback(room, seat, command)
    if command.what == "replacement":
        return leaving.answer_replacement(room, seat, command, moment)
    _after(room, command.match)
    if not any(offer == command.what for other, offer in enumerate(room.offers) if other != seat):
        who = "Nobody else offers" if len(room.seats) > 2 else "The other player does not offer"
        raise Rejection("not_offered", f"{who} that now. You can offer it.", what=command.what)
    if command.accept:
        return _wish(room, seat, command.match, command.what, draw)
    return Decision([Declined(seat, command.what)])
