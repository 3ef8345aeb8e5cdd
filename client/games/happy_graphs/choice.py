"""What the player is about to do: the chosen card and square, and the typed text. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.happy_graphs.layout import Box, Place
from client.games.happy_graphs.moves import (
    BEGINS_A_CARD,
    IN_A_CARD,
    IN_A_SQUARE,
    LONGEST,
    SEPARATORS,
    Spot,
    read_card,
    split_typed,
)
from client.text.typed_cards import own_signs
from protocol.cards import Card


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen card and square, and the typed text (None: nothing); `taking`: the player chooses a card to take back.

    `asks`: the screen asks whether to end a puzzle as it is. `picked`: the player chose the card; `refused`: the
    player's last move was refused, so nothing is chosen automatically.
    """

    card: Card | None = None
    spot: Spot | None = None
    typed: str | None = None
    taking: bool = False
    asks: bool = False
    picked: bool = False
    refused: bool = False

    @property
    def types_square(self) -> bool:
        """Whether a square is being typed after the card."""
        return self.typed is not None and not SEPARATORS.isdisjoint(self.typed)

    def holding(self, hand: Sequence[Card]) -> "Choice":
        """Return this choice with a card of the hand: the same, otherwise one of its rank, otherwise the first."""
        if self.card in hand:
            return self
        same = next((card for card in hand if self.card is not None and card[0] == self.card[0]), None)
        return replace(self, card=same or next(iter(hand), None))

    def among(self, places: Sequence[Place], hand: Sequence[Card]) -> "Choice":
        """Return this choice at a place: the same if it still exists, otherwise the only place, otherwise none.

        If the player has not picked a card either, the only place counts only if all cards of the hand are alike.
        """
        if any(place.spot == self.spot for place in places):
            return self
        alone = len(places) == 1 and not self.taking and not self.refused
        alone = alone and (self.picked or len({card[0] for card in hand}) == 1)
        return replace(self, spot=places[0].spot if alone else None)

    def withdrawn(self) -> "Choice":
        """Return the choice of the same card with no square chosen and nothing typed."""
        return Choice(card=self.card, refused=True)

    def next_card(self, hand: Sequence[Card], step: int) -> "Choice":
        """Return the choice of the next card of another rank, by rank, round at the end."""
        ranks = sorted({card[0] for card in hand}, key="A2345678".find)
        if not ranks:
            return self
        at = ranks.index(self.card[0]) if self.card is not None and self.card[0] in ranks else 0
        rank = ranks[(at + step) % len(ranks)]
        card = next(card for card in hand if card[0] == rank)
        return replace(self, card=card, typed=None, picked=True)

    def type(self, character: str, hand: Sequence[Card]) -> "Choice | None":
        """Return the choice with a character typed; None if it belongs to no move. A named card is chosen."""
        in_a_card = IN_A_CARD | own_signs()
        if character not in (BEGINS_A_CARD if self.typed is None else IN_A_SQUARE if self.types_square else in_a_card):
            return None
        typed = (self.typed or "") + character
        if len(typed) == 2 and character in BEGINS_A_CARD:  # another rank replaces the typed one
            typed = character
        return self._typing(typed[:LONGEST], hand)

    def erase(self, hand: Sequence[Card]) -> "Choice":
        """Return the choice without the last typed character; without any, typing ends."""
        return self._typing(self.typed[:-1], hand) if self.typed and len(self.typed) > 1 else replace(self, typed=None)

    def _typing(self, typed: str, hand: Sequence[Card]) -> "Choice":
        card = read_card(split_typed(typed)[0], hand)
        return replace(self, typed=typed, card=card or self.card, picked=self.picked or card is not None)


def stepped(places: Sequence[Place], spot: Spot | None, way: Step, near: Box | None) -> Spot | None:
    """Return the nearest place in a direction from a square, the least aside; the same if there is none.

    From no square, return the place nearest to `near`.
    """
    here = next((place.box for place in places if place.spot == spot), None)
    if here is None:
        # Don't choose a new group only because its square happens to be the nearest.
        among = [place for place in places if not place.begins] or places
        return min(among, key=lambda place: 0 if near is None else _distance(place.box, near)).spot
    ahead = [(cost, place.spot) for place in places if (cost := _ahead(here, place.box, way)) is not None]
    return min(ahead)[1] if ahead else spot


def _ahead(here: Box, there: Box, way: Step) -> float | None:
    """Return the distance of a box in a direction, with sideways cells counted twice; None if it is not that way."""
    right, down = there.x - here.x, 3 * (there.line - here.line)
    along, aside = way.to(right, down)
    if along <= 0:
        return None
    return along + 2 * abs(aside)


def _distance(one: Box, other: Box) -> int:
    return abs(one.x - other.x) + 3 * abs(one.line - other.line)
