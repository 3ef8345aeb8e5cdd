"""The dispatch of commands to the functions that decide them, and of facts to the changes that they make.

1. `decide` looks a command's type up in the table of commands. The function found returns the facts to append.
2. `apply` looks a fact's type up in the table of facts, and returns the room after it. The fold of a log is nothing
   else, in the node that appended the entry, in other nodes, and when a room is loaded.
3. Time needs no command: `fall_due` returns the decision on events that are due at a time, such as a flag.
4. Records need no room: `apply_to_match` returns the match after a fact, the rows of `MATCH_FACTS` have the incidents
   for a fact, and `facts_of` returns the facts for an incident.

The tables are gathered from the rows of the subjects' files; `server.table.decision` explains them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from protocol.commands import (
    Answer,
    AskHint,
    Ban,
    Claim,
    Configure,
    EndChallenge,
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
from protocol.ids import RoomCode
from protocol.record import Incident as AnyIncident
from server.table import clocks, daily, hints, leaving, legs, moves, seats, settings, takeback, tournament
from server.table.decision import Actor, Command, Decision, Draw, MatchFact, Moment, Need, Rejection
from server.table.entries import Checkpoint, Entry, Fact, apply_checkpoint, stamp_entry
from server.table.match import BrokenLog, Match
from server.table.moves import Moved, apply_move
from server.table.room import ASKED_UNTIL, LOG_LIMIT, LogPosition, Room, broken_room, tell, tell_end
from server.table.settings import Opened, apply_opening

RoomCommand = (
    Sit
    | Stand
    | EndChallenge
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
"""The commands that change a room."""
NOBODY_AWAY = Moment()


def decide(
    room: Room, actor: Actor, command: RoomCommand, draw: Draw | None = None, moment: Moment = NOBODY_AWAY
) -> Decision | Need:
    """Return the decision on a command, or the draw that it needs first. Raises Rejection."""
    if room.settings.daily is not None:
        daily.check(room, command)
    if draw is not None:
        moment = replace(moment, draw=draw)
    decision = COMMANDS[type(command)](room, actor, command, moment)
    if isinstance(decision, Decision) and _overflows(room, command, decision):
        raise Rejection("log_full", "This room's log is full. Open a new room.")
    return decision


def _overflows(room: Room, command: RoomCommand, decision: Decision) -> bool:
    """Tell whether the log has no space for a decision. A match under way goes on though the room's log is full."""
    more = len(decision.facts)
    if not room.under_way:
        return room.version - room.compacted + more > LOG_LIMIT
    played = room.played + more
    if played <= ASKED_UNTIL:
        return False
    return played > LOG_LIMIT or isinstance(command, Ban | PassOn)


def _decide_offer(room: Room, actor: Actor, command: Offer, moment: Moment) -> Decision | Need:
    if command.what == "takeback":
        return takeback.decide_offer(room, actor, command, moment)
    if command.what == "replacement":
        raise Rejection("replacement_by_claim", "A replacement is asked for with `claim` or `sit`.")
    return legs.decide_offer(room, actor, command, command.what, moment)


def _decide_answer(room: Room, actor: Actor, command: Answer, moment: Moment) -> Decision | Need:
    if command.what == "takeback":
        return takeback.decide_answer(room, actor, command, moment)
    if command.what == "replacement":
        return leaving.decide_answer(room, actor, command, moment)
    return legs.decide_answer(room, actor, command, command.what, moment)


def apply(room: Room | None, entry: Entry, code: RoomCode, after: Any = None) -> Room:
    """Return the room after one more entry of its log.

    `after` is the game's state after a move if the caller knows it; otherwise the move is applied again.

    Raises BrokenLog if the entry cannot follow, UnknownRules if it names a game that this server does not have.
    """
    fact = entry.fact
    if room is None:
        if isinstance(fact, Checkpoint):
            return apply_checkpoint(fact, LogPosition(entry.n, entry.id), code)
        if not isinstance(fact, Opened):
            raise BrokenLog(f"the log of {code} starts with {fact.kind!r} in place of its opening or a checkpoint")
        return apply_opening(fact, LogPosition(1, entry.id), code, entry.at)
    position = LogPosition(room.log.length + 1, entry.id)
    if type(fact) is Moved:
        return apply_move(room, fact, position, entry.at, after)
    change = CHANGES.get(type(fact))
    if change is None:  # only a log's first entry may have it
        raise broken_room(room, fact)
    return change(replace(room, log=position), fact, entry.at)


