"""Takebacks: a seat asks to take its last move back, and the other players must agree.

A player alone needs nobody's consent, and can take back moves that revealed nothing; in a casual game, every move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protocol.commands import Answer, Offer
from protocol.ids import Seat
from protocol.record import RecordTakeback
from server.table.clocks import restart_clocks
from server.table.decision import (
    Actor,
    Decision,
    MatchFact,
    Moment,
    RecordIncident,
    Rejection,
    Told,
    agreed_already,
    any_other,
    current_match,
    hand_of,
)
from server.table.match import (
    Asked,
    Match,
    broken_match,
    check_follows,
    explain_final,
    find_active_seats,
    find_last_move,
    is_person,
    other_seats,
    state_at,
)
from server.table.moves import game_moved_on
from server.table.room import ASKED_UNTIL, Room


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    """A seat asks the others to let it take its last move back."""

    seat: Seat
    ply: int
    kind: Literal["takeback_asked"] = "takeback_asked"


@dataclass(frozen=True, slots=True)
class TakebackAgreed:
    """A seat agrees to a takeback, and other seats have not answered yet."""

    seat: Seat
    kind: Literal["takeback_agreed"] = "takeback_agreed"


@dataclass(frozen=True, slots=True)
class TakebackRefused:
    """A seat refuses a takeback, or withdraws its own request."""

    seat: Seat
    kind: Literal["takeback_refused"] = "takeback_refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack:
    """With the consent of `seat`, the leg goes back to `ply`; alone nobody's consent is needed, so it may be any seat.

    `shown`: the moves that are taken back had shown a hidden card to the seat that asked.
    """

    seat: Seat
    ply: int
    shown: bool = False
    kind: Literal["taken_back"] = "taken_back"


TakebackFact = TakebackAsked | TakebackAgreed | TakebackRefused | TakenBack


def decide_offer(room: Room, actor: Actor, command: Offer, moment: Moment) -> Decision:
    """Decide that a seat asks to take its last move back; computers always agree, and a player alone needs nobody."""
    seat, match = hand_of(room, actor), current_match(room, command.match)
    leg = match.leg
    if match.deal.form == "solo" and leg.undo_to is None:
        message = f"{match.game.title} has an undo of its own. Send it as a move."
        raise Rejection("undo_by_move", message, game=match.game.name)
    if command.leg is None or command.ply is None:
        message = "A takeback must name the leg and the ply at which it is asked for."
        raise Rejection("takeback_without_place", message, match=match.match, leg=leg.leg, ply=leg.ply)
    if (command.leg, command.ply) != (leg.leg, leg.ply):
        raise game_moved_on(match)
    if match.asked is not None:
        message = "A takeback has been asked for already. Wait for the answer."
        raise Rejection("takeback_asked_already", message, seat=match.asked.seat)
    if leg.over:
        raise Rejection("takeback_after_leg", "The leg is over, so no move is taken back.", leg=leg.leg)
    seat, ply = _find_last_move(room, match, seat)
    if ply is None:
        raise Rejection("takeback_without_move", "You have made no move in this leg.")
    if leg.undo_to is not None:
        if ply < leg.undo_to:
            message = "Your last move revealed something, so it stands. In a casual game you can undo every move."
            raise Rejection("undo_reveals", message)
    elif (why := explain_final(match, ply)) is not None:
        raise Rejection("takeback_final", why, detail=why)
    if room.played >= ASKED_UNTIL:
        raise Rejection("too_many_takebacks", "This match is too long for another takeback. Play on.")
    asked = TakebackAsked(seat, ply)
    if not find_active_seats(match) - {*room.held_with(seat)}:
        other = next((Seat(other) for other in range(len(match.computers)) if other != seat), seat)
        return Decision([asked, TakenBack(seat=other, ply=ply, shown=_has_shown(match, seat, ply))])
    return Decision([asked])


def _find_last_move(room: Room, match: Match, seat: Seat) -> tuple[Seat, int | None]:
    """Return the ply of the last move by a seat's player and its seat; the player may hold other seats too."""
    made = [(ply, each) for each in room.held_with(seat) if (ply := find_last_move(match, each)) is not None]
    ply, by = max(made, default=(None, seat))
    return by, ply


