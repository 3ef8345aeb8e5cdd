"""A match is about to begin: who plays which role first, what is known of the number, and who is ready."""

from client.terminal import words
from client.terminal.lines import Line, Run
from client.terminal.pages.setting import (
    LEAVE,
    RULES,
    Key,
    RoomPage,
    Setting,
    heading,
    other_name,
    paragraph,
    readiness,
    ready_key,
)
from client.terminal.tones import Tone
from protocol.events import RoomEvent
from protocol.ids import Role


def _lines(setting: Setting, cells: int) -> list[Line]:
    model, room = setting.model, setting.model.room
    if room is None or room.next is None:
        return []
    match, leg = room.next
    dead = False
    if room.match is not None and room.agreed is not None:
        number = words.match.number_again(room.agreed, room.match.number)
        dead = room.match.dead and room.agreed == "same_number"
    else:
        number = words.match.number_now(room.number)
    role = _role(room, model.owner)
    return [
        *heading(setting, cells),
        (Run(words.match.leg_title(match, leg), Tone.STRONG),),
        (),
        *paragraph(setting, words.match.roles(role, other_name(setting)) if role else words.match.roles_drawn(), cells),
        *paragraph(setting, words.match.MATCH_IN_SHORT, cells, Tone.DIM),
        *paragraph(setting, number, cells, Tone.DIM),
        *(paragraph(setting, words.match.DEAD_NUMBER, cells, Tone.BAD) if dead else []),
        *readiness(setting, cells),
    ]


def _role(room: RoomEvent, owner: bool) -> Role | None:
    """Return one's role in the first leg, where the owner has set it."""
    if room.role is None or owner:
        return room.role
    return "minimizer" if room.role == "maximizer" else "maximizer"


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), RULES, LEAVE]


READY = RoomPage(_lines, _keys)
