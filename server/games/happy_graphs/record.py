"""Happy Graphs' parts of a record. rules: happy_graphs, Record"""

from typing import Any

from protocol.cards import Card
from server.games.happy_graphs.state import State
from server.games.record import RecordWriter


class HappyGraphsRecord(RecordWriter[State]):
    """Writes the first hands, and the cards that were never played."""

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return the hands by seat; in a puzzle all cards as seat 0's."""
        dealt = state.hands[:1] if state.mode == "puzzle" else state.hands
        return {"hands": {str(seat): list(hand) for seat, hand in enumerate(dealt)}}

    def list_unplayed(self, state: State) -> tuple[Card, ...]:
        """Return the cards in the hands, by seat, then the stock."""
        return (*(card for hand in state.hands for card in hand), *state.stock)
