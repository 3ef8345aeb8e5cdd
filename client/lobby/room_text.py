"""A public room in words: its state, its age, and its details; client/web/lobby/room_text.js does the same."""

from collections.abc import Sequence

from client.games.clocks import describe_clock
from client.text import formats
from client.text.messages import finding as finding_text
from protocol.finding import LobbyRoom
from protocol.options import Clock


def state(room: LobbyRoom) -> str:
    """Return in a few words whether you can play in a room."""
    return finding_text.state(status=room.status, free=room.free, seats=len(room.seats))


def age(ms: float) -> str:
    """Return how long a room has been in its state.

    >>> age(20_000), age(90_000), age(7_300_000), age(200_000_000)
    ('now', '1 min', '2 h', '2 days')
    """
    minutes = max(0, int(ms // 60_000))
    if minutes < 1:
        return finding_text.age(unit="now", count=0)
    if minutes < 60:
        return finding_text.age(unit="minutes", count=minutes)
    if minutes < 48 * 60:
        return finding_text.age(unit="hours", count=minutes // 60)
    return finding_text.age(unit="days", count=minutes // 1440)


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
