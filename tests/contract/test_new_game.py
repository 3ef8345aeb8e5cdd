"""`turnabout new-game` writes a package that can be installed, and whose game is played at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.installing import install, turnabout


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of a new game."""
    directory = tmp_path_factory.mktemp("games")
    done = turnabout(dict(os.environ), "new-game", "two-words", "--directory", str(directory))
    assert (done.returncode, done.stderr) == (0, "")
    written = [Path(line) for line in done.stdout.splitlines()[:-1]]
    assert all(path.is_file() for path in written)
    assert {path.name for path in written} == {
        *("pyproject.toml", "README.md", "__init__.py", "manifest.py", "view.py", "rules.py", "test_two_words.py")
    }
    assert "turnabout check-game two-words" in done.stdout.splitlines()[-1]
    return directory / "turnabout-two-words"


@pytest.fixture(scope="module")
def environment(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the game is installed."""
    return install(package, tmp_path_factory.mktemp("site"))


def test_it_keeps_the_contract(environment: dict[str, str]) -> None:
    done = turnabout(environment, "check-game", "two-words")
    assert done.stdout.startswith("Two Words (two-words), rules 1, from turnabout-two-words 0.1.0\n")
    assert done.stdout.endswith("Everything is right at 2 tables.\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_an_error_names_what_is_wrong(package: Path, tmp_path: Path) -> None:
    rules = (package / "turnabout_two_words" / "rules.py").read_text(encoding="utf-8")
    broken = tmp_path / "package" / "turnabout_two_words"
    broken.mkdir(parents=True)
    for path in (package / "turnabout_two_words").glob("*.py"):
        (broken / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (broken.parent / "pyproject.toml").write_text((package / "pyproject.toml").read_text())
    assert rules.count("return sorted(state.hands[seat])") == rules.count('"steps": total') == 1
    wrong = rules.replace("return sorted(state.hands[seat])", "return list(state.hands[seat])")
    (broken / "rules.py").write_text(wrong.replace('"steps": total', '"steps": -total'), encoding="utf-8")
    done = turnabout(install(broken.parent, tmp_path / "site"), "check-game", "two-words")
    assert done.returncode == 1
    assert "error  match of 2: legal_moves_are_legal: `legal_moves` should be sorted, each once" in done.stdout
    assert "error  match of 2: scores_add_up: a score is " in done.stdout
    assert done.stdout.splitlines()[-1].endswith(" errors.")


def test_computers_play_it_and_its_record_is_verified(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    levels = ("--players", "easy,random", "--out", str(record))
    done = turnabout(environment, "simulate", "--game", "two-words", "--number", "7", *levels)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"package":"turnabout-two-words 0.1.0"' in record.read_text()
    done = turnabout(environment, "verify", str(record))
    assert (done.returncode, done.stdout) == (0, "1 record verified.\n")
    done = turnabout(dict(os.environ), "verify", str(record))
    assert done.returncode == 1
    assert 'is "two-words", of the package "turnabout-two-words 0.1.0": install it first' in done.stdout


def test_its_own_tests_types_and_style_are_right(package: Path, environment: dict[str, str]) -> None:
    for command in (
        ["pytest", "-q", "-p", "no:cacheprovider", "-c", str(package / "pyproject.toml"), str(package / "tests")],
        ["mypy", "--strict", "--config-file", os.devnull, "-p", "turnabout_two_words"],
        ["ruff", "check", "--isolated", "--line-length", "120", "--select", "E,F,I,UP", str(package)],
        ["ruff", "format", "--isolated", "--line-length", "120", "--check", str(package)],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=package, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Two Words", "'Two Words' is no name for a game: write lowercase letters and digits, with hyphens"),
        ("x" * 40, "is no name for a game"),
        ("family-tree", "A game called family-tree is installed already"),
        ("mirror", "A game called mirror is installed already"),
        ("class", "class is a word of Python"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(tmp_path: Path, name: str, message: str) -> None:
    done = turnabout(dict(os.environ), "new-game", name, "--directory", str(tmp_path))
    assert done.returncode == 1 and message in done.stderr and done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    first = turnabout(dict(os.environ), "new-game", "two-words", "--directory", str(tmp_path))
    again = turnabout(dict(os.environ), "new-game", "two-words", "--directory", str(tmp_path))
    assert (first.returncode, again.returncode) == (0, 1)
    assert "exists already. Remove it, or choose another name." in again.stderr