def decide_answer(room: Room, actor: Actor, command: Answer, moment: Moment) -> Decision:
    """Decide the answer to a takeback, which happens when all others who play have agreed."""
    seat, match = hand_of(room, actor), current_match(room, command.match)
    if match.asked is None:
        raise Rejection("no_takeback_asked", "Nobody asks for a takeback now.")
    if not command.accept:
        return Decision([TakebackRefused(seat)])
    if match.asked.seat == seat:
        who = "The others" if match.goes_on else "The other player"
        raise Rejection("takeback_own", f"{who} must agree to your takeback. Wait for the answer.")
    if seat in match.asked.agreed:
        raise agreed_already()
    if find_active_seats(match) - match.asked.agreed - {seat, match.asked.seat}:
        return Decision([TakebackAgreed(seat)])
    asker, ply = match.asked.seat, match.asked.ply
    return Decision([TakenBack(seat=seat, ply=ply, shown=_has_shown(match, asker, ply))])


def _has_shown(match: Match, seat: Seat, ply: int) -> bool:
    """Tell whether the moves from a ply on have shown a seat a card that was hidden from it."""
    game = match.game
    return game.count_shown(state_at(match, ply), seat) < game.count_shown(match.leg.state, seat)


def _ask(match: Match, fact: TakebackAsked, at: int | None) -> Match:
    can_go_back = not match.leg.over or match.deal.form == "mirror"  # a finished board goes on then
    check_follows(match, fact, match.asked is None and can_go_back and fact.ply == find_last_move(match, fact.seat))
    check_follows(match, fact, is_person(match, fact.seat))  # in a record, the computer may play the seat by now
    check_follows(match, fact, match.deal.casual or explain_final(match, fact.ply) is None)
    return replace(match, asked=Asked(fact.seat, fact.ply))


def _agree(match: Match, fact: TakebackAgreed, at: int | None) -> Match:
    asked = match.asked
    if asked is None or fact.seat not in other_seats(match, asked.seat) - asked.agreed:
        raise broken_match(match, fact)
    return replace(match, asked=asked._replace(agreed=asked.agreed | {fact.seat}))


def _refuse(match: Match, fact: TakebackRefused, at: int | None) -> Match:
    check_follows(match, fact, match.asked is not None)
    return replace(match, asked=None)


def _take_back(match: Match, fact: TakenBack, at: int | None) -> Match:
    """Return the match as it was at the ply asked for, with the clocks of that ply running from a time in ms."""
    if match.asked is None or match.asked.ply != fact.ply:
        raise broken_match(match, fact)
    asker = match.asked.seat
    if match.deal.form == "solo":
        check_follows(match, match.asked, match.deal.casual or not fact.shown)
    else:
        check_follows(match, fact, fact.seat in other_seats(match, asker))
    game, leg, kept = match.game, match.leg, match.leg.played[: fact.ply]
    state = state_at(match, fact.ply)
    left = leg.played[fact.ply].clocks
    if left is not None and at is not None:
        left = restart_clocks(left, at)
    back = replace(leg, state=state, score=game.score(state), over=False, played=kept, clocks=left)
    # Hints at later plies belong to other positions than the ones that will have these plies now.
    hints = frozenset([hint for hint in match.hints if hint[1] < leg.leg or hint[2] <= fact.ply])
    peeked = match.peeked | {asker} if fact.shown else match.peeked
    return replace(match, legs=(*match.legs[:-1], back), asked=None, hints=hints, peeked=peeked)


def _tell_taken_back(match: Match, fact: TakenBack) -> Sequence[Told]:
    by = None if match.deal.form == "solo" else fact.seat
    return [Told("taken_back", by, {"ply": fact.ply, "shown": True} if fact.shown else {"ply": fact.ply})]


def _facts_of(incident: RecordTakeback) -> Sequence[TakebackAsked | TakenBack]:
    seat, ply = Seat(incident.seat), incident.ply - len(incident.moves)
    return [TakebackAsked(seat, ply), TakenBack(seat=any_other(seat), ply=ply, shown=incident.shown is True)]


# The incident of a takeback contains the moves that are taken back, so `server.records.write` writes it.
FACTS = (
    MatchFact(TakebackAsked, _ask, tell=lambda match, fact: [Told("takeback_asked", fact.seat, {"ply": fact.ply})]),
    MatchFact(TakebackAgreed, _agree),
    MatchFact(TakebackRefused, _refuse),
    MatchFact(TakenBack, _take_back, tell=_tell_taken_back),
)
INCIDENTS = (RecordIncident(RecordTakeback, _facts_of),)
