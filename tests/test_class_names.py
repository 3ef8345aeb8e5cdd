"""A class has a name of its own in the server, so that a name in a log, a test or a traceback means one thing."""

import ast
from collections import defaultdict
from pathlib import Path

from server.games.catalog import GAMES

SERVER = Path(__file__).parent.parent / "server"
ALL = "every game"


def game_of(path: Path) -> str:
    """Return the game to which a module belongs, or `ALL`.

    Each game has its own `State`, `Move` or `Twin`, which are the same part of it.
    """
    parts = path.relative_to(SERVER).with_suffix("").parts
    names = {name.replace("-", "_") for name in GAMES}
    return next((part for part in parts if part in names), ALL)


def shared_names(classes: dict[str, list[Path]]) -> dict[str, list[str]]:
    """Return the names that classes share, with the classes' modules; different games may use the same name."""
    found = {}
    for name, paths in classes.items():
        games = [game_of(path) for path in paths]
        if len(paths) > len(set(games)) or (ALL in games and len(paths) > 1):
            found[name] = [str(path.relative_to(SERVER)) for path in paths]
    return found


def test_no_two_classes_share_a_name() -> None:
    classes = defaultdict(list)
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                classes[node.name].append(path)
    assert len(classes) > 300
    assert shared_names(classes) == {}


def test_only_classes_of_different_games_may_share_a_name() -> None:
    of_game, of_another = SERVER / "games/patriarch/state.py", SERVER / "games/family_tree/state.py"
    bots, shared = SERVER / "bots/patriarch/search.py", SERVER / "table/room.py"
    assert shared_names({"State": [of_game, of_another]}) == {}
    assert shared_names({"State": [of_game, bots]}).keys() == {"State"}
    assert shared_names({"State": [of_game, shared]}).keys() == {"State"}
    assert shared_names({"State": [shared, SERVER / "table/match.py"]}).keys() == {"State"}
