"""A tournament in words: its scores and its next game."""

from client.net.frames import ShownRoom
from client.text import formats
from client.text.messages import match as match_text
from client.text.messages import tournament as tournament_text
from protocol.room import TournamentInfo, TournamentName

COLUMNS: tuple[tournament_text.Column, ...] = ("name", "legs", "highest", "lowest", "average")
"""The keys of the table's columns."""


def row(name: TournamentName) -> tuple[str, ...]:
    """Return the scores of a name as a row of the table."""
    high, low = (formats.number(score) if score is not None else "–" for score in (name.highest, name.lowest))
    average = formats.exact(name.average) if name.average is not None else "–"
    return name.name, formats.number(name.legs), high, low, average


def standings(tournament: TournamentInfo) -> list[str]:
    """Return a line on the scores of each name, and one on the players of the next game."""
    lines = []
    for name in tournament.names:
        called, _, high, low, average = row(name)
        lines.append(tournament_text.scores(name=called, games=name.legs, high=high, low=low, average=average))
    playing = [name for name in tournament.plays if name is not None]
    return [*lines, *([tournament_text.next_players(playing)] if playing else [])]


def next_cards(room: ShownRoom) -> str:
    """Return the cards of the next game: new ones, the cards of a number, or the last ones."""
    if room.agreed == "same_number" and room.match is not None:
        return match_text.number_again_in_tournament(room.match.number)
    return tournament_text.next_cards(room.number)
