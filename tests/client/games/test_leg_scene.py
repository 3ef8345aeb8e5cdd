"""What the scenes of all games share, as a table of cases over the games."""

from dataclasses import fields, replace
from typing import Any

import pytest

from client.games.family_tree.scene import Scene as FamilyTreeScene
from client.games.grandmas_game.scene import Scene as GrandmasGameScene
from client.games.happy_graphs.scene import Scene as HappyGraphsScene
from client.games.leg_scene import LegScene, Told
from client.games.mirror.scene import Scene as MirrorScene
from client.games.patriarch.scene import Scene as PatriarchScene
from client.games.poker_solitaire.scene import Scene as PokerSolitaireScene
from client.net.frames import ShownRoom
from protocol.events import Expected, HintEvent
from protocol.ids import Form, Seat
from server.games.catalog import GAMES
from server.games.game import Setup
from tests.client.games.family_tree.builders import build_about
from tests.client.mirrors import Match
from tests.client.terminal.one_leg import room_around

SCENES: dict[str, type[LegScene[Any]]] = {
    "family-tree": FamilyTreeScene,
    "grandmas-game": GrandmasGameScene,
    "happy-graphs": HappyGraphsScene,
    "patriarch": PatriarchScene,
    "poker-solitaire": PokerSolitaireScene,
}
DUEL: dict[str, tuple[Form, dict[str, Any]]] = {
    "family-tree": ("match", {}),
    "grandmas-game": ("race", {}),
    "happy-graphs": ("match", {"mode": "duel"}),
    "patriarch": ("match", {}),
    "poker-solitaire": ("match", {"mode": "duel"}),
}
ALONE = sorted(SCENES.keys() - {"patriarch"})
BOTH = (Seat(0), Seat(1))


def begun(name: str, form: Form, seats: int, options: dict[str, Any], me: int | None = 0) -> ShownRoom:
    """Return a room in which the first leg of a match begins."""
    game = GAMES[name]
    chosen = game.options.model_validate(options)
    roles = game.format(chosen, form, seats).roles_for(seats)
    state = game.deal(Setup(options=chosen, deck=game.deck(chosen, seats, 7), roles=roles))
    return room_around(game, state, me, form, options)


def duel(name: str, me: int | None = 0) -> ShownRoom:
    return begun(name, DUEL[name][0], 2, DUEL[name][1], me)


def mover_of(room: ShownRoom) -> Seat:
    assert room.view is not None
    return room.view.to_act[0]


def read(room: ShownRoom, me: int | None = 0, told: Told | None = None) -> LegScene[Any]:
    seat = None if me is None else Seat(me)
    scene = SCENES[room.game].read(room, seat, BOTH, (), told or Told())
    assert scene is not None
    return scene


@pytest.mark.parametrize("name", SCENES)
def test_the_shared_fields_come_from_the_room(name: str) -> None:
    room = duel(name)
    scene = read(room)
    assert (scene.room, scene.title, scene.match, scene.leg) == ("KZ7-4QM2", room.title, 1, 1)
    assert (scene.view, scene.beat, scene.asked) == (room.view, None, False)
    assert scene.number == ("number 7, known from the start", "number 7")
    assert [player.name for player in scene.players] == ["you", "Ben"]
    assert not scene.alone
    assert not scene.over


@pytest.mark.parametrize("name", SCENES)
def test_the_player_to_move_sees_that_it_is_their_turn(name: str) -> None:
    mover = mover_of(duel(name))
    mine, watched = read(duel(name, mover), mover), read(duel(name, None), None)
    assert (mine.my_turn, mine.mover_name, mine.me) == (True, "you", mine.mover)
    assert (watched.my_turn, watched.mover_name, watched.me) == (False, ("Anna", "Ben")[mover], None)


@pytest.mark.parametrize("name", SCENES)
def test_a_computer_in_a_players_place_moves_in_its_own_name(name: str) -> None:
    mover = mover_of(duel(name))
    room = duel(name, mover)
    assert room.match is not None
    computers = tuple("strong" if seat == mover else None for seat in BOTH)
    scene = read(replace(room, match=replace(room.match, computers=computers)), mover)
    assert (scene.my_turn, scene.mover_name, scene.over) == (False, "the computer", False)


