"""Clocks: time runs out or is low, and time that was nobody's is given back.

A leg's clocks are computed from the times of entries and a fixed allowance for network delay, never from the time now:

1. `Clocks` has the time left of each seat at one moment, `since`. The clocks of the seats that are to act run from then
   on (`running_seats`), so a fold needs no timer.
2. Each entry that changes whose clocks run makes new clocks: what has passed is subtracted, and `since` moves on.
3. A clock that stops alone (its player left) keeps its time by `pause_clock`, and `resume_clock` adds the time of the
   pause, because all clocks of a leg have one `since`.
4. A flag falls when the time left and the allowance have passed (`next_flag`).
5. In a correspondence game a seat is warned a day and an hour before its flag falls (`next_warning`). A warning falls
   due in the store like a flag, so any node gives it, also one that starts later. It is an entry of the log, so it is
   given once: what is to follow from it, such as a notification, belongs where `TimeLow` is applied.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from protocol.ids import Seat
from protocol.options import Clock
from protocol.record import RecordClock, RecordFlag, RecordRanOut
from server.table.decision import Decision, Incident, MatchFact, RecordIncident, Told
from server.table.match import (
    Clocks,
    Ending,
    Match,
    broken_match,
    check_follows,
    end_early,
    with_clocks,
    with_item,
)

ALLOWANCE_MS = 500
"""The part of a move's time that is never subtracted, for network delay."""
WARN_MS = (86_400_000, 3_600_000)
"""The times left at which a correspondence game warns the player to move, unless the clock never gives more."""


# Facts


@dataclass(frozen=True, slots=True)
class Flagged:
    """A seat's clock ran out, so it lost the match; `also` are seats whose clocks ran out at the same instant."""

    seat: Seat
    also: tuple[Seat, ...] = ()
    kind: Literal["flagged"] = "flagged"


@dataclass(frozen=True, slots=True)
class RanOut:
    """A seat's clock ran out in a leg that the others play on without it."""

    seat: Seat
    kind: Literal["ran_out"] = "ran_out"


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """Time during which nobody could move is given back: the running clocks get `ms` more."""

    ms: int
    kind: Literal["time_given"] = "time_given"


@dataclass(frozen=True, slots=True)
class TimeLow:
    """A seat's clock has less than `ms` left in a correspondence game."""

    seat: Seat
    ms: int
    kind: Literal["time_low"] = "time_low"


ClockFact = Flagged | RanOut | TimeGiven | TimeLow


def _flag(match: Match, fact: Flagged, at: int | None) -> Match:
    check_follows(match, fact, {fact.seat, *fact.also} <= {*running_seats(match)} and fact.seat not in fact.also)
    return end_early(match, Ending(fact.seat, "flag", fact.also))


def _tell_flag(match: Match, fact: Flagged) -> Sequence[Told]:
    return [Told("flagged", seat) for seat in (fact.seat, *fact.also)]


def _run_out(match: Match, fact: RanOut, at: int | None) -> Match:
    leg, game = match.leg, match.game
    left = leg.clocks
    dropped = game.drop_out(leg.state, fact.seat) if fact.seat in game.on_clock(leg.state) else None
    check_follows(match, fact, match.goes_on and left is not None)
    if dropped is None:
        raise broken_match(match, fact)
    after = dropped.state
    if left is not None and at is not None:
        left = pause_clock(left, fact.seat, at)
    over = not game.to_act(after)
    leg = replace(leg, state=after, score=game.score(after), over=over, clocks=left)
    return replace(match, legs=(*match.legs[:-1], leg), asked=None if over else match.asked)


def _tell_run_out(match: Match, fact: RanOut) -> Sequence[Told]:
    told = [Told("ran_out", fact.seat)]
    return [*told, Told("leg_over", detail={"score": match.leg.score.total})] if match.leg.over else told


def _give_time(match: Match, fact: TimeGiven, at: int | None) -> Match:
    left = match.leg.clocks
    if left is None or not running_seats(match) or fact.ms <= 0:
        raise broken_match(match, fact)
    return with_clocks(match, give_time(left, fact.ms))


def _warn(match: Match, fact: TimeLow, at: int | None) -> Match:
    left = match.leg.clocks
    if left is None or fact.seat not in running_seats(match) or fact.ms not in WARN_MS:
        raise broken_match(match, fact)
    warned = left.warned or (None,) * len(left.left)
    return with_clocks(match, replace(left, warned=with_item(warned, fact.seat, fact.ms)))


# The clocks of a match


