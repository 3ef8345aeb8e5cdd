"""One record held against the rules: its number dealt again, every move played again. The shape: `protocol.record`.

What a record is free to say is who sat where, the number and its salt, who maximized first, the moves and their times,
and what happened beside them; all else follows from that by the rules, and is held against what follows. Names,
players, levels and times change nothing in the game and are held by the digest alone.
"""

from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.options import Clock, Options
from protocol.record import (
    Record,
    RecordClaimed,
    RecordFlag,
    RecordLeg,
    RecordMove,
    RecordResigned,
    RecordTakeback,
    digest,
)
from server.games.base import Game, GameError
from server.games.registry import GAMES
from server.table import course
from server.table import match as matches
from server.table import record as records
from server.table.facts import LegStarted, MatchBegun, Moved
from server.table.match import Leg, Match
from server.verify.difference import RULES, Difference, Path, hold, hold_time, misshapen, shown
from server.verify.incident import happened

_SOME_CLOCK = Clock(move=86_400)
"""Runs in every match here, since a record does not say which did, and falls in none by itself."""


def check(document: Any) -> None:
    """Hold a record, as read from JSON, against the rules. Raises Difference at the first one."""
    game = _game(document)
    try:
        record = Record.model_validate(document)
    except ValidationError as error:
        raise misshapen(error) from None
    options = _options(game, document)
    _seats(game, options, record)
    match = _begun(game, options, record)
    if record.form == "mirror":
        match = _boards(match, record, document["legs"])
    elif records.apart(match):
        match = _tables(match, record, document["legs"])
    for index, leg in enumerate(() if record.form in ("mirror", "race") else record.legs):
        if match.ended is not None:
            raise Difference(("legs", index), f"is one too many: {_ended(match)}")
        if index:
            match = course.start_leg(match, _next(match, record, index), at=0)
        match = _leg(match, leg, document["legs"][index], ("legs", index))
    if not match.over:
        raise _legs(record, match.last)
    hold(("result",), document["result"], records.result_of(match), RULES)
    hold(("digest",), document["digest"], digest(document), "the rest of the record gives")


def _game(document: Any) -> Game[Any, Any]:
    """Return the game whose rules hold here. Its version comes first: another may have another shape."""
    if not isinstance(document, dict):
        raise Difference((), f"is {shown(document)}, it should be an object")
    for name in ("turnabout", "game", "rules"):
        if name not in document:
            raise Difference((name,), "is missing")
    hold(("turnabout",), document["turnabout"], records.SHAPE, "this version reads")
    name = document["game"]
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise Difference(("game",), f"is {shown(name)}, it should be one of {', '.join(GAMES)}")
    hold(("rules",), document["rules"], game.rules, "this version has")
    return game


def _options(game: Game[Any, Any], document: dict[str, Any]) -> Options:
    try:
        options = game.options.model_validate(document["options"])
    except ValidationError as error:
        raise misshapen(error, ("options",)) from None
    hold(("options",), document["options"], options.model_dump(mode="json"), "written out it is")
    return options


def _seats(game: Game[Any, Any], options: Options, record: Record) -> None:
    forms = game.forms(options)
    if record.form not in forms:
        raise Difference(("form",), f"is {shown(record.form)}, with these options it should be {' or '.join(forms)}")
    fewest, most = forms[record.form]
    if not fewest <= len(record.seats) <= most:
        has = "a solo game has one seat" if record.form == "solo" else f"{game.title} has {fewest} seats"
        if fewest < most:
            has += f" to {most}"
        raise Difference(("seats",), f"has {len(record.seats)} items, {has}")
    for index, seat in enumerate(record.seats):
        hold(("seats", index, "seat"), seat.seat, index, "in order it is")


def _begun(game: Game[Any, Any], options: Options, record: Record) -> Match:
    """Return the match with its first leg dealt, from the number and what the record is free to say."""
    seats = len(record.seats)
    if record.form == "race" and len(record.legs) != seats:
        raise Difference(("legs",), f"has {len(record.legs)} items, a race has one for each of its {seats} seats")
    legs = game.legs(options, record.form, seats)
    if record.form == "mirror" and len(record.legs) != legs:
        raise Difference(("legs",), f"has {len(record.legs)} items, a mirror match has {legs} legs, one a board")
    if record.form != "race" and not 0 < len(record.legs) <= legs:
        raise _legs(record, legs)
    leg = record.legs[0]
    salt = None if leg.commitment is None else leg.commitment.salt
    if salt is not None and record.form == "solo":
        raise Difference(("legs", 0, "commitment"), "is given, but nothing is hidden from who plays alone")
    begun = MatchBegun(
        match=1,
        id=MatchId(""),
        game=game.name,
        rules=game.rules,
        options=record.options,
        form=record.form,
        players=tuple(PlayerId(seat.player) for seat in record.seats),
        names=tuple(seat.name for seat in record.seats),
        number=leg.number,
        known=salt is None,
        salt=salt,
        deck=game.deck(options, seats, leg.number),
        roles=_roles(game.roles(options, record.form, seats), _every_role(record)),
        seen=(),
        dead=False,
        clock=_SOME_CLOCK,
    )
    return course.begin(begun, at=0)


