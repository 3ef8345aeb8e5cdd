"""What a game adds to the record of a match. The record's shape: `protocol.record`."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from protocol.cards import Card

State = TypeVar("State", contravariant=True)


class RecordWriter(Generic[State]):
    """Writes a game's own parts of a record. By default there are none: the deck and the moves say everything.

    Every part is a value that JSON can hold. A game overrides the methods for the parts that it has.
    """

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return what `opening` says of an opening state, beside its score. Default: nothing."""
        return {}

    def complete_opening(self, state: State) -> dict[str, Any]:
        """Return what replaces parts of `opening` once a leg has reached a state. Default: nothing.

        These are the parts that were hidden in the opening, or that the moves decide.
        """
        return {}

    def describe_move(self, state: State) -> dict[str, Any]:
        """Return what the record says of the last move, beside its seat, text, time and score. Default: nothing."""
        return {}

    def list_unplayed(self, state: State) -> Sequence[Card] | Mapping[str, Sequence[Card]]:
        """Return the cards that were not played, in order; by seat if each seat has its own deck. Default: none."""
        return ()
