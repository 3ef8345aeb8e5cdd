"""What the player is about to do: what is chosen on the table, typed, or carried. Pure.

What can be chosen is named: a pile by its rank, a foundation `H+`, the stock `stock`, and a card of the workspace `w0`,
`w1` …, the lowest first.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.grandmas_game.layout import STOCK, Box, Spot, workspace_at, workspace_spot
from client.games.grandmas_game.moves import BEGINS, IN_A_MOVE, LONGEST, read_card, read_pile
from protocol.cards import Card
from protocol.games.grandmas_game.view import GrandmasGameView

NOWHERE: Spot = ""
"""No place: nothing is chosen until the player points at a place."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen; what is typed (None: nothing); `order`: a card of the workspace is carried, which lies so now.

    `asks`: it is asked whether the game is to be given up.
    """

    at: Spot = NOWHERE
    typed: str | None = None
    order: tuple[Card, ...] | None = None
    asks: bool = False

    def among(self, spots: Mapping[Spot, Box]) -> "Choice":
        """Return this choice of something that is there, else of nothing."""
        return self if self.at in spots else replace(self, at=NOWHERE)

    def withdrawn(self) -> "Choice":
        """Return the choice of nothing, with nothing typed or carried."""
        return Choice()

    def picked_up(self, view: GrandmasGameView) -> "Choice | None":
        """Return the choice with the chosen card of the workspace carried; None where none can be."""
        if workspace_at(self.at) is None or view.workspace is None or not view.may_order:
            return None
        return replace(self, order=view.workspace.cards, typed=None)

    def carried(self, to: int) -> "Choice":
        """Return the choice with the carried card so many places to the right, as far as there are any."""
        at = workspace_at(self.at)
        if at is None or self.order is None:
            return self
        rest = [*self.order[:at], *self.order[at + 1 :]]
        place = max(0, min(at + to, len(rest)))
        order = (*rest[:place], self.order[at], *rest[place:])
        return replace(self, order=order, at=workspace_spot(place))

    def type(self, character: str, view: GrandmasGameView) -> "Choice | None":
        """Return the choice with a character typed; None if it belongs to no move. What is named is chosen."""
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
        """Return the choice without the last character typed; without any, nothing is being typed any more."""
        typed = self.typed[:-1] if self.typed and len(self.typed) > 1 else None
        return replace(self, typed=typed, at=(named(typed, view) if typed else None) or self.at)


def named(typed: str, view: GrandmasGameView) -> Spot | None:
    """Return what on the table a beginning of a move names."""
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
    """Return the nearest spot in a direction, least aside; the same spot if there is none.

    From nowhere, return the stock, which lies in the middle.
    """
    here = spots.get(at)
    if here is None:
        return STOCK if STOCK in spots else next(iter(spots), at)
    ahead = [(cost, spot) for spot, there in spots.items() if (cost := _ahead(here, there, way)) is not None]
    return min(ahead)[1] if ahead else at


_LINES_APART, _SAME_LINES = 6, 9
"""A line counts three cells: what is nearer than two lines is beside, what is three away no longer."""


def _ahead(here: Box, there: Box, way: Step) -> float | None:
    """Return how far a box is in a direction, what lies aside counting twice; None where it is not that way."""
    right = there.x + there.wide / 2 - here.x - here.wide / 2
    down = 3 * (there.line + there.high / 2 - here.line - here.high / 2)
    along, aside = way.to(right, down)
    if way in (Step.UP, Step.DOWN):
        return along + 2 * abs(aside) if along >= _LINES_APART else None
    if along <= 0 or abs(aside) >= _SAME_LINES:
        return None
    return along + 2 * abs(aside)
