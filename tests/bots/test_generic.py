"""The generic computer plays any game whose moves can be listed: legally, fairly, repeatably, and better than greed."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from protocol.encoding import encode_value
from protocol.ids import Role, Seat
from protocol.views import VIEW
from server.bots import generic
from server.bots.budget import Budget
from server.bots.generic import GenericComputer, MovesNotListed
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.games.game import Due, Game, Setup

FEW = Budget(4, breadth=None)
DUEL: tuple[Role, ...] = ("maximizer", "minimizer")
TABLES: tuple[tuple[str, dict[str, Any], tuple[Role, ...]], ...] = (
    ("family-tree", {}, DUEL),
    ("family-tree", {}, ("player",)),
    ("happy-graphs", {"mode": "duel"}, DUEL),
    ("happy-graphs", {"variant": "hex"}, ("player", "player", "player")),
    ("poker-solitaire", {"mode": "duel"}, DUEL),
    ("poker-solitaire", {"mode": "race"}, ("player", "player")),
    ("grandmas-game", {}, ("player",)),
    ("grandmas-game", {}, ("player", "player")),
)
every_table = pytest.mark.parametrize(
    ("name", "options", "roles"),
    TABLES,
    ids=[" ".join([name, *map(str, options.values()), str(len(roles))]) for name, options, roles in TABLES],
)
every_level = pytest.mark.parametrize("level", ["random", "easy", "normal"])
"""`strong` is the same as `normal` with another budget."""
LONGEST = 30


def opening(game: Game[Any, Any], options: dict[str, Any], roles: tuple[Role, ...], number: int = 1) -> Any:
    """The opening of a number."""
    read = game.options.model_validate(options)
    return game.deal(Setup(options=read, deck=game.deck(read, len(roles), number), roles=roles))


def after(game: Game[Any, Any], state: Any, plies: int) -> Any:
    """The state after some moves made by chance."""
    rng = random.Random(plies)
    for _ in range(plies):
        seat = min(game.to_act(state))
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat) or ()))
    return state


def seen(game: Game[Any, Any], state: Any, seat: Seat) -> Any:
    """The view of a seat, as it is sent to a computer."""
    return VIEW.validate_json(encode_value(game.computer_view(state, seat)))


def final_score(computers: Sequence[tuple[GenericComputer, str]], game: Game[Any, Any], state: Any, seed: int) -> int:
    """The score of a leg that levels play, by seat."""
    rng = random.Random(seed)
    while seats := game.to_act(state):
        seat = min(seats)
        computer, level = computers[seat]
        move = computer.levels[level](seen(game, state, seat), seat, rng, Budget(16, breadth=None))
        state = game.apply(state, seat, game.parse(move))
    return game.score(state).total


class Drawing(FamilyTree):
    """Family Tree that notes the states that `possible` draws, and the states in which each first move is made."""

    def __init__(self) -> None:
        self.drawn: list[Any] = []
        self.tried: dict[str, list[Any]] = {}

    def possible(self, view: Any, rng: Any) -> Any:
        self.drawn.append(super().possible(view, rng))
        return self.drawn[-1]

    def apply(self, state: Any, seat: Seat, move: Any) -> Any:
        if self.drawn and state is self.drawn[-1]:
            self.tried.setdefault(str(move), []).append(state)
        return super().apply(state, seat, move)


class Unlisted(FamilyTree):
    """Family Tree whose moves only the view lists."""

    def legal_moves(self, state: Any, seat: Seat) -> Any:
        return None if self.to_act(state) else []


class Helped(FamilyTree):
    """Family Tree in which the room makes the moves of seat 1."""

    def legal_moves(self, state: Any, seat: Seat) -> Any:
        return [] if seat == 1 else super().legal_moves(state, seat)

    def due(self, state: Any) -> Due | None:
        moves = super().legal_moves(state, Seat(1))
        return Due(Seat(1), str(moves[0]), seconds=1, since=state.ply, auto=False) if moves else None


@every_table
@every_level
def test_every_level_plays_a_leg(name: str, options: dict[str, Any], roles: tuple[Role, ...], level: str) -> None:
    game, rng = GAMES[name], random.Random(1)
    computer, state = GenericComputer(game), opening(GAMES[name], options, roles)
    for ply in range(LONGEST):
        if not (seats := sorted(game.to_act(state))):
            break
        seat = seats[ply % len(seats)]
        move = game.parse(computer.levels[level](seen(game, state, seat), seat, rng, FEW))
        state = game.apply(state, seat, game.check(state, seat, move))
    assert state.ply


@every_level
@pytest.mark.parametrize(("name", "options", "roles"), TABLES[:5])
def test_other_hidden_cards_change_no_choice(
    name: str, options: dict[str, Any], roles: tuple[Role, ...], level: str
) -> None:
    game = GAMES[name]
    state = after(game, opening(game, options, roles), 5)
    seat = min(game.to_act(state))
    view = game.computer_view(state, seat)
    other = game.possible(view, random.Random(9))
    assert other != state
    assert game.computer_view(other, seat) == view
    computer = GenericComputer(game)
    one, same = (
        computer.levels[level](game.computer_view(each, seat), seat, random.Random(3), FEW) for each in (state, other)
    )
    assert one == same


def test_play_outs_start_from_different_possible_states_which_are_the_same_for_all_moves() -> None:
    game = Drawing()
    real = after(game, opening(game, {}, DUEL), 10)
    view = game.computer_view(real, Seat(0))
    GenericComputer(game).final_scores(view, Seat(0), random.Random(1), 5)
    first, *others = game.tried.values()
    assert len({state.stock for state in first}) == len(first) == 5
    assert others
    assert all(tried == first for tried in others)
    assert all(game.computer_view(state, Seat(0)) == view for state in first)
    assert real.stock not in {state.stock for state in game.drawn}


@pytest.mark.parametrize(("name", "options", "roles"), TABLES[:5])
def test_the_same_chance_gives_the_same_choices(name: str, options: dict[str, Any], roles: tuple[Role, ...]) -> None:
    game = GAMES[name]
    state = after(game, opening(game, options, roles), 4)
    seat = min(game.to_act(state))
    view = game.computer_view(state, seat)
    one, same, other = (
        GenericComputer(game).judge(view, seat, random.Random(seed), Budget(60, breadth=None)) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


@pytest.mark.parametrize("plies", [4, 5])
@pytest.mark.parametrize("name", ["family-tree", "happy-graphs"])
def test_the_best_choice_for_the_role_is_first(name: str, plies: int) -> None:
    game = GAMES[name]
    state = after(game, opening(game, {"mode": "duel"} if name == "happy-graphs" else {}, DUEL), plies)
    seat = min(game.to_act(state))
    choices = GenericComputer(game).judge(game.view(state, seat), seat, random.Random(1), Budget(80, breadth=None))
    assert sorted(choice.move for choice in choices) == sorted(map(str, game.legal_moves(state, seat) or ()))
    sign = 1 if DUEL[seat] == "maximizer" else -1
    last = [choice for choice in choices if choice.playouts == choices[0].playouts]
    assert len(last) > 1
    assert all(sign * better.expected >= sign * worse.expected for better, worse in pairwise(last))


def test_normal_is_better_than_the_best_score_after_each_move() -> None:
    game, lead = GAMES["happy-graphs"], 0
    computer = GenericComputer(game)
    normal, easy = (computer, "normal"), (computer, "easy")
    for number in range(1, 5):
        state = opening(game, {"mode": "duel"}, DUEL, number)
        lead += final_score((normal, easy), game, state, 0) - final_score((easy, normal), game, state, 1)
    assert lead > 0


def test_normal_alone_is_better_than_the_best_score_after_each_move() -> None:
    game, saved = GAMES["happy-graphs"], 0
    computer = GenericComputer(game)
    for number in range(1, 7):
        state = opening(game, {}, ("player",), number)
        normal, easy = (final_score([(computer, level)], game, state, 0) for level in ("normal", "easy"))
        saved += easy - normal
    assert saved > 0


def test_every_level_has_a_budget_of_its_own() -> None:
    game = GAMES["happy-graphs"]
    state = after(game, opening(game, {"mode": "duel"}, DUEL), 13)
    seat = min(game.to_act(state))
    computer, moves = GenericComputer(game), {*map(str, game.legal_moves(state, seat) or ())}
    assert [*computer.levels] == ["random", "easy", "normal", "strong"]
    assert {play(game.view(state, seat), seat, random.Random(1)) for play in computer.levels.values()} <= moves
    assert generic.NORMAL.playouts < generic.STRONG.playouts


@pytest.mark.parametrize("playouts", [1, 5, 30, 47])
def test_a_judgement_makes_no_more_play_outs_than_the_budget(playouts: int) -> None:
    game = FamilyTree()
    view = game.view(after(game, opening(game, {}, DUEL), 10), Seat(0))
    choices = GenericComputer(game).judge(view, Seat(0), random.Random(1), Budget(playouts, breadth=None))
    assert len(choices) == min(playouts, len(view.moves))
    assert playouts / 2 <= sum(choice.playouts for choice in choices) <= playouts


def test_a_judgement_returns_no_more_moves_than_its_breadth() -> None:
    game = FamilyTree()
    view = game.view(after(game, opening(game, {}, DUEL), 10), Seat(0))
    assert len(view.moves) > 3
    assert len(GenericComputer(game).judge(view, Seat(0), random.Random(1), Budget(40, breadth=3))) == 3


def test_a_judgement_ends_when_its_time_is_over() -> None:
    game = FamilyTree()
    view = game.view(after(game, opening(game, {}, DUEL), 10), Seat(0))
    (choice,) = GenericComputer(game).judge(view, Seat(0), random.Random(1), Budget(10_000, 0.0, None))
    assert choice.playouts == 1


def test_final_scores_are_of_the_named_moves_or_of_all() -> None:
    game = FamilyTree()
    view = game.view(after(game, opening(game, {}, DUEL), 8), Seat(0))
    computer, moves = GenericComputer(game), [move.move for move in view.moves]
    scores = computer.final_scores(view, Seat(0), random.Random(1), 4)
    assert [len(reached) for reached in scores] == [4] * len(moves)
    assert computer.final_scores(view, Seat(0), random.Random(1), 4, moves[:0:-1]) == scores[:0:-1]


def test_very_long_work_gets_fewer_play_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generic, "_WORK", 1)
    game = FamilyTree()
    view = game.view(opening(game, {}, DUEL), Seat(0))
    (scores,) = GenericComputer(game).final_scores(view, Seat(0), random.Random(1), 100)
    assert len(scores) == generic._FEWEST


def test_baseline_scores_have_the_hidden_cards_of_the_final_scores() -> None:
    game = Drawing()
    view = game.view(after(game, opening(game, {}, DUEL), 8), Seat(0))
    computer = GenericComputer(game)
    computer.final_scores(view, Seat(0), random.Random(1), 4)
    drawn, game.drawn = game.drawn, []
    scores = computer.baseline_scores(view, Seat(0), random.Random(1), 4)
    assert scores is not None
    assert len(scores) == 4
    assert game.drawn == drawn


@pytest.mark.parametrize(("name", "options", "roles"), [TABLES[1], TABLES[3], TABLES[7]])
def test_seats_without_opponents_have_no_baseline(name: str, options: dict[str, Any], roles: tuple[Role, ...]) -> None:
    game = GAMES[name]
    state = opening(game, options, roles)
    seat = min(game.to_act(state))
    assert GenericComputer(game).baseline_scores(game.view(state, seat), seat, random.Random(1), 4) is None


def test_players_with_scores_of_their_own_expect_a_difference() -> None:
    game = GAMES["poker-solitaire"]
    state = opening(game, {"mode": "race"}, ("player", "player"))
    views = [game.view(state, Seat(seat)) for seat in (0, 1)]
    scores = [GenericComputer(game).baseline_scores(views[seat], Seat(seat), random.Random(1), 12) for seat in (0, 1)]
    assert all(reached is not None and min(reached) < 0 < max(reached) for reached in scores)


def test_a_play_out_stops_after_the_most_plies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generic, "MOST_PLIES", 0)
    game = FamilyTree()
    state = after(game, opening(game, {}, DUEL), 8)
    view = game.view(state, Seat(0))
    scores = GenericComputer(game).final_scores(view, Seat(0), random.Random(1), 2)
    assert scores == tuple([(view.score + move.change,) * 2 for move in view.moves])


def test_candidates_are_the_best_moves_at_once_and_the_move_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generic, "_COMPARED", 2)
    game = FamilyTree()
    view = game.view(after(game, opening(game, {}, DUEL), 12), Seat(0))
    ranked = sorted(view.moves, key=lambda move: -move.change)
    computer = GenericComputer(game)
    first, *_, made = computer.candidates(view, Seat(0), ranked[-1].move, random.Random(1))
    assert next(move.change for move in ranked if move.move == first) == ranked[0].change
    assert made == ranked[-1].move
    assert computer.candidates(view, Seat(0), "AS>AS", random.Random(1)) == ()


@pytest.mark.parametrize(("name", "options", "sign"), [("family-tree", {}, 1), ("happy-graphs", {}, -1)])
def test_par_is_as_good_as_normal_play_and_repeatable(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], sign: int
) -> None:
    monkeypatch.setattr(generic, "PAR_PLIES", 6_000)
    game = GAMES[name]
    read = game.options.model_validate(options)
    computer = GenericComputer(game)
    one, same = (computer.par(read, game.deck(read, 1, 3)) for _ in range(2))
    assert one == same
    played = final_score([(computer, "easy")], game, opening(game, options, ("player",), 3), 1)
    assert sign * one >= sign * played


@pytest.mark.parametrize(("name", "role"), [("family-tree", "player"), ("happy-graphs", "minimizer")])
def test_worse_mistakes_have_larger_thresholds(name: str, role: Role) -> None:
    thresholds = GenericComputer(GAMES[name]).fault_thresholds(role)
    assert list(thresholds) == ["inaccuracy", "mistake", "blunder"]
    assert 0 < thresholds["inaccuracy"] < thresholds["mistake"] < thresholds["blunder"]
    assert thresholds == GenericComputer(GAMES[name]).fault_thresholds(role)


def test_thresholds_are_larger_where_scores_are() -> None:
    points = GenericComputer(GAMES["family-tree"]).fault_thresholds("player")["mistake"]
    unhappy_cards = GenericComputer(GAMES["happy-graphs"]).fault_thresholds("player")["mistake"]
    assert points > 10 > unhappy_cards


def test_moves_that_only_the_view_lists_are_played() -> None:
    state = after(GAMES["family-tree"], opening(GAMES["family-tree"], {}, DUEL), 4)
    view = GAMES["family-tree"].view(state, Seat(0))
    listed, unlisted = (
        GenericComputer(game).judge(view, Seat(0), random.Random(1), FEW) for game in (FamilyTree(), Unlisted())
    )
    assert listed == unlisted


def test_moves_that_the_room_makes_are_played_out() -> None:
    game = Helped()
    view = game.view(after(FamilyTree(), opening(game, {}, DUEL), 4), Seat(0))
    scores = GenericComputer(game).final_scores(view, Seat(0), random.Random(1), 2)
    assert {*map(len, scores)} == {2}
    assert all(score > view.score + 40 for reached in scores for score in reached)


@every_level
def test_a_game_whose_moves_nobody_lists_needs_its_own_computer(level: str) -> None:
    game = GAMES["patriarch"]
    view = game.view(opening(game, {}, ("owner", "guesser")), Seat(1))
    with pytest.raises(MovesNotListed, match="Give patriarch a computer player of its own") as raised:
        GenericComputer(game).levels[level](view, Seat(1), random.Random(1))
    assert raised.value.game == "patriarch"
