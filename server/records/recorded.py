"""The legs of a record, as they are given to be played once more. Nothing but the record's shape needs to be right."""

from collections.abc import Iterator
from typing import Any

from protocol.ids import Role
from protocol.record import Record, RecordLeg
from server.games.game import Game
from server.records.replay import Given


def legs_of(game: Game[Any, Any], record: Record) -> Iterator[Given]:
    """Yield the legs of a record, up to one whose roles are not the game's. Of a race each is played by its seat 0."""
    options, seats = game.options.model_validate(record.options), len(record.seats)
    for leg in record.legs:
        roles = roles_of(game, record, leg)
        if roles is None:
            return
        own = leg.number != record.legs[0].number
        deck = game.deck(options, seats, leg.number) if own else None
        race = record.form == "race"
        yield Given(roles, [(0 if race else move.seat, move.move) for move in leg.moves], deck)


def roles_of(game: Game[Any, Any], record: Record, leg: RecordLeg) -> tuple[Role, ...] | None:
    """Return the roles of a record's leg by seat; None where they are not the game's."""
    options, seats = game.options.model_validate(record.options), len(record.seats)
    if record.form not in game.formats(options):
        return None
    format = game.format(options, record.form, seats)
    if not format.fits(seats):
        return None
    expected = format.roles_for(seats)
    if record.form == "race":  # each leg of it is one seat's
        return tuple(leg.roles.values()) if [*leg.roles.values()] == [*expected[:1]] else None
    roles = tuple(leg.roles[seat] for seat in map(str, range(len(expected))) if seat in leg.roles)
    return roles if sorted(roles) == sorted(expected) and len(leg.roles) == len(roles) else None
