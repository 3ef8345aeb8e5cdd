"""One record held against the rules: its number dealt again, every move played again. The shape: `protocol.record`.

What a record is free to say is who sat where, the number and its salt, who maximized first, the moves and their times;
all else follows from that by the rules, and is held against what follows. Names, players and times change nothing in
the game and are held by the digest alone.
"""

from datetime import datetime
from typing import Any

from pydantic import ValidationError

from protocol.deals import deal
from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.options import Options
from protocol.record import Record, RecordLeg, RecordMove, digest
from server.games.base import Game, GameError
from server.games.registry import GAMES
from server.table import match as matches
from server.table import record as records
from server.table.facts import LegStarted, MatchBegun, Moved
from server.table.match import Match
from server.verify.difference import Difference, Path, hold, misshapen, shown

_RULES = "the rules give"


def check(document: Any) -> None:
    """Hold a record, as read from JSON, against the rules. Raises Difference at the first one."""
    game = _game(document)
    try:
        record = Record.model_validate(document)
    except ValidationError as error:
        raise misshapen(error) from None
    options = _options(game, document)
    _seats(game, record)
    match = _begun(game, options, record)
    for index in range(matches.LEGS):
        if index:
            roles = matches.swapped(match.leg.roles)
            match = matches.start_leg(match, LegStarted(index + 1, roles, match.deal.deck))
        match = _leg(match, record.legs[index], document["legs"][index], ("legs", index))
    hold(("result",), document["result"], records.result_of(match), _RULES)
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


def _seats(game: Game[Any, Any], record: Record) -> None:
    if len(record.seats) != len(game.roles):
        raise Difference(("seats",), f"has {len(record.seats)} items, {game.title} has {len(game.roles)} seats")
    for index, seat in enumerate(record.seats):
        hold(("seats", index, "seat"), seat.seat, index, "in order it is")


def _begun(game: Game[Any, Any], options: Options, record: Record) -> Match:
    """Return the match with its first leg dealt, from the number and what the record is free to say."""
    if len(record.legs) != matches.LEGS:
        raise Difference(("legs",), f"has {len(record.legs)} items, a match has {matches.LEGS} legs")
    leg = record.legs[0]
    salt = None if leg.commitment is None else leg.commitment.salt
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
        deck=deal(game.deck(options), leg.number),
        roles=_roles(game, leg.roles),
        seen=(),
        dead=False,
    )
    return matches.begin(begun)


def _roles(game: Game[Any, Any], found: dict[str, Role]) -> tuple[Role, ...]:
    seats = [str(seat) for seat in range(len(game.roles))]
    if sorted(found) != seats or sorted(found.values()) != sorted(game.roles):
        each = f"{' and '.join(game.roles)}, one each, to seats {' and '.join(seats)}"
        raise Difference(("legs", 0, "roles"), f"is {shown(found)}, it should give {each}")
    return tuple(found[seat] for seat in seats)


def _leg(match: Match, leg: RecordLeg, found: dict[str, Any], path: Path) -> Match:
    """Return the match after the moves of the leg just dealt, `found` being that leg as it stands in the document."""
    first = len(match.legs) == 1
    givers = {
        "number": "leg 1 has",
        "commitment": "its number and salt give" if first else "leg 1 has",
        "deck": f"number {match.deal.number} deals",
        "roles": "swapped from leg 1 it is",
    }
    for name, expected in records.dealt_of(match, match.leg).items():
        hold((*path, name), found[name], expected, givers[name])
    hold((*path, "opening"), found["opening"], records.opening_of(match), _RULES)
    for ply, (move, as_found) in enumerate(zip(leg.moves, found["moves"], strict=True)):
        match = _moved(match, move, as_found, (*path, "moves", ply))
    if not match.leg.over:
        raise Difference((*path, "moves", match.leg.ply), f"is missing: {_turn(match)}")
    for index, incident in enumerate(leg.incidents):
        what = f"is of kind {shown(incident.kind)} at ply {incident.ply}; matches of this version have no incidents"
        raise Difference((*path, "incidents", index), what)
    for name, expected in records.end_of(match, match.leg).items():
        hold((*path, name), found[name], expected, _RULES)
    return match


def _moved(match: Match, move: RecordMove, found: dict[str, Any], path: Path) -> Match:
    game, leg, seat = match.game, match.leg, Seat(move.seat)
    if leg.over:
        raise Difference(path, f"is one too many: the leg was over after {leg.ply} moves")
    if seat not in game.to_act(leg.state):
        raise Difference((*path, "seat"), f"is {seat}, but {_turn(match)}")
    try:
        written = game.check(leg.state, seat, game.parse(move.move))
    except GameError as error:
        what = f"is {shown(move.move)}, which the rules refuse: {error} Expected: {error.expected}"
        raise Difference((*path, "move"), what) from None
    hold((*path, "move"), move.move, str(written), "it is written")
    if move.at is not None:
        _time(move.at, (*path, "at"))
    match = matches.moved(match, Moved(seat, leg.leg, leg.ply, move.move))
    hold(path, found, records.move_of(match, seat, move.move, move.at), _RULES)
    return match


def _turn(match: Match) -> str:
    return f"it is the turn of seat {' or '.join(map(str, sorted(match.game.to_act(match.leg.state))))}"


def _time(text: str, path: Path) -> None:
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        raise Difference(path, f"is {shown(text)}, a time that there never is") from None
