"""A tree while it is typed: it can always become an allowed tree, and a refused input is explained at once. Pure.

In a fixed shape there is a place for every card, and ranks are typed in the order of the notation. In a free shape, a
rank goes under the chosen card; `(` goes down to the card typed last and `)` up again, so that the notation itself can
be typed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.patriarch.messages import trees as trees_text
from client.games.patriarch.tree_drawing import Node, lay_out
from client.games.patriarch.trees import Family, children, filled, generation, not_in_family, read, shape_of, written

GHOST = "·"
"""The sign at the place of the next card."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Cards by rank in the order in which they were typed, each with its parent: `cards`, for a free shape.

    For a fixed shape, `slots` are its places in the order of the notation, or empty strings. `at` is the chosen place,
    or the card under which the next one goes. `said` is why the last input was refused.
    """

    family: Family
    cards: tuple[tuple[str, str], ...] = ()
    slots: tuple[str, ...] = ()
    at: str = ""
    said: str | None = None

    @property
    def fixed(self) -> bool:
        """Whether all trees have one shape."""
        return self.family.shape is not None

    @property
    def missing(self) -> str:
        """The cards that have no place yet."""
        placed = set(self.slots) | {card for card, _ in self.cards}
        return "".join(card for card in self.family.ranks if card not in placed)

    @property
    def begun(self) -> bool:
        """Whether anything has been typed."""
        return len(self.missing) < len(self.family.ranks)

    @property
    def tree(self) -> str | None:
        """The tree in notation, once it is complete."""
        if self.missing:
            return None
        if self.family.shape is not None:
            return written(filled(self.family.shape, self.slots))
        return written(dict(self.cards))

    @property
    def text(self) -> str:
        """The notation of the tree so far."""
        if not self.fixed:
            return written(dict(self.cards))
        return self.tree or " ".join(slot or GHOST for slot in self.slots)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes to draw, with a sign at the place of the next card."""
        if self.family.shape is not None:
            places = filled(self.family.shape, _places(self.family))
            return tuple(
                Node(place, parent, self.slots[int(place)] or GHOST, place == self.at)
                for place, parent in places.items()
            )
        shown = [Node(card, parent, card, card == self.at) for card, parent in self.cards]
        if self.missing and (not self.cards or self._deep(self.at) + 1 < self.family.generations):
            shown.append(Node(GHOST, self.at, GHOST, not self.cards))
        return tuple(shown)

    # Input

    def type(self, sign: str) -> "Draft | None":
        """Return the draft after a sign was typed; None if the sign has no meaning in a tree."""
        sign = "A" if sign == "1" else sign.upper()
        if len(sign) == 1 and sign in "A23456789":
            if sign not in self.family.ranks:
                return replace(self, said=not_in_family(sign, self.family))
            return self._put(sign) if self.fixed else self._hang(sign)
        if sign in ("(", ")", " ") and (self.begun or sign == "("):
            return replace(self, said=None) if self.fixed else self._climb(sign)
        return None

    def erase(self) -> "Draft":
        """Return the draft without the chosen card or, if there is none, without the card typed last."""
        if self.fixed:
            at = int(self.at)
            before = next((place for place in range(at, -1, -1) if self.slots[place]), at)
            slots = (*self.slots[:before], "", *self.slots[before + 1 :])
            return replace(self, slots=slots, at=str(before), said=None)
        if not self.cards:
            return replace(self, said=None)
        last, parent = self.cards[-1]
        below = self._with_below(last)
        return replace(
            self, cards=tuple(each for each in self.cards if each[0] not in below), at=parent or "", said=None
        )

    def step(self, way: Step) -> "Draft":
        """Return the draft with the nearest place in a direction chosen."""
        boxes = lay_out(self.nodes).boxes
        here = boxes.get(self.at)
        if here is None:
            return self
        ahead = [
            (side, far, key)
            for key, box in boxes.items()
            if key != GHOST and (found := _way(way, box.column - here.column, box.row - here.row)) is not None
            for side, far in (found,)
        ]
        return replace(self, at=min(ahead)[2] if ahead else self.at, said=None)

    def choose(self, key: str) -> "Draft":
        """Return the draft with a place chosen."""
        return replace(self, at=key, said=None) if key in {node.key for node in self.nodes} - {GHOST} else self

    def _put(self, card: str) -> "Draft":
        """Put a card on the chosen place; a card that already has a place changes places with the card there."""
        at, slots = int(self.at), [*self.slots]
        if card in slots:
            slots[slots.index(card)] = slots[at]
        slots[at] = card
        empty = [place for place, slot in enumerate(slots) if not slot]
        if len(empty) == 1:  # one card is left for one place
            slots[empty[0]] = next(rank for rank in self.family.ranks if rank not in slots)
            empty = []
        after = next((place for place in empty if place > at), empty[0] if empty else min(at + 1, len(slots) - 1))
        return replace(self, slots=tuple(slots), at=str(after), said=None)

    def _hang(self, card: str) -> "Draft":
        """Hang a card under the chosen one, with all cards that are already below it."""
        parents = dict(self.cards)
        if not parents:
            return replace(self, cards=((card, ""),), at=card, said=None)
        below = self._with_below(card) if card in parents else {card}
        if self.at in below:
            return replace(self, said=self._why_not_under(card, parents))
        deep = max((self._deep(each) - self._deep(card) for each in below if card in parents), default=0)
        if self._deep(self.at) + 1 + deep >= self.family.generations:
            return replace(self, said=trees_text.too_deep(card=self.at, generations=self.family.generations))
        moved = tuple(each for each in self.cards if each[0] != card)
        return replace(self, cards=(*moved, (card, self.at)), said=None)

    def _why_not_under(self, card: str, parents: Mapping[str, str]) -> str:
        if not parents.get(card, "-"):
            return trees_text.top_stays(card)
        return trees_text.chosen_parent(card) if self.at == card else trees_text.below_itself(below=self.at, card=card)

    def _climb(self, sign: str) -> "Draft":
        if sign == " " or not self.cards:
            return replace(self, said=None)
        at = self.cards[-1][0] if sign == "(" else dict(self.cards)[self.at] or self.at
        return replace(self, at=at, said=None)

    def _with_below(self, card: str) -> set[str]:
        found, parents = [card], dict(self.cards)
        for each in found:
            found += children(parents, each)
        return set(found)

    def _deep(self, card: str) -> int:
        return generation(dict(self.cards), card)


def empty(family: Family) -> Draft:
    """Return a draft without cards."""
    return Draft(family, slots=("",) * len(family.ranks), at="0") if family.shape is not None else Draft(family)


def draft_of(family: Family, tree: str) -> Draft:
    """Return a draft of a whole tree, for changes; an empty one if the tree is not of the family."""
    parents = read(tree)
    if set(parents) != set(family.ranks) or (family.shape is not None and shape_of(parents) != family.shape):
        return empty(family)
    if family.shape is not None:
        return Draft(family, slots=tuple(parents), at="0")
    return Draft(family, cards=tuple(parents.items()), at=next(iter(parents)))


def nodes_of(tree: str) -> tuple[Node, ...]:
    """Return the nodes of a tree for a drawing."""
    parents: Mapping[str, str] = read(tree)
    return tuple(Node(card, parent, card) for card, parent in parents.items())


def _places(family: Family) -> tuple[str, ...]:
    return tuple(str(place) for place in range(len(family.ranks)))


def _way(way: Step, across: int, down: int) -> tuple[float, float] | None:
    """Return the distances of a place aside and ahead in a direction; None if it is not that way."""
    ahead, aside = way.to(across, down)
    return (abs(aside), ahead) if ahead > 0 else None
