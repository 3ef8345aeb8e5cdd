"""Verifies a record: deals its numbers again, plays every move again, and compares all that follows from the rules.

A record is free to say who sat where, the numbers and their salts, the roles in leg 1, the moves and their times, and
which incidents happened. Everything else follows from these by the rules. Names, players, levels and times change
nothing in the game: only the digest protects them. The shape of a record is in `protocol.record`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from protocol.ids import MatchId, Role, Seat
from protocol.options import Options
from protocol.record import (
    Incident,
    Record,
    RecordClaimed,
    RecordClock,
    RecordFlag,
    RecordLeft,
    RecordLeg,
    RecordMove,
    RecordResigned,
    RecordTakeback,
    digest,
)
from protocol.record_file import shown
from server.games.catalog import GAMES
from server.games.errors import GameError
from server.games.game import Game
from server.records import write
from server.records.difference import RULES, Difference, Path, check_time, compare, shape_difference
from server.records.rebuild import (
    list_facts,
    list_flagged_at_once,
    list_steps,
    read_leg_started,
    read_match_begun,
)
from server.table import match as matches
from server.table.clocks import running_seats
from server.table.dispatch import apply_to_match
from server.table.legs import begin_match, start_leg
from server.table.match import BrokenLog, Ending, Leg, Match
from server.table.moves import Moved, move_in_match

_LEG_1 = "leg 1 has"
"""The source of what a leg has in common with leg 1, as `compare` takes it."""
_OWN_SOURCES = {"number": _LEG_1, "commitment": "its number and salt give"}


def check(document: Any) -> None:
    """Verify a record, as parsed from JSON. Raises Difference, the first one."""
    game = _game(document)
    try:
        record = Record.model_validate(document)
    except ValidationError as error:
        raise shape_difference(error) from None
    options = _options(game, document)
    _check_seats(game, options, record)
    match = _begin(game, options, record)
    legs = document["legs"]
    if record.form == "mirror":
        match = _check_boards(match, record, legs)
    elif record.form == "race":
        match = _check_race(match, record, legs)
    else:
        for index, leg in enumerate(record.legs):
            if match.ended is not None:
                raise Difference(("legs", index), f"is one too many: {_ended(match)}")
            if index:
                match = start_leg(match, read_leg_started(match, record, index), at=0)
            match = _check_leg(match, leg, legs[index], ("legs", index))
    if not match.over:
        raise _wrong_legs(record, match.last)
    compare(("result",), document["result"], write.describe_result(match), RULES)
    compare(("digest",), document["digest"], digest(document), "the rest of the record gives")


# What a record is of


def _game(document: Any) -> Game[Any, Any]:
    """Return the game of a record. Its version comes first, because another version may have another shape."""
    if not isinstance(document, dict):
        raise Difference((), f"is {shown(document)}, it should be an object")
    for name in ("turnabout", "game", "rules"):
        if name not in document:
            raise Difference((name,), "is missing")
    compare(("turnabout",), document["turnabout"], write.SHAPE, "this version reads")
    name = document["game"]
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None and isinstance(package := document.get("package"), str):
        raise Difference(("game",), f"is {shown(name)}, of the package {shown(package)}: install it first")
    if game is None:
        raise Difference(("game",), f"is {shown(name)}, it should be one of {', '.join(GAMES)}")
    compare(("rules",), document["rules"], game.rules, "this version has")
    return game


def _options(game: Game[Any, Any], document: dict[str, Any]) -> Options:
    try:
        options = game.options.model_validate(document["options"])
    except ValidationError as error:
        raise shape_difference(error, ("options",)) from None
    compare(("options",), document["options"], options.model_dump(mode="json"), "written out it is")
    return options


def _check_seats(game: Game[Any, Any], options: Options, record: Record) -> None:
    formats = game.formats(options)
    if record.form not in formats:
        raise Difference(("form",), f"is {shown(record.form)}, with these options it should be {' or '.join(formats)}")
    fewest, most = formats[record.form].fewest, formats[record.form].most
    if not fewest <= len(record.seats) <= most:
        has = "a solo game has one seat" if record.form == "solo" else f"{game.title} has {fewest} seats"
        if fewest < most:
            has += f" to {most}"
        raise Difference(("seats",), f"has {len(record.seats)} items, {has}")
    for index, seat in enumerate(record.seats):
        compare(("seats", index, "seat"), seat.seat, index, "in order it is")


def _begin(game: Game[Any, Any], options: Options, record: Record) -> Match:
    """Return the match with its first leg dealt, from what the record is free to say."""
    seats = len(record.seats)
    if record.form == "race" and len(record.legs) != seats:
        raise Difference(("legs",), f"has {len(record.legs)} items, a race has one for each of its {seats} seats")
    format = game.format(options, record.form, seats)
    legs = format.legs_for(seats)
    if record.form == "mirror" and len(record.legs) != legs:
        raise Difference(("legs",), f"has {len(record.legs)} items, a mirror match has {legs} legs, one a board")
    if record.form != "race" and not 0 < len(record.legs) <= legs:
        raise _wrong_legs(record, legs)
    if record.casual and (record.form != "solo" or game.has_undo(options)):
        raise Difference(("casual",), "is true, but only a game alone without an undo of its own can be casual")
    if record.form == "solo" and record.legs[0].commitment is not None:
        raise Difference(("legs", 0, "commitment"), "is given, but nothing is hidden in a solo game")
    found = record.legs[0].roles
    if record.form == "race":  # each leg has the role of its own seat
        found = {seat: role for leg in record.legs for seat, role in leg.roles.items()}
    _check_roles(format.roles_for(seats), found)
    return begin_match(read_match_begun(record, game, options, MatchId("")), at=0)


def _check_roles(roles: tuple[Role, ...], found: dict[str, Role]) -> None:
    seats = [str(seat) for seat in range(len(roles))]
    if set(found) != set(seats) or sorted(found.values()) != sorted(roles):
        each = f"{' and '.join(roles)}, one each, to seats {' and '.join(seats)}"
        raise Difference(("legs", 0, "roles"), f"is {shown(found)}, it should give {each}")


def _wrong_legs(record: Record, legs: int) -> Difference:
    has = "a solo game has one leg" if record.form == "solo" else f"a match has {legs} leg{'s' if legs > 1 else ''}"
    return Difference(("legs",), f"has {len(record.legs)} items, {has}")


# Legs played one after the other


def _check_leg(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the leg that it has just dealt; `found` is that leg in the document."""
    own_numbers = match.deal.format.own_numbers
    own = len(match.legs) == 1 or own_numbers
    sources = {
        "number": "in order it is" if own_numbers else _LEG_1,
        "commitment": "its number and salt give" if own else _LEG_1,
        "roles": "swapped from leg 1 it is",
    }
    _check_deal(match, match.leg, found, path, sources)
    opening = write.describe_opening(match)
    match = _play(match, leg, found, path)
    _check_end(match, match.leg, opening, found, path)
    return match


