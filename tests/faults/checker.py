"""Compares the clients' messages with the logs: a pure function that returns a sentence for each violation.

lost         a command was acknowledged, and its room's log does not hold it at that version
doubled      a command is in the logs more than once
changed      a command is in the logs with another content, or although it was rejected
reordered    commands of a client are in the logs in another order than it sent them
forked       a client was shown a room at a version as it never was by the log, or two entries have one number
compacted    a checkpoint, or the log that starts with it, tells another room than all entries that were ever appended
seat lost    a player has no seat in the room they played in
unfinished   a match is not over, or its record does not verify
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.faults.history import Acknowledged, Asked, Fact, Line, Log, Refused, Shown


@dataclass(frozen=True, slots=True)
class Table:
    """One room as it was played: each player's facts by player id, and how many matches they came for."""

    room: str
    facts: Mapping[str, Sequence[Fact]]
    matches: int


def problems(tables: Sequence[Table], logs: Sequence[Log]) -> list[str]:
    """Return all that is wrong, a sentence each; nothing if every promise was kept."""
    by_room = {log.room: log for log in logs}
    found = list(_doubled(logs))
    for table in tables:
        log = by_room.get(table.room)
        if log is None:
            found.append(f"room {table.room}: lost: it has no log")
            continue
        for player, facts in table.facts.items():
            told = (*_commands(player, facts, log), *_shown(player, facts, log))
            found += [f"room {table.room}: {problem}" for problem in told]
        found += [f"room {table.room}: {problem}" for problem in (*log.wrong, *_ending(table, log))]
    return found


def checked(tables: Sequence[Table]) -> int:
    """Return how many acknowledged commands were held against the logs."""
    return sum(isinstance(fact, Acknowledged) for table in tables for facts in table.facts.values() for fact in facts)


def _doubled(logs: Sequence[Log]) -> Iterator[str]:
    times = Counter((line.player, line.command) for log in logs for line in log.lines)
    for log in logs:
        for line in log.lines:
            count = times.pop((line.player, line.command), 1)
            if count > 1:
                yield f"room {log.room}: doubled: {_named(line)} is in the logs {count} times"


def _commands(player: str, facts: Sequence[Fact], log: Log) -> Iterator[str]:
    asked = {fact.command: fact for fact in facts if isinstance(fact, Asked)}
    refused = {fact.command for fact in facts if isinstance(fact, Refused)}
    acknowledged = [fact for fact in facts if isinstance(fact, Acknowledged)]
    lines: dict[str, list[Line]] = defaultdict(list)
    for line in log.lines:
        if line.player == player:
            lines[line.command].append(line)
    for fact in acknowledged:
        if fact.version not in {line.version for line in lines[fact.command]}:
            where = [str(line.version) for line in lines[fact.command]]
            yield (
                f"lost: {player}'s command {fact.command} was acknowledged at version {fact.version}, "
                f"and stands at {' and '.join(where) or 'none'}"
            )
    for command, done in lines.items():
        for line in done:
            if command not in asked:
                yield f"changed: {_named(line)} was never asked"
            elif asked[command].what != line.what:
                yield f"changed: {_named(line)} was asked as {asked[command].what!r}"
            elif command in refused:
                yield f"changed: {_named(line)} was refused"
    order = {fact.command: number for number, fact in enumerate(asked.values())}
    known = {fact.command for fact in acknowledged}
    last = -1
    for line in log.lines:
        if line.player == player and line.command in order:
            # An unacknowledged command may come late: a client that was killed has sent another one meanwhile.
            if order[line.command] < last and line.command in known:
                yield f"reordered: {_named(line)} comes after a later command"
            last = max(last, order[line.command])


def _shown(player: str, facts: Sequence[Fact], log: Log) -> Iterator[str]:
    digests = {line.version: {line.digest, *line.from_checkpoint} for line in log.lines}
    for fact in facts:
        if isinstance(fact, Shown) and fact.digest not in digests.get(fact.version, ()):
            yield f"forked: {player} was shown version {fact.version} as it never was"


def _ending(table: Table, log: Log) -> Iterator[str]:
    for player in table.facts:
        if player not in log.seated:
            yield f"seat lost: {player} has none"
    if len(log.records) != table.matches:
        yield f"unfinished: {len(log.records)} of {table.matches} matches are over"
    for fault in log.faults:
        yield f"unfinished: {fault}"


def _named(line: Line) -> str:
    return f"{line.player}'s command {line.command} ({line.what}, version {line.version})"
