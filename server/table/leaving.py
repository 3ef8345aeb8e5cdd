"""Going on without who is away or has left: the match claimed, the computer playing for them, or another person.

Of two the other one says so, once they have been away for long enough. Where more play, or together, all who play and
are here have to agree.
"""

from protocol.commands import Answer, Claim
from protocol.ids import Seat
from server.table import match as matches
from server.table.decision import Decision, Moment, Person, names_of, under_way
from server.table.match import Match
from server.table.match_facts import (
    Claimed,
    Replaced,
    ReplacementAgreed,
    ReplacementAsked,
    ReplacementRefused,
    Substituted,
)
from server.table.owner import check_level, not_away_long_enough, player_is_here, seconds_left
from server.table.rejection import Rejection, agreed_already
from server.table.room import Room
from server.table.stood import waited_since


def claim(room: Room, seat: Seat, command: Claim, moment: Moment) -> Decision:
    """Decide that a match is won, or the computer plays on, because the other is away."""
    match = under_way(room, command.match)
    if match.deal.form == "solo":
        raise Rejection("claim_alone", "You play alone, so there is nobody to claim against.")
    absent = _absent(room, match, seat, command.seat, moment)
    since = _away(room, match, absent, moment)
    if command.computer is None:
        if match.goes_on:
            message = "Only a match between two players can be claimed. Let the computer play the seat."
            raise Rejection("claim_only_of_two", message)
        return Decision([Claimed(seat, absent, since)], over=True)
    check_level(command.computer, moment.levels)
    if match.replacing is not None:
        raise _asked_already(match.replacing.seat)
    if not _to_agree(room, match, moment) - {seat}:
        return Decision([Substituted(absent, command.computer)])
    return Decision([ReplacementAsked(absent, seat, command.computer, None, None)])


def _asked_already(seat: Seat) -> Rejection:
    message = "A replacement has been asked for already. Wait for the answer."
    return Rejection("replacement_asked_already", message, seat=seat)


def _absent(room: Room, match: Match, seat: Seat | None, named: int | None, moment: Moment) -> Seat:
    """Return whose seat is meant: one that is named, or the only one but one's own that a person could leave."""
    others = [other for other in matches.people(match) if other != seat]
    if named is not None:
        if named not in others:
            message = "That seat does not belong to another person. Name the seat of a player who is away."
            raise Rejection("seat_not_of_another_person", message, seat=named, several=tuple(others))
        return Seat(named)
    if len(others) > 1:
        gone = [
            other
            for other in others
            if not matches.played_out(match, other)
            and (other in match.left or (match.computers[other] is None and _since(room, other, moment) is not None))
        ]
        if len(gone) != 1:
            if not gone:
                raise Rejection("nobody_away", "Nobody is away.")
            raise Rejection("several_away", "More than one player is away. Name a seat.", several=tuple(gone))
        return gone[0]
    if not others:
        raise Rejection("computer_plays_already", "The computer plays the other seat already.")
    return others[0]


def _since(room: Room, seat: Seat, moment: Moment) -> int | None:
    """Return since when the player of a seat has been away, in ms since 1970 UTC; None where they are here."""
    seated = room.seats[seat]
    return moment.away.get(seated.player) if seated is not None else None


def _away(room: Room, match: Match, absent: Seat, moment: Moment) -> int:
    """Return since when somebody may play on for a seat. Raises Rejection where nobody may."""
    who = _name(room, absent)
    if match.computers[absent] is not None:
        seat = "that seat" if match.goes_on else "the other seat"
        raise Rejection("computer_plays_already", f"The computer plays {seat} already.", seat=absent)
    if matches.played_out(match, absent):
        raise Rejection("played_to_end", f"{who} has played to the end. That score counts.", seat=absent, name=who)
    if absent in match.left:
        return moment.now
    since = _since(room, absent, moment)
    if since is None:
        raise player_is_here(absent, who)
    back = waited_since(match, absent)
    if moment.now - max(since, back) < moment.patience:
        if since >= back:
            raise not_away_long_enough(absent, who, since, moment)
        wait, patience = seconds_left(back, moment), moment.patience // 1000
        message = f"{who} has had a move to make for less than {patience} s. Wait {wait} s more."
        raise Rejection("waited_too_briefly", message, seat=absent, name=who, patience=patience, seconds=wait)
    return since


def _name(room: Room, seat: Seat) -> str:
    seated = room.seats[seat]
    return "Nobody" if seated is None else seated.name


def _to_agree(room: Room, match: Match, moment: Moment) -> frozenset[Seat]:
    """Return the seats that are asked who plays on for another: those whose players play, and are here."""
    return frozenset([seat for seat in matches.by_hand(match) if _since(room, seat, moment) is None])


def take_over(room: Room, person: Person, named: int | None, moment: Moment) -> Decision:
    """Decide that a person without a seat asks to play on for one who is away or has left the match."""
    match = room.match
    if match is None or match.over or not match.goes_on:
        raise Rejection("room_full", f"The room is full: {room.playing}.", names=names_of(room))
    absent = _absent(room, match, None, named, moment)
    if match.computers[absent] is None or _since(room, absent, moment) is None:
        _away(room, match, absent, moment)  # else the computer plays for one who is away still, which may be taken over
    if match.replacing is not None:
        raise _asked_already(match.replacing.seat)
    if not _to_agree(room, match, moment) - {absent}:
        raise Rejection("nobody_to_agree", "No player is here to agree to that. Wait until one comes back.")
    return Decision([ReplacementAsked(absent, None, None, person.player, person.name)])


def answer_replacement(room: Room, seat: Seat, command: Answer, moment: Moment) -> Decision:
    """Decide whether somebody plays on for a seat, as soon as all who play have said so."""
    match = under_way(room, command.match)
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
    if _to_agree(room, match, moment) - asked.agreed - {seat, asked.seat}:
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
    return Decision([Replaced(asked.seat, asked.player, asked.name)])
