"""The question to a player who leaves a room. Pure."""

from client.lobby.days import end_of
from client.net.link_state import FailureKind, Lost
from client.room.quick_match import gives_up, queues
from client.room.session import Model
from client.terminal.widgets.menu import Choice
from client.text import formats
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import leaving as leaving_text
from protocol.ids import show_room_code


def is_asked(model: Model) -> bool:
    """Return whether a player who leaves must confirm; not if nothing can be resumed."""
    return not (model.alone and model.finished) and not queues(model)


def leaving(model: Model, *, hosting: bool, others_wait: bool) -> tuple[str, list[Choice]]:
    """Return the consequences of leaving and the choices: `stay`, `leave`, or `end` to end the player's own server.

    `hosting`: the server is this machine's own; `others_wait`: another room can be resumed. Ending the server comes
    first only if it affects no other player. It is not offered if the server has ended already, or if no other player
    is there: then it ends by itself.
    """
    names = [model.name_of(seat) for seat in model.others]
    people = [name for name in names if name is not None]
    other = formats.names(people) if people else None
    until = model.room.expires if model.room else None
    text = leaving_text.nobody_joined()
    if people:
        text = leaving_text.seat_kept(names=people, several=len(people) > 1, until=until)
    if not model.continues and model.room is not None:
        text = leaving_text.match_over(code=show_room_code(model.room.room), until=until)
    if gives_up(model) and other:
        text = finding_text.leave_opponent(other)
    if model.alone:
        text = leaving_text.game_kept(until) if model.me is not None else leaving_text.computers_pause()
    elif model.me is None:
        text = leaving_text.spectator()
    if model.me is not None and model.under_way and model.room is not None and model.room.daily is not None:
        text = daily_text.leaving(end_of(model.room.daily))
    stay = Choice("stay", leaving_text.stay(), safe=True)
    if model.alone:
        return text, [Choice("leave", leaving_text.leave()), stay]
    gone = isinstance(model.link, Lost) and model.link.failure.kind is FailureKind.NOTHING_LISTENS
    if gone or not hosting:
        return text, [Choice("leave", leaving_text.leave()), stay]
    keep = Choice("leave", leaving_text.keep_open(), leaving_text.keep_open_hint(other))
    end = Choice("end", leaving_text.stop_server(), leaving_text.stop_server_hint())
    return text, [keep, end, stay] if other or others_wait else [end, keep, stay]
