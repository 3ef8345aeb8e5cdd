"""The twin and its compiled form play by the rules of the game."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import PACK, Card
from protocol.ids import Seat
from server.bots.poker_solitaire import engine, lines, play_out, twin
from server.bots.poker_solitaire import layout as layouts
from server.bots.poker_solitaire.card_numbers import NUMBER
from server.bots.poker_solitaire.engine import ENGINE, PLAIN, Engine
from server.bots.poker_solitaire.layout import DISCARD, DONE, Stocks, Try, to_twin, tries
from server.games.game import Setup
from server.games.poker_solitaire.hands import code, kind
from server.games.poker_solitaire.rules import PokerSolitaire
from server.games.poker_solitaire.state import State

GAME = PokerSolitaire()
ENGINES = [PLAIN, *([ENGINE] if engine.COMPILED else [])]
MODES: list[dict[str, Any]] = [
    {},
    {"mode": "best-of-two", "scoring": "american", "touching": "corners"},
    {"mode": "sum-of-two", "touching": "anywhere", "dealt": 3, "decks": 2},
    {"mode": "race", "rejects": {"common": 1}},
    {"mode": "alternate", "stealing": True, "planting": True, "dealt": 2, "touching": ["anywhere", "edges"]},
    {"mode": "same-deck", "scoring": "pat", "planting": True},
    {"mode": "duel", "hands": 12},
]
every_engine = pytest.mark.parametrize("of", ENGINES)


def dealt(wishes: dict[str, Any], number: int) -> State:
    options = GAME.options.model_validate(wishes)
    form, seats = next((form, format.fewest) for form, format in GAME.formats(options).items())
    return GAME.deal(
        Setup(
            options=options,
            deck=GAME.deck(options, seats, number),
            roles=GAME.format(options, form, seats).roles_for(seats),
        )
    )


def twin_at(state: State, seat: Seat, of: Engine, monkeypatch: pytest.MonkeyPatch) -> play_out.PlayOut:
    """The twin of a state, including its stock."""
    monkeypatch.setattr(layouts, "PlayOut", of.PlayOut)
    view = GAME.view(state, seat)
    leg = to_twin(view, seat)
    Stocks(view, leg, random.Random(1))
    leg.stock = memoryview(bytearray([*(NUMBER[card] for card in state.deck[min(state.turned) :]), 0]))
    return leg


def points(state: State) -> int:
    score = GAME.score(state)
    return score.total if score.seats is None else score.seats[0] - score.seats[1]


def assert_same(leg: play_out.PlayOut, state: State) -> None:
    """Assert that the twin agrees with the state."""
    assert leg.score() == points(state)
    for number, matrix in enumerate(state.matrices):
        assert leg.taken[number] == matrix.taken
        assert leg.stolen[number] == matrix.stolen
        assert leg.free[number] == matrix.cells.count(None)
        assert [leg.codes[12 * number + line] for line in range(len(matrix.codes))] == list(matrix.codes)
    for deal, (cards, turned) in enumerate(zip(state.dealt, state.turned, strict=True)):
        held = [leg.dealt[twin.DEALT * deal + slot] for slot in range(leg.held[deal])]
        assert sorted(held) == sorted(NUMBER[card] for card in cards)
        rest = [NUMBER[card] for card in state.deck[turned:]]
        assert leg.unseen[deal] == len(rest)
        come = leg.come[lines.COME * deal : lines.COME * (deal + 1)]
        assert [come[lines.CARDS_FROM + card] for card in range(52)] == [rest.count(card) for card in range(52)]
        assert sum(come[: lines.SUITS_FROM]) == sum(come[lines.SUITS_FROM : lines.CARDS_FROM]) == len(rest)


def make(leg: play_out.PlayOut, move: Try) -> None:
    """Make a move in the twin, whose slots may be in another order than the view's."""
    if move.how == DISCARD:
        leg.discard(move.what)
        return
    what = move.what
    if move.how in (twin.PLACE, twin.PLANT, twin.REJECT):
        at = twin.DEALT * (leg.turn if leg.deals > 1 else 0)
        card = NUMBER[Card(GAME.parse(move.move).what)]
        what = [leg.dealt[at + slot] for slot in range(leg.held[at // twin.DEALT])].index(card)
    leg.act(move.how, what, move.where)


@every_engine
@pytest.mark.parametrize("wishes", MODES, ids=lambda wishes: str(wishes.get("mode", "one-hand")))
@pytest.mark.parametrize("number", [3, 4])
def test_twin_agrees_with_the_game_after_every_move(
    of: Engine, wishes: dict[str, Any], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, rng = dealt(wishes, number), random.Random(number)
    seat = Seat(0)
    leg = twin_at(state, seat, of, monkeypatch)
    while GAME.to_act(state) and not leg.over:
        found = [move for move in tries(GAME.view(state, seat)) if move.how != DONE]
        common_first = [move for move in found if ">p" not in move.move or not leg.common]
        move = rng.choice(common_first)
        taken = [place for place in range(25 * leg.matrices) if not leg.takes(place)]
        places = {each.where for each in found if each.how in (twin.PLACE, twin.PLANT)}
        assert not places & set(taken)
        state = GAME.apply(state, seat, GAME.parse(move.move))
        make(leg, move)
        assert_same(leg, state)
        seat = Seat(leg.turn)
        if not state.table.race:
            assert leg.over or GAME.to_act(state) == {seat}
    assert not GAME.to_act(state) or state.table.options.mode == "race"


@every_engine
@pytest.mark.parametrize("wishes", MODES, ids=lambda wishes: str(wishes.get("mode", "one-hand")))
def test_play_out_ends_by_legal_moves(of: Engine, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(wishes, 5)
    leg = twin_at(state, Seat(0), of, monkeypatch)
    for _ in range(60):
        if leg.over:
            break
        leg.choose()
        seat = Seat(leg.turn)
        found = [move for move in tries(GAME.view(state, seat)) if move.how == leg.how]
        if leg.how not in (twin.PASS, twin.REJECT):
            found = [move for move in found if move.where == leg.where]
        if leg.how == twin.STEAL:
            found = [move for move in found if move.what == leg.what]
        elif leg.how != twin.PASS:
            card = leg.dealt[twin.DEALT * (seat if leg.deals > 1 else 0) + leg.what]
            found = [move for move in found if NUMBER[Card(GAME.parse(move.move).what)] == card]
        assert found, "the twin's move is legal"
        move = min(found, key=lambda each: each.move)
        state = GAME.apply(state, seat, GAME.parse(move.move))
        leg.act(leg.how, leg.what, leg.where)
        assert_same(leg, state)


@every_engine
def test_copy_is_equal_and_independent(of: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    leg = twin_at(dealt(MODES[4], 6), Seat(0), of, monkeypatch)
    copies = [of.PlayOut(2, 1, 2) for _ in range(2)]
    for copy in copies:
        copy.copy(leg)
    first = copies[0].play_out()
    assert not leg.over
    assert leg.free[0] == 25
    assert copies[1].play_out() == leg.play_out() == first


@pytest.mark.parametrize("wishes", MODES, ids=lambda wishes: str(wishes.get("mode", "one-hand")))
def test_compiled_twin_plays_as_the_plain_one(wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert len({twin_at(dealt(wishes, 8), Seat(0), of, monkeypatch).play_out() for of in ENGINES}) == 1


@settings(max_examples=60, deadline=None)
@given(cards=st.lists(st.sampled_from(PACK), max_size=5), some=st.sampled_from([1, 4, 13]))
def test_kinds_of_lines_match_the_rules(cards: list[Any], some: int) -> None:
    few = PACK[::some]
    for hand in (cards, [few[PACK.index(card) % len(few)] for card in cards]):
        assert lines.kind(code(hand)) == kind(code(hand))


def test_kinds_of_lines_with_one_pack_match_the_rules() -> None:
    rng = random.Random(2)
    low = [card for card in PACK if card[1] == "H"]
    for few in (PACK, low, PACK[:13] + PACK[26:29], [card for card in PACK if card[0] in "TJQKA"]):
        for _ in range(300):
            hand = rng.sample(few, 5)
            assert lines.kind(code(hand)) == kind(code(hand))
