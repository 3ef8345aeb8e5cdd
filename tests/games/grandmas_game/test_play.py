"""rules: grandmas_game, Play"""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import PACK
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.ids import Seat
from server.games.errors import IllegalMove, NotYourTurn
from server.games.game import Setup
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import ALL, Position, State, flat, unplayed
from tests.games.grandmas_game.conftest import PLAYER, cards

Lay = Callable[..., State]

GAME = GrandmasGame()
ALONE = Seat(0)


def after(state: State, *moves: str, seat: Seat = ALONE) -> State:
    for move in moves:
        state = GAME.apply(state, seat, GAME.parse(move))
    return state


def now(state: State) -> Position:
    return state.tables[0].position


def listed(state: State) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state, ALONE)]


@pytest.mark.parametrize(
    ("foundations", "lying", "move", "up", "down"),
    [
        pytest.param("", {"p5": "3C AH"}, "5>H+", 1, 0, id="an ace starts the one that builds up"),
        pytest.param("", {"p5": "KH"}, "5>H-", 0, 1, id="a king starts the one that builds down"),
        pytest.param("7H+", {"p5": "8H"}, "5>H+", 8, 0, id="up in suit"),
        pytest.param("9H-", {"p5": "8H"}, "5>H-", 0, 6, id="down in suit"),
        pytest.param("QH+", {"p5": "KH"}, "5>H+", 13, 0, id="to the king"),
        pytest.param("2H-", {"p5": "AH"}, "5>H-", 0, 13, id="to the ace"),
        pytest.param("7H+", {"workspace": "8: 8H 3C"}, "w:8H>H+", 8, 0, id="from the middle of the workspace"),
        pytest.param("7H+ 8H-", {}, "H+>H-", 6, 7, id="a transfer down"),
        pytest.param("7H+ 8H-", {}, "H->H+", 8, 5, id="a transfer up"),
        pytest.param("AH-", {}, "H->H+", 1, 12, id="the ace below starts the other one"),
        pytest.param("KH+", {}, "H+>H-", 12, 1, id="and so does the king"),
    ],
)
def test_play_a_card_goes_to_a_fitting_foundation(
    lay: Lay, foundations: str, lying: dict[str, str], move: str, up: int, down: int
) -> None:
    state = lay(foundations, stock="2C", **lying)
    assert move in listed(state)
    position = now(after(state, move))
    assert (position.up[2], position.down[2]) == (up, down)
    before = sum(map(len, unplayed(now(state))))
    assert sum(map(len, unplayed(position))) == before - (position.score - now(state).score)


@pytest.mark.parametrize(
    ("foundations", "lying", "move", "why"),
    [
        ("", {}, "5>H+", "Pile 5 is empty."),
        ("", {"workspace": "5: 8H"}, "5>H+", "The cards of pile 5 are in the workspace."),
        ("", {"p5": "8S"}, "5>H+", "8S and H+ have different suits."),
        ("", {"p5": "8H"}, "5>H+", "H+ takes AH next, not 8H."),
        ("KH+", {"p5": "8H"}, "5>H+", "H+ is complete."),
        ("", {"p5": "AH", "workspace": "6: 2C"}, "w:AH>H+", "AH is not in the workspace."),
        ("7H+ 8S-", {}, "H+>S-", "From H+ a card goes to the other foundation of its suit."),
        ("7H+ 8H-", {}, "H+>H+", "From H+ a card goes to the other foundation of its suit."),
        ("7H+", {}, "H->H+", "H- is empty."),
        ("AH+ 2H-", {}, "H+>H-", "AH is the first card of H+ and stays."),
        ("QH+ KH-", {}, "H->H+", "KH is the first card of H- and stays."),
        ("7H+ 9H-", {}, "H+>H-", "H- takes 8H next, not 7H."),
        ("", {"stock": ""}, "deal", "The stock is empty."),
        ("", {}, "order 8H", "The workspace is empty."),
        ("", {"workspace": "5: 8H 3C"}, "order 8H", "An order names every card of the workspace once: 8H 3C."),
        ("", {"workspace": "5: 8H 3C"}, "order 8H 8H", "An order names every card of the workspace once: 8H 3C."),
        ("", {"workspace": "5: 8H 3C"}, "order 8H 3C", "The workspace is in this order already."),
        ("", {}, "peek 5", "Pile 5 is empty."),
        (
            "",
            {"p5": "2C AH", "p6": "2C AS"},
            "peek 5",
            "You can look under a card only if another pile shows the same card. No other shows AH.",
        ),
        (
            "",
            {"p5": "2C 9H", "p6": "2C 9H"},
            "peek 5",
            "You can look under 9H only when it can be played.",
        ),
        ("", {"p5": "AH", "p6": "2C AH"}, "peek 5", "No card lies under the top of pile 5."),
        ("", {}, "undo", "There is no move to undo."),
        ("", {}, "redo", "There is no move to redo."),
    ],
)
def test_what_the_rules_refuse_is_refused_in_their_words(
    lay: Lay, foundations: str, lying: dict[str, str], move: str, why: str
) -> None:
    state = lay(foundations, **{"stock": "2C", **lying})
    with pytest.raises(IllegalMove) as refused:
        after(state, move)
    assert str(refused.value) == why
    assert refused.value.data["moves"] == tuple(map(str, listed(state)))


def test_play_deal_takes_the_whole_pile_with_the_new_card_on_top_into_the_workspace(lay: Lay) -> None:
    position = now(after(lay(stock="9S 3C 5D", p5="8H 3C", p3="KD"), "deal"))
    assert (position.workspace, position.piles[4], position.stock) == (cards("8H 3C 5D"), (), cards("9S 3C"))
    position = now(after(lay(stock="9S 3C 5D", p5="8H 3C", p3="KD"), "deal", "order 5D 8H 3C", "deal"))
    assert (position.workspace, position.piles[4], position.stock) == (cards("KD 3C"), cards("5D 8H 3C"), cards("9S"))


