"""Clocks, worked out of the times of entries alone."""

import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from protocol.commands import Answer, CreateRoom
from protocol.ids import PlayerId, Seat
from protocol.options import DAY_SECONDS, Clock
from protocol.room import ClockInfo, MatchResult
from server.records.difference import Difference
from server.records.verify import check
from server.table import match as matches
from server.table.clocks import ALLOWANCE_MS, Flagged, TimeGiven, TimeLow, next_flag, running_seats
from server.table.decision import Decision, Rejection
from server.table.dispatch import apply_to_match, next_due
from server.table.legs import START_MS, LegStarted, begin_match
from server.table.match import BrokenLog
from server.table.moves import Moved, move_in_match
from server.table.settings import open_room
from server.table.snapshot import describe_clocks
from tests.records.eventful import record_of
from tests.table.asked import configure, resign, takeback
from tests.table.play import BEGUN, PEOPLE, Table, told_of

DAY_MS, HOUR_MS = 1000 * DAY_SECONDS, 3_600_000
PER_MOVE, PER_LEG = Clock(move=30), Clock(leg=300, increment=2)


def timed(clock: Clock | None = PER_LEG, moves: int = 0) -> Table:
    """Return a table whose first leg has been dealt, and some moves made a second each."""
    table = Table(number=1, clock=clock)
    table.sit()
    table.begin()
    for _ in range(moves):
        table.play(table.moves()[0])
    return table


def clocks(table: Table) -> ClockInfo:
    info = describe_clocks(table.match)
    assert info is not None
    return info


def play_after(table: Table, ms: int) -> None:
    """Have a move made that long after the last entry."""
    table.waited += ms - 1000
    table.play(table.moves()[0])


@pytest.mark.parametrize(("clock", "left"), [(PER_LEG, 301_500 - 3_500 + 2_000), (PER_MOVE, 30_000)])
def test_what_ends_no_turn_leaves_the_clocks_as_they_are(clock: Clock, left: int) -> None:
    options = {"mode": "alternate", "touching": "anywhere", "movable": True, "stealing": True}
    table = Table(number=5, game="poker-solitaire", options=options, role=None, clock=clock)
    table.sit()
    table.begin()
    for _ in range(2):
        table.play(f"{table.match.leg.state.dealt[0][0]}>a1")
    stood = clocks(table)
    for move in ("1:a1>1:b2", "1:b2>p1x1", "p1x1>1:a1"):
        table.play(move)
        assert clocks(table) == stood
    table.play("2:a1>1:b1")
    assert (clocks(table).left[0], clocks(table).running) == (left, (1,))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "one of the two"),
        ({"move": 30, "leg": 300}, "one of the two"),
        ({"move": 30, "increment": 2}, "an increment belongs to"),
        ({"move": 4}, "greater than or equal to 5"),
        ({"leg": 9}, "greater than or equal to 10"),
    ],
)
def test_a_clock_has_time_for_each_move_or_for_each_leg(fields: dict[str, int], says: str) -> None:
    with pytest.raises(ValidationError, match=says):
        Clock(**fields)


def test_a_match_without_a_clock_has_no_clocks() -> None:
    table = timed(None)
    assert describe_clocks(table.match) is None
    assert (next_flag(table.match), running_seats(table.match), table.fall_due()) == (None, (), None)


def test_a_legs_clocks_start_with_the_leg_and_the_movers_runs() -> None:
    table = timed()
    at = table.log[-1].at or 0
    assert clocks(table) == ClockInfo(left=(300_000, 300_000), running=(Seat(0),), since=at, allowance=ALLOWANCE_MS)


def test_a_move_costs_its_time_minus_the_allowance_and_adds_the_increment() -> None:
    table = timed()
    play_after(table, 10_000)
    assert clocks(table).left == (300_000 - 10_000 + ALLOWANCE_MS + 2_000, 300_000)
    assert clocks(table).running == (Seat(1),)
    play_after(table, 20_000)
    assert clocks(table).left == (292_500, 300_000 - 20_000 + ALLOWANCE_MS + 2_000)


def test_a_move_within_the_allowance_takes_no_time() -> None:
    table = timed(Clock(leg=300))
    play_after(table, ALLOWANCE_MS)
    assert clocks(table).left == (300_000, 300_000)


