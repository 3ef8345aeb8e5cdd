"""The Patriarch's parts of a record. rules: patriarch, Record"""

from dataclasses import asdict
from typing import Any

from server.games.patriarch.state import State
from server.games.record import RecordWriter


class PatriarchRecord(RecordWriter[State]):
    """Writes the hidden tree and the grades. No cards are dealt, so none are left."""

    def describe_opening(self, state: State) -> dict[str, Any]:
        """Return suit and tree; each is None if the number does not give it."""
        return {"suit": state.suit, "tree": state.tree}

    def complete_opening(self, state: State) -> dict[str, Any]:
        """Return suit and tree as the owner has laid them out, or as the grades have decided them."""
        return {"suit": state.suit, "tree": state.tree}

    def describe_move(self, state: State) -> dict[str, Any]:
        """Return the grade that the last move brought."""
        if state.last == "graded" or (state.last == "guessed" and not state.queued):
            return {"grade": asdict(state.grades[-1].grade)}
        return {}
