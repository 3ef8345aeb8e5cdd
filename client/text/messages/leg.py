"""A leg while it is played, for every game.

Made from client/text/en/leg.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def number(*, number: int, known: bool) -> str:
    return f"number {formats.game_number(number)}, known from the start" if known else f"number {formats.game_number(number)}"


def number_hidden(commitment: str | None) -> str:
    return "number hidden" if commitment is None else f"number hidden ✓ fingerprint {commitment}…"


def table_of(name: str) -> str:
    return f"{formats.name(name)}’s table"


def change(*, change: int, meaning: Literal["good", "bad", "none"]) -> str:
    return f"{formats.signed(change)}" + (", in your favour" if meaning == "good" else ", against you" if meaning == "bad" else "")


def dead_number() -> str:
    return "This is a dead number: it ends after a few cards whatever you play."


language.register(globals())