def test_per_move_every_move_has_all_its_time() -> None:
    table = timed(PER_MOVE)
    play_after(table, 29_000)
    assert clocks(table).left == (30_000, 30_000)


@pytest.mark.parametrize(("clock", "left"), [(PER_LEG, (299_500, 299_000)), (PER_MOVE, (30_000, 29_000))])
def test_in_a_race_the_clock_of_a_waiting_player_keeps_running(clock: Clock, left: tuple[int, int]) -> None:
    options = {"mode": "race-both", "touching": "anywhere"}
    table = Table(number=5, game="poker-solitaire", options=options, role=None, clock=clock)
    table.sit()
    table.begin()
    assert clocks(table).running == (0, 1)
    card = table.match.leg.state.dealt[0][0]
    table.do("ada", table.command(f"{card}>a1"))
    assert clocks(table).left[1] == left[1]
    assert clocks(table).left[0] == left[0] + (2_000 if clock.leg else 0)
    table.waited += 400_000
    table.fall_due()
    assert table.match.ended == (1, "flag", ())


def racing(clock: Clock, mode: str = "race", **options: Any) -> Table:
    """Return a table at which two race, the first card placed by the first of them."""
    options = {"mode": mode, "touching": "anywhere", "movable": True, "stealing": True, **options}
    table = Table(number=5, game="poker-solitaire", options=options, role=None, clock=clock)
    table.sit()
    table.begin()
    table.do("ada", table.command(f"{dealt(table)}>a1"))
    return table


def dealt(table: Table) -> str:
    return str(table.match.leg.state.dealt[0][0])


@pytest.mark.parametrize(("clock", "left"), [(PER_LEG, 301_500 - 3_500 + 2_000), (PER_MOVE, 30_000)])
def test_in_a_race_time_is_for_taking_a_card_and_rearranging_gains_none(clock: Clock, left: int) -> None:
    table = racing(clock)
    stood = clocks(table)
    for move in ("a1>b2", "b2>p1x1", "p1x1>a1"):
        table.do("ada", table.command(move))
        assert clocks(table) == stood
    table.do("ada", table.command(f"{dealt(table)}>b1"))
    assert clocks(table).left[0] == left
    table.do("ben", table.command("1:a1>2:c3"))
    assert clocks(table).left[1] == (30_000 if clock.move else 300_000 - 6_000 + ALLOWANCE_MS + 2_000)


def test_who_plays_alone_has_no_clock() -> None:
    created = CreateRoom(id="c", game="happy-graphs", form="solo", clock=PER_LEG)
    with pytest.raises(Rejection, match="You play alone, so there is no clock"):
        open_room(PEOPLE["ada"], created)


def test_alone_rearranging_gains_no_time() -> None:
    options = {"mode": "one-hand", "touching": "anywhere", "movable": True}
    table = Table(number=5, game="poker-solitaire", form="solo", options=options, role=None, clock=PER_LEG)
    table.begin()
    table.play(f"{dealt(table)}>a1")
    stood = clocks(table)
    table.play("a1>b2")
    assert clocks(table) == stood


@pytest.mark.parametrize(("clock", "left"), [(PER_LEG, 300_000 - 500 + 2_000), (PER_MOVE, 30_000)])
@pytest.mark.parametrize("form", ["solo", "together"])
def test_in_a_puzzle_time_is_for_another_card_and_rearranging_gains_none(form: Any, clock: Clock, left: int) -> None:
    table = Table(7, None, game="happy-graphs", form=form, clock=clock, options={"mode": "puzzle"})
    if form == "together":
        table.sit("ben")
    table.begin()
    for move in ("4H@0,0", "4D@1,0"):
        table.do("ada", table.command(move))
        stood = clocks(table)
    assert stood.left[0] == left + (1_500 if clock.leg else 0)
    for move in ("take 1,0", "4D@0,1", "take 0,1", "take 0,0", "4S@0,0", "4D@1,0"):
        table.do("ada", table.command(move))
        assert clocks(table) == stood
    table.do("ada", table.command("4H@0,1"))
    assert clocks(table) != stood


