"""Players' ratings and pages, which outlive their matches."""

import itertools
from collections import defaultdict

from sqlalchemy import Connection

from protocol.ids import Form, PlayerId
from protocol.scores import AskPlayer, AskStandings, GameOfPlayer, HighScore, PlayerEvent, StandingsEvent
from server.finished.numbers import hosted
from server.games.catalog import GAMES
from server.results.best_games import read_best
from server.results.database import Database
from server.results.matches import read_matches_of, read_who
from server.results.ratings import read_rating, read_ratings
from server.results.skill import LIMIT
from server.results.statistics import ALL, Key, Sums, read_statistics
from server.table.decision import Person, Rejection

ROWS = 100
"""The most rows of a rating table."""
MATCHES = 30
"""The most matches on a page."""
BEST, KINDS = 3, 4
"""The most best solo games on a page with the same options, and the most different options."""

Best = dict[tuple[int, bool], list[HighScore]]


class Players:
    """The ratings and pages of players. Everything raises DatabaseAway."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(self, player: PlayerId, command: AskStandings) -> StandingsEvent:
        """Return the best rated players of a game, and a player's own row. Raises Rejection."""
        game = hosted(command.game).name
        table = await self._database.read(read_ratings, game, player, ROWS)
        return StandingsEvent(
            id=command.id,
            game=game,
            rows=table.rows,
            own=table.own,
            listed=table.listed,
            provisional=table.rated - table.listed,
            limit=LIMIT,
        )

    async def page(self, asker: Person, command: AskPlayer, today: str) -> PlayerEvent:
        """Return a player's page; `today` is the present day. Raises Rejection if the player is unknown."""
        player = command.player or asker.player
        own = player == asker.player
        page = await self._database.read(_read_page, asker, command, None if own else today)
        if page is None:
            message = "No player with this id has finished a match on this server."
            raise Rejection("unknown_player", message)
        return page


def _read_page(connection: Connection, asker: Person, command: AskPlayer, others_see: str | None) -> PlayerEvent | None:
    """Return a player's page, None if there is none; `others_see` as for `read_matches_of`."""
    player = command.player or asker.player
    own = others_see is None
    who = read_who(connection, player)
    if who is None and not own:
        return None
    matches = read_matches_of(connection, player, command.before, MATCHES + 1, others_see=others_see)
    return PlayerEvent(
        id=command.id,
        player=player,
        name=asker.name if own or who is None else who.name,
        first=None if who is None else who.first,
        games=_read_games(connection, player, others_see),
        matches=matches[:MATCHES],
        more=len(matches) > MATCHES,
    )


def _read_games(connection: Connection, player: PlayerId, others_see: str | None) -> tuple[GameOfPlayer, ...]:
    """Return a player's games, in the server's order."""
    sums = read_statistics(connection, player, others_see)
    best = read_best(connection, player)
    played = {game for _, game, _, _ in sums}
    return tuple([_read_game(connection, player, game, sums, best) for game in GAMES if game in played])


def _read_game(connection: Connection, player: PlayerId, game: str, sums: dict[Key, Sums], best: Best) -> GameOfPlayer:
    variants: dict[Form, set[int]] = defaultdict(set)
    for _, of_game, form, variant in sums:
        if of_game == game:
            variants[form].add(variant)
    statistics = [
        sums[player, game, form, ALL].shown(form, alike=len(variants[form] - {ALL}) == 1)
        for form in GAMES[game].every_form
        if ALL in variants[form]
    ]
    return GameOfPlayer(
        game=game,
        rating=read_rating(connection, game, player),
        statistics=tuple(statistics),
        best=_latest(best, variants["solo"], helped=False),
        helped=_latest(best, variants["solo"], helped=True),
    )


def _latest(best: Best, variants: set[int], *, helped: bool) -> tuple[HighScore, ...]:
    """Return the best games of the variants that were played last, with help or without."""
    found = [
        games[:BEST] for (variant, with_help), games in best.items() if variant in variants and with_help is helped
    ]
    found.sort(key=lambda games: max(game.at for game in games), reverse=True)
    return tuple(itertools.chain(*found[:KINDS]))
