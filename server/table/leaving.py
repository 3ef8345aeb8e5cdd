"""Leaving a match: resignations, absences, replacements by the computer or by another person, and coming back.

If two play against each other, a resignation ends the match, and the other player decides about an absence alone. If
more than two play, or all play together, the others play on, and all who play and are here must agree to a
replacement.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protocol.commands import Answer, Claim, Resign
from protocol.ids import PlayerId, Seat, level_of
from protocol.record import RecordClaimed, RecordComputer, RecordLeft, RecordReplaced, RecordResigned, RecordReturned
from server.table.clocks import pause_clock, resume_for, running_seats
from server.table.decision import (
    Actor,
    Command,
    Decision,
    Incident,
    MatchFact,
    Moment,
    Person,
    RecordIncident,
    Rejection,
    Told,
    agreed_already,
    any_other,
    check_level,
    current_match,
    hand_of,
    names_of,
    not_away_long_enough,
    player_is_here,
    seat_of,
    seated_already,
    seconds_left,
    stamp,
)
from server.table.match import (
    Ending,
    Match,
    Replacing,
    broken_match,
    check_follows,
    deal_leg,
    end_early,
    find_active_seats,
    find_dealt,
    find_people,
    has_finished,
    is_person,
    is_played_by_hand,
    other_seats,
    with_clocks,
    with_item,
)
from server.table.moves import Moved
from server.table.room import Room, Seated

# Facts


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave the match up. If several others play on, it has left the match to them."""

    seat: Seat
    kind: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed:
    """A seat won because the other (`absent`) had been away since `since`, in ms since 1970 UTC."""

    seat: Seat
    absent: Seat
    since: int
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class Substituted:
    """The computer, at a level, plays the seat of an absent player."""

    seat: Seat
    level: str
    kind: Literal["substituted"] = "substituted"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplacementAsked:
    """The others are asked to agree to a replacement for a player who is away or has left.

    The replacement is the computer of a `level`, as the seat `by` asks, or else the `player` asks to play the seat.
    """

    seat: Seat
    by: Seat | None
    level: str | None
    player: PlayerId | None
    name: str | None
    kind: Literal["replacement_asked"] = "replacement_asked"


@dataclass(frozen=True, slots=True)
class ReplacementAgreed:
    """A seat agrees to a replacement, and other seats have not answered yet."""

    seat: Seat
    kind: Literal["replacement_agreed"] = "replacement_agreed"


