"""rules: happy_graphs, Variants, Rules and the test cases from the seed"""

from typing import Any

import pytest
from pydantic import ValidationError

from protocol.cards import Card
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.ids import Form, Seat
from server.games.errors import IllegalMove, NotYourTurn
from server.games.happy_graphs.notation import Square
from server.games.happy_graphs.state import State
from server.games.result import Decided, EndedLeg, Score
from tests.games.happy_graphs.builders import GAME, after, lying, opening, options

TOO_EARLY = "A new group is started only when no card of the hand can be played next to another card."
SEEDS_HEX = "5S@0,0 3S@0,2 2S@-1,1 4S@1,1 2H@2,2 AS@2,4 3H@1,-1 2D@0,-2"


def happy(state: State) -> set[tuple[int, int]]:
    (group,) = GAME.view(state, None).groups
    return {(card.x, card.y) for card in group.cards if card.happy}


def refused(state: State, move: str, seat: int = 0) -> tuple[str, Any]:
    with pytest.raises(IllegalMove) as error:
        GAME.check(state, Seat(seat), GAME.parse(move))
    return str(error.value), error.value.data.get("moves")


def test_seed_4_with_an_ace_above_the_2_both_are_happy_and_the_score_is_1() -> None:
    state = after(opening(mode="puzzle"), "4S@0,0", "2S@1,0")
    assert happy(state) == set()
    state = after(state, "AS@1,1")
    (group,) = GAME.view(state, None).groups
    assert happy(state) == {(1, 0), (1, 1)}
    assert [card.lacks for card in group.cards] == [3, 0, 0]
    assert group.walls == ((0, 1), (1, -1), (1, 2), (2, 0), (2, 1))
    assert GAME.score(lying("4S@0,0 2S@1,0 AS@1,1", "")).total == 1


def test_seed_5_no_card_at_all_can_be_played_above_the_4_next_to_the_happy_ace() -> None:
    state = lying("4S@0,0 2S@1,0 AS@1,1", "AH 2H 3H 4H")
    for card in ("AH", "2H", "3H", "4H"):
        message, _ = refused(state, f"{card}@0,1")
        assert message == "AS on 1,1 is happy and takes no more: there is a wall on 0,1."


def test_seed_5_the_4_can_then_never_be_completed() -> None:
    (group,) = GAME.view(lying("4S@0,0 2S@1,0 AS@1,1", "AH 2H 3H 4H"), None).groups
    assert [card.hopeless for card in group.cards] == [True, False, False]


def test_seed_hex_every_card_of_the_picture_is_happy() -> None:
    state = after(opening(variant="hex", mode="puzzle"), *SEEDS_HEX.split())
    assert len(happy(state)) == 8


def test_seed_hex_the_first_picture_has_an_ace_too_many() -> None:
    state = after(opening(variant="hex", mode="puzzle"), *SEEDS_HEX.split()[:-1])
    assert refused(after(state, "2D@0,-2"), "AC@2,-2")[0].startswith("3H on 1,-1 is happy")


@pytest.mark.parametrize(
    ("variant", "ranks", "near"),
    [
        ("classic", "A234", {(0, 1), (0, -1), (-1, 0), (1, 0)}),
        ("corners", "A2345678", {(0, 1), (0, -1), (-1, 0), (1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)}),
        ("hex", "A23456", {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}),
    ],
)
def test_variants_have_these_ranks_and_neighbours(variant: str, ranks: str, near: set[tuple[int, int]]) -> None:
    deck = GAME.deck(options(variant=variant), 1, 7)
    assert {card[0] for card in deck} == set(ranks)
    assert len(deck) == 4 * len(ranks)
    first = Card(f"{ranks[-1]}S")
    (group,) = GAME.view(after(opening(variant=variant, mode="puzzle"), f"{first}@0,0"), None).groups
    assert {(at.x, at.y) for at in group.open} == near


