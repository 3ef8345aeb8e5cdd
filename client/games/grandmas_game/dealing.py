"""Watching the dealing: card by card, at one of several speeds, paused, stepped back, or skipped. Pure.

It shows the cards visible at that time: the tops of the piles, and the size of the stock.
rules: grandmas_game, The layout
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from protocol.games.grandmas_game.view import Dealt, GrandmasGameView, Pile

PACES = (1.6, 0.8, 0.4, 0.2, 0.08)
"""Seconds for a card, the slowest first."""
USUAL = 2


@dataclass(frozen=True, slots=True)
class Dealing:
    """The position in the dealing: `step` cards have been dealt to the piles; `runs`: it advances by itself."""

    step: int = 0
    pace: int = USUAL
    runs: bool = True

    @property
    def seconds(self) -> float:
        """The time for a card, in seconds."""
        return PACES[self.pace]

    def on(self, view: GrandmasGameView, steps: int = 1) -> "Dealing | None":
        """Return the dealing some cards further, or back; None after the last card."""
        step = max(0, self.step + steps)
        return None if step > len(view.dealt) else replace(self, step=step)

    def held(self) -> "Dealing":
        """Return the dealing paused if it runs, otherwise running."""
        return replace(self, runs=not self.runs)

    def by_hand(self, view: GrandmasGameView, steps: int) -> "Dealing":
        """Return the dealing paused, a card further or back."""
        step = max(0, min(self.step + steps, len(view.dealt)))
        return replace(self, step=step, runs=False)

    def paced(self, faster: int) -> "Dealing":
        """Return the dealing at another speed."""
        return replace(self, pace=max(0, min(self.pace + faster, len(PACES) - 1)))

    def keyed(self, key: str, view: GrandmasGameView, runs: bool) -> "Dealing | None":
        """Return the dealing after a key, None if the key has no effect on it; `runs`: it may advance by itself."""
        does: Mapping[str, Callable[[], Dealing]] = {
            "space": self.held,
            "up": lambda: self.paced(1),
            "plus": lambda: self.paced(1),
            "down": lambda: self.paced(-1),
            "minus": lambda: self.paced(-1),
            "left": lambda: self.by_hand(view, -1),
            "right": lambda: self.by_hand(view, 1),
            "v": lambda: replace(self, step=0, runs=runs),
            "home": lambda: self.by_hand(view, -len(view.dealt)),
            "end": lambda: self.by_hand(view, len(view.dealt)),
        }
        return does[key]() if key in does else None

    def last(self, view: GrandmasGameView) -> Dealt | None:
        """Return the card that was dealt last."""
        return view.dealt[self.step - 1] if self.step else None

    def seen(self, view: GrandmasGameView) -> GrandmasGameView:
        """Return the view with the piles and the stock as they were then."""
        sizes: dict[str, int] = {}
        tops = {}
        for dealt in view.dealt[: self.step]:
            sizes[dealt.pile] = sizes.get(dealt.pile, 0) + 1
            tops[dealt.pile] = dealt.card
        piles = tuple(
            Pile(name=each.name, top=tops.get(each.name), size=sizes.get(each.name, 0), under=None)
            for each in view.piles
        )
        stock = sum(dealt.stock for dealt in view.dealt[: self.step])
        return replace(view, piles=piles, stock=stock, moves=(), may_order=False)
