from collections.abc import Iterator

import pytest

from client.profile.settings import Settings
from client.text import formats, language
from client.text.cards import face, in_letters, in_signs, own_letters, run_of, show_card, small_face, with_cards
from client.text.glyphs import ASCII
from client.text.lines import Run, show, width
from client.text.tones import Tone
from protocol.cards import JOKERS, PACK, Card, parse_card


@pytest.mark.parametrize("card", [*PACK, *JOKERS])
def test_a_card_is_read_back_as_it_is_shown(card: Card) -> None:
    assert parse_card(show_card(card)) == card
    assert parse_card(ASCII.show(show_card(card))) == card


def test_every_suit_has_a_tone_and_a_sign() -> None:
    assert [run_of(Card(card)) for card in ("TC", "TD", "TH", "TS", "X2")] == [
        Run("10♣", Tone.CLUBS),
        Run("10♦", Tone.DIAMONDS),
        Run("10♥", Tone.HEARTS),
        Run("10♠", Tone.SPADES),
        Run("Joker 2", Tone.JOKER),
    ]


@pytest.mark.parametrize("word", ["", "1X", "10D", "[b]", "♥"])
def test_what_is_no_card_stands_as_it_was_sent(word: str) -> None:
    assert run_of(Card(word)) == Run(word)


def test_a_two_after_a_joker_is_a_card_of_its_own() -> None:
    assert [run.text for run in with_cards("Joker 2♥ Joker 2, Jokers")] == [
        "Joker",
        " ",
        "2♥",
        " ",
        "Joker 2",
        ", Jokers",
    ]


def test_cards_in_a_sentence_have_their_tones() -> None:
    assert with_cards("10♣ is born to Joker and K♥.", Tone.DIM) == (
        Run("10♣", Tone.CLUBS),
        Run(" is born to ", Tone.DIM),
        Run("Joker", Tone.JOKER),
        Run(" and ", Tone.DIM),
        Run("K♥", Tone.HEARTS),
        Run(".", Tone.DIM),
    )


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("8D is covered by JS.", "8♦ is covered by J♠."),
        ("TS and X1 are married", "10♠ and Joker are married"),
        ("The room 2C2-2D2D, 10D, aS and TSX are no cards.", "The room 2C2-2D2D, 10D, aS and TSX are no cards."),
    ],
)
def test_cards_in_a_sentence_of_the_servers_are_shown_as_on_the_screen(sent: str, shown: str) -> None:
    assert in_signs(sent) == shown


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("QS", ["╭─────╮", "│Q♠   │", "│  ♠  │", "│   Q♠│", "╰─────╯"]),
        ("TD", ["╭─────╮", "│10♦  │", "│  ♦  │", "│  10♦│", "╰─────╯"]),
        ("X1", ["╭─────╮", "│Joker│", "│  ★  │", "│Joker│", "╰─────╯"]),
    ],
)
def test_a_face_is_five_lines_of_seven_cells(card: str, drawn: list[str]) -> None:
    lines = face(Card(card))
    assert ["".join(run.text for run in line) for line in lines] == drawn
    assert {width(show(line, ASCII)) for line in lines} == {7}


@pytest.fixture
def chinese() -> Iterator[None]:
    language.use("zh")
    yield
    language.use("en")


@pytest.mark.usefixtures("chinese")
def test_a_face_keeps_its_shape_with_wide_characters() -> None:
    assert [{width(line) for line in drawn(card)} for drawn in (face, small_face) for card in JOKERS] == [
        {7},
        {7},
        {5},
        {5},
    ]


@pytest.mark.usefixtures("chinese")
def test_jokers_have_their_name_and_tone_in_the_language_that_is_spoken_now() -> None:
    assert with_cards("鬼牌2是鬼牌的孩子") == (
        Run("鬼牌2", Tone.JOKER),
        Run("是"),
        Run("鬼牌", Tone.JOKER),
        Run("的孩子"),
    )
    language.use("en")
    assert show_card(JOKERS[0]) == "Joker"


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    formats.use(Settings())


@pytest.mark.parametrize(
    ("code", "own", "shown"),
    [
        ("en", None, "A♠ K♥ Q♦ J♣ 10♠"),
        ("de", "A, K, D, B", "A♠ K♥ D♦ B♣ 10♠"),
        ("es", None, "A♠ K♥ Q♦ J♣ 10♠"),
        ("pl", "A, K, D, W", "A♠ K♥ D♦ W♣ 10♠"),
        ("zh", None, "A♠ K♥ Q♦ J♣ 10♠"),
    ],
)
def test_cards_have_the_letters_of_the_language_if_the_player_wants_them(
    english_again: None, code: str, own: str | None, shown: str
) -> None:
    written = ["AS", "KH", "QD", "JC", "TS"]
    formats.use(Settings(language=code))
    assert own_letters() == own
    assert formats.cards(written) == "A♠ K♥ Q♦ J♣ 10♠"
    formats.use(Settings(language=code, letters="local"))
    assert formats.cards(written) == shown
    assert in_letters("A♠ K♥ Q♦ J♣ 10♠") == shown, "pages have international letters"
    assert [run.tone for run in with_cards(formats.card("QD"))] == [Tone.DIAMONDS]
    formats.use(Settings(language=code))
    assert formats.cards(written) == "A♠ K♥ Q♦ J♣ 10♠"


@pytest.mark.parametrize("code", ["de", "es", "pl", "zh"])
def test_every_face_has_its_width_in_every_language(english_again: None, code: str) -> None:
    formats.use(Settings(language=code, letters="local"))
    for card in (*PACK, *JOKERS):
        assert {width(line) for line in face(card)} == {7}, card
        assert {width(line) for line in small_face(card)} == {5}, card


def test_jokers_have_their_tone_in_every_language(english_again: None) -> None:
    for code in ("en", "de", "es", "pl", "zh", "en"):
        formats.use(Settings(language=code))
        joker, second = show_card(JOKERS[0]), show_card(JOKERS[1])
        assert [run.text for run in with_cards(f"{second} 2♥ {joker}") if run.tone is Tone.JOKER] == [second, joker]
        assert [run.text for run in with_cards(f"打出{joker}。") if run.tone is Tone.JOKER] == [joker]