def _every_role(record: Record) -> dict[str, Role]:
    """Return the roles of the first leg by seat; in a race each leg has those of its own."""
    if record.form != "race":
        return record.legs[0].roles
    return {seat: role for leg in record.legs for seat, role in leg.roles.items()}


def _next(match: Match, record: Record, index: int) -> LegStarted:
    """Return how the next leg starts; where each has a number of its own, a hidden one is what the record says."""
    deal, roles = match.deal, matches.moved_on(match.leg.roles)
    if not deal.own_numbers:
        return LegStarted(index + 1, roles, deal.deck)
    leg, salt = record.legs[index], None
    number = matches.number_after(matches.dealt(match, match.leg).number) if deal.known else leg.number
    if not deal.known:
        if leg.commitment is None:
            raise Difference(("legs", index, "commitment"), "is null, leg 1 was played on a hidden number")
        salt = leg.commitment.salt
    return LegStarted(index + 1, roles, deal.game.deck(deal.options, len(roles), number), number, salt)


def _legs(record: Record, legs: int) -> Difference:
    has = "a solo game has one leg" if record.form == "solo" else f"a match has {legs} leg{'s' if legs > 1 else ''}"
    return Difference(("legs",), f"has {len(record.legs)} items, {has}")


def _roles(roles: tuple[Role, ...], found: dict[str, Role]) -> tuple[Role, ...]:
    seats = [str(seat) for seat in range(len(roles))]
    if set(found) != set(seats) or sorted(found.values()) != sorted(roles):
        each = f"{' and '.join(roles)}, one each, to seats {' and '.join(seats)}"
        raise Difference(("legs", 0, "roles"), f"is {shown(found)}, it should give {each}")
    return tuple(found[seat] for seat in seats)


