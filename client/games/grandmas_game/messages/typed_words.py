"""Words that players type in line mode: commands, and words of moves.

Made from client/games/grandmas_game/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["board", "dealing", "safe", "undo", "redo", "deal", "give-up", "order", "peek", "pile", "to", "up", "down"]


def word(key: Word) -> str:
    return {
        "board": "board",
        "dealing": "dealing",
        "safe": "safe",
        "undo": "undo",
        "redo": "redo",
        "deal": "deal",
        "give-up": "give-up",
        "order": "order",
        "peek": "peek",
        "pile": "pile",
        "to": "to",
        "up": "up",
        "down": "down",
    }[key]


language.register(globals())
