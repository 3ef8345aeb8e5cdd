"""Puts failures of a connection into words. `client/web/text/failure_text.js` does the same."""

from client.net.link_state import Failure, FailureKind
from client.text.messages import connection as connection_text
from client.text.rejection_text import rejection_text
from client.text.tables import known_text, text_of
from protocol.codes import RejectionCode
from protocol.events import Rejected
from protocol.ids import RoomCode, show_room_code


def explain_stop(why: Failure | Rejected, server: str, *, hosted: bool, room: RoomCode | None = None) -> str:
    """Return why the reader can't join or stay.

    `hosted`: the server runs on this machine. `room` is the room that the reader wanted to join.
    """
    if isinstance(why, Failure):
        if hosted and why.kind in (FailureKind.NOTHING_LISTENS, FailureKind.NO_ANSWER):
            return connection_text.own_server_silent()
        detail = why.detail if why.rejection is None else rejection_text(why.rejection)
        detail = known_text(connection_text.certificate, detail) or detail
        return text_of(connection_text.failure, why.kind, server=server, detail=detail).rstrip()
    if why.code is RejectionCode.NO_SUCH_ROOM and room is not None:
        return connection_text.no_room(code=show_room_code(room), server=server)
    if why.code is RejectionCode.SEAT_CONNECTED:
        return connection_text.seat_connected()
    if why.code is RejectionCode.SEAT_TAKEN:
        return connection_text.refused_at(message=rejection_text(why), server=server)
    return rejection_text(why)


def explain_loss(failure: Failure, seconds: int) -> str:
    """Return why there is no connection, and that the client tries again in `seconds` seconds."""
    seconds = max(0, seconds)
    match failure.kind:
        case FailureKind.OFFLINE:
            return connection_text.lost(kind="offline", seconds=seconds)
        case FailureKind.NOTHING_LISTENS:
            return connection_text.lost(kind="nothing_listens", seconds=seconds)
        case FailureKind.NO_ANSWER:
            return connection_text.lost(kind="no_answer", seconds=seconds)
        case FailureKind.NAME_NOT_FOUND:
            return connection_text.lost(kind="name_not_found", seconds=seconds)
        case FailureKind.SERVER_STOPPING:
            return connection_text.lost(kind="server_stopping", seconds=seconds)
    return connection_text.lost(kind="dropped", seconds=seconds)
