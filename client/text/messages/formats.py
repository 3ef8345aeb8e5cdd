"""Words in lengths of time and lists.

Made from client/text/en/formats.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def days(number: int) -> str:
    return f"{number} day" if number == 1 else f"{number} days"


def hours(number: int) -> str:
    return f"{number} h"


def minutes(number: int) -> str:
    return f"{number} min"


def seconds(number: int) -> str:
    return f"{number} s"


def and_more(*, names: str, count: int) -> str:
    return f"{names} and {count} more"


def own_words() -> str:
    return "you|your|alone|now|the|who|whoever|all|both|nobody|seat"


def full_stop() -> str:
    return "."


def colon() -> str:
    return ": "


def level(key: Literal["easy", "normal", "strong", "random", "forgetful"]) -> str:
    return {
        "easy": "easy",
        "normal": "normal",
        "strong": "strong",
        "random": "random",
        "forgetful": "forgetful",
    }[key]


def computer(key: Literal["easy", "normal", "strong", "random", "forgetful"]) -> str:
    return {
        "easy": "Easy computer",
        "normal": "Normal computer",
        "strong": "Strong computer",
        "random": "Random computer",
        "forgetful": "Forgetful computer",
    }[key]


def other_computer(level: str) -> str:
    return f"Computer ({level})"


def numbered_computer(*, computer: str, number: str) -> str:
    return f"{computer} {number}"


def between_clauses() -> str:
    return "; "


def between_units() -> str:
    return " "


language.register(globals())
