"""What somebody is asked who leaves a room. Pure."""

from client.lobby import finding_words
from client.lobby.days import end_of
from client.net.link_state import FailureKind, Lost
from client.room import words as room_words
from client.room.quick_match import gives_up, queues
from client.room.session import Model
from client.terminal.widgets.menu import Choice
from client.text import people_words
from client.text.messages import daily as daily_text
from protocol.ids import show_room_code


def is_asked(model: Model) -> bool:
    """Tell whether somebody who leaves is asked first: not where nothing is to be gone on with."""
    return not (model.alone and model.finished) and not queues(model)


def leaving(model: Model, *, hosting: bool, others_wait: bool) -> tuple[str, list[Choice]]:
    """Return what leaving means and what can be chosen: `stay`, `leave`, or `end` to end the server of one's own.

    `hosting`: the server is this machine's own; `others_wait`: another room there is to be gone on with. Ending the
    server comes first only where nobody would miss it, and is not offered where it has gone already, nor where nobody
    else plays: then it ends by itself.
    """
    names = [model.name_of(seat) for seat in model.others]
    people = [name for name in names if name is not None]
    other = people_words.listed(people) if people else None
    until = model.room.expires if model.room else None
    text = room_words.leave_kept(other, until, many=len(people) > 1) if other else room_words.LEAVE_NEW
    if not model.continues and model.room is not None:
        text = room_words.leave_finished(show_room_code(model.room.room), until)
    if gives_up(model) and other:
        text = finding_words.leaving(other)
    if model.alone:
        text = room_words.leave_alone(until) if model.me is not None else room_words.LEAVE_COMPUTERS
    elif model.me is None:
        text = room_words.LEAVE_LOOKING
    if model.me is not None and model.under_way and model.room is not None and model.room.daily is not None:
        text = daily_text.leaving(end_of(model.room.daily))
    stay = Choice("stay", room_words.STAY, safe=True)
    if model.alone:
        return text, [Choice("leave", room_words.LEAVE), stay]
    gone = isinstance(model.link, Lost) and model.link.failure.kind is FailureKind.NOTHING_LISTENS
    if gone or not hosting:
        return text, [Choice("leave", room_words.LEAVE), stay]
    keep = Choice("leave", room_words.KEEP_OPEN, room_words.keep_open_hint(other))
    end = Choice("end", room_words.END_SERVER, room_words.END_SERVER_HINT)
    return text, [keep, end, stay] if other or others_wait else [end, keep, stay]
