"""Grandma's Game's parts of a record. rules: grandmas_game, Record"""

from typing import Any

from protocol.cards import Card
from server.games.grandmas_game.state import State, flat, unplayed
from server.games.record import RecordWriter


class GrandmasGameRecord(RecordWriter[State]):
    """Writes the opening of a table, and the cards that did not reach its foundations."""

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return the tops of the piles, and the number of cards in the stock."""
        position = state.tables[0].position
        return {"tops": [pile[-1] if pile else None for pile in position.piles], "stock": len(position.stock)}

    def list_unplayed(self, state: State) -> tuple[Card, ...]:
        """Return the cards that are not on the foundations; none for a race, whose tables have their own."""
        return () if state.race else flat(unplayed(state.tables[0].position))
