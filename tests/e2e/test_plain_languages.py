"""Line mode in other languages than English, through pipes: real processes that play by the words of the language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from client.profile.settings import read_settings
from tests.e2e import copied
from tests.e2e.standing import standing

Told = Callable[..., str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with standing(tmp_path_factory.mktemp("data"), TURNABOUT_COMPUTER_PAUSE="0") as address:
        yield address


@pytest.fixture
def told(tmp_path: Path, server: str) -> Told:
    """Tells what `turnabout play` says in a language to what is typed."""

    def run(language: str, typed: list[str], *words: str, letters: str = "international") -> str:
        (tmp_path / "settings.toml").write_text(f'language = "{language}"\nletters = "{letters}"\n', "utf-8")
        done = copied.told(
            *("client.cli", "play", "--plain", "--server", server, "--name", "Anna", *words),
            given="\n".join([*typed, ""]),
            environment={"TURNABOUT_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        )
        assert (done.returncode, done.stderr) == (0, ""), f"{done.stdout}\n{done.stderr}"
        return done.stdout

    return run


def in_order(told: str, *texts: str) -> None:
    """Hold that these were said one after the other."""
    at = 0
    for text in texts:
        found = told.find(text, at)
        assert found >= 0, f"{text!r} was not said after {at}:\n{told}"
        at = found + len(text)


def test_a_game_and_a_match_are_played_in_german(told: Told) -> None:
    game = ["allein 9", "Karo 7", "7k", "tanz", "baum", "hilfe", "aufgeben", "nein", "neu", "aufgeben", "raus"]
    match = ["gegen", "zurück", "gegen leicht nummer 9 rolle minimieren tipps an", "ansehen", "raus", "schluss"]
    in_order(
        told("de", [*game, *match], letters="local"),
        "  spiel: Das Spiel wählen",
        "> allein 9\n",
        "keine Stelle für B♥",
        "> Karo 7\n",
        "du: 6♠ auf 7♦, +10.",
        "„7k“ kann 7♣ oder 7♦ sein.",
        "Unbekannter Befehl „tanz“. Tippe „hilfe“.",
        "> baum\nGeneration 1: 7♦ und 9♣",
        "  baum (tree, t): ",
        "Die englischen Befehle gehen auch.",
        "ja oder nein: nein\n",
        "Du hast dieses Spiel abgebrochen",
        "> gegen\n",
        "  leicht: ",
        "Stufe (leer: leicht): zurück\n",
        "du minimierst, ",
        "> schluss\n",
    )


def test_games_are_played_in_polish(told: Told) -> None:
    family = ["samemu 9", "karo 7", "układy", "poddaj", "co", "tak", "wyjdź", "zasady krótko"]
    grandma = ["gra grandmas-game", "samemu 7", "stos 7 na pik w górę", "rozdaj", "stół", "wyjdź"]
    poker = ["gra poker-solitaire", "samemu 7", "kier 7 na c3", "plansza", "wyjdź", "zamknij"]
    in_order(
        told("pl", [*family, *grandma, *poker], letters="local"),
        "W♥",
        "> karo 7\n",
        "ty: 6♠ na 7♦, +10.",
        "tak lub nie: co\n",
        "Wpisz tak albo nie.",
        "Partia porzucona",
        "> zasady krótko\n",
        "walet; ",
        "2 W♥ (6)",
        "> stos 7 na pik w górę\n",
        "A♠",
        "> rozdaj\n",
        "> stół\nStosy: A ",
        "> kier 7 na c3\n",
        "ty: 7♥ na c3.",
        "> plansza\n",
        "> zamknij\n",
    )


def test_a_game_is_played_in_chinese(told: Told) -> None:
    typed = ["单人 9", "方块7", "得分", "家庭 黑桃6", "红7x", "自动提示 开", "帮助 全部", "离开", "退出"]
    in_order(
        told("zh", typed),
        "> 方块7\n",
        "你：6♠放到7♦",
        "> 得分\n得分20",
        "> 家庭 黑桃6\n第2代：6♠",
        "“帮助”",
        "自动提示 关",
        "  自动提示 开|关 (hints): ",
        "英文命令也可以用。",
        "> 离开\n",
        "> 退出\n",
    )


def test_english_words_work_in_every_language(told: Told) -> None:
    for language in ("de", "es", "pl", "zh"):
        typed = ["alone 9", "7d", "tree", "family 7d", "leave", "settings letters local", "quit"]
        in_order(told(language, typed), "> 7d\n", "6♠", "> tree\n", "> family 7d\n", "letters local", "> quit\n")


def test_letters_change_at_once(told: Told, tmp_path: Path) -> None:
    letters = ["einstellungen buchstaben lokal", "allein 9", "raus", "settings letters", "schluss"]
    said = told("de", ["allein 9", "raus", *letters])
    in_order(said, "keine Stelle für J♥", "keine Stelle für B♥", "  letters local (international, local)")
    assert read_settings(tmp_path / "settings.toml")[0].letters == "local"
