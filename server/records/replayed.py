"""Matches as they are asked about by who has their record and no rules: their number and their moves alone. Pure."""

from typing import Any

from pydantic import ValidationError

from protocol.cards import Card
from protocol.options import Options
from protocol.played import AskReplay, AsPlayed, Judge
from protocol.record import Record
from protocol.validation import explained, place
from server.games.game import Game
from server.records.pages import PagedMatch
from server.records.recorded import legs_of
from server.records.replay import Given, Refused, ply_by_ply
from server.table.match import UnknownRules, game_of
from server.table.owner import checked_seats, wrong_option
from server.table.rejection import Rejection, unknown_rules


def replayed(command: AskReplay) -> PagedMatch:
    """Return a match to be played again, as a spectator saw it. Raises Rejection for what is no match.

    A leg ends early where a move does not follow from those before it.
    """
    game, options, deck, legs = _given(command)
    plies = ply_by_ply(game, options, deck, legs, looked_back=True, at_once=command.form == "mirror")
    return PagedMatch(game, plies)


def replayed_record(record: Record) -> PagedMatch:
    """Return the match of a record that was made here to be played again, as a spectator saw it.

    Raises Rejection where it was played by rules that are not these.
    """
    try:
        game = game_of(record.game, record.rules)
    except UnknownRules:
        raise unknown_rules(record.game, record.rules) from None
    options = game.options.model_validate(record.options)
    deck = game.deck(options, len(record.seats), record.legs[0].number)
    plies = ply_by_ply(game, options, deck, legs_of(game, record), looked_back=True, at_once=record.form == "mirror")
    return PagedMatch(game, plies, race=record.form == "race")


def check_played(command: Judge) -> None:
    """Check that a match could have been played so. Raises Rejection, in the rule's words where a move breaks it."""
    game, options, deck, legs = _given(command)
    moves = 0
    for each in ply_by_ply(game, options, deck, legs, looked_back=True, at_once=command.form == "mirror"):
        if isinstance(each, Refused):
            where = f"Leg {each.leg}, move {moves + 1}"
            message = f"{where}: {each.error}"
            raise Rejection("match_breaks_rules", message, leg=each.leg, ply=moves, refused=each.error.reason)
        moves = each.ply


def _given(command: AsPlayed) -> tuple[Game[Any, Any], Options, tuple[Card, ...], list[Given]]:
    game, options, deck = _dealt(command)
    seats = len(command.legs[0].roles)
    legs = [
        Given(leg.roles, leg.moves, None if leg.number is None else game.deck(options, seats, leg.number))
        for leg in command.legs
    ]
    return game, options, deck, legs


def _dealt(command: AsPlayed) -> tuple[Game[Any, Any], Options, tuple[Card, ...]]:
    try:
        game = game_of(command.game, command.rules)
        options = game.options.model_validate(command.options)
    except UnknownRules:
        raise unknown_rules(command.game, command.rules) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, place(first)))
        raise wrong_option(game, where, explained(first)) from None
    seats = len(command.legs[0].roles)
    checked_seats(game, options, command.form, seats)
    format = game.format(options, command.form, seats)
    roles, most = sorted(format.roles_for(seats)), format.legs_for(seats)
    if len(command.legs) > most or any(sorted(leg.roles) != roles for leg in command.legs):
        message = f"These are not the legs of a match. It has at most {most}, each with the roles {', '.join(roles)}."
        raise Rejection("not_legs_of_match", message, game=game.name, legs=most, roles=tuple(roles))
    return game, options, game.deck(options, seats, command.number)
