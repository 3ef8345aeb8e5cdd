"""Games are found by the entry points of the packages that are installed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from protocol.games.catalog import BrokenGame, Parts, first_game, installed_games, manifests, reasons_of, view_class
from protocol.schema import schemas
from protocol.views import VIEW

Install = Callable[[str, str], None]
CACHED = (installed_games, manifests, view_class, reasons_of)
MANIFEST = """
from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="two-words", title="Two Words", about="", view="", options="", rules=""
)
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install packages, each with an entry point of a game: package and entry point are the arguments."""

    def put(package: str, entry: str) -> None:
        directory = tmp_path / f"{package}-1.2.dist-info"
        directory.mkdir()
        (directory / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (directory / "entry_points.txt").write_text(f"[turnabout.games]\n{entry}\n")
        (tmp_path / f"{package}.py").write_text(MANIFEST)
        forget()

    def forget() -> None:
        for function in CACHED:
            function.cache_clear()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield put
    monkeypatch.undo()
    forget()


def test_an_installed_game_is_found_after_the_built_in_ones(install: Install) -> None:
    built_in = list(manifests())
    install("two_words", "two-words = two_words:MANIFEST")
    assert list(manifests()) == [*built_in, "two-words"] and first_game() == built_in[0]
    game = installed_games()["two-words"]
    assert (game.manifest.title, game.package, game.version) == ("Two Words", "two_words", "1.2")
    assert {game.package for game in installed_games().values()} == {"turnabout", "two_words"}
    assert reasons_of("two-words").meanings == {}
    assert not any("two_words" in name for name in schemas()), "a package has the schemas of its own games"


def test_a_part_is_only_there_for_games_that_have_it(install: Install) -> None:
    before = Parts("record_check")
    games = list(before)
    install("two_words", "two-words = two_words:MANIFEST")
    assert list(Parts("record_check")) == games and len(Parts("record_check")) == len(games)
    assert list(Parts("title")) == [*games, "two-words"]
    for game in ("two-words", "no-such-game"):
        with pytest.raises(KeyError):
            Parts("record_check")[game]


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        ("two-words = no_such_module:MANIFEST", "two-words in the package words cannot be loaded: No module named"),
        ("two-words = words:NOTHING", "two-words in the package words cannot be loaded: .*NOTHING"),
        ("two-words = words:__name__", "words:__name__ in the package words should be a Manifest, but it is 'words'"),
        ("three = words:MANIFEST", "The entry point three of the package words names the manifest of two-words"),
        ("family-tree = words:MANIFEST", "The entry point family-tree of the package words names the manifest of two"),
    ],
)
def test_a_package_whose_game_cannot_be_loaded_is_named(install: Install, entry: str, error: str) -> None:
    install("words", entry)
    with pytest.raises(BrokenGame, match=error):
        installed_games()


def test_two_packages_cannot_have_the_same_game(install: Install) -> None:
    install("words_a", "two-words = words_a:MANIFEST")
    install("words_b", "two-words = words_b:MANIFEST")
    with pytest.raises(BrokenGame, match="both have a game called two-words"):
        installed_games()


@pytest.mark.parametrize(
    ("view", "error"),
    [
        ({"game": "two-words", "ply": 0}, "roles"),
        ({"ply": 0}, "it should be a view, an object with the name of its game"),
        (7, "it should be a view"),
        ({"game": "family-tree", "ply": "x"}, "ply"),
    ],
)
def test_what_is_no_view_of_an_installed_game_is_refused(view: object, error: str) -> None:
    with pytest.raises(ValidationError, match=error):
        VIEW.validate_python(view)
