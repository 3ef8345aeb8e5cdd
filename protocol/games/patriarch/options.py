"""The options of The Patriarch. rules: patriarch, Variants and Record"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from protocol.options import Options

Variant = Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]
"""How many cards the family has, and which trees are allowed."""
TreeBy = Literal["number", "owner", "open"]
"""The tree comes from the number, or its owner lays it out; with `open` the owner may also leave it open."""


GUESSES: Mapping[Variant, int] = {"patriarch": 4, "advanced-patriarch": 6, "matriarch": 5, "advanced-matriarch": 8}
"""How many guesses two players have, if the options don't say it: more where there are more trees."""


class PatriarchOptions(Options):
    """The variant, the guesses of two players, the source of the tree, and the grader.

    `guesses` counts with two players only; if it is left out or None, it is as many as the variant needs.
    `own_grades`: an owner who knows the tree works out each grade, and a wrong one is refused. `auto_grade`: seconds
    after which the room announces a grade by itself; None: it never does.
    """

    variant: Variant = "patriarch"
    guesses: Annotated[int, Field(ge=1, le=12)] = GUESSES["patriarch"]
    tree: TreeBy = "number"
    own_grades: bool = False
    auto_grade: Annotated[int, Field(ge=1, le=3600)] | None = None

    @classmethod
    def with_typed(cls, given: Mapping[str, Any], typed: Mapping[str, str]) -> Self:
        """Return options as every game does; `auto` guesses are as many as the variant needs. Raises ValueError."""
        return super().with_typed(given, {**typed, "guesses": "none"} if typed.get("guesses") == "auto" else typed)

    @model_validator(mode="before")
    @classmethod
    def _usual_guesses(cls, given: Any) -> Any:
        """Fill in the guesses that the variant needs, where none are given."""
        if not isinstance(given, Mapping) or given.get("guesses") is not None:
            return given
        variant = given.get("variant")
        needed = next((many for name, many in GUESSES.items() if name == variant), GUESSES["patriarch"])
        return {**given, "guesses": needed}
