"""The twin and its compiled form play by the rules of the game."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import PACK, Card
from protocol.games.grandmas_game.options import GrandmasGameOptions
from server.bots.grandmas_game import engine, play_out
from server.bots.grandmas_game.card_numbers import DEEP, NOWHERE, NUMBER
from server.bots.grandmas_game.play_out import PlayOut
from server.games.game import Setup
from server.games.grandmas_game.foundations import onto
from server.games.grandmas_game.state import PILES, Position, State
from tests.bots.grandmas_game.conftest import ALONE, GAME, filled, won
from tests.games.grandmas_game.conftest import laid

ENGINES = [play_out.PlayOut, *([engine.PlayOut] if engine.COMPILED else [])]
every_engine = pytest.mark.parametrize("twin_of", ENGINES)


def twin_at(position: Position, twin_of: type[PlayOut]) -> PlayOut:
    twin = twin_of(True)
    twin.set_position(position)
    return twin


def places(position: Position) -> dict[str, tuple[int, Card]]:
    """The cards that can be taken, by the first part of their moves."""
    found = {}
    for at, pile in enumerate(position.piles):
        if pile:
            found[PILES[at]] = (at * DEEP + len(pile) - 1, pile[-1])
    if position.home is not None:
        found |= {f"w:{card}": (position.home * DEEP + at, card) for at, card in enumerate(position.workspace)}
    return found


def normalized(position: Position) -> Position:
    """The position with foundations that meet set to 7 and 6: transfers make no difference to the twin."""
    up, down = list(position.up), list(position.down)
    for suit in range(4):
        if up[suit] + down[suit] == 13:
            up[suit], down[suit] = 7, 6
    return replace(position, up=tuple(up), down=tuple(down))


@every_engine
@settings(max_examples=8, deadline=None)
@given(deck=st.permutations(PACK * 2), seed=st.integers(0, 999))
def test_twin_agrees_with_the_game_after_every_move(twin_of: type[PlayOut], deck: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    state: State = GAME.deal(Setup(options=GrandmasGameOptions(), deck=deck, roles=("player",)))
    twin = twin_at(state.tables[0].position, twin_of)
    for _ in range(120):
        position = state.tables[0].position
        assert normalized(twin.to_position()) == normalized(position)
        assert twin.score() == position.score
        can = places(position)
        for place, card in can.values():
            fits = twin.fits(NUMBER[card]) or twin.turns(NUMBER[card])
            assert fits >= any(onto(position, card))
            assert twin.fits(NUMBER[card]) == (any(onto(position, card)) and not twin.turns(NUMBER[card]))
            assert place < len(PILES) * DEEP
        moves = [str(move) for move in GAME.legal_moves(state, ALONE) if move.does in ("play", "transfer", "deal")]
        if not moves:
            break
        move = rng.choice(moves)
        state = GAME.apply(state, ALONE, GAME.parse(move))
        if move == "deal":
            twin.deal()
        elif move.partition(">")[0] in can:
            twin.play(can[move.partition(">")[0]][0])


@every_engine
def test_play_out_plays_by_the_rules_to_the_end(twin_of: type[PlayOut]) -> None:
    twin = twin_at(won()[110].tables[0].position, twin_of)
    copy = twin_of(True)
    copy.copy(twin)
    while (place := twin.choose()) != NOWHERE or twin.count:
        if place != NOWHERE:
            position = twin.to_position()
            card = next(card for at, card in places(position).values() if at == place)
            assert twin.fits(NUMBER[card]) or twin.turns(NUMBER[card])
            twin.play(place)
        else:
            before = sorted(twin.to_position().workspace)
            twin.order()
            assert sorted(twin.to_position().workspace) == before
            twin.deal()
    assert copy.play_out() == twin.score()


def test_compiled_twin_plays_as_the_plain_one() -> None:
    positions = [won()[at].tables[0].position for at in (0, 60, 120)]
    for position in positions:
        scores = []
        for twin_of in ENGINES:
            for foreseen, gap, patience in ((False, 500, 0), (True, 200, 10_000), (True, 500, -10_000)):
                twin = twin_at(position, twin_of)
                twin.foreseen, twin.gap, twin.patience = foreseen, gap, patience
                for card in range(52):
                    twin.doubt[card] = card * 37 % 2000 if foreseen else 0
                scores.append((foreseen, patience, twin.play_out(), twin.foresee()))
        assert len(set(scores)) == 3


@every_engine
def test_the_workspace_is_ordered_with_the_next_card_on_top(twin_of: type[PlayOut]) -> None:
    position = filled(laid("KC+ AC- KD+ AD- KS+ AS- 3H+", workspace="5: 5H 9H KH 4H 6H"), into_stock=True)
    twin = twin_at(position, twin_of)
    twin.order()
    assert twin.to_position().workspace == ("9H", "6H", "5H", "4H", "KH")
    without = twin_of(False)
    without.set_position(position)
    without.order()
    assert without.to_position() == position


@every_engine
def test_of_two_equal_cards_the_one_that_frees_more_is_played(twin_of: type[PlayOut]) -> None:
    # under the one lies the next of its suit
    twin = twin_at(filled(laid("KC+ AC- KD+ AD- KS+ AS- 3H+", p5="9H 4H", p6="5H 4H"), into_stock=True), twin_of)
    assert twin.choose() == 5 * DEEP + 1


@every_engine
def test_a_suit_turns_only_if_that_is_better_than_waiting(twin_of: type[PlayOut]) -> None:
    last = filled(laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 8H-", p5="KH"))
    assert twin_at(last, twin_of).choose() == 4 * DEEP
    early = filled(laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 8H-", p9="8H 7H 6H KH", p8="9H TH AH"), into_stock=True)
    assert twin_at(early, twin_of).choose() == NOWHERE
