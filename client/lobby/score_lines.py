"""Your high scores and the results on a number, as lines of a screen. Pure."""

from collections.abc import Sequence
from functools import partial

from client.games.options import OFFERS, played_alone, roles_of, scored
from client.games.word_catalog import words_of
from client.lobby import score_words
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, width, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.ids import Role
from protocol.scores import NumberEvent, ScoresEvent

_GAP = 2
_NAME_CELLS = 23


def high_scores(told: ScoresEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return your best solo games as a list, and below them those with help; an item's id is the game's match."""
    say = score_words
    if not told.scores and not told.helped:
        return [Item(line) for line in wrap((Run(say.NO_SCORES),), cells, glyphs)]
    best = _games(told, glyphs, helped=False) if told.scores else [Item((Run(say.NO_BEST),))]
    if not told.helped:
        return best
    note = [Item(line) for line in wrap((Run(say.HELPED_NOTE, Tone.DIM),), cells, glyphs)]
    return [*best, Item(()), Item((Run(say.HELPED, Tone.STRONG),)), *note, *_games(told, glyphs, helped=True)]


def _games(told: ScoresEvent, glyphs: Glyphs, *, helped: bool) -> list[Item]:
    say, timed, scores = score_words, told.timed, told.helped if helped else told.scores
    rows = [
        (
            str(place),
            words_of(told.game).reached(each.score, each.options),
            *([say.time(each.seconds)] if timed else []),
            show_number(each.number),
            say.when(each.at),
            *([say.help_of(each)] if helped else []),
        )
        for place, each in enumerate(scores, start=1)
    ]
    columns = (*(say.COLUMNS_TIMED if timed else say.COLUMNS), *([say.HELP_COLUMN] if helped else []))
    head, *lines = table((columns, *rows), right={0, 1, 2, 4} if timed else {0, 1, 3}, glyphs=glyphs)
    return [Item(head), *[Item(line, each.match) for line, each in zip(lines, scores, strict=True)]]


def number_page(about: NumberEvent, cells: int, glyphs: Glyphs) -> list[Line]:
    """Return the results on a number: the computer's, then everybody's best and yours."""
    written = score_words
    own = [each.own for each in about.standings if each.role == "player" and each.own is not None]
    choose = min if about.low else max
    best = choose([*own, *([about.computer] if about.computer is not None else [])], default=None)
    reached = partial(words_of(about.game).reached, options=about.options)
    facts = [
        (written.COMPUTERS_SCORE, written.computers(about, reached)),
        (written.PAR, written.par(about, reached)),
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
    lines += [(), *table(_standings(about), right={1, 2, 4, 5} if _timed(about) else {1, 3, 4}, glyphs=glyphs)]
    helped = written.own_helped(own_helped(about))
    return lines if not helped else [*lines, (), *wrap((Run(helped, Tone.DIM),), cells, glyphs)]


def own_helped(about: NumberEvent) -> list[str]:
    """Return your best scores with help on a number, each with what it is the best of."""
    say = words_of(about.game)
    return [
        f"{what_of(about, each.role)}, {say.reached(each.score, about.options)}{score_words.in_time(each.seconds)}"
        for each in about.own_helped
    ]


def what_of(about: NumberEvent, role: Role) -> str:
    """Return what a score in a role on a number is the best of."""
    say = words_of(about.game)
    return say.standings()[role] if about.together is None else f"{about.together} {say.together()}"


def _timed(about: NumberEvent) -> bool:
    return any(each.seconds is not None for each in about.standings)


def _standings(about: NumberEvent) -> list[tuple[str, ...]]:
    written, say, timed = score_words, words_of(about.game), _timed(about)
    reached = partial(say.reached, options=about.options)
    rows: list[tuple[str, ...]] = [written.STANDING_COLUMNS_TIMED if timed else written.STANDING_COLUMNS]
    order = roles_of(about.game, about.options) if about.game in OFFERS else written.ORDER
    for role in order:
        found = next((each for each in about.standings if each.role == role), None)
        what = what_of(about, role)
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
