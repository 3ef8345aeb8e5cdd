"""The cards one has seen turn up, kept to be held against the record when a match is over. Pure."""

from client.fairness import Sighting
from client.games import GAMES
from protocol.events import RoomEvent


def seen_after(seen: tuple[Sighting, ...], before: RoomEvent | None, room: RoomEvent) -> tuple[Sighting, ...]:
    """Return what was seen once a room shows what it does now, `before` being what it showed until then.

    What was seen after moves that were taken back counts no more: other moves may have brought other cards.
    """
    view, match = room.view, room.match
    if view is None or match is None:
        return seen
    leg = max(each.leg for each in match.legs if each.status != "waiting")
    seen = _without_taken_back(seen, before, room, leg, view.ply)
    shown = GAMES[view.game].sighted(view) if view.game in GAMES else None
    if shown is None:
        return seen
    sighting = Sighting(leg, view.ply, shown)
    return seen if sighting in seen else (*seen, sighting)


def _without_taken_back(
    seen: tuple[Sighting, ...], before: RoomEvent | None, room: RoomEvent, leg: int, ply: int
) -> tuple[Sighting, ...]:
    known = before.version if before is not None else 0
    if before is not None and room.happenings and room.happenings[0].version > known + 1:
        return ()  # more has happened than is told: what was seen may be of moves that do not stand
    lasts = [(leg, ply)] + [
        (happening.leg or 0, happening.detail.get("ply", 0))
        for happening in room.happenings
        if happening.kind == "taken_back" and happening.version > known and isinstance(happening.detail, dict)
    ]
    return tuple(each for each in seen if all(each.leg != leg or each.ply <= last for leg, last in lasts))
