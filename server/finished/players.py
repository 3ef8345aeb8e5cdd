"""Players' ratings and pages, lists of finished matches, and two players' results against each other."""

import itertools
from collections import defaultdict
from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import Connection

from protocol.ids import PlayerId
from protocol.scores import (
    AskHeadToHead,
    AskMatches,
    AskPlayer,
    AskStandings,
    GameOfPlayer,
    HeadToHeadEvent,
    HeadToHeadRow,
    HighScore,
    MatchesEvent,
    PlayerEvent,
    StandingsEvent,
)
from server.finished.numbers import hosted
from server.games.catalog import GAMES
from server.results.best_games import CASUAL, HELPED, UNAIDED, KeyOfList, Kind, read_best
from server.results.database import Database
from server.results.match_lists import ListPosition, MatchSearch, read_head_to_head, read_list
from server.results.matches import read_who
from server.results.ratings import read_rating, read_ratings
from server.results.skill import LIMIT
from server.results.statistics import ALL, PACES, Key, Sums, read_statistics
from server.table.decision import Person, Rejection

ROWS = 100
"""The most rows of a rating table."""
BEST, KINDS = 3, 4
"""The most best solo games on a page with the same options, and the most different options."""

Best = dict[KeyOfList, list[HighScore]]


class Players:
    """The ratings, pages and matches of players. Everything raises DatabaseAway."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(self, player: PlayerId, command: AskStandings) -> StandingsEvent:
        """Return the best rated players of a game, and a player's own row. Raises Rejection."""
        game = hosted(command.game).name
        table = await self._database.read(read_ratings, game, player, ROWS, command.correspondence)
        return StandingsEvent(
            id=command.id,
            game=game,
            correspondence=command.correspondence,
            rows=table.rows,
            own=table.own,
            listed=table.listed,
            provisional=table.rated - table.listed,
            limit=LIMIT,
        )

    async def page(self, asker: Person, command: AskPlayer, today: str) -> PlayerEvent:
        """Return a player's page; `today` is the present day. Raises Rejection if the player is unknown."""
        return await self._database.read(_read_page, asker, command, today)

    async def matches(self, asker: Person, command: AskMatches, today: str) -> MatchesEvent:
        """Return a page of finished matches. Raises Rejection for an unknown player or game."""
        if command.game is not None:
            hosted(command.game)
        return await self._database.read(_read_matches, asker, command, today)

    async def head_to_head(self, asker: Person, command: AskHeadToHead, today: str) -> HeadToHeadEvent:
        """Return the results of two players against each other. Raises Rejection for an unknown player."""
        if command.opponent == (command.player or asker.player):
            raise Rejection("same_player", "A player has no results against themselves. Choose another player.")
        return await self._database.read(_read_head_to_head, asker, command, today)


def _read_name(connection: Connection, asker: Person, player: PlayerId) -> str:
    """Return a player's latest name. Raises Rejection if the player is unknown."""
    if player == asker.player:
        return asker.name
    who = read_who(connection, player)
    if who is None:
        raise Rejection("unknown_player", "No player with this id has finished a match on this server.")
    return who.name


def _read_page(connection: Connection, asker: Person, command: AskPlayer, today: str) -> PlayerEvent:
    player = command.player or asker.player
    own = player == asker.player
    name, who = _read_name(connection, asker, player), read_who(connection, player)
    page = read_list(connection, MatchSearch(player=player, today=today, others=not own))
    return PlayerEvent(
        id=command.id,
        player=player,
        name=name,
        first=None if who is None else who.first,
        games=_read_games(connection, player, None if own else today),
        matches=page.matches,
        next=None if page.next is None else str(page.next),
    )


def _read_matches(connection: Connection, asker: Person, command: AskMatches, today: str) -> MatchesEvent:
    player = None if command.everyone else command.player or asker.player
    name = None if player is None else _read_name(connection, asker, player)
    wanted = MatchSearch(
        player=player,
        today=today,
        others=player != asker.player,
        game=command.game,
        opponent=command.opponent,
        result=command.result,
        since=None if command.since is None else start_of(command.since),
        until=None if command.until is None else start_of(command.until, days=1),
        number=command.number,
    )
    page = read_list(connection, wanted, None if command.page is None else ListPosition.parse(command.page))
    return MatchesEvent(
        id=command.id,
        matches=page.matches,
        player=player,
        name=name,
        next=None if page.next is None else str(page.next),
    )


def start_of(day: str, *, days: int = 0) -> int:
    """Return when a day starts in UTC, or so many days later, in ms since 1970.

    >>> start_of("2026-11-21"), start_of("2026-11-21", days=1)
    (1795219200000, 1795305600000)
    """
    start = datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days)
    return round(start.timestamp() * 1000)


def _read_head_to_head(connection: Connection, asker: Person, command: AskHeadToHead, today: str) -> HeadToHeadEvent:
    player, opponent = command.player or asker.player, command.opponent
    own = asker.player in (player, opponent)
    name, other = [_read_name(connection, asker, each) for each in (player, opponent)]
    found = read_head_to_head(connection, player, opponent, others_see=None if own else today)
    by_kind = {(each.game, each.form): each for each in found}
    rows = [
        HeadToHeadRow(**by_kind[game, form]._asdict())
        for game in GAMES
        for form in GAMES[game].every_form
        if (game, form) in by_kind
    ]
    return HeadToHeadEvent(
        id=command.id, player=player, name=name, opponent=opponent, opponent_name=other, rows=tuple(rows)
    )


def _read_games(connection: Connection, player: PlayerId, others_see: str | None) -> tuple[GameOfPlayer, ...]:
    """Return a player's games, in the server's order."""
    sums = read_statistics(connection, player, others_see)
    best = read_best(connection, player)
    played = {key.game for key in sums} | {key.game for key in best}
    return tuple([_read_game(connection, player, game, sums, best) for game in GAMES if game in played])


def _read_game(connection: Connection, player: PlayerId, game: str, sums: dict[Key, Sums], best: Best) -> GameOfPlayer:
    variants: dict[Key, set[int]] = defaultdict(set)
    for key in sums:
        variants[key._replace(variant=ALL)].add(key.variant)
    keys = [Key(player, game, form, slow, ALL) for form in GAMES[game].every_form for slow in PACES]
    statistics = [
        sums[key].shown(key.form, key.correspondence, alike=len(variants[key] - {ALL}) == 1)
        for key in keys
        if key in sums
    ]
    return GameOfPlayer(
        game=game,
        rating=read_rating(connection, game, player),
        correspondence=read_rating(connection, game, player, True),
        statistics=tuple(statistics),
        best=_latest(best, game, UNAIDED),
        helped=_latest(best, game, HELPED),
        casual=_latest(best, game, CASUAL),
    )


def _latest(best: Best, game: str, kind: Kind) -> tuple[HighScore, ...]:
    """Return a game's best games of a kind, in the variants that were played last."""
    found = [games[:BEST] for key, games in best.items() if (key.game, key.kind) == (game, kind)]
    found.sort(key=lambda games: max(game.at for game in games), reverse=True)
    return tuple(itertools.chain(*found[:KINDS]))