@pytest.mark.parametrize(
    ("cards", "move", "words"),
    [
        ("", "AH@1,0", "The very first card is played on 0,0."),
        ("", "AH@2:0,0", "The very first card is played on 0,0."),
        ("4S@0,0", "3H@5,5", "5,5 is next to no card: a card is played next to a card already played."),
        ("4S@0,0", "3H@0,0", "4S lies on 0,0: a card is played on a free square."),
        ("4S@0,0", "3C@1,0", "3C is not in the hand."),
        ("4S@0,0 3S@1,0 2S@2,0 4C@1,1", "AH@0,1", "AH would get 2 connections on 0,1, more than it wants."),
        ("AS@0,0 4S@1,0", "3H@0,1", "AS on 0,0 is happy and takes no more: there is a wall on 0,1."),
        (
            "4S@0,0",
            "3H@2:0,0",
            "A new group is started only when no card of the hand can be played next to another card.",
        ),
        ("AS@0,0 AC@1,0", "3H@3:0,0", "The next new group is group 2: its first card is played on 2:0,0."),
        ("AS@0,0 AC@1,0", "3H@2:1,0", "The next new group is group 2: its first card is played on 2:0,0."),
        ("4S@0,0", "take 0,0", "Cards are taken back only in a puzzle, and only a puzzle is called done. Play a card."),
        ("4S@0,0", "done", "Cards are taken back only in a puzzle, and only a puzzle is called done. Play a card."),
    ],
)
def test_a_move_is_refused_in_the_rules_words(cards: str, move: str, words: str) -> None:
    message, expected = refused(lying(cards, "AH 3H"), move)
    assert message == words
    assert expected


def test_2_a_happy_card_takes_no_more_neighbours() -> None:
    message, _ = refused(lying("AS@0,0 AC@0,1", "3H"), "3H@1,0")
    assert message == "AS on 0,0 is happy and takes no more: there is a wall on 1,0."


def test_variants_on_the_hex_board_only_squares_with_an_even_sum_exist() -> None:
    message, _ = refused(lying("4S@0,0", "AH", variant="hex"), "AH@1,0")
    assert message == "There is no square 1,0 on the hex board: its columns stand half a step apart."


def test_an_answer_to_a_refused_move_names_moves_that_are_allowed() -> None:
    assert refused(lying("4S@0,0", "AH"), "AH@0,0")[1] == ("AH@-1,0", "AH@0,-1", "AH@0,1", "AH@1,0")
    assert len(refused(lying("4S@0,0", "AH 2H 3H 4H"), "AH@0,0")[1]) == 12
    assert refused(lying("AS@0,0 AC@0,1", "AH 2H"), "AH@0,0")[1] == ("2H@2:0,0", "AH@2:0,0")


def test_3_a_card_may_touch_as_many_as_it_wants_and_is_happy_at_once() -> None:
    state = after(lying("4S@0,0 3S@1,0 2S@1,1", "2H"), "2H@0,1")
    assert happy(state) == {(0, 1), (1, 1)}
    assert state.played is not None
    assert (state.played.connections, state.played.happy, state.played.change) == (2, ((0, 1), (1, 1)), -1)


def test_4_a_new_group_begins_when_nothing_fits_and_all_groups_stay_open() -> None:
    state = lying("AS@0,0 AC@1,0", "4H | 3H | 2H")
    assert GAME.view(state, None).new_group == 2
    state = after(state, "4H@2:0,0")
    assert GAME.view(state, None).new_group is None
    assert state.played is not None
    assert (state.played.started, state.played.group) == (True, 2)
    state = after(lying("4S@0,0 / 4C@0,0", "3H | 2H"), "3H@2:0,1", "2H@1,0")
    assert [len(group.places) for group in state.groups] == [2, 2]


def test_4_only_the_hand_of_the_player_to_move_counts() -> None:
    state = lying("4S@0,0 2S@0,1 2C@1,0 / AS@0,0 AC@1,0", "AH | 4H")
    assert GAME.view(state, None).new_group is None
    blocked = lying("2S@0,0 2C@1,0 2D@1,1 2H@0,1", "AH | 4H")
    assert [str(move) for move in GAME.legal_moves(blocked, Seat(0)) or ()] == ["AH@2:0,0"]


def test_4_equal_cards_are_one_move() -> None:
    state = lying("4S@0,0", "3H 3H")
    assert len(GAME.legal_moves(state, Seat(0)) or ()) == 4
    assert after(state, "3H@1,0").hands == (("3H",),)


