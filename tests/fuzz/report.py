"""The plan of a run, and its results."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.fuzz.attacker import Tally

CONNECTIONS = 50


@dataclass(frozen=True, slots=True)
class Plan:
    """The number of frames, and their seed; `turns` times without and with frames, `quiet` seconds without each.

    `turns` 0: nothing is timed, and all frames come as fast as they are answered. `flood`: seconds of the second
    server.
    """

    frames: int
    seed: int
    turns: int = 8
    quiet: float = 3.0
    flood: float = 12.0
    connections: int = CONNECTIONS


@dataclass(slots=True)
class Moves:
    """What honest players did: their moves' times in seconds by when they were sent, and what they say went wrong."""

    times: list[tuple[float, float]] = field(default_factory=list)
    sent: int = 0
    acknowledged: int = 0
    problems: list[str] = field(default_factory=list)

    def within(self, spans: Sequence[tuple[float, float]]) -> list[float]:
        """Return the times of the moves that were sent in spans."""
        return [took for at, took in self.times if any(begin <= at < end for begin, end in spans)]


@dataclass(slots=True)
class Report:
    """What a run came to; times are medians in ms, memory is in bytes.

    `unread` is the server's memory before silent readers, the most during them, and after them.
    """

    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    moves: int = 0
    acknowledged: int = 0
    quiet_ms: float = 0.0
    thrown_at_ms: float = 0.0
    memory: tuple[int, int] | None = None
    cpu_us: float = 0.0
    flooded: Tally = field(default_factory=Tally)
    flood_quiet_ms: float = 0.0
    flood_ms: float = 0.0
    unread: tuple[int, int, int] | None = None
    problems: list[str] = field(default_factory=list)
