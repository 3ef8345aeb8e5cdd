"""Legs played once more from their number and their moves alone: what everybody saw at every ply of each. Pure."""

from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from protocol.cards import Card
from protocol.codes import RejectionCode as Code
from protocol.commands import AskReplay, MovesOfLeg
from protocol.deals import deal
from protocol.events import ReplayEvent, Sight
from protocol.ids import Seat
from server.games.base import Game, GameError
from server.table.match import LEGS, UnknownRules, game_of, roles_of
from server.table.rejection import Rejection


def replayed(command: AskReplay) -> Iterator[ReplayEvent]:
    """Yield what was seen of each leg that is asked for, as an onlooker saw it. Raises Rejection for what is no match.

    A leg ends early where a move does not follow from those before it.
    """
    game, deck = _dealt(command)
    options = game.options.model_validate(command.options)
    seen: tuple[Card, ...] = ()
    for ordinal, leg in enumerate(command.legs, start=1):
        state = game.deal(options, deck, tuple(leg.roles), seen)
        sights = [_sight(game, state, 0, None, None)]
        refused = None
        for ply, (seat, text) in enumerate(leg.moves, start=1):
            try:
                state = game.apply(state, Seat(seat), game.parse(text))
            except GameError as error:
                refused = str(error)
                break
            sights.append(_sight(game, state, ply, Seat(seat), text))
        seen = tuple(game.shown(state))
        yield ReplayEvent(id=command.id, leg=ordinal, sights=tuple(sights), refused=refused)


def _dealt(command: AskReplay) -> tuple[Game[Any, Any], tuple[Card, ...]]:
    try:
        game = game_of(command.game, command.rules)
        options = game.options.model_validate(command.options)
    except UnknownRules as error:
        raise Rejection(Code.NOT_ALLOWED, f"{error}.", "a match by rules that it has") from None
    except ValidationError as error:
        what = error.errors(include_url=False)[0]["msg"]
        raise Rejection(Code.NOT_ALLOWED, f"These are no options of {command.game}: {what}.", "its options") from None
    if len(command.legs) > LEGS[command.form] or not all(_fits(game, command, leg) for leg in command.legs):
        expected = f"at most {LEGS[command.form]}, each with a role for every seat"
        raise Rejection(Code.NOT_ALLOWED, "These are not the legs of a match.", expected)
    return game, deal(game.deck(options), command.number)


def _fits(game: Game[Any, Any], command: AskReplay, leg: MovesOfLeg) -> bool:
    return sorted(leg.roles) == sorted(roles_of(game, command.form))


def _sight(game: Game[Any, Any], state: Any, ply: int, seat: Seat | None, move: str | None) -> Sight:
    return Sight(ply=ply, seat=seat, move=move, score=game.score(state).total, view=game.view(state, None))
