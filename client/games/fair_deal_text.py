"""The results of a fair-deal check, in sentences."""

from collections.abc import Mapping
from typing import NamedTuple

from client.games.fairness import Finding, Verdict
from client.text.messages import fair_deal as fair_deal_text
from client.text.tables import text_of

_DIFFERENT = (Finding.DECK_DIFFERENT, Finding.CARDS_DIFFERENT)


class Sentence(NamedTuple):
    """A sentence on a check; `good`: it is as promised."""

    good: bool
    text: str


def verdict_sentences(
    verdict: Verdict, own: Mapping[str, str] | None = None, *, numbered: bool = True
) -> list[Sentence]:
    """Return the results of all checks, in one sentence if all are good; `numbered`: the number decides the cards."""
    needless = {Finding.NUMBER_KNOWN, *(() if numbered else (Finding.COMMITMENT_KEPT,))}
    found = [each for each in verdict.findings if each not in needless]
    if Finding.DECK_DEALT in found and all(each.good for each in found):
        if Finding.COMMITMENT_KEPT in found:
            return [Sentence(True, fair_deal_text.fair())]
        found = [Finding.DECK_DEALT]
    return [Sentence(each.good, finding_sentence(each, verdict, own)) for each in found]


def finding_sentence(found: Finding, verdict: Verdict, own: Mapping[str, str] | None = None) -> str:
    """Return the result of a check; `own` has a game's sentences, if it compares something other than cards."""
    if own and found in own:
        sentence = own[found]
    elif found is Finding.CARDS_AS_SEEN and verdict.cards == 0:
        sentence = fair_deal_text.no_cards_seen()
    else:
        sentence = text_of(fair_deal_text.finding, found)
    if found not in _DIFFERENT:
        return sentence
    return f"{sentence} {fair_deal_text.first_difference(move=(verdict.ply or 0) + 1, leg=verdict.leg or 1)}"
