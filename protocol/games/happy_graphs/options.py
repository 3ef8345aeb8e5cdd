"""The options of Happy Graphs. rules: happy_graphs, Variants and Record"""

from typing import Annotated, Literal

from pydantic import Field, ValidationInfo, field_validator

from protocol.options import Options

Variant = Literal["classic", "corners", "hex"]
"""Which ranks there are, and which squares are neighbours."""
Mode = Literal["together", "duel", "puzzle"]
Hands = Literal["seen", "hidden"]


class HappyGraphsOptions(Options):
    """The board, the mode, and whether players see each other's hands.

    In a duel hands are always hidden, in a puzzle always seen.
    """

    variant: Variant = "classic"
    mode: Mode = "together"
    hands: Annotated[Hands, Field(validate_default=True)] = "seen"

    @field_validator("hands")
    @classmethod
    def _as_the_mode_has_them(cls, hands: Hands, info: ValidationInfo) -> Hands:
        fixed: dict[Mode, Hands] = {"duel": "hidden", "puzzle": "seen"}
        return fixed.get(info.data.get("mode", "together"), hands)
