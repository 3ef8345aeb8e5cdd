"""The events of a room that were not taken back. client/web/room/model.js does the same."""

from collections.abc import Sequence

from protocol.ids import Seat
from protocol.room import Happening


def standing(happenings: Sequence[Happening]) -> list[Happening]:
    """Return the happenings without the moves that were taken back.

    These are the last move of the player who asked for the undo, and all moves after it.
    """
    stands: list[Happening] = []
    asker: Seat | None = None
    for each in happenings:
        if each.kind == "takeback_asked":
            asker = each.seat
        if each.kind == "taken_back":
            own = [at for at, before in enumerate(stands) if before.kind == "moved" and before.seat == asker]
            since = own[-1] if own else 0
            stands = [before for at, before in enumerate(stands) if before.kind != "moved" or at < since]
        stands.append(each)
    return stands
