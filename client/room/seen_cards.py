"""The revealed cards that a player has seen, kept for a comparison with the record after a match. Pure."""

from client.games.catalog import RECORD_CHECKS
from client.games.fairness import Sighting
from client.net.frames import ShownRoom
from protocol.games.mirror import MirrorView
from protocol.views import View


def seen_after(seen: tuple[Sighting, ...], before: ShownRoom | None, room: ShownRoom) -> tuple[Sighting, ...]:
    """Return the seen cards after a new snapshot `room`; `before` is the snapshot shown until then.

    Cards seen after moves that were taken back are dropped: other moves may have revealed other cards.
    """
    view, match = room.view, room.match
    if view is None or match is None:
        return seen
    if isinstance(view, MirrorView):
        return _on_boards(seen, before, room, view)
    leg = max(each.leg for each in match.legs if each.status != "waiting")
    return _with(_without_taken_back(seen, before, room, leg, view.ply), leg, view)


def _with(seen: tuple[Sighting, ...], leg: int, view: View) -> tuple[Sighting, ...]:
    shown = RECORD_CHECKS[view.game].sighted(view) if view.game in RECORD_CHECKS else None
    if shown is None:
        return seen
    sighting = Sighting(leg, view.ply, shown)
    return seen if sighting in seen else (*seen, sighting)


def _on_boards(
    seen: tuple[Sighting, ...], before: ShownRoom | None, room: ShownRoom, mirror: MirrorView
) -> tuple[Sighting, ...]:
    """Return the seen cards of the two boards of a mirror match, each of which is a leg of its record.

    The effect of a takeback on each board shows only in the boards right after it.
    """
    known = before.version if before is not None else 0
    new = [each for each in room.happenings if each.version > known]
    missed = bool(before is not None and room.happenings and room.happenings[0].version > known + 1)
    if missed or (len(new) > 1 and any(each.kind == "taken_back" for each in new)):
        seen = ()
    for leg, board in enumerate(mirror.boards, start=1):
        seen = _with(tuple(each for each in seen if each.leg != leg or each.ply <= board.ply), leg, board)
    return seen


def _without_taken_back(
    seen: tuple[Sighting, ...], before: ShownRoom | None, room: ShownRoom, leg: int, ply: int
) -> tuple[Sighting, ...]:
    known = before.version if before is not None else 0
    if before is not None and room.happenings and room.happenings[0].version > known + 1:
        return ()  # some events are missing, so the seen cards may belong to undone moves
    lasts = [(leg, ply)] + [
        (happening.leg or 0, happening.detail.get("ply", 0))
        for happening in room.happenings
        if happening.kind == "taken_back" and happening.version > known and isinstance(happening.detail, dict)
    ]
    return tuple(each for each in seen if all(each.leg != leg or each.ply <= last for leg, last in lasts))
