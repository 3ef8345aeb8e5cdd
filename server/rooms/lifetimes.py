"""How long rooms are kept in which nothing happens."""

from dataclasses import dataclass

from protocol.ids import Form

DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Lifetimes:
    """How long a room is kept after its last entry, in ms: `finished` where its last match is over, else `open`.

    A solo game keeps nobody waiting, so that an unfinished one is kept as long as a finished one.
    """

    open: int = 7 * DAY_MS
    finished: int = 30 * DAY_MS

    @property
    def shortest(self) -> int:
        """The shorter of the two."""
        return min(self.open, self.finished)

    def of(self, form: Form, finished: bool) -> int:
        """Return how long a room is kept."""
        return self.finished if finished or form == "solo" else self.open
