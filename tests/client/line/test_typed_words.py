"""The words of each language in line mode: what they mean, and that none is an English one of another meaning."""

from collections.abc import Iterator
from importlib import import_module
from typing import get_args

import pytest

from client.line import typed_words
from client.line.games.catalog import BOARDS
from client.line.games.generic import GenericLines
from client.line.lobby_menu import COMMANDS as COMMANDS_OF_LOBBY
from client.line.room_commands import _FIRST, _REST
from client.line.start_choices import CHOICES
from client.line.typed_words import COMMANDS, WORDS, Words, command_named, in_english, move_in_english, shown
from client.profile.languages import CONVENTIONS
from client.profile.settings import Settings
from client.text import formats
from client.text.typed_cards import cards_typed, plain

LANGUAGES = [code for code in CONVENTIONS if code != "en"]
SHARED = ("mirror", "generic")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    formats.use(Settings())


def tables() -> dict[str, Words]:
    """Return every table of typed words by its place: the shared ones, and each game's."""
    names = [*(name.replace("-", "_") for name in BOARDS), *SHARED]
    texts = {name: import_module(f"client.games.{name}.messages.typed_words") for name in names}
    own = {name: Words(text.word, get_args(text.Word)) for name, text in texts.items()}
    return {"commands": COMMANDS, "words": WORDS, **own}


def commands_of(place: str) -> set[str]:
    """Return the English commands in a table of words, which has words of moves, too."""
    if place == "commands":
        return set(COMMANDS.keys)
    if place == "mirror":
        return {"boards", "other"}
    board = GenericLines() if place == "generic" else BOARDS[place.replace("_", "-")]
    return {each.name for each in board.commands}


def test_every_command_has_its_words() -> None:
    assert {each.name for each in (*_FIRST, *_REST)} | {*CHOICES, *COMMANDS_OF_LOBBY, "more", "help"} == set(
        COMMANDS.keys
    )
    for place, words in tables().items():
        if place != "words":
            assert commands_of(place) <= set(words.keys)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("place", tables())
def test_no_word_means_two_things_in_one_place(code: str, place: str) -> None:
    words = tables()[place]
    formats.use(Settings(language=code))
    meanings: dict[str, str] = {}
    for key in words.keys:
        for word in words.typed(key):
            assert word, f"{key} has an empty word"
            assert word == word.strip()
            english = set(words.keys) - {key}
            assert word.lower() not in english, f"{word}: {key} and an English word"
            assert meanings.setdefault(plain(word), key) == key, f"{word}: {key} and {meanings[plain(word)]}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("place", [place for place in tables() if place != "words"])
def test_no_command_begins_like_an_english_one_of_another_meaning(code: str, place: str) -> None:
    words = tables()[place]
    rooms = {each.name for each in (*_FIRST, *_REST)} | commands_of(place)
    menu = {*CHOICES, "more", "help"} if place == "commands" else rooms
    formats.use(Settings(language=code))
    for key in commands_of(place):
        for word in words.typed(key):
            assert " " not in word, f"a command is one word: {word}"
            for english in (rooms, menu):
                others = [name for name in english if name.startswith(word.lower()) and name != key]
                assert not others or key not in english or word == key, f"{word} means {key}, but begins {others}"
            assert not cards_typed(word), f"{word} is a card"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_is_known_by_each_of_its_words(code: str) -> None:
    formats.use(Settings(language=code))
    for key in COMMANDS.keys:
        for word in COMMANDS.typed(key):
            assert command_named(word.upper(), COMMANDS.keys) == [key]
        assert command_named(shown(key), COMMANDS.keys, begun=True)[:1]


MOVES = {
    "de": [
        ("grandmas-game", "Stapel 5 auf Herz aufwärts", "pile 5 to hearts up"),
        ("grandmas-game", "Dame Herz aufwärts", "Q hearts up"),
        ("grandmas-game", "8ka abwärts", "8D down"),
        ("poker-solitaire", "Herz Dame c3", "QH c3"),
        ("poker-solitaire", "dhe auf c3", "QH to c3"),
        ("happy-graphs", "3 Karo auf N50", "3D at N50"),
        ("happy-graphs", "nimm N50", "take N50"),
        ("patriarch", "raten 3(4(2) A(5))", "guess 3(4(2) A(5))"),
        ("family-tree", "Herz 7", "7H"),
    ],
    "es": [
        ("grandmas-game", "pila 5 a corazones ascendente", "pile 5 to hearts up"),
        ("poker-solitaire", "reina de corazones c3", "QH c3"),
        ("poker-solitaire", "QH a c3 de la matriz 2", "QH to c3 in matrix 2"),
        ("happy-graphs", "3 de picas en N50 en el grupo 2", "3S at N50 in group 2"),
        ("family-tree", "as de picas", "AS"),
    ],
    "pl": [
        ("grandmas-game", "stos 5 na kier w górę", "pile 5 to hearts up"),
        ("poker-solitaire", "dama kier na c3", "QH to c3"),
        ("family-tree", "król pik", "KS"),
    ],
    "zh": [
        ("grandmas-game", "牌堆5到红桃升", "pile 5 to hearts up"),
        ("poker-solitaire", "黑桃K到c3", "KS to c3"),
        ("happy-graphs", "红桃3在N50", "3H at N50"),
        ("family-tree", "红桃7", "7H"),
    ],
}


@pytest.mark.parametrize(
    ("code", "game", "typed", "english"), [(code, *case) for code, cases in MOVES.items() for case in cases]
)
def test_a_move_is_read_in_the_language(code: str, game: str, typed: str, english: str) -> None:
    board = BOARDS[game]
    formats.use(Settings(language=code))
    assert move_in_english(typed, board.words, card_words=board.card_words) == english
    assert move_in_english(english, board.words, card_words=board.card_words) == english, "English stays"


@pytest.mark.parametrize(
    ("code", "typed", "english"),
    [
        ("de", "ja", "yes"),
        ("de", "Tipps an", "hints on"),
        ("de", "stark Rolle minimieren Nummer 7", "strong role minimizer number 7"),
        ("de", "strong role minimizer", "strong role minimizer"),
        ("es", "sí", "yes"),
        ("pl", "tak", "yes"),
        ("pl", "podpowiedzi wyłącz", "hints off"),
        ("zh", "是", "yes"),
        ("zh", "小是", "小是"),
    ],
)
def test_answers_and_values_are_read_in_the_language(code: str, typed: str, english: str) -> None:
    formats.use(Settings(language=code))
    assert in_english(typed) == english


def test_in_english_nothing_changes() -> None:
    assert typed_words.help_all() == "help all"
    for key in (*COMMANDS.keys, *WORDS.keys):
        assert in_english(key) == key
