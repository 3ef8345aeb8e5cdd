"""Compares a solo score with other scores on its number. `client/web/room/solo_text.js` does the same."""

from collections.abc import Callable

from client.text import formats
from client.text.messages import solo as solo_text


def comparison(
    score: int,
    beat: int,
    computer: int | None,
    counted: Callable[[int], str],
    *,
    low: bool = False,
) -> str:
    """Compare a score with the score to beat.

    `low`: the lowest score is the best; `counted` returns a score with its noun.
    """
    is_computers = computer == beat
    if score < beat if low else score > beat:
        return solo_text.beat_computer(beat) if is_computers else solo_text.beat_best(beat)
    if score == beat:
        return solo_text.matched_computer() if is_computers else solo_text.matched_best()
    message = solo_text.computer_best if is_computers else solo_text.your_best
    return message(score=counted(beat), low=low)


def other_scores(
    computer: int | None, best: int | None, par: int | None, written: Callable[[int], str] = formats.number
) -> str:
    """Return the other results on the number, if they are known; `written` returns a score as text."""
    scores = ((computer, solo_text.computer), (best, solo_text.best_before), (par, solo_text.par))
    known = [message(written(score)) for score, message in scores if score is not None]
    return formats.sentence(formats.listed(known)) if known else ""
