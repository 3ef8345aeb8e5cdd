import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.profile.languages import CONVENTIONS
from client.profile.settings import Settings
from client.text import formats
from client.text.cards import show_card
from client.text.typed_cards import cards_typed, own_capitals, own_signs, read_card
from protocol.cards import JOKERS, PACK, parse_card

CASES = json.loads((Path(__file__).parents[1] / "cases" / "typed_cards.json").read_text("utf-8"))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    formats.use(Settings())


def test_every_language_has_cases() -> None:
    assert set(CASES) == set(CONVENTIONS)


@pytest.mark.parametrize(("code", "typed", "cards"), [(code, *case) for code, cases in CASES.items() for case in cases])
def test_a_typed_card_is_read_in_english_and_in_the_language(code: str, typed: str, cards: list[str]) -> None:
    formats.use(Settings(language=code))
    assert cards_typed(typed) == cards


@pytest.mark.parametrize("code", CONVENTIONS)
@pytest.mark.parametrize("letters", ["international", "local"])
def test_every_card_can_be_typed_as_it_is_shown_and_in_english(code: str, letters: str) -> None:
    formats.use(Settings(language=code, letters=letters))  # type: ignore[arg-type] # both are values
    for card in (*PACK, *JOKERS):
        assert read_card(show_card(card)) == card
        assert read_card(card) == read_card(card.lower()) == card == parse_card(card)


def test_a_text_that_is_short_for_several_cards_names_them() -> None:
    formats.use(Settings(language="de"))
    with pytest.raises(ValueError, match="„7k“ kann 7♣ oder 7♦ sein"):
        read_card("7k")


def test_the_characters_of_a_language_are_known_to_screens_that_read_keys() -> None:
    assert own_signs() == frozenset()
    formats.use(Settings(language="de"))
    assert own_capitals() == set("AKDBHPT")
    assert own_signs() >= set("pPikKreuzöÖ")
