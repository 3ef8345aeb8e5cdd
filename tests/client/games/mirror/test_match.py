"""Both boards of a mirror match as legs of their own, from the room."""

from dataclasses import replace

import pytest

from client.games.fairness import Sighting
from client.games.mirror.match import Mirror, hint_on, is_mirror, legs_of, made_in, read_mirror, sealed_in
from client.net.frames import ShownRoom
from client.room.local_events import CameIn
from client.room.model import Model
from client.room.seen_cards import seen_after
from client.room.session import step
from protocol.events import Expected, HintEvent, Welcome
from protocol.games.family_tree.view import FamilyTreeView
from protocol.games.mirror import MirrorView
from protocol.ids import Seat
from tests.client.mirrors import ANNA, MIRRORED, Match
from tests.client.rooms import Rooms


def mirror_of(match: Match, me: int | None = 0) -> Mirror:
    mirror = read_mirror(match.room(me), None if me is None else Seat(me))
    assert mirror is not None
    return mirror


@pytest.mark.parametrize("game", MIRRORED)
def test_each_board_is_a_leg_of_its_game_with_the_roles_swapped(game: str) -> None:
    mirror = mirror_of(Match(game))
    first, second = (board.room for board in mirror.boards)
    assert first.view is not None
    assert second.view is not None
    assert (first.view.game, second.view.game) == (game, game)
    assert first.match is not None
    assert second.match is not None
    assert first.match.legs[0].roles == second.match.legs[0].roles[::-1]
    assert [board.number for board in mirror.boards] == [1, 2]
    assert mirror.step == 1


def test_a_move_waits_on_its_board_for_the_other_and_both_count_then() -> None:
    match = Match()
    before = mirror_of(match)
    assert before.mine == {0}
    match.move(0)
    mine, bens = mirror_of(match), mirror_of(match, 1)
    assert (mine.boards[0].moved, mine.boards[0].acting, mine.mine) == (Seat(0), (), frozenset())
    assert mine.boards[0].own is not None
    assert bens.boards[0].own is None
    assert mine.boards[0].view.to_act == (Seat(1),)  # Anna has moved already
    assert bens.boards[0].view.to_act == (Seat(0),)
    assert bens.mine == {1}
    match.move(1)
    after = mirror_of(match)
    assert [board.moved for board in after.boards] == [None, None]
    assert [board.view.ply for board in after.boards] == [1, 1]
    assert (after.step, sorted(after.mine)) == (2, [1])


def test_the_step_does_not_go_back_when_a_board_that_was_over_sooner_is_joined_by_the_other() -> None:
    match = Match("patriarch", {"tree": "number", "guesses": 3})
    tree = match.state.boards[0].tree
    wrong = next(each for each in ("2(3(4) A(5))", "3(4(2) A(5))") if each != tree)
    match.move(1, f"1:guess {tree}")
    steps = []
    for _ in range(3):
        match.move(0, f"2:guess {wrong}")
        steps.append(mirror_of(match).step)
    assert steps == [2, 3, 3]


def test_what_happened_is_told_by_board_once_it_counts() -> None:
    match = Match()
    match.move(0)
    assert sealed_in(match.happenings[-1]) == 1
    assert [*made_in(match.happenings[-1])] == []
    assert mirror_of(match).boards[0].room.happenings == ()
    match.move(1)
    assert sealed_in(match.happenings[-1]) is None
    assert [(at, seat) for at, seat, _ in made_in(match.happenings[-1])] == [(0, 0), (1, 1)]
    told = [[(each.kind, each.leg, each.seat) for each in board.room.happenings] for board in mirror_of(match).boards]
    assert told == [[("moved", 1, 0)], [("moved", 1, 1)]]


