"""The results of a fair-deal check, in sentences."""

from collections.abc import Mapping

from client.games.fairness import Finding, Verdict
from client.text.messages import fair_deal as fair_deal_text

_DIFFERENT = (Finding.DECK_DIFFERENT, Finding.CARDS_DIFFERENT)


def finding_sentence(found: Finding, verdict: Verdict, own: Mapping[str, str] | None = None) -> str:
    """Return the result of a check; `own` has a game's sentences, if it compares something other than cards."""
    if own and found in own:
        sentence = own[found]
    elif found is Finding.CARDS_AS_SEEN and verdict.cards == 0:
        sentence = fair_deal_text.no_cards_seen()
    else:
        sentence = fair_deal_text.finding(found)
    if found not in _DIFFERENT:
        return sentence
    return f"{sentence} {fair_deal_text.first_difference(move=(verdict.ply or 0) + 1, leg=verdict.leg or 1)}"