def test_in_a_puzzle_all_play_by_one_clock() -> None:
    table = Table(7, None, game="happy-graphs", form="together", seats=3, clock=PER_MOVE, options={"mode": "puzzle"})
    for name in ("ben", "cat"):
        table.sit(name)
    table.begin()
    table.waited += 20_000
    table.do("ada", table.command("4H@0,0"))
    assert clocks(table).left == (30_000, 30_000, 30_000)
    table.waited += 20_000
    assert table.fall_due() is None


@pytest.mark.parametrize(("mode", "on"), [("race-both", (Seat(1),)), ("race", (Seat(0), Seat(1)))])
def test_nobody_waits_for_one_whose_matrix_is_full_but_for_done(mode: str, on: tuple[Seat, ...]) -> None:
    table = racing(PER_MOVE, mode)
    for square in [f"{column}{row}" for row in range(1, 6) for column in "abcde"][1:]:
        table.do("ada", table.command(f"{dealt(table)}>{square}"))
    stood = clocks(table)
    assert (stood.running, stood.left[0]) == (on, 30_000)
    table.do("ada", table.command(f"{dealt(table)}>p1x1"))
    assert clocks(table).running == on
    if mode == "race-both":  # its own clock stands, and the other's runs on
        assert clocks(table) == stood
        table.do("ben", table.command("1:a1>2:a1"))
        assert (clocks(table).running, clocks(table).left) == ((Seat(0), Seat(1)), (30_000, 30_000))
    table.waited += 400_000
    table.fall_due()
    assert table.match.ended is not None
    assert table.read().match == table.match


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "poker-solitaire", "options": {"mode": "race-both", "touching": "anywhere"}, "role": None},
        {"game": "family-tree", "form": "mirror", "role": None},
    ],
    ids=["race", "mirror"],
)
@pytest.mark.parametrize("clock", [PER_LEG, PER_MOVE], ids=["leg", "move"])
def test_where_time_runs_out_for_both_at_the_same_instant_neither_wins(settings: dict[str, Any], clock: Clock) -> None:
    table = Table(number=5, clock=clock, **settings)
    table.sit()
    table.begin()
    table.waited += 400_000
    assert table.fall_due() == Decision([Flagged(Seat(0), (Seat(1),))], over=True)
    result = matches.result(table.match)
    assert result == MatchResult(winners=(), scores=(None, None), why="flag")
    assert [(each["kind"], each.get("seat")) for each in told_of(table.room)[-3:-1]] == [("flagged", 0), ("flagged", 1)]
    assert table.read().match == table.match
    found = json.loads(record_of(table).model_dump_json())
    flags = [each["seat"] for leg in found["legs"] for each in leg["incidents"] if each["kind"] == "flag"]
    assert (flags, found["result"]) == ([0, 1], {"winners": [], "scores": {}, "why": "flag"})
    check(found)
    [*_, last] = [each for leg in found["legs"] for each in leg["incidents"]]
    last["at"] = "2026-11-22T10:00:00Z"
    with pytest.raises(Difference, match=r"ended in leg 1|impossible after 0 moves"):
        check(found)


def test_a_flag_that_falls_with_another_is_of_a_clock_that_runs() -> None:
    table = timed(PER_MOVE)
    for fact in (Flagged(Seat(0), (Seat(1),)), Flagged(Seat(0), (Seat(0),))):
        with pytest.raises(BrokenLog):
            apply_to_match(table.match, fact)


def test_of_more_than_two_one_flag_ends_the_match_for_all() -> None:
    table = Table(number=5, game="happy-graphs", form="together", clock=PER_MOVE, options={"mode": "puzzle"})
    table.sit()
    table.begin()
    table.waited += 400_000
    decision = table.fall_due()
    assert decision is not None
    assert [fact.also for fact in decision.facts if isinstance(fact, Flagged)] == [()]


