"""The order of the results to compute, and which are left out."""

import pytest

from server.finished import number_work
from server.finished.number_work import Urgency, What, Wish, Wishes
from server.results.numbers import Numbered


def wish(number: int, what: What = "computer") -> Wish:
    """Return a wish for a number."""
    return Wish(Numbered.of("family-tree", 1, {}, number), what)


def granted(listed: Wishes) -> list[tuple[int, What]]:
    """Grant all wishes, and return them in their order."""
    order = []
    while (one := listed.next()) is not None:
        order.append((one.on.number, one.what))
        listed.granted(one)
    return order


def test_askers_come_first_then_solo_games_and_scores_before_pars() -> None:
    listed = Wishes()
    for number, what, urgency in (
        (1, "par", Urgency.PLAYED),
        (1, "computer", Urgency.PLAYED),
        (2, "computer", Urgency.ALONE),
        (3, "par", Urgency.ASKED),
        (4, "computer", Urgency.ASKED),
        (5, "computer", Urgency.ASKED),
    ):
        assert listed.add(wish(number, what), urgency)  # type: ignore[arg-type]  # a literal in a tuple is a str
    assert granted(listed) == [
        (4, "computer"),
        (5, "computer"),
        (3, "par"),
        (2, "computer"),
        (1, "computer"),
        (1, "par"),
    ]
    assert wish(4) not in listed


def test_an_asked_wish_becomes_more_urgent_and_stays_so() -> None:
    listed = Wishes()
    listed.add(wish(1), Urgency.PLAYED)
    listed.add(wish(2), Urgency.ALONE)
    listed.add(wish(1), Urgency.ASKED)
    listed.add(wish(1), Urgency.PLAYED)
    assert granted(listed) == [(1, "computer"), (2, "computer")]


def test_in_a_full_queue_only_a_more_urgent_wish_replaces_the_least_urgent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(number_work, "MOST", 2)
    listed = Wishes()
    assert listed.add(wish(1), Urgency.PLAYED)
    assert listed.add(wish(2), Urgency.ALONE)
    assert not listed.add(wish(3), Urgency.PLAYED)
    assert listed.add(wish(2), Urgency.PLAYED)
    assert listed.add(wish(4), Urgency.ASKED)
    assert listed.add(wish(5), Urgency.ASKED)
    assert not listed.add(wish(6), Urgency.ASKED)
    assert granted(listed) == [(4, "computer"), (5, "computer")]


def test_what_is_put_off_is_passed_over_until_it_is_taken_up() -> None:
    listed = Wishes()
    listed.add(wish(1), Urgency.ASKED)
    listed.put_off(wish(1))
    assert listed.next() is None
    assert wish(1) in listed
    listed.take_up(wish(1))
    assert listed.next() == wish(1)
    listed.put_off(wish(2))
    listed.add(wish(2), Urgency.ASKED)
    assert granted(listed) == [(1, "computer"), (2, "computer")]


def test_an_abandoned_wish_is_removed_unless_its_number_is_played() -> None:
    listed = Wishes()
    listed.add(wish(1), Urgency.ASKED)
    listed.add(wish(2), Urgency.ALONE)
    listed.add(wish(2), Urgency.ASKED)
    listed.give_up(wish(1))
    listed.give_up(wish(2))
    listed.give_up(wish(3))
    assert granted(listed) == [(2, "computer")]
