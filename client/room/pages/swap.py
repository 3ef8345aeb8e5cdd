"""Between the legs: the score so far, what is to beat, the roles swapped, and who is ready."""

from client.games import match_words
from client.games.options import scored
from client.lobby.days import end_of
from client.room.pages.setting import (
    LEAVE,
    RULES,
    Key,
    RoomPage,
    Setting,
    heading,
    name_of,
    other_name,
    paragraph,
    part_values,
    picture_key,
    readiness,
    ready_key,
    sit_key,
)
from client.text import people_words
from client.text.lines import Line, Run
from client.text.messages import daily as daily_text
from client.text.tones import Tone
from protocol.room import LegInfo


def _lines(setting: Setting, cells: int) -> list[Line]:
    match = setting.model.match
    if match is None:
        return []
    done = max((leg for leg in match.legs if leg.status == "over"), key=lambda leg: leg.leg, default=match.legs[0])
    second = next((leg for leg in match.legs if leg.leg == done.leg + 1), match.legs[-1])
    score = done.score or 0
    room = setting.model.room
    won = setting.say.won(score, room.options) if setting.say.won is not None and room is not None else None
    over = match_words.leg_over(done.leg, won or setting.say.counted(score))
    lines = [*heading(setting, cells), (Run(over, Tone.STRONG),)]
    parts = " · ".join(f"{name} {value}" for name, value in part_values(setting, done).items())
    swapped, to_beat = _second(setting, second, score)
    lines += [(Run(parts, Tone.DIM),), ()]
    lines += paragraph(setting, swapped, cells)
    lines += paragraph(setting, to_beat, cells, Tone.MARK) if to_beat else []
    if match.dead:
        lines += paragraph(setting, match_words.DEAD_NUMBER, cells, Tone.BAD)
    if setting.numbered and not match.known and len(match.legs) == 2:
        day = setting.model.room.daily if setting.model.room is not None else None
        until = match_words.STILL_HIDDEN if day is None else daily_text.hidden_until(end_of(day))
        lines += paragraph(setting, until, cells, Tone.DIM)
    return [*lines, *readiness(setting, cells)]


def _second(setting: Setting, leg: LegInfo, score: int) -> tuple[str, str]:
    """Say who does what in the coming leg, and what is to beat in it."""
    me = setting.model.reader
    if "owner" in leg.roles:
        return _owned(setting, leg, score)
    role = leg.roles[me] if me is not None else None
    maximizer = leg.roles.index("maximizer")
    names = name_of(setting, maximizer), name_of(setting, 1 - maximizer)
    points = setting.model.room is None or scored(setting.model.room.game, setting.model.room.options)
    to_win = None if points else match_words.to_win(score > 0, role, *names)
    if role is None:
        return match_words.swapped_of(*names), to_win or match_words.to_beat_of(score, *names)
    other = other_name(setting)
    return match_words.swapped(role, other), to_win or match_words.to_beat(score, role, other)


def _owned(setting: Setting, leg: LegInfo, score: int) -> tuple[str, str]:
    me, owner = setting.model.reader, leg.roles.index("owner")
    if len(leg.roles) > 2:
        return match_words.owns(name_of(setting, owner), "all others", mine=me == owner, leg=leg.leg), ""
    names = [people_words.YOU if seat == me else name_of(setting, seat) for seat in range(2)]
    said = match_words.owns(names[owner], names[1 - owner], mine=me == owner, leg=leg.leg)
    allowed = setting.model.room.options.get("guesses") if setting.model.room is not None else None
    return said, match_words.guesses_to_beat(score, allowed, names[1 - owner], names[owner])


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), *sit_key(setting), picture_key(setting), RULES, LEAVE]


SWAP = RoomPage(_lines, _keys)
