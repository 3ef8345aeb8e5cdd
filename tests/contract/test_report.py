"""`turnabout check-game` reports what is wrong with an installed game, and nothing of the built-in ones."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from server.contract.parts import GAME_CHECKS, GameCheck
from server.contract.report import report
from server.games.catalog import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("check", GAME_CHECKS.values(), ids=list(GAME_CHECKS))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_the_contract_as_a_whole(game: str, check: GameCheck) -> None:
    check(GAMES[game])


def test_a_game_without_errors_is_said_to_be_right() -> None:
    out = io.StringIO()
    assert report("family-tree", out)
    first, speed, last = out.getvalue().splitlines()
    assert first.startswith("Family Tree (family-tree), rules 1, from turnabout ")
    assert speed.startswith("A move takes ") and last == "Everything is right at 3 tables."


def test_an_unknown_game_is_refused_with_the_games_that_there_are() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "server", "check-game", "chess"], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"turnabout: There is no game 'chess' installed; choose among {', '.join(GAMES)}.\n"