def test_6_the_leg_ends_when_all_cards_are_played_and_unhappy_cards_count() -> None:
    state = after(lying("4S@0,0", "3H | 3C"), "3H@1,0", "3C@0,1")
    assert GAME.to_act(state) == frozenset()
    assert GAME.score(state) == Score(3, {"A": 0, "2": 0, "3": 2, "4": 1})
    with pytest.raises(NotYourTurn, match="The leg is over"):
        GAME.check(state, Seat(0), GAME.parse("3H@1,1"))


def test_a_move_out_of_turn_names_the_player_to_move() -> None:
    with pytest.raises(NotYourTurn, match=r"^It is another player's turn\.$"):
        GAME.check(lying("4S@0,0", "3H | 3C"), Seat(1), GAME.parse("3C@1,0"))
    with pytest.raises(NotYourTurn, match=r"^It is the maximizer's turn\.$"):
        GAME.check(lying("4S@0,0", "3H | 3C", mode="duel"), Seat(1), GAME.parse("3C@1,0"))


@pytest.mark.parametrize(
    ("mode", "asked", "hands"),
    [
        ("together", "seen", "seen"),
        ("together", "hidden", "hidden"),
        ("duel", "seen", "hidden"),
        ("puzzle", "hidden", "seen"),
    ],
)
def test_record_hands_are_hidden_in_a_duel_and_seen_in_a_puzzle_whatever_was_asked(
    mode: str, asked: str, hands: str
) -> None:
    chosen = options(mode=mode, hands=asked)
    assert chosen.hands == hands
    assert {format.open for format in GAME.formats(chosen).values()} == {hands == "seen"}
    assert chosen.model_dump(mode="json") == {"variant": "classic", "mode": mode, "hands": hands}


def test_record_these_are_the_defaults() -> None:
    assert HappyGraphsOptions().model_dump() == {"variant": "classic", "mode": "together", "hands": "seen"}
    assert options(mode="duel").hands == "hidden"


@pytest.mark.parametrize("wrong", [{"mode": "race"}, {"variant": "big"}, {"hands": "open"}, {"packs": "2"}])
def test_other_options_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        options(**wrong)


def test_modes_have_their_forms_and_seats() -> None:
    duel, puzzle = options(mode="duel"), options(mode="puzzle")
    assert _seats(duel) == {"match": (2, 2), "mirror": (2, 2)}
    assert _seats(puzzle) == _seats(options()) == {"together": (2, 48), "solo": (1, 1)}
    assert next(iter(GAME.formats(puzzle))) == "together"
    timed = [{format.timed for format in GAME.formats(chosen).values()} for chosen in (duel, puzzle, options())]
    assert timed == [{False}, {True}, {True}]
    assert (GAME.format(duel, "match", 2).legs_for(2), GAME.format(puzzle, "together", 2).legs_for(2)) == (2, 1)
    for chosen in (duel, puzzle, options()):
        for format in GAME.formats(chosen).values():
            assert [format.wants_high(role) for role in ("maximizer", "minimizer", "player")] == [True, False, False]
            assert format.lowest_wins == (chosen.mode != "duel")


def _seats(chosen: HappyGraphsOptions) -> dict[Form, tuple[int, int]]:
    return {form: (format.fewest, format.most) for form, format in GAME.formats(chosen).items()}


def test_options_of_another_game_are_a_bug_of_the_caller() -> None:
    with pytest.raises(TypeError):
        GAME.formats(FamilyTreeOptions())


def test_duel_the_better_maximizer_wins_and_together_nobody_does() -> None:
    parts: dict[str, Any] = {}
    duel = [
        EndedLeg(("maximizer", "minimizer"), Score(6, parts)),
        EndedLeg(("minimizer", "maximizer"), Score(9, parts)),
    ]
    assert GAME.decide(GAME.format(options(mode="duel"), "match", 2), duel) == Decided((6, 9), (Seat(1),))
    together = [EndedLeg(("player",) * 3, Score(2, parts))]
    assert GAME.decide(GAME.format(options(), "together", 3), together) == Decided((2, 2, 2), ())
    assert GAME.decide(GAME.format(options(), "solo", 1), [EndedLeg(("player",), None)]) == Decided((None,), ())


def test_a_square_is_written_with_its_group_from_the_second_on() -> None:
    assert (str(Square(1, 1, 0)), str(Square(2, 1, 0))) == ("1,0", "2:1,0")
