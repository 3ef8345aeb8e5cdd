"""One record held against the rules: its number dealt again, every move played again. The shape: `protocol.record`.

What a record is free to say is who sat where, the number and its salt, who maximized first, the moves and their times,
and what happened beside them; all else follows from that by the rules, and is held against what follows. Names,
players, levels and times change nothing in the game and are held by the digest alone.
"""

from typing import Any

from pydantic import ValidationError

from protocol.ids import MatchId, PlayerId, Role
from protocol.options import Clock, Options
from protocol.record import Record, RecordLeg, digest
from protocol.record_file import shown
from server.games.catalog import GAMES
from server.games.game import Game
from server.records import write as records
from server.records.apart import boards, tables
from server.records.difference import RULES, Difference, Path, hold, misshapen
from server.records.leg import FIRST, end, ended, hold_dealt, played
from server.table import match as matches
from server.table import moves
from server.table.match import Match
from server.table.match_facts import LegStarted, MatchBegun

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
        match = boards(match, record, document["legs"])
    elif record.form == "race":
        match = tables(match, record, document["legs"])
    for index, leg in enumerate(() if record.form in ("mirror", "race") else record.legs):
        if match.ended is not None:
            raise Difference(("legs", index), f"is one too many: {ended(match)}")
        if index:
            match = moves.start_leg(match, _next(match, record, index), at=0)
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
        hold(("seats", index, "seat"), seat.seat, index, "in order it is")


def _begun(game: Game[Any, Any], options: Options, record: Record) -> Match:
    """Return the match with its first leg dealt, from the number and what the record is free to say."""
    seats = len(record.seats)
    if record.form == "race" and len(record.legs) != seats:
        raise Difference(("legs",), f"has {len(record.legs)} items, a race has one for each of its {seats} seats")
    format = game.format(options, record.form, seats)
    legs = format.legs_for(seats)
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
        roles=_roles(format.roles_for(seats), _every_role(record)),
        seen=(),
        dead=False,
        clock=_SOME_CLOCK,
    )
    return moves.begin(begun, at=0)


def _every_role(record: Record) -> dict[str, Role]:
    """Return the roles of the first leg by seat; in a race each leg has those of its own."""
    if record.form != "race":
        return record.legs[0].roles
    return {seat: role for leg in record.legs for seat, role in leg.roles.items()}


def _next(match: Match, record: Record, index: int) -> LegStarted:
    """Return how the next leg starts; where each has a number of its own, a hidden one is what the record says."""
    deal, roles = match.deal, matches.moved_on(match.leg.roles)
    if not deal.format.own_numbers:
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
    own_numbers = match.deal.format.own_numbers
    own = len(match.legs) == 1 or own_numbers
    givers = {
        "number": "in order it is" if own_numbers else FIRST,
        "commitment": "its number and salt give" if own else FIRST,
        "roles": "swapped from leg 1 it is",
    }
    hold_dealt(match, match.leg, found, path, givers)
    opening = records.opening_of(match)
    match = played(match, leg, found, path)
    end(match, match.leg, opening, found, path)
    return match
