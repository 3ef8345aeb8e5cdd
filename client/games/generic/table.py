"""A view of any game as labelled lines of text, drawn from its fields alone. Pure.

Names become labels: the label that the server sent, else the name with spaces. Cards are shown with their signs. The
player is shown in place of a number if a field is called `seat`, or its name ends in `_seat`. A label with `{player}`
is for a list with an item for each seat.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from client.games.generic.messages import leg as leg_text
from client.text import formats
from client.text.cards import show_card
from client.text.formats import number
from client.text.messages import people as people_text
from protocol.cards import JOKERS, PACK, Card
from protocol.options import value_text

COMMON = frozenset(("game", "roles", "to_act", "ply", "score", "seat", "moves"))
"""The fields of a view that are shown elsewhere: in the heading, or as moves."""
_CARDS = frozenset((*PACK, *JOKERS))
PLAYER = "{player}"
"""The place of a player's name in a label."""


class Entry(NamedTuple):
    """A line of a table: its label, its text, and its indent."""

    label: str
    text: str
    level: int = 0

    def __str__(self) -> str:
        """Return the line."""
        between = ": " if self.label and self.text else ":" if self.label else ""
        return f"{'  ' * self.level}{self.label}{between}{self.text}"


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of names. `names` are the names of the players, by seat."""

    texts: Mapping[str, str]
    names: Sequence[str]

    def name(self, name: str) -> str:
        """Return the label of a name.

        >>> Labels({}, ()).name("draw_pile"), Labels({"draw_pile": "Stock"}, ()).name("draw_pile")
        ('Draw pile', 'Stock')
        >>> Labels({}, ()).name("dealer_seat")
        'Dealer'
        """
        text = self.texts.get(name)
        if text is not None:
            return text
        if name in _CARDS:
            return show_card(Card(name))
        plain = name.removesuffix("_seat").replace("_", " ").replace("-", " ").strip()
        return f"{plain[:1].upper()}{plain[1:]}"

    def player(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else people_text.seat(seat + 1)

    def value(self, name: str, value: object) -> str:
        """Return the text of a value that is neither a list nor an object.

        >>> labels = Labels({"phase=bid": "bidding"}, ("Ada", "Ben"))
        >>> labels.value("phase", "bid"), labels.value("top", "TD"), labels.value("dealer_seat", 1)
        ('bidding', '10♦', 'Ben')
        >>> labels.value("open", True), labels.value("points", -3), labels.value("top", None)
        ('yes', '−3', 'none')
        """
        text = self.texts.get(f"{name}={value_text(value)}")
        if text is not None:
            return text
        if value is None or value == "":
            return leg_text.value("none")
        if isinstance(value, bool):
            return leg_text.value("yes" if value else "no")
        if isinstance(value, int):
            return self.player(value) if name == "seat" or name.endswith("_seat") else _signed(value)
        return show_card(Card(value)) if isinstance(value, str) and value in _CARDS else str(value)


def _signed(value: int) -> str:
    return number(value) if value >= 0 else f"−{number(-value)}"


def entries(fields: Mapping[str, Any], labels: Labels) -> list[Entry]:
    """Return the lines of a view, which is given as JSON.

    >>> view = {"hand": ["5H", "TS"], "piles": [{"top": "3C", "size": 2}, {"size": 0}], "bids": [3, None], "score": 1}
    >>> for entry in entries(view, Labels({"bids": "Bid of {player}"}, ("Ada", "Ben"))):
    ...     print(entry)
    Hand: 5♥ 10♠
    Piles:
      1: top 3♣, size 2
      2: size 0
    Bid of Ada: 3
    Bid of Ben: none
    """
    shown = (_field(name, value, labels, 0) for name, value in fields.items() if name not in COMMON)
    return [entry for each in shown for entry in each]


def _field(name: str, value: object, labels: Labels, level: int) -> Iterator[Entry]:
    label = labels.name(name)
    if PLAYER in label and isinstance(value, list):
        for seat, item in enumerate(value):
            yield from _labelled(label.replace(PLAYER, labels.player(seat)), name, item, labels, level)
    else:
        yield from _labelled(label.replace(PLAYER, leg_text.each_player()), name, value, labels, level)


def _labelled(label: str, name: str, value: object, labels: Labels, level: int) -> Iterator[Entry]:
    line = _in_line(name, value, labels)
    if line is not None:
        yield Entry(label, line, level)
        return
    yield Entry(label, "", level)
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _field(str(key), item, labels, level + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value, start=1):
            yield from _labelled(str(index), name, item, labels, level + 1)


def _in_line(name: str, value: object, labels: Labels) -> str | None:
    """Return a value in one line; None if it needs several."""
    if isinstance(value, Mapping):
        return in_short(value, labels) if value else leg_text.value("none")
    if not isinstance(value, list):
        return labels.value(name, value)
    if not value:
        return leg_text.value("none")
    if any(isinstance(item, list | Mapping) for item in value):
        return None
    each = [labels.value(name.removesuffix("s"), item) for item in value]
    cards = all(item is None or item in _CARDS for item in value)
    return (
        " ".join("–" if item is None else text for item, text in zip(value, each, strict=True))
        if cards
        else formats.listed(each)
    )


def in_short(fields: Mapping[str, Any], labels: Labels) -> str | None:
    """Return an object in one line, such as `top 5♥, size 3`; None if one of its fields needs several.

    >>> in_short({"top": "5H", "under": ["3C", "4C"], "face_up": True}, Labels({}, ()))
    'top 5♥, under 3♣ 4♣, face up yes'
    """
    told = []
    for name, value in fields.items():
        if isinstance(value, Mapping):
            return None
        text = _in_line(name, value, labels)
        if text is None:
            return None
        label = labels.name(name).replace(PLAYER, leg_text.each_player())
        own = labels.texts.get(name) is not None or name in _CARDS
        told.append(f"{label if own else label[:1].lower() + label[1:]} {text}")
    return formats.listed(told)
