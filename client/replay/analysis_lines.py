"""An analysis as lines of a screen: the players, the graph of the score, the moves, and their alternatives. Pure.

Nothing depends on colour alone: a mistake has its name in the list and its letter in the graph.
"""

from collections.abc import Sequence
from typing import Literal

from client.games.game_words import GameWords
from client.games.word_catalog import words_of
from client.replay import analysis_sentences
from client.replay.analysis import Judged
from client.replay.graph import Curve, draw
from client.text.cards import with_cards
from client.text.cells import align_left, align_right, cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, spread, width, wrap
from client.text.messages import analysis as analysis_text
from client.text.messages import replay as replay_text
from client.text.tones import Tone
from protocol.analysis import Choice, EarlyJudgement, Fault, JudgedMove
from protocol.record import Record

LEAST_BESIDE = 70
"""Below this width, in cells, only the current leg's graph is drawn."""
_TONES: dict[Fault | None, Tone] = {None: Tone.PLAIN, "inaccuracy": Tone.MARK, "mistake": Tone.BAD, "blunder": Tone.BAD}
MOST_IN_LINES = 3
"""Up to so many players have a line each; more players share lines."""
_BAR_CELLS = 40
_HEADING_CELLS = 16
_NAME_CELLS, _LONG_NAME_CELLS = 9, 16
_ROOM_FOR_NAMES = 56
"""From this width on, the list of moves has long names."""


def called(judged: Judged, leg: int) -> str:
    """Name a leg if there are several, in a race by its player; empty if there is one."""
    if judged.record.form == "race":
        return analysis_sentences.table_name(judged.name(judged.legs[leg - 1].moves[0].seat))
    return analysis_sentences.leg_name(leg, len(judged.legs), judged.record.form)


def heading(judged: Judged, title: str, cells: int, glyphs: Glyphs) -> list[Line]:
    """Name the match, and show each player's accuracy and mistakes, in a line for each."""
    number = judged.record.legs[0].number
    match = replay_text.heading(game=title, number=number)
    what = analysis_text.title_of_match(analysis=analysis_text.title(), match=match)
    simulations = analysis_text.simulations(judged.analysis.playouts)
    lines: list[Line] = [spread((Run(f" {what}", Tone.STRONG),), (Run(f"{simulations} ", Tone.DIM),), cells, glyphs)]
    if len(judged.seats) > MOST_IN_LINES:
        return [*lines, *wrap(_everybody(judged), cells, glyphs, indent=1)[:MOST_IN_LINES]]
    names = [fit((Run(judged.name(seat), Tone.STRONG),), _HEADING_CELLS, glyphs) for seat in judged.seats]
    column = max(map(width, names), default=0)
    for seat, name in zip(judged.seats, names, strict=True):
        space = Run(" " * (column - width(name)))
        line: Line = (Run(" "), *name, space, Run(f"   {analysis_text.accuracy()}", Tone.DIM))
        for leg in (each for each in range(1, len(judged.legs) + 1) if judged.plays(each, seat)):
            role = f"{analysis_text.role(judged.role(leg, seat))} " if judged.by_role(leg) else ""
            line = (
                *line,
                Run(f"{'   ' if leg > 1 else ' '}{role}", Tone.DIM),
                Run(analysis_sentences.percent(judged.accuracy(leg, seat))),
            )
        lines.append((*line, Run(f"   {analysis_sentences.fault_letters(judged.tally(seat))}", Tone.DIM)))
    return lines


def verdict(judged: Judged, leg: int) -> str:
    """Say whether a leg was winnable and which move lost it, in games with a solver, or which moves are not judged."""
    told = judged.legs[leg - 1]
    if moved := [judged.name(seat) for seat in judged.seats if judged.rearranged(seat)]:
        return analysis_sentences.not_judged(moved[0] if len(moved) < len(judged.seats) else "")
    if told.verdict is None:
        return ""
    lost = told.moves[told.lost_at] if told.lost_at is not None else None
    say = words_of(judged.record.game)
    move = say.written(lost.move, lost.seat, names_in(judged)) if lost is not None else ""
    name = judged.name(told.moves[0].seat) if len(judged.legs) > 1 else ""
    return analysis_sentences.verdict(name, told.verdict, told.lost_at, move)


def names_in(judged: Judged) -> list[str]:
    """Return the names of all players, by seat."""
    return [judged.name(seat) for seat in range(len(judged.record.seats))]


def _everybody(judged: Judged) -> Line:
    """Show the accuracy of many players, one after the other."""
    runs: list[Run] = []
    for seat in judged.seats:
        name = judged.name(seat)
        leg = next((each for each in range(1, len(judged.legs) + 1) if judged.plays(each, seat)), 1)
        runs += [
            Run(f" {name}", Tone.STRONG),
            Run(f" {analysis_sentences.percent(judged.accuracy(leg, seat))} ", Tone.DIM),
        ]
    return tuple(runs)


