import pytest

from client.games.family_tree.scene import Scene
from client.line.games.family_tree import leg
from tests.client.line.staged import grown, scene_at, seen
from tests.client.rooms import Rooms


def scene(rooms: Rooms, turn: int = 0) -> Scene:
    found = scene_at(seen(rooms.anna, grown(rooms, turn)))
    assert found is not None
    return found


def test_ones_turn_lists_every_place_with_what_the_card_does_there(rooms: Rooms) -> None:
    assert leg.turn(scene(rooms)) == [
        "Your turn: play K♥. Score 10, 30 cards left.",
        "1. on Q♠ or Joker: K♥ becomes the first child of Q♠ and Joker (of at most 3); "
        "a new generation +10; score 10 to 20",
    ]


def test_anothers_turn_says_whose_and_in_how_many_places(rooms: Rooms) -> None:
    assert leg.turn(scene(rooms, 1)) == ["Ben’s turn: K♥ can go to 1 place. Score 10, 30 cards left."]


def test_the_second_leg_begins_with_what_is_to_beat(rooms: Rooms) -> None:
    second = scene_at(seen(rooms.ben, rooms.leg(2)))
    assert second is not None
    assert leg.opening(second) == [
        "Leg 2 of 2: Anna minimizes, you maximize; number hidden, fingerprint 9f31….",
        "Anna reached 210. More than that and you win; equal is a draw.",
        "5♦ and 10♦ begin the tree.",
    ]
    assert leg.score(second) == ["Score 10: generations 10, celebrities 0, hands 0; 50 cards left.", "To beat: 210."]


MOVES = {
    "a number": ("1", "KH>QS"),
    "a card": ("q♠", "KH>QS"),
    "the partner's card": ("x1", "KH>QS"),
    "a card that takes nothing, for the server to say why": ("10 d", "KH>TD"),
    "a word": ("tree", None),
}


@pytest.mark.parametrize(("typed", "move"), MOVES.values(), ids=MOVES)
def test_what_is_typed_is_read_as_a_move(rooms: Rooms, typed: str, move: str | None) -> None:
    assert leg.read_move(scene(rooms), typed) == move


WRONG = {
    "a number there is no place for": (0, "2", "There is no place 2. Type 1, or the card it goes on"),
    "nought": (0, "0", "There is no place 0"),
    "a number out of turn": (1, "1", "It is not your turn."),
    "a card out of turn": (1, "qs", "It is not your turn."),
}


@pytest.mark.parametrize(("turn", "typed", "why"), WRONG.values(), ids=WRONG)
def test_a_move_that_cannot_be_meant_says_why(rooms: Rooms, turn: int, typed: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        leg.read_move(scene(rooms, turn), typed)
