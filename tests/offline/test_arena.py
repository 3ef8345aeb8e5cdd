"""Computer players measured against each other, and the command that does it."""

import io
import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Seat
from server.bots.family_tree.computer import FamilyTreeComputer
from server.bots.players import chosen, levels_of
from server.games.catalog import GAMES
from server.games.game import Setup
from server.offline.arena import Arena, ArenaLeg, ArenaResults, arena, play, playouts_per_second, summary, table
from tests.e2e import copied

GAME = GAMES["family-tree"]


def asked(players: str, numbers: str = "1-6", legs: int = 1, seed: int = 0) -> Arena:
    """An arena of Family Tree."""
    return arena("family-tree", players, numbers, legs, "{}", seed)


def played(players: str, numbers: str = "1-6", legs: int = 1, seed: int = 0) -> ArenaResults:
    """What an arena of one process comes to."""
    return play(asked(players, numbers, legs, seed), io.StringIO(), 1)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return copied.told("server", "arena", *arguments)


def results(legs: int, *scores: tuple[int, ...]) -> ArenaResults:
    """Results with these scores, each leg's moves having taken half a second and a second."""
    legs_of = {
        number: tuple(ArenaLeg(score=score, seconds=(5.0, 10.0), moves=(10, 10)) for score in both)
        for number, both in enumerate(scores, start=1)
    }
    return ArenaResults(asked("strong,easy", f"1-{len(scores)}", legs), legs_of)


def test_leg_is_played_by_the_levels_on_that_number() -> None:
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(5), roles=("maximizer", "minimizer")))
    rng = random.Random("3:5:0")
    while seats := GAME.to_act(state):
        seat = min(seats)
        move = chosen(("easy", "random")[seat], GAME.view(state, seat), Seat(seat), rng)
        state = GAME.apply(state, seat, GAME.parse(move))
    (leg,) = played("easy,random", "5", seed=3).legs[5]
    assert leg.score == GAME.score(state).total
    assert sum(leg.moves) == state.ply


def test_number_depends_on_the_seed_and_not_on_the_others() -> None:
    assert played("random,easy", "2-4").legs[4][0].score == played("random,easy", "4-4").legs[4][0].score
    scores = {played("random,random", "4-4", seed=seed).legs[4][0].score for seed in range(8)}
    assert len(scores) > 1


def test_one_player_plays_alone() -> None:
    alone, duel = summary(played("easy")), summary(played("easy,easy"))
    assert alone["mean"] > duel["mean"]
    assert alone["players"] == ["easy"]
    assert "wins" not in alone


def test_the_second_leg_swaps_the_roles_and_knows_the_first_ones_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def watching(view, seat, rng, budget=None):  # type: ignore[no-untyped-def] # it stands for a level
        seen.append((view.roles, seat, len(view.seen)))
        return rng.choice(view.moves).move

    monkeypatch.setattr(FamilyTreeComputer, "levels", {**FamilyTreeComputer.levels, "random": watching})
    played("random,easy", "3", legs=2)
    assert {roles for roles, *_ in seen} == {("maximizer", "minimizer"), ("minimizer", "maximizer")}
    assert {seat for _, seat, _ in seen} == {0}
    assert {known > 40 for roles, _, known in seen if roles[0] == "minimizer"} == {True}
    assert {known for roles, _, known in seen if roles[0] == "maximizer"} == {0}


def test_summary_of_one_leg() -> None:
    told = summary(results(1, (100,), (200,), (300,)))
    assert told == {
        "game": "family-tree",
        "players": ["strong", "easy"],
        "options": {},
        "form": "match",
        "numbers": "1-3",
        "legs": 1,
        "seed": 0,
        "n": 3,
        "mean": 200.0,
        "se": pytest.approx(100 / 3**0.5),
        "scores": {"1": 100, "2": 200, "3": 300},
        "seconds_per_move": 1.0,
        "seconds_per_move_by_player": [0.5, 1.0],
    }


