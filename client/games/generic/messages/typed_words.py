"""Words that players type in line mode: commands, and words of moves.

Made from client/games/generic/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["table", "move"]


def word(key: Word) -> str:
    return {
        "table": "table",
        "move": "move",
    }[key]


language.register(globals())
