"""The course of a leg in every mode. rules: poker_solitaire, Modes, Dealing, Turns, Races, The end"""

from dataclasses import replace
from typing import Any

import pytest

from protocol.cards import Card
from protocol.ids import Seat
from server.games.errors import MalformedMove
from server.games.poker_solitaire.state import State
from server.games.result import EndedLeg
from tests.games.poker_solitaire.builders import GAME, after, leg, lying

FULL = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"
BUT_ONE = FULL[:-3]


def dealt(state: State) -> str:
    return " | ".join(" ".join(cards) for cards in state.dealt)


def targets(state: State, what: str, seat: int = 0) -> str:
    view = GAME.view(state, Seat(seat))
    return next((" ".join(source.targets) for source in view.sources if source.what == what), "")


def test_dealing_fills_the_slot_of_the_card_that_was_taken() -> None:
    state = leg("KH QH JH TH 9H", mode="alternate", dealt=3)
    assert dealt(state) == "KH QH JH"
    state = after(state, "QH>c3")
    assert dealt(state) == "KH TH JH"
    assert GAME.to_act(state) == {1}
    assert dealt(after(state, "JH>p2x1 KH>c4")) == "AC TH 9H"


def test_dealing_in_same_deck_gives_each_player_a_stock_and_slots_of_their_own() -> None:
    state = leg("KH QH JH TH", mode="same-deck", dealt=2)
    assert dealt(state) == "KH QH | "
    state = after(state, "KH>c3")
    assert dealt(state) == "QH | KH QH"
    state = after(state, "QH>c3")
    assert dealt(state) == "QH JH | KH"
    view = GAME.view(state, None)
    assert [(deal.owner, deal.stock, deal.coming) for deal in view.deals] == [(0, 49, ()), (1, 50, ("JH",))]


def test_slots_close_up_once_the_stock_is_used_up() -> None:
    state = replace(leg("KH QH JH", dealt=3, rejects={"1": 2}), deck=tuple(map(Card, ["KH", "QH", "JH"])))
    state = after(state, "QH>p1x1")
    assert dealt(state) == "KH JH"
    state = after(state, "KH>c3 JH>p1x2")
    assert GAME.to_act(state) == frozenset()
    assert GAME.record_writer.list_unplayed(state) == ()


def test_touching_looks_at_the_square_a_card_is_put_on() -> None:
    assert targets(after(leg("KH QH"), "KH>c3"), "QH") == "c2 b3 d3 c4 p1x1"
    assert targets(after(leg("KH QH", touching="corners"), "KH>c3"), "QH") == "b2 c2 d2 b3 d3 b4 c4 d4 p1x1"
    assert len(targets(after(leg("KH QH", touching="anywhere"), "KH>c3"), "QH").split()) == 25
    assert targets(after(leg("KH QH"), "KH>e1"), "QH") == "d1 e2 p1x1"
    assert targets(after(leg("KH QH"), "KH>a5"), "QH") == "a4 b5 p1x1"


def test_the_first_card_goes_anywhere_and_so_does_the_next_after_the_only_one_was_rejected() -> None:
    assert len(targets(leg("KH"), "KH").split()) == 26
    assert len(targets(after(leg("KH QH"), "KH>a1 a1>p1x1"), "QH").split()) == 25


def test_touching_allows_removals_that_split_the_cards() -> None:
    state = after(leg("KH QH JH TH"), "KH>a1 QH>b1 JH>c1 b1>p1x1")
    assert targets(state, "TH") == "b1 d1 a2 c2"


def test_a_card_moved_must_touch_another_than_itself() -> None:
    state = after(leg("KH QH JH", movable=True), "KH>a1 QH>b1")
    assert targets(state, "a1") == "c1 b2 p1x1"
    assert len(targets(after(leg("KH QH", movable=True), "KH>a1"), "a1").split()) == 25
    moved = after(state, "a1>b2")
    assert GAME.to_act(moved) == {0}
    assert moved.matrices[0].cells[6] == "KH"
    assert dealt(moved) == "JH"


def test_a_card_rejected_and_fetched_back_frees_the_reject_square() -> None:
    state = after(leg("KH QH JH", movable=True, rejects={"common": 1}), "KH>c3 QH>cx1 c3>p1x1")
    assert targets(state, "cx1") != ""
    state = after(state, "cx1>a1 p1x1>b1")
    assert state.rejects == (None, None)


