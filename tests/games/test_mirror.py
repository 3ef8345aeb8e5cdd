"""Both legs at once, on two boards that go in step. The rules that hold for every game are held in `test_contract`."""

from dataclasses import replace
from typing import Any, cast

import pytest
from pydantic_core import to_json

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.mirror import BOARDS, MirrorPlayed, MirrorView
from protocol.games.patriarch.view import PatriarchView
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Role, Seat
from server.contract.tables import Sample
from server.games.catalog import GAMES, played_as
from server.games.errors import GameError, MalformedMove, NotYourTurn
from server.games.game import Game, Setup
from server.games.mirror.state import MirrorState
from server.games.result import EndedLeg
from tests.games.samples import SAMPLES

MIRRORS = {name: sample for name, sample in SAMPLES.items() if sample.form == "mirror"}
every_mirror = pytest.mark.parametrize("sample", MIRRORS.values(), ids=list(MIRRORS))
TREE = MIRRORS["mirror family-tree"]
ROLES: tuple[Role, ...] = ("maximizer", "minimizer")
ADA, BEN = Seat(0), Seat(1)
BRIEF = tuple(map(Card, ("5D", "TD", "QD", "8S")))
"""A deck of two moves: the queen is born to the couple, then the eight too, or it marries her."""


def of_one(sample: Sample) -> Game[Any, Any]:
    """Return the game that a mirror is of."""
    return GAMES[sample.game.name]


def tree(deck: tuple[Card, ...] = BRIEF) -> MirrorState:
    """Return a mirror match of Family Tree before its first move."""
    return cast(MirrorState, TREE.game.deal(Setup(options=TREE.options, deck=deck, roles=ROLES)))


def after(sample: Sample, state: MirrorState, *moves: str) -> MirrorState:
    """Return the state after moves, each with its seat before it: `0 1:QD>5D`."""
    for text in moves:
        seat, move = text.split(" ", 1)
        state = sample.game.apply(state, Seat(int(seat)), sample.game.parse(move))
    return state


def first_of(sample: Sample, state: MirrorState, seat: Seat) -> Any:
    """Return the first legal move of a seat that is to act."""
    listed = sample.game.legal_moves(state, seat)
    assert listed
    return listed[0]


def seen(sample: Sample, state: MirrorState, seat: int | None) -> MirrorView:
    """Return the view of a seat or a spectator."""
    return cast(MirrorView, sample.game.view(state, None if seat is None else Seat(seat)))


@every_mirror
def test_the_boards_are_the_legs_of_a_match_with_the_roles_swapped(sample: Sample) -> None:
    game, one = sample.game, of_one(sample)
    (leg,) = sample.legs
    assert game.format(sample.options, "mirror", 2).legs_for(2) == 1
    assert one.format(sample.options, "mirror", 2).legs_for(2) == 2
    assert "mirror" in one.formats(sample.options)
    for board in BOARDS:
        roles = leg.roles[::-1] if board else leg.roles
        state = one.deal(Setup(options=sample.options, deck=sample.deck(leg.number), roles=roles))
        assert leg.states[0].boards[board] == state
        for seat, move in leg.moves:
            if move.board == board:
                state = one.apply(state, seat, move.move)
        assert one.reveal(state) == leg.states[-1].boards[board]


@every_mirror
def test_a_board_makes_no_step_before_the_other_unless_that_is_over(sample: Sample) -> None:
    one = of_one(sample)
    (leg,) = sample.legs
    sealed = 0
    for before, state, (seat, move) in zip(leg.states, leg.states[1:], leg.moves, strict=False):
        going_on = [board for board in state.boards if one.to_act(board)]
        if len(going_on) == 2:
            assert one.count_turns(state.boards[0]) == one.count_turns(state.boards[1])
        assert not all(state.sealed)
        if state.last.sealed:
            sealed += 1
            assert state.boards == before.boards
            assert state.sealed[move.board] == (seat, move.move)
            assert one.to_act(before.boards[1 - move.board])
            assert not state.last.made
        else:
            assert move.board + 1 in [made.board for made in state.last.made]
        assert sample.game.count_turns(state) == min(map(one.count_turns, state.boards))
    assert sealed >= min(map(one.count_turns, leg.states[-1].boards)) // 2


