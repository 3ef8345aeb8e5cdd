"""What a run was like, in figures: kills, what they met, and how long it took until everybody was back in the game."""

import bisect
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tests.faults.checker import Table
from tests.faults.history import KILLED, Acknowledged, Asked, Down, Fact, Finished, Log, Refused, Up


@dataclass(frozen=True, slots=True)
class Kill:
    """A part that was killed at a time, and how many commands on their way through it were unanswered then."""

    part: str
    at: float
    unanswered: int


@dataclass(frozen=True, slots=True)
class Outage:
    """Kills that fell together, and when all that they hit was serving again."""

    kills: tuple[Kill, ...]
    back: float


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share of the values do not exceed; NaN where there are none.

    >>> percentile([0.4, 0.1, 0.2, 0.3], 0.5), percentile([1.0], 0.99)
    (0.2, 1.0)
    """
    return sorted(values)[max(math.ceil(share * len(values)) - 1, 0)] if values else math.nan


def returns(tables: Sequence[Table], outage: Outage, until: float) -> list[float]:
    """Return, for each table that an outage left interrupted, how many seconds after its end play had gone on.

    That is when both clients were connected and a command had been acknowledged, or one had seen the last match's end.
    If that has not happened `until` a time, it counts as that long. A table is interrupted if its clients are not both
    connected, or if one waits for an answer after a store's death, which cuts no client off.
    """
    found = []
    waiting_counts = any("store" in kill.part for kill in outage.kills)
    for table in tables:
        everybody = list(table.facts.values())
        hit = any(_interrupted(facts, outage.back, waiting_counts) for facts in everybody)
        if not hit or not _playing(everybody, outage.back):
            continue
        connected = [_connected(facts, outage.back) for facts in everybody]
        gone_on = (
            fact.at
            for facts in everybody
            for fact in facts
            if isinstance(fact, Acknowledged | Finished) and fact.at > outage.back
        )
        found.append(min(max(*connected, min(gone_on, default=until)), until) - outage.back)
    return found


def gaps(tables: Sequence[Table], since: float, until: float) -> list[float]:
    """Return how long, in seconds, each client was without a server each time, between two times."""
    found = []
    for table in tables:
        for facts in table.facts.values():
            down: float | None = None
            for fact in facts:
                if isinstance(fact, Down) and down is None and since <= fact.at <= until:
                    down = fact.at
                elif isinstance(fact, Up | Finished) and down is not None:
                    found.append(fact.at - down)
                    down = None
            if down is not None:
                found.append(until - down)
    return found


def answers(tables: Sequence[Table]) -> list[float]:
    """Return how long, in seconds, each acknowledged command took from being asked."""
    found = []
    for table in tables:
        for facts in table.facts.values():
            asked = {fact.command: fact.at for fact in facts if isinstance(fact, Asked)}
            found += [fact.at - asked[fact.command] for fact in facts if isinstance(fact, Acknowledged)]
    return found


def fates(tables: Sequence[Table], logs: Sequence[Log], outages: Iterable[Outage]) -> Mapping[str, int]:
    """Count the outcomes of the commands that were unanswered at a kill: done before it, done later, never done."""
    kills = sorted(kill.at for outage in outages for kill in outage.kills)
    done = {(line.player, line.command): line.at for log in logs for line in log.lines}
    counted = {"done before it": 0, "done after it": 0, "never done": 0}
    for table in tables:
        for player, facts in table.facts.items():
            answered = {fact.command: fact.at for fact in facts if isinstance(fact, Acknowledged | Refused)}
            for fact in facts:
                if not isinstance(fact, Asked):
                    continue
                first = bisect.bisect_left(kills, fact.at)
                if first == len(kills) or kills[first] > answered.get(fact.command, math.inf):
                    continue
                at = done.get((player, fact.command))
                counted[
                    "never done" if at is None else "done before it" if at <= kills[first] else "done after it"
                ] += 1
    return counted


def _interrupted(facts: Sequence[Fact], at: float, waiting_counts: bool) -> bool:
    """Tell whether a client was not connected at a time, or waited for an answer, if that counts."""
    up, unanswered = False, False
    for fact in facts:
        if fact.at > at:
            break
        match fact:
            case Up():
                up = True
            case Down(why=why):
                up = False
                unanswered = unanswered and why != KILLED
            case Asked():
                unanswered = True
            case Acknowledged() | Refused():
                unanswered = False
    return not up or (waiting_counts and unanswered)


def _playing(everybody: Iterable[Sequence[Fact]], at: float) -> bool:
    """Tell whether all at a table had come before a time, and none was finished."""
    return all(facts and facts[0].at < at and not _finished(facts, at) for facts in everybody)


def _finished(facts: Sequence[Fact], at: float) -> bool:
    return any(isinstance(fact, Finished) and fact.at <= at for fact in facts)


def _connected(facts: Sequence[Fact], at: float) -> float:
    """Return since when, from a time on, a client was connected."""
    up = False
    for fact in facts:
        if fact.at > at and up:
            break
        match fact:
            case Up():
                up = True
                if fact.at > at:
                    return fact.at
            case Down():
                up = False
            case Finished() if fact.at > at:
                return fact.at
    return at if up else math.inf
