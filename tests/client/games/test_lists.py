"""What lists of games say about each game, in each language."""

from collections.abc import Iterator

import pytest

from client.games.parts import about as in_manifest
from client.games.word_catalog import about
from client.text import language
from protocol.games.catalog import manifests


@pytest.fixture
def german() -> Iterator[None]:
    """Messages in German."""
    language.use("de")
    yield
    language.use(language.ENGLISH)


@pytest.mark.parametrize("game", manifests())
def test_english_says_what_the_manifest_says_to_clients_that_lack_the_game(game: str) -> None:
    assert about(game) == in_manifest(game)


@pytest.mark.usefixtures("german")
def test_lists_of_games_follow_the_language() -> None:
    assert about("patriarch") == "errate den Stammbaum, den jemand versteckt"
    assert not {about(game) for game in manifests()} & {in_manifest(game) for game in manifests()}
