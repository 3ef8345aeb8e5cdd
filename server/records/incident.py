"""What happened in a leg beside its moves, as a record tells it, held against the rules: could it be just then?"""

from protocol.ids import PlayerId, Seat
from protocol.record import (
    Incident,
    RecordClaimed,
    RecordClock,
    RecordComputer,
    RecordFlag,
    RecordHint,
    RecordLeft,
    RecordRanOut,
    RecordReplaced,
    RecordResigned,
    RecordTakeback,
)
from protocol.record_file import shown
from server.records.difference import RULES, Difference, Path, hold, hold_time
from server.table import incidents
from server.table import match as matches
from server.table.entries import BrokenLog
from server.table.match import Match
from server.table.match_facts import (
    Claimed,
    During,
    Flagged,
    Hinted,
    RanOut,
    Replaced,
    Resigned,
    Returned,
    Substituted,
    TakebackAsked,
    TakenBack,
    TimeGiven,
)


def happened(match: Match, incident: Incident, path: Path, also: tuple[Seat, ...] = ()) -> Match:
    """Return the match after something that is no move, if it could be just then; `also` as in `Flagged`."""
    stood, clocks = match.leg.ply, matches.running(match)
    if incident.ply != stood:
        raise Difference((*path, "ply"), f"is {incident.ply}, but {stood} moves stood then")
    hold_time(incident.at, (*path, "at"))
    if isinstance(incident, RecordClaimed):
        hold_time(incident.since, (*path, "since"))
    others_play_on = {RecordLeft: True, RecordResigned: False}.get(type(incident), match.goes_on)
    if others_play_on is not match.goes_on:
        kind = "left" if match.goes_on else "resigned"
        raise Difference(
            (*path, "kind"), f"is {shown(incident.kind)}, with {_players(match)} it should be {shown(kind)}"
        )
    try:
        for fact in _facts(incident, also):
            match = incidents.during(match, fact)
    except BrokenLog:
        what = f"is of kind {shown(incident.kind)} of seat {incident.seat}, which cannot be after {stood} moves"
        raise Difference(path, what) from None
    if isinstance(incident, RecordClock) and incident.seat not in match.game.to_act(match.leg.state):
        hold((*path, "seat"), incident.seat, clocks[0], RULES)
    return match


def _players(match: Match) -> str:
    together = " who play together" if match.deal.form == "together" else ""
    return f"{len(match.deal.players)} players{together}"


def _facts(incident: Incident, also: tuple[Seat, ...]) -> list[During]:
    """Return what an incident came from. Whom it does not name is another seat; of two, the other."""
    seat, other = Seat(incident.seat), Seat(0 if incident.seat else 1)
    if isinstance(incident, RecordTakeback):
        ply = incident.ply - len(incident.moves)
        return [TakebackAsked(seat, ply), TakenBack(other, ply, incident.shown is True)]
    if isinstance(incident, RecordComputer):
        return [Substituted(seat, incident.level)]
    if isinstance(incident, RecordReplaced):
        return [Replaced(seat, PlayerId(incident.player), incident.name)]
    if isinstance(incident, RecordResigned | RecordLeft):
        return [Resigned(seat)]
    if isinstance(incident, RecordClaimed):
        return [Claimed(seat, other, since=0)]
    if isinstance(incident, RecordFlag):
        return [Flagged(seat, also)]
    if isinstance(incident, RecordRanOut):
        return [RanOut(seat)]
    if isinstance(incident, RecordHint):
        return [Hinted(seat, incident.ply)]
    if isinstance(incident, RecordClock):
        return [TimeGiven(incident.ms)]
    return [Returned(seat)]
