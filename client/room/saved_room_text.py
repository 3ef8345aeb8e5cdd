"""The line that describes a room that can be resumed."""

from datetime import datetime

from client.games.word_catalog import GAMES, title_of
from client.profile.saved_rooms import SavedRoom
from client.text import formats
from client.text.messages import start as start_text


def details(room: SavedRoom) -> str:
    """Return which game a room is about, with whom, when something last happened there, and whose turn it was.

    >>> from functools import partial
    >>> saved = partial(SavedRoom, "HOST/KZ7-4QM2", others=(), hosted=False, finished=False, when="?", form="solo")
    >>> details(saved("Family Tree", number=7, score=240))
    'Family Tree on 7, 240 points'
    >>> details(saved("Grandma’s Game", number=7, score=57))
    'Grandma’s Game on 7, 57 cards'
    """
    if room.form == "solo" and not room.competes:  # a long number leaves no space for the time
        counted = next((say.counted for game, say in GAMES.items() if title_of(game) == room.title), str)
        score = counted(room.score) if room.score is not None else None
        return start_text.solo_game(game=room.title, number=room.number, score=score)
    at = _time(room.when)
    if room.competes:
        return start_text.tournament(names=room.competes, at=at)
    if room.looks_on:
        levels = formats.every([formats.level(each) for each in room.others])
        return start_text.computer_game(levels=levels, at=at)
    other = formats.names(room.others, 1) if room.others else None
    turn = None if room.turn is None else start_text.turn(mine=room.turn == "mine", other=other)
    return formats.facts((start_text.match(game=room.title, other=other, at=at), turn))


def _time(when: str) -> int:
    """Return an ISO 8601 time in ms since 1970 UTC; an invalid time counts as long ago."""
    try:
        return round(datetime.fromisoformat(when).timestamp() * 1000)
    except ValueError:
        return 0
