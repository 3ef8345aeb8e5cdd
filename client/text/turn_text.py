"""Whose turn it is, in words."""

from client.text.messages import game as game_text
from client.text.messages import people as people_text

COMPUTER = "computer"
"""The end of the names of computer players."""


def turn(name: str, mine: bool, whole: str | None = None) -> str:
    """Return whose turn it is; `whole` is the name if `name` is cut to fit.

    >>> turn("Ben", mine=False), turn("easy co…", mine=False, whole="easy computer")
    ('Ben’s turn', 'easy co… thinks')
    """
    if mine:
        return game_text.your_turn()
    return game_text.turn(name=name, computer=(whole or name).endswith(COMPUTER))


def moving(name: str, number: int, of: int, *, mine: bool) -> str:
    """Return who may move at the same time: `number` of `of` players, including the reader or the named one.

    >>> moving("", 2, 2, mine=True), moving("Ann", 3, 4, mine=False), moving("Ben", 1, 2, mine=False)
    ('both play', '3 play', 'Ben plays on')
    """
    if number > 1:
        return people_text.moving(
            players="both" if of == 2 else "all" if number == of else "some", number=number, name=""
        )
    return people_text.moving(players="you" if mine else "one", number=number, name=name)
