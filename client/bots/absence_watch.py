"""When a bot acts about an absent player: which steps it has asked for, and how long it has been alone."""

from time import monotonic

from client.bots.absence import Step, deserted, steps
from client.games.clocks import server_now
from client.room.model import Model

AGAIN_SECONDS = 10.0
"""The pause before a rejected step is repeated. A granted step is repeated after the patience, if still due."""


class Vigil:
    """Tracks the absence of other players; `patience` is in seconds, None for no limit.

    `leaves`: the bot leaves a room in which it stays alone.
    """

    def __init__(self, patience: int | None, *, leaves: bool) -> None:
        self._patience = patience
        self._leaves = leaves
        self._not_before: dict[Step, float] = {}
        self._alone_since: float | None = None

    def due(self, model: Model) -> Step | None:
        """Return the step about an absent player that is due now, or None."""
        return next((step for step in steps(model, self._patience) if self._seconds_to(model, step) == 0), None)

    def asked(self, step: Step, granted: bool) -> None:
        """Note that a step has been asked for, and whether the server granted it."""
        pause = max(AGAIN_SECONDS, self._patience or 0) if granted else AGAIN_SECONDS
        self._not_before[step] = monotonic() + pause

    def is_over(self, model: Model) -> bool:
        """Return whether the bot has been alone for too long."""
        if self._patience is None or not self._leaves or not deserted(model):
            self._alone_since = None
            return False
        if self._alone_since is None:
            self._alone_since = monotonic()
        return monotonic() >= self._alone_since + self._patience

    def seconds(self, model: Model) -> float | None:
        """Return the seconds until the next step or the end; None if nothing is coming."""
        waits = [self._seconds_to(model, step) for step in steps(model, self._patience)]
        if self._alone_since is not None and self._patience is not None:
            waits.append(max(0.0, self._alone_since + self._patience - monotonic()))
        return min((each for each in waits if each is not None), default=None)

    def _seconds_to(self, model: Model, step: Step) -> float | None:
        now = server_now(model.ahead)
        if now is None:
            return None
        return max(0.0, (step.at - now) / 1000, self._not_before.get(step, 0.0) - monotonic())
