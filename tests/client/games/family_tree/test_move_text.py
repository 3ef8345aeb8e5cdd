import random

import pytest

from client.games.family_tree.move_text import meaning, worth
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.games.family_tree.builders import build_room, build_view, scene_of

GAME = FamilyTree()
TREE = """
    7D+9C 2H pair:10
      6S+KD
        8S
        8D
      KH+5D/AH
      4D/JS+4H
      QH
"""


@pytest.mark.parametrize(
    ("current", "move", "means", "brings"),
    [
        pytest.param(
            "TC",
            "7D child 20",
            "10♣ becomes the fifth child of 7♦ and 9♣ (of at most 5)",
            "hands +20 · score 50 → 70",
            id="birth",
        ),
        pytest.param(
            "TC",
            "6S child 0",
            "10♣ becomes the third child of 6♠ and K♦ (of at most 3)",
            "the score stays 50",
            id="birth that brings nothing",
        ),
        pytest.param("KS", "QH spouse 30", "K♠ marries Q♥", "celebrities +30 · score 50 → 80", id="wedding"),
        pytest.param(
            "2S",
            "6S extended -10",
            "2♠ joins 6♠ and K♦, who may then have up to five children",
            "hands −10 · score 50 → 40",
            id="a 2",
        ),
        pytest.param(
            "AS",
            "6S divorced 50",
            "A♠ divorces 6♠ and K♦, and covers K♦: no more children",
            "celebrities −10 · hands +60 · score 50 → 100",
            id="divorce",
        ),
        pytest.param(
            "JC",
            "KD deceased -10",
            "J♣ kills K♦: 6♠ is widowed, no more children",
            "celebrities −10 · score 50 → 40",
            id="death of a spouse",
        ),
        pytest.param(
            "JC",
            "6S deceased 0",
            "J♣ kills 6♠: K♦ is widowed, no more children",
            "celebrities −10 · hands +10 · the score stays 50",
            id="death of a member",
        ),
        pytest.param("JC", "QH deceased 0", "J♣ kills Q♥, who is single", "the score stays 50", id="death of a single"),
        pytest.param("JC", "KH deceased 0", "J♣ kills K♥", "the score stays 50", id="death of a divorced"),
        pytest.param("JC", "4H deceased 0", "J♣ kills 4♥", "the score stays 50", id="death of a widowed"),
    ],
)
def test_a_move_is_told_in_words(current: str, move: str, means: str, brings: str) -> None:
    scene = scene_of(build_room(build_view(TREE, current, move)))
    [legal] = scene.view.moves
    assert meaning(scene, legal) == means
    assert worth(scene, legal) == brings


def test_a_birth_below_the_deepest_level_is_told_as_a_new_level() -> None:
    scene = scene_of(build_room(build_view("7D+9C\n  QH+KH", "5S", "QH child 10, 7D child 0")))
    deeper, beside = scene.view.moves
    assert worth(scene, deeper) == "a new generation +10 · score 50 → 60"
    assert worth(scene, beside) == "the score stays 50"


@pytest.mark.parametrize("number", range(1, 9))
def test_what_is_told_is_what_a_real_move_then_changes(number: int) -> None:
    rng = random.Random(number)
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(number), roles=("maximizer", "minimizer")))
    while GAME.to_act(state):
        before = GAME.view(state, None)
        move = rng.choice(before.moves)
        scene = scene_of(build_room(before))
        told = worth(scene, move)
        [seat] = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.parse(move.move))
        assert told == _changed(before, GAME.view(state, None)), move


def _changed(before: FamilyTreeView, after: FamilyTreeView) -> str:
    """Return the differences between two views by the rules."""
    parts = [
        (after.levels - before.levels, "a new generation"),
        (after.celebrity - before.celebrity, "celebrities"),
        (after.hands - before.hands, "hands"),
    ]
    said = [f"{name} {'+' if points > 0 else '−'}{abs(points)}" for points, name in parts if points]
    score = (
        f"score {before.score} → {after.score}" if before.score != after.score else f"the score stays {before.score}"
    )
    return " · ".join([*said, score])