def test_summary_of_two_legs_counts_matches() -> None:
    told = summary(results(2, (300, 100), (200, 200), (100, 200), (200, 0)))
    assert (told["wins"], told["draws"], told["losses"]) == (2, 1, 1)
    assert (told["mean"], told["mean_second_leg"]) == (200.0, 125.0)
    assert told["scores"]["4"] == [200, 0]


def test_summary_of_players_with_scores_of_their_own() -> None:
    legs = [(30, 20), (10, 10), (5, 9), (40, 3)]
    wanted = arena("poker-solitaire", "easy,random", "1-4", 1, '{"mode":"race"}', 0)
    told = ArenaResults(
        wanted,
        {
            number: (ArenaLeg(score=sum(own), seconds=(1.0, 1.0), moves=(10, 10), own=own),)
            for number, own in enumerate(legs, start=1)
        },
    )
    found = summary(told)
    assert [each["mean"] for each in found["own"]] == [21.25, 10.5]
    assert (found["wins"], found["draws"], found["losses"]) == (2, 1, 1)
    assert "easy won 2 of 4 matches (50.0%), 1 drawn, 1 lost" in table(told)
    assert "random has 10.5 +- 3.5" in table(told)


def test_in_a_race_both_move_at_the_same_pace() -> None:
    race = arena("poker-solitaire", "easy,random", "5", 1, '{"mode":"race-both","dealt":2}', 0)
    (leg,) = play(race, io.StringIO(), 1).legs[5]
    assert abs(leg.moves[0] - leg.moves[1]) < 8 and leg.own is not None and sum(leg.own) == leg.score


def test_in_a_mirror_match_both_boards_are_played_at_once_and_are_its_legs(monkeypatch: pytest.MonkeyPatch) -> None:
    plies = []

    def watching(view, seat, rng, budget=None):  # type: ignore[no-untyped-def] # it stands for a level
        plies.append((view.roles[0], view.ply))
        return rng.choice(view.moves).move

    monkeypatch.setattr(FamilyTreeComputer, "levels", {**FamilyTreeComputer.levels, "random": watching})
    mirror = arena("family-tree", "random,random", "5-6", 1, "{}", 0, "mirror")
    played = play(mirror, io.StringIO(), 1)
    first, second = (next(at for at, (role, _) in enumerate(plies) if role == each) for each in mirror.roles)
    assert max(first, second) < 4  # neither waits for the end of the other
    assert sum(sum(leg.moves) for legs in played.legs.values() for leg in legs) == len(plies)
    told = summary(played)
    assert (told["form"], told["legs"]) == ("mirror", 2)
    assert told["wins"] + told["draws"] + told["losses"] == 2
    assert table(played).startswith("Family Tree, numbers 5 to 6, seed 0, both boards at once\n")


def test_in_a_low_score_game_the_lower_score_wins() -> None:
    wanted = arena("happy-graphs", "easy,random", "1-3", 1, "{}", 0)
    told = ArenaResults(wanted)
    for at, own in enumerate([(3, 5), (4, 4), (1, 2)], start=1):
        told.legs[at] = (ArenaLeg(score=sum(own), seconds=(1.0, 1.0), moves=(9, 9), own=own),)
    found = summary(told)
    assert (found["wins"], found["draws"], found["losses"]) == (2, 1, 0)


def test_single_number_has_no_error() -> None:
    assert summary(results(1, (100,)))["se"] == 0.0


def test_the_table_has_roles_and_winners() -> None:
    assert table(results(2, (300, 100), (200, 200), (100, 200), (200, 0))) == (
        "Family Tree, numbers 1 to 4, seed 0\n"
        "\n"
        "maximizer  minimizer     mean     se  lowest  highest\n"
        "strong     easy         200.0   40.8     100      300\n"
        "easy       strong       125.0   47.9       0      200\n"
        "\n"
        "strong won 2 of 4 matches (50.0%), 1 drawn, 1 lost\n"
        "CPU seconds per move: strong 0.5000, easy 1.0000\n"
    )


