"""Announcements at a certain time: warnings of the clock, and absent players. Pure."""

from typing import NamedTuple

from client.games.clocks import faces
from client.room.actions import Bar, Deed, bar, to_replace
from client.room.session import Model
from client.text import formats
from client.text.messages import line_room as room_text
from client.text.messages import people as people_text

WARN_SECONDS = (30, 10)
"""The player is warned when this many seconds are left."""


class Alarm(NamedTuple):
    """An announcement at a time by the server's clock, in ms since 1970 UTC; `what` identifies it."""

    at: float
    what: tuple[str, float]


def alarms(model: Model) -> list[Alarm]:
    """Return the announcements to come, in order of time."""
    found = []
    clocks = model.match.clocks if model.under_way and model.match is not None else None
    if (
        clocks is not None
        and not model.correspondence  # the server warns
        and model.me is not None
        and model.me in clocks.running
        and not model.replaced
    ):
        starts, left = clocks.since + clocks.allowance, clocks.left[model.me]
        found += [
            Alarm(starts + left - 1000 * seconds, ("clock", starts + left - 1000 * seconds))
            for seconds in WARN_SECONDS
            if left > 1000 * seconds
        ]
    if model.other is not None and bar(model, Deed.GO_ON_WITHOUT) is Bar.TOO_SOON:
        away = model.away_of(model.other)
        if away is not None:
            found.append(Alarm(away.claimable, ("away", away.since)))
    if model.goes_on and model.me is not None:
        gone = [away for seat in model.gone if (away := model.away_of(seat)) is not None]
        found += [Alarm(away.claimable, ("away", away.since)) for away in gone]
    return sorted(found)


def rings(model: Model, alarm: Alarm, now: float) -> list[str]:
    """Return the lines of an announcement."""
    if alarm.what[0] == "away" and model.goes_on:
        names = [model.name_of(seat) or people_text.nobody() for seat in to_replace(model, now)]
        return [room_text.can_replace(names)] if names else []
    if alarm.what[0] == "away":
        return [room_text.can_decide(model.name_of(model.other) or people_text.nobody())]
    clocks, me, room = (model.match.clocks if model.match is not None else None), model.me, model.room
    if clocks is None or me is None or room is None:
        return []
    return [room_text.time_left(-(-faces(clocks, now, room.clock)[me].left // 1000))]


def time(model: Model, now: float | None) -> list[str]:
    """Return the clocks of all players in one line."""
    match, room = model.match, model.room
    if match is None or match.clocks is None or room is None or now is None:
        return [room_text.no_clock()]
    shown = [
        room_text.clock(
            name=people_text.you() if seat == model.me else room.seats[seat].name or people_text.nobody(),
            left=face.text,
            running=face.running and not face.correspondence,
        )
        for seat, face in enumerate(faces(match.clocks, now, room.clock))
    ]
    return [formats.sentence(formats.listed(shown))]
