"""Family Tree's parts of a record. rules: family_tree, Record"""

from typing import Any

from protocol.cards import Card
from server.games.family_tree.state import State
from server.games.record import RecordWriter


class FamilyTreeRecord(RecordWriter[State]):
    """Writes the first couple, and the cards that went to the bottom of the stock."""

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return the couple dealt, and the cards turned over between it and the first current card."""
        top = state.tree.nodes[0].family
        return {"tree_top": [top.member, top.spouse], "skipped": list(state.skipped)}

    def describe_move(self, state: State) -> dict[str, Any]:
        """Return the cards that went to the bottom of the stock after the last move."""
        return {"skipped": list(state.skipped)}

    def list_unplayed(self, state: State) -> tuple[Card, ...]:
        """Return the cards not played, in the order in which they would be turned over."""
        return state.stock if state.current is None else (state.current, *state.stock)
