"""The pages of a room, one for each phase outside the leg. Pure: from a setting to lines."""

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
"""The page of each phase, except the two that the leg's widget shows."""
_ALONE: Mapping[Phase, RoomPage] = {Phase.READY: alone.DEALING, Phase.RESULT: alone.OVER}
"""The pages that differ for a player who plays alone."""


def page_of(model: Model) -> RoomPage | None:
    """Return the page of the current phase; None if the leg's widget shows it."""
    if model.phase is Phase.READY and model.begins:
        return alone.DEALING
    page = (_ALONE.get(model.phase) if model.solo else None) or PAGES.get(model.phase)
    if page is None or model.phase is not Phase.RESULT or model.match is None:
        return page
    # A tournament's room may have another form now than in the finished match, so use the match's form.
    played = alone.OVER if len(model.match.legs[0].roles) == 1 else RESULT
    return RoomPage(played.lines, page.keys)


def page_shown(model: Model) -> object:
    """Return a value that changes with the page, so that Enter is accepted only for the page that the player saw."""
    room = model.room
    if room is None or model.phase.at_the_tree:
        return model.phase
    return model.phase, room.next, room.game, room.form, room.options, room.number, room.clock