def running_seats(match: Match) -> tuple[Seat, ...]:
    """Return the seats whose clocks run; the clock of a player who left stands until another plays the seat."""
    if match.over or match.leg.clocks is None:
        return ()
    return tuple(sorted(match.game.on_clock(match.leg.state) - match.left))


def next_flag(match: Match) -> tuple[int, tuple[Seat, ...]] | None:
    """Return when the next flag falls, in ms since 1970 UTC, and whose; None if no clock runs.

    If clocks run out at the same instant, as when nobody has moved yet, it has all their seats.
    """
    left, on = match.leg.clocks, running_seats(match)
    if left is None or not on:
        return None
    at = min(flag_time(left, seat) for seat in on)
    return at, tuple([seat for seat in on if flag_time(left, seat) == at])


def decide_flag(match: Match, now: int) -> Decision | None:
    """Return the decision that a flag falls, if it is due at a time in ms since 1970 UTC; None if it isn't."""
    due = next_flag(match)
    if due is None or now < due[0]:
        return None
    first, *also = due[1]
    dropped = match.game.drop_out(match.leg.state, first) if match.goes_on else None
    if dropped is not None:
        over = match.leg.leg == match.last and not match.game.to_act(dropped.state)
        return Decision([RanOut(first)], over=over)
    return Decision([Flagged(first, () if match.goes_on else tuple(also))], over=True)


def next_warning(match: Match) -> tuple[int, tuple[Seat, ...]] | None:
    """Return when the next player of a correspondence game is warned, in ms since 1970 UTC, and whose; None if nobody.

    Players with the same time left are warned one after the other.
    """
    clocks = match.leg.clocks
    if clocks is None or not clocks.rule.is_correspondence:
        return None
    due = [(at, seat) for seat in running_seats(match) for at, _ in _warnings(clocks, seat)]
    return None if not due else (min(due)[0], (min(due)[1],))


def _warnings(clocks: Clocks, seat: Seat) -> list[tuple[int, int]]:
    """Return the times in ms since 1970 UTC at which a seat is to be warned, and of how much time left in ms."""
    last = clocks.warned[seat] if clocks.warned else None
    gives = 1000 * (clocks.rule.move or 0)
    flag = flag_time(clocks, seat)
    return [(flag - ms, ms) for ms in WARN_MS if ms < gives and (last is None or ms < last)]


def decide_warning(match: Match, now: int) -> Decision | None:
    """Return the decision to warn a player who has little time left, if that is due at a time in ms since 1970 UTC.

    If several warnings of a player are due, because no node was running, only the last of them is given.
    """
    due, clocks = next_warning(match), match.leg.clocks
    if due is None or clocks is None or now < due[0]:
        return None
    (seat,) = due[1]
    return Decision([TimeLow(seat, min(ms for at, ms in _warnings(clocks, seat) if at <= now))])


def clocks_after_move(match: Match, before: Clocks, seat: Seat, at: int, after: Any) -> Clocks:
    """Return the clocks after a seat's move at a time in ms; `after` is the game's state after it."""
    on = running_seats(match)
    if seat not in on:  # its move may still change whose clocks run
        then = match.game.on_clock(after) - match.left
        return before if then == {*on} else run_clocks(before, on, at)
    if _turn_goes_on(match, seat, after):
        return before
    if match.by_one_clock:
        return press_clock(before, on, at)
    return press_clock(before, (seat,), at, [other for other in on if other != seat])


def _turn_goes_on(match: Match, seat: Seat, after: Any) -> bool:
    """Tell whether a seat's turn goes on after its move; if not, it could gain time by moves that change nothing.

    In a race and alone a turn ends when a card is taken, in a puzzle when more cards lie than ever before. The boards
    of a mirror match count their turns together. rules: poker_solitaire, Turns; happy_graphs, Puzzle
    """
    game = match.game
    if match.deal.form == "mirror":
        return False
    return game.count_turns(after) == game.count_turns(match.leg.state) and seat in game.to_act(after)


def resume_for(before: Match, match: Match, seat: Seat, at: int | None) -> Match:
    """Return a match in which the clock of a seat runs again, if its player had left `before` and it is played now."""
    left = match.leg.clocks
    if left is None or at is None or seat not in running_seats(match) or seat not in before.left:
        return match
    return with_clocks(match, resume_clock(left, seat, at))


# Clocks as values


def start_clocks(rule: Clock, seats: int, at: int) -> Clocks:
    """Return the clocks of a leg that starts.

    >>> start_clocks(Clock(leg=300, increment=2), 2, at=1000).left
    (300000, 300000)
    """
    return Clocks(rule=rule, left=(1000 * (rule.move or rule.leg or 0),) * seats, since=at)


