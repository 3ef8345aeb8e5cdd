"""Words that players type in line mode: commands, and words of moves.

Made from client/games/poker_solitaire/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["board", "lines", "pass", "done", "to", "in", "matrix", "common", "your"]


def word(key: Word) -> str:
    return {
        "board": "board",
        "lines": "lines",
        "pass": "pass",
        "done": "done",
        "to": "to",
        "in": "in",
        "matrix": "matrix",
        "common": "common",
        "your": "your",
    }[key]


language.register(globals())
