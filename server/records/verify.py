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
from protocol.record_fault import RecordPath, shown
from server.games.catalog import GAMES
from server.games.errors import GameError
from server.games.game import Game
from server.records import write
from server.records.difference import RULES, Difference, ValueSource, check_time, compare, shape_difference
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

_LEG_1 = ValueSource("first_leg", "leg 1 has")
"""The source of what a leg has in common with leg 1."""
_COMMITMENT = ValueSource("commitment", "its number and salt give")
_ORDER = ValueSource("order", "in order it is")
_SWAPPED = ValueSource("swapped", "swapped from leg 1 it is")
_OWN_SOURCES = {"number": _LEG_1, "commitment": _COMMITMENT}


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
                raise _after_match(match, ("legs", index))
            if index:
                match = start_leg(match, read_leg_started(match, record, index), at=0)
            match = _check_leg(match, leg, legs[index], ("legs", index))
    if not match.over:
        raise _wrong_legs(record, match.last)
    compare(("result",), document["result"], write.describe_result(match), RULES)
    compare(("digest",), document["digest"], digest(document), ValueSource("digest", "the rest of the record gives"))


# What a record is of


def _game(document: Any) -> Game[Any, Any]:
    """Return the game of a record. Its version comes first, because another version may have another shape."""
    if not isinstance(document, dict):
        what = f"is {shown(document)}, it should be an object"
        raise Difference((), what, "wrong_type", found=shown(document), type="object")
    for name in ("turnabout", "game", "rules"):
        if name not in document:
            raise Difference((name,), "is missing", "missing")
    compare(("turnabout",), document["turnabout"], write.SHAPE, ValueSource("format", "this version reads"))
    name = document["game"]
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None and isinstance(package := document.get("package"), str):
        what = f"is {shown(name)}, of the package {shown(package)}: install it first"
        raise Difference(("game",), what, "package_missing", found=shown(name), provider=shown(package))
    if game is None:
        what = f"is {shown(name)}, it should be one of {', '.join(GAMES)}"
        raise Difference(("game",), what, "unknown_game", found=shown(name), games=tuple(GAMES))
    compare(("rules",), document["rules"], game.rules, ValueSource("version", "this version has"))
    return game


def _options(game: Game[Any, Any], document: dict[str, Any]) -> Options:
    try:
        options = game.options.model_validate(document["options"])
    except ValidationError as error:
        raise shape_difference(error, ("options",)) from None
    compare(
        ("options",), document["options"], options.model_dump(mode="json"), ValueSource("options", "written out it is")
    )
    return options


def _check_seats(game: Game[Any, Any], options: Options, record: Record) -> None:
    formats = game.formats(options)
    if record.form not in formats:
        what = f"is {shown(record.form)}, with these options it should be {' or '.join(formats)}"
        raise Difference(("form",), what, "wrong_form", found=shown(record.form), forms=tuple(formats))
    fewest, most = formats[record.form].fewest, formats[record.form].most
    if not fewest <= len(record.seats) <= most:
        has = "a solo game has one seat" if record.form == "solo" else f"{game.title} has {fewest} seats"
        if fewest < most:
            has += f" to {most}"
        raise Difference(
            ("seats",),
            f"has {len(record.seats)} items, {has}",
            "wrong_seats",
            items=len(record.seats),
            fewest=fewest,
            most=most,
        )
    for index, seat in enumerate(record.seats):
        compare(("seats", index, "seat"), seat.seat, index, _ORDER)


def _begin(game: Game[Any, Any], options: Options, record: Record) -> Match:
    """Return the match with its first leg dealt, from what the record is free to say."""
    seats = len(record.seats)
    if record.form == "race" and len(record.legs) != seats:
        raise _wrong_legs(record, seats, f"a race has one for each of its {seats} seats")
    format = game.format(options, record.form, seats)
    legs = format.legs_for(seats)
    if record.form == "mirror" and len(record.legs) != legs:
        raise _wrong_legs(record, legs, f"a mirror match has {legs} legs, one a board")
    if record.form != "race" and not 0 < len(record.legs) <= legs:
        raise _wrong_legs(record, legs)
    if record.casual and (record.form != "solo" or game.has_undo(options)):
        what = "is true, but only a game alone without an undo of its own can be casual"
        raise Difference(("casual",), what, "not_casual")
    if record.form == "solo" and record.legs[0].commitment is not None:
        what = "is given, but nothing is hidden in a solo game"
        raise Difference(("legs", 0, "commitment"), what, "needless_commitment")
    found = record.legs[0].roles
    if record.form == "race":  # each leg has the role of its own seat
        found = {seat: role for leg in record.legs for seat, role in leg.roles.items()}
    _check_roles(format.roles_for(seats), found)
    return begin_match(read_match_begun(record, game, options, MatchId("")), at=0)


