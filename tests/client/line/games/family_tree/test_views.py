"""Looking around in a tree by lines: whole, and a family at a time."""

import pytest

from client.games.family_tree.scene import Scene
from client.line.command import Given
from client.line.games.family_tree import families
from client.line.games.family_tree.views import Looking
from tests.client.line.staged import GROWN, grown, person, scene_at, seen
from tests.client.rooms import Rooms

FIRST = "Generation 1: 5♦, divorced from 10♦ (covered by A♥); with 2♣; children Q♠ 3♠; pair 10"
COUPLE = "Generation 2: Q♠ and Joker; room for 3 children; celebrities 10"
PLACE = (
    "1. on Q♠ or Joker: K♥ becomes the first child of Q♠ and Joker (of at most 3); a new generation +10; score 10 to 20"
)
CHILD = "1. Q♠ and Joker; K♥ could become a child there: 1 place"
OF_FIRST = [
    FIRST,
    "The first couple.",
    "5♦ and 10♦: pair 10, of 5♦ A♥ 2♣ Q♠ 3♠.",
    CHILD,
    "2. 3♠",
]


def scene(rooms: Rooms) -> Scene:
    found = scene_at(seen(rooms.anna, grown(rooms)))
    assert found is not None
    return found


def test_the_tree_is_a_line_for_each_family_under_its_parents() -> None:
    lone = person("4C", room=0)
    assert families.tree((*GROWN, lone)) == [
        FIRST,
        f"  {COUPLE}",
        "  Generation 2: 3♠ (dead, under J♣), unmarried",
        "Generation 1: 4♣, single",
    ]


FAMILIES = {
    "of a member, with the places there": ("qs", [COUPLE, "Born to 5♦ and 10♦.", PLACE]),
    "of a card that covers another": ("AH", OF_FIRST),
    "of a card that is elsewhere": ("9h", ["9♥ is in no family of this tree."]),
}


@pytest.mark.parametrize(("card", "told"), FAMILIES.values(), ids=FAMILIES)
def test_a_family_is_described_by_any_of_its_cards(rooms: Rooms, card: str, told: list[str]) -> None:
    assert Looking().told(Given("family", card), scene(rooms)) == told


def test_one_goes_up_and_to_the_top_and_stays_where_one_looked(rooms: Rooms) -> None:
    looking, leg = Looking(), scene(rooms)
    assert looking.told(Given("family", ""), leg) == OF_FIRST
    looking.told(Given("family", "x 1"), leg)
    assert looking.told(Given("family", ""), leg) == [COUPLE, "Born to 5♦ and 10♦.", PLACE]
    assert looking.told(Given("up", ""), leg) == OF_FIRST
    assert looking.told(Given("up", ""), leg) == ["This is the first couple: there is nothing above it."]
    looking.told(Given("family", "3s"), leg)
    assert looking.told(Given("top", ""), leg) == OF_FIRST


def test_who_is_gone_from_the_tree_leaves_one_at_the_top(rooms: Rooms) -> None:
    looking = Looking()
    looking.told(Given("family", "3s"), scene(rooms))
    before = scene_at(seen(rooms.anna, rooms.leg()))
    assert before is not None
    assert looking.told(Given("family", ""), before) == [
        "Generation 1: 5♦ and 10♦; room for 3 children",
        "The first couple.",
        "1. on 5♦ or 10♦: Q♠ becomes the first child of 5♦ and 10♦ (of at most 3); "
        "a new generation +10; score 10 to 20",
    ]


def test_what_is_no_card_is_said_to_be_none(rooms: Rooms) -> None:
    with pytest.raises(ValueError, match="“grandma” is not a card"):
        Looking().told(Given("family", "grandma"), scene(rooms))


def test_hands_are_listed_and_missed(rooms: Rooms) -> None:
    assert families.hands(scene(rooms).view.families) == ["5♦ and 10♦: pair 10, of 5♦ A♥ 2♣ Q♠ 3♠"]
    begun = scene_at(seen(rooms.anna, rooms.leg()))
    assert begun is not None
    assert families.hands(begun.view.families) == ["No family has five cards in sight yet, so there are no hands."]


def test_signs_tell_what_the_card_could_do_below_each_child(rooms: Rooms) -> None:
    assert Looking().told(Given("signs", ""), scene(rooms)) == [CHILD, "2. 3♠"]
    lone = Looking()
    lone.told(Given("family", "3s"), scene(rooms))
    assert lone.told(Given("signs", ""), scene(rooms)) == ["There are no children here yet."]
