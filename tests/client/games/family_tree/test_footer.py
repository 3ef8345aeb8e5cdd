from dataclasses import replace

import pytest

from client.games.arrows import Step
from client.games.family_tree import family_text
from client.games.family_tree.footer import own_keys, says
from client.games.family_tree.navigation import looking_at, stepped, with_news
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.games.leg_scene import NOTHING_TOLD, Told
from client.text.glyphs import UNICODE
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_about, build_hint, build_solo, build_view, scene_of

TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
      8H
"""
MOVES = "7D child 0, QH spouse 30"


def picture(
    *ways: Step, view: FamilyTreeView | None = None, told: Told = NOTHING_TOLD, families: bool = True
) -> Picture:
    scene = scene_of(build_solo(view or build_view(TREE, "KS", MOVES)), told=told)
    found = with_news(Picture(), scene, families=families)
    for way in ways:
        found = stepped(found, way) or found
    return found


def told(shown: Picture) -> list[str]:
    return ["".join(run.text for run in line).strip() for line in says(shown, 80, UNICODE)]


def test_the_couple_that_is_pointed_at_tells_what_the_card_would_do_there() -> None:
    assert told(picture()) == ["Choose a place for K♠ with the arrow keys, or type a card.", ""]
    assert told(picture(Step.UP)) == ["K♠ becomes the third child of 7♦ and 9♣ (of at most 3)", "the score stays 30"]


def test_a_child_tells_what_is_below_it_and_what_could_be_played_there() -> None:
    assert told(picture(Step.DOWN)) == [
        "6♠, the first child, with 10♦; 2 children below. Enter or ↓ shows that family.",
        "K♠ could marry there: 1 place",
    ]
    assert told(picture(Step.DOWN, Step.RIGHT)) == ["8♥, the second child. Enter or ↓ shows that family.", ""]


def test_a_couple_that_takes_nothing_says_so() -> None:
    assert told(picture(Step.DOWN, Step.DOWN))[0] == ("6♠ and 10♦: you can’t play K♠ here. Enter explains why.")


def test_of_a_couple_the_partner_alone_is_named_that_takes_no_jack() -> None:
    view = build_view("7D/JS+9C\n  6S+TD", "JC", "9C deceased 0, 6S deceased 0, TD deceased 0")
    assert told(picture(Step.LEFT, view=view))[0].startswith("7♦: you can’t play J♣ here.")
    assert told(picture(Step.RIGHT, view=view))[0].startswith("J♣ kills 9♣")


def test_a_child_that_is_dead_or_divorced_is_told_of_as_such() -> None:
    view = build_view("7D+9C\n  6S/JS+TD/AC\n  8H/JH\n  5S+4S/JD", "KS", "7D child 0")
    children = [picture(Step.DOWN, *[Step.RIGHT] * which, view=view) for which in range(3)]
    assert [told(each)[0].partition(". Enter")[0] for each in children] == [
        "6♠, the first child, dead, divorced from 10♦",
        "8♥, the second child, dead",
        "5♠, the third child, with 4♠",
    ]
    assert family_text.state(view.families[1]) == "divorced, 6♠ is dead"


def test_out_of_turn_a_child_is_told_of_below_whose_turn_it_is() -> None:
    waiting = replace(build_view(TREE, "KS", MOVES), to_act=())
    assert told(picture(Step.DOWN, view=waiting))[0].startswith("6♠, the first child")


def test_after_the_leg_enter_goes_on_unless_a_child_is_pointed_at() -> None:
    over = build_view(TREE, None)
    assert told(picture(view=over)) == [
        "The game is over: 30 points. Press Enter to continue.",
        "Every card was played.",
    ]
    assert ("Enter", "continue") in own_keys(picture(view=over))
    assert told(picture(Step.DOWN, view=over))[0].endswith("Enter or ↓ shows that family.")
    assert ("Enter", "open") in own_keys(picture(Step.DOWN, view=over))


def test_the_computers_tree_says_whose_it_is() -> None:
    scene = Scene.of_computer(build_about(30, tree=replace(build_view(TREE, None), roles=("player",))), "Family Tree")
    assert scene is not None
    assert (
        told(with_news(Picture(), scene, families=True))[0] == "The computer reached 30 points. Press Enter to go back."
    )


@pytest.mark.parametrize(
    ("ways", "line"),
    [
        ((), "Hint: K♠ on Q♥, final score about 940"),
        ((Step.DOWN,), "Hint: K♠ on Q♥, final score about 940; yours: about 910"),
        ((Step.DOWN, Step.DOWN), "Hint: K♠ on Q♥, final score about 940, your choice too"),
    ],
)
def test_a_hint_is_told_beside_ones_own_choice(ways: tuple[Step, ...], line: str) -> None:
    hint = build_hint("KS>QH 940.4", "KS>7D 909.6")
    assert told(picture(*ways, told=Told(hint=hint, asked=True), families=False))[2] == line


def test_a_hint_on_a_dead_number_expects_no_score() -> None:
    told_hint = Told(hint=build_hint("KS>QH 940.4", "KS>7D 909.6"), asked=True)
    shown = picture(Step.DOWN, told=told_hint, families=False)
    assert shown.scene is not None
    dead = replace(shown, scene=replace(shown.scene, dead=True))
    assert told(dead)[2] == "Hint: K♠ on Q♥"


def test_a_hint_that_is_asked_for_is_waited_for_and_one_of_another_ply_is_none() -> None:
    assert told(picture(told=Told(asked=True)))[2] == "Hint: the computer is thinking …"
    assert len(told(picture(told=Told(hint=build_hint("KS>QH 940", ply=3))))) == 2
    over = build_view(TREE, None)
    assert len(told(picture(view=over, told=Told(asked=True)))) == 2


def test_a_hint_marks_its_place_in_the_tree() -> None:
    layout = picture(told=Told(hint=build_hint("KS>QH 940"))).layout
    marks = {span.card: span.text for line in layout.lines for span in line if span.text in "▸★"}
    assert marks == {"7D": "▸", "QH": "★"}


def test_the_keys_say_how_to_change_the_view() -> None:
    assert ("f", "whole tree") in own_keys(picture())
    assert ("f", "one family") in own_keys(looking_at(picture(), families=False))
    assert ("g", "skip tips") in own_keys(replace(picture(), lessons=("A lesson.",)))


def test_who_waits_for_another_is_told_whose_turn_it_is() -> None:
    view = replace(build_view(TREE, "KS", MOVES), to_act=(Seat(0),))
    scene = scene_of(build_solo(view), None)
    shown = with_news(Picture(), scene, families=True)
    assert told(shown) == ["Ada’s turn: K♠ can go to 2 places", ""]
    assert told(stepped(shown, Step.DOWN) or shown)[1].startswith("6♠, the first child")