def apply_to_match(match: Match, fact: Fact, at: int | None = None) -> Match:
    """Return the match after a fact that is in `MATCH_FACTS`, at a time in ms since 1970 UTC. Raises BrokenLog."""
    return MATCH_FACTS[type(fact)].change(match, fact, at)


def facts_of(incident: AnyIncident) -> Sequence[Fact]:
    """Return the facts that lead to an incident of a record.

    Each flag is one incident, though one fact may have the flags of two seats.
    """
    return INCIDENTS[type(incident)](incident)


def _change_of(row: MatchFact[Any]) -> Callable[[Room, Any, int | None], Room]:
    """Return the room's change by a fact of its match."""

    def change(room: Room, fact: Any, at: int | None) -> Room:
        if room.match is None:
            raise broken_room(room, fact)
        match = row.change(room.match, fact, at)
        room = replace(room, match=match)
        if row.change_seats is not None:
            room = row.change_seats(room, fact)
        for kind, seat, detail in row.tell(match, fact):
            room = tell(room, at, kind, seat, match=match.match, leg=match.leg.leg, detail=detail)
        return tell_end(room, at, match)

    return change


# What falls due


def next_due(room: Room) -> int | None:
    """Return the next due time in a room, in ms since 1970 UTC; None if nothing falls due.

    The time may have passed: then it is due now.
    """
    match = room.match
    if match is None or match.over:
        return None
    due = (
        *(() if match.leg.clocks is None else (clocks.next_flag(match), clocks.next_warning(match))),
        moves.next_own_move(match),
        legs.next_own_start(match),
    )
    return min([each[0] for each in due if each is not None], default=None)


def due_after(room: Room, entries: Sequence[Entry], after: Any, at: int) -> int | None:
    """Return the next due time in a room after entries that are appended at a time, both in ms since 1970 UTC.

    `after` is the game's state after a move, as for `apply`. After a move without a clock only the game is asked;
    otherwise the entries are folded. Raises BrokenLog and UnknownRules.
    """
    match = room.match
    if after is not None and match is not None and match.leg.clocks is None and match.game.due(after) is None:
        return None
    for n, entry in enumerate(entries, room.version + 1):
        room = apply(room, stamp_entry(entry, n, at), room.code, after)
    return next_due(room)


def fall_due(room: Room, now: int, draw: Draw | None = None) -> Decision | Need | None:
    """Return the decision that is due in a room at a time in ms since 1970 UTC; None if nothing is due.

    A flag falls, a player is warned, the room makes a move for a seat that has let too much time pass, or the next leg
    of a correspondence game starts, which may need a draw first.
    """
    match = room.match
    if match is None or match.over:
        return None
    return (
        clocks.decide_flag(match, now)
        or clocks.decide_warning(match, now)
        or moves.decide_own_move(match, now)
        or legs.decide_own_start(match, now, draw)
    )


# The tables

COMMANDS: Mapping[type, Callable[[Room, Actor, Any, Moment], Decision | Need]] = {
    row.command: row.decide
    for row in (
        *moves.COMMANDS,
        *leaving.COMMANDS,
        *hints.COMMANDS,
        *legs.COMMANDS,
        *seats.COMMANDS,
        *settings.COMMANDS,
        *tournament.COMMANDS,
        Command(Offer, _decide_offer),
        Command(Answer, _decide_answer),
    )
}
MATCH_FACTS: Mapping[type, MatchFact[Any]] = {
    row.fact: row for row in (*takeback.FACTS, *leaving.FACTS, *clocks.FACTS, *hints.FACTS)
}
"""The facts that change only the match, except moves and beginnings of legs."""
CHANGES: Mapping[type, Callable[[Room, Any, int | None], Room]] = {
    **{row.fact: row.change for row in (*legs.FACTS, *seats.FACTS, *settings.FACTS, *tournament.FACTS)},
    **{fact: _change_of(row) for fact, row in MATCH_FACTS.items()},
}
INCIDENTS: Mapping[type, Callable[[Any], Sequence[Fact]]] = {
    row.incident: row.facts for row in (*takeback.INCIDENTS, *leaving.INCIDENTS, *clocks.INCIDENTS, *hints.INCIDENTS)
}
