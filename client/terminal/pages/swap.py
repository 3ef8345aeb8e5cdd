"""Between the legs: the score so far, what is to beat, the roles swapped, and who is ready."""

from client.terminal import words
from client.terminal.lines import Line, Run
from client.terminal.pages.setting import (
    LEAVE,
    RULES,
    TREE,
    Key,
    RoomPage,
    Setting,
    heading,
    my_seat,
    other_name,
    paragraph,
    readiness,
    ready_key,
)
from client.terminal.tones import Tone


def _lines(setting: Setting, cells: int) -> list[Line]:
    match = setting.model.match
    if match is None:
        return []
    first, second = match.legs[0], match.legs[1]
    mine = second.roles[my_seat(setting)]
    score = first.score or 0
    lines = [*heading(setting, cells), (Run(words.match.leg_over(1, score), Tone.STRONG),)]
    parts = " · ".join(f"{name} {points}" for name, points in (first.parts or {}).items())
    lines += [(Run(parts, Tone.DIM),), ()]
    lines += paragraph(setting, words.match.swapped(mine, other_name(setting)), cells)
    lines += paragraph(setting, words.match.to_beat(score, mine, other_name(setting)), cells, Tone.MARK)
    if match.dead:
        lines += paragraph(setting, words.match.DEAD_NUMBER, cells, Tone.BAD)
    if not match.known:
        lines += paragraph(setting, words.match.STILL_HIDDEN, cells, Tone.DIM)
    return [*lines, *readiness(setting, cells)]


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), TREE, RULES, LEAVE]


SWAP = RoomPage(_lines, _keys)
