"""Words that players type in line mode: commands, and words of moves.

Made from client/games/family_tree/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["tree", "family", "up", "top", "signs", "hands"]


def word(key: Word) -> str:
    return {
        "tree": "tree",
        "family": "family",
        "up": "up",
        "top": "top",
        "signs": "signs",
        "hands": "hands",
    }[key]


language.register(globals())