@every_mirror
def test_a_sealed_move_is_hidden_and_turns_nothing_over(sample: Sample) -> None:
    game, one = sample.game, of_one(sample)
    (leg,) = sample.legs
    compared = 0
    for before, state in zip(leg.states, leg.states[1:], strict=False):
        if not state.last.sealed:
            continue
        seat = state.last.seat
        board = state.last.board - 1
        for reader in (Seat(1 - seat), None):
            view, earlier = (seen(sample, each, reader) for each in (state, before))
            assert view.own == (None, None)
            assert view.sealed[board] == seat
            assert view.acting[board] == ()
            assert view.boards[board].moves == ()
            assert view.boards[1 - board] == earlier.boards[1 - board]
            for other in (one.legal_moves(before.boards[board], seat) or [])[:4]:
                otherwise = game.apply(before, seat, game.parse(f"{board + 1}:{other}"))
                if otherwise.last.sealed:
                    compared += 1
                    assert encode_value(game.view(otherwise, reader)) == encode_value(game.view(state, reader))
                    assert to_json(game.describe_last_move(otherwise)) == to_json(game.describe_last_move(state))
        own = seen(sample, state, seat)
        assert own.own[board] == str(state.sealed[board].move)
        assert own.boards[board].moves == ()
    assert compared or one.legal_moves(leg.states[0].boards[0], min(one.to_act(leg.states[0].boards[0]))) is None


def test_both_moves_of_a_step_are_made_in_the_order_of_the_boards() -> None:
    state = after(TREE, tree(), "1 2:QD>TD")
    assert state.last == MirrorPlayed(seat=BEN, board=2, sealed=True, made=())
    assert TREE.game.to_act(state) == {ADA}
    state = after(TREE, state, "0 1:QD>5D")
    assert state.last is not None
    assert (state.last.sealed, [(made.board, made.seat) for made in state.last.made]) == (False, [(1, 0), (2, 1)])
    assert TREE.game.to_act(state) == {ADA, BEN}


def test_a_board_that_is_over_waits_for_nothing() -> None:
    deck = tuple(map(Card, ("5D", "TD", "QD", "8S", "2C", "JC", "3C")))
    state = after(TREE, tree(deck), "0 1:QD>5D", "1 2:QD>5D")
    one = GAMES["family-tree"]
    boards = state.boards
    over = boards[0]
    while seats := one.to_act(over):
        over = one.apply(over, min(seats), (one.legal_moves(over, min(seats)) or [])[0])
    state = MirrorState(boards=(over, boards[1]), roles=state.roles, sealed=(None, None), ply=7, last=None)
    assert seen(TREE, state, 0).acting == ((), (0,))
    for seat in (ADA, BEN):
        state = TREE.game.apply(state, seat, first_of(TREE, state, seat))
        assert not state.last.sealed
        assert [made.board for made in state.last.made] == [2]
    with pytest.raises(NotYourTurn, match=r"^Board 1 is over\.$"):
        after(TREE, state, "0 1:3C>QD")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0 2:QD>5D", "It is the maximizer's turn on board 2."),
        ("1 1:QD>5D", "It is the maximizer's turn on board 1."),
        ("0 1:QD>QD", "QD is not in the tree."),
        ("0 3:QD>5D", "There is no board 3."),
        ("0 1234567890123:QD>5D", "There is no board 123456789."),
        ("0 1:", "is not a move"),
    ],
)
def test_a_move_that_cannot_be_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(GameError) as refused:
        after(TREE, tree(), text)
    assert words in str(refused.value)


def test_a_player_who_has_moved_waits_and_sees_for_which_seat() -> None:
    state = after(TREE, tree(), "0 1:QD>5D")
    for text in ("0 1:8S>QD", "0 8S>QD"):
        with pytest.raises(NotYourTurn, match=r"^You have moved on board 1. It continues after the move on board 2\.$"):
            after(TREE, state, text)
    over = after(TREE, state, "1 QD>5D", "0 2:8S>QD", "1 8S>QD")
    with pytest.raises(NotYourTurn, match=r"^Both boards are over\.$"):
        after(TREE, over, "0 8S>QD")


def test_a_move_without_a_board_is_made_where_its_seat_is_to_act() -> None:
    game = TREE.game
    state = after(TREE, tree(), "0 QD>TD")
    assert str(game.check(tree(), ADA, game.parse(" 1 : QD>TD"))) == "1:QD>5D"
    assert str(game.check(tree(), BEN, game.parse("QD>TD"))) == "2:QD>5D"
    assert seen(TREE, state, 0).own == ("QD>5D", None)
    with pytest.raises(MalformedMove) as refused:
        game.parse("0:QD>5D")
    assert refused.value.reason == "no_such_board"


