"""Only a game's own modules name it, so that adding a game changes nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"family.?tree|patriarch|grandma|happy|poker|solitaire", re.IGNORECASE)
GAMES = "family_tree|patriarch|grandmas_game|happy_graphs|poker_solitaire"
OWN = re.compile(
    rf"server/(games|bots)/({GAMES})/"
    rf"|server/environment/({GAMES})\.py"
    rf"|protocol/games/({GAMES})/"
    rf"|client/(terminal/|line/)?games/({GAMES})[/.]"
    r"|client/bots/examples/"
)


def shared() -> Iterator[str]:
    """Yield the modules that belong to no game."""
    for package in ("server", "protocol", "client"):
        for path in sorted((ROOT / package).rglob("*.py")):
            module = path.relative_to(ROOT).as_posix()
            if OWN.match(module) is None:
                yield module


def words(source: str) -> Iterator[str]:
    """Yield the identifiers and strings of a module, without its docstrings and comments.

    >>> sorted(words("'About poker'; import poker; print(family_tree.deal(game='happy'))"))
    ['deal', 'family_tree', 'game', 'happy', 'poker', 'print']
    """
    tree = ast.parse(source)
    docs = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        for name in ("name", "asname", "id", "attr", "arg", "module"):
            if isinstance(word := getattr(node, name, None), str):
                yield word


@pytest.mark.parametrize("module", [*shared()])
def test_shared_code_names_no_game(module: str) -> None:
    named = [word for word in words((ROOT / module).read_text(encoding="utf-8")) if NAMED.search(word)]
    assert named == []


@pytest.mark.parametrize("source", ["import poker", "x = 'family-tree'", "def happy(): ...", "a.b(patriarch=1)"])
def test_the_name_of_a_game_is_found(source: str) -> None:
    assert any(NAMED.search(word) for word in words(source))
