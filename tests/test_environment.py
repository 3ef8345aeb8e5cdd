"""The games as PettingZoo environments: its own tests of them, and their observations, moves and rewards."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from protocol.ids import Form, Seat
from server.environment import Environment, env
from server.games.catalog import GAMES

TABLES: tuple[tuple[str, dict[str, Any], Form, int], ...] = (
    ("family-tree", {}, "match", 2),
    ("family-tree", {}, "solo", 1),
    ("family-tree", {}, "mirror", 2),
    ("happy-graphs", {"mode": "duel"}, "match", 2),
    ("happy-graphs", {"mode": "duel"}, "mirror", 2),
    ("happy-graphs", {"variant": "hex"}, "together", 3),
    ("happy-graphs", {"mode": "puzzle"}, "solo", 1),
    ("patriarch", {}, "match", 2),
    ("patriarch", {}, "mirror", 2),
    ("patriarch", {"tree": "open", "variant": "matriarch"}, "match", 3),
    ("poker-solitaire", {}, "solo", 1),
    ("poker-solitaire", {"mode": "duel"}, "match", 2),
    ("poker-solitaire", {"mode": "duel"}, "mirror", 2),
    ("poker-solitaire", {"mode": "race-both", "dealt": 3, "stealing": True, "planting": True}, "match", 2),
    ("poker-solitaire", {"mode": "sum-of-two", "movable": True}, "solo", 1),
    ("grandmas-game", {}, "solo", 1),
    ("grandmas-game", {}, "race", 3),
)
every_table = pytest.mark.parametrize(
    ("game", "options", "form", "seats"),
    TABLES,
    ids=[" ".join([game, form, *map(str, wishes.values())]) for game, wishes, form, _ in TABLES],
)


def played(table: Any, seed: int, **reset: Any) -> dict[str, float]:
    """Play a leg by chance, and return what every agent has earned."""
    table.reset(seed=seed, **reset)
    earned = dict.fromkeys(table.agents, 0.0)
    for at, agent in enumerate(table.agents):
        table.action_space(agent).seed(seed + at)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        earned[agent] += reward
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    return earned


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@every_table
def test_the_environment_passes_pettingzoos_tests(
    game: str, options: dict[str, Any], form: Form, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    made = partial(env, game, options=options, form=form, seats=seats)
    api_test(made(), num_cycles=12)
    seed_test(made, num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_every_action_is_a_legal_move_and_all_moves_that_are_listed_are_actions(
    game: str, options: dict[str, Any], form: Form, seats: int
) -> None:
    table = Environment(game, options=options, form=form, seats=seats)
    table.reset(seed=3)
    for ply, agent in enumerate(table.agent_iter(20)):
        observation, _, terminated, truncated, _ = table.last()
        moves = table.moves(agent)
        if terminated or truncated:
            assert moves == {} or truncated
            break
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(moves)
        seat = Seat(table.possible_agents.index(agent))
        listed = table.game.legal_moves(table._state, seat)
        if listed is not None:
            unlisted = {str(move) for move in listed} - {*moves.values()}
            assert not unlisted
        for move in [*moves.values()][ply % 3 :: 1 + len(moves) // 5]:
            table.game.check(table._state, seat, table.game.parse(move))
        action = [*moves][(7 * ply) % len(moves)]
        table.step(action)


def test_what_is_earned_is_the_score_and_the_other_side_earns_as_much_less() -> None:
    table = Environment("family-tree")
    earned = played(table, 5, options={"number": 7, "leg": 1})
    assert table.leg == (7, 1)
    table.reset(options={"number": 7, "leg": 1})
    opening = table.game.score(table._state).total
    final = played(table, 5, options={"number": 7, "leg": 1})
    assert final == earned
    assert earned["seat_1"] == table.game.score(table._state).total - opening > 0
    assert earned["seat_0"] == -earned["seat_1"]


def test_in_a_mirror_match_it_is_how_far_a_seat_is_ahead() -> None:
    table = Environment("family-tree", form="mirror")
    earned = played(table, 2)
    scores = table.game.score(table._state).seats
    assert scores is not None
    assert earned == {"seat_0": scores[0] - scores[1], "seat_1": scores[1] - scores[0]}


def test_a_race_is_played_by_turns_and_each_earns_their_own() -> None:
    table = Environment("grandmas-game", seats=3)
    earned = played(table, 4)
    scores = table.game.score(table._state).seats
    assert scores is not None
    assert earned == {f"seat_{seat}": score for seat, score in enumerate(scores)}


def test_a_seat_does_not_observe_hidden_cards() -> None:
    table = Environment("patriarch")
    table.reset(options={"number": 7, "leg": 0})
    guesser = f"seat_{table._roles(0).index('guesser')}"
    seen = [table.observe(guesser)["observation"]]
    table.reset(options={"number": 8, "leg": 0})
    assert (table.observe(guesser)["observation"] == seen[0]).all()


def test_a_leg_without_end_is_cut_short() -> None:
    table = Environment("grandmas-game", longest=30)
    table.reset(seed=1, options={"number": 7})
    while table.agents and not any(table.truncations.values()):
        moves = table.moves(table.agent_selection)
        table.step(next(action for action, move in moves.items() if move != "give-up"))
    assert table.truncations == {"seat_0": True}
    assert table.terminations == {"seat_0": False}


def test_wrong_arguments_are_explained() -> None:
    table = Environment("family-tree", render_mode="ansi")
    table.reset(options={"number": 7})
    assert table.render() == "Family Tree 7: 0 moves, score 10"
    legal = table.moves(table.agent_selection)
    wrong = next(action for action in range(54) if action not in legal)
    with pytest.raises(ValueError, match=f"{wrong} is not a legal action of seat_. now"):
        table.step(wrong)
    with pytest.raises(ValueError, match="There is no game 'chess'; choose among family-tree"):
        env("chess")
    with pytest.raises(
        ValueError, match="With these options there is no race; choose match with 2 to 2 seats or mirror"
    ):
        env("happy-graphs", options={"mode": "duel"}, form="race")
    with pytest.raises(
        ValueError, match="there is no form with 13 seats; choose solo with 1 to 1 seats or race with 2 to 12"
    ):
        env("grandmas-game", seats=13)


def test_every_game_is_here() -> None:
    assert {game for game, *_ in TABLES} == set(GAMES)