@pytest.mark.parametrize("mode", ["together", "puzzle"])
def test_the_clock_of_a_player_who_left_the_match_does_not_run(mode: str) -> None:
    table = Table(7, None, game="happy-graphs", form="together", seats=3, clock=PER_MOVE, options={"mode": mode})
    for name in ("ben", "cat"):
        table.sit(name)
    table.begin()
    table.waited += 10_000
    table.do("ada", resign(table))
    kept = clocks(table).left[0]
    assert kept == 30_000 - 11_000
    assert clocks(table).running == (() if mode == "together" else (1, 2))
    if mode == "puzzle":
        table.do("ben", table.command("4H@0,0"))
        table.do("cat", table.command("take 0,0"))
    table.waited += 20_000
    assert table.fall_due() is None
    since = clocks(table).since
    table.sit("ada")
    assert 0 in clocks(table).running
    assert clocks(table).left[0] - (table.now - since) == kept


def test_each_leg_has_clocks_of_its_own() -> None:
    table = timed()
    play_after(table, 10_000)
    table.play_leg()
    assert (clocks(table).running, next_flag(table.match)) == ((), None)
    table.begin()
    assert clocks(table).left == (300_000, 300_000)
    assert clocks(table).running == (Seat(1),)


@pytest.mark.parametrize(("clock", "seconds"), [(PER_MOVE, 30), (PER_LEG, 300)])
def test_a_flag_falls_when_time_and_allowance_are_gone_and_not_before(clock: Clock, seconds: int) -> None:
    table = timed(clock)
    at = table.log[-1].at or 0
    assert next_flag(table.match) == (at + 1000 * seconds + ALLOWANCE_MS, (Seat(0),))
    table.waited += 1000 * seconds + ALLOWANCE_MS - 1
    assert table.fall_due() is None
    table.waited += 1
    assert table.fall_due() == Decision([Flagged(Seat(0))], over=True)
    result = matches.result(table.match)
    assert result is not None
    assert (result.winners, result.scores, result.why) == ((Seat(1),), (None, None), "flag")
    assert table.fall_due() is None
    assert [each["kind"] for each in told_of(table.room)[-2:]] == ["flagged", "match_over"]


def test_the_flag_of_the_player_to_move_falls() -> None:
    table = timed(moves=1)
    table.waited += 400_000
    table.fall_due()
    assert table.match.ended == (Seat(1), "flag", ())


@pytest.mark.parametrize("end", ["none yet", "leg", "match"])
def test_nothing_is_due_while_no_clock_runs(end: str) -> None:
    table = Table(clock=PER_MOVE, brief=True)
    table.sit()
    if end != "none yet":
        table.begin()
        table.play_leg()
    if end == "match":
        table.do("ada", resign(table))
    table.waited += 10**9
    assert table.fall_due() is None


def test_time_that_was_nobodys_is_given_back() -> None:
    table = timed()
    before = next_flag(table.match)
    assert before is not None
    table.append(PlayerId("server"), Decision([TimeGiven(60_000)]))
    assert next_flag(table.match) == (before[0] + 60_000, (Seat(0),))
    table.waited += 60_000 - 1000  # an entry has come in between, which took a second
    play_after(table, 10_000)
    assert clocks(table).left[0] == 300_000 - 10_000 + ALLOWANCE_MS + 2_000
    assert told_of(table.room)[-2] == {**told_of(table.room)[-2], "kind": "time_given", "detail": {"ms": 60_000}}


def test_a_request_to_take_back_stops_no_clock() -> None:
    table = timed(moves=2)
    due = next_flag(table.match)
    table.do("ada", takeback(table))
    assert next_flag(table.match) == due


def test_the_owner_sets_the_clock_of_the_next_match() -> None:
    table = Table(number=1)
    table.do("ada", configure(clock=PER_MOVE))
    table.sit()
    table.begin()
    assert table.match.deal.clock == PER_MOVE
    assert clocks(table).left == (30_000, 30_000)
    assert table.read() == table.room


def test_an_untimed_match_has_no_clocks_although_it_names_one() -> None:
    match = begin_match(replace(BEGUN, clock=PER_LEG))
    assert match.leg.clocks is None


def test_a_move_without_a_time_takes_none() -> None:
    match = begin_match(replace(BEGUN, clock=PER_LEG), at=5_000)
    match = move_in_match(match, Moved(Seat(0), 1, 0, "QD>5D"))
    assert match.leg.clocks is not None
    assert (match.leg.clocks.left, match.leg.clocks.since) == ((302_000, 300_000), 5_000)


