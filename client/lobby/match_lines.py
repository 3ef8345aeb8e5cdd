"""Lists of finished matches, and two players' results against each other, as lines of a screen. Pure."""

from collections.abc import Sequence

from client.games.word_catalog import GAMES, title_of
from client.lobby import match_result, match_search
from client.lobby.match_search import MatchSearch
from client.lobby.tally import summed
from client.text import formats
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Run, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.tones import Tone
from protocol.ids import Form, PlayerId, Seat
from protocol.scores import HeadToHeadEvent, HeadToHeadRow, PastMatch

MORE = "more"
"""The id of the item that leads to more matches; no match has it."""


def listed(matches: Sequence[PastMatch], more: str | None, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return a list of matches; an item's id is the match. `more` is the text of the item for more matches, if any."""
    rows = [
        (formats.recent(each.at), with_pace(each, game_form(each.game, each.form)), match_result.row(each))
        for each in matches
    ]
    lines = columns(rows, cells, glyphs, gives=2, right={0})
    items = [Item(line, each.match) for line, each in zip(lines, matches, strict=True)]
    return items if more is None else [*items, Item((Run(more, Tone.DIM),), MORE)]


def described(search: MatchSearch, opponent: PlayerId | None, matches: Sequence[PastMatch]) -> str:
    """Describe a search; an opponent has the latest name that the matches show."""
    seats = [seat for match in matches for seat in match.seats if seat.player == opponent]
    return match_search.described(
        game=title(search.game) if search.game is not None else None,
        opponent=match_result.called(seats[0]) if seats else search.opponent,
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
    """Return the results by game and form as a list; `game_of` reads an item's id.

    `mine`: the first player is the reader, `own`: one of the two is.
    """
    if not told.rows:
        none = matches_text.never_met(name=told.name, opponent=told.opponent_name, mine=mine, own=own)
        return [Item(line) for line in wrap((Run(none, Tone.DIM),), cells, glyphs)]
    unwon = any(row.played for row in told.rows)
    heads: list[matches_text.Column] = ["matches", "won", "drawn", "lost", "played", "last"]
    head = ("", *(matches_text.column(each) for each in heads if unwon or each != "played"))
    rows = [(game_form(row.game, row.form), *_figures(row, unwon=unwon), formats.date(row.last)) for row in told.rows]
    won, drawn, lost, played = summed(told.rows)
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
    total = [(matches_text.total(), *_figures(every, unwon=unwon), "")] if len(rows) > 1 else []
    right = range(1, len(head) - 1)
    first, *lines = columns([head, *rows, *total], cells, glyphs, gives=0, right=right)
    return [
        Item(tuple(Run(run.text, Tone.DIM) for run in first)),
        *[Item(line, row_id(row.game, row.form)) for line, row in zip(lines, told.rows, strict=False)],
        *[Item(line) for line in lines[len(rows) :]],
        Item(()),
        Item((Run(met(every.first, every.last), Tone.DIM),)),
    ]


def game_form(game: str, form: Form) -> str:
    """Return a game's title, with the form if it is not the usual one."""
    return lobby_text.game_form(game=title(game), form=form)


def with_pace(match: PastMatch, what: str) -> str:
    """Return the text about a match, with its pace if it was a correspondence game."""
    return matches_text.by_correspondence(what) if match.correspondence else what


def met(first: int, last: int) -> str:
    """Return when two players met first and last, at times in ms since 1970 UTC."""
    if formats.date(first) == formats.date(last):
        return matches_text.met_once(first)
    return matches_text.met(first=first, last=last)


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
    """Return a game's title; the name of a game that is unknown here."""
    return title_of(game) if game in GAMES else game


def _figures(row: HeadToHeadRow, *, unwon: bool) -> tuple[str, ...]:
    figures = [row.won + row.drawn + row.lost + row.played, row.won, row.drawn, row.lost]
    return tuple(formats.number(each) for each in [*figures, *([row.played] if unwon else [])])
