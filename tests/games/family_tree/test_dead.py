"""rules: family_tree, Dead numbers"""

import pytest

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from server.games.family_tree.dead import dead
from server.games.family_tree.play import dealt, played

DEAD = (9, 77, 123, 490, 742, 959)
HARD_TO_KEEP_ALIVE = (11, 51, 185, 235, 292, 370, 701, 754, 809, 919, 965)


@pytest.mark.parametrize("number", DEAD)
def test_a_number_is_dead_when_no_line_of_play_plays_12_cards(number: int) -> None:
    assert dead(DECK.deal(number))


def test_a_deck_is_alive_from_12_cards_on_that_can_be_played_beside_the_couple() -> None:
    people = [Card(rank + suit) for suit in "CD" for rank in "3456789TQK"]
    assert dead(people[: 2 + 11])
    assert not dead(people[: 2 + 12])


@pytest.mark.parametrize("number", DEAD)
def test_a_dead_number_ends_after_at_most_7_cards_with_20_points_whatever_anyone_does(number: int) -> None:
    lines = [dealt(DECK.deal(number), ("player",), ())]
    ends = []
    while lines:
        ends += [line for line in lines if line.current is None]
        lines = [
            played(line, line.current, target, index)
            for line in lines
            if line.current is not None
            for target, index in line.places
        ]
    assert {end.tree.score for end in ends} == {20}
    assert max(end.ply for end in ends) <= 7


@pytest.mark.parametrize("number", [*range(1, 9), 10, 12, 42, 1234, 482_109_375_512])
def test_most_numbers_are_alive(number: int) -> None:
    assert not dead(DECK.deal(number))


@pytest.mark.parametrize("number", HARD_TO_KEEP_ALIVE)
def test_a_number_is_alive_when_only_a_wide_search_finds_a_line_that_lasts(number: int) -> None:
    assert not dead(DECK.deal(number))
