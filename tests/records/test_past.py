"""Whom a match that is over rates, and what is told of it."""

from typing import Any

import pytest

from protocol.ids import MatchId, PlayerId, Seat
from protocol.record import Record
from protocol.standings import PastMatch, PastSeat
from server.records.past import Duel, duel_of, past
from tests.records.test_reached import ADA, ALONE, BELA, DUEL, TEN, leg, match

PROMISE = {"sha256": "0" * 64, "salt": "0" * 32}


def ended(
    *incidents: tuple[str, int],
    winners: tuple[int, ...] = (0,),
    second: str = BELA,
    commitment: dict[str, str] | None = PROMISE,
    **changes: Any,
) -> Record:
    """Return a record of a duel on a hidden number, in the second leg of which something happened."""
    legs = [{**each, "commitment": commitment} for each in (leg(310), leg(180, *incidents))]
    record = match(DUEL, *legs, second=second)
    result = record.result.model_copy(update={"winners": list(winners), "scores": {"0": 310, "1": 180}})
    return record.model_copy(update={"result": result, **changes})


@pytest.mark.parametrize("form", ["match", "mirror", "race"])
@pytest.mark.parametrize(("winners", "winner"), [((0,), Seat(0)), ((1,), Seat(1)), ((), None), ((0, 1), None)])
def test_a_duel_on_a_hidden_number_rates_both(form: str, winners: tuple[int, ...], winner: Seat | None) -> None:
    assert duel_of(ended(winners=winners, form=form)) == Duel((ADA, BELA), ("Ada", "Béla"), winner, TEN)


def test_a_computer_is_a_player_like_others() -> None:
    duel = duel_of(ended(second="computer:strong"))
    assert duel is not None
    assert duel.players == (ADA, "computer:strong")


UNRATED: dict[str, Record] = {
    "together": ended(form="together"),
    "alone": match(ALONE, {**leg(310), "commitment": PROMISE}).model_copy(update={"form": "race"}),
    "one player": ended(second=ADA),
    "a number that was known": ended(commitment=None),
    "a computer in one's place": ended(("computer", 1), ("returned", 1)),
    "a hint of who won": ended(("hint", 0)),
    "a hint before a draw": ended(("hint", 1), winners=()),
    "who won had taken back what had shown them a card": ended(("peek", 0)),
}


@pytest.mark.parametrize("record", UNRATED.values(), ids=UNRATED)
def test_what_tells_nothing_of_who_plays_better_rates_nobody(record: Record) -> None:
    assert duel_of(record) is None


def test_a_hint_of_who_loses_all_the_same_saves_no_rating() -> None:
    assert duel_of(ended(("hint", 1), ("resigned", 1))) is not None
    assert duel_of(ended(("peek", 1), ("resigned", 1))) is not None


def test_a_move_that_was_taken_back_and_had_shown_nothing_makes_no_difference() -> None:
    assert duel_of(ended(("takeback", 0))) is not None


def test_of_a_match_is_told_who_played_it_and_how_it_ended() -> None:
    assert past(MatchId("M" * 16), ended(("resigned", 1))) == PastMatch(
        match=MatchId("M" * 16),
        game="family-tree",
        options={},
        form="match",
        at=TEN,
        seats=(
            PastSeat(player=ADA, name="Ada", score=310),
            PastSeat(player=PlayerId(BELA), name="Béla", score=180),
        ),
        winners=(Seat(0),),
        why="score",
        seat=Seat(0),
    )
    unplayed = ended()
    result = unplayed.result.model_copy(update={"scores": {}})
    assert [seat.score for seat in past(MatchId("M"), unplayed.model_copy(update={"result": result})).seats] == [
        None
    ] * 2