def press_clock(clocks: Clocks, seats: Collection[Seat], at: int, others: Collection[Seat] = ()) -> Clocks:
    """Return the clocks after a move: its time is subtracted, and its increment added.

    `seats` are all seats if they share one clock. `others` are seats whose clocks ran at the same time.

    >>> press_clock(start_clocks(Clock(leg=300, increment=2), 2, at=0), [Seat(0)], at=10_500).left
    (292000, 300000)
    >>> press_clock(start_clocks(Clock(move=30), 2, at=0), [Seat(0)], at=10_500).left
    (30000, 30000)
    >>> press_clock(start_clocks(Clock(move=30), 2, at=0), [Seat(0)], at=10_500, others=[Seat(1)]).left
    (30000, 19500)
    """
    rule, left = clocks.rule, list(clocks.left)
    for other in others:
        left[other] = max(0, left[other] - max(0, at - clocks.since))
    for seat in seats:
        if rule.leg is not None:
            left[seat] = max(0, left[seat] - max(0, at - clocks.since - ALLOWANCE_MS)) + 1000 * rule.increment
        else:
            left[seat] = 1000 * (rule.move or 0)
    warned = tuple([None if seat in seats else ms for seat, ms in enumerate(clocks.warned)])
    return Clocks(rule=rule, left=tuple(left), since=at, warned=warned)


def run_clocks(clocks: Clocks, seats: Collection[Seat], at: int) -> Clocks:
    """Return the clocks at a time: the time that passed is subtracted for the seats whose clocks ran.

    >>> run_clocks(start_clocks(Clock(move=30), 2, at=0), [Seat(1)], at=10_000).left
    (30000, 20000)
    """
    passed = max(0, at - clocks.since)
    left = tuple([max(0, each - passed) if seat in seats else each for seat, each in enumerate(clocks.left)])
    return replace(clocks, left=left, since=at)


def give_time(clocks: Clocks, ms: int) -> Clocks:
    """Return the clocks with time given back to the running ones."""
    return replace(clocks, since=clocks.since + ms)


def pause_clock(clocks: Clocks, seat: Seat, at: int) -> Clocks:
    """Return the clocks after one of the running ones stops with the time it has left.

    >>> pause_clock(start_clocks(Clock(move=30), 2, at=0), Seat(0), at=10_000).left
    (20000, 30000)
    """
    return _with_left(clocks, seat, max(0, clocks.left[seat] - max(0, at - clocks.since)))


def resume_clock(clocks: Clocks, seat: Seat, at: int) -> Clocks:
    """Return the clocks after one of them runs again; the time of its pause is not subtracted.

    >>> paused = pause_clock(start_clocks(Clock(move=30), 2, at=0), Seat(0), at=10_000)
    >>> flag_time(resume_clock(paused, Seat(0), at=60_000), Seat(0))
    80500
    """
    return _with_left(clocks, seat, clocks.left[seat] + max(0, at - clocks.since))


def _with_left(clocks: Clocks, seat: Seat, left: int) -> Clocks:
    return replace(clocks, left=with_item(clocks.left, seat, left))


def restart_clocks(clocks: Clocks, at: int) -> Clocks:
    """Return the clocks with the time left as it was once, running from a time on."""
    return Clocks(rule=clocks.rule, left=clocks.left, since=at)


def flag_time(clocks: Clocks, seat: Seat) -> int:
    """Return when the flag of a seat with a running clock falls, in ms since 1970 UTC."""
    return clocks.since + clocks.left[seat] + ALLOWANCE_MS


FACTS = (
    MatchFact(
        Flagged,
        _flag,
        tell=_tell_flag,
        incidents=lambda match, fact: [Incident("flag", seat, {}) for seat in (fact.seat, *fact.also)],
    ),
    MatchFact(RanOut, _run_out, tell=_tell_run_out, incidents=lambda match, fact: [Incident("ran_out", fact.seat, {})]),
    MatchFact(TimeLow, _warn, tell=lambda match, fact: [Told("time_low", fact.seat, {"ms": fact.ms})]),
    MatchFact(
        TimeGiven,
        _give_time,
        tell=lambda match, fact: [Told("time_given", detail={"ms": fact.ms})],
        incidents=lambda match, fact: [Incident("clock", running_seats(match)[0], {"ms": fact.ms})],
    ),
)
INCIDENTS = (
    RecordIncident(RecordFlag, lambda incident: [Flagged(Seat(incident.seat))]),
    RecordIncident(RecordRanOut, lambda incident: [RanOut(Seat(incident.seat))]),
    RecordIncident(RecordClock, lambda incident: [TimeGiven(incident.ms)]),
)