def test_what_cannot_be_read_of_a_move_is_left_out() -> None:
    match = Match()
    match.step()
    odd = replace(match.happenings[-1], detail={"made": ["x", {"board": 3, "seat": 0}, {"board": 1, "seat": "y"}]})
    assert [*made_in(odd)] == []
    assert [*made_in(replace(odd, detail=None))] == []
    assert sealed_in(replace(odd, detail={"sealed": True, "board": 7})) is None


def test_a_spectator_has_no_move_to_make() -> None:
    mirror = mirror_of(Match(), None)
    assert mirror.mine == frozenset()
    assert [board.acting for board in mirror.boards] == [(Seat(0),), (Seat(1),)]


def test_a_hint_is_for_the_board_that_its_moves_name() -> None:
    match = Match()
    match.step()
    first, second = mirror_of(match).boards
    hint = HintEvent(id="h", match=1, leg=1, ply=2, choices=(Expected(move="2:QD>8D", score=3.5),))
    assert hint_on(first, hint) is None
    here = hint_on(second, hint)
    assert here is not None
    assert (here.ply, here.choices) == (second.view.ply, (Expected(move="QD>8D", score=3.5),))


@pytest.mark.parametrize("game", ["family-tree", "patriarch"])
def test_the_boards_of_a_match_that_is_over_have_their_own_scores(game: str) -> None:
    match = Match(game)
    if game == "patriarch":
        match.options = {"guesses": 1}
        match.__post_init__()
        match.move(0, "2:guess 5(4(3) 2(A))")
        match.move(1, "1:guess 4(5(3) 2(A))")
    else:
        match.play()
    room = match.room()
    assert room.match is not None
    first, second = legs_of(room.match.legs[0])
    mirror = mirror_of(match)
    assert mirror.over
    assert [first.score, second.score] == [board.score for board in mirror.boards]
    assert (first.leg, second.leg, first.roles) == (1, 2, second.roles[::-1])
    assert first.parts
    assert second.parts


def test_the_cards_of_both_boards_are_seen_until_they_are_taken_back() -> None:
    match = Match()
    start, seen = match.state, seen_after((), None, match.room())
    first = match.room()
    match.step()
    second = match.room()
    both = seen_after(seen, first, second)
    view = second.view
    assert isinstance(view, MirrorView)
    cards = [board.current for board in view.boards if isinstance(board, FamilyTreeView)]
    assert both == (*seen, *(Sighting(leg, 1, str(card)) for leg, card in enumerate(cards, start=1)))
    match.take_back(start)
    back = match.room()
    assert seen_after(both, second, back) == seen
    match.step()  # other moves follow before the client sees the room
    assert seen_after(both, second, match.room()) == tuple(each for each in both if each.ply == 1)
    assert seen_after(both, replace(second, version=3), match.room()) == tuple(each for each in both if each.ply == 1)


def test_a_hint_stays_while_another_moves_on_the_other_board() -> None:
    def heard(model: Model, room: ShownRoom) -> Model:
        return step(model, room)

    match = Match()
    welcome = Welcome(protocol=1, server="1", player=ANNA, name="Anna", now=0)
    model = step(step(heard(step(Model(), welcome), match.room(hints=True)), CameIn()), CameIn())
    assert model.position == (1, 1, 0)
    model = step(model, HintEvent(id="h", match=1, leg=1, ply=0, choices=()))
    match.move(1)
    model = heard(model, match.room(hints=True))
    assert (model.position, model.hint is not None, model.my_turn) == ((1, 1, 0), True, True)
    match.move(0)
    model = heard(model, match.room(hints=True))
    assert (model.position, model.hint) == ((1, 1, 2), None)


def test_a_room_is_one_for_mirror_matches_before_it_shows_any(rooms: Rooms) -> None:
    assert is_mirror(rooms.ready(form="mirror"))
    assert not is_mirror(rooms.ready())
    assert not is_mirror(rooms.leg(form="mirror"))  # its current match is not a mirror match
    assert not is_mirror(None)
    assert read_mirror(rooms.ready(form="mirror"), None) is None
