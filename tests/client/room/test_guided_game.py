import random
from dataclasses import replace

import pytest

from client.games.family_tree.guide import ALL, AT_FIRST, AT_ONCE, NUMBER, Guide
from client.games.family_tree.lessons import Lesson, explain
from client.net.frames import ShownRoom
from client.room.guide_progress import guided
from client.room.session import Model
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.games.family_tree.builders import build_view
from tests.client.rooms import Rooms, with_match

GAME = FamilyTree()


def views(seed: int) -> list[FamilyTreeView]:
    """Play the guided game by chance."""
    rng, state = (
        random.Random(seed),
        GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(NUMBER), roles=("player",))),
    )
    seen = [GAME.view(state, None)]
    while GAME.to_act(state):
        state = GAME.apply(state, next(iter(GAME.to_act(state))), GAME.parse(rng.choice(seen[-1].moves).move))
        seen.append(GAME.view(state, None))
    return seen


def test_lessons_of_a_later_version_are_ignored() -> None:
    assert Guide.after(frozenset({"a lesson of a later version", Lesson.TWO})) == Guide(frozenset({Lesson.TWO}))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_played_everything_is_explained_once_and_early(seed: int) -> None:
    guide, told = Guide(), []
    for view in views(seed):
        guide = guide.look(view)
        told += [(which, view) for which in guide.now]
        assert len(guide.now) <= (AT_ONCE if view.played else AT_FIRST)
    assert sorted(which for which, _ in told) == sorted(Lesson)
    assert guide.over
    assert all(view.ply <= 12 for which, view in told if which is not Lesson.OVER)
    for which, view in told:
        assert 40 < len(explain(which, view)) < 240


@pytest.mark.parametrize(
    ("current", "expected"),
    [
        ("2S", Lesson.TWO),
        ("AS", Lesson.ACE),
        ("JS", Lesson.JACK),
        ("X1", Lesson.JOKER),
        ("KS", Lesson.CELEBRITY),
        ("TS", Lesson.FAMILY),
    ],
)
def test_each_kind_of_card_is_explained_when_it_first_comes(current: str, expected: Lesson) -> None:
    guide = Guide(frozenset({Lesson.WELCOME})).look(build_view("7D+9C", current))
    assert guide.now == (expected,)
    assert guide.look(build_view("7D+9C", current, ply=5)).now == ()


def test_a_card_that_nothing_takes_is_explained_with_its_reason() -> None:
    view = build_view("7D+9C", "5S", skipped=("AH", "JC"))
    assert Guide().look(view).now == (Lesson.WELCOME, Lesson.SKIPPED, Lesson.FAMILY)
    assert explain(Lesson.SKIPPED, view) == (
        "A♥ J♣ fit nowhere yet. They are at the bottom of the stock, and come up again. "
        "The first couple is safe from aces and jacks until it has a child."
    )
    later = build_view("7D+9C\n  5S", "6S", skipped=("2H",))
    assert explain(Lesson.SKIPPED, later).startswith("2♥ fits nowhere yet. It is at the bottom")
    assert "first couple" not in explain(Lesson.SKIPPED, later)


def test_an_explanation_stays_while_its_card_does_and_goes_with_it() -> None:
    guide = Guide().look(build_view("7D+9C", "5S"))
    assert guide.look(build_view("7D+9C", "5S")) is guide
    assert guide.look(build_view("7D+9C\n  5S", "6S", ply=5)).now == ()


def test_what_is_explained_at_a_card_is_so_again_to_who_comes_back_to_it() -> None:
    guide = Guide().look(build_view("7D+9C", "5S"))
    assert Guide(guide.heard).look(build_view("7D+9C", "5S")).now == guide.now
    later = guide.look(build_view("7D+9C\n  5S", "6S", ply=5))
    assert later.heard == guide.seen
    assert Lesson.OVER in later.look(build_view("7D+9C\n  5S", None, ply=6)).heard


def test_who_wants_to_hear_no_more_hears_no_more() -> None:
    guide = Guide().look(build_view("7D+9C", "5S")).skip()
    assert (guide.seen, guide.now, guide.over) == (ALL, (), True)
    assert guide.look(build_view("7D+9C", "2S", ply=5)).now == ()


def test_only_a_solo_game_on_the_guides_number_is_explained(rooms: Rooms) -> None:
    def model(room: ShownRoom) -> Model:
        return Model(player=rooms.anna, room=room)

    room = with_match(rooms.leg(form="solo"), number=NUMBER, known=True)
    assert guided(model(room))
    assert not guided(replace(model(room), player=None))
    assert not guided(model(replace(room, form="match")))
    assert not guided(model(with_match(room, number=NUMBER + 1)))
