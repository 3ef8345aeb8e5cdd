"""The legs of a record that were played at the same time: those of a race, seat by seat, and of a mirror match."""

from dataclasses import replace
from typing import Any

from protocol.ids import Seat
from protocol.record import Record, RecordClaimed, RecordFlag, RecordLeft, RecordLeg, RecordResigned
from server.records import write as records
from server.records.difference import RULES, Difference, Path, hold
from server.records.incident import happened
from server.records.leg import FIRST, end, ended, hold_dealt, moved, played, turn
from server.table.match import Ending, Match

_ITS_OWN = {"number": FIRST, "commitment": "its number and salt give"}


def boards(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a mirror match, which were played at once, each on a board of its own.

    What was done on one board changes nothing on the other, but that what ends the match ends it for both.
    """
    both, openings = [], []
    for index, (board, leg, _) in enumerate(records.tables_of(match)):
        path: Path = ("legs", index)
        hold_dealt(board, leg, found[index], path, {**_ITS_OWN, "roles": "swapped from leg 1 it is"})
        openings.append(records.opening_of(board))
        both.append(played(board, record.legs[index], found[index], path))
    ends = [board.ended for board in both if board.ended is not None]
    flagged = _at_once(record)
    if len(ends) > 1 and not flagged:
        raise Difference(("legs", 1, "incidents"), f"ends the match, but {ended(both[0])}")
    _hold_in_step(both)
    how = Ending(flagged[0], "flag", flagged[1:]) if flagged else ends[0] if ends else None
    whole = replace(both[0], legs=tuple([board.leg for board in both]), ended=how)
    for index, (board, opening) in enumerate(zip(both, openings, strict=True)):
        end(replace(board, ended=whole.ended), board.leg, opening, found[index], ("legs", index))
    return whole


def _hold_in_step(boards: list[Match]) -> None:
    """Hold that no board is more than the one move ahead that waits for the other, which is not over."""
    steps = [board.game.count_turns(board.leg.state) for board in boards]
    behind = steps.index(min(steps))
    if max(steps) > min(steps) + 1 and not boards[behind].leg.over:
        what = f"is missing: leg {2 - behind} is {max(steps) - min(steps)} steps ahead"
        raise Difference(("legs", behind, "moves", boards[behind].leg.ply), what)


def tables(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a race, each of which is one seat's.

    What ends a race for all comes last: that a seat gives it up, or has the best score.
    """
    for at, leg, first in records.tables_of(match):
        path: Path = ("legs", first)
        hold_dealt(at, leg, found[first], path, {**_ITS_OWN, "roles": "seat by seat it is"}, first)
        hold((*path, "opening"), found[first]["opening"], records.opening_of(at), RULES)
    all_left = record.result.why == "resigned"
    legs = sorted(range(len(record.legs)), key=lambda index: _ending(record.legs[index], all_left))
    for index in legs:
        play = _table if all_left and index == legs[-1] else _apart
        match = play(match, Seat(index), record.legs[index], found[index])
    for at, leg, first in records.tables_of(match):
        if not leg.over and match.ended is None:
            what = f"is missing: {turn(match)}"
            raise Difference(("legs", first, "moves", len(leg.played)), what)
        for name, expected in records.end_of(at, leg).items():
            hold(("legs", first, name), found[first][name], expected, RULES)
    return match


def _at_once(record: Record) -> tuple[Seat, ...]:
    """Return the seats whose time ran out at the same instant on two boards; none where that is not so."""
    last = [leg.incidents[-1] for leg in record.legs if leg.incidents]
    seats = {each.seat for each in last if isinstance(each, RecordFlag)}
    return tuple(map(Seat, sorted(seats))) if len(seats) == 2 and last[0].at == last[1].at else ()


def _ending(leg: RecordLeg, all_left: bool) -> tuple[bool, bool, int]:
    """Return what puts the leg of a race behind others: that the race ended by it, or may have by its last move.

    Where `all_left`, it ended as the last of them did, who made no move any more to give up their table. Of moves it is
    one that has nothing after it in its leg, and the one with the best score where that won.
    """
    last = leg.incidents[-1] if leg.incidents else None
    after = last is not None and last.ply == len(leg.moves)
    ends = any(isinstance(incident, RecordResigned | RecordClaimed | RecordFlag) for incident in leg.incidents)
    score = leg.moves[-1].score if leg.moves else 0
    return (
        ends or (all_left and after and isinstance(last, RecordLeft)),
        not after,
        score if isinstance(score, int) else 0,
    )


def _apart(match: Match, seat: Seat, leg: RecordLeg, found: dict[str, Any]) -> Match:
    """Return the match after what one seat of a race did, while all others played by hand.

    They did when it mattered: else the race had ended then. In which order who left and came back is not told.
    """
    others = tuple([level if at == seat else None for at, level in enumerate(match.computers)])
    after = _table(replace(match, computers=others, left=match.left & {seat}), seat, leg, found)
    levels = tuple([after.computers[at] if at == seat else level for at, level in enumerate(match.computers)])
    return replace(after, computers=levels, left=match.left - {seat} | after.left)


def _table(match: Match, seat: Seat, leg: RecordLeg, found: dict[str, Any]) -> Match:
    """Return the match after what one seat of a race did, as its leg tells it."""
    path: Path = ("legs", seat)
    done = 0
    for index, incident in enumerate(leg.incidents):
        at = (*path, "incidents", index)
        if not done <= incident.ply <= len(leg.moves):
            raise Difference((*at, "ply"), f"is {incident.ply}, but {done} moves stood then")
        for ply in range(done, incident.ply):
            match = moved(match, found, path, ("moves", ply), seat)
        done = incident.ply
        if incident.seat != seat:
            raise Difference((*at, "seat"), f"is {incident.seat}, the leg is that of seat {seat}")
        match = happened(match, incident.model_copy(update={"ply": match.leg.ply}), at)
    for ply in range(done, len(leg.moves)):
        match = moved(match, found, path, ("moves", ply), seat)
    return match
