"""Views and hidden cards. rules: poker_solitaire, What the screen shows"""

import random
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.encoding import encode_value
from protocol.games.poker_solitaire.view import LegalMove, PokerSolitaireView
from protocol.ids import Seat
from server.games.game import Setup
from server.games.poker_solitaire.state import State
from tests.games.poker_solitaire.builders import GAME, after, leg, lying, options

modes = st.sampled_from(
    ["one-hand", "best-of-two", "sum-of-two", "race", "race-both", "alternate", "same-deck", "duel"]
)


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, Any]:
    """Options of all kinds."""
    mode = draw(modes)
    by_two = mode in ("race", "race-both", "alternate", "same-deck")
    touching, hands = st.sampled_from(["edges", "corners", "anywhere"]), st.sampled_from([10, 12])
    scoring = draw(st.sampled_from(["english", "american", "pat", "user"]))
    dealt = draw(st.integers(1, 3))
    return {
        "mode": mode,
        "touching": [draw(touching), draw(touching)] if by_two else draw(touching),
        "movable": mode != "duel" and draw(st.booleans()),
        "hands": [draw(hands), draw(hands)] if by_two else draw(hands),
        "scoring": scoring,
        "dealt": dealt,
        "rejects": {"common": draw(st.integers(0, 1)), "1": draw(st.integers(0, 1)), "2": 0},
        "decks": draw(st.integers(1, 2)),
        "stealing": by_two and draw(st.booleans()),
        "planting": by_two and draw(st.booleans()),
    }


def played(chosen: dict[str, Any], seed: int, plies: int) -> list[tuple[State, State]]:
    """Yield the steps of a random leg, for a number of moves."""
    rng = random.Random(seed)
    own = options(**chosen)
    form, seats = next((form, format.fewest) for form, format in GAME.formats(own).items())
    state = GAME.deal(
        Setup(options=own, deck=GAME.deck(own, seats, 1 + seed), roles=GAME.format(own, form, seats).roles_for(seats))
    )
    steps: list[tuple[State, State]] = []
    while (seats_to_act := GAME.to_act(state)) and len(steps) < plies:
        seat = rng.choice(sorted(seats_to_act))
        view = GAME.view(state, seat)
        moves = [f"{source.what}>{where}" for source in view.sources for where in source.targets]
        moves += ["pass"] * view.may_pass + ["done"] * view.may_done
        text = rng.choice(moves)
        steps.append((state, GAME.apply(state, seat, GAME.parse(text))))
        state = steps[-1][1]
    return steps


def everywhere(state: State) -> list[str]:
    """Every card of a leg, wherever it is, sorted; in same-deck with the other copy's visible ones."""
    lies = [card for matrix in state.matrices for card in matrix.cells if card]
    rest = [
        card for cards, turned in zip(state.dealt, state.turned, strict=True) for card in (*cards, *state.deck[turned:])
    ]
    return sorted([*lies, *(card for card in state.rejects if card), *rest])


@settings(max_examples=12, deadline=None)
@given(chosen=wishes(), seed=st.integers(0, 99))
def test_every_move_keeps_the_invariants(chosen: dict[str, Any], seed: int) -> None:
    steps = played(chosen, seed, 45)
    cards = everywhere(steps[0][0])
    for before, state in steps:
        assert everywhere(state) == cards
        assert state.ply == before.ply + 1
        fresh = [lying_as(state, number) for number in range(len(state.matrices))]
        assert list(state.matrices) == fresh
        assert state.played is not None
        old, new = (GAME.score(each).seats or (GAME.score(each).total,) for each in (before, state))
        assert state.played.changes == tuple(now - then for now, then in zip(new, old, strict=True))
        view = GAME.view(before, state.played.seat)
        assert all(source.changes == source.others == () for source in view.sources) or not view.moves
        for listed in (*view.moves, *told(view)):
            if listed.move == state.played.move:
                mine = state.played.seat if len(new) > 1 else 0
                assert listed.change == state.played.changes[mine]
                assert listed.other == (state.played.changes[1 - mine] if len(new) > 1 else 0)


def told(view: PokerSolitaireView) -> list[LegalMove]:
    """The moves that are not listed, derived from the places that take a card."""
    return [
        LegalMove(f"{source.what}>{where}", change, other)
        for source in view.sources
        for where, change, other in zip_longest(source.targets, source.changes, source.others, fillvalue=0)
        if source.changes and isinstance(where, str)
    ]


def test_effects_are_shown_by_place_if_there_are_too_many_moves() -> None:
    begun = after(leg("QH QS 5D KC", mode="alternate", movable=True, planting=True), "QH>1:c3 QS>2:c3")
    (dealt, lying_there) = GAME.view(begun, Seat(0)).sources
    assert dealt.what == "5D" and set(dealt.changes) == {0} and dealt.others == ()
    pair = after(leg("QH 5D QS KC", mode="sum-of-two", movable=True, stealing=False), "QH>1:c3 5D>1:c4 QS>1:c2")
    by_what = {source.what: source for source in GAME.view(pair, Seat(0)).sources}
    assert by_what["1:c3"].changes[by_what["1:c3"].targets.index("p1x1")] == -1
    assert lying_there.what == "1:c3" and len(lying_there.changes) == len(lying_there.targets)


def lying_as(state: State, number: int) -> Any:
    matrix = state.matrices[number]
    text = " ".join(card or "--" for card in matrix.cells)
    texts = [text if at == number else "" for at in range(len(state.matrices))]
    return replace(lying(state, *texts).matrices[number], stolen=matrix.stolen)


