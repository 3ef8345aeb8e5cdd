"""The page of a visit that has failed: the reason, and the possible actions."""

from client.net.link_state import Failure, FailureKind
from client.room.pages.setting import Key, RoomPage, Setting, heading, paragraph
from client.text import key_labels
from client.text.failure_text import explain_stop
from client.text.lines import Line, Run, wrap
from client.text.messages import connection as connection_text
from client.text.messages import waiting as waiting_text
from client.text.tones import Tone
from protocol.codes import RejectionCode
from protocol.events import Rejected

_AGAIN = {
    FailureKind.OFFLINE,
    FailureKind.NAME_NOT_FOUND,
    FailureKind.NOTHING_LISTENS,
    FailureKind.NO_ANSWER,
    FailureKind.NOT_TURNABOUT,
    FailureKind.TLS,
    FailureKind.UNTRUSTED,
    FailureKind.CROWDED,
    FailureKind.DROPPED,
    FailureKind.SERVER_STOPPING,
    FailureKind.ROOM_STOPPED,
    FailureKind.NOT_HOSTED,
}
_NO_SEAT = (RejectionCode.NO_SUCH_ROOM, RejectionCode.SEAT_TAKEN)


def _lines(setting: Setting, cells: int) -> list[Line]:
    why = setting.model.stopped
    if why is None:
        return []
    server = str(setting.server) if setting.server else waiting_text.this_machine()
    room = setting.wanted.room if setting.wanted else None
    text = explain_stop(why, server, hosted=setting.hosted, room=room)
    lines = [*heading(setting, cells), *paragraph(setting, text, cells, Tone.BAD)]
    if _is_elsewhere(why) and setting.way_back is not None:
        lines += wrap((Run(waiting_text.as_another_player(str(setting.way_back))),), cells, setting.glyphs)
        lines += paragraph(setting, waiting_text.in_clone(), cells, Tone.DIM)
    if isinstance(why, Rejected) and why.code in _NO_SEAT and setting.elsewhere is not None:
        lines += paragraph(setting, connection_text.seat_elsewhere(str(setting.elsewhere)), cells)
    return lines


def _keys(setting: Setting) -> list[Key]:
    why = setting.model.stopped
    back = Key("escape", key_labels.back(), "back")
    if why is not None and _is_elsewhere(why):
        return [Key("t", key_labels.play_here_too(), "play_here"), back]
    if isinstance(why, Failure) and why.kind is FailureKind.REPLACED:
        return [Key("t", key_labels.play_here_again(), "play_here"), back]
    if isinstance(why, Failure) and why.kind is FailureKind.NAME_REFUSED:
        return [Key("n", key_labels.rename(), "rename"), back]
    if isinstance(why, Rejected) or (why is not None and why.kind in _AGAIN):
        return [Key("r", key_labels.try_again(), "again"), back]
    return [back]


def _is_elsewhere(why: Failure | Rejected) -> bool:
    return isinstance(why, Rejected) and why.code is RejectionCode.SEAT_CONNECTED


STOPPED = RoomPage(_lines, _keys)
