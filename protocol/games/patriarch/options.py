"""The options of The Patriarch. rules: patriarch, Variants and Record"""

from typing import Annotated, Literal

from pydantic import Field

from protocol.options import Options

Variant = Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]
"""How many cards the family has, and which trees are allowed."""
TreeBy = Literal["number", "owner", "open"]
"""The tree comes from the number, or its owner lays it out; with `open` the owner may also leave it open."""


class PatriarchOptions(Options):
    """Which trees there are, how many guesses two players have, and where the tree comes from.

    `guesses` counts with two players only. `auto_grade`: seconds after which the room announces a grade by itself;
    None: it never does.
    """

    variant: Variant = "patriarch"
    guesses: Annotated[int, Field(ge=1, le=12)] = 4
    tree: TreeBy = "number"
    auto_grade: Annotated[int, Field(ge=1, le=3600)] | None = None
