"""The book has a guess for every grade that matters, and its trees are allowed."""

import pytest

from protocol.games.patriarch.options import Variant
from protocol.games.patriarch.view import Grade
from server.bots.patriarch.book import FIRST, SECOND
from server.games.patriarch.possible import classes, every
from server.games.patriarch.trees import Tree, check
from server.games.patriarch.variants import FAMILIES


@pytest.mark.parametrize("variant", FIRST)
def test_every_variant_has_a_first_guess_that_is_allowed(variant: Variant) -> None:
    check(FIRST[variant], FAMILIES[variant])
    assert list(FIRST) == sorted(FAMILIES, key=list(FIRST).index)


@pytest.mark.parametrize(("variant", "within"), SECOND)
def test_the_book_has_a_second_guess_for_every_grade(variant: Variant, within: int) -> None:
    family = FAMILIES[variant]
    sets = classes(family, every(family), FIRST[variant])
    seconds = SECOND[variant, within]
    wrong = {grade for grade in sets if grade.red < len(family.ranks)}
    assert {Grade(*counts) for counts in seconds} == wrong
    for counts, second in seconds.items():
        check(Tree(second), family)
        among = sets[Grade(*counts)]
        assert len(classes(family, among, Tree(second))) > 1 or among.bit_count() == 1
