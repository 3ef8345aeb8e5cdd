"""The twin and its compiled form play by the rules of the game."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import JOKERS, PACK, Card
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Role
from server.bots import compiled_twins
from server.bots.family_tree import engine, hands, play_out
from server.bots.family_tree.card_numbers import BITS, CARDS, NUMBER
from server.bots.family_tree.play_out import PlayOut
from server.bots.family_tree.search import places
from server.bots.family_tree.weights import ALONE, GREEDY, MAXIMIZER, MINIMIZER
from server.games.family_tree.poker_hands import bits
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.score import points
from server.games.family_tree.state import State
from server.games.game import Setup

GAME = FamilyTree()
DUEL: tuple[Role, ...] = ("maximizer", "minimizer")
SOLO: tuple[Role, ...] = ("player",)
ENGINES = [play_out.PlayOut, *([engine.PlayOut] if engine.COMPILED else [])]
COUNTS = ("size", "deepest", "score", "singles", "rest", "can_family", "can_two", "can_ace", "can_jack", "current")

every_engine = pytest.mark.parametrize("twin_of", ENGINES)
decks = st.permutations(PACK + JOKERS)
sets_of_cards = st.sets(st.sampled_from(PACK + JOKERS), min_size=1, max_size=9)


def opened(deck: list[Card], roles: tuple[Role, ...] = DUEL) -> State:
    """The beginning of a leg."""
    return GAME.deal(Setup(options=FamilyTreeOptions(), deck=deck, roles=roles))


def twin_at(state: State, twin_of: type[PlayOut]) -> PlayOut:
    """The twin of a state, including its stock."""
    view = GAME.view(state, None)
    twin = twin_of(MAXIMIZER, MINIMIZER, len(state.roles) == 1)
    twin.set_up(view.families, view.current, not view.to_act or view.roles[view.to_act[0]] != "minimizer")
    twin.set_stock(bytearray(NUMBER[card] for card in state.stock))
    return twin


@every_engine
@settings(max_examples=12, deadline=None)
@given(deck=decks, seed=st.integers(0, 999))
def test_twin_agrees_with_the_game_after_every_move(twin_of: type[PlayOut], deck: list[Card], seed: int) -> None:
    state, rng = opened(deck), random.Random(seed)
    twin = twin_at(state, twin_of)
    # by the card's number; the twin's rows are in order of birth, the view's in tree order
    top = state.tree.nodes[0].family
    members, spouses = [top.member], {top.spouse: 0}
    while state.current is not None:
        seat = min(GAME.to_act(state))
        assert CARDS[twin.current] == state.current
        assert twin.maximizes == (state.roles[seat] != "minimizer")
        where: dict[Card | None, int] = {}
        for row in range(twin.size):
            how = twin.takes(row, twin.current)
            if how & 1:
                where[members[row]] = 2 * row
            if how & 2:
                where.update({spouse: 2 * row + 1 for spouse, at in spouses.items() if at == row})
        legal = GAME.legal_moves(state, seat)
        assert set(where) == {move.target for move in legal}
        move = rng.choice(legal)
        did = next(seen.does for seen in GAME.view(state, seat).moves if seen.move == str(move))
        before, state = state, GAME.apply(state, seat, move)
        if did == "child":
            members.append(move.card)
        elif did == "spouse":
            spouses[move.card] = where[move.target] // 2
        twin.play(where[move.target])
        assert twin.score == GAME.score(state).total
        assert twin.count == len(state.stock)
        fresh = twin_at(state, twin_of)
        assert {name: getattr(twin, name) for name in COUNTS} == {name: getattr(fresh, name) for name in COUNTS}
        assert before.ply + 1 == state.ply


@every_engine
@settings(max_examples=15, deadline=None)
@given(deck=decks, alone=st.booleans())
def test_greedy_play_out_ends_like_a_leg_of_greedy_moves(twin_of: type[PlayOut], deck: list[Card], alone: bool) -> None:
    state = opened(deck, SOLO if alone else DUEL)
    copy = twin_of(GREEDY, GREEDY, False)
    while state.current is not None:
        # the twin chooses and the game plays, so ties are the same
        seat = min(GAME.to_act(state))
        copy.copy(twin_at(state, twin_of))
        view = GAME.view(state, seat)
        at = places(view).index(copy.best())
        sign = -1 if state.roles[seat] == "minimizer" else 1
        assert sign * view.moves[at].change == max(sign * move.change for move in view.moves)
        state = GAME.apply(state, seat, GAME.parse(view.moves[at].move))


@every_engine
def test_copy_is_equal_and_independent(twin_of: type[PlayOut]) -> None:
    deck = list(PACK + JOKERS)
    random.Random(3).shuffle(deck)
    twin = twin_at(opened(deck), twin_of)
    copies = [twin_of(MAXIMIZER, MINIMIZER, True) for _ in range(2)]
    for copy in copies:
        copy.copy(twin)
    first = copies[0].play_out()
    assert twin.current >= 0
    assert copies[1].play_out() == twin.play_out() == first


def test_compiled_twin_plays_as_the_plain_one() -> None:
    for seed in range(8):
        deck = list(PACK + JOKERS)
        random.Random(seed).shuffle(deck)
        for roles in (DUEL, SOLO):
            state = opened(deck, roles)
            assert len({twin_at(state, twin_of).play_out() for twin_of in ENGINES}) == 1


def test_twin_compiled_from_other_sources_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "turnabout_compiled"
    package.mkdir()
    here = Path(engine.__file__).parent
    monkeypatch.syspath_prepend(tmp_path)
    (package / "play_out.py").write_text("PlayOut = 'compiled'\n")
    (package / "beam.py").write_text("beam = 'compiled'\n")
    assert engine.find("turnabout_nowhere", here) is None
    (package / "__init__.py").write_text(f"SOURCE = {compiled_twins.source(here)!r}\n")
    found = engine.find("turnabout_compiled", here)
    assert found == engine.Engine("compiled", "compiled")  # type: ignore[arg-type] # it stands for the compiled twin
    for declared in here.glob("*.pxd"):
        for path in (declared, declared.with_suffix(".py")):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "twin.py").write_text("# changed\n")
    assert engine.find("turnabout_compiled", tmp_path) is None


@settings(max_examples=400, deadline=None)
@given(cards=sets_of_cards)
def test_points_match_the_games_points(cards: set[Card]) -> None:
    assert hands.points(bits(cards)) == points(bits(cards))


@settings(max_examples=150, deadline=None)
@given(cards=sets_of_cards, left=st.sets(st.sampled_from(PACK + JOKERS)), room=st.integers(0, 5))
def test_greedy_weights_give_no_potential(cards: set[Card], left: set[Card], room: int) -> None:
    sight, rest = bits(cards), bits(left - cards)
    assert hands.potential(sight, hands.points(sight), room, room, rest, GREEDY) == 0


@pytest.mark.parametrize(
    ("cards", "left", "room", "more"),
    [
        ("5H 6H 7H 8H", "9H 9C", 1, True),
        ("5H 6H 7H 8H", "9C 4C", 1, False),
        ("5H 6H 7H 8H", "X1", 1, True),
        ("5H 6H 7H", "8H", 2, False),
        ("KC KD KH 3S", "KS", 1, True),
        ("KC KD KH 3S", "4S", 1, False),
    ],
)
def test_potential_counts_the_hands_that_can_still_be_made(cards: str, left: str, room: int, more: bool) -> None:
    sight = sum(BITS[NUMBER[Card(card)]] for card in cards.split())
    rest = sum(BITS[NUMBER[Card(card)]] for card in left.split())
    nothing = hands.potential(sight, 0, room, room, 0, ALONE)
    hoped = hands.potential(sight, 0, room, room, rest, ALONE) - nothing
    assert (hoped > 20_000) is more