def _check_deal(
    match: Match, leg: Leg, found: dict[str, Any], path: Path, sources: Mapping[str, str], first: int = 0
) -> None:
    """Check how a leg was dealt; `first` is the first of its seats.

    `sources` say where a number, a commitment and roles come from, as `compare` takes it.
    """
    deck = f"number {matches.find_dealt(match, leg).number} deals"
    for name, expected in write.describe_deal(match, leg, first).items():
        compare((*path, name), found[name], expected, deck if name == "deck" else sources[name])


def _check_end(match: Match, leg: Leg, opening: dict[str, Any], found: dict[str, Any], path: Path) -> None:
    """Check how a leg ended, and what the end revealed of its opening."""
    if not leg.over and match.ended is None:
        raise Difference((*path, "moves", leg.ply), f"is missing: {_turn(match)}")
    opening = {**opening, **match.game.record_writer.complete_opening(leg.state)}
    compare((*path, "opening"), found["opening"], opening, RULES)
    for name, expected in write.describe_end(match, leg).items():
        compare((*path, name), found[name], expected, RULES)


def _play(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the moves and incidents of a leg."""
    before, last = match, None
    for step in list_steps(leg, path):
        at, what = (*path, *step.path), step.what
        if isinstance(what, RecordMove):
            match = _move(match, what, _value(found, step.path), at)
            continue
        if not _continues(last, what):
            before = match
        match, last = _happen(match, what, at, step.also), what
        if isinstance(what, RecordTakeback) and what.shown:
            _check_shown(before, match, Seat(what.seat), (*at, "shown"))
    return match


def _value(found: Any, path: Path) -> Any:
    for part in path:
        found = found[part]
    return found


def _continues(last: Incident | None, incident: Incident) -> bool:
    """Tell whether a takeback goes on with the one before it: the moves of several seats were taken back at once."""
    if not isinstance(last, RecordTakeback) or not isinstance(incident, RecordTakeback):
        return False
    return (last.at, last.ply - len(last.moves)) == (incident.at, incident.ply)


def _check_shown(before: Match, after: Match, seat: Seat, path: Path) -> None:
    """Check that the moves taken back had shown a seat a card; `before` is the match with these moves."""
    game = after.game
    if game.count_shown(after.leg.state, seat) >= game.count_shown(before.leg.state, seat):
        raise Difference(path, "is true, but the moves that were taken back had shown nothing")


# A move


def _move(match: Match, move: RecordMove, found: dict[str, Any], path: Path, owner: Seat | None = None) -> Match:
    """Return the match after a move, `found` in the document; a leg of a race belongs to the seat `owner`."""
    game, leg, seat = match.game, match.leg, Seat(move.seat)
    if match.ended is not None:
        raise Difference(path, f"is one too many: {_ended(match)}")
    if leg.over:
        raise Difference(path, f"is one too many: the leg was over after {leg.ply} moves")
    if owner not in (None, seat):
        raise Difference((*path, "seat"), f"is {seat}, this is the leg of seat {owner}")
    if seat not in game.to_act(leg.state):
        raise Difference((*path, "seat"), f"is {seat}, but {_turn(match)}")
    try:
        written = str(game.check(leg.state, seat, game.parse(move.move)))
    except GameError as error:
        raise Difference((*path, "move"), f"is {shown(move.move)}, which the rules refuse: {error}") from None
    compare((*path, "move"), move.move, written, "it is written")
    check_time(move.at, (*path, "at"))
    auto = (move.model_extra or {}).get("auto") is True
    _check_auto(match, seat, written, path, auto=auto)
    table = matches.place_of(match, seat)
    match = move_in_match(match, Moved(seat=seat, leg=leg.leg, ply=leg.ply, move=move.move))
    expected = write.describe_move(write.at_table(match, table), seat, move.move, move.at, auto=auto)
    compare(path, found, expected, RULES)
    return match


def _check_auto(match: Match, seat: Seat, written: str, path: Path, *, auto: bool) -> None:
    """Check whether the room made a move for a seat (`auto`). It makes every move that is due without delay."""
    state = match.leg.state
    due = match.game.due(state)
    if due is not None and due.seat == seat and due.seconds == 0:
        compare((*path, "move"), written, due.move, "for a seat whose time has run out it is")
    may = due is not None and due.auto and (due.seat, due.move) == (seat, written)
    if auto and not may:
        raise Difference((*path, "auto"), "is true, but the room makes no such move")
    if may and not auto and due is not None and due.seconds == 0:
        raise Difference((*path, "auto"), "is missing: the room moves for a seat whose time has run out")
    dropped = match.game.drop_out(state, seat) if seat in match.left and not auto else None
    if seat in match.left and not auto and (dropped is None or written != str(dropped.move)):
        raise Difference((*path, "seat"), f"is {seat}, whose player had left the match")


def _ended(match: Match) -> str:
    return f"the match had ended in leg {match.leg.leg}, after {match.leg.ply} moves"


def _turn(match: Match) -> str:
    return f"it is the turn of seat {' or '.join(map(str, sorted(match.game.to_act(match.leg.state))))}"


# An incident


def _happen(match: Match, incident: Incident, path: Path, also: tuple[Seat, ...] = ()) -> Match:
    """Return the match after an incident; `also` are other seats whose time ran out at the same instant."""
    ply, clocks = match.leg.ply, running_seats(match)
    if incident.ply != ply:
        raise Difference((*path, "ply"), f"is {incident.ply}, but {ply} moves had been played")
    check_time(incident.at, (*path, "at"))
    if isinstance(incident, RecordClaimed):
        check_time(incident.since, (*path, "since"))
    others_play_on = {RecordLeft: True, RecordResigned: False}.get(type(incident), match.goes_on)
    if others_play_on is not match.goes_on:
        kind = "left" if match.goes_on else "resigned"
        raise Difference(
            (*path, "kind"), f"is {shown(incident.kind)}, with {_players(match)} it should be {shown(kind)}"
        )
    try:
        for fact in list_facts(incident, also):
            match = apply_to_match(match, fact)
    except BrokenLog:
        what = f"is {shown(incident.kind)} for seat {incident.seat}, which is impossible after {ply} moves"
        raise Difference((*path, "kind"), what) from None
    if isinstance(incident, RecordClock) and incident.seat not in match.game.to_act(match.leg.state):
        compare((*path, "seat"), incident.seat, clocks[0], RULES)
    return match


def _players(match: Match) -> str:
    together = " who play together" if match.deal.form == "together" else ""
    return f"{len(match.deal.players)} players{together}"


# Legs played at the same time


def _check_boards(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a mirror match, each of which is a board.

    Nothing on one board changes the other, except that the end of the match ends both.
    """
    both, openings = [], []
    for index, (board, leg, _) in enumerate(write.list_tables(match)):
        path: Path = ("legs", index)
        _check_deal(board, leg, found[index], path, {**_OWN_SOURCES, "roles": "swapped from leg 1 it is"})
        openings.append(write.describe_opening(board))
        both.append(_play(board, record.legs[index], found[index], path))
    ends = [board.ended for board in both if board.ended is not None]
    flagged = list_flagged_at_once(record)
    if len(ends) > 1 and not flagged:
        raise Difference(("legs", 1, "incidents"), f"ends the match, but {_ended(both[0])}")
    _check_in_step(both)
    ending = Ending(flagged[0], "flag", flagged[1:]) if flagged else ends[0] if ends else None
    whole = replace(both[0], legs=tuple([board.leg for board in both]), ended=ending)
    for index, (board, opening) in enumerate(zip(both, openings, strict=True)):
        _check_end(replace(board, ended=ending), board.leg, opening, found[index], ("legs", index))
    return whole


def _check_in_step(boards: list[Match]) -> None:
    """Check that no board is more than one step ahead of another that isn't over: the step that waits for it."""
    steps = [board.game.count_turns(board.leg.state) for board in boards]
    behind = steps.index(min(steps))
    if max(steps) > min(steps) + 1 and not boards[behind].leg.over:
        what = f"is missing: leg {2 - behind} is {max(steps) - min(steps)} steps ahead"
        raise Difference(("legs", behind, "moves", boards[behind].leg.ply), what)


def _check_race(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a race; each leg is one seat's table.

    The leg that ended the race comes last: its seat resigned or has the best score.
    """
    for at, leg, first in write.list_tables(match):
        path: Path = ("legs", first)
        _check_deal(at, leg, found[first], path, {**_OWN_SOURCES, "roles": "by seat it is"}, first)
        compare((*path, "opening"), found[first]["opening"], write.describe_opening(at), RULES)
    all_left = record.result.why == "resigned"
    legs = sorted(range(len(record.legs)), key=lambda index: _ending_order(record.legs[index], all_left))
    for index in legs:
        play = _play_table if all_left and index == legs[-1] else _play_table_alone
        match = play(match, Seat(index), record.legs[index], found[index])
    for at, leg, first in write.list_tables(match):
        if not leg.over and match.ended is None:
            raise Difference(("legs", first, "moves", len(leg.played)), f"is missing: {_turn(match)}")
        for name, expected in write.describe_end(at, leg).items():
            compare(("legs", first, name), found[first][name], expected, RULES)
    return match


def _ending_order(leg: RecordLeg, all_left: bool) -> tuple[bool, bool, int]:
    """Return the sort key that puts the leg that ended a race behind the others.

    An incident in it ended the race, or its last move may have done so. If all players left (`all_left`), the last one
    to leave ended it, without a move after that. Otherwise it has nothing after its last move, and the best score.
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


def _play_table_alone(match: Match, seat: Seat, leg: RecordLeg, found: dict[str, Any]) -> Match:
    """Return the match after one seat's leg of a race, as if all other players had stayed.

    The record doesn't tell in which order players left and came back. At least one was there whenever it mattered,
    because otherwise the race would have ended then.
    """
    others = tuple([level if at == seat else None for at, level in enumerate(match.computers)])
    after = _play_table(replace(match, computers=others, left=match.left & {seat}), seat, leg, found)
    levels = tuple([after.computers[at] if at == seat else level for at, level in enumerate(match.computers)])
    return replace(after, computers=levels, left=match.left - {seat} | after.left)


def _play_table(match: Match, seat: Seat, leg: RecordLeg, found: dict[str, Any]) -> Match:
    """Return the match after one seat's leg of a race, in which nothing is taken back."""
    path: Path = ("legs", seat)
    done = 0
    for index, incident in enumerate(leg.incidents):
        at = (*path, "incidents", index)
        if not done <= incident.ply <= len(leg.moves):
            raise Difference((*at, "ply"), f"is {incident.ply}, but {done} moves had been played")
        for ply in range(done, incident.ply):
            match = _move(match, leg.moves[ply], found["moves"][ply], (*path, "moves", ply), seat)
        done = incident.ply
        if incident.seat != seat:
            raise Difference((*at, "seat"), f"is {incident.seat}, this is the leg of seat {seat}")
        match = _happen(match, incident.model_copy(update={"ply": match.leg.ply}), at)
    for ply in range(done, len(leg.moves)):
        match = _move(match, leg.moves[ply], found["moves"][ply], (*path, "moves", ply), seat)
    return match
