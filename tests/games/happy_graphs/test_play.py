"""rules: happy_graphs, Rule 5, Players and hands, Duel, Record"""

import pytest

from protocol.cards import Card
from protocol.ids import Role, Seat
from server.games.happy_graphs.play import dealt
from tests.games.happy_graphs.builders import GAME, after, by_chance, lying, opening, options

DUEL: tuple[Role, ...] = ("maximizer", "minimizer")


@pytest.mark.parametrize(
    ("seats", "hand", "packs"),
    [(1, 1, 1), (2, 3, 1), (3, 2, 1), (6, 2, 1), (7, 1, 1), (16, 1, 1), (17, 1, 2), (32, 1, 2), (33, 1, 3), (48, 1, 3)],
)
@pytest.mark.parametrize(("variant", "pack"), [("classic", 16), ("hex", 24), ("corners", 32)])
def test_players_have_hands_and_packs_by_their_number(
    seats: int, hand: int, packs: int, variant: str, pack: int
) -> None:
    state = opening(seats=seats, variant=variant)
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len(state.stock) == packs * pack - seats * hand


@pytest.mark.parametrize("seats", [1, 2, 17])
def test_puzzle_has_one_pack_in_one_hand_whatever_the_number_of_seats(seats: int) -> None:
    state = opening(seats=seats, mode="puzzle")
    assert [len(hand) for hand in state.hands] == [16] + [0] * (seats - 1)
    assert state.stock == ()
    assert state.hands[0] == GAME.deck(options(mode="puzzle"), seats, 7)


def test_hands_are_dealt_one_card_at_a_time_in_the_order_of_play() -> None:
    deck = GAME.deck(options(), 3, 7)
    assert dealt(options(), deck, ("player",) * 3).hands == ((deck[0], deck[3]), (deck[1], deck[4]), (deck[2], deck[5]))
    second_leg = dealt(options(mode="duel"), deck, DUEL[::-1])
    assert second_leg.hands == ((deck[1], deck[3], deck[5]), (deck[0], deck[2], deck[4]))


def test_duel_the_maximizer_plays_first_in_either_leg() -> None:
    deck = GAME.deck(options(mode="duel"), 2, 7)
    for roles in (DUEL, DUEL[::-1]):
        assert GAME.to_act(dealt(options(mode="duel"), deck, roles)) == {roles.index("maximizer")}


def test_5_a_turn_is_playing_one_card_and_drawing_one_while_there_are_cards() -> None:
    state = after(lying("4S@0,0", "3H | 3C", stock="2C"), "3H@1,0")
    assert (state.hands, state.stock) == ((("2C",), ("3C",)), ())
    assert state.played is not None
    assert (state.played.drew, state.played.drawn) == (True, "2C")
    state = after(state, "3C@0,1")
    assert state.hands == (("2C",), ())
    assert state.played is not None
    assert (state.played.drew, state.played.drawn) == (False, None)


def test_turns_go_round_the_table_from_seat_0_and_nobody_passes() -> None:
    for seats in (1, 2, 3, 6, 7, 17):
        states = by_chance(seats, seats=seats)
        assert [min(GAME.to_act(state)) for state in states[:-1]] == [ply % seats for ply in range(len(states) - 1)]
        assert len(states) == 1 + len(GAME.deck(options(), seats, 1))


def test_duel_drawn_cards_are_not_shown() -> None:
    state = after(lying("4S@0,0", "3H | 3C", stock="2C", mode="duel"), "3H@1,0")
    assert state.played is not None
    assert (state.played.drew, state.played.drawn) == (True, None)
    assert GAME.describe_last_move(state) == state.played


def test_record_the_opening_has_the_hands_by_seat_and_the_score() -> None:
    assert GAME.record_writer.describe_opening(lying("", "3H | AS 2C")) == {"hands": {"0": ["3H"], "1": ["AS", "2C"]}}
    puzzle = opening(seats=3, mode="puzzle")
    assert GAME.record_writer.describe_opening(puzzle) == {"hands": {"0": list(puzzle.hands[0])}}
    assert (GAME.score(opening()).total, GAME.score(puzzle).total) == (0, 16)
    assert GAME.score(opening()).parts == dict.fromkeys("A234", 0)
    assert GAME.record_writer.describe_move(opening()) == GAME.record_writer.complete_opening(opening()) == {}


def test_record_left_has_the_unplayed_cards() -> None:
    assert GAME.record_writer.list_unplayed(by_chance(1, seats=3)[-1]) == ()
    assert GAME.record_writer.list_unplayed(lying("4S@0,0", "3H | 3C", stock="2C AH")) == ("3H", "3C", "2C", "AH")
    assert GAME.record_writer.list_unplayed(after(opening(mode="puzzle"), "4S@0,0", "done")) == tuple(
        card for card in opening(mode="puzzle").hands[0] if card != Card("4S")
    )


def test_no_deck_is_dead_and_the_room_makes_no_moves_and_both_legs_have_one_number() -> None:
    assert not GAME.is_dead(options(), GAME.deck(options(), 1, 7))
    assert GAME.due(opening()) is None
    assert not GAME.format(options(mode="duel"), "match", 2).own_numbers
    assert GAME.legal_moves(opening(seats=2), Seat(1)) == []
