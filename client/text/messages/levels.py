"""The levels of computer players.

Made from client/text/en/levels.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def level(key: Literal["easy", "normal", "strong", "random", "forgetful"]) -> str:
    return {
        "easy": "makes mistakes, like a beginner",
        "normal": "plays well and looks ahead",
        "strong": "hard to beat; thinks longer",
        "random": "plays random moves",
        "forgetful": "strong, but forgets how cards were dealt",
    }[key]


language.register(globals())