def test_a_turn_ends_with_a_card_taken_and_with_nothing_else() -> None:
    wishes: dict[str, Any] = {
        "mode": "alternate",
        "movable": True,
        "rejects": {"common": 1},
        "stealing": True,
        "planting": True,
    }
    state = after(leg("KH QH JH TH 9H", **wishes), "KH>c3 QH>c3")
    for stays in ("c3>a1", "c3>p1x1", "c3>cx1"):
        assert GAME.to_act(after(state, stays)) == {0}
    assert GAME.to_act(after(state, "c3>p1x1 p1x1>b2")) == {0}
    for ends in ("JH>c4", "JH>2:c4", "JH>p1x1", "2:c3>c4"):
        assert GAME.to_act(after(state, ends)) == {1}


def test_a_player_may_pass_when_their_matrix_is_full_and_not_before() -> None:
    state = lying(leg("KH QH", mode="alternate"), FULL, "")
    assert GAME.view(state, None).may_pass
    state = after(state, "pass")
    assert GAME.to_act(state) == {1}
    assert not GAME.view(state, None).may_pass
    assert state.played is not None
    assert (state.played.does, state.played.card, state.played.dealt) == ("pass", None, ())
    assert GAME.to_act(after(state, "KH>c3 pass")) == {1}


def test_two_passes_end_same_deck_without_further_moves() -> None:
    state = lying(leg("KH QH", mode="same-deck"), FULL, BUT_ONE)
    state = replace(state, deck=(Card("KH"), Card("QH")), turned=(0, 2), dealt=((), ()), turn=Seat(1), passes=0)
    state = after(state, "pass")
    assert dealt(state) == "KH | "
    state = after(state, "pass")
    assert GAME.to_act(state) == frozenset()
    assert GAME.record_writer.list_unplayed(state) == {"0": ("KH", "QH"), "1": ()}


def test_a_leg_ends_when_every_matrix_is_full() -> None:
    assert GAME.to_act(after(lying(leg("KH"), BUT_ONE), "KH>e5")) == frozenset()
    both = lying(leg("KH QH", mode="alternate"), BUT_ONE, BUT_ONE)
    assert GAME.to_act(after(both, "KH>e5")) == {1}
    assert GAME.to_act(after(both, "KH>e5 QH>e5")) == frozenset()


def test_a_race_ends_at_done_and_not_before() -> None:
    state = lying(leg("KH QH", mode="race"), FULL, FULL)
    assert GAME.to_act(state) == {0, 1}
    assert not GAME.view(state, Seat(1)).may_pass
    assert GAME.view(state, Seat(1)).may_done
    assert GAME.view(state, None).mover is None
    assert GAME.to_act(after(state, "done", 1)) == frozenset()


@pytest.mark.parametrize(
    ("wishes", "own", "other", "moves"),
    [
        ({}, FULL, "", False),
        ({"rejects": {"1": 1}}, FULL, "", True),
        ({"planting": True}, FULL, "", True),
        ({"movable": True}, FULL, "", False),
        ({"stealing": True}, FULL, "KH", False),
        ({}, "", "", True),
    ],
)
def test_a_race_does_not_wait_for_a_player_without_moves(
    wishes: dict[str, Any], own: str, other: str, moves: bool
) -> None:
    state = lying(leg("KH QH", mode="race-both", **{"rejects": {"1": 0}, **wishes}), own, other)
    assert (0 in GAME.to_act(state)) is moves
    assert 1 in GAME.to_act(state)


@pytest.mark.parametrize(
    ("wishes", "own", "other", "moves"),
    [
        ({}, "AC", "AD", False),
        ({"stealing": True}, "AC", "AD", True),
        ({"stealing": True}, "AC", "", False),
        ({"movable": True}, "AC", "AD", True),
        ({"movable": True}, "", "AD", False),
        ({"rejects": {"1": 1}}, "AC", "AD", True),
        ({"rejects": {"1": 1}}, "", "AD", False),
    ],
)
def test_a_race_may_be_played_on_without_dealt_cards(wishes: dict[str, Any], own: str, other: str, moves: bool) -> None:
    state = lying(leg("KH QH", mode="race-both", **{"rejects": {"1": 0}, **wishes}), own, other)
    assert (0 in GAME.to_act(replace(state, dealt=((),)))) is moves


