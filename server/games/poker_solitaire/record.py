"""Poker Solitaire's parts of a record. rules: poker_solitaire, Record"""

from collections.abc import Mapping, Sequence
from typing import Any

from protocol.cards import Card
from server.games.poker_solitaire import view as views
from server.games.poker_solitaire.state import State
from server.games.record import RecordWriter


class PokerSolitaireRecord(RecordWriter[State]):
    """Writes the cards dealt first, and the cards that nobody took."""

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return the cards dealt first; in `same-deck` the cards of player 1."""
        return {"dealt": list(state.dealt[0])}

    def list_unplayed(self, state: State) -> Sequence[Card] | Mapping[str, Sequence[Card]]:
        """Return the cards not taken, the dealt ones first; in `same-deck` by seat."""
        stocks = views.unplayed(state)
        return stocks[0] if len(stocks) == 1 else {str(seat): stock for seat, stock in enumerate(stocks)}
