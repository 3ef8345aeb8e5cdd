"""Hints: a seat asks for the computer's move in its position."""

from dataclasses import dataclass, replace
from typing import Literal

from protocol.commands import AskHint
from protocol.ids import Seat
from protocol.record import RecordHint
from server.table.decision import (
    Actor,
    Command,
    Decision,
    Incident,
    MatchFact,
    Moment,
    RecordIncident,
    Rejection,
    Told,
    current_match,
    hand_of,
)
from server.table.match import Match, check_follows, is_played_by_hand, is_unchanged_since
from server.table.moves import game_moved_on
from server.table.room import ASKED_UNTIL, Room


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked for the computer's move at a ply."""

    seat: Seat
    ply: int
    kind: Literal["hinted"] = "hinted"


def decide_hint(room: Room, actor: Actor, command: AskHint, moment: Moment) -> Decision:
    """Decide that a seat gets a hint; nothing is appended if it got the same hint before."""
    seat, match = hand_of(room, actor), current_match(room, command.match)
    if match.computers[seat] is not None:
        raise Rejection("hint_for_computer", "A computer gets no hints.")
    if not (room.settings.hints or match.deal.form == "solo"):
        raise Rejection("hints_off", "This room gives no hints. Its owner can allow them.")
    leg = match.leg
    if command.leg != leg.leg or not is_unchanged_since(match, seat, command.ply):
        raise game_moved_on(match)
    if seat not in match.game.to_act(leg.state):
        raise Rejection("hint_not_your_turn", "Hints are for the player to move. Wait for your turn.")
    if any(hint[:2] == (seat, leg.leg) and is_unchanged_since(match, seat, hint[2]) for hint in match.hints):
        return Decision()
    if room.played >= ASKED_UNTIL:
        raise Rejection("too_many_hints", "This match is too long for another hint. Play on.")
    return Decision([Hinted(seat, leg.ply)])


def _hint(match: Match, fact: Hinted, at: int | None) -> Match:
    hint = (fact.seat, match.leg.leg, fact.ply)
    check_follows(match, fact, fact.ply == match.leg.ply and fact.seat in match.game.to_act(match.leg.state))
    check_follows(match, fact, hint not in match.hints and is_played_by_hand(match, fact.seat))
    return replace(match, hints=match.hints | {hint})


COMMANDS = (Command(AskHint, decide_hint),)
FACTS = (
    MatchFact(
        Hinted,
        _hint,
        tell=lambda match, fact: [Told("hinted", fact.seat, {"ply": fact.ply})],
        incidents=lambda match, fact: [Incident("hint", fact.seat, {})],
    ),
)
INCIDENTS = (RecordIncident(RecordHint, lambda incident: [Hinted(Seat(incident.seat), incident.ply)]),)
