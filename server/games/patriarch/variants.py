"""The variants, as data. rules: patriarch, Variants"""

from dataclasses import dataclass

from protocol.games.patriarch.options import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Which trees a variant allows: every one of `ranks`, at most so many generations, and a shape, if it is fixed.

    `title` is the variant's name for people; `trees` is how many are allowed; `deck` is the name that a number is
    drawn under. A shape is written as a tree of `*`, children in ASCII order; `example` is one of the trees.
    """

    variant: Variant
    title: str
    ranks: str
    generations: int
    shape: str | None
    trees: int
    deck: str
    example: str


_FIVE, _SEVEN = "3(4(2) A(5))", "3(4(2(6)) A(5(7)))"

FAMILIES: dict[Variant, Family] = {
    family.variant: family
    for family in (
        Family(
            variant="patriarch",
            title="The Patriarch",
            ranks="A2345",
            generations=3,
            shape="*(*(*) *(*))",
            trees=60,
            deck="patriarch-5-3-line",
            example=_FIVE,
        ),
        Family(
            variant="advanced-patriarch",
            title="Advanced Patriarch",
            ranks="A234567",
            generations=4,
            shape="*(*(*(*)) *(*(*)))",
            trees=2_520,
            deck="patriarch-7-4-line",
            example=_SEVEN,
        ),
        Family(
            variant="matriarch",
            title="The Matriarch",
            ranks="A2345",
            generations=3,
            shape=None,
            trees=205,
            deck="patriarch-5-3-any",
            example=_FIVE,
        ),
        Family(
            variant="advanced-matriarch",
            title="Advanced Matriarch",
            ranks="A234567",
            generations=4,
            shape=None,
            trees=46_249,
            deck="patriarch-7-4-any",
            example=_SEVEN,
        ),
    )
}
"""Every variant's trees."""
