"""Words that players type in line mode: commands, and words of moves.

Made from client/games/patriarch/text/en/typed_words.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


Word = Literal["guesses", "queue", "notes", "grade", "tree", "guess", "open"]


def word(key: Word) -> str:
    return {
        "guesses": "guesses",
        "queue": "queue",
        "notes": "notes",
        "grade": "grade",
        "tree": "tree",
        "guess": "guess",
        "open": "open",
    }[key]


language.register(globals())