def _check_roles(roles: tuple[Role, ...], found: dict[str, Role]) -> None:
    seats = [str(seat) for seat in range(len(roles))]
    if set(found) != set(seats) or sorted(found.values()) != sorted(roles):
        each = f"{' and '.join(roles)}, one each, to seats {' and '.join(seats)}"
        what = f"is {shown(found)}, it should give {each}"
        raise Difference(("legs", 0, "roles"), what, "wrong_roles", found=shown(found), roles=tuple(roles))


def _wrong_legs(record: Record, legs: int, has: str | None = None) -> Difference:
    if has is None:
        has = "a solo game has one leg" if record.form == "solo" else f"a match has {legs} leg{'s' if legs > 1 else ''}"
    items = len(record.legs)
    return Difference(("legs",), f"has {items} items, {has}", "wrong_legs", items=items, right=legs)


# Legs played one after the other


def _check_leg(match: Match, leg: RecordLeg, found: dict[str, Any], path: RecordPath) -> Match:
    """Return the match after the leg that it has just dealt; `found` is that leg in the document."""
    own_numbers = match.deal.format.own_numbers
    own = len(match.legs) == 1 or own_numbers
    sources = {
        "number": _ORDER if own_numbers else _LEG_1,
        "commitment": _COMMITMENT if own else _LEG_1,
        "roles": _SWAPPED,
    }
    _check_deal(match, match.leg, found, path, sources)
    opening = write.describe_opening(match)
    match = _play(match, leg, found, path)
    _check_end(match, match.leg, opening, found, path)
    return match


def _check_deal(
    match: Match, leg: Leg, found: dict[str, Any], path: RecordPath, sources: Mapping[str, ValueSource], first: int = 0
) -> None:
    """Check how a leg was dealt; `first` is the first of its seats.

    `sources` say where a number, a commitment and roles come from.
    """
    deck = ValueSource("deal", f"number {matches.find_dealt(match, leg).number} deals")
    for name, expected in write.describe_deal(match, leg, first).items():
        compare((*path, name), found[name], expected, deck if name == "deck" else sources[name])


def _check_end(match: Match, leg: Leg, opening: dict[str, Any], found: dict[str, Any], path: RecordPath) -> None:
    """Check how a leg ended, and what the end revealed of its opening."""
    if not leg.over and match.ended is None:
        raise _move_missing(match, (*path, "moves", leg.ply))
    opening = {**opening, **match.game.record_writer.complete_opening(leg.state)}
    compare((*path, "opening"), found["opening"], opening, RULES)
    for name, expected in write.describe_end(match, leg).items():
        compare((*path, name), found[name], expected, RULES)


def _play(match: Match, leg: RecordLeg, found: dict[str, Any], path: RecordPath) -> Match:
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


def _value(found: Any, path: RecordPath) -> Any:
    for part in path:
        found = found[part]
    return found


def _continues(last: Incident | None, incident: Incident) -> bool:
    """Tell whether a takeback goes on with the one before it: the moves of several seats were taken back at once."""
    if not isinstance(last, RecordTakeback) or not isinstance(incident, RecordTakeback):
        return False
    return (last.at, last.ply - len(last.moves)) == (incident.at, incident.ply)


def _check_shown(before: Match, after: Match, seat: Seat, path: RecordPath) -> None:
    """Check that the moves taken back had shown a seat a card; `before` is the match with these moves."""
    game = after.game
    if game.count_shown(after.leg.state, seat) >= game.count_shown(before.leg.state, seat):
        raise Difference(path, "is true, but the moves that were taken back had shown nothing", "nothing_shown")


