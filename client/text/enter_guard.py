"""Ignores Enter and Space for a moment after something new is shown, so that no key acts on a screen nobody has seen.

A screen, a leg and a turn each begin with such a moment. A held key does nothing until it is released: each ignored
repetition prolongs the moment a little. After something typed, such as a card, Enter counts at once.
"""

from collections.abc import Callable

Clock = Callable[[], float]
"""Tells the time in seconds, from any beginning."""

MOMENT = 0.25
"""How long the keys are ignored, in seconds."""
REPEATS = 0.1
"""Longer than a held key takes to repeat, in seconds."""
_KEYS = ("enter", "space")


class EnterGuard:
    """Knows when the current screen, leg or turn began; calls `began` whenever another one begins."""

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
        """For how many seconds Enter and Space are ignored; 0 if they count."""
        return max(0.0, self._until - self._clock())

    def begin(self) -> None:
        """Begin a moment: something new is shown."""
        self._until = self._clock() + MOMENT
        self._typed = False
        self._began()

    def stops(self, key: str, character: str | None, target: object) -> bool:
        """Tell whether to stop a key that arrives now on its way to the widget `target`; note what is typed.

        An Enter that follows a typed character in one burst passes, because the widget has not read that one yet: a
        board looks again, by `ignores`, when both have come there.
        """
        if key not in _KEYS:
            self._typed = self._typed or (character is not None and character.isprintable())
            return False
        return not self._typed and self.ignores(key, target)

    def ignores(self, key: str, target: object) -> bool:
        """Tell whether to ignore a key now; False if the widget `target` says that something is being typed in it."""
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
