"""The spectators of a room.

Made from client/text/en/spectators.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def spectators(number: int) -> str:
    return "1 spectator" if number == 1 else f"{formats.number(number)} spectators"


def spectators_named(*, number: int, names: Sequence[str]) -> str:
    return ("1 spectator" if number == 1 else f"{formats.number(number)} spectators") + f": {formats.every(names)}"


def more(number: int) -> str:
    return f"{formats.number(number)} more"


def others(number: int) -> str:
    return "1 other" if number == 1 else f"{formats.number(number)} others"


def you_watch() -> str:
    return "you are watching"


def you_watch_with(names: Sequence[str]) -> str:
    return f"you are watching, with {formats.every(names)}"


language.register(globals())
