"""What the player is about to do: the chosen place, the typed text, or the carried card. Pure.

Places have names: a pile its rank, a foundation `H+`, the stock `stock`, and a card of the workspace `w0`, `w1` …, the
lowest first.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.grandmas_game.layout import STOCK, Box, Spot, workspace_at, workspace_spot
from client.games.grandmas_game.moves import BEGINS, IN_A_MOVE, LONGEST, read_card, read_pile
from protocol.cards import Card
from protocol.games.grandmas_game.view import GrandmasGameView

NOWHERE: Spot = ""
"""No place: nothing is chosen until the player selects a place."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen place; the typed text (None: nothing); `order`: the workspace with the carried card in it.

    `asks`: the screen asks whether to give up the game.
    """

    at: Spot = NOWHERE
    typed: str | None = None
    order: tuple[Card, ...] | None = None
    asks: bool = False

    def among(self, spots: Mapping[Spot, Box]) -> "Choice":
        """Return this choice if its place still exists, otherwise no choice."""
        return self if self.at in spots else replace(self, at=NOWHERE)

    def withdrawn(self) -> "Choice":
        """Return the choice of nothing, with nothing typed or carried."""
        return Choice()

    def picked_up(self, view: GrandmasGameView) -> "Choice | None":
        """Return the choice with the chosen card of the workspace carried; None if it can't be carried."""
        if workspace_at(self.at) is None or view.workspace is None or not view.may_order:
            return None
        return replace(self, order=view.workspace.cards, typed=None)

    def carried(self, to: int) -> "Choice":
        """Return the choice with the carried card moved `to` places to the right, at most to the end."""
        at = workspace_at(self.at)
        if at is None or self.order is None:
            return self
        rest = [*self.order[:at], *self.order[at + 1 :]]
        place = max(0, min(at + to, len(rest)))
        order = (*rest[:place], self.order[at], *rest[place:])
        return replace(self, order=order, at=workspace_spot(place))

    def type(self, character: str, view: GrandmasGameView) -> "Choice | None":
        """Return the choice with a character typed; None if it belongs to no move. A named place is chosen."""
        if len(character) != 1 or character not in (BEGINS if self.typed is None else IN_A_MOVE):
            return None
        typed = ((self.typed or "") + character)[:LONGEST]
        at = NOWHERE if read_card(typed) is not None else self.at
        return replace(self, typed=typed, at=named(typed, view) or at, order=None)

    def written(self, move: str, view: GrandmasGameView) -> "Choice":
        """Return the choice with a whole move typed."""
        typed = f":{move.lower()}"
        return replace(self, typed=typed, at=named(typed, view) or self.at, order=None)

    def erase(self, view: GrandmasGameView) -> "Choice":
        """Return the choice without the last typed character; without any, typing ends."""
        typed = self.typed[:-1] if self.typed and len(self.typed) > 1 else None
        return replace(self, typed=typed, at=(named(typed, view) if typed else None) or self.at)


def named(typed: str, view: GrandmasGameView) -> Spot | None:
    """Return the place on the table that the beginning of a move names."""
    place = typed.partition(">")[0].removeprefix(":")
    card = read_card(place.lower().removeprefix("w:"))
    if card is not None:
        held = view.workspace.cards if view.workspace is not None else ()
        at = next((at for at in range(len(held) - 1, -1, -1) if held[at] == card), None)
        if at is not None:
            return workspace_spot(at)
        return next((each.name for each in view.piles if each.top == card), None)
    return read_pile(place)


def stepped(spots: Mapping[Spot, Box], at: Spot, way: Step) -> Spot:
    """Return the nearest spot in a direction, the least aside; the same spot if there is none.

    From nowhere, return the stock, which lies in the middle.
    """
    here = spots.get(at)
    if here is None:
        return STOCK if STOCK in spots else next(iter(spots), at)
    ahead = [(cost, spot) for spot, there in spots.items() if (cost := _ahead(here, there, way)) is not None]
    return min(ahead)[1] if ahead else at


_LINES_APART, _SAME_LINES = 6, 9
"""A line counts as three cells: a box within two lines is beside, one three lines away is not."""


def _ahead(here: Box, there: Box, way: Step) -> float | None:
    """Return the distance of a box in a direction, with sideways cells counted twice; None if it is not that way."""
    right = there.x + there.wide / 2 - here.x - here.wide / 2
    down = 3 * (there.line + there.high / 2 - here.line - here.high / 2)
    along, aside = way.to(right, down)
    if way in (Step.UP, Step.DOWN):
        return along + 2 * abs(aside) if along >= _LINES_APART else None
    if along <= 0 or abs(aside) >= _SAME_LINES:
        return None
    return along + 2 * abs(aside)