@pytest.mark.parametrize("name", SCENES)
def test_a_match_that_is_over_has_no_player_to_move(name: str) -> None:
    room = duel(name)
    view: Any = room.view
    scene = read(replace(room, view=replace(view, to_act=())))
    assert (scene.over, scene.mover, scene.mover_name, scene.my_turn) == (True, None, "", False)


@pytest.mark.parametrize("name", SCENES)
def test_a_room_without_a_leg_of_the_game_has_no_scene(name: str) -> None:
    room, other = duel(name), duel("family-tree" if name != "family-tree" else "patriarch")
    assert room.match is not None
    waiting = tuple(replace(leg, status="waiting") for leg in room.match.legs)
    for empty in (
        replace(room, view=None),
        replace(room, view=other.view),
        replace(room, match=None),
        replace(room, match=replace(room.match, legs=waiting)),
    ):
        assert SCENES[name].read(empty, Seat(0), BOTH) is None


@pytest.mark.parametrize("name", SCENES)
def test_the_score_to_beat_in_leg_two_is_leg_ones(name: str) -> None:
    room = duel(name)
    assert room.match is not None
    first = replace(room.match.legs[0], status="over", score=41)
    second = replace(room.match.legs[0], leg=2)
    scene = read(replace(room, match=replace(room.match, legs=(first, second))))
    assert (scene.leg, scene.beat, scene.to_beat) == (2, 41, 41)


@pytest.mark.parametrize("name", SCENES)
def test_a_hint_is_of_this_position_only(name: str) -> None:
    room = duel(name)
    assert room.view is not None
    choices = (Expected(move="first", score=9.5), Expected(move="second", score=4.0))
    hint = HintEvent(id="hint", match=1, leg=1, ply=room.view.ply, choices=choices)
    scene = read(room, told=Told(hint=hint))
    assert (scene.hint, scene.hint_line) == (choices[0], True)
    assert [scene.expected(move) for move in ("first", "second", "third")] == [9.5, 4.0, None]
    assert read(room, told=Told(asked=True)).hint_line
    assert not read(room).hint_line
    late = read(room, told=Told(hint=replace(hint, ply=room.view.ply + 1)))
    assert late.hint == (choices[0] if name == "grandmas-game" else None)  # each table has plies of its own


@pytest.mark.parametrize("name", SCENES)
def test_a_seat_has_a_name_even_if_nobody_plays_there(name: str) -> None:
    scene = read(duel(name))
    assert [scene.name(seat) for seat in (Seat(0), Seat(1), Seat(5), None)] == ["you", "Ben", "seat 6", ""]
    assert scene.holder(scene.players[0].role) == scene.players[0]


@pytest.mark.parametrize("name", SCENES)
def test_a_position_of_a_record_has_players_and_no_reader(name: str) -> None:
    view: Any = duel(name, None).view
    scene = SCENES[name].of_position(view, ("Ada",))
    assert [player.name for player in scene.players] == ["Ada", "seat 2"]
    assert (scene.me, scene.my_turn, scene.room, scene.number) == (None, False, "", ("", ""))


@pytest.mark.parametrize("name", ALONE)
def test_the_computers_leg_is_in_no_room(name: str) -> None:
    view = begun(name, "solo", 1, {}).view
    about = replace(build_about(30), game=name, tree=view)
    scene = SCENES[name].of_computer(about, "A game")
    assert scene is not None
    assert (scene.room, scene.title, scene.number[0], scene.leg, scene.legs) == ("", "A game", "number 7", 1, 1)
    assert ([player.name for player in scene.players], scene.alone, scene.over) == (["the computer"], True, True)
    assert (scene.computers, scene.own_best, scene.to_beat) == (30, None, 30)
    assert SCENES[name].of_computer(replace(about, tree=None), "A game") is None


@pytest.mark.parametrize("scene", [*SCENES.values(), MirrorScene])
def test_no_game_has_a_shared_field_of_its_own(scene: type[LegScene[Any]]) -> None:
    shared = {each.name for each in fields(LegScene)}
    assert shared.isdisjoint(scene.__annotations__)
    assert shared <= {each.name for each in fields(scene)}


def test_a_mirror_match_is_one_leg_in_which_each_is_a_player() -> None:
    scene = MirrorScene.read(Match("family-tree").room(), Seat(0), BOTH)
    assert scene is not None
    assert (scene.leg, scene.legs, [player.role for player in scene.players]) == (1, 1, ["player", "player"])
    assert [board.number for board in scene.mirror.boards] == [1, 2]
