"""The line at the top of a room: requests, players who are away, the last event, and the spectators. Pure."""

from dataclasses import replace

from client.games.options import again, counts_down, timed
from client.net.link_state import Lost
from client.room.event_sentence import event_sentence
from client.room.notice_sentence import notice_sentence
from client.room.notices import NEWS, Notice, NoticeAction, NoticeKind, request, troubles
from client.room.refusal_text import refusal_text
from client.room.session import Model, Phase
from client.room.spectator_list import spectator_count, spectator_list
from client.text.failure_text import explain_loss
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, joined, key_name, show, spread, width
from client.text.messages import connection as connection_text
from client.text.messages import leg as leg_text
from client.text.messages import notices as notice_text
from client.text.messages import people as people_text
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.room import Happening

_RETRY = "Ctrl+R"


_KEYS = {
    NoticeAction.AGREE: "y",
    NoticeAction.DECLINE: "n",
    NoticeAction.WITHDRAW: "n",
    NoticeAction.COME_BACK: "s",
    NoticeAction.FREE: "o f",
    NoticeAction.GO_ON_WITHOUT: "d",
    NoticeAction.ASK_FOR_SEAT: "s",
}
"""The keys of the actions of notices; “o f” is f in the menu of the room."""


def status(model: Model, now: float | None) -> tuple[Line, tuple[Line, ...]]:
    """Return the left part of the line, perhaps empty, and the right part in full and in short.

    `now` is the time by the server's clock, in ms since 1970 UTC, if it is known.
    """
    if model.room is None or model.phase in (Phase.CONNECTING, Phase.STOPPED):
        return (), ((),)
    known = replace(model, away=()) if model.late else model
    wanted = request(known, now)
    left = _news(model) if wanted is None else _request(known, wanted)
    names = [name for player, name in model.looking if player != model.player]
    full = spectator_list(model.spectators, names, me=model.me is None)
    short = spectator_count(model.spectators, me=model.me is None)
    return left, tuple((Run(text, Tone.DIM),) if text else () for text in (full, short))


def line(left: Line, rights: tuple[Line, ...], cells: int, glyphs: Glyphs) -> Line:
    """Return the whole line in `cells`; if there is little space, the right part is shortened first."""
    room = cells - width(show(left, glyphs)) - 4
    right = next((each for each in rights if width(show(each, glyphs)) <= room), ())
    return spread((Run(" "), *left), (*right, Run(" ")), cells, glyphs)


def counts(model: Model) -> bool:
    """Return whether the line or a clock changes without an event."""
    match, room = model.match, model.room
    ticks = room is not None and (timed(room.game, room.options) or counts_down(room.game, room.options))
    if ticks and model.under_way:
        return True
    return bool(model.away) or (match is not None and match.clocks is not None)


def trouble(model: Model, *, hosted: bool, seconds: int) -> str | None:
    """Return what is wrong, in a sentence, with the key that helps; None if all is well.

    `hosted`: the server is this machine's own. If the link is lost, it is tried again in so many seconds.
    """
    if not (found := troubles(model, hosted=hosted)):
        return None
    match found[0].kind:
        case NoticeKind.OWN_SERVER_GONE:
            return f"{connection_text.own_server_stopped()}  {_RETRY} {connection_text.start_server_key()}"
        case NoticeKind.LOST if isinstance(model.link, Lost):
            loss = explain_loss(model.link.failure, seconds)
            return f"{loss}  {_RETRY} {connection_text.try_now_key()}" if seconds > 0 else loss
        case NoticeKind.RECONNECTING:
            return connection_text.lost(kind="dropped", seconds=0)
        case NoticeKind.LATE:
            return connection_text.late(model.offline)
        case NoticeKind.STORE_AWAY:
            return connection_text.server_cannot_save()
        case NoticeKind.RESET:
            return connection_text.moves_lost()
        case NoticeKind.DEAD_NUMBER:
            return leg_text.dead_number()
    return refusal_text(model) or None


def _request(model: Model, notice: Notice) -> Line:
    """Return the sentence of a notice, and the keys of its actions."""
    keys = [(_KEYS[each], text_of(notice_text.key, each)) for each in notice.actions]
    shown: list[Line] = [(Run(key_name(key), Tone.KEY), Run(f" {label}", Tone.PLAIN)) for key, label in keys]
    gap = (Run("  "),) if shown else ()
    return (Run(notice_sentence(model, notice), Tone.MARK), *gap, *joined(shown, (Run(" · ", Tone.DIM),)))


def _news(model: Model) -> Line:
    """Return the last event, if it is shown nowhere else, or else the last message of the chat."""
    last = model.room.happenings[-1] if model.room is not None and model.room.happenings else None
    if last is not None and last.kind in NEWS and not (last.kind == "hinted" and last.seat == model.me):
        return (Run(_happened(model, last), Tone.PLAIN),)
    said = model.talk.heard(model.player)
    if not said or said[-1].line <= model.talk.read:
        return ()
    name = people_text.you() if said[-1].player == model.player else said[-1].name
    return (Run(f"{name}: {said[-1].text}", Tone.PLAIN),)


def _happened(model: Model, happening: Happening) -> str:
    mine = happening.seat is not None and happening.seat == model.me and not model.shares
    if happening.kind == "owned":
        mine = model.owner
    replacing = model.match.replacing if model.match is not None else None
    by = replacing.by if replacing is not None and happening.kind == "replacement_asked" else model.other
    choice = model.room is None or again(model.room)
    return event_sentence(happening, mine=mine, other=model.name_of(by), choice=choice)
