"""Matches between computer players, and the command that plays them."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from protocol.games.family_tree.deck import DECK
from protocol.ids import Role, Seat
from protocol.record import Record
from protocol.record_file import entries
from server.games.catalog import GAMES
from server.games.game import Setup
from server.offline.simulate import records, simulation, write
from server.records.report import report
from tests.e2e import copied
from tests.patience import PATIENCE

GAME = GAMES["family-tree"]


def played(number: int = 1, count: int = 1, players: str = "random,random", seed: int = 1) -> list[Record]:
    """Return the records of a simulation."""
    return list(records(simulation("family-tree", str(number), count, players, seed)))


def simulate(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command."""
    return copied.run("server", "simulate", *arguments)


def test_every_record_verifies() -> None:
    file = io.BytesIO()
    for players in ("random,random", "easy,random", "random,easy", "easy,easy", "random", "easy"):
        write(simulation("family-tree", "1", 8, players, 1), file, None)
    out = io.StringIO()
    file.seek(0)
    assert report(entries(file), out)
    assert out.getvalue() == "48 records verified.\n"


def test_matches_have_consecutive_known_numbers_and_no_clocks() -> None:
    made = played(41, 3)
    assert [[leg.number for leg in record.legs] for record in made] == [[41, 41], [42, 42], [43, 43]]
    assert {leg.commitment for record in made for leg in record.legs} == {None}
    assert {move.at for record in made for leg in record.legs for move in leg.moves} == {None}


def test_seats_are_the_players_in_their_order() -> None:
    (record,) = played(players="easy, random")
    assert [(seat.seat, seat.name, seat.player) for seat in record.seats] == [
        (0, "computer:easy", "computer:easy"),
        (1, "computer:random", "computer:random"),
    ]


def test_equal_levels_get_different_names() -> None:
    (record,) = played(players="random,random")
    assert [seat.name for seat in record.seats] == ["computer:random", "computer:random 2"]


def test_one_player_plays_alone() -> None:
    for record in played(1, 2, "easy"):
        assert (record.form, [seat.player for seat in record.seats]) == ("solo", ["computer:easy"])
        assert [leg.roles for leg in record.legs] == [{"0": "player"}]
        assert record.legs[0].result is not None
        assert {move.seat for move in record.legs[0].moves} == {0}
        assert (record.result.winners, record.result.scores) == ([], {"0": record.legs[0].result.score})


def test_seat_0_maximizes_first_and_both_legs_are_played_to_their_end() -> None:
    for record in played(1, 5):
        assert [leg.roles for leg in record.legs] == [
            {"0": "maximizer", "1": "minimizer"},
            {"0": "minimizer", "1": "maximizer"},
        ]
        assert [leg.moves[0].seat for leg in record.legs] == [0, 1]
        assert all(leg.result is not None for leg in record.legs)


def test_a_match_depends_on_number_players_and_seed_alone() -> None:
    assert played(7, 3)[1:] == played(8, 2)
    assert played(7, seed=1) != played(7, seed=2)
    assert played(7, players="random,easy") != played(7, players="easy,random")


def test_random_moves_are_spread_over_the_legal_ones() -> None:
    made = [[move.move for move in played(5, seed=seed)[0].legs[0].moves] for seed in range(10)]
    chosen = [{moves[ply] for moves in made} for ply in range(12)]
    assert len(chosen[0]) == 1, "the first card has one place to go"
    assert max(len(moves) for moves in chosen) > 3


def test_easy_always_leaves_the_best_score_for_its_role() -> None:
    for record in played(1, 4, "easy,random"):
        for leg in record.legs:
            roles: tuple[Role, ...] = (leg.roles["0"], leg.roles["1"])
            sign = 1 if roles[0] == "maximizer" else -1
            state = GAME.deal(Setup(options=GAME.options(), deck=DECK.deal(leg.number), roles=roles))
            for move in leg.moves:
                after = GAME.apply(state, Seat(move.seat), GAME.parse(move.move))
                if move.seat == 0:
                    others = [
                        GAME.score(GAME.apply(state, Seat(0), other)).total
                        for other in GAME.legal_moves(state, Seat(0)) or ()
                    ]
                    assert isinstance(move.score, int)
                    assert sign * move.score == max(sign * score for score in others)
                state = after


