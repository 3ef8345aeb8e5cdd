"""A tree while it is typed."""

import pytest

from client.games.arrows import Step
from client.games.patriarch.draft import Draft, draft_of, empty, nodes_of
from client.games.patriarch.tree_drawing import lay_out
from client.games.patriarch.trees import FAMILIES, every, filled, grade, read, written, wrong
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade as right_grade
from server.games.patriarch.variants import FAMILIES as VARIANTS

LINE, LONG = FAMILIES["patriarch"], FAMILIES["advanced-patriarch"]
ANY, MANY = FAMILIES["matriarch"], FAMILIES["advanced-matriarch"]


def typed(draft: Draft, signs: str) -> Draft:
    for sign in signs:
        after = draft.type(sign)
        assert after is not None, sign
        draft = after
    return draft


def drawn(draft: Draft) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lay_out(draft.nodes).lines()]


@pytest.mark.parametrize("variant", ["patriarch", "advanced-patriarch", "matriarch"])
def test_every_tree_is_known_here_and_typed_as_it_is_written(variant: str) -> None:
    family = FAMILIES[variant]
    trees = every(family)
    assert trees == tuple(allowed(VARIANTS[variant]))  # type: ignore[index]
    for tree in trees[::7]:
        assert typed(empty(family), tree).tree == tree == draft_of(family, tree).tree
        assert wrong(read(tree), family) is None
        assert grade(tree, trees[5]) == right_grade(tree, trees[5])  # type: ignore[arg-type]


def test_four_ranks_make_a_tree_of_a_fixed_shape_and_a_card_typed_again_changes_its_place() -> None:
    draft = typed(empty(LINE), "342a")
    assert draft.tree == "3(4(2) A(5))" and draft.missing == ""
    assert drawn(draft) == [" 3  ─┬─ 4  ─── 2", "     └─ A  ───[5 ]"]
    again = typed(draft.step(Step.UP), "3")  # where the 2 stood
    assert again.tree == "2(4(3) A(5))"
    assert typed(empty(LONG), "3456a7").tree == "3(4(5(6)) A(7(2)))"


def test_what_was_typed_is_taken_off_again() -> None:
    draft = typed(empty(LINE), "34").erase()
    assert draft.text == "3 · · · ·" and typed(draft, "5").text == "3 5 · · ·"
    free = typed(empty(ANY), "3(4(2")
    assert free.erase().text == "3(4)" and free.erase().erase().text == "3"
    assert empty(ANY).erase() == empty(ANY)


def test_of_a_free_shape_a_rank_goes_under_the_chosen_card() -> None:
    draft = typed(empty(ANY), "34")
    assert drawn(draft) == ["[3 ]─┬─ 4", "     └─ ·"]
    draft = typed(draft.step(Step.RIGHT), "2")
    assert draft.text == "3(4(2))" and draft.at == "4"
    draft = typed(draft.step(Step.LEFT), "a5")
    assert draft.tree == "3(4(2) 5 A)"
    assert typed(draft.choose("A"), "5").tree == "3(4(2) A(5))"  # it moves, with all below it
    assert draft.choose("·") == draft


REFUSED = {
    "no card of the family": (empty(LINE), "6", "6 is not in this family"),
    "too deep": (typed(empty(ANY), "3(4(2"), "(5", "more than 3 generations: nothing fits under"),
    "too deep with what is below": (typed(empty(ANY), "3(4(2)5("), "4", "more than 3 generations: nothing fits under"),
    "under one of its own": (typed(empty(MANY), "3(4(2("), "4", "2 is below 4"),
    "the top": (typed(empty(ANY), "3(4"), "(3", "3 is at the top"),
    "under itself": (typed(empty(ANY), "3(4("), "4", "The next card goes under 4"),
}


@pytest.mark.parametrize(("draft", "signs", "why"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_become_a_tree_is_said_at_once(draft: Draft, signs: str, why: str) -> None:
    after = typed(draft, signs)
    assert after.said is not None and why in after.said
    assert after.text == draft.text
    assert after.step(Step.DOWN).said is None


def test_other_keys_are_none_of_a_tree() -> None:
    assert empty(LINE).type("h") is None and empty(ANY).type(")") is None and empty(ANY).type("") is None
    assert typed(empty(LINE), "3 (4").text == "3 4 · · ·"


WRONG = {
    "3(4(2) A)": "5 is missing",
    "3(4) A": "2 and 5 are missing",
    "3(4 2) A(5)": "One card is at the top, not 2: 3 and A",
    "3(4(2(5)) A)": "at most 3 generations here; this one has 4",
    "3(4(2) 6(5) A)": "6 is not in this family",
}


@pytest.mark.parametrize(("tree", "why"), WRONG.items(), ids=WRONG)
def test_a_tree_that_is_not_allowed_is_told_why(tree: str, why: str) -> None:
    told = wrong(read(tree), ANY)
    assert told is not None and why in told


def test_one_of_another_shape_is_told_both() -> None:
    told = wrong(read("3(4 2 A(5))"), LINE)
    assert told == "Every tree has the shape *(*(*) *(*)) here; this one is *(* * *(*))."
    assert draft_of(LINE, "3(4 2 A(5))") == empty(LINE)


@pytest.mark.parametrize(
    ("text", "why"),
    [("3(4(3))", "3 is in the tree twice"), ("3(4", "not closed"), ("", "no card"), ("3)", "can’t be there")],
)
def test_what_is_no_tree_is_told_why(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(text)


def test_a_large_tree_is_drawn_with_its_branches() -> None:
    lines = lay_out(nodes_of("3(4(2 6(5)) 7 A)")).lines("H")
    assert ["".join(run.text for run in line).rstrip() for line in lines] == [
        " 3♥ ─┬─ 4♥ ─┬─ 2♥",
        "     │      └─ 6♥ ─── 5♥",
        "     ├─ 7♥",
        "     └─ A♥",
    ]
    assert written(filled("*(*)", ("2", "A"))) == "2(A)"
