"""Names that look like another person's."""

import pytest

from protocol.ids import PlayerId
from server.rooms.lookalikes import distinct, skeleton
from server.table.decision import Person

ADA, EVE = PlayerId("A" * 16), PlayerId("K7QM" * 4)


@pytest.mark.parametrize(
    "name", ["Ada", "ada", "\u0410da", "\u0391d\u0430", "\uff21da", "Ad\U0001d41a"], ids=lambda name: ascii(name)
)
def test_a_name_that_looks_like_another_gets_the_beginning_of_its_players_id(name: str) -> None:
    assert distinct(Person(EVE, name), {ADA: "Ada"}) == Person(EVE, f"{name} #K7QM")


@pytest.mark.parametrize("name", ["Eve", "Adam", "Ad\xe1", "A da"])
def test_a_name_that_looks_different_stays(name: str) -> None:
    assert distinct(Person(EVE, name), {ADA: "Ada"}) == Person(EVE, name)


def test_the_same_player_keeps_their_name() -> None:
    assert distinct(Person(EVE, "Eve"), {EVE: "Eve"}).name == "Eve"


def test_the_mark_is_removed_when_names_no_longer_look_alike() -> None:
    assert distinct(Person(EVE, "Ada #K7QM"), {ADA: "Ben"}).name == "Ada"
    assert distinct(Person(EVE, "Ada #K7QM"), {ADA: "Ada"}).name == "Ada #K7QM"


@pytest.mark.parametrize("name", ["x" * 24, "\u6f22" * 12, "\U0001f469\u200d\U0001f680" * 12])
def test_a_long_name_is_shortened_for_its_mark(name: str) -> None:
    found = distinct(Person(EVE, name), {ADA: name}).name
    assert found.endswith(" #K7QM") and name.startswith(found.removesuffix(" #K7QM"))


@pytest.mark.parametrize(("one", "other"), [("corn", "com"), ("l0ve", "IOve"), ("\xe9", "e\u0301")])
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
