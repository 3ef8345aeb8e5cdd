"""What the player is about to do: the card that is picked up, the target, and the typed text. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from client.games.arrows import Step
from client.games.poker_solitaire.moves import COLUMNS, LONGEST, ROWS, is_card
from protocol.games.poker_solitaire.view import Source


class Spot(NamedTuple):
    """The position of a place on the canvas: its line, and its middle cell."""

    place: str
    line: int
    x: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The picked-up card and its target; `picking`: the arrows choose what to pick up instead.

    `row` is a typed row's digit or column's letter, to be completed; `typed` is the beginning of a typed move (None:
    nothing); `asks`: the screen asks whether to end a race; `lost` is a card that was picked up until the other player
    took it. `picked`: the player picked it up, and did not have it in hand from the start; `refused`: the player's last
    move was refused, so nothing is chosen automatically. `early` is a square typed before the turn, to be chosen when
    the turn begins.
    """

    what: str | None = None
    where: str | None = None
    picking: bool = False
    row: str | None = None
    typed: str | None = None
    asks: bool = False
    lost: str | None = None
    picked: bool = False
    refused: bool = False
    early: str | None = None

    @property
    def move(self) -> str | None:
        """The chosen move, in notation."""
        return f"{self.what}>{self.where}" if self.what is not None and self.where is not None else None

    def holding(self, sources: Sequence[Source], *, waits: bool) -> "Choice":
        """Return this choice with a card that can be picked up: the same if it is still there.

        `waits`: the player must see the loss of a card before another is picked up, so that nobody plays a card that
        they did not choose.
        """
        if not sources:
            return replace(self, what=None, picking=False, row=None, asks=False, lost=None)
        if any(source.what == self.what for source in sources):
            return replace(self, lost=None)
        if self.lost is not None:
            return self
        if waits and self.what is not None:
            return replace(self, what=None, lost=self.what)
        usual = next((source.what for source in sources if is_card(source.what)), None)
        if usual is None:  # a card on the board is picked up only on request
            return replace(self, what=None)
        return replace(self, what=usual)

    def again(self, sources: Sequence[Source]) -> "Choice":
        """Return this choice with another card picked up, after the player has seen a loss."""
        return replace(self, lost=None, what=None).holding(sources, waits=False)

    def among(self, spots: Sequence[Spot], sources: Sequence[Source]) -> "Choice":
        """Return this choice at a place: the same if it still exists, otherwise the only place, otherwise none.

        If the player has not picked anything up either, the only place counts only if nothing else can be picked up.
        """
        if any(spot.place == self.where for spot in spots):
            return self
        alone = len(spots) == 1 and not self.picking and not self.refused
        alone = alone and (self.picked or len(sources) == 1)
        return replace(self, where=spots[0].place if alone else None)

    def withdrawn(self) -> "Choice":
        """Return the choice of the same card with no square chosen and nothing typed."""
        return Choice(what=self.what, refused=True)

    def next_card(self, sources: Sequence[Source], step: int) -> "Choice":
        """Return the choice of the next dealt card, from the last on to the first."""
        dealt = list(dict.fromkeys(source.what for source in sources if is_card(source.what)))
        if not dealt:
            return self
        at = dealt.index(self.what) + step if self.what in dealt else 0
        what = dealt[at % len(dealt)]
        return replace(self, what=what, typed=None, row=None, picking=False, lost=None, picked=True)

    def type_square(self, character: str) -> "tuple[Choice, str | None] | None":
        """Return the choice with half a square typed, its column or its row, or completed, and then the square.

        None if the character is neither, or the column that was typed just before: its key then has its other meaning.

        >>> Choice().type_square("3")[0].row, Choice(row="3").type_square("c")[1], Choice(row="c").type_square("3")[1]
        ('3', 'c3', 'c3')
        >>> Choice(row="c").type_square("c"), Choice().type_square("x")
        (None, None)
        """
        if len(character) != 1 or character not in COLUMNS + ROWS or (character == self.row and character in COLUMNS):
            return None
        halves = (self.row or "") + character
        if len(halves) == 2 and halves[0].isdigit() != halves[1].isdigit():
            return replace(self, row=None), "".join(sorted(halves, reverse=True))
        return replace(self, row=character), None

    def type_early(self, character: str) -> "Choice | None":
        """Return the choice with a character of a square typed before the turn; None if it belongs to none."""
        read = self.type_square(character)
        return None if read is None else replace(read[0], early=read[1])

    def erase_early(self) -> "Choice":
        """Return the choice without the last character typed before the turn."""
        return replace(self, row=self.early[0] if self.early is not None else None, early=None)

    def type(self, character: str) -> "Choice | None":
        """Return the choice with a character of a move typed; None if it belongs to none."""
        if self.typed is None or not character.isprintable() or len(character) != 1:
            return None
        return replace(self, typed=(self.typed + character)[:LONGEST])


def stepped(spots: Sequence[Spot], place: str | None, way: Step, near: Spot | None) -> str | None:
    """Return the nearest place in a direction from another, the least aside; the same if there is none.

    From no place, return the one nearest to `near`.
    """
    here = next((spot for spot in spots if spot.place == place), None)
    if here is None:
        return min(spots, key=lambda spot: 0 if near is None else _distance(spot, near)).place
    ahead = [(cost, spot.line, spot.x, spot.place) for spot in spots if (cost := _ahead(here, spot, way)) is not None]
    return min(ahead)[3] if ahead else place


def _ahead(here: Spot, there: Spot, way: Step) -> float | None:
    """Return the distance of a place in a direction, with sideways cells counted twice; None if it is not that way."""
    right, down = there.x - here.x, 3 * (there.line - here.line)
    along, aside = way.to(right, down)
    return along + 2 * abs(aside) if along > 0 else None


def _distance(one: Spot, other: Spot) -> int:
    return abs(one.x - other.x) + 3 * abs(one.line - other.line)
