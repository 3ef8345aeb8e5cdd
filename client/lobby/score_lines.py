"""One's high scores and what is known of a number, as lines of a screen. Pure."""

from collections.abc import Sequence
from functools import partial

from client.games.options import OFFERS, played_alone, roles_of, scored
from client.games.word_catalog import words_of
from client.lobby import score_words
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, width
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.scores import HighScore, NumberEvent

_GAP = 2
_NAME_CELLS = 23


def high_scores(game: str, scores: Sequence[HighScore], at: int, glyphs: Glyphs, *, timed: bool = False) -> list[Line]:
    """List games of one alone, the best first, with the one that is chosen marked; `timed`: with the time each took."""
    written = score_words
    rows = [
        (
            str(place),
            words_of(game).reached(each.score, each.options),
            *([written.time(each.seconds)] if timed else []),
            show_number(each.number),
            written.when(each.at),
            written.hints(each.hints),
        )
        for place, each in enumerate(scores, start=1)
    ]
    columns = written.COLUMNS_TIMED if timed else written.COLUMNS
    lines = table((columns, *rows), right={0, 1, 2, 4, 5} if timed else {0, 1, 3, 4}, glyphs=glyphs)
    marked = [(Run("▸ " if index == at else "  ", Tone.MARK), *line) for index, line in enumerate(lines[1:])]
    tones = [Tone.MARK if index == at else Tone.PLAIN for index in range(len(scores))]
    return [
        (Run("  "), *lines[0]),
        *(tuple(Run(run.text, tone) for run in line) for line, tone in zip(marked, tones, strict=True)),
    ]


def number_page(about: NumberEvent, glyphs: Glyphs) -> list[Line]:
    """Tell what the computer reached on a number, then who reached what, and where one stands."""
    written = score_words
    own = [each.own for each in about.standings if each.role == "player" and each.own is not None]
    choose = min if about.low else max
    played = any(each.own is not None for each in about.standings)
    best = choose([*own, *([about.computer] if about.computer is not None else [])], default=None)
    reached = partial(words_of(about.game).reached, options=about.options)
    facts = [
        (written.COMPUTERS_SCORE, written.computers(about, reached)),
        (written.PAR, written.par(about, played, reached)),
        (
            written.TO_REACH if best is not None and best == words_of(about.game).best else written.TO_BEAT,
            formats.number(best) if best is not None else written.WORKING,
        ),
    ]
    if (best is None and not about.working) or not scored(about.game, about.options):
        facts.pop()
    if about.verdict is not None:
        facts.append((written.CAN_BE_WON, written.verdict(about)))
    label = max(len(name) for name, _ in facts)
    lines: list[Line] = [(Run(f"{name.ljust(label)}  ", Tone.DIM), Run(value, Tone.STRONG)) for name, value in facts]
    if about.game in OFFERS and not played_alone(about.game):
        lines = []  # what a computer reaches alone says nothing then
    return [*lines, (), *table(_standings(about), right={1, 2, 4, 5} if _timed(about) else {1, 3, 4}, glyphs=glyphs)]


def _timed(about: NumberEvent) -> bool:
    return any(each.seconds is not None for each in about.standings)


def _standings(about: NumberEvent) -> list[tuple[str, ...]]:
    written, say, timed = score_words, words_of(about.game), _timed(about)
    reached = partial(say.reached, options=about.options)
    rows: list[tuple[str, ...]] = [written.STANDING_COLUMNS_TIMED if timed else written.STANDING_COLUMNS]
    order = roles_of(about.game, about.options) if about.game in OFFERS else written.ORDER
    for role in order:
        found = next((each for each in about.standings if each.role == role), None)
        what = say.standings[role] if about.together is None else f"{about.together} {say.together}"
        if found is None:
            rows.append((what, "", *([""] if timed else []), written.NOBODY, "", ""))
            continue
        own = "" if found.own is None else f"{reached(found.own)}{written.in_time(found.own_seconds)}"
        time = [written.time(found.seconds)] if timed else []
        rows.append((what, reached(found.best), *time, found.name, own, written.rank(found)))
    return rows


def table(rows: Sequence[Sequence[str]], right: set[int], glyphs: Glyphs) -> list[Line]:
    """Set rows below each other, the first being the columns' names; those in `right` end at the same cell."""
    shown = [[fit((Run(cell),), _NAME_CELLS, glyphs) for cell in row] for row in rows]
    widths = [max(width(cell) for cell in column) for column in zip(*shown, strict=True)]
    lines: list[Line] = []
    for index, row in enumerate(shown):
        runs: list[Run] = []
        for column, (cell, cells) in enumerate(zip(row, widths, strict=True)):
            space = Run(" " * (cells - width(cell)))
            between = Run(" " * _GAP) if column else Run("")
            runs += [between, space, *cell] if column in right else [between, *cell, space]
        tone = Tone.DIM if index == 0 else Tone.PLAIN
        lines.append(tuple(Run(run.text, tone) for run in runs))
    return lines
