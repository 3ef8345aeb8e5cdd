"""Ignores Enter and Space for a moment after something new is shown, so that no key acts on a screen nobody has seen.

Each new screen, leg and turn begins such a moment. A held key has no effect until it is released: each ignored
repetition prolongs the moment a little. After typed text, such as a card, Enter counts at once.
"""

from collections.abc import Callable

Clock = Callable[[], float]
"""Returns the time in seconds, from any origin."""

MOMENT = 0.25
"""The time for which the keys are ignored, in seconds."""
REPEATS = 0.1
"""The time in seconds after which a held key has surely repeated."""
_KEYS = ("enter", "space")


class EnterGuard:
    """Tracks when the current screen, leg or turn began; calls `began` whenever another one begins."""

    def __init__(self, clock: Clock, began: Callable[[], None]) -> None:
        self._clock = clock
        self._began = began
        self._until = clock()
        self._typed = False

    @property
    def closed(self) -> bool:
        """Whether Enter and Space are ignored now."""
        return self.left > 0

    @property
    def left(self) -> float:
        """The time in seconds for which Enter and Space are ignored; 0 if they count."""
        return max(0.0, self._until - self._clock())

    def begin(self) -> None:
        """Begin a moment: something new is shown."""
        self._until = self._clock() + MOMENT
        self._typed = False
        self._began()

    def stops(self, key: str, character: str | None, target: object) -> bool:
        """Return whether to stop a key on its way to the widget `target`; store what is typed.

        An Enter that follows a typed character in one burst passes, because the widget has not read that character yet:
        the board asks `ignores` again after both have arrived.
        """
        if key not in _KEYS:
            self._typed = self._typed or (character is not None and character.isprintable())
            return False
        return not self._typed and self.ignores(key, target)

    def ignores(self, key: str, target: object) -> bool:
        """Return whether to ignore a key now; False if the widget `target` has typed text."""
        if key not in _KEYS or getattr(target, "typing", False):
            return False
        now = self._clock()
        if now >= self._until:
            return False
        self._until = max(self._until, now + REPEATS)
        return True


def enter_guard(app: object) -> EnterGuard | None:
    """Return the guard of a program; None if it has none."""
    found = getattr(app, "enter_guard", None)
    return found if isinstance(found, EnterGuard) else None
