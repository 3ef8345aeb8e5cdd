"""Your high scores and the results on a number, as lines of a screen. Pure."""

from collections.abc import Sequence
from functools import partial

from client.games.options import OFFERS, played_alone, roles_of, scored
from client.games.word_catalog import words_of
from client.lobby import score_text
from client.text import formats
from client.text.cells import align_left, cell_len
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import scores as scores_text
from client.text.tones import Tone
from protocol.ids import Role
from protocol.scores import HelpedScore, HighScore, NumberEvent, ScoresEvent


def high_scores(told: ScoresEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return your best solo games as a list, below them those with help and casual ones.

    An item's id is the game's match.
    """
    if not told.scores and not told.helped and not told.casual:
        return [Item(line) for line in wrap((Run(scores_text.none()),), cells, glyphs)]
    lines = _games(told, told.scores, cells, glyphs) if told.scores else [Item((Run(scores_text.none_without_help()),))]
    for title, note, games in (
        (scores_text.with_help(), scores_text.with_help_note(), told.helped),
        (scores_text.casual(), scores_text.casual_note(), told.casual),
    ):
        if games:
            lines += [Item(()), Item((Run(title, Tone.STRONG),))]
            lines += [Item(line) for line in wrap((Run(note, Tone.DIM),), cells, glyphs)]
            lines += _games(told, games, cells, glyphs, helped=True)
    return lines


def _games(
    told: ScoresEvent, scores: Sequence[HighScore], cells: int, glyphs: Glyphs, *, helped: bool = False
) -> list[Item]:
    timed = told.timed
    rows = [
        (
            str(place),
            words_of(told.game).reached(each.score, each.options),
            *([score_text.time(each.seconds)] if timed else []),
            formats.game_number(each.number),
            formats.date_time(each.at),
            *([score_text.help_of(each)] if helped else []),
        )
        for place, each in enumerate(scores, start=1)
    ]
    names: list[scores_text.Column] = ["score", "time", "number", "when", "help"]
    shown = [each for each in names if (timed or each != "time") and (helped or each != "help")]
    head, *lines = table(
        (("", *map(scores_text.column, shown)), *rows), {0, 1, 2, 4} if timed else {0, 1, 3}, cells, glyphs
    )
    return [Item(head), *[Item(line, each.match) for line, each in zip(lines, scores, strict=True)]]


def number_page(about: NumberEvent, cells: int, glyphs: Glyphs) -> list[Line]:
    """Return the results on a number: the computer's, then the best of all players and yours."""
    own = [each.own for each in about.standings if each.role == "player" and each.own is not None]
    choose = min if about.low else max
    best = choose([*own, *([about.computer] if about.computer is not None else [])], default=None)
    reached = partial(words_of(about.game).reached, options=about.options)
    facts = [
        (scores_text.fact("computer"), score_text.computers(about, reached)),
        (scores_text.fact("par"), score_text.par(about, reached)),
        (
            scores_text.fact("reach" if best is not None and best == words_of(about.game).best else "beat"),
            formats.number(best) if best is not None else scores_text.working(),
        ),
    ]
    if (best is None and not about.working) or not scored(about.game, about.options):
        facts.pop()
    if about.verdict is not None:
        facts.append((scores_text.fact("winnable"), scores_text.verdict(about.verdict)))
    facts = [(name, value) for name, value in facts if value != scores_text.not_known()]
    label = max((cell_len(name) for name, _ in facts), default=0)
    lines: list[Line] = [
        (Run(f"{align_left(name, label)}  ", Tone.DIM), Run(value, Tone.STRONG)) for name, value in facts
    ]
    if about.game in OFFERS and not played_alone(about.game):
        lines = []  # the computer's score alone says nothing then
    lines += [
        *([()] if lines else []),
        *(
            table(_standings(about), {1, 2, 4, 5}, cells, glyphs, gives=3)
            if _timed(about)
            else table(_standings(about), {1, 3, 4}, cells, glyphs, gives=2)
        ),
    ]
    for text in own_apart(about):
        lines += [(), *wrap((Run(text, Tone.DIM),), cells, glyphs)]
    return lines


def own_apart(about: NumberEvent) -> list[str]:
    """Return a sentence each on your best scores with help and in casual games on a number, if there are any."""
    helped, casual = _own(about, about.own_helped), _own(about, about.own_casual)
    return [each for each in (score_text.own_helped(helped), score_text.own_casual(casual)) if each]


def _own(about: NumberEvent, scores: Sequence[HelpedScore]) -> list[str]:
    """Return your own scores on a number, each with its role or measure."""
    say = words_of(about.game)
    return [
        scores_text.helped_score(
            what=what_of(about, each.role),
            score=score_text.in_time(say.reached(each.score, about.options), each.seconds),
        )
        for each in scores
    ]


def what_of(about: NumberEvent, role: Role) -> str:
    """Return the text on the role and measure of a best score on a number."""
    say = words_of(about.game)
    if about.together is None:
        return say.standings()[role]
    return scores_text.together(count=about.together, what=say.together())


def _timed(about: NumberEvent) -> bool:
    return any(each.seconds is not None for each in about.standings)


def _standings(about: NumberEvent) -> list[tuple[str, ...]]:
    say, timed = words_of(about.game), _timed(about)
    reached = partial(say.reached, options=about.options)
    names: list[scores_text.StandingColumn] = ["best", "time", "name", "own", "rank"]
    shown = [scores_text.standing_column(each) for each in names if timed or each != "time"]
    rows: list[tuple[str, ...]] = [("", *shown)]
    order = roles_of(about.game, about.options) if about.game in OFFERS else score_text.ORDER
    for role in order:
        found = next((each for each in about.standings if each.role == role), None)
        what = what_of(about, role)
        if found is None:
            rows.append((what, "", *([""] if timed else []), scores_text.nobody(), "", ""))
            continue
        own = "" if found.own is None else score_text.in_time(reached(found.own), found.own_seconds)
        time = [score_text.time(found.seconds)] if timed else []
        rows.append((what, reached(found.best), *time, found.name, own, score_text.rank(found)))
    return rows


def table(
    rows: Sequence[Sequence[str]], right: set[int], cells: int, glyphs: Glyphs, gives: int | None = None
) -> list[Line]:
    """Return rows as lines; the first row has the columns' names; those in `right` end at the same cell."""
    head, *lines = columns(rows, cells, glyphs, gives=len(rows[0]) - 1 if gives is None else gives, right=right)
    return [tuple(Run(run.text, Tone.DIM) for run in head), *lines]
