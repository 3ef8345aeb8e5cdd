"""Words that players type in line mode: commands, and words of moves.

Made from client/games/mirror/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["boards", "other"]


def word(key: Word) -> str:
    return {
        "boards": "boards",
        "other": "other",
    }[key]


language.register(globals())