# A move


def _move(match: Match, move: RecordMove, found: dict[str, Any], path: RecordPath, owner: Seat | None = None) -> Match:
    """Return the match after a move, `found` in the document; a leg of a race belongs to the seat `owner`."""
    game, leg, seat = match.game, match.leg, Seat(move.seat)
    if match.ended is not None:
        raise _after_match(match, path)
    if leg.over:
        what = f"is one too many: the leg was over after {leg.ply} moves"
        raise Difference(path, what, "after_leg", moves=leg.ply)
    if owner is not None and owner != seat:
        raise _other_leg((*path, "seat"), seat, owner)
    if seat not in game.to_act(leg.state):
        what = f"is {seat}, but {_turn(match)}"
        raise Difference((*path, "seat"), what, "not_its_turn", found=seat, seats=_seats_to_act(match))
    try:
        written = str(game.check(leg.state, seat, game.parse(move.move)))
    except GameError as error:
        what = f"is {shown(move.move)}, which the rules refuse: {error}"
        found_move = shown(move.move)
        raise Difference((*path, "move"), what, "move_refused", refusal=error.refusal, found=found_move) from None
    compare((*path, "move"), move.move, written, ValueSource("notation", "it is written"))
    check_time(move.at, (*path, "at"))
    auto = (move.model_extra or {}).get("auto") is True
    _check_auto(match, seat, written, path, auto=auto)
    table = matches.place_of(match, seat)
    match = move_in_match(match, Moved(seat=seat, leg=leg.leg, ply=leg.ply, move=move.move))
    expected = write.describe_move(write.at_table(match, table), seat, move.move, move.at, auto=auto)
    compare(path, found, expected, RULES)
    return match


def _check_auto(match: Match, seat: Seat, written: str, path: RecordPath, *, auto: bool) -> None:
    """Check whether the room made a move for a seat (`auto`). It makes every move that is due without delay."""
    state = match.leg.state
    due = match.game.due(state)
    if due is not None and due.seat == seat and due.seconds == 0:
        compare((*path, "move"), written, due.move, ValueSource("auto", "for a seat whose time has run out it is"))
    may = due is not None and due.auto and (due.seat, due.move) == (seat, written)
    if auto and not may:
        raise Difference((*path, "auto"), "is true, but the room makes no such move", "not_automatic")
    if may and not auto and due is not None and due.seconds == 0:
        what = "is missing: the room moves for a seat whose time has run out"
        raise Difference((*path, "auto"), what, "automatic")
    dropped = match.game.drop_out(state, seat) if seat in match.left and not auto else None
    if seat in match.left and not auto and (dropped is None or written != str(dropped.move)):
        raise Difference((*path, "seat"), f"is {seat}, whose player had left the match", "player_left", found=seat)


def _ended(match: Match) -> str:
    return f"the match had ended in leg {match.leg.leg}, after {match.leg.ply} moves"


def _after_match(match: Match, path: RecordPath) -> Difference:
    """Return the difference of a leg or a move that came after the end of the match."""
    what = f"is one too many: {_ended(match)}"
    return Difference(path, what, "after_match", leg=match.leg.leg, moves=match.leg.ply)


def _move_missing(match: Match, path: RecordPath) -> Difference:
    return Difference(path, f"is missing: {_turn(match)}", "move_missing", seats=_seats_to_act(match))


def _other_leg(path: RecordPath, seat: int, owner: Seat) -> Difference:
    what = f"is {seat}, this is the leg of seat {owner}"
    return Difference(path, what, "other_leg", found=seat, seat=owner)


def _turn(match: Match) -> str:
    return f"it is the turn of seat {' or '.join(_seats_to_act(match))}"


def _seats_to_act(match: Match) -> tuple[str, ...]:
    return tuple(map(str, sorted(match.game.to_act(match.leg.state))))


# An incident