def _leg(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the moves of the leg just dealt, `found` being that leg as it stands in the document."""
    own = len(match.legs) == 1 or match.deal.own_numbers
    givers = {
        "number": "in order it is" if match.deal.own_numbers else "leg 1 has",
        "commitment": "its number and salt give" if own else "leg 1 has",
        "deck": f"number {matches.dealt(match, match.leg).number} deals",
        "roles": "swapped from leg 1 it is",
    }
    for name, expected in records.dealt_of(match, match.leg).items():
        hold((*path, name), found[name], expected, givers[name])
    opening = records.opening_of(match)
    match = _played(match, leg, found, path)
    _end(match, match.leg, opening, found, path)
    return match


def _played(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the moves of a leg and all that came between them."""
    for index, incident in enumerate(leg.incidents):
        while match.leg.ply < incident.ply:
            place = _place(leg, index, match.leg.ply)
            if place is None:
                what = f"is missing: incidents[{index}] came after {incident.ply} moves"
                raise Difference((*path, "moves", match.leg.ply), what)
            match = _moved(match, found, path, place)
        match = happened(match, incident, (*path, "incidents", index))
    while (place := _place(leg, len(leg.incidents), match.leg.ply)) is not None:
        match = _moved(match, found, path, place)
    return match


def _end(match: Match, leg: Leg, opening: dict[str, Any], found: dict[str, Any], path: Path) -> None:
    """Hold how a leg ended, and what has come to light of its opening, against the record."""
    if not leg.over and match.ended is None:
        raise Difference((*path, "moves", leg.ply), f"is missing: {_turn(match)}")
    hold((*path, "opening"), found["opening"], {**opening, **match.game.settled(leg.state)}, RULES)
    for name, expected in records.end_of(match, leg).items():
        hold((*path, name), found[name], expected, RULES)


def _boards(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a mirror match, which were played at once, each on a board of its own.

    What was done on one board changes nothing on the other, but that what ends the match ends it for both.
    """
    boards, openings = [], []
    for index, (board, leg, _) in enumerate(records.tables_of(match)):
        path: Path = ("legs", index)
        _hold_dealt(board, leg, found[index], path)
        openings.append(records.opening_of(board))
        boards.append(_played(board, record.legs[index], found[index], path))
    ends = [board.ended for board in boards if board.ended is not None]
    if len(ends) > 1:
        raise Difference(("legs", 1, "incidents"), f"ends the match, but {_ended(boards[0])}")
    whole = replace(boards[0], legs=tuple([board.leg for board in boards]), ended=ends[0] if ends else None)
    for index, (board, opening) in enumerate(zip(boards, openings, strict=True)):
        _end(replace(board, ended=whole.ended), board.leg, opening, found[index], ("legs", index))
    return whole


def _hold_dealt(match: Match, leg: Leg, found: dict[str, Any], path: Path) -> None:
    givers = {
        "number": "leg 1 has",
        "commitment": "its number and salt give",
        "deck": f"number {match.deal.number} deals",
        "roles": "swapped from leg 1 it is",
    }
    for name, expected in records.dealt_of(match, leg).items():
        hold((*path, name), found[name], expected, givers[name])


def _tables(match: Match, record: Record, found: list[dict[str, Any]]) -> Match:
    """Return the match after the legs of a race, each of which is one seat's.

    What ends a race for all comes last: that a seat gives it up, or has the best score.
    """
    givers = {
        "number": "leg 1 has",
        "commitment": "its number and salt give",
        "deck": f"number {match.deal.number} deals",
        "roles": "seat by seat it is",
    }
    for at, leg, first in records.tables_of(match):
        path: Path = ("legs", first)
        for name, expected in records.dealt_of(at, leg, first).items():
            hold((*path, name), found[first][name], expected, givers[name])
        hold((*path, "opening"), found[first]["opening"], records.opening_of(at), RULES)
    for index in sorted(range(len(record.legs)), key=lambda index: _ending(record.legs[index])):
        match = _table(match, Seat(index), record.legs[index], found[index])
    for at, leg, first in records.tables_of(match):
        if not leg.over and match.ended is None:
            what = f"is missing: {_turn(match)}"
            raise Difference(("legs", first, "moves", len(leg.played)), what)
        for name, expected in records.end_of(at, leg).items():
            hold(("legs", first, name), found[first][name], expected, RULES)
    return match


def _ending(leg: RecordLeg) -> tuple[bool, int]:
    """Return what puts the leg of a race behind others: that the race ended by it, and its score."""
    ends = any(isinstance(incident, RecordResigned | RecordClaimed | RecordFlag) for incident in leg.incidents)
    score = leg.moves[-1].score if leg.moves else 0
    return ends, score if isinstance(score, int) else 0


def _table(match: Match, seat: Seat, leg: RecordLeg, found: dict[str, Any]) -> Match:
    """Return the match after what one seat of a race did, as its leg tells it."""
    path: Path = ("legs", seat)
    done = 0
    for index, incident in enumerate(leg.incidents):
        at = (*path, "incidents", index)
        if not done <= incident.ply <= len(leg.moves):
            raise Difference((*at, "ply"), f"is {incident.ply}, but {done} moves stood then")
        for ply in range(done, incident.ply):
            match = _moved(match, found, path, ("moves", ply), seat)
        done = incident.ply
        if incident.seat != seat:
            raise Difference((*at, "seat"), f"is {incident.seat}, the leg is that of seat {seat}")
        match = happened(match, incident.model_copy(update={"ply": match.leg.ply}), at)
    for ply in range(done, len(leg.moves)):
        match = _moved(match, found, path, ("moves", ply), seat)
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


def _moved(match: Match, leg_found: dict[str, Any], path: Path, place: Path, own: Seat | None = None) -> Match:
    """Return the match after the move that stands at a place of the leg as it is in the document.

    `own` is whose leg it is, where each seat has one.
    """
    found: Any = leg_found
    for part in place:
        found = found[part]
    path, move = (*path, *place), RecordMove.model_validate(found)
    game, leg, seat = match.game, match.leg, Seat(move.seat)
    if match.ended is not None:
        raise Difference(path, f"is one too many: {_ended(match)}")
    if leg.over:
        raise Difference(path, f"is one too many: the leg was over after {leg.ply} moves")
    if own not in (None, seat):
        raise Difference((*path, "seat"), f"is {seat}, the leg is that of seat {own}")
    if seat not in game.to_act(leg.state):
        raise Difference((*path, "seat"), f"is {seat}, but {_turn(match)}")
    try:
        written = game.check(leg.state, seat, game.parse(move.move))
    except GameError as error:
        what = f"is {shown(move.move)}, which the rules refuse: {error} Expected: {error.expected}"
        raise Difference((*path, "move"), what) from None
    hold((*path, "move"), move.move, str(written), "it is written")
    hold_time(move.at, (*path, "at"))
    table = matches.place_of(match, seat)
    match = course.moved(match, Moved(seat, leg.leg, leg.ply, move.move))
    told = records.move_of(records.at_table(match, table), seat, move.move, move.at, auto=_by_room(move))
    hold(path, found, told, RULES)
    return match


def _by_room(move: RecordMove) -> bool:
    """Tell whether a record says that the room made a move, which says nothing else of it."""
    return (move.model_extra or {}).get("auto") is True


def _ended(match: Match) -> str:
    return f"the match had ended in leg {match.leg.leg}, after {match.leg.ply} moves"


def _turn(match: Match) -> str:
    return f"it is the turn of seat {' or '.join(map(str, sorted(match.game.to_act(match.leg.state))))}"
