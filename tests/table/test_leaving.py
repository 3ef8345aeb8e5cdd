"""What ends a match early, and the computer in an empty seat."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Claim, Ready, Resign, Sit, Stand
from protocol.events import EVENT, RoomEvent
from protocol.ids import Seat
from server.table import match as matches
from server.table.decision import Computer
from server.table.leaving import Claimed, Resigned, Returned, Substituted
from tests.table.asked import answer, ban, claim, configure, gone, here, resign, takeback
from tests.table.phases import agreed, alone, between, leg_1, leg_2, over, seated
from tests.table.play import BRIEF, Table, told_of

UNDER_WAY = {"leg 1": leg_1, "between": between, "leg 2": leg_2}
NOT_UNDER_WAY = {"alone": alone, "seated": seated, "over": over, "agreed": agreed}
RANDOM = Computer(Seat(1), "random")


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


# Resigning


@pytest.mark.parametrize("phase", UNDER_WAY.values(), ids=UNDER_WAY)
@pytest.mark.parametrize(("who", "winner"), [("ada", 1), ("ben", 0)])
def test_who_resigns_loses_the_match(phase: Callable[[], Table], who: str, winner: int) -> None:
    table = phase()
    decision = table.do(who, resign(table))
    assert (decision.facts, decision.over) == ([Resigned(Seat(1 - winner))], True)
    result = matches.result(table.match)
    assert result is not None
    assert (result.winners, result.why) == ((winner,), "resigned")
    assert (table.room.under_way, table.room.finished, table.room.next_leg) == (False, True, None)
    assert told_of(table.room)[-1]["detail"] == {"winners": [winner], "why": "resigned"}


@pytest.mark.parametrize("phase", NOT_UNDER_WAY.values(), ids=NOT_UNDER_WAY)
def test_no_match_no_resigning_and_no_claiming(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.refused("ada", resign(table)).code is Code.STALE
    assert table.refused("ada", claim(table)).code is Code.STALE


def test_another_match_than_the_one_under_way_is_not_resigned() -> None:
    assert leg_1().refused("ada", Resign(id="c", match=2)).code is Code.STALE


def test_scores_are_those_of_the_legs_that_were_played_out() -> None:
    for phase, scores in ((leg_1, (None, None)), (between, (20, None)), (leg_2, (20, None))):
        table = phase()
        table.do("ada", resign(table))
        result = matches.result(table.match)
        assert result is not None
        assert result.scores == scores


def test_an_early_end_reveals_the_number() -> None:
    table = leg_1()
    match = shown(table).match
    assert match is not None and match.number is None
    table.do("ben", resign(table))
    match = shown(table).match
    assert match is not None
    assert (match.number, match.salt) == (table.match.deal.number, table.match.deal.salt)
    assert [leg.status for leg in match.legs] == ["unfinished", "waiting"]


def test_after_an_early_end_nothing_is_played_on() -> None:
    for phase in UNDER_WAY.values():
        table = phase()
        command = table.command("QD>5D")
        table.do("ben", resign(table))
        assert table.refused("ada", command).code is Code.STALE
        assert table.refused("ada", resign(table)).code is Code.STALE
        assert table.refused("ada", takeback(table)).code is Code.STALE
        assert table.refused("ada", Ready(id="c", match=1, leg=2)).code is Code.STALE


@pytest.mark.parametrize("phase", UNDER_WAY.values(), ids=UNDER_WAY)
def test_after_an_early_end_another_match_is_agreed_as_after_any(phase: Callable[[], Table]) -> None:
    table = phase()
    seen = BRIEF if len(table.match.legs) == 2 or table.match.leg.over else BRIEF[:3]
    table.do("ben", resign(table))
    number = table.match.deal.number
    table.agree("same_number")
    assert (table.match.deal.number, table.match.deal.known, table.match.leg.seen) == (number, True, seen)
    table.do("ada", resign(table))
    table.agree("new_number")
    assert (table.match.match, table.match.deal.number) == (3, number - 2)
    assert replace(table.read(), happenings=()) == replace(table.room, happenings=())


# Claiming


@pytest.mark.parametrize("phase", UNDER_WAY.values(), ids=UNDER_WAY)
def test_who_stayed_claims_the_match_after_the_patience(phase: Callable[[], Table]) -> None:
    table = gone(phase(), "ben")
    since = table.now
    decision = table.do("ada", claim(table))
    assert (decision.facts, decision.over) == ([Claimed(seat=Seat(0), absent=Seat(1), since=since)], True)
    result = matches.result(table.match)
    assert result is not None
    assert (result.winners, result.why) == ((Seat(0),), "claimed")


@pytest.mark.parametrize("computer", [None, "random"])
def test_nothing_is_claimed_before_the_patience_is_over(computer: str | None) -> None:
    table = gone(leg_1(), "ben", 58_500)
    rejection = table.refused("ada", claim(table, computer))
    assert (rejection.reason, rejection.data["seconds"]) == ("player_not_away_long_enough", 2)


@pytest.mark.parametrize("computer", [None, "random"])
def test_nothing_is_claimed_while_the_other_is_here(computer: str | None) -> None:
    table = gone(gone(leg_1(), "ada"), "eve")
    assert table.refused("ada", claim(table, computer)).code is Code.NOT_ALLOWED


def test_nothing_is_claimed_once_the_other_is_back() -> None:
    table = gone(leg_1(), "ben")
    here(table)
    assert table.refused("ada", claim(table)).reason == "player_is_here"


def test_how_long_one_waits_is_the_servers_to_say() -> None:
    table = gone(leg_1(), "ben", 5_000)
    table.moment = replace(table.moment, patience=5_000)
    table.do("ada", claim(table))


def test_another_match_than_the_one_under_way_is_not_claimed() -> None:
    table = gone(leg_1(), "ben")
    assert table.refused("ada", Claim(id="c", match=2)).code is Code.STALE


# The computer


def played_by_computer(phase: Callable[[], Table] = leg_1) -> Table:
    table = gone(phase(), "ben")
    table.do("ada", claim(table, "random"))
    return table


def test_the_computer_plays_an_empty_seat() -> None:
    table = gone(leg_1(), "ben")
    assert table.do("ada", claim(table, "random")).facts == [Substituted(Seat(1), "random")]
    assert table.match.computers == (None, "random")
    table.play("QD>5D")
    table.do(RANDOM, table.command("8S>5D"))
    assert table.match.leg.over
    assert table.room.ready_seats == {1}
    table.ready("ada")
    assert (table.match.leg.leg, table.match.computers) == (2, (None, "random"))
    assert table.read() == table.room


def test_a_computer_that_the_server_has_not_is_named_with_those_it_has() -> None:
    table = gone(leg_1(), "ben")
    rejection = table.refused("ada", claim(table, "strong"))
    assert (rejection.reason, rejection.data["levels"]) == ("unknown_level", ("random", "greedy"))


@pytest.mark.parametrize("computer", [None, "greedy"])
def test_nothing_more_is_claimed_from_the_computer(computer: str | None) -> None:
    table = played_by_computer()
    assert table.refused("ada", claim(table, computer)).code is Code.STALE


@pytest.mark.parametrize("actor", [Computer(Seat(0), "random"), Computer(Seat(1), "greedy")])
def test_the_computer_plays_no_other_seat_and_at_no_other_level(actor: Computer) -> None:
    table = played_by_computer()
    assert table.refused(actor, table.command("QD>5D")).code is Code.NOT_ALLOWED


@pytest.mark.parametrize("phase", [alone, leg_1], ids=["before", "under way"])
def test_the_computer_does_nothing_if_nobody_left(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.refused(RANDOM, Ready(id="c", match=1, leg=1)).code is Code.NOT_ALLOWED


def test_the_computer_does_not_sit_stand_or_own() -> None:
    table = played_by_computer()
    for command in (Sit(id="c"), Stand(id="c"), configure(), ban("eve")):
        assert table.refused(RANDOM, command).code is Code.NOT_ALLOWED


def test_the_computer_is_out_of_it_when_the_match_is_over() -> None:
    table = played_by_computer()
    table.do("ada", resign(table))
    table.offer("ada", "new_number")
    assert table.refused(RANDOM, Ready(id="c", match=2, leg=1)).code is Code.NOT_ALLOWED
    table.accept("ben", "new_number")
    assert table.match.computers == (None, None)


def test_who_comes_back_takes_the_seat_from_the_computer_by_sitting_down() -> None:
    table = played_by_computer()
    assert table.sit("ben").facts == [Returned(Seat(1))]
    assert table.match.computers == (None, None)
    table.play("QD>5D")
    table.play("8S>5D")
    assert table.refused(RANDOM, Ready(id="c", match=1, leg=2)).code is Code.NOT_ALLOWED


def test_until_then_one_does_not_play() -> None:
    table = played_by_computer()
    table.play("QD>5D")
    for command in (table.command("8S>5D"), takeback(table), answer(table, True), claim(table)):
        rejection = table.refused("ben", command)
        assert rejection.reason == "computer_plays_your_seat"
    table = played_by_computer(between)
    assert table.refused("ben", Ready(id="c", match=1, leg=2)).code is Code.NOT_ALLOWED
    table.do("ben", resign(table))


def test_a_request_that_the_other_left_unanswered_is_the_computers_to_answer() -> None:
    table = leg_1()
    table.play("QD>5D")
    table.do("ada", takeback(table))
    gone(table, "ben")
    table.do("ada", claim(table, "random"))
    table.do(RANDOM, answer(table, True))
    assert table.match.leg.ply == 0
