"""A match is over: who won, the legs side by side, the number revealed and checked, and what to do next."""

from rich.cells import cell_len

from client.terminal import words
from client.terminal.lines import Line, Run, wrap
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
    sign,
)
from client.terminal.tones import Tone
from protocol.events import MatchInfo
from protocol.ids import Seat

NAME_CELLS = 24
_GAP = "   "


def _lines(setting: Setting, cells: int) -> list[Line]:
    match = setting.model.match
    if match is None or match.result is None:
        return []
    me = my_seat(setting)
    other = Seat(1 - me)
    result = match.result
    won = None if not result.winners else me in result.winners
    outcome = words.match.outcome(won, other_name(setting), result.scores[me], result.scores[other])
    lines: list[Line] = [*heading(setting, cells), (Run(outcome, Tone.MARK),), ()]
    lines += [*_table(setting, match), ()]
    lines += [*_number(match), *_checks(setting, cells), ()]
    lines += _wishes(setting, cells)
    if setting.note:
        lines += wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs)
    return lines


def _table(setting: Setting, match: MatchInfo) -> list[Line]:
    """The legs side by side, the parts of their scores below each other."""
    names = list(match.legs[0].parts or {})
    rows = [("", [words.match.leg_column(leg.leg) for leg in match.legs])]
    for role in ("maximizer", "minimizer"):
        who = [setting.model.name_of(Seat(leg.roles.index(role))) or words.people.NOBODY for leg in match.legs]
        rows.append((words.match.ROLE_ROW[role], who))
    rows += [(name, [str((leg.parts or {}).get(name, 0)) for leg in match.legs]) for name in names]
    rows.append((words.match.SCORE_ROW, [str(leg.score or 0) for leg in match.legs]))
    shown = [[setting.glyphs.show(value)[:NAME_CELLS] for value in values] for _, values in rows]
    first = max(cell_len(label) for label, _ in rows)
    widths = [max(cell_len(values[column]) for values in shown) for column in range(len(match.legs))]
    lines: list[Line] = []
    for (label, _), values in zip(rows, shown, strict=True):
        tone = Tone.STRONG if label == words.match.SCORE_ROW else Tone.DIM if label == "" else Tone.PLAIN
        line = [Run(f"  {label.ljust(first)}", Tone.DIM)]
        for value, width in zip(values, widths, strict=True):
            line.append(Run(_GAP + " " * (width - cell_len(value)) + value, tone))
        lines.append(tuple(line))
    return lines


def _number(match: MatchInfo) -> list[Line]:
    if match.number is None:
        return []
    return [(Run(words.match.number_was(match.number, match.salt)),)]


def _checks(setting: Setting, cells: int) -> list[Line]:
    checked = setting.model.checked
    if checked is None:
        return [(Run(words.match.CHECKING, Tone.DIM),)]
    lines: list[Line] = []
    for found in checked.verdict.findings:
        lines += sign(setting, found.good, words.match.finding(found, checked.verdict), cells)
    return lines


def _wishes(setting: Setting, cells: int) -> list[Line]:
    model = setting.model
    if model.room is None:
        return []
    wishes = [
        words.match.wishes(other_name(setting), what, seat == model.me)
        for seat, what in enumerate(model.room.offers)
        if what is not None
    ]
    if not wishes:
        return [(Run(words.match.WHAT_NEXT, Tone.STRONG),)]
    return [line for wish in wishes for line in wrap((Run(wish, Tone.MARK),), cells, setting.glyphs)]


def _keys(setting: Setting) -> list[Key]:
    return [
        Key("s", words.keys.SAME_NUMBER, "wish('same_number')"),
        Key("n", words.keys.NEW_NUMBER, "wish('new_number')"),
        Key("r", words.keys.SAVE_RECORD, "save"),
        TREE,
        RULES,
        LEAVE,
    ]


RESULT = RoomPage(_lines, _keys)