def _happen(match: Match, incident: Incident, path: RecordPath, also: tuple[Seat, ...] = ()) -> Match:
    """Return the match after an incident; `also` are other seats whose time ran out at the same instant."""
    ply, clocks = match.leg.ply, running_seats(match)
    if incident.ply != ply:
        raise _wrong_ply((*path, "ply"), incident.ply, ply)
    check_time(incident.at, (*path, "at"))
    if isinstance(incident, RecordClaimed):
        check_time(incident.since, (*path, "since"))
    others_play_on = {RecordLeft: True, RecordResigned: False}.get(type(incident), match.goes_on)
    if others_play_on is not match.goes_on:
        kind = "left" if match.goes_on else "resigned"
        what = f"is {shown(incident.kind)}, with {_players(match)} it should be {shown(kind)}"
        players = len(match.deal.players)
        raise Difference(
            (*path, "kind"), what, "wrong_leaving", found=shown(incident.kind), right=shown(kind), players=players
        )
    try:
        for fact in list_facts(incident, also):
            match = apply_to_match(match, fact)
    except BrokenLog:
        what = f"is {shown(incident.kind)} for seat {incident.seat}, which is impossible after {ply} moves"
        found = shown(incident.kind)
        raise Difference(
            (*path, "kind"), what, "impossible_incident", found=found, seat=incident.seat, moves=ply
        ) from None
    if isinstance(incident, RecordClock) and incident.seat not in match.game.to_act(match.leg.state):
        compare((*path, "seat"), incident.seat, clocks[0], RULES)
    return match


def _wrong_ply(path: RecordPath, ply: int, played: int) -> Difference:
    return Difference(path, f"is {ply}, but {played} moves had been played", "wrong_ply", found=ply, moves=played)


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
        path: RecordPath = ("legs", index)
        _check_deal(board, leg, found[index], path, {**_OWN_SOURCES, "roles": _SWAPPED})
        openings.append(write.describe_opening(board))
        both.append(_play(board, record.legs[index], found[index], path))
    ends = [board.ended for board in both if board.ended is not None]
    flagged = list_flagged_at_once(record)
    if len(ends) > 1 and not flagged:
        what, first = f"ends the match, but {_ended(both[0])}", both[0].leg
        raise Difference(("legs", 1, "incidents"), what, "match_ends_again", leg=first.leg, moves=first.ply)
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
        ahead = max(steps) - min(steps)
        what = f"is missing: leg {2 - behind} is {ahead} steps ahead"
        path = ("legs", behind, "moves", boards[behind].leg.ply)
        raise Difference(path, what, "board_ahead", leg=2 - behind, steps=ahead)


def _check_race(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a race; each leg is one seat's table.

    The leg that ended the race comes last: its seat resigned or has the best score.
    """
    for at, leg, first in write.list_tables(match):
        path: RecordPath = ("legs", first)
        _check_deal(at, leg, found[first], path, {**_OWN_SOURCES, "roles": ValueSource("seat", "by seat it is")}, first)
        compare((*path, "opening"), found[first]["opening"], write.describe_opening(at), RULES)
    all_left = record.result.why == "resigned"
    legs = sorted(range(len(record.legs)), key=lambda index: _ending_order(record.legs[index], all_left))
    for index in legs:
        play = _play_table if all_left and index == legs[-1] else _play_table_alone
        match = play(match, Seat(index), record.legs[index], found[index])
    for at, leg, first in write.list_tables(match):
        if not leg.over and match.ended is None:
            raise _move_missing(match, ("legs", first, "moves", len(leg.played)))
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
    path: RecordPath = ("legs", seat)
    done = 0
    for index, incident in enumerate(leg.incidents):
        at = (*path, "incidents", index)
        if not done <= incident.ply <= len(leg.moves):
            raise _wrong_ply((*at, "ply"), incident.ply, done)
        for ply in range(done, incident.ply):
            match = _move(match, leg.moves[ply], found["moves"][ply], (*path, "moves", ply), seat)
        done = incident.ply
        if incident.seat != seat:
            raise _other_leg((*at, "seat"), incident.seat, seat)
        match = _happen(match, incident.model_copy(update={"ply": match.leg.ply}), at)
    for ply in range(done, len(leg.moves)):
        match = _move(match, leg.moves[ply], found["moves"][ply], (*path, "moves", ply), seat)
    return match
