"""What a bot does about players who have been away for too long: pure.

while a match is played   it claims the match; with more than two seats, or together, it asks for a computer instead
in a room of its own      it frees their seat, so that other players can join
in another's room         it leaves, if it has a number of matches to play and no other player is connected
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from client.net.errors import BadErrand
from client.net.link_state import Connected
from client.room import commands
from client.room.actions import Deed, bar, others_seated
from client.room.model import Model
from client.text.messages import cli as cli_text
from protocol.commands import Command
from protocol.ids import Seat

NEVER = "never"
LEVEL = "normal"
"""The level of the computer that replaces an absent player."""


Does = Literal["claim", "replace", "free"]


class Step(NamedTuple):
    """An action about a seat whose player has been away since a time; 0 if the player has left.

    `at` is the time of the action. Both times are in ms since 1970 UTC by the server's clock.
    """

    at: float
    does: Does
    seat: Seat
    since: int
    match: int


def read_patience(text: str) -> int | None:
    """Read the seconds that a player may be away; None: without a limit.

    >>> read_patience("90"), read_patience("never")
    (90, None)

    Raises BadErrand.
    """
    if text.strip().lower() == NEVER:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 7):
        raise BadErrand(cli_text.bad_patience(text[:20]))
    return int(text)


def steps(model: Model, patience: int | None) -> tuple[Step, ...]:
    """Return the steps about absent players, in order of time."""
    room, match = model.room, model.match
    if patience is None or room is None or model.me is None or not model.inside or model.solo:
        return ()
    if not model.under_way:
        if room.tournament is not None or bar(model, Deed.FREE) is not None:
            return ()
        seats = [seat for seat in others_seated(model) if model.computer_at(seat) is None]
        return _at(model, seats, "free", patience)
    if model.replaced or model.has_left or match is None or match.replacing is not None:
        return ()
    if model.goes_on:
        return _at(model, model.gone, "replace", patience)
    if model.correspondence:
        return ()
    seats = [seat for seat in model.others if model.computer_of(seat) is None and not model.played_out(seat)]
    return _at(model, seats, "claim", patience)


def _at(model: Model, seats: Iterable[Seat], does: Does, patience: int) -> tuple[Step, ...]:
    match = model.match.match if model.match is not None else 0
    found = []
    for seat in seats:
        away = model.away_of(seat)
        if away is not None:
            found.append(Step(max(away.claimable, away.since + 1000 * patience), does, seat, away.since, match))
        elif does == "replace":  # the bot doesn't wait for a player who has left
            found.append(Step(0, does, seat, 0, match))
    return tuple(sorted(found))


def command(model: Model, step: Step) -> Command | None:
    """Return the command for a step."""
    match step.does:
        case "claim":
            return commands.claim(model, None)
        case "replace":
            return commands.claim(model, LEVEL, step.seat)
        case "free":
            return commands.free(step.seat)


def deserted(model: Model) -> bool:
    """Return whether no other player is connected in another player's room."""
    room = model.room
    if room is None or model.solo or model.owner or model.under_way or not isinstance(model.link, Connected):
        return False
    people = [seat for seat in model.others if model.computer_at(seat) is None]
    return model.inside and bool(people) and not any(seat in model.here for seat in people)
