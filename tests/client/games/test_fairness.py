import hashlib
from collections import deque
from dataclasses import replace
from typing import Any

import pytest

from client.games.fair_deal_text import verdict_sentences
from client.games.fairness import Finding, Sighting, Verdict, check
from protocol.cards import Card
from protocol.deals import commitment
from protocol.games.family_tree.deck import DECK
from protocol.ids import MatchId
from protocol.record import Record
from protocol.room import LegInfo, MatchInfo, MatchResult

NUMBER = 482109375512
SALT = "0123456789abcdef" * 2
PROMISE = commitment(NUMBER, SALT)
ALL_GOOD = (Finding.COMMITMENT_KEPT, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN)


def match(**changes: Any) -> MatchInfo:
    legs = tuple(
        LegInfo(leg=leg, roles=("maximizer", "minimizer"), status="over", ply=3, score=10, parts={}) for leg in (1, 2)
    )
    result = MatchResult(winners=(), scores=(10, 10), why="score")
    whole = MatchInfo(
        match=1,
        id=MatchId("M1"),
        game="family-tree",
        options={},
        form="match",
        known=False,
        dead=False,
        number=NUMBER,
        salt=SALT,
        commitment=PROMISE,
        legs=legs,
        result=result,
    )
    return replace(whole, **changes)


def leg(number: int = NUMBER) -> dict[str, Any]:
    """A leg that skips the cards that are no family cards, and plays the first four that are."""
    deck = DECK.deal(number)
    stock = deque(deck)
    couple: list[Card] = []
    while len(couple) < 2:
        card = stock.popleft()
        (stock if card[0] in "2AJ" else couple).append(card)

    def skip() -> list[Card]:
        skipped = []
        while stock[0][0] in "2AJ":
            skipped.append(stock[0])
            stock.rotate(-1)
        return skipped

    opening = {"tree_top": couple, "skipped": skip(), "score": 10}
    moves = []
    for ply in range(4):
        move = f"{stock.popleft()}>{couple[0]}"
        moves.append({"seat": ply % 2, "move": move, "at": None, "score": 10, "skipped": skip()})
    return {
        "number": number,
        "commitment": {"sha256": PROMISE, "salt": SALT},
        "deck": list(deck),
        "roles": {"0": "maximizer", "1": "minimizer"},
        "opening": opening,
        "moves": moves,
        "incidents": [],
        "result": {"score": 10, "parts": {"levels": 10}},
        "left": list(stock),
    }


def record(*legs: dict[str, Any]) -> Record:
    return Record.model_validate(
        {
            "turnabout": 1,
            "game": "family-tree",
            "rules": 1,
            "options": {},
            "form": "match",
            "seats": [],
            "legs": legs or (leg(), leg()),
            "result": {"winners": [], "scores": {"0": 10, "1": 10}, "why": "score"},
            "digest": "0" * 64,
        },
        strict=False,
    )


def seen(*, legs: tuple[int, ...] = (1, 2)) -> list[Sighting]:
    cards = [move["move"].partition(">")[0] for move in leg()["moves"]]
    return [Sighting(each, ply, Card(card)) for each in legs for ply, card in enumerate(cards)]


def fair(verdict: Verdict) -> bool:
    """Tell whether all that could be checked was as promised."""
    return all(finding.good for finding in verdict.findings)


def test_the_hidden_number_follows_the_rules_page() -> None:
    assert hashlib.sha256(f"{NUMBER}:{SALT}".encode()).hexdigest() == PROMISE


def test_a_match_as_promised_is_fair() -> None:
    verdict = check("family-tree", match(), PROMISE, seen(), record())
    assert verdict == Verdict(ALL_GOOD, cards=8)
    assert fair(verdict)


def test_some_cards_may_have_been_missed() -> None:
    assert check("family-tree", match(), PROMISE, seen(legs=(2,)), record()) == Verdict(ALL_GOOD, cards=4)


def test_a_known_number_needs_no_promise() -> None:
    verdict = check("family-tree", match(known=True, salt=None, commitment=None), None, seen(), record())
    assert verdict.findings == (Finding.NUMBER_KNOWN, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN)
    assert fair(verdict)


BROKEN: dict[str, tuple[dict[str, Any], Finding]] = {
    "another salt": ({"salt": "0" * 32}, Finding.COMMITMENT_BROKEN),
    "another number": ({"number": 7}, Finding.COMMITMENT_BROKEN),
    "another commitment": ({"commitment": commitment(7, SALT), "number": 7}, Finding.COMMITMENT_CHANGED),
    "no number": ({"number": None}, Finding.NUMBER_MISSING),
    "no salt": ({"salt": None}, Finding.NUMBER_MISSING),
    "called known after it was promised": (
        {"known": True, "salt": None, "commitment": None},
        Finding.NUMBER_MISSING,
    ),
}


