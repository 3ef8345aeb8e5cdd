"""The check that a deal was fair, once the number is revealed.

Made from client/text/en/fair_deal.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def checking() -> str:
    return "Checking that the deal was fair …"


def fair() -> str:
    return "Fair deal: the number was fixed at the start, and the cards match it."


def number_was(*, number: int, known: bool) -> str:
    return f"The number was {formats.game_number(number)}" + (", known from the start" if known else "") + "."


def numbers_were(numbers: Sequence[str]) -> str:
    return f"The numbers were {formats.every(numbers)}."


def number_in_list(*, number: int, leg: int) -> str:
    return f"{formats.game_number(number)} (leg {leg})"


def finding(key: Literal["commitment_kept", "commitment_broken", "commitment_changed", "number_missing", "deck_dealt", "deck_different", "cards_as_seen", "cards_different", "cards_unchecked", "record_missing"]) -> str:
    return {
        "commitment_kept": "The number matches the fingerprint shown at the start.",
        "commitment_broken": "The number doesn’t match the fingerprint shown at the start.",
        "commitment_changed": "The fingerprint is not the one shown at the start.",
        "number_missing": "The server did not fully reveal the number, so nothing can be checked.",
        "deck_dealt": "Verified: this number deals the deck you played.",
        "deck_different": "The cards that were played are not the cards of this number.",
        "cards_as_seen": "Every card you saw came in that deck’s order.",
        "cards_different": "A card you saw is different in the record.",
        "cards_unchecked": "The cards are not checked here: run turnabout verify where the game is installed.",
        "record_missing": "The server did not give the record, so the cards can’t be compared.",
    }[key]


def no_cards_seen() -> str:
    return "You saw no cards revealed, so there is nothing to compare."


def first_difference(*, move: int, leg: int) -> str:
    return f"The first difference is move {move} of leg {leg}."


language.register(globals())