def test_play_deal_onto_the_pile_in_the_workspace_puts_the_card_on_top_of_its_present_order(lay: Lay) -> None:
    position = now(after(lay(stock="5S 5D", p5="8H 3C"), "deal", "order 5D 8H 3C", "deal"))
    assert position.workspace == cards("5D 8H 3C 5S")
    assert position.piles[4] == ()


def test_play_after_the_last_deal_the_workspace_stays_usable_and_sortable(lay: Lay) -> None:
    state = after(lay(stock="5D", p5="AH 3C"), "deal")
    assert "deal" not in listed(state)
    assert now(after(state, "order 5D 3C AH", "w:AH>H+")).workspace == cards("5D 3C")


def test_play_reorder_can_be_forbidden(lay: Lay) -> None:
    state = lay(reorder=False, workspace="5: 8H 3C")
    with pytest.raises(IllegalMove, match="In this room the workspace keeps its order") as refused:
        after(state, "order 3C 8H")
    assert refused.value.reason == "order_fixed"


def test_where_two_equal_cards_lie_in_the_workspace_the_upper_one_is_meant(lay: Lay) -> None:
    state = lay(workspace="5: AH 8H AH 3C")
    assert listed(state).count("w:AH>H+") == 1
    assert now(after(state, "w:AH>H+")).workspace == cards("AH 8H 3C")


def test_play_peek_moves_nothing_and_lies_open_until_the_next_move(lay: Lay) -> None:
    state = lay(stock="2C", p5="2C AH", p6="9S AH", p7="AH")
    assert [move for move in listed(state) if move.startswith("peek")] == ["peek 5", "peek 6"]
    looked = after(state, "peek 5")
    assert now(looked) == now(state)
    assert [move for move in listed(looked) if move.startswith("peek")] == ["peek 6"]
    with pytest.raises(IllegalMove, match="is shown already"):
        after(looked, "peek 5")
    both = after(looked, "peek 6")
    assert both.tables[0].peeked == (4, 5)
    assert (both.tables[0].made, both.tables[0].peeks) == (state.tables[0].made + 2, 2)
    assert after(both, "deal").tables[0].peeked == ()


def test_undo_takes_back_the_last_move_including_deals(lay: Lay) -> None:
    opening = lay(stock="9S 5D", p5="8H AH", p3="AH")
    state = after(opening, "5>H+", "deal", "order 5D 8H")
    for count, before in enumerate(("5>H+ deal", "5>H+", ""), start=1):
        state = after(state, "undo")
        assert now(state) == now(after(opening, *before.split()))
        assert state.tables[0].undos == count
    assert "undo" not in listed(state)
    state = after(state, "redo", "redo", "redo")
    assert now(state) == now(after(opening, "5>H+", "deal", "order 5D 8H"))
    assert "redo" not in listed(state)
    table = state.tables[0]
    assert (state.ply, table.made, table.undos, table.redos) == (10, 10, 3, 3)


def test_redo_is_there_until_another_move_is_made_and_a_peek_is_none(lay: Lay) -> None:
    state = after(lay(stock="9S 5D", p5="8H AH", p3="2C AH"), "5>H+", "undo")
    assert "redo" in listed(after(state, "peek 5"))
    assert "undo" not in listed(after(state, "peek 5"))
    assert "redo" not in listed(after(state, "deal"))


def test_the_leg_is_won_and_over_with_all_cards_on_the_foundations(lay: Lay) -> None:
    almost = "KC+ AC- KD+ AD- KS+ AS- KH+ 2H-"
    state = lay(almost, p5="AH")
    assert GAME.to_act(state) == {ALONE}
    state = after(state, "5>H-")
    assert (GAME.score(state).total, GAME.to_act(state)) == (ALL, frozenset())
    assert GAME.score(state).parts == {"C": 26, "D": 26, "H": 26, "S": 26}
    with pytest.raises(NotYourTurn, match="The game is won"):
        after(state, "undo")
    assert listed(state) == []


def test_giving_up_ends_the_leg_and_cannot_be_taken_back(lay: Lay) -> None:
    state = after(lay(stock="9S", p5="AH"), "5>H+", "give-up")
    assert (GAME.score(state).total, GAME.to_act(state)) == (1, frozenset())
    assert GAME.record_writer.list_unplayed(state) == cards("9S")
    with pytest.raises(NotYourTurn, match="given up"):
        after(state, "undo")


@settings(max_examples=10, deadline=None)
@given(st.permutations(PACK * 2), st.integers(0, 2**32), st.booleans())
def test_any_legal_sequence_keeps_every_card_and_builds_foundations_in_suit(
    deck: list[str], seed: int, reorder: bool
) -> None:
    rng = random.Random(seed)
    state = GAME.deal(Setup(options=GrandmasGameOptions(reorder=reorder), deck=deck, roles=(PLAYER,)))  # type: ignore[arg-type] # cards
    for _ in range(60):
        move = rng.choice([move for move in listed(state) if move != "give-up"] or ["give-up"])
        before, state = state, after(state, move)
        position = now(state)
        assert sum(map(len, unplayed(position))) + position.score == ALL
        assert len(flat(unplayed(position))) == ALL - GAME.score(state).total
        if position.home is not None:
            assert position.piles[position.home] == ()
        assert abs(position.score - now(before).score) <= 1
        assert all(0 <= count <= 13 for count in (*position.up, *position.down))
        if not GAME.to_act(state):
            break
