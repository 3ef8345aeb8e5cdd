"""How a game compares a record with the deck of its number, and with the views that a player saw."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from protocol.cards import Card
from protocol.record import RecordLeg


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordCheck:
    """The functions of a game that check a recorded leg.

    `dealt` returns the deck of a number with options and seats, in some milliseconds, or up to a third of a second.
    `first_difference` is the ply at which a leg does not follow from a deck, None if the whole leg does. `sighted`
    returns the part of a view that the number decides, as text, or None. `told` returns the same from a leg's record at
    a ply, or None. `bears_out` returns whether the record (first) agrees with the view. `deals_cards`: the record
    contains a deck.
    """

    dealt: Callable[[Mapping[str, Any], int, int], tuple[Card, ...]]
    first_difference: Callable[[Sequence[Card], RecordLeg], int | None]
    sighted: Callable[[Any], str | None]
    told: Callable[[RecordLeg, int], str | None]
    bears_out: Callable[[str, str], bool]
    deals_cards: bool = True
