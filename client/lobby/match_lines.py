"""Lists of finished matches, and two players' results against each other, as lines of a screen. Pure."""

from collections.abc import Sequence

from client.games.word_catalog import GAMES, title_of
from client.lobby import match_words as words
from client.lobby import standings_words
from client.lobby.match_search import MatchSearch
from client.text.columns import columns
from client.text.formats import number as written
from client.text.glyphs import Glyphs
from client.text.lines import Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.ids import Form, PlayerId, Seat
from protocol.scores import HeadToHeadEvent, HeadToHeadRow, PastMatch

MORE = "more"
"""The id of the item that leads to more matches; no match has it."""


def listed(matches: Sequence[PastMatch], more: str | None, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return a list of matches; an item's id is the match. `more` is the text that leads to more, if there are."""
    say = standings_words
    rows = [(say.when(each.at), say.played(title(each.game), each.form), say.past(each)) for each in matches]
    lines = columns(rows, cells, glyphs, gives=2)
    items = [Item(line, each.match) for line, each in zip(lines, matches, strict=True)]
    return items if more is None else [*items, Item((Run(more, Tone.DIM),), MORE)]


def described(search: MatchSearch, opponent: PlayerId | None, matches: Sequence[PastMatch]) -> str:
    """Return what is searched for; an opponent has the latest name that the matches show."""
    seats = [seat for match in matches for seat in match.seats if seat.player == opponent]
    return words.described(
        game=title(search.game) if search.game is not None else None,
        opponent=standings_words.called(seats[0]) if seats else search.opponent,
        result=search.result,
        since=search.since,
        until=search.until,
        number=search.number,
    )


def pair_of(match: PastMatch) -> tuple[PlayerId, PlayerId] | None:
    """Return a match's player and the first opponent; None without an opponent."""
    seat = match.seat or Seat(0)
    player = match.seats[seat].player
    others = [each.player for each in match.seats if each.player != player]
    return (player, others[0]) if others else None


def head_to_head(told: HeadToHeadEvent, cells: int, glyphs: Glyphs, *, mine: bool, own: bool) -> list[Item]:
    """Return the results by game and form as a list; an item's id is what `game_of` reads.

    `mine`: the first player is the reader, `own`: one of the two is.
    """
    if not told.rows:
        none = words.never_met(told.name, told.opponent_name, mine=mine, own=own)
        return [Item(line) for line in wrap((Run(none, Tone.DIM),), cells, glyphs)]
    unwon = any(row.played for row in told.rows)
    head = (*words.VERSUS_COLUMNS, *([words.NO_WINNER] if unwon else []), words.LAST)
    rows = [
        (standings_words.played(title(row.game), row.form), *_figures(row, unwon=unwon), words.short_day(row.last))
        for row in told.rows
    ]
    won, drawn, lost, played = words.summed(told.rows)
    every = HeadToHeadRow(
        game="",
        form="match",
        won=won,
        lost=lost,
        drawn=drawn,
        played=played,
        first=min(row.first for row in told.rows),
        last=max(row.last for row in told.rows),
    )
    total = [(words.ALL, *_figures(every, unwon=unwon), "")] if len(rows) > 1 else []
    right = range(1, len(head) - 1)
    first, *lines = columns([head, *rows, *total], cells, glyphs, gives=0, right=right)
    return [
        Item(tuple(Run(run.text, Tone.DIM) for run in first)),
        *[Item(line, row_id(row.game, row.form)) for line, row in zip(lines, told.rows, strict=False)],
        *[Item(line) for line in lines[len(rows) :]],
        Item(()),
        Item((Run(words.met(every.first, every.last), Tone.DIM),)),
    ]


def row_id(game: str, form: Form) -> str:
    """Return the id of the item of a form of a game."""
    return f"{game} {form}"


def game_of(id: str) -> str:
    """Return the game of an item by its id.

    >>> game_of(row_id("family-tree", "mirror"))
    'family-tree'
    """
    return id.split(" ", 1)[0]


def title(game: str) -> str:
    """Return a game's title; a game that is unknown here has its name."""
    return title_of(game) if game in GAMES else game


def _figures(row: HeadToHeadRow, *, unwon: bool) -> tuple[str, ...]:
    figures = [row.won + row.drawn + row.lost + row.played, row.won, row.drawn, row.lost]
    return tuple(written(each) for each in [*figures, *([row.played] if unwon else [])])
