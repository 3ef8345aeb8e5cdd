"""A player's choices, and their changes after another player's move."""

from dataclasses import replace

import pytest

from client.games.arrows import Step
from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire.footer import says
from client.games.poker_solitaire.moves import does, read_move
from client.games.poker_solitaire.picture import Picture
from client.text.glyphs import UNICODE
from protocol.ids import Seat
from tests.client.games.poker_solitaire.builders import after, board, leg, lying, scene_of, seen

RACE = after(leg("QH 5D KC 7S", mode="race", dealt=2), "QH>1:c3 5D>2:c3", 0, 1)
"""King of clubs and seven of spades are dealt."""
READ = {
    "a square": ("c3", "KC>2:c3"),
    "row first": ("3d", "KC>2:d3"),
    "a card": ("7s d3", "7S>2:d3"),
    "a card that could be a square": ("3d c3", "3D>2:c3"),
    "ten as people write it": ("10♥ > b3", "TH>2:b3"),
    "rejected": ("kc x1", "KC>p2x1"),
    "from the matrix": ("c3 x", "2:c3>p2x1"),
    "stolen": ("1:c3 d3", "1:c3>2:d3"),
    "planted": ("KC to 1:b3", "KC>1:b3"),
    "fetched": ("cx1 a1", "cx1>2:a1"),
    "a pass": ("PASS", "pass"),
    "no move": ("hello", None),
    "no card": ("zz c3", None),
    "too much": ("a1 b2 c3", None),
}


@pytest.mark.parametrize(("typed", "move"), READ.values(), ids=READ)
def test_moves_are_read_as_people_type_them(typed: str, move: str | None) -> None:
    assert read_move(typed, scene_of(RACE, 1).view, Seat(1), "KC") == move


@pytest.mark.parametrize(
    ("move", "what"),
    [
        ("KC>2:d3", "place"),
        ("KC>1:d3", "plant"),
        ("KC>p2x1", "reject"),
        ("2:c3>p2x1", "discard"),
        ("2:c3>2:d3", "move"),
        ("p2x1>2:d3", "fetch"),
        ("1:c3>2:d3", "steal"),
    ],
)
def test_what_a_move_does_is_told_by_its_places(move: str, what: str) -> None:
    assert does(scene_of(RACE, 1).view, Seat(1), *move.split(">")) == what


def composed(picture: Picture) -> tuple[str | None, str | None]:
    return picture.choice.what, picture.choice.where


def test_what_is_composed_stays_when_the_other_takes_another_card() -> None:
    mine = pictures.at_place(pictures.next_card(seen(RACE, 1), 1), "d3")
    assert mine is not None and composed(mine) == ("7S", "2:d3")
    now = pictures.with_news(mine, scene_of(after(RACE, "KC>1:d3", 0), 1))
    assert composed(now) == ("7S", "2:d3") and now.choice.lost is None


def test_a_card_that_the_other_takes_is_not_replaced_unseen() -> None:
    mine = pictures.at_place(seen(RACE, 1), "d3")
    assert mine is not None and composed(mine) == ("KC", "2:d3")
    lost = pictures.with_news(mine, scene_of(after(RACE, "KC>1:d3", 0), 1))
    assert (lost.choice.lost, lost.choice.move) == ("KC", None)
    again = pictures.chosen(lost, lost.choice.again(lost.scene.sources if lost.scene else ()))
    assert again.choice.what == "AC" and again.choice.where is None


def test_in_turns_the_next_card_is_picked_up_at_once() -> None:
    state = after(leg("QH 5D KC", mode="alternate"), "QH>1:c3")
    waits = seen(state, 0)
    assert composed(waits) == (None, None) and waits.spots == ()
    assert composed(pictures.with_news(waits, scene_of(after(state, "5D>2:c3"), 0)))[0] == "KC"


def test_arrows_go_to_the_nearest_square_one_way_and_down_to_the_reject_squares() -> None:
    picture = pictures.at_place(seen(after(leg("QH 5D"), "QH>c3")), "c2")
    assert picture is not None
    went = []
    for way in (Step.RIGHT, Step.DOWN, Step.DOWN, Step.UP):
        picture = pictures.at_step(picture, way)
        assert picture is not None
        went.append(picture.choice.where)
    assert went[0] == "d3" and "p1x1" in went


def test_a_card_that_lies_is_picked_up_to_be_rejected() -> None:
    picking = pictures.picking(seen(after(leg("QH 5D"), "QH>c3")), on=True)
    assert {spot.place for spot in picking.spots} == {"5D", "c3"}
    assert any("(5♦ )" not in line and "[5♦ ]" in line for line in board(picking))
    held = pictures.picked_up(picking, "c3")
    assert held.choice.move == "c3>p1x1"
    assert pictures.at_place(held, "d3") is None
    back = pictures.clicked(held, "5D")
    assert back is not None and back.choice.what == "5D"


def test_what_a_placed_card_would_change_is_told_where_it_may_be_moved() -> None:
    pair = pictures.picking(seen(after(leg("QH QS KC", movable=True), "QH>c3 QS>d3")), on=True)
    lifted = pictures.at_place(pictures.picked_up(pair, "d3"), "b3")
    away = pictures.rejecting(pictures.picked_up(pair, "d3"))
    assert lifted is not None and away is not None
    told = ["".join(run.text for run in says(each, 80, UNICODE)[1]).strip() for each in (lifted, away)]
    assert told == ["score stays 1", "score from 1 to 0"]


def test_a_second_reject_square_comes_after_the_first() -> None:
    picture = seen(leg("QH", rejects={"common": 1, "1": 1, "2": 1}))
    first = pictures.rejecting(picture)
    assert first is not None and first.choice.where == "p1x1"
    second = pictures.rejecting(first)
    assert second is not None and second.choice.where == "cx1"
    none = pictures.rejecting(seen(leg("QH", rejects={"common": 0, "1": 0, "2": 0})))
    assert none is None


def test_rows_and_columns_are_typed_in_that_order() -> None:
    choice = seen(leg("QH")).choice
    typed = choice.type_square("4")
    assert typed is not None and typed[1] is None
    assert typed[0].type_square("e") == (replace(choice, row=None), "e4")
    letter = choice.type_square("c")
    assert letter is not None and letter[0].type_square("5") == (replace(choice, row=None), "c5")
    assert letter[0].type_square("c") is None and choice.type_square("") is None


def test_nothing_can_be_picked_up_once_all_lies() -> None:
    full = " ".join(["2H 3H 4H 5H 6H"] * 5)
    state = lying(leg("QH", mode="race", rejects={"common": 0, "1": 0, "2": 0}), full, "2H")
    scene = scene_of(state)
    assert scene.may_done and not scene.sources
    assert seen(state).choice.move is None


def test_no_place_is_chosen_until_an_arrow_key_begins_in_the_middle() -> None:
    first = seen(leg("QH 5D KC"))
    assert len(first.spots) > 1 and first.choice.where is None
    begun = pictures.at_step(first, Step.DOWN)
    assert begun is not None and begun.choice.where == "c3"
    second = pictures.with_news(begun, scene_of(after(leg("QH 5D KC"), "QH>a1")), "QH>a1")
    assert second.choice.what == "5D" and second.choice.move is None