def test_progress_in_a_file_has_a_few_lines() -> None:
    progress = io.StringIO()
    play(asked("random", "1-3"), progress, 1)
    lines = progress.getvalue().splitlines()
    assert [line.split(",")[0] for line in lines] == ["1 of 3", "2 of 3", "3 of 3"]
    assert "\r" not in progress.getvalue()


def test_progress_on_a_terminal_overwrites_its_line() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    progress = Terminal()
    play(asked("random", "1-2"), progress, 1)
    assert progress.getvalue().count("\r") == 2
    assert progress.getvalue().endswith("\n")


@pytest.mark.parametrize(
    ("game", "players", "numbers", "legs", "options", "sentence"),
    [
        ("chess", "easy", "1-2", 1, "{}", "There is no game 'chess'; choose among family-tree,"),
        ("family-tree", "clever", "1", 1, "{}", "There is no computer player 'clever'; choose among random, easy,"),
        ("family-tree", "easy,easy,easy", "1", 1, "{}", "Family Tree has 1 or 2 players, not 3: name each, like"),
        ("family-tree", "easy", "1", 2, "{}", "There are no roles to swap: leave --legs out, or name the two"),
        ("family-tree", "easy", "0-9", 1, "{}", "'0' is not a game number: a game number is a whole number from"),
        ("family-tree", "easy", "1-", 1, "{}", "'' is not a game number: a game number is a whole number from"),
        ("family-tree", "easy", "9-1", 1, "{}", "Numbers go from the lower to the higher: 1-9."),
        ("family-tree", "easy", "1", 1, '{"jokers": 3}', "--options is wrong at jokers: it is an unknown name"),
        ("family-tree", "easy", "1", 1, "{", "--options is wrong: it is not JSON"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    game: str, players: str, numbers: str, legs: int, options: str, sentence: str
) -> None:
    with pytest.raises(ValueError) as refused:
        arena(game, players, numbers, legs, options, 0)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("game", "players", "form", "sentence"),
    [
        (
            "grandmas-game",
            "easy,easy",
            "mirror",
            "Grandma’s Game with these options has no form 'mirror'; choose among",
        ),
        (
            "family-tree",
            "easy,easy",
            "solo",
            "Family Tree has 1 player in the form solo, not 2: name each, like random.",
        ),
        (
            "family-tree",
            "easy",
            "mirror",
            "Family Tree has 2 players in the form mirror, not 1: name each, like random,easy.",
        ),
    ],
)
def test_a_form_that_does_not_go_is_refused_with_a_sentence(game: str, players: str, form: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:
        arena(game, players, "1", 1, "{}", 0, form)
    assert str(refused.value).startswith(sentence)


def test_command_writes_a_table_and_json_and_processes_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = command("--players", "normal, random", "--numbers", "1-4", "--seed", "5", "--legs", "2", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Family Tree, numbers 1 to 4, seed 5\n")
    assert done.stderr.endswith("\n") and "4 of 4" in done.stderr
    alone = summary(played("normal,random", "1-4", 2, 5))
    timed = {"seconds_per_move", "seconds_per_move_by_player"}
    told = json.loads(file.read_text())
    assert {key: told[key] for key in told.keys() - timed} == {key: alone[key] for key in alone.keys() - timed}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "me"], "turnabout: There is no computer player 'me'; choose among random, easy, normal,"),
        (["--players", "easy", "--json", os.path.join("no", "such", "place")], "turnabout: no"),
    ],
)
def test_command_that_cannot_be_done_ends_with_one_sentence(arguments: list[str], sentence: str) -> None:
    done = command(*arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


def test_an_unknown_level_is_refused_with_the_levels_of_the_game() -> None:
    for game in GAMES:
        said = command("--players", "me", "--game", game).stderr
        assert all(level in said for level in levels_of(game))


@pytest.mark.parametrize("players", ["strong", "strong,easy"])
def test_pace_of_play_outs_is_measured_by_playing_some_out(players: str) -> None:
    assert playouts_per_second(asked(players, "1-2"), seconds=0.01) > 0


def test_the_command_prints_the_speed_of_play_outs() -> None:
    done = command("--players", "strong", "--numbers", "9")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("Whole play-outs per CPU second: ")
