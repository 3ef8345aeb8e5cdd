"""The results on a game number, and your high scores, in lines of text: pure."""

from collections.abc import Sequence
from functools import partial

from client.games.options import OFFERS, played_alone, roles_of, scored
from client.games.word_catalog import words_of
from client.line.words import numbers as words
from client.lobby import score_words
from client.lobby.score_lines import own_helped
from client.room import solo_text
from client.text import formats
from protocol.scores import HighScore, NumberEvent, ScoresEvent


def about(event: NumberEvent, title: str) -> list[str]:
    """Tell what was reached on a number, by whom, and by the computer."""
    alone = event.game not in OFFERS or played_alone(event.game)
    lines = [words.about(title, event.number), *([facts(event)] if alone else [])]
    standings = {each.role: each for each in event.standings}
    say, together = words_of(event.game), event.together
    for role in roles_of(event.game, event.options) if event.game in OFFERS else score_words.ORDER:
        found = standings.get(role)
        what = say.together() if together is not None else say.standings()[role]
        lines.append(
            score_words.standing(found, what, together, partial(say.reached, options=event.options))
            if found is not None
            else formats.sentence(f"{what}: {score_words.NOBODY}")
        )
    helped = score_words.own_helped(own_helped(event))
    return [*lines, helped] if helped else lines


def facts(event: NumberEvent) -> str:
    """Tell the computer's score, par and, where there are points, the score to beat."""
    reached = partial(words_of(event.game).reached, options=event.options)
    best = to_beat(event) if scored(event.game, event.options) else None
    told = words.facts(
        score_words.computers(event, reached),
        score_words.par(event, reached),
        best,
        most=words_of(event.game).best,
    )
    verdict = score_words.verdict(event)
    return f"{told} {formats.sentence(f'{score_words.CAN_BE_WON}: {verdict}')}" if verdict else told


def to_beat(event: NumberEvent) -> int | None:
    """Return the better of the computer's score and one's own best alone; None while neither is known."""
    own = [each.own for each in event.standings if each.role == "player" and each.own is not None]
    return (min if event.low else max)([*own, *([event.computer] if event.computer is not None else [])], default=None)


def beat(best: int | None, about: NumberEvent) -> list[str]:
    """Say in a solo game what is to beat, and whether the computer's score is still worked out."""
    known = [words.beat(best, about.computer, most=words_of(about.game).best)] if best is not None else []
    if not scored(about.game, about.options):
        own = next((each.own for each in about.standings if each.role == "player"), None)
        told = solo_text.other_scores(
            about.computer, own, None, partial(words_of(about.game).reached, options=about.options)
        )
        known = [told] if told else []
    return [*known, *([words.BEAT_LATER] if about.computer is None and about.working else [])]


def scores(told: ScoresEvent) -> list[str]:
    """Return your best solo games in sentences, the best first, and after them those with help."""
    say = score_words
    if not told.scores and not told.helped:
        return [say.NO_SCORES]
    best = _games(told, told.scores) or [say.NO_BEST]
    return [*best, f"{say.HELPED}:", say.HELPED_NOTE, *_games(told, told.helped)] if told.helped else best


def _games(told: ScoresEvent, scores: Sequence[HighScore]) -> list[str]:
    reached = words_of(told.game).reached
    return [
        score_words.score_line(place, each, reached(each.score, each.options), timed=told.timed)
        for place, each in enumerate(scores, start=1)
    ]
