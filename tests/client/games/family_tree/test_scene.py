import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from client.games.family_tree.scene import Scene
from client.games.leg_scene import Told
from client.games.players import Player
from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import Played
from protocol.ids import Seat
from protocol.room import Happening
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from server.games.game import Setup
from tests.client.games.family_tree.builders import (
    ROLES,
    build_hint,
    build_room,
    build_solo,
    build_view,
    moved,
    scene_of,
)

GAME = FamilyTree()
TREE = """
    7D+9C
      QH
"""


def told(scene: Scene) -> list[str]:
    return [f"{news.what} [{' '.join(news.skipped)}]" for news in scene.news]


def test_a_player_is_you_to_themselves_and_a_name_to_all_others() -> None:
    room = build_room(build_view(TREE))
    assert [player.name for player in scene_of(room, 0).players] == ["you", "Grace"]
    assert [player.name for player in scene_of(room, 1).players] == ["Ada", "you"]
    assert [player.name for player in scene_of(room, None).players] == ["Ada", "Grace"]


def test_a_seat_that_nobody_holds_has_a_name_too() -> None:
    room = build_room(build_view(TREE))
    empty = replace(room, seats=tuple(replace(seat, name=None) for seat in room.seats))
    assert [player.name for player in scene_of(empty, 0).players] == ["you", "seat 2"]
    assert [player.name for player in scene_of(replace(room, seats=()), None).players] == ["seat 1", "seat 2"]


def test_whose_turn_it_is() -> None:
    room = build_room(build_view(TREE, to_act=(Seat(1),)))
    assert scene_of(room, 1).my_turn
    assert not scene_of(room, 0).my_turn
    assert not scene_of(room, None).my_turn
    mover = scene_of(room, 0).mover
    assert mover is not None
    assert mover.name == "Grace"
    assert scene_of(build_room(build_view(TREE, None)), 0).mover is None


def test_whoever_reads_is_here_before_the_server_says_so() -> None:
    room = build_room(build_view(TREE))
    assert [player.here for player in scene_of(room, 0, here=()).players] == [True, False]
    assert [player.here for player in scene_of(room, None, here=(1,)).players] == [False, True]


def test_a_computer_that_sits_there_is_a_player_like_others() -> None:
    room = build_room(build_view(TREE, to_act=(Seat(1),)), names=("Ada", "strong computer"))
    assert room.match is not None
    seats = (room.seats[0], replace(room.seats[1], computer="strong"))
    room = replace(room, seats=seats, match=replace(room.match, computers=(None, "strong")))
    scene = scene_of(room, 0, here=(0,))
    assert scene.players[1] == Player(Seat(1), "strong computer", "minimizer", mine=False, here=True, turn=True)
    assert scene.mover_name == "strong computer"
    substitute = replace(room, seats=(room.seats[0], replace(room.seats[1], computer=None)))
    assert scene_of(substitute, 0, here=(0,)).mover_name == "the computer"


def test_a_game_alone_has_one_leg_and_no_secret() -> None:
    scene = scene_of(build_solo(build_view(TREE), number=482109375512))
    assert (scene.alone, scene.leg, scene.legs, scene.my_turn) == (True, 1, 1, True)
    assert scene.number == ("number 4821-0937-5512", "number 4821-0937-5512")
    assert not scene_of(build_room(build_view(TREE))).alone


def test_a_hint_is_of_this_ply_and_names_the_card_to_play_on() -> None:
    room = build_room(build_view(TREE))
    scene = scene_of(room, told=Told(hint=build_hint("QS>QH 940", "QS>7D 910.5")))
    assert (scene.hinted, scene.expected("QS>7D"), scene.expected("QS>9C")) == ("QH", 910.5, None)
    for none in (build_hint(), build_hint("QS>QH 940", ply=5)):
        late = scene_of(room, told=Told(hint=none))
        assert (late.hint, late.hinted, late.expected("QS>QH")) == (None, None, None)


def test_the_score_to_beat_is_leg_ones() -> None:
    assert scene_of(build_room(build_view(TREE))).beat is None
    second = scene_of(build_room(build_view(TREE, roles=ROLES[::-1]), leg=2))
    assert (second.leg, second.legs, second.beat) == (2, 2, 210)
    assert second.holder("maximizer").name == "Grace"


def test_a_leg_that_is_over_is_still_told_of_while_the_next_one_waits() -> None:
    scene = scene_of(build_room(build_view(TREE, None)))
    assert scene.leg == 1


