"""Matches rebuilt from their records, compared with the matches that were played."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.commands import AskHint
from protocol.encoding import encode_value
from protocol.ids import MatchId, Seat
from protocol.options import Clock
from protocol.room import MatchInfo
from server.records.rebuild import rebuild_match
from server.table.match import BrokenLog, Match, UnknownRules
from server.table.snapshot import describe_match
from tests.records.documents import found
from tests.records.eventful import EVENTFUL, record_of
from tests.table import patriarchs
from tests.table.asked import answer, claim, gone, resign, takeback
from tests.table.play import Table
from tests.table.seats import three as three_together
from tests.table.test_leaving_replacements import agree, left
from tests.table.test_legs_own_numbers import played as own_numbers
from tests.table.test_race import move, race

DEAD = 9
RACE = {"mode": "race-both", "touching": "anywhere"}


def raced() -> Table:
    """Return a race that one player left, that one was away from for a while, and in which one asked for a hint."""
    table = race("ben", "cat", "dan")
    for who in ("ada", "cat", "ben", "cat"):
        move(table, who, "deal")
    table.do("cat", AskHint(id="c", match=1, leg=1, ply=table.match.leg.ply))
    table.do("ada", resign(table))
    for who in ("cat", "dan", "ben"):
        move(table, who, "give-up")
    return table


def race_that_all_left() -> Table:
    table = race("ben", "cat")
    move(table, "cat", "deal")
    for who in ("ada", "ben", "cat"):
        table.do(who, resign(table))
    return table


def race_that_one_resigned() -> Table:
    table = race("ben")
    for who, text in (("ben", "deal"), ("ben", "give-up"), ("ada", "deal")):
        move(table, who, text)
    table.do("ada", resign(table))
    return table


def flagged_at_once(**settings: Any) -> Callable[[], Table]:
    def play() -> Table:
        table = Table(number=5, clock=Clock(move=30), role=None, **settings)
        table.sit()
        table.begin()
        table.waited += 400_000
        table.fall_due()
        return table

    return play


def mirror(number: int) -> Callable[[], Table]:
    """Return a way to play a match whose boards were played at the same time, to its end."""

    def play() -> Table:
        table, rng = Table(number, None, form="mirror"), random.Random(number)
        table.sit()
        table.begin()
        while not table.match.over:
            table.play(rng.choice(table.moves()))
        return table

    return play


def stolen() -> Table:
    """Return a race in which squares were stolen, and which one player claimed."""
    options = {**RACE, "stealing": True}
    table = Table(5, None, game="poker-solitaire", options=options)
    table.sit()
    table.begin()
    for square in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        move(table, "ben", f"{table.match.leg.state.dealt[0][0]}>{square}")
    move(table, "ada", "2:c3>1:a1")
    table.do("ada", claim(gone(table, "ben")))
    return table


def taken_back_by_several() -> Table:
    """Return a game of three in which the first player's move was taken back after the others had moved."""
    table = three_together()
    for _ in range(3):
        table.play(table.moves()[0])
    table.do("ada", takeback(table))
    for who in ("ben", "cat"):
        table.do(who, answer(table, True))
    table.play_leg()
    return table


def replaced() -> Table:
    """Return a match of three in which another person took the seat of a player who left."""
    table = left(three_together(), "ben")
    table.sit("dan")
    for who in ("ada", "cat"):
        agree(table, who)
    table.play_leg()
    return table


def ran_out() -> Table:
    """Return a match of three in which one guesser and one owner had no time left."""
    table = patriarchs.three(clock=Clock(move=30))
    patriarchs.moves(table, f"1 guess {patriarchs.wrong(table)}", "0 grade")
    for _ in range(3):
        if table.match.leg.over:
            table.begin()
        table.waited += 600_000
        while table.fall_due() is not None:
            pass
        if not table.match.leg.over:
            patriarchs.found(table, int(not table.match.leg.roles.index("guesser")))
    while not table.match.over:
        table.begin()
        table.waited += 600_000
        while table.fall_due() is not None:
            pass
    return table


