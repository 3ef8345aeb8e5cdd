"""Between the legs: the score so far, what is to beat, the roles swapped, and who is ready."""

from client.terminal import words
from client.terminal.lines import Line, Run
from client.terminal.pages.setting import (
    LEAVE,
    RULES,
    Key,
    RoomPage,
    Setting,
    heading,
    name_of,
    other_name,
    paragraph,
    picture_key,
    readiness,
    ready_key,
    sit_key,
)
from client.terminal.tones import Tone
from protocol.events import LegInfo


def _lines(setting: Setting, cells: int) -> list[Line]:
    match = setting.model.match
    if match is None:
        return []
    first, second = match.legs[0], match.legs[1]
    score = first.score or 0
    lines = [*heading(setting, cells), (Run(words.match.leg_over(1, setting.say.counted(score)), Tone.STRONG),)]
    parts = " · ".join(f"{setting.say.part(name)} {points}" for name, points in (first.parts or {}).items())
    swapped, to_beat = _second(setting, second, score)
    lines += [(Run(parts, Tone.DIM),), ()]
    lines += paragraph(setting, swapped, cells)
    lines += paragraph(setting, to_beat, cells, Tone.MARK)
    if match.dead:
        lines += paragraph(setting, words.match.DEAD_NUMBER, cells, Tone.BAD)
    if not match.known:
        lines += paragraph(setting, words.match.STILL_HIDDEN, cells, Tone.DIM)
    return [*lines, *readiness(setting, cells)]


def _second(setting: Setting, leg: LegInfo, score: int) -> tuple[str, str]:
    """Say who does what in the second leg, and what is to beat in it."""
    me = setting.model.me
    if me is None:
        maximizer = leg.roles.index("maximizer")
        names = name_of(setting, maximizer), name_of(setting, 1 - maximizer)
        return words.match.swapped_of(*names), words.match.to_beat_of(score, *names)
    other, role = other_name(setting), leg.roles[me]
    return words.match.swapped(role, other), words.match.to_beat(score, role, other)


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), *sit_key(setting), picture_key(setting), RULES, LEAVE]


SWAP = RoomPage(_lines, _keys)