def test_stealing_takes_a_card_for_good() -> None:
    state = after(leg("KH QH JH TH", mode="alternate", stealing=True, movable=[False, True]), "KH>c3 1:c3>2:c3")
    view = GAME.view(state, None)
    assert [matrix.stolen for matrix in view.matrices] == [(), ("2:c3",)]
    state = after(state, "QH>c3 2:c3>a1 2:a1>p2x1")
    assert state.stolen == {1}
    assert GAME.view(state, None).rejects[1].stolen
    state = after(state, "p2x1>b1")
    assert GAME.view(state, None).matrices[1].stolen == ("2:b1",)
    assert state.stolen == frozenset()


def test_a_card_that_was_moved_rejected_and_fetched_back_may_be_stolen_still() -> None:
    state = leg("KH QH JH TH", mode="alternate", stealing=True, movable=True)
    state = after(state, "KH>c3 QH>c3 JH>c4 2:c3>d3 2:d3>p2x1 p2x1>b2 TH>b3")
    assert state.stolen == frozenset()
    assert GAME.view(after(state, "2:b2>b3"), None).matrices[0].stolen == ("1:b3",)


@pytest.mark.parametrize(
    ("mode", "total", "by_seat"),
    [("best-of-two", 16, None), ("sum-of-two", 17, None), ("alternate", 17, (1, 16))],
)
def test_the_mode_decides_the_worth_of_two_matrices(mode: str, total: int, by_seat: tuple[int, ...] | None) -> None:
    state = lying(leg("KH", mode=mode), "2C 2D", "9C 9D 9H 9S")
    score, view = GAME.score(state), GAME.view(state, None)
    assert (score.total, score.seats) == (view.score, view.scores) == (total, by_seat)
    assert score.parts["lines"][1][0] == 16


def test_a_match_is_won_by_the_higher_score_and_a_duel_by_the_higher_one_as_maximizer() -> None:
    score = GAME.score(lying(leg("KH", mode="race"), "2C 2D", "9C 9D 9H 9S"))
    race, duel = (GAME.formats(GAME.options.model_validate({"mode": mode}))["match"] for mode in ("race", "duel"))
    assert GAME.decide(race, [EndedLeg(("player", "player"), score)]).winners == (1,)
    legs = [
        EndedLeg(("maximizer", "minimizer"), GAME.score(lying(leg(mode="duel"), "2C 2D"))),
        EndedLeg(("minimizer", "maximizer"), GAME.score(lying(leg(mode="duel"), ""))),
    ]
    assert GAME.decide(duel, legs).winners == (0,)
    assert [duel.wants_high(role) for role in ("player", "maximizer", "minimizer")] == [True, True, False]


def test_in_a_duel_the_maximizer_begins_and_both_place_and_reject_in_the_one_matrix() -> None:
    assert GAME.to_act(leg("KH", mode="duel")) == {0}
    state = leg("KH QH JH TH", mode="duel", first=1)
    assert GAME.to_act(state) == {1}
    state = after(state, "KH>c3 QH>c4 c3>p2x1 JH>c5")
    assert [str(card) for card in state.rejects] == ["None", "KH"]
    assert GAME.to_act(state) == {0}


def test_equal_cards_dealt_are_the_same_move() -> None:
    state = leg("KH KH QH", dealt=2, decks=2)
    assert [str(move) for move in GAME.legal_moves(state, Seat(0)) or [] if str(move).endswith("c3")] == ["KH>c3"]
    assert dealt(after(state, "KH>c3")) == "QH KH"


@pytest.mark.parametrize("text", ["X3>c3", "KH>f1", "KH>p3x1", "KH", "KH>c3>c4", "3:c3>c4", "KH>x1"])
def test_what_is_not_a_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move"):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("mode", "text", "written"),
    [
        ("one-hand", "10♥>1:C3", "TH>c3"),
        ("alternate", "th > c3", "TH>1:c3"),
        ("alternate", "TH>P1X1", "TH>p1x1"),
    ],
)
def test_a_move_is_written_with_its_matrix_if_there_are_two(mode: str, text: str, written: str) -> None:
    assert str(GAME.check(leg("TH", mode=mode), Seat(0), GAME.parse(text))) == written