def test_each_seats_score_is_from_the_board_of_its_deciding_role() -> None:
    state = after(TREE, tree(), "0 1:QD>5D", "1 2:QD>5D", "0 2:8S>5D", "1 1:8S>QD")
    boards = [GAMES["family-tree"].score(board) for board in state.boards]
    score = TREE.game.score(state)
    assert score.seats == tuple(each.total for each in boards) == seen(TREE, state, None).scores
    assert score.parts == {"1": boards[0].parts, "2": boards[1].parts}
    ended = [EndedLeg(table.roles, table.game.score(table.state)) for table in TREE.game.tables(state)]
    assert TREE.game.decide(TREE.format, ended).scores == score.seats
    guesser = SAMPLES["mirror patriarch 3"].legs[0].states[-1]
    assert MIRRORS["mirror patriarch 3"].game.score(guesser).seats == tuple(
        GAMES["patriarch"].score(board).total for board in reversed(guesser.boards)
    )


def test_in_poker_a_placed_card_is_rejected_at_once_and_the_deck_stays_hidden_below_a_board_that_is_over() -> None:
    one = GAMES["poker-solitaire"]
    options = one.options.model_validate({"mode": "duel", "touching": "anywhere"})
    sample = Sample("rejects", played_as(one, options, "mirror"), "mirror", seats=2, options=options)
    deck = sample.deck(7)
    both = (f"{seat} {card}>{square}" for card, square in zip(deck, ("a1", "b1"), strict=False) for seat in (0, 1))
    state = after(sample, sample.opening(7, ROLES), *both, "0 a1>p1x1")
    assert state.last is not None
    assert (state.last.sealed, state.last.made[0].board, sample.game.count_turns(state)) == (False, 1, 2)
    assert sample.game.to_act(state) == {ADA, BEN}
    stood = []
    while seats := sample.game.to_act(state):
        state = sample.game.apply(state, min(seats), first_of(sample, state, min(seats)))
        going_on = tuple(bool(one.to_act(board)) for board in state.boards)
        assert not any(cast(PokerSolitaireView, board).left for board in seen(sample, state, 0).boards)
        stood.append(going_on)
    assert (True, False) in stood, "board 1 has one card more to take"


def test_the_known_deck_is_the_further_boards() -> None:
    deck = tuple(map(Card, ("5D", "TD", "QD", "2S", "2C", "3S", "4S")))
    state, one = after(TREE, tree(deck), "0 1:QD>5D", "1 2:QD>5D"), of_one(TREE)
    assert TREE.game.shown(state) == deck[:4]
    first, second = state.boards
    further = one.apply(second, ADA, one.parse("2S>5D"))  # no place takes the second 2
    for boards in ((first, further), (further, first)):
        assert TREE.game.shown(replace(state, boards=boards)) == deck[:6]


def test_what_the_patriarchs_guessers_did_is_shown_once_both_boards_are_over() -> None:
    sample = MIRRORS["mirror patriarch 3"]
    (leg,) = sample.legs
    for state in (leg.states[-2], leg.states[-1]):
        over = not sample.game.to_act(state)
        for reader in (0, 1, None):
            for board, guesser in zip(seen(sample, state, reader).boards, (1, 0), strict=True):
                assert isinstance(board, PatriarchView)
                assert (board.tree is not None) == over
                told = [guess.tree for row in board.rows for guess in row.guesses]
                assert all(told) == (over or reader == guesser)
    assert sample.game.shown(leg.states[-1]) == sample.deck(7)
    assert sample.game.shown(leg.states[-2]) != sample.deck(7)


def test_a_move_is_taken_back_only_if_its_game_allows_it() -> None:
    game = MIRRORS["mirror patriarch 3"].game
    assert game.explain_final(game.parse("1:guess 3(4(2) A(5))")) == "A guess can be neither changed nor taken back."
    assert TREE.game.explain_final(TREE.game.parse("1:QD>5D")) is None


def test_only_duels_of_two_have_mirror_matches() -> None:
    having = {
        (name, str(wishes)): "mirror" in GAMES[name].formats(GAMES[name].options.model_validate(wishes))
        for name, wishes in (
            *((name, {}) for name in GAMES),
            ("happy-graphs", {"mode": "duel"}),
            ("poker-solitaire", {"mode": "duel"}),
            ("poker-solitaire", {"mode": "alternate"}),
        )
    }
    assert {name for name, has in having.items() if has} == {
        *(("family-tree", "{}"), ("patriarch", "{}")),
        *((name, "{'mode': 'duel'}") for name in ("happy-graphs", "poker-solitaire")),
    }


def test_a_mirror_match_has_the_facts_of_its_game() -> None:
    one = GAMES["patriarch"]
    both = played_as(one, one.options(), "mirror")
    assert (both.name, both.title, both.rules, both.options) == (one.name, one.title, one.rules, one.options)
    assert (both.every_form, both.daily, both.deals_cards) == (one.every_form, one.daily, one.deals_cards)
