"""Matches as they are asked about by who has their record and no rules: their number and their moves alone. Pure."""

from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from protocol.cards import Card
from protocol.codes import RejectionCode as Code
from protocol.events import ReplayEvent, Sight
from protocol.ids import Seat
from protocol.played import AskReplay, AsPlayed, Judge
from protocol.record import Record
from server.games.base import Game
from server.table.again import Given, LegAgain, again
from server.table.match import UnknownRules, game_of
from server.table.owner import checked_seats
from server.table.recorded import legs_of
from server.table.rejection import Rejection

MOST_TOLD = 2**23
"""About how many bytes are told of a leg: clients take frames of twice as many, and to write one holds others up."""


def replayed(command: AskReplay) -> Iterator[ReplayEvent]:
    """Yield what was seen of each leg that is asked for, as an onlooker saw it. Raises Rejection for what is no match.

    A leg ends early where a move does not follow from those before it.
    """
    game, legs = _again(command)
    for ordinal, leg in enumerate(legs, start=1):
        yield _told(command.id, game, ordinal, leg)


def replayed_record(id: str, record: Record) -> Iterator[ReplayEvent]:
    """Yield what was seen of each leg of a record that was made here, as an onlooker saw it; `id` is the command's.

    Raises Rejection where it was played by rules that are not these.
    """
    try:
        game = game_of(record.game, record.rules)
    except UnknownRules as error:
        raise Rejection(Code.NOT_ALLOWED, f"{error}.", "a match by rules that it has") from None
    options = game.options.model_validate(record.options)
    deck = game.deck(options, len(record.seats), record.legs[0].number)
    legs = again(game, options, deck, legs_of(game, record), looked_back=True, at_once=record.form == "mirror")
    for ordinal, leg in enumerate(legs, start=1):
        yield _told(id, game, ordinal, leg, first=ordinal - 1 if record.form == "race" else 0)


def check_played(command: Judge) -> None:
    """Check that a match could have been played so. Raises Rejection, in the rule's words where a move breaks it."""
    _, legs = _again(command)
    for ordinal, leg in enumerate(legs, start=1):
        if leg.refused is not None:
            where = f"Leg {ordinal}, move {len(leg.states)}"
            raise Rejection(Code.ILLEGAL, f"{where}: {leg.refused}", leg.refused.expected or "a move by the rules")


def _again(command: AsPlayed) -> tuple[Game[Any, Any], Iterator[LegAgain]]:
    game, deck = _dealt(command)
    options = game.options.model_validate(command.options)
    seats = len(command.legs[0].roles)
    legs = [
        Given(leg.roles, leg.moves, None if leg.number is None else game.deck(options, seats, leg.number))
        for leg in command.legs
    ]
    return game, again(game, options, deck, legs, looked_back=True, at_once=command.form == "mirror")


def _dealt(command: AsPlayed) -> tuple[Game[Any, Any], tuple[Card, ...]]:
    try:
        game = game_of(command.game, command.rules)
        options = game.options.model_validate(command.options)
    except UnknownRules as error:
        raise Rejection(Code.NOT_ALLOWED, f"{error}.", "a match by rules that it has") from None
    except ValidationError as error:
        what = error.errors(include_url=False)[0]["msg"]
        raise Rejection(Code.NOT_ALLOWED, f"These are no options of {command.game}: {what}.", "its options") from None
    seats = len(command.legs[0].roles)
    checked_seats(game, options, command.form, seats)
    roles, most = sorted(game.roles(options, command.form, seats)), game.legs(options, command.form, seats)
    if len(command.legs) > most or any(sorted(leg.roles) != roles for leg in command.legs):
        expected = f"at most {most}, each with a role for every seat"
        raise Rejection(Code.NOT_ALLOWED, "These are not the legs of a match.", expected)
    return game, game.deck(options, seats, command.number)


def _told(id: str, game: Game[Any, Any], ordinal: int, leg: LegAgain, first: int = 0) -> ReplayEvent:
    """Return what was seen of a leg; `first` is the first of its seats. Raises Rejection where that is too much."""
    if len(leg.states) * len(game.view_json(leg.states[-1], None)) > MOST_TOLD:
        why = f"Leg {ordinal} has {len(leg.moves)} moves: that is too much to be shown again."
        raise Rejection(Code.NOT_ALLOWED, why, "a shorter match; the record of this one can be saved, and verified")
    sights = [_sight(game, leg.states[0], 0, None, None)]
    for ply, (state, (seat, move)) in enumerate(zip(leg.states[1:], leg.moves, strict=True), start=1):
        sights.append(_sight(game, state, ply, Seat(first + seat), move))
    refused = None if leg.refused is None else str(leg.refused)
    return ReplayEvent(id=id, leg=ordinal, sights=tuple(sights), refused=refused)


def _sight(game: Game[Any, Any], state: Any, ply: int, seat: Seat | None, move: str | None) -> Sight:
    return Sight(ply=ply, seat=seat, move=move, score=game.score(state).total, view=game.view(state, None))