@dataclass(frozen=True, slots=True)
class ReplacementRefused:
    """A seat refuses a replacement, or withdraws its own request."""

    seat: Seat
    kind: Literal["replacement_refused"] = "replacement_refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """With the consent of all who play, another person has a seat from now on."""

    seat: Seat
    player: PlayerId
    name: str
    kind: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class Returned:
    """A player took their seat back from the computer, or came back to a match that they had left."""

    seat: Seat
    kind: Literal["returned"] = "returned"


LeavingFact = (
    Resigned | Claimed | Substituted | ReplacementAsked | ReplacementAgreed | ReplacementRefused | Replaced | Returned
)


# Resigning and coming back


def decide_resignation(room: Room, actor: Actor, command: Resign, moment: Moment) -> Decision:
    """Decide that a seat gives the match up. If the others play on, the match ends when all have left."""
    seat, match = seat_of(room, actor), current_match(room, command.match)
    if not match.goes_on:
        return Decision([Resigned(seat)], over=True)
    if seat in match.left:
        raise Rejection("left_match_already", "You have left this match already. Sit down to come back.")
    resigned, leg, game = Resigned(seat), match.leg, match.game
    if not find_active_seats(match) - {seat}:
        return Decision([resigned], over=True)
    dropped = game.drop_out(leg.state, seat)
    if dropped is None or dropped.move is None:
        return Decision([resigned])
    over = leg.leg == match.last and not game.to_act(dropped.state)
    moved = Moved(seat=seat, leg=leg.leg, ply=leg.ply, move=str(dropped.move))
    return Decision([resigned, moved], after=dropped.state, over=over)


def _resign(match: Match, fact: Resigned, at: int | None) -> Match:
    check_follows(match, fact, is_person(match, fact.seat) and fact.seat not in match.left)
    if match.goes_on:
        if match.leg.clocks is not None and at is not None and fact.seat in running_seats(match):
            match = with_clocks(match, pause_clock(match.leg.clocks, fact.seat, at))
        # The others get ready again, so that one of them starts the next leg.
        match = replace(match, left=match.left | {fact.seat}, replacing=None, ready=frozenset())
        if find_active_seats(match):
            return match
    return end_early(match, Ending(fact.seat, "resigned"))


def _tell_resigned(match: Match, fact: Resigned) -> Sequence[Told]:
    return [Told("left" if match.goes_on else "resigned", fact.seat)]


def decide_return(room: Room, seat: Seat) -> Decision:
    """Decide that a player takes their seat back from the computer, or comes back to a match that they have left."""
    match = room.match
    if match is None or match.over or (match.computers[seat] is None and seat not in match.left):
        raise seated_already(seat)
    return Decision([Returned(seat)])


def _return(match: Match, fact: Returned, at: int | None) -> Match:
    check_follows(match, fact, is_person(match, fact.seat) and bool(other_seats(match, fact.seat)))
    check_follows(match, fact, match.computers[fact.seat] is not None or fact.seat in match.left)
    return _played_by(match, fact.seat, None, at)


# Claiming, and replacements


def decide_claim(room: Room, actor: Actor, command: Claim, moment: Moment) -> Decision:
    """Decide that a match is won, or that the computer plays on, because a player is away."""
    seat, match = hand_of(room, actor), current_match(room, command.match)
    if match.deal.form == "solo":
        raise Rejection("claim_alone", "You play alone, so there is nobody to claim against.")
    absent = _find_absent(room, match, seat, command.seat, moment)
    since = _check_absence(room, match, absent, moment)
    if command.computer is None:
        if match.goes_on:
            message = "Only a match between two players can be claimed. Let the computer play the seat."
            raise Rejection("claim_only_of_two", message)
        return Decision([Claimed(seat=seat, absent=absent, since=since)], over=True)
    check_level(command.computer, moment.levels)
    if match.replacing is not None:
        raise _asked_already(match.replacing.seat)
    if not _seats_asked(room, match, moment) - {seat}:
        return Decision([Substituted(absent, command.computer)])
    asked = ReplacementAsked(seat=absent, by=seat, level=command.computer, player=None, name=None)
    return Decision([asked])


def _asked_already(seat: Seat) -> Rejection:
    message = "A replacement has been asked for already. Wait for the answer."
    return Rejection("replacement_asked_already", message, seat=seat)


def _find_absent(room: Room, match: Match, seat: Seat | None, named: int | None, moment: Moment) -> Seat:
    """Return the seat that a command is about: the named one, or the only other seat whose player is away."""
    others = [other for other in find_people(match) if other != seat]
    if named is not None:
        if named not in others:
            message = "That seat does not belong to another person. Name the seat of a player who is away."
            raise Rejection("seat_not_of_another_person", message, seat=named, several=tuple(others))
        return Seat(named)
    if len(others) > 1:
        gone = [
            other
            for other in others
            if not has_finished(match, other)
            and (
                other in match.left
                or (match.computers[other] is None and _absent_since(room, other, moment) is not None)
            )
        ]
        if len(gone) != 1:
            if not gone:
                raise Rejection("nobody_away", "Nobody is away.")
            raise Rejection("several_away", "More than one player is away. Name a seat.", several=tuple(gone))
        return gone[0]
    if not others:
        raise Rejection("computer_plays_already", "The computer plays the other seat already.")
    return others[0]


def _absent_since(room: Room, seat: Seat, moment: Moment) -> int | None:
    """Return since when the player of a seat has been away, in ms since 1970 UTC; None if they are here."""
    seated = room.seats[seat]
    return moment.away.get(seated.player) if seated is not None else None


def _check_absence(room: Room, match: Match, absent: Seat, moment: Moment) -> int:
    """Return since when the player of a seat may be replaced, in ms since 1970 UTC. Raises Rejection if not yet."""
    name = _name_of(room, absent)
    if match.computers[absent] is not None:
        seat = "that seat" if match.goes_on else "the other seat"
        raise Rejection("computer_plays_already", f"The computer plays {seat} already.", seat=absent)
    if has_finished(match, absent):
        raise Rejection("played_to_end", f"{name} has played to the end. That score counts.", seat=absent, name=name)
    if absent in match.left:
        return moment.now
    if match.deal.clock is not None and match.deal.clock.is_correspondence:
        message = "In a correspondence game nobody replaces an absent player. The player loses when the time runs out."
        raise Rejection("claim_in_correspondence", message, seat=absent, name=name)
    since = _absent_since(room, absent, moment)
    if since is None:
        raise player_is_here(absent, name)
    waited = _waited_since(match, absent)
    if moment.now - max(since, waited) < moment.patience:
        if since >= waited:
            raise not_away_long_enough(absent, name, since, moment)
        wait, patience = seconds_left(waited, moment), moment.patience // 1000
        message = f"{name} has had a move to make for less than {patience} s. Wait {wait} s more."
        raise Rejection("waited_too_briefly", message, seat=absent, name=name, patience=patience, seconds=wait)
    return since


def _waited_since(match: Match, seat: Seat) -> int:
    """Return since when a seat that had finished is waited for again, in ms since 1970 UTC; 0: it never had finished.

    In a race, a player with a full matrix has finished, and has to move again if another player steals a card from it.
    """
    deal, leg, since = match.deal, match.leg, 0
    if not deal.format.at_once:
        return since
    state = deal_leg(deal, find_dealt(match, leg).deck, leg.roles, leg.seen)
    for mover, move, _, at in leg.played:
        was_done = match.game.is_done(state, seat)
        state = match.game.apply(state, mover, match.game.parse(move))
        if was_done and at is not None:
            since = at
    return since


def _name_of(room: Room, seat: Seat) -> str:
    seated = room.seats[seat]
    return "Nobody" if seated is None else seated.name


def _seats_asked(room: Room, match: Match, moment: Moment) -> frozenset[Seat]:
    """Return the seats that must agree to a replacement: their players play them, and are here."""
    return frozenset([seat for seat in find_active_seats(match) if _absent_since(room, seat, moment) is None])


def decide_takeover(room: Room, person: Person, named: int | None, moment: Moment) -> Decision:
    """Decide that a person without a seat asks to replace a player who is away or has left the match."""
    match = room.match
    if match is None or match.over or not match.goes_on:
        raise Rejection("room_full", f"The room is full: {room.playing}.", names=names_of(room))
    absent = _find_absent(room, match, None, named, moment)
    # A person may also replace the computer that plays for an absent player, without waiting again.
    if match.computers[absent] is None or _absent_since(room, absent, moment) is None:
        _check_absence(room, match, absent, moment)
    if match.replacing is not None:
        raise _asked_already(match.replacing.seat)
    if not _seats_asked(room, match, moment) - {absent}:
        raise Rejection("nobody_to_agree", "No player is here to agree to that. Wait until one comes back.")
    asked = ReplacementAsked(seat=absent, by=None, level=None, player=person.player, name=person.name)
    return Decision([asked])


def decide_answer(room: Room, actor: Actor, command: Answer, moment: Moment) -> Decision:
    """Decide the answer to a replacement, which happens when all who play and are here have agreed."""
    seat, match = hand_of(room, actor), current_match(room, command.match)
    asked = match.replacing
    if asked is None:
        raise Rejection("no_replacement_asked", "Nobody asks for a replacement now.")
    if not command.accept:
        return Decision([ReplacementRefused(seat)])
    if seat in asked.agreed:
        raise agreed_already()
    if seat == asked.seat:
        message = "The other players must agree; this is your seat."
        raise Rejection("replacement_own", message, seat=seat)
    if _seats_asked(room, match, moment) - asked.agreed - {seat, asked.seat}:
        return Decision([ReplacementAgreed(seat)])
    if asked.level is not None:
        return Decision([Substituted(asked.seat, asked.level)])
    if (
        asked.player is None
        or asked.name is None
        or room.is_banned(asked.player)
        or room.seat_of(asked.player) is not None
    ):
        return Decision([ReplacementRefused(seat)])
    return Decision([Replaced(seat=asked.seat, player=asked.player, name=asked.name)])


def _claim(match: Match, fact: Claimed, at: int | None) -> Match:
    check_follows(match, fact, fact.absent in other_seats(match, fact.seat) and not match.goes_on)
    check_follows(match, fact, is_played_by_hand(match, fact.seat) and is_played_by_hand(match, fact.absent))
    return end_early(match, Ending(fact.absent, "claimed"))


def _substitute(match: Match, fact: Substituted, at: int | None) -> Match:
    check_follows(match, fact, is_person(match, fact.seat) and bool(other_seats(match, fact.seat)))
    check_follows(match, fact, match.computers[fact.seat] is None)
    return _played_by(match, fact.seat, fact.level, at)


def _played_by(match: Match, seat: Seat, level: str | None, at: int | None) -> Match:
    """Return the match after a seat is played by the computer of a level, or by its player again."""
    replacing = match.replacing if match.replacing is None or match.replacing.seat != seat else None
    computers = with_item(match.computers, seat, level)
    after = replace(match, computers=computers, left=match.left - {seat}, replacing=replacing)
    return resume_for(match, after, seat, at)


def _ask_replacement(match: Match, fact: ReplacementAsked, at: int | None) -> Match:
    check_follows(match, fact, match.goes_on and match.replacing is None and fact.seat in find_people(match))
    replacing = Replacing(
        seat=fact.seat,
        by=fact.by,
        level=fact.level,
        player=fact.player,
        name=fact.name,
        agreed=frozenset() if fact.by is None else frozenset((fact.by,)),
    )
    return replace(match, replacing=replacing)


def _agree(match: Match, fact: ReplacementAgreed, at: int | None) -> Match:
    asked = match.replacing
    if asked is None:
        raise broken_match(match, fact)
    check_follows(match, fact, fact.seat not in asked.agreed | {asked.seat})
    return replace(match, replacing=asked._replace(agreed=asked.agreed | {fact.seat}))


def _refuse(match: Match, fact: ReplacementRefused, at: int | None) -> Match:
    check_follows(match, fact, match.replacing is not None)
    return replace(match, replacing=None)


def _replace_player(match: Match, fact: Replaced, at: int | None) -> Match:
    check_follows(match, fact, match.goes_on and is_person(match, fact.seat))
    check_follows(match, fact, level_of(fact.player) is None and fact.player not in match.deal.players)
    deal = replace(
        match.deal,
        players=with_item(match.deal.players, fact.seat, fact.player),
        names=with_item(match.deal.names, fact.seat, fact.name),
    )
    return _played_by(replace(match, deal=deal), fact.seat, None, at)


def _give_seat(room: Room, fact: Replaced) -> Room:
    """Return the room in which the new player has the seat; if its owner is replaced, the first person owns it."""
    seats = with_item(room.seats, fact.seat, Seated(fact.player, fact.name))
    owner, before = room.owner, room.seats[fact.seat]
    if before is not None and before.player == owner:
        owner = next(other.player for other in seats if other is not None and level_of(other.player) is None)
    return replace(room, seats=seats, owner=owner)


def _tell_replacement_asked(match: Match, fact: ReplacementAsked) -> Sequence[Told]:
    return [Told(fact.kind, fact.seat, {"level": fact.level} if fact.level is not None else {"name": fact.name})]


COMMANDS = (Command(Resign, decide_resignation), Command(Claim, decide_claim))
FACTS = (
    MatchFact(
        Resigned,
        _resign,
        tell=_tell_resigned,
        incidents=lambda match, fact: [Incident("left" if match.goes_on else "resigned", fact.seat, {})],
    ),
    MatchFact(
        Claimed,
        _claim,
        tell=lambda match, fact: [Told("claimed", fact.seat, {"since": fact.since})],
        incidents=lambda match, fact: [Incident("claimed", fact.seat, {"since": stamp(fact.since)})],
    ),
    MatchFact(
        Substituted,
        _substitute,
        tell=lambda match, fact: [Told("substituted", fact.seat, {"level": fact.level})],
        incidents=lambda match, fact: [Incident("computer", fact.seat, {"level": fact.level})],
        at_all_tables=True,
    ),
    MatchFact(ReplacementAsked, _ask_replacement, tell=_tell_replacement_asked),
    MatchFact(ReplacementAgreed, _agree),
    MatchFact(ReplacementRefused, _refuse),
    MatchFact(
        Replaced,
        _replace_player,
        incidents=lambda match, fact: [Incident("replaced", fact.seat, {"player": fact.player, "name": fact.name})],
        at_all_tables=True,
        change_seats=_give_seat,
    ),
    MatchFact(
        Returned,
        _return,
        incidents=lambda match, fact: [Incident("returned", fact.seat, {})],
        at_all_tables=True,
    ),
)
INCIDENTS = (
    RecordIncident(RecordResigned, lambda incident: [Resigned(Seat(incident.seat))]),
    RecordIncident(RecordLeft, lambda incident: [Resigned(Seat(incident.seat))]),
    RecordIncident(
        RecordClaimed,
        lambda incident: [Claimed(seat=Seat(incident.seat), absent=any_other(incident.seat), since=0)],
    ),
    RecordIncident(RecordComputer, lambda incident: [Substituted(Seat(incident.seat), incident.level)]),
    RecordIncident(
        RecordReplaced,
        lambda incident: [Replaced(seat=Seat(incident.seat), player=PlayerId(incident.player), name=incident.name)],
    ),
    RecordIncident(RecordReturned, lambda incident: [Returned(Seat(incident.seat))]),
)
