"""Titles for a list of records."""

from client.games.word_catalog import GAMES, title_of
from client.replay.sources import Found
from client.text import formats
from client.text.messages import records as records_text


def match_list_title(shown: int, *, more: bool) -> str:
    """Ask which match of a list to watch; `more`: the file has more records than are listed.

    >>> match_list_title(1000, more=True)
    'Which match? Only the first 1,000 are listed; --index N opens a later one.'
    """
    return records_text.which_of_first(shown) if more else records_text.which()


def record_title(record: Found) -> str:
    """Name a record's match by its game, number, players and scores, or say why it is not a record."""
    if record.fault is not None:
        return records_text.not_a_record(record.fault)
    title = records_text.without_number() if record.number is None else records_text.number(record.number)
    if record.game is not None:
        game = title_of(record.game) if record.game in GAMES else record.game
        title = records_text.game_and_number(game=game, number=title)
    scores = [*record.scores, *[None] * len(record.names)]
    players = formats.listed(
        records_text.player(name=name, score=score) for name, score in zip(record.names, scores, strict=False) if name
    )
    return records_text.match_and_players(match=title, players=players) if players else title
