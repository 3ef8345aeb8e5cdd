"""What a room shows beside the leg itself, a page for each phase: pure, from a setting to lines."""

from collections.abc import Mapping

from client.room.pages import alone
from client.room.pages.connecting import CONNECTING
from client.room.pages.ready import READY
from client.room.pages.result import RESULT
from client.room.pages.setting import RoomPage
from client.room.pages.stopped import STOPPED
from client.room.pages.swap import SWAP
from client.room.pages.waiting import WAITING
from client.room.session import Model, Phase

PAGES: Mapping[Phase, RoomPage] = {
    Phase.CONNECTING: CONNECTING,
    Phase.WAITING: WAITING,
    Phase.READY: READY,
    Phase.SWAP: SWAP,
    Phase.RESULT: RESULT,
    Phase.STOPPED: STOPPED,
}
"""The page of each phase but the leg's and its end's, which are the leg's widget."""
_ALONE: Mapping[Phase, RoomPage] = {Phase.READY: alone.DEALING, Phase.RESULT: alone.OVER}
"""The pages that differ for a player who plays alone."""


def page_of(model: Model) -> RoomPage | None:
    """Return the page that shows how things stand; None where the leg's widget does."""
    if model.phase is Phase.READY and model.begins:
        return alone.DEALING
    page = (_ALONE.get(model.phase) if model.solo else None) or PAGES.get(model.phase)
    if page is None or model.phase is not Phase.RESULT or model.match is None:
        return page
    # A tournament's room may be for another form than the match that is over: that is told as it was played.
    played = alone.OVER if len(model.match.legs[0].roles) == 1 else RESULT
    return RoomPage(played.lines, page.keys)


def page_shown(model: Model) -> object:
    """Return what the player agrees to by Enter on the page shown now; a different value means a new page."""
    room = model.room
    if room is None or model.phase.at_the_tree:
        return model.phase
    return model.phase, room.next, room.game, room.form, room.options, room.number, room.clock
