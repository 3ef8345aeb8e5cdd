"""Standings and a player's page as lines of a screen. Pure."""

from client.games.word_catalog import GAMES
from client.lobby import match_words, score_words, standings_words
from client.lobby.match_lines import listed, title
from client.text import formats
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.scores import GameOfPlayer, HighScore, PlayerEvent, StandingsEvent


def standings(told: StandingsEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """List who is rated, the best first, and below that oneself where one is not listed."""
    say = standings_words
    own = told.own
    below = [own] if own is not None and all(row.player != own.player for row in told.rows) else []
    rest = [Item(line) for line in wrap((Run(say.rest(told), Tone.DIM),), cells, glyphs)] if say.rest(told) else []
    if not told.rows and not below:
        return rest or [Item(line) for line in wrap((Run(say.NONE_YET, Tone.DIM),), cells, glyphs)]
    rows = [*told.rows, *below]
    mine = own.player if own is not None else None
    body = [say.cells(row, mine=row.player == mine) for row in rows]
    lines = columns([say.COLUMNS, *body], cells, glyphs, gives=1, right={0, 2, 3, 4, 5, 6, 7, 8})
    items = [Item(line, row.player) for line, row in zip(lines[1:], rows, strict=True)]
    listed, last = items[: len(told.rows)], items[len(told.rows) :]
    return [
        Item(tuple(Run(run.text, Tone.DIM) for run in lines[0])),
        *listed,
        *([Item(())] if last else []),
        *last,
        *rest,
    ]


def player(told: PlayerEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    """Tell what somebody has played: by game how it went, then their matches, each of which can be watched again."""
    say = standings_words
    lines = [line for each in told.games for line in _game(each, cells, glyphs)]
    heads = [*(Item(line) for line in lines), *([Item(())] if lines else [])]
    if not told.matches:
        return [*heads, Item((Run(say.no_matches(told.player), Tone.DIM),))]
    matches = listed(told.matches, match_words.ALL_MATCHES if told.next is not None else None, cells, glyphs)
    return [*heads, Item((Run(say.MATCHES, Tone.STRONG),)), *matches]


def _game(told: GameOfPlayer, cells: int, glyphs: Glyphs) -> list[Line]:
    return [
        line
        for index, text in enumerate(game_lines(told))
        for line in wrap((Run(text, Tone.PLAIN if index else Tone.STRONG),), cells, glyphs, indent=2)
    ]


def game_lines(told: GameOfPlayer) -> list[str]:
    """Tell what somebody has played of a game: their rating, how it went by form, and their best alone."""
    say = standings_words
    name = title(told.game)
    head = f"{name}: {say.rating(told.rating)}; {say.results(told.rating)}" if told.rating is not None else name
    forms = [f"  {score_words.statistics(each)}" for each in told.statistics]
    best = [f"  {say.BEST}: {', '.join(_best(told.game, each) for each in told.best)}."] if told.best else []
    helped = [f"  {say.HELPED}: {', '.join(_best(told.game, each) for each in told.helped)}."] if told.helped else []
    return [head, *forms, *best, *helped]


def _best(game: str, score: HighScore) -> str:
    say = GAMES.get(game)
    outcome = say.outcome(score.score, score.options) if say is not None and say.outcome is not None else None
    counted = say.counted(score.score) if say is not None else formats.number(score.score)
    return f"{outcome or counted} on number {show_number(score.number)}"