@pytest.mark.parametrize(
    ("match", "number"),
    [
        ({}, "number hidden ✓ fingerprint 9f31…"),
        ({"commitment": None}, "number hidden"),
        ({"number": 482109375512}, "number 4821-0937-5512"),
        ({"number": 7, "known": True}, "number 7, known from the start"),
    ],
)
def test_the_number_is_shown_where_it_is_no_secret(match: dict[str, Any], number: str) -> None:
    room = build_room(build_view(TREE))
    assert room.match is not None
    assert scene_of(replace(room, match=replace(room.match, **match))).number[0] == number


def test_the_news_is_this_legs_moves_with_what_they_skipped_newest_first() -> None:
    happenings = (
        moved(3, 0, "5S", "7D", "child", 10, leg=2),
        Happening(version=4, at=None, kind="leg_started", match=1, leg=1),
        moved(5, 0, "QH", "7D", "child", 10),
        moved(6, 1, "JS", "QH", "deceased", 0, skipped="2C AD"),
        moved(7, 0, "KH", "7D", "child", -20),
    )
    room = build_room(build_view(TREE, played=Played(Seat(0), Card("KH"), Card("7D"), "child", -20, ())))
    assert told(scene_of(replace(room, happenings=happenings))) == [
        "you: K♥ on 7♦, −20 []",
        "Grace: J♠ on Q♥ [2C AD]",
        "you: Q♥ on 7♦, +10 []",
    ]


def test_news_of_a_move_that_was_taken_back_goes_and_of_what_was_played_after_it() -> None:
    happenings = (
        moved(3, 0, "QH", "7D", "child", 10),
        moved(4, 1, "JS", "QH", "deceased", 0),
        moved(5, 0, "5S", "7D", "child", 10),
        moved(6, 1, "6S", "7D", "child", 0),
        Happening(version=7, kind="takeback_asked", seat=Seat(0), match=1, leg=1, detail={"ply": 2}),
        Happening(version=8, kind="taken_back", seat=Seat(1), match=1, leg=1, detail={"ply": 2}),
    )
    room = build_room(build_view(TREE, played=None))
    for known, news in ((happenings, ["Grace: J♠ on Q♥ []", "you: Q♥ on 7♦, +10 []"]), (happenings[3:], [])):
        assert told(scene_of(replace(room, happenings=known)))[:-1] == news  # the last one is how the tree began


def test_news_comes_as_json_too_and_what_cannot_be_read_is_left_out() -> None:
    good = {"seat": 1, "card": "QH", "target": "7D", "does": "child", "change": 10, "skipped": ["2C"]}
    happenings = tuple(
        Happening(version=version, at=None, kind="moved", match=1, leg=1, detail=detail)
        for version, detail in enumerate((good, None, {"card": 7}, "moved"))
    )
    room = build_room(build_view(TREE, played=Played(Seat(1), Card("QH"), Card("7D"), "child", 10, ())))
    assert told(scene_of(replace(room, happenings=happenings))) == ["Grace: Q♥ on 7♦, +10 [2C]"]


def test_without_happenings_the_view_tells_the_last_move() -> None:
    view = build_view(TREE, played=Played(Seat(1), Card("QH"), Card("7D"), "child", 10, (Card("AD"),)))
    assert told(scene_of(build_room(view))) == ["Grace: Q♥ on 7♦, +10 [AD]"]


def test_before_the_first_move_the_news_is_the_first_couple() -> None:
    view = build_view("7D+9C", skipped=("2C", "JS"))
    assert told(scene_of(build_room(view))) == ["7♦ and 9♣ begin the tree [2C JS]"]


@pytest.mark.parametrize("number", range(1, 7))
def test_the_cards_to_come_are_those_that_really_come(number: int) -> None:
    deck, rng = DECK.deal(number), random.Random(number)
    first = _play(GAME.deal(Setup(options=FamilyTreeOptions(), deck=deck, roles=ROLES)), rng)
    seen = GAME.shown(list(first)[-1])
    longest = 0
    for state in _play(GAME.deal(Setup(options=FamilyTreeOptions(), deck=deck, roles=ROLES[::-1], seen=seen)), rng):
        coming = scene_of(build_room(GAME.view(state, None), leg=2)).view.coming
        assert coming == state.stock[: len(coming)]
        longest = max(longest, len(coming))
    assert longest > 20


def _play(state: State, rng: random.Random) -> Iterator[State]:
    """Play a real leg by chance, state by state."""
    yield state
    while seats := GAME.to_act(state):
        [seat] = seats
        state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        yield state


def test_there_is_nothing_to_tell_without_a_leg() -> None:
    room = build_room(build_view(TREE))
    assert room.match is not None
    waiting = tuple(replace(leg, status="waiting") for leg in room.match.legs)
    for empty in (
        replace(room, view=None),
        replace(room, match=None),
        replace(room, match=replace(room.match, legs=waiting)),
    ):
        assert Scene.read(empty, Seat(0), ()) is None
