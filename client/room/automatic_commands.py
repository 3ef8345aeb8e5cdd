"""What a player's own program asks for by itself as a stay in a room goes on: pure.

A player who plays alone or with computers is ready as soon as a match waits, except in a tournament, where someone
chooses who plays. Between two legs a key starts the next one, so that the player sees the result first. The program
asks for the results on a number when a game on it begins, and again after the game, because the server tells more then.
It asks for high scores after a game alone, and for a hint at every turn if the player wants hints.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from client.room import commands
from client.room.actions import Deed, bar
from client.room.model import Model
from protocol.commands import Command

What = tuple[str | int, ...]


class Wish(NamedTuple):
    """Something to ask for once; `what` tells it from all else that was asked for on a connection."""

    what: What
    command: Command | None


def wishes(model: Model, *, hints: bool, again: int = 0, names: Sequence[str] = ()) -> Iterator[Wish]:
    """Go through what is to be asked for as things stand; `hints`: one is wished for at every turn of one's own.

    `again` counts how often it is asked anew what came of a solo game: servers count what is over a little later.
    `names` compete in the room that was made.
    """
    room, match = model.room, model.match
    if room is None or not model.inside:
        return
    if names and room.next is not None and match is None and room.tournament is None:
        yield Wish(("enlist",), commands.enlist(names))
    elif model.begins and model.me is not None and model.me not in room.ready and room.next is not None:
        yield Wish(("ready", *room.next), commands.ready(model))
    if match is not None and match.number is not None and (match.form == "solo" or match.result is not None):
        over = match.result is not None
        yield Wish(("number", match.id, over, again), commands.number_here(model))
        if over and match.form == "solo" and model.me is not None:
            yield Wish(("scores", match.id, again), commands.scores(match.game, match.options))
    wanted = model.awaits_hint or (hints and model.hint is None)
    if wanted and model.position is not None and bar(model, Deed.HINT) is None:
        yield Wish(("hint", *model.position), commands.hint(model))


def still_asked(asked: frozenset[What], model: Model) -> frozenset[What]:
    """Return what of all that was asked for counts as that: a hint is forgotten with the position that it was for."""
    return frozenset(what for what in asked if what[0] != "hint" or what[1:] == model.position)
