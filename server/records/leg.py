"""One leg of a record held against the rules: how it was dealt, its moves and what came between them, and its end."""

from collections.abc import Mapping
from typing import Any

from protocol.ids import Seat
from protocol.record import RecordFlag, RecordLeg, RecordMove, RecordTakeback
from protocol.record_file import shown
from server.games.base import GameError
from server.records import write as records
from server.records.difference import RULES, Difference, Path, hold, hold_time
from server.records.incident import happened
from server.table import match as matches
from server.table import moves
from server.table.match import Leg, Match
from server.table.match_facts import Moved

FIRST = "leg 1 has"
"""Who says what a leg has to share with the first."""


def hold_dealt(
    match: Match, leg: Leg, found: dict[str, Any], path: Path, givers: Mapping[str, str], first: int = 0
) -> None:
    """Hold how a leg was dealt, `found` being it as it stands in the document; `first` is the first of its seats.

    `givers` say where a number, a commitment and roles come from.
    """
    deck = f"number {matches.dealt(match, leg).number} deals"
    for name, expected in records.dealt_of(match, leg, first).items():
        hold((*path, name), found[name], expected, deck if name == "deck" else givers[name])


def played(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the moves of a leg and all that came between them."""
    also: tuple[Seat, ...] = ()
    before = match
    for index, incident in enumerate(leg.incidents):
        if also and incident.seat in also:  # it has been told with the one before
            also = ()
            continue
        while match.leg.ply < incident.ply:
            place = _place(leg, index, match.leg.ply)
            if place is None:
                what = f"is missing: incidents[{index}] came after {incident.ply} moves"
                raise Difference((*path, "moves", match.leg.ply), what)
            match = moved(match, found, path, place)
        also = _flagged_with(leg, index)
        if not _goes_back_with(leg, index):
            before = match
        match = happened(match, incident, (*path, "incidents", index), also)
        if isinstance(incident, RecordTakeback) and incident.shown:
            _hold_shown(before, match, Seat(incident.seat), (*path, "incidents", index, "shown"))
    while (place := _place(leg, len(leg.incidents), match.leg.ply)) is not None:
        match = moved(match, found, path, place)
    return match


def _goes_back_with(leg: RecordLeg, index: int) -> bool:
    """Tell whether a takeback goes back on from the one before it, as where several had moved since."""
    one, other = leg.incidents[index - 1] if index else None, leg.incidents[index]
    if not isinstance(one, RecordTakeback) or not isinstance(other, RecordTakeback):
        return False
    return (one.at, one.ply - len(one.moves)) == (other.at, other.ply)


def _hold_shown(before: Match, after: Match, seat: Seat, path: Path) -> None:
    """Hold that what was taken back had shown a seat a card, `before` being the match as it stood with it."""
    game = after.game
    if game.count_shown(after.leg.state, seat) >= game.count_shown(before.leg.state, seat):
        raise Difference(path, "is true, but what was taken back had shown nothing")


def _flagged_with(leg: RecordLeg, index: int) -> tuple[Seat, ...]:
    """Return whose time ran out at the same instant as in an incident, as the one after it tells."""
    one, other = leg.incidents[index], leg.incidents[index + 1] if index + 1 < len(leg.incidents) else None
    if not isinstance(one, RecordFlag) or not isinstance(other, RecordFlag):
        return ()
    return (Seat(other.seat),) if (one.at, one.ply) == (other.at, other.ply) else ()


def end(match: Match, leg: Leg, opening: dict[str, Any], found: dict[str, Any], path: Path) -> None:
    """Hold how a leg ended, and what has come to light of its opening, against the record."""
    if not leg.over and match.ended is None:
        raise Difference((*path, "moves", leg.ply), f"is missing: {turn(match)}")
    opening = {**opening, **match.game.record_writer.complete_opening(leg.state)}
    hold((*path, "opening"), found["opening"], opening, RULES)
    for name, expected in records.end_of(match, leg).items():
        hold((*path, name), found[name], expected, RULES)


def moved(match: Match, leg_found: dict[str, Any], path: Path, place: Path, own: Seat | None = None) -> Match:
    """Return the match after the move that stands at a place of the leg as it is in the document.

    `own` is whose leg it is, where each seat has one.
    """
    found: Any = leg_found
    for part in place:
        found = found[part]
    path, move = (*path, *place), RecordMove.model_validate(found)
    game, leg, seat = match.game, match.leg, Seat(move.seat)
    if match.ended is not None:
        raise Difference(path, f"is one too many: {ended(match)}")
    if leg.over:
        raise Difference(path, f"is one too many: the leg was over after {leg.ply} moves")
    if own not in (None, seat):
        raise Difference((*path, "seat"), f"is {seat}, the leg is that of seat {own}")
    if seat not in game.to_act(leg.state):
        raise Difference((*path, "seat"), f"is {seat}, but {turn(match)}")
    try:
        written = game.check(leg.state, seat, game.parse(move.move))
    except GameError as error:
        what = f"is {shown(move.move)}, which the rules refuse: {error}"
        raise Difference((*path, "move"), what) from None
    hold((*path, "move"), move.move, str(written), "it is written")
    hold_time(move.at, (*path, "at"))
    _hold_maker(match, seat, str(written), path, by_room=_by_room(move))
    table = matches.place_of(match, seat)
    match = moves.moved(match, Moved(seat, leg.leg, leg.ply, move.move))
    told = records.move_of(records.at_table(match, table), seat, move.move, move.at, auto=_by_room(move))
    hold(path, found, told, RULES)
    return match


def _place(leg: RecordLeg, incidents: int, ply: int) -> Path | None:
    """Return where the move stands that was played at a ply when some incidents had been; None where there is none.

    It stands with the next takeback that went back that far, or else among those that nobody took back.
    """
    for index, incident in enumerate(leg.incidents[incidents:], incidents):
        if isinstance(incident, RecordTakeback) and incident.ply - len(incident.moves) <= ply:
            place = ply + len(incident.moves) - incident.ply
            return ("incidents", index, "moves", place) if place < len(incident.moves) else None
    return ("moves", ply) if ply < len(leg.moves) else None


def _hold_maker(match: Match, seat: Seat, written: str, path: Path, *, by_room: bool) -> None:
    """Hold whether the room made a move: it makes one that is due, and every one that is due at once."""
    state = match.leg.state
    due = match.game.due(state)
    if due is not None and due.seat == seat and due.seconds == 0:
        hold((*path, "move"), written, due.move, "for a seat whose time has run out it is")
    may = due is not None and due.auto and (due.seat, due.move) == (seat, written)
    if by_room and not may:
        raise Difference((*path, "auto"), "is true, but the room makes no such move")
    if may and not by_room and due is not None and due.seconds == 0:
        raise Difference((*path, "auto"), "is missing: the room moves for a seat whose time has run out")
    dropped = match.game.drop_out(state, seat) if seat in match.left and not by_room else None
    if seat in match.left and not by_room and (dropped is None or written != str(dropped.move)):
        raise Difference((*path, "seat"), f"is {seat}, whose player had left the match")


def _by_room(move: RecordMove) -> bool:
    """Tell whether a record says that the room made a move, which says nothing else of it."""
    return (move.model_extra or {}).get("auto") is True


def ended(match: Match) -> str:
    return f"the match had ended in leg {match.leg.leg}, after {match.leg.ply} moves"


def turn(match: Match) -> str:
    return f"it is the turn of seat {' or '.join(map(str, sorted(match.game.to_act(match.leg.state))))}"