def test_easy_wins_most_matches_against_random() -> None:
    winners = [record.result.winners for record in played(1, 30, "random,easy")]
    assert winners.count([1]) > 20


@pytest.mark.parametrize(
    ("game", "number", "count", "players", "sentence"),
    [
        ("chess", "1", 1, "random,random", "There is no game 'chess'; choose among family-tree,"),
        ("family-tree", "0", 1, "random,random", "'0' is not a game number: a game number is a whole number from 1 to"),
        ("family-tree", "one", 1, "random,random", "'one' is not a game number: a game number is a whole number"),
        (
            *("family-tree", "9999-9999-9999", 2, "random,random"),
            "2 matches from number 999,999,999,999 on go beyond the highest, 999,999,999,999.",
        ),
        (
            *("family-tree", "1", 1, "random,random,easy"),
            "Family Tree has 1 or 2 players, not 3: name each, like random,easy.",
        ),
        ("family-tree", "1", 1, "random,clever", "There is no computer player 'clever'; choose among random,"),
        ("family-tree", "1", 1, "", "There is no computer player ''; choose among random,"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    game: str, number: str, count: int, players: str, sentence: str
) -> None:
    with pytest.raises(ValueError) as refused:
        simulation(game, number, count, players, 1)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith(".")


def test_number_is_read_as_people_write_it() -> None:
    assert simulation("family-tree", "4821-0937-5512", 1, "random,random", 1).first == 482109375512


def test_progress_is_shown_on_a_terminal() -> None:
    progress = io.StringIO()
    write(simulation("family-tree", "1", 3, "random,random", 1), io.BytesIO(), progress)
    assert progress.getvalue() == "\r1 of 3\r2 of 3\r3 of 3\n"


def test_command_writes_the_same_bytes_to_a_file_and_to_standard_output(tmp_path: Path) -> None:
    asked = ("--game", "family-tree", "--number", "3", "--count", "4", "--players", "random,easy", "--seed", "5")
    file = simulate(*asked, "--out", str(tmp_path / "records"))
    assert (file.returncode, file.stdout, file.stderr) == (0, b"", b"")
    stdout = simulate(*asked, "--out", "-")
    assert (stdout.returncode, stdout.stderr) == (0, b"")
    assert stdout.stdout == (tmp_path / "records").read_bytes()
    lines = stdout.stdout.decode().splitlines()
    assert [Record.model_validate_json(line) for line in lines] == played(3, 4, "random,easy", 5)
    assert list(json.loads(lines[0]))[-1] == "digest"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--number", "0"], "turnabout: '0' is not a game number: a game number is a whole number from 1 to 999,"),
        (["--number", "1", "--players", "me,you"], "turnabout: There is no computer player 'me'; choose among random,"),
        (["--number", "1", "--out", os.path.join("no", "such", "place")], "turnabout: no"),
    ],
)
def test_command_that_cannot_be_done_ends_with_one_sentence(arguments: list[str], sentence: str) -> None:
    done = simulate(*arguments)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode().startswith(sentence)
    assert done.stderr.count(b"\n") == 1


def test_count_below_one_is_refused() -> None:
    done = simulate("--number", "1", "--count", "0")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"'--count'" in done.stderr and b"Traceback" not in done.stderr


def test_reader_that_goes_away_ends_it_without_a_traceback() -> None:
    command = [sys.executable, "-m", "server", "simulate", "--number", "1", "--count", "100000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
        assert process.wait(timeout=PATIENCE) == 1
    assert told == b""


def test_options_can_be_given_one_by_one() -> None:
    done = simulate("--number", "3", "--game", "happy-graphs", "--option", "mode=duel", "--option", "variant=hex")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["options"] == {"variant": "hex", "mode": "duel", "hands": "hidden"}
