"""Words that players type in line mode: commands, and words of moves.

Made from client/games/happy_graphs/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["board", "cards", "hands", "undo", "redo", "take", "done", "at", "group", "in"]


def word(key: Word) -> str:
    return {
        "board": "board",
        "cards": "cards",
        "hands": "hands",
        "undo": "undo",
        "redo": "redo",
        "take": "take",
        "done": "done",
        "at": "at",
        "group": "group",
        "in": "in",
    }[key]


language.register(globals())
