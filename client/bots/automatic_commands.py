"""What a bot does automatically in its room, apart from moves: pure."""

from dataclasses import dataclass

from client.bots import PATIENCE
from client.room import commands
from client.room.actions import Deed, bar
from client.room.model import Model
from protocol.command import Another
from protocol.commands import Command


@dataclass(frozen=True, slots=True)
class Terms:
    """What a bot agrees to: whether moves are taken back, and how many matches it plays (None: no limit).

    With a number of matches, it asks for the next match itself. `patience`: how many seconds other players may be away
    before the bot acts; None for no limit.
    """

    takebacks: bool = False
    matches: int | None = None
    patience: int | None = PATIENCE


def chore(model: Model, terms: Terms, played: int) -> Command | None:
    """Return the next command, after `played` matches have ended, or None."""
    room, match, me = model.room, model.match, model.me
    if room is None or me is None or not model.inside:
        return None
    if model.replaced and not model.has_left:
        return commands.sit(me)
    if bar(model, Deed.ANSWER) is None:
        return commands.answer_take_back(model, accept=terms.takebacks)
    if bar(model, Deed.ANSWER_REPLACEMENT) is None:
        return commands.answer_replacement(model, accept=True)
    if has_enough(terms, played):
        return None
    if room.next is not None:
        return commands.ready(model) if me not in room.ready else None
    if match is None or not model.finished:
        return None
    wanted = _wanted(model, terms)
    return commands.wish(model, wanted) if wanted is not None and room.offers[me] != wanted else None


def has_enough(terms: Terms, played: int) -> bool:
    """Return whether a bot has played all of its matches."""
    return terms.matches is not None and played >= terms.matches


def _wanted(model: Model, terms: Terms) -> Another | None:
    """Return the next match that a bot wants: another player's wish, else a new number if the bot asks itself."""
    wished = [wish for seat, wish in enumerate(model.room.offers) if wish and seat != model.me] if model.room else []
    if wished:
        return wished[0]
    return "new_number" if terms.matches is not None else None
