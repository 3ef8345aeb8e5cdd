"""What counts of a match for its players' statistics."""

from dataclasses import dataclass

import pytest

from protocol.ids import PlayerId
from protocol.record import Record
from server.records.outcomes import Outcome, outcomes
from tests.records.test_reached import ADA, ALONE, BELA, DUEL, TEN, leg, match


@dataclass(frozen=True)
class _Ended:
    """How a match ended."""

    winners: tuple[int, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()


def ended(record: Record, how: _Ended, **changed: str) -> Record:
    """Return a record of a match that ended so."""
    result = record.result.model_copy(update={"winners": list(how.winners), "scores": dict(how.scores)})
    return record.model_copy(update={"result": result, **changed})


def test_who_won_a_match_and_with_which_score_counts_for_each_of_its_people() -> None:
    duel = match(DUEL, leg(310), leg(180))
    won = _Ended(winners=(1,), scores=(("0", 180), ("1", 310)))
    assert list(outcomes(ended(duel, won))) == [Outcome(ADA, False, 180, TEN), Outcome(BELA, True, 310, TEN)]
    assert list(outcomes(ended(duel, won, form="together", game="happy-graphs"))) == [
        Outcome(ADA, None, 180, TEN),
        Outcome(BELA, None, 310, TEN),
    ]


@pytest.mark.parametrize(
    ("game", "scores", "won"),
    [
        ("grandmas-game", (("0", 104),), True),
        ("grandmas-game", (("0", 103),), False),
        ("grandmas-game", (), False),
        ("family-tree", (("0", 104),), None),
    ],
)
def test_alone_a_game_is_won_by_the_score_that_wins_it(game: str, scores: tuple[tuple[str, int]], won: bool) -> None:
    alone = ended(match(ALONE, leg(104)), _Ended(scores=scores), game=game)
    assert list(outcomes(alone)) == [Outcome(ADA, won, dict(scores).get("0"), TEN)]


@pytest.mark.parametrize("score", [0, 1])
def test_of_pat_hands_it_counts_only_whether_they_were_all_there(score: int) -> None:
    alone = ended(match(ALONE, leg(score)), _Ended(scores=(("0", score),)), game="poker-solitaire")
    alone = alone.model_copy(update={"options": {"scoring": "pat"}})
    assert list(outcomes(alone)) == [Outcome(ADA, score == 1, None, TEN)]
    two = alone.model_copy(update={"options": {"scoring": "pat", "mode": "sum-of-two"}})
    assert list(outcomes(two)) == [Outcome(ADA, None, score, TEN)], "how many matrices were won is a number"


def test_what_a_computer_played_counts_for_nobody_and_without_times_all_was_at_once() -> None:
    with_computer = match(DUEL, leg(310, ("computer", 0), at=None), second="computer:easy")
    assert list(outcomes(with_computer)) == []
    helped = match(DUEL, leg(310, ("computer", 0), ("returned", 0), at=None))
    assert list(outcomes(helped)) == [Outcome(PlayerId(BELA), False, None, 0)]


@pytest.mark.parametrize(("winners", "told"), [((0,), [BELA]), ((), [BELA]), ((1,), [ADA, BELA])])
def test_who_took_back_what_had_shown_a_card_has_not_won_by_that(winners: tuple[int, ...], told: list[str]) -> None:
    duel = match(DUEL, leg(310, ("peek", 0)), leg(180))
    found = list(outcomes(ended(duel, _Ended(winners=winners, scores=(("0", 310), ("1", 180))))))
    assert [each.player for each in found] == told
    assert [each.score for each in found if each.player == ADA] == [None] * (ADA in told)