@pytest.mark.parametrize(("changes", "finding"), BROKEN.values(), ids=BROKEN)
def test_a_broken_promise_is_found(changes: dict[str, Any], finding: Finding) -> None:
    verdict = check("family-tree", match(**changes), PROMISE, seen(), record())
    assert verdict.findings[0] == finding
    assert not fair(verdict)


def test_another_deck_than_the_numbers_is_found() -> None:
    other = leg()
    other["deck"][10], other["deck"][11] = other["deck"][11], other["deck"][10]
    verdict = check("family-tree", match(), PROMISE, seen(), record(leg(), other))
    assert verdict == Verdict((Finding.COMMITMENT_KEPT, Finding.DECK_DIFFERENT), leg=2, ply=0)
    assert check("family-tree", match(), PROMISE, seen(), record(leg(7), leg(7))).leg == 1


def test_a_card_that_did_not_come_next_is_found() -> None:
    other = leg()
    other["moves"][2], other["moves"][3] = other["moves"][3], other["moves"][2]
    verdict = check("family-tree", match(), PROMISE, seen(), record(other, leg()))
    assert (verdict.leg, verdict.ply, fair(verdict)) == (1, 2, False)


def test_a_skipped_card_that_did_not_come_next_is_found() -> None:
    other = leg()
    other["moves"][1]["skipped"] = ["5D"]
    verdict = check("family-tree", match(), PROMISE, seen(), record(leg(), other))
    assert (verdict.leg, verdict.ply, fair(verdict)) == (2, 1, False)
    other = leg()
    other["opening"]["skipped"] = ["5D"]
    assert check("family-tree", match(), PROMISE, seen(), record(other, leg())).ply == 0


def test_more_moves_than_cards_are_found() -> None:
    other = leg()
    other["moves"] += [{"seat": 0, "move": f"{card}>5D", "at": None, "score": 0} for card in [*other["left"], "5D"]]
    assert not fair(check("family-tree", match(), PROMISE, seen(), record(other, leg())))


@pytest.mark.parametrize(
    "sighting", [Sighting(1, 2, Card("X1")), Sighting(2, 9, Card("5D")), Sighting(3, 0, Card("5D"))]
)
def test_a_card_seen_that_the_record_denies_is_found(sighting: Sighting) -> None:
    verdict = check("family-tree", match(), PROMISE, [*seen(), sighting], record())
    assert verdict.findings[-1] == Finding.CARDS_DIFFERENT
    assert (verdict.leg, verdict.ply, fair(verdict)) == (sighting.leg, sighting.ply, False)


def test_without_a_record_only_the_promise_is_checked() -> None:
    verdict = check("family-tree", match(), PROMISE, seen(), None)
    assert verdict.findings == (Finding.COMMITMENT_KEPT, Finding.RECORD_MISSING)
    assert not fair(verdict)


def test_the_last_card_of_a_match_cut_short_was_not_played_and_is_no_difference() -> None:
    played = record()
    last = Sighting(1, 4, Card("X1"))
    resigned = MatchResult(winners=(), scores=(None, None), why="resigned")
    assert check("family-tree", match(result=resigned), PROMISE, [last], played) == Verdict(ALL_GOOD, 0)
    assert check("family-tree", match(), PROMISE, [last], played).findings[-1] is Finding.CARDS_DIFFERENT


FAIR = "Fair deal: the number was fixed at the start, and the cards match it."
KEPT = "The number matches the fingerprint shown at the start."
DEALT = "Verified: this number deals the deck you played."


@pytest.mark.parametrize(
    ("findings", "numbered", "sentences"),
    [
        (ALL_GOOD, True, [(True, FAIR)]),
        (ALL_GOOD, False, [(True, DEALT)]),
        ((Finding.NUMBER_KNOWN, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN), True, [(True, DEALT)]),
        (
            (Finding.COMMITMENT_KEPT, Finding.DECK_DEALT, Finding.RECORD_MISSING),
            True,
            [
                (True, KEPT),
                (True, DEALT),
                (False, "The server did not give the record, so the cards can’t be compared."),
            ],
        ),
        ((Finding.COMMITMENT_KEPT,), True, [(True, KEPT)]),
    ],
    ids=["hidden", "number without effect", "known", "one check fails", "only the commitment"],
)
def test_one_sentence_says_that_all_checks_are_good(
    findings: tuple[Finding, ...], numbered: bool, sentences: list[tuple[bool, str]]
) -> None:
    assert verdict_sentences(Verdict(findings), None, numbered=numbered) == sentences
