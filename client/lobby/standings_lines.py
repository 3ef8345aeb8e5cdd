"""Standings and a player's page as lines of a screen. Pure."""

from client.games.word_catalog import GAMES
from client.lobby import score_text
from client.lobby.match_lines import listed, title
from client.lobby.tally import tally
from client.text import formats
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.messages import standings as standings_text
from client.text.tones import Tone
from protocol.ids import PlayerId, level_of
from protocol.scores import GameOfPlayer, HighScore, PlayerEvent, RatingRow, StandingsEvent

_COLUMNS: tuple[standings_text.Column, ...] = ("rating", "uncertainty", "matches", "won", "drawn", "lost", "last")


def standings(told: StandingsEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """List the rated players, the best first, and below them the reader, if not among them."""
    own = told.own
    below = [own] if own is not None and all(row.player != own.player for row in told.rows) else []
    unlisted = rest(told)
    last = [Item(line) for line in wrap((Run(unlisted, Tone.DIM),), cells, glyphs)] if unlisted else []
    if not told.rows and not below:
        none = wrap((Run(standings_text.nobody_rated(), Tone.DIM),), cells, glyphs)
        return last or [Item(line) for line in none]
    rows = [*told.rows, *below]
    mine = own.player if own is not None else None
    body = [_cells(row, mine=row.player == mine) for row in rows]
    head = ("", "", *map(standings_text.column, _COLUMNS))
    lines = columns([head, *body], cells, glyphs, gives=1, right={0, 2, 3, 4, 5, 6, 7, 8})
    items = [Item(line, row.player) for line, row in zip(lines[1:], rows, strict=True)]
    listed, own_item = items[: len(told.rows)], items[len(told.rows) :]
    return [
        Item(tuple(Run(run.text, Tone.DIM) for run in lines[0])),
        *listed,
        *([Item(())] if own_item else []),
        *own_item,
        *last,
    ]


def _cells(row: RatingRow, *, mine: bool) -> tuple[str, ...]:
    name = lobby_text.you(row.name) if mine else row.name
    rank = "–" if row.rank is None else formats.number(row.rank)
    uncertainty = standings_text.uncertainty(2 * row.uncertainty)
    counted = map(formats.number, (row.matches, row.won, row.drawn, row.lost))
    return (rank, name, formats.number(row.rating), uncertainty, *counted, formats.date(row.last))


def line(row: RatingRow, *, mine: bool) -> str:
    """Return a row of the standings as a sentence."""
    shown = rating(row) if row.rank is not None else standings_text.ranked(rating=rating(row), rank=None)
    return standings_text.row(
        rank=row.rank,
        name=lobby_text.you(row.name) if mine else row.name,
        rating=shown,
        tally=tally(row.won, row.drawn, row.lost),
        last=row.last,
    )


def rating(row: RatingRow) -> str:
    """Return a rating and its uncertainty.

    >>> rating(RatingRow(rank=None, player=PlayerId(""), name="", rating=1520, uncertainty=300, matches=2, won=1,
    ...                  drawn=0, lost=1, last=0))
    '1,520 ±600'
    """
    return standings_text.rating(rating=row.rating, uncertainty=2 * row.uncertainty)


def title_of_standings(game: str, *, correspondence: bool) -> str:
    """Return the title of a game's standings, by its own title."""
    return standings_text.title_of_correspondence(game) if correspondence else standings_text.title_of(game)


def rest(told: StandingsEvent) -> str:
    """Return how many rated players have no row; empty if there are none.

    >>> rest(StandingsEvent(id="", game="", rows=(), own=None, listed=0, provisional=1, limit=150))
    '1 player has a provisional rating: ± is above 300.'
    """
    more = told.listed - len(told.rows)
    parts = [standings_text.more_ranked(more)] if more > 0 else []
    if told.provisional:
        parts.append(standings_text.provisional(count=told.provisional, limit=2 * told.limit))
    return " ".join(parts)


def player_id(player: PlayerId) -> str | None:
    """Return the id of a player for a screen; a computer has none."""
    return player if level_of(player) is None else None


def no_matches(player: PlayerId) -> str:
    """Return why there are no matches on a page."""
    return standings_text.no_matches() if level_of(player) is None else standings_text.computers_matches()


def player(told: PlayerEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return a player's page: the results in each game, then the matches; an item's id is the match."""
    lines = [line for each in told.games for line in _game(each, cells, glyphs)]
    heads = [*(Item(line) for line in lines), *([Item(())] if lines else [])]
    if not told.matches:
        return [*heads, Item((Run(no_matches(told.player), Tone.DIM),))]
    matches = listed(told.matches, matches_text.all() if told.next is not None else None, cells, glyphs)
    return [*heads, Item((Run(standings_text.matches(), Tone.STRONG),)), *matches]


def _game(told: GameOfPlayer, cells: int, glyphs: Glyphs) -> list[Line]:
    return [
        line
        for index, text in enumerate(game_lines(told))
        for line in wrap((Run(text, Tone.PLAIN if index else Tone.STRONG),), cells, glyphs, indent=2)
    ]


def game_lines(told: GameOfPlayer) -> list[str]:
    """Return a player's results in a game: the rating, the results of each form, and the best games alone."""
    head, row = title(told.game), told.rating
    if row is not None:
        ranked = standings_text.ranked(rating=rating(row), rank=row.rank)
        head = standings_text.game(game=head, rating=ranked, tally=tally(row.won, row.drawn, row.lost))
    forms = [f"  {score_text.statistics(each)}" for each in told.statistics]
    if (slow := told.correspondence) is not None:
        ranked, won = standings_text.ranked(rating=rating(slow), rank=slow.rank), tally(slow.won, slow.drawn, slow.lost)
        forms = [f"  {standings_text.by_correspondence(rating=ranked, tally=won)}", *forms]
    best, helped, casual = (
        [_best(told.game, each) for each in scores] for scores in (told.best, told.helped, told.casual)
    )
    lines = [f"  {standings_text.best_alone_list(best)}"] if best else []
    lines += [f"  {standings_text.best_helped_list(helped)}"] if helped else []
    lines += [f"  {standings_text.best_casual_list(casual)}"] if casual else []
    return [head, *forms, *lines]


def _best(game: str, score: HighScore) -> str:
    say = GAMES.get(game)
    outcome = say.outcome(score.score, score.options) if say is not None and say.outcome is not None else None
    counted = say.counted(score.score) if say is not None else formats.number(score.score)
    return standings_text.score_on_number(score=outcome or counted, number=score.number)