TABLES: dict[str, Callable[[], Table]] = {
    **EVENTFUL,
    "race": raced,
    "race that all left": race_that_all_left,
    "race that one resigned": race_that_one_resigned,
    "race with stolen squares": stolen,
    "race, flagged at once": flagged_at_once(
        game="poker-solitaire", options={"mode": "race-both", "touching": "anywhere"}
    ),
    "mirror, flagged at once": flagged_at_once(game="family-tree", form="mirror"),
    "mirror, played out": mirror(7),
    "own numbers, known": lambda: own_numbers(7),
    "own numbers, hidden": lambda: own_numbers(None),
    "taken back by several": taken_back_by_several,
    "another person": replaced,
    "ran out": ran_out,
}


def told(match: Match) -> tuple[MatchInfo, list[bytes]]:
    """Return all that can be seen of a match that is over: about it and its legs, and each seat's view of each leg."""
    info = describe_match(match)
    legs = tuple([replace(leg, began=seconds(leg.began), last=seconds(leg.last)) for leg in info.legs])
    seats = [None, *map(Seat, range(len(match.deal.players)))]
    views = [encode_value(match.game.view(leg.state, seat)) for leg in match.legs for seat in seats]
    return replace(info, legs=legs, clocks=None), views


def seconds(at: int | None) -> int | None:
    return None if at is None else at // 1000


@pytest.mark.parametrize("play", TABLES.values(), ids=TABLES)
def test_a_rebuilt_match_is_seen_like_the_match_that_was_played(play: Callable[[], Table]) -> None:
    table = play()
    match = table.match
    assert match.over
    rebuilt = rebuild_match(record_of(table), match.deal.id, match.match)
    assert told(rebuilt) == told(match)
    assert [[(each.seat, each.move, seconds(each.at)) for each in leg.played] for leg in rebuilt.legs] == [
        [(each.seat, each.move, seconds(each.at)) for each in leg.played] for leg in match.legs
    ]


@pytest.mark.parametrize("play", TABLES.values(), ids=TABLES)
def test_every_record_verifies(play: Callable[[], Table]) -> None:
    assert found(record_of(play()).model_dump(mode="json")) == ""


@pytest.mark.parametrize("play", [raced, race_that_all_left, race_that_one_resigned, mirror(7)])
def test_without_times_a_step_that_ends_the_match_comes_last(play: Callable[[], Table]) -> None:
    table = play()
    legs = [leg.model_copy(update={"moves": timeless(leg.moves)}) for leg in record_of(table).legs]
    legs = [leg.model_copy(update={"incidents": timeless(leg.incidents)}) for leg in legs]
    match = rebuild_match(record_of(table).model_copy(update={"legs": legs}), table.match.deal.id)
    assert told(match)[1] == told(table.match)[1]


def timeless(steps: list[Any]) -> list[Any]:
    return [step.model_copy(update={"at": None}) for step in steps]


def test_a_rebuilt_match_equals_the_rooms() -> None:
    table = Table(None)
    table.sit()
    table.play_match()
    table.agree("same_number")
    table.do("ada", resign(table))
    deal, seen = table.match.deal, table.match.legs[0].seen
    assert seen
    match = rebuild_match(record_of(table), deal.id, 2, seen=seen, notes=False, daily="2026-11-21")
    assert (match.legs[0].seen, match.deal.notes, match.deal.daily) == (seen, False, "2026-11-21")
    assert told(match)[1] == told(table.match)[1]


def test_a_rebuilt_match_says_that_its_number_is_dead() -> None:
    assert not rebuild_match(record_of(EVENTFUL["computers"]()), MatchId("")).deal.dead
    table = Table(DEAD)
    table.sit()
    table.play_match()
    assert rebuild_match(record_of(table), MatchId("")).deal.dead


def test_a_record_by_other_rules_is_not_rebuilt() -> None:
    record = record_of(EVENTFUL["computers"]()).model_copy(update={"rules": 99})
    with pytest.raises(UnknownRules):
        rebuild_match(record, MatchId(""))


def test_boards_that_do_not_fit_together_are_not_rebuilt() -> None:
    record = record_of(mirror(7)())
    first, second = record.legs
    legs = [first, second.model_copy(update={"moves": second.moves[:3]})]
    with pytest.raises(BrokenLog, match="don't fit together"):
        rebuild_match(record.model_copy(update={"legs": legs}), MatchId(""))
