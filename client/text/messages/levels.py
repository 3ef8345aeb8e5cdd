"""The levels of computer players.

Made from client/text/en/levels.ftl by `python -m client.catalogue`.
"""

from typing import Literal


Level = Literal["easy", "normal", "strong", "random", "forgetful"]


def level(key: Level) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "easy": "makes mistakes, like a beginner",
        "normal": "plays well and looks ahead",
        "strong": "hard to beat; thinks longer",
        "random": "plays random moves",
        "forgetful": "strong, but forgets how cards were dealt",
    }[key]
