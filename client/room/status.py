"""The line at the top of a room: what is asked of one, who is away, what has just happened, and who looks on. Pure."""

from dataclasses import replace

from client.games.options import again, counts_down, timed
from client.lobby import finding_words
from client.room import chat_words, event_words, status_words
from client.room.actions import Deed, asked_for_replacement, bar, to_replace
from client.room.quick_match import missed
from client.room.session import Model, Phase
from client.text import key_labels, people_words
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, show, spread, width
from client.text.tones import Tone
from protocol.room import Happening, ReplacementInfo

_TOLD = {
    "sat",
    "stood",
    "returned",
    "substituted",
    "time_given",
    "takeback_refused",
    "taken_back",
    "ran_out",
    "takeback_agreed",
    "left",
    "replacement_asked",
    "replacement_agreed",
    "replacement_refused",
    "replaced",
    "configured",
    "enlisted",
    "plays_as",
    "freed",
    "banned",
    "owned",
    "seat_moved",
    "declined",
    "hinted",
}
"""What is told as long as nothing else has happened; all other kinds have a face of their own."""


def status(model: Model, now: float | None) -> tuple[Line, tuple[Line, ...]]:
    """Return what stands at the left of the line, perhaps nothing, and what at the right: in full, and in short.

    `now` is the time by the server's clock, in ms since 1970 UTC, if it is known.
    """
    if model.room is None or model.phase in (Phase.CONNECTING, Phase.STOPPED):
        return (), ((),)
    known = replace(model, away=()) if model.late else model
    wanted = _wanted(known, now)
    left = (Run(wanted, Tone.MARK),) if wanted is not None else _news(model)
    names = [name for player, name in model.looking if player != model.player]
    looking = status_words.looking(model.spectators, names, model.me is None)
    short = status_words.looking_in_short(model.spectators, model.me is None)
    return left, tuple((Run(text, Tone.DIM),) if text else () for text in (looking, short))


def line(left: Line, rights: tuple[Line, ...], cells: int, glyphs: Glyphs) -> Line:
    """Return the whole line in `cells`: the right part gives way to the left one."""
    room = cells - width(show(left, glyphs)) - 4
    right = next((each for each in rights if width(show(each, glyphs)) <= room), ())
    return spread((Run(" "), *left), (*right, Run(" ")), cells, glyphs)


def counts(model: Model) -> bool:
    """Tell whether the line, or a clock, changes with time alone."""
    match, room = model.match, model.room
    ticks = room is not None and (timed(room.game, room.options) or counts_down(room.game, room.options))
    if ticks and model.under_way:
        return True
    return bool(model.away) or (match is not None and match.clocks is not None)


def _wanted(model: Model, now: float | None) -> str | None:
    """Say what can be done now, and by which key."""
    match, me, other = model.match, model.me, model.other
    if model.under_way and match is not None and match.takeback is not None:
        asks = match.takeback[0]
        name = model.name_of(asks) or people_words.NOBODY
        if me is None:
            return status_words.asked_by(name)
        if asks == me:
            others = model.name_of(other) or people_words.THE_OTHERS
            return status_words.asked_by_me(others, many=other is None)
        if not model.replaced and not model.has_left:
            return status_words.AGREED if me in match.agreed else status_words.asked(name)
    if model.under_way and match is not None and match.replacing is not None:
        return replacing(model, match.replacing)
    if model.has_left:
        return status_words.LEFT if bar(model, Deed.COME_BACK) is None else status_words.LEFT_RACE
    if me is not None and (level := model.computer_of(me)) is not None:
        return status_words.replaced(level)
    if (found := missed(model)) is not None:
        seconds = 0 if now is None else max(0, -int(-(found.claimable - now) // 1000))
        return finding_words.missed(model.name_of(found.seat) or people_words.NOBODY, seconds)
    if model.goes_on:
        return _gone(model, now)
    away = model.away_of(other) if other is not None and model.under_way else None
    if away is not None and other is not None and model.computer_of(other) is None and not model.played_out(other):
        name = model.name_of(other) or people_words.NOBODY
        seconds = 0 if now is None else max(0, -int(-(away.claimable - now) // 1000))
        return status_words.away_for(name, seconds) if seconds > 0 or now is None else status_words.away(name)
    return None


def replacing(model: Model, asked: ReplacementInfo) -> str:
    """Say who is to play on for a seat, and what one can answer."""
    whose = model.name_of(asked.seat) or people_words.NOBODY
    who = asked.name or people_words.the_computer(asked.level)
    if asked_for_replacement(model):
        return status_words.replacement_by_me(whose)
    if bar(model, Deed.ANSWER_REPLACEMENT) is None:
        return status_words.replacement(who, whose)
    return status_words.replacement_waits(who, whose)


def _gone(model: Model, now: float | None) -> str | None:
    """Say who is away or has left, where others go on, and what can be done about it."""
    if not model.gone:
        return None
    names = [model.name_of(seat) or people_words.NOBODY for seat in model.gone]
    ready = to_replace(model, now)
    if not ready:
        until = [away.claimable for seat in model.gone if (away := model.away_of(seat)) is not None]
        if now is None or not until:
            return status_words.gone(people_words.listed(names), len(names) > 1)
        return status_words.gone_for(people_words.listed(names), max(0, -int(-(min(until) - now) // 1000)))
    said = people_words.listed([model.name_of(seat) or people_words.NOBODY for seat in ready])
    return status_words.may_replace(said, len(ready) > 1, looks_on=model.me is None)


def _news(model: Model) -> Line:
    """Tell what happened last, if it has no other face, or else what was said last."""
    last = model.room.happenings[-1] if model.room is not None and model.room.happenings else None
    if last is not None and last.kind in _TOLD and not (model.solo and last.kind == "hinted"):
        return (Run(_happened(model, last), Tone.PLAIN),)
    said = model.talk.heard(model.player)
    if not said or said[-1].line <= model.talk.read:
        return ()
    name = people_words.YOU if said[-1].player == model.player else said[-1].name
    return (Run(chat_words.last(name, said[-1].text), Tone.PLAIN), Run(f" ({key_labels.CHAT_KEY})", Tone.KEY))


def _happened(model: Model, happening: Happening) -> str:
    mine = happening.seat is not None and happening.seat == model.me and not model.shares
    if happening.kind == "owned":
        mine = model.owner
    replacing = model.match.replacing if model.match is not None else None
    by = replacing.by if replacing is not None and happening.kind == "replacement_asked" else model.other
    choice = model.room is None or again(model.room)
    return event_words.happened(happening, mine, model.name_of(by) or "", choice=choice)