def waits(table: Table, until: int) -> Decision | None:
    """Return what falls due at a time in ms, an entry's second before which nothing does."""
    table.waited += until - 1000 - table.now
    assert table.fall_due() is None
    table.waited += 1000
    return table.fall_due()


@pytest.mark.parametrize(
    ("clock", "warnings"),
    [
        (Clock(move=3 * DAY_SECONDS), [DAY_MS, HOUR_MS]),
        (Clock(move=DAY_SECONDS), [HOUR_MS]),
        (Clock(move=DAY_SECONDS - 1), []),
    ],
    ids=["3 days", "a day", "live"],
)
def test_in_a_correspondence_game_a_player_is_warned_a_day_and_an_hour_before_the_flag(
    clock: Clock, warnings: list[int]
) -> None:
    table = timed(clock)
    flag = next_flag(table.match)
    assert flag is not None
    for ms in warnings:
        assert waits(table, flag[0] - ms) == Decision([TimeLow(Seat(0), ms)])
        told = told_of(table.room)[-1]
        assert (told["kind"], told["seat"], told["detail"]) == ("time_low", 0, {"ms": ms})
    assert next_flag(table.match) == flag
    assert waits(table, flag[0]) == Decision([Flagged(Seat(0))], over=True)
    assert table.read().match == table.match


def test_after_a_move_or_a_takeback_a_player_is_warned_again() -> None:
    table = timed(Clock(move=3 * DAY_SECONDS), moves=1)
    flag = next_flag(table.match)
    assert flag is not None and flag[1] == (Seat(1),)
    assert waits(table, flag[0] - DAY_MS) == Decision([TimeLow(Seat(1), DAY_MS)])
    table.do("ada", takeback(table))
    table.do("ben", Answer(id="c", match=1, what="takeback", accept=True))
    for seat in (Seat(0), Seat(1), Seat(0)):
        flag = next_flag(table.match)
        assert flag is not None and flag[1] == (seat,)
        assert waits(table, flag[0] - DAY_MS) == Decision([TimeLow(seat, DAY_MS)])
        table.play(table.moves()[0])


def test_on_two_boards_a_move_on_one_does_not_repeat_the_warning_on_the_other() -> None:
    table = Table(number=5, role=None, form="mirror", clock=Clock(move=3 * DAY_SECONDS))
    table.sit()
    table.begin()
    flag = next_flag(table.match)
    assert flag is not None and flag[1] == (Seat(0), Seat(1))
    assert waits(table, flag[0] - DAY_MS) == Decision([TimeLow(Seat(0), DAY_MS)])
    assert table.fall_due() == Decision([TimeLow(Seat(1), DAY_MS)])
    table.do("ada", table.command(table.moves()[0]))
    assert running_seats(table.match) == (Seat(1),)
    assert waits(table, flag[0] - HOUR_MS) == Decision([TimeLow(Seat(1), HOUR_MS)])


def test_the_next_leg_of_a_correspondence_game_starts_without_the_players() -> None:
    table = Table(clock=Clock(move=DAY_SECONDS), brief=True)
    table.sit()
    table.begin()
    table.play_leg()
    ended = table.now
    decision = waits(table, ended + START_MS)
    assert decision is not None and [type(fact) for fact in decision.facts] == [LegStarted]
    assert (table.match.leg.leg, running_seats(table.match)) == (2, (Seat(1),))
    table.play_leg()
    assert table.match.over and next_due(table.room) is None
    assert table.read().match == table.match


def test_players_who_are_ready_do_not_wait_for_the_next_leg_of_a_correspondence_game() -> None:
    table = Table(clock=Clock(move=DAY_SECONDS), brief=True)
    table.sit()
    table.begin()
    table.play_leg()
    table.begin()
    assert table.match.leg.leg == 2
    table.waited += START_MS
    assert table.fall_due() is None


@pytest.mark.parametrize("fact", [TimeLow(Seat(1), HOUR_MS), TimeLow(Seat(0), HOUR_MS + 1)], ids=["seat", "time"])
def test_a_warning_is_of_a_clock_that_runs_and_of_a_time_that_is_warned_of(fact: TimeLow) -> None:
    with pytest.raises(BrokenLog):
        apply_to_match(timed(Clock(move=2 * DAY_SECONDS)).match, fact)