def graphs(judged: Judged, leg: int, ply: int, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Draw the expected scores of the legs beside each other, or only the current leg's if there is no room."""
    legs = list(range(1, len(judged.legs) + 1))
    if cells < LEAST_BESIDE:
        legs = [leg]
    room = cells // len(legs)
    drawn = [_graph(judged, each, ply if each == leg else None, room, rows, glyphs) for each in legs]
    marked = [_heading(judged, each, each == leg, room, glyphs) for each in legs]
    head = tuple(run for line in marked for run in line)
    body: list[Line] = []
    for row in range(max(map(len, drawn), default=0)):
        line = "".join(align_left(each[row] if row < len(each) else "", room) for each in drawn)
        body.append((Run(line),))
    return [head, *body] if body else []


def graph_of(judged: Judged, leg: int, cells: int, rows: int, glyphs: Glyphs) -> list[str]:
    """Draw the expected scores of a leg as lines of text."""
    return _graph(judged, leg, None, cells, rows, glyphs)


def moves(judged: Judged, leg: int, ply: int, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """List a leg's moves around the current one, with the loss of each."""
    listed = judged.legs[leg - 1].moves
    top = top_of(ply, len(listed), rows)
    longest = _LONG_NAME_CELLS if cells >= _ROOM_FOR_NAMES else _NAME_CELLS
    names = [fit((Run(judged.name(move.seat)),), longest, glyphs) for move in listed]
    column = max(map(width, names), default=0)
    return [
        _move(
            words_of(judged.record.game),
            listed[index],
            words_of(judged.record.game).written(listed[index].move, listed[index].seat, names_in(judged)),
            index,
            names[index],
            index == ply,
            column,
            cells,
            glyphs,
            lost=index == judged.legs[leg - 1].lost_at,
        )
        for index in range(top, min(top + rows, len(listed)))
    ]


def top_of(ply: int, listed: int, rows: int) -> int:
    """Return the ply of the first move that a list of `rows` rows shows."""
    return max(0, min(ply - rows // 2, listed - rows))


def rule(judged: Judged, leg: int, cells: int) -> Line:
    """Compose the heading of a leg's moves, with the legend of the graph's letters."""
    title = analysis_text.moves(called(judged, leg) or None)
    start = (Run("─ ", Tone.LINE), Run(title, Tone.TITLE), Run(" ", Tone.LINE))
    end = (Run(f" {analysis_sentences.legend()} ", Tone.DIM), Run("─", Tone.LINE))
    return (*start, Run("─" * max(0, cells - width((*start, *end))), Tone.LINE), *end)


def choices(judged: Judged, leg: int, ply: int, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """List the possible moves at a ply, the best first, with the expected score of each."""
    listed = judged.legs[leg - 1].moves
    if not listed:
        return []
    move = listed[ply]
    only: Literal["one", "unjudged"] = "unjudged" if judged.rearranged(move.seat) else "one"
    title = analysis_text.choices_here(number=ply + 1, choices="several" if len(move.choices) > 1 else only)
    lines: list[Line] = [(Run(title, Tone.DIM),)]
    shown = _around(move, rows - 1)
    game = words_of(judged.record.game)
    seat, names = move.seat, names_in(judged)
    rooms = [cells - cell_len(game.points(each.expected)) - 4 for each in shown]
    # All in the same form: the first in which each fits whole, because its end may be the difference.
    ways = [[way(each.move, seat, names) for each in shown] for way in (game.written, *game.shorter)]
    texts = next(
        (texts for texts in ways if all(cell_len(text) <= room for text, room in zip(texts, rooms, strict=True))),
        ways[-1],
    )
    chosen = (_choice(game, text, move, each, cells, glyphs) for text, each in zip(texts, shown, strict=True))
    return [*lines, *chosen]


def progress(done: int, of: int, cells: int) -> list[Line]:
    """Show the progress of an analysis, as a bar and in words."""
    room = max(10, min(_BAR_CELLS, cells - 30))
    full = room * done // of if of else 0
    bar: Line = (Run("█" * full, Tone.MARK), Run("░" * (room - full), Tone.DIM))
    said = (Run(f" {analysis_text.working()}"),)
    return [said, (), (Run(" "), *bar, Run(f"  {analysis_text.progress(done=done, moves=of)}" if of else ""))]


def judged_so_far(
    record: Record, judged: Sequence[EarlyJudgement], cells: int, rows: int, glyphs: Glyphs
) -> list[Line]:
    """List the moves judged so far in the order of play, at most `rows`; the analysis goes backwards from the end."""
    if not judged or rows < 1:
        return []
    shown = sorted(judged[-rows:], key=lambda move: (move.leg, move.ply))
    say, names = words_of(record.game), {seat.seat: seat.name for seat in record.seats}
    every = [names.get(seat, "") for seat in range(len(record.seats))]
    lines: list[Line] = []
    for move in shown:
        seat = int(next(iter(record.legs[move.leg - 1].roles), 0)) if record.form == "race" else move.seat
        name = fit((Run(names.get(seat, "")),), _LONG_NAME_CELLS, glyphs)
        leg: Line = (Run(f" {move.leg}·", Tone.DIM),) if len(record.legs) > 1 else ()
        text = say.written(move.move, seat, every)
        room = cells - width(leg)
        lines.append((*leg, *_move(say, move, text, move.ply, name, False, _LONG_NAME_CELLS, room, glyphs)))
    return lines


def faults(judged: Judged) -> list[str]:
    """List the mistakes of a match in sentences, in the order of play."""
    say = words_of(judged.record.game)
    names = names_in(judged)
    race = judged.record.form == "race"  # the player's name identifies the table
    return [
        analysis_text.fault_found(
            leg=None if race else called(judged, found.leg) or None,
            number=found.ply + 1,
            name=judged.name(found.move.seat),
            move=say.written(found.move.move, found.move.seat, names),
            fault=found.move.fault,
            best=say.written(found.move.choices[0].move, found.move.seat, names),
            lost=say.lost(found.move.loss),
        )
        for found in judged.faults()
        if found.move.fault is not None
    ]


def _graph(judged: Judged, leg: int, ply: int | None, cells: int, rows: int, glyphs: Glyphs) -> list[str]:
    marks = [
        (found.ply + 1, analysis_text.fault_letter(found.move.fault))
        for found in judged.faults(leg)
        if found.move.fault is not None
    ]
    at = None if ply is None else ply + 1
    return draw(Curve(judged.expected(leg), marks), cells, rows, glyphs, span=judged.span(), at=at)


def graph_title(judged: Judged, leg: int) -> str:
    """Return the title of a leg's graph."""
    return analysis_text.graph(leader=judged.leader(leg), leg=called(judged, leg) or None)


def _heading(judged: Judged, leg: int, chosen: bool, cells: int, glyphs: Glyphs) -> Line:
    mark = f" {'▸ ' if chosen and len(judged.legs) > 1 else '  '}"
    text = f"{mark}{graph_title(judged, leg)}"
    if cell_len(text) > cells:
        text = f"{mark}{called(judged, leg)}"
    line = fit((Run(text, Tone.MARK if chosen else Tone.DIM),), cells, glyphs)
    return (*line, Run(" " * max(0, cells - width(line))))


def _move(
    say: GameWords,
    move: JudgedMove | EarlyJudgement,
    text: str,
    ply: int,
    name: Line,
    chosen: bool,
    column: int,
    cells: int,
    glyphs: Glyphs,
    *,
    lost: bool = False,
) -> Line:
    tone = Tone.STRONG if chosen else Tone.PLAIN
    left: Line = (
        Run("▸" if chosen else " ", Tone.MARK),
        Run(f"{ply + 1:>3} ", Tone.DIM),
        *(Run(run.text, tone) for run in name),
        Run(" " * (column - width(name) + 2)),
        *with_cards(text, tone),
    )
    fault = analysis_text.fault(move.fault) if move.fault is not None else ""
    right: Line = (
        Run(f"{analysis_text.lost_here()} " if lost else "", Tone.BAD),
        Run(f"{fault} " if fault else "", _TONES[move.fault]),
        Run(align_right(say.gave(move.loss), 5), _TONES[move.fault]),
        Run(align_right(say.points(move.expected), 6)),
    )
    return spread(left, right, cells, glyphs)


def _around(move: JudgedMove, rows: int) -> Sequence[Choice]:
    """Return as many choices as fit, from the best on, including the one that was made."""
    shown = list(move.choices[: max(1, rows)])
    made = next((each for each in move.choices if each.move == move.move), None)
    if made is not None and made not in shown:
        shown[-1] = made
    return shown


def _choice(say: GameWords, text: str, move: JudgedMove, choice: Choice, cells: int, glyphs: Glyphs) -> Line:
    made = choice.move == move.move
    points = say.points(choice.expected)
    line = spread((Run("▸ " if made else "  ", Tone.MARK), *with_cards(text)), (Run(points),), cells, glyphs)
    return tuple(Run(run.text, Tone.STRONG if made and run.tone is Tone.PLAIN else run.tone) for run in line)


def beside(left: Sequence[Line], right: Sequence[Line], cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Compose two blocks beside each other, the left one `cells` wide."""
    lines: list[Line] = []
    for row in range(rows):
        first = fit(left[row], cells, glyphs) if row < len(left) else ()
        second = right[row] if row < len(right) else ()
        lines.append((*first, Run(" " * (cells - width(first))), Run(" │ ", Tone.LINE), *second))
    return lines
