"""The results on a game number, and your high scores, in lines of text: pure."""

from collections.abc import Sequence
from functools import partial

from client.games.options import OFFERS, played_alone, roles_of, scored
from client.games.word_catalog import words_of
from client.lobby import score_text
from client.lobby.score_lines import own_apart
from client.room import solo_text
from client.text.messages import scores as scores_text
from protocol.scores import HighScore, NumberEvent, ScoresEvent


def about(event: NumberEvent, title: str) -> list[str]:
    """Return the results on a number: the computer's, and the best of each role."""
    alone = event.game not in OFFERS or played_alone(event.game)
    lines = [scores_text.number_line(game=title, number=event.number), *([facts(event)] if alone else [])]
    standings = {each.role: each for each in event.standings}
    say, together = words_of(event.game), event.together
    for role in roles_of(event.game, event.options) if event.game in OFFERS else score_text.ORDER:
        found = standings.get(role)
        what = say.together() if together is not None else say.standings()[role]
        lines.append(
            score_text.standing(found, what, together, partial(say.reached, options=event.options))
            if found is not None
            else scores_text.nobody_in(f"{what[:1].upper()}{what[1:]}")
        )
    return [*lines, *own_apart(event)]


def facts(event: NumberEvent) -> str:
    """Return the computer's score, par and, in a game of points, the score to beat."""
    reached = partial(words_of(event.game).reached, options=event.options)
    best = to_beat(event) if scored(event.game, event.options) else None
    told = scores_text.facts(
        computer=score_text.computers(event, reached),
        par=score_text.par(event, reached),
        best=best,
        reach=best == words_of(event.game).best,
    )
    return told if event.verdict is None else f"{told} {scores_text.winnable(scores_text.verdict(event.verdict))}"


def to_beat(event: NumberEvent) -> int | None:
    """Return the better of the computer's score and your own best alone; None if neither is known."""
    own = [each.own for each in event.standings if each.role == "player" and each.own is not None]
    return (min if event.low else max)([*own, *([event.computer] if event.computer is not None else [])], default=None)


def beat(best: int | None, about: NumberEvent) -> list[str]:
    """Return the score to beat in a solo game, and whether the computer's score is still calculated."""
    known = _to_beat(best, about) if best is not None else []
    if not scored(about.game, about.options):
        own = next((each.own for each in about.standings if each.role == "player"), None)
        told = solo_text.other_scores(
            about.computer, own, None, partial(words_of(about.game).reached, options=about.options)
        )
        known = [told] if told else []
    return [*known, *([scores_text.computer_works()] if about.computer is None and about.working else [])]


def _to_beat(best: int, about: NumberEvent) -> list[str]:
    reach = best == words_of(about.game).best
    return [scores_text.score_to_beat(score=best, reach=reach, computer=best == about.computer)]


def scores(told: ScoresEvent) -> list[str]:
    """Return your best solo games in sentences, the best first, and after them those with help and casual ones."""
    if not told.scores and not told.helped and not told.casual:
        return [scores_text.none()]
    lines = _games(told, told.scores) or [scores_text.none_without_help()]
    if told.helped:
        lines += [f"{scores_text.with_help()}:", scores_text.with_help_note(), *_games(told, told.helped)]
    if told.casual:
        lines += [f"{scores_text.casual()}:", scores_text.casual_note(), *_games(told, told.casual)]
    return lines


def _games(told: ScoresEvent, scores: Sequence[HighScore]) -> list[str]:
    reached = words_of(told.game).reached
    return [
        score_text.score_line(place, each, reached(each.score, each.options), timed=told.timed)
        for place, each in enumerate(scores, start=1)
    ]
