"""Words in lengths of time and lists.

Made from client/text/en/formats.ftl by `python -m client.catalogue`.
"""

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
    return "you|your|alone|now|the|who|whoever|all|both|nobody|seat|random computer|easy computer|normal computer|strong computer"


def full_stop() -> str:
    return "."


def colon() -> str:
    return ": "


language.register(globals())
