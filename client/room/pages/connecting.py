"""The page while a player enters a room: what the program waits for."""

from client.net.link_state import FailureKind, Lost
from client.room.pages.setting import Key, RoomPage, Setting, heading, leave_key, paragraph
from client.text import key_labels
from client.text.failure_text import explain_loss
from client.text.lines import Line
from client.text.messages import connection as connection_text
from client.text.messages import waiting as waiting_text

_AWAY = (FailureKind.NOTHING_LISTENS, FailureKind.NO_ANSWER, FailureKind.NAME_NOT_FOUND)


def _lines(setting: Setting, cells: int) -> list[Line]:
    link = setting.model.link
    if setting.server is None:
        text = setting.note or waiting_text.connecting_here()
    elif isinstance(link, Lost) and link.failure.kind is FailureKind.OFFLINE:
        text = explain_loss(link.failure, 0)
    elif isinstance(link, Lost) and link.failure.kind in _AWAY:
        text = connection_text.server_away(str(setting.server))
    else:
        text = waiting_text.connecting(str(setting.server))
    late = [connection_text.late(setting.model.offline)] if setting.model.late else []
    return [*heading(setting, cells), *(line for each in (text, *late) for line in paragraph(setting, each, cells))]


def _keys(setting: Setting) -> list[Key]:
    if isinstance(setting.model.link, Lost):
        return [Key("r", key_labels.try_again(), "retry"), leave_key()]
    return [leave_key()]


CONNECTING = RoomPage(_lines, _keys)