@settings(max_examples=15, deadline=None)
@given(chosen=wishes(), seed=st.integers(0, 99), plies=st.integers(0, 50))
def test_a_view_does_not_change_when_only_the_stock_does(chosen: dict[str, Any], seed: int, plies: int) -> None:
    steps = played(chosen, seed, plies + 1)
    state = steps[-1][0]
    shown = max(state.turned)
    hidden = list(state.deck[shown:])
    random.Random(seed).shuffle(hidden)
    other = replace(state, deck=(*state.deck[:shown], *hidden))
    for seat in (Seat(0), Seat(1), None):
        assert encode_value(GAME.view(state, seat)) == encode_value(GAME.view(other, seat))


def test_a_race_shows_each_seat_its_own_moves_and_a_spectator_none() -> None:
    state = after(leg("KH QH", mode="race", dealt=2), "KH>c3", 0)
    first, second, spectator = (GAME.view(state, seat) for seat in (Seat(0), Seat(1), None))
    assert first.mover == 0
    assert "1:c3>p1x1" in {move.move for move in first.moves}
    assert second.mover == 1
    assert all(where.startswith(("2:", "p2")) for source in second.sources for where in source.targets)
    assert (spectator.mover, spectator.sources, spectator.moves) == (None, (), ())
    assert replace_moves(first) == replace_moves(second) == replace_moves(spectator)


def replace_moves(view: Any) -> Any:
    return replace(view, mover=None, sources=(), moves=(), may_done=False)


def test_moves_have_their_effects_on_both_scores() -> None:
    state = lying(leg("2S KH", mode="alternate", stealing=True, planting=True), "2C -- 2D", "5C 5D")
    changes = {move.move: (move.change, move.other) for move in GAME.view(state, None).moves}
    assert changes["2S>1:b1"] == (5, 0)
    assert changes["2S>2:c1"] == (0, 0)
    assert changes["1:a1>p1x1"] == (-1, 0)
    assert changes["2:a1>1:a2"] == (0, -1)
    full = " ".join(["AC"] * 25)
    for mode, said in (("alternate", "pass"), ("race", "done")):
        assert LegalMove(said, 0, 0) in GAME.view(lying(leg("KH", mode=mode), full, "5C"), Seat(0)).moves


def test_in_best_of_two_a_move_changes_the_better_matrix_or_nothing() -> None:
    state = lying(leg("2S KH", mode="best-of-two"), "2C", "9C 9D")
    changes = {move.move: move.change for move in GAME.view(state, None).moves}
    assert (changes["2S>1:b1"], changes["2:a1>p1x1"]) == (0, -1)


def test_where_cards_may_be_moved_the_view_has_the_targets_alone() -> None:
    state = after(leg("KH QH", movable=True), "KH>c3")
    view = GAME.view(state, None)
    assert GAME.legal_moves(state, Seat(0)) is None
    assert view.moves == ()
    assert {source.what for source in view.sources} == {"QH", "c3"}
    one = leg("KH QH", mode="race", movable=[False, True])
    assert [GAME.legal_moves(one, Seat(seat)) is None for seat in (0, 1)] == [False, True]


def test_what_an_earlier_leg_showed_is_seen_to_come() -> None:
    state = leg("KH QH JH", mode="duel")
    again = GAME.deal(Setup(options=options(mode="duel"), deck=state.deck, roles=state.roles, seen=state.deck[:3]))
    (deal,) = GAME.view(again, None).deals
    assert (deal.owner, deal.coming, deal.stock) == (None, ("QH", "JH"), 51)
    assert GAME.shown(again) == ("KH", "QH", "JH")
    drawn = GAME.possible(GAME.view(again, None), random.Random(1))
    assert drawn.deck[:3] == state.deck[:3]
    assert drawn.deck != state.deck


def test_remaining_cards_are_shown_except_in_a_hidden_duel() -> None:
    for mode, told in (("one-hand", 51), ("duel", 0)):
        over = after(lying(leg("KH QH", mode=mode), " ".join(["AC"] * 24)), "KH>e5")
        for state in (over, replace(over, seen=over.deck[:2])):
            assert sum(map(len, GAME.view(state, None).left)) == told


def test_under_pat_moves_show_wins_and_losses() -> None:
    quads = [" ".join(f"{rank}{suit}" for suit in "CDHS") + " --" for rank in "3456"]
    short = lying(leg("2S KH", scoring="pat"), " ".join([*quads, "2C 2D 2H"]))
    won = after(short, "2S>d5")
    assert (GAME.score(short).total, GAME.score(won).total) == (0, 1)
    told = [{move.move: move.change for move in GAME.view(state, None).moves} for state in (short, won)]
    assert (told[0]["2S>d5"], told[0]["2S>e1"], told[0]["a5>p1x1"]) == (1, 0, 0)
    assert (told[1]["KH>e1"], told[1]["a1>p1x1"]) == (0, -1)


def test_what_may_lie_behind_a_view_has_as_many_passes_behind_it() -> None:
    state = lying(leg("KH QH", mode="alternate"), " ".join(["AC"] * 25), "")
    for moves, passes in (("", 0), ("pass", 1), ("pass KH>c3", 0)):
        assert GAME.possible(GAME.view(after(state, moves), None), random.Random(1)).passes == passes


def test_the_record_has_only_the_deal_and_the_moves() -> None:
    state = leg("KH QH JH", mode="same-deck", dealt=2)
    assert GAME.record_writer.describe_opening(state) == {"dealt": ["KH", "QH"]}
    assert GAME.record_writer.complete_opening(state) == GAME.record_writer.describe_move(after(state, "KH>c3")) == {}
    assert GAME.due(state) is None
    assert not GAME.format(options(), "solo", 1).own_numbers
    assert not GAME.formats(options())["solo"].timed
