"""The requests that a player's program sends automatically during a stay in a room. Pure.

A player who plays alone or with computers is ready as soon as a match waits, except in a tournament, in which someone
chooses the players. Between two legs a key starts the next one, so that the player sees the result first. The program
asks for the results on a number when a game on it begins, and again after the game, because the server reveals more
then. It asks for high scores after a solo game, for a hint at every turn if the player wants hints, and in a
correspondence game for the player's other games.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from client.room import commands
from client.room.actions import Deed, bar
from client.room.model import Model
from protocol.commands import Command

What = tuple[str | int, ...]


class Wish(NamedTuple):
    """A request to send once; `what` distinguishes it from all other requests on a connection."""

    what: What
    command: Command | None


def wishes(
    model: Model, *, hints: bool, again: int = 0, names: Sequence[str] = (), rated: bool = False
) -> Iterator[Wish]:
    """Yield the requests due now; `hints`: ask for a hint at each of the player's turns.

    `again` counts the repeated requests for the results of a solo game, or for the change of a rating, because servers
    count them a little later.
    `names` compete in the new room; `rated`: the change of the player's rating by the last match is known.
    """
    room, match = model.room, model.match
    if room is None or not model.inside:
        return
    if model.me is not None and room.clock is not None and room.clock.is_correspondence:
        yield Wish(("games",), commands.games())
    if names and room.next is not None and match is None and room.tournament is None:
        yield Wish(("enlist",), commands.enlist(names))
    elif model.begins and model.me is not None and model.me not in room.ready and room.next is not None:
        yield Wish(("ready", *room.next), commands.ready(model))
    if match is not None and match.number is not None and (match.form == "solo" or match.result is not None):
        over = match.result is not None
        yield Wish(("number", match.id, over, again), commands.number_here(model))
        if over and match.form == "solo" and model.me is not None:
            yield Wish(("scores", match.id, again), commands.scores(match.game, match.options))
    if match is not None and model.may_change_rating and again and not rated:
        yield Wish(("matches", match.id, again), commands.newest_matches(match.game))
    wanted = model.awaits_hint or (hints and model.hint is None)
    if wanted and model.position is not None and bar(model, Deed.HINT) is None:
        yield Wish(("hint", *model.position), commands.hint(model))


def still_asked(asked: frozenset[What], model: Model) -> frozenset[What]:
    """Return the requests that still count as sent: a hint is forgotten with its position."""
    return frozenset(what for what in asked if what[0] != "hint" or what[1:] == model.position)
