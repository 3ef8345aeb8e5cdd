"""What the player is about to do: the chosen place, and the typed card. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.family_tree.layout import Box, Place
from client.games.family_tree.messages import leg as leg_text
from client.text.typed_cards import own_capitals, own_signs, read_card
from protocol.cards import Card

BEGINS_A_CARD = frozenset("0123456789atjqkxATJQKX")
SUIT_SIGNS = frozenset("cdhsCDHS♣♦♥♠")
_IN_A_CARD = BEGINS_A_CARD | SUIT_SIGNS
_TYPED_AT_MOST = 16


@dataclass(frozen=True, slots=True)
class Choice:
    """The places, the index of the chosen one, and the typed text (None: nothing is being typed).

    A place is chosen when the player selects it; a place is chosen automatically only if it is the only one. `first` is
    the place that an arrow key chooses while none is chosen.
    """

    places: tuple[Place, ...] = ()
    chosen: int | None = None
    typed: str | None = None
    first: int | None = None

    @property
    def place(self) -> Place | None:
        """The chosen place."""
        return None if self.chosen is None else self.places[self.chosen]

    @property
    def target(self) -> Card | None:
        """The card that Enter plays on: typed, otherwise the chosen one. Raises ValueError if no card is typed."""
        if self.typed is not None:
            return typed_card(self.typed)
        return self.place.move.target if self.place else None

    def among(self, places: tuple[Place, ...], near: Box | None) -> "Choice":
        """Return the choice of a turn that begins with these places; arrow keys start at the one nearest to `near`.

        A card that was typed a moment before the turn stays typed.
        """
        only = 0 if len(places) == 1 else None
        found = Choice(places, only, first=_nearest(places, near))
        return found if self.typed is None else found._typing(self.typed)

    def withdrawn(self) -> "Choice":
        """Return the choice with nothing chosen and nothing typed; arrow keys start at the old place."""
        return Choice(self.places, first=self.first if self.chosen is None else self.chosen)

    def at(self, card: Card) -> "Choice | None":
        """Return the choice of the place whose target or couple includes `card`; None if there is none."""
        index = place_named(self.places, card)
        return None if index is None else Choice(self.places, index)

    def step(self, way: Step) -> "Choice":
        """Return the choice one step away.

        Up and down go through the tree in its order, from the last place on to the first; left and right go to the
        nearest place of the previous or next generation that has any, preferably to a partner of the same couple, or
        stay.
        """
        if self.chosen is None:
            return Choice(self.places, self.first)
        if way in (Step.UP, Step.DOWN):
            step = 1 if way is Step.DOWN else -1
            return Choice(self.places, (self.chosen + step) % len(self.places))
        return Choice(self.places, _across(self.places, self.chosen, 1 if way is Step.RIGHT else -1))

    def type(self, character: str) -> "Choice | None":
        """Return the choice with a character typed; None if it belongs to no card. A whole card chooses its place.

        A capital can begin a card in the language: small letters are keys of the screen.
        """
        own = own_capitals() if self.typed is None else own_signs()
        if character not in (BEGINS_A_CARD if self.typed is None else _IN_A_CARD) | own:
            return None
        typed = ((self.typed or "") + character)[:_TYPED_AT_MOST]
        return self._typing(typed)

    def erase(self) -> "Choice":
        """Return the choice without the last typed character; without any, typing ends."""
        return self._typing(self.typed[:-1]) if self.typed and len(self.typed) > 1 else replace(self, typed=None)

    def _typing(self, typed: str) -> "Choice":
        try:
            index = place_named(self.places, typed_card(typed))
        except ValueError:
            index = None
        return replace(self, typed=typed, chosen=self.chosen if index is None else index)


def typed_card(typed: str) -> Card:
    """Return a typed card. Raises ValueError, which says how to type one, or which cards a short text can mean."""
    card = read_card(typed)
    if card is None:
        raise ValueError(leg_text.no_card(typed[:20]))
    return card


def place_named(places: Sequence[Place], card: Card) -> int | None:
    """Return the place whose target is `card`, or whose couple includes it."""
    return next((index for index, place in enumerate(places) if card in (place.move.target, place.move.also)), None)


def _nearest(places: Sequence[Place], box: Box | None) -> int | None:
    if box is None:
        return 0 if places else None
    return min(range(len(places)), key=lambda index: _distance(places[index].box, box), default=None)


def _across(places: Sequence[Place], chosen: int, side: int) -> int:
    """Return the next place on one side (1: right, -1: left) of the chosen one."""
    here = places[chosen]
    partner = chosen + side
    if 0 <= partner < len(places) and _generation(places[partner]) == _generation(here):
        return partner
    levels = [place.level for place in places if side * (place.level - here.level) > 0]
    if not levels:
        return chosen
    next_level = min(levels) if side > 0 else max(levels)
    beside = [index for index, place in enumerate(places) if place.level == next_level]
    return min(beside, key=lambda index: _distance(places[index].box, here.box))


def _generation(place: Place) -> tuple[int, int]:
    return place.level, place.box.line


def _distance(one: Box, other: Box) -> tuple[int, int]:
    return abs(one.line - other.line), abs(one.x - other.x)
