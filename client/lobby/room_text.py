"""A public room in words: its state, its age, and its details; client/web/lobby/room_text.js does the same."""

from collections.abc import Sequence

from client.games.clocks import describe_clock
from client.text import formats
from client.text.messages import finding as finding_text
from protocol.finding import LobbyRoom
from protocol.options import Clock

_UNITS = (86_400, 3600, 60)


def state(room: LobbyRoom) -> str:
    """Return in a few words whether you can play in a room."""
    return finding_text.state(status=room.status, free=room.free, seats=len(room.seats))


def age(ms: float) -> str:
    """Return how long a room has been in its state.

    >>> [age(each).replace(formats.NO_BREAK, "_") for each in (20_000, 90_000, 7_300_000, 200_000_000)]
    ['now', '1_min', '2_h', '2_days']
    """
    seconds = int(ms // 1000)
    unit = next((each for each in _UNITS if seconds >= each), None)
    return finding_text.now() if unit is None else formats.duration(seconds // unit * unit)


def details(room: LobbyRoom) -> str:
    """Return the players of a room, its spectators, and its settings, as one sentence."""
    names = [seat.name for seat in room.seats if seat.name is not None]
    parts = [
        finding_text.players(names) if names else finding_text.no_players(),
        finding_text.free_seats(room.free) if room.free else "",
        finding_text.spectators(room.watching) if room.watching else "",
        *_settings(room.known, room.clock, room.hints, room.spectators),
    ]
    told = formats.clauses(parts)
    return f"{told[:1].upper()}{told[1:]}."


def _settings(known: bool, clock: Clock | None, hints: bool, spectators: bool) -> Sequence[str]:
    return (
        finding_text.known_number() if known else finding_text.hidden_number(),
        describe_clock(clock),
        finding_text.hints() if hints else "",
        finding_text.spectators_allowed() if spectators else finding_text.no_spectators(),
    )
