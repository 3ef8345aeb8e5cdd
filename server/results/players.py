"""Players' ratings and pages, which outlive their matches."""

import itertools
from collections import defaultdict
from collections.abc import Container, Sequence
from dataclasses import replace

from protocol.ids import MatchId, PlayerId
from protocol.record import Record
from protocol.scores import AskPlayer, AskStandings, GameOfPlayer, HighScore, PlayerEvent, RatingRow, StandingsEvent
from server.games.catalog import GAMES
from server.records.results import Duel, describe_match, find_rated_duel
from server.results.numbers import hosted
from server.results.skill import LIMIT, NEWCOMER, after, shown
from server.store.client import Store
from server.store.results.best_games import BestGames
from server.store.results.pages import KeptPages, Shelf
from server.store.results.ratings import Change, KeptRatings, Rated
from server.store.results.statistics import KeptStatistics
from server.table.decision import Person, Rejection

ROWS = 100
"""The most rows of a rating table."""
MATCHES = 30
"""The most matches on a page."""
LATEST = 100
"""The number of a player's latest matches that are searched for hidden ones."""
BEST, KINDS = 3, 4
"""The most best solo games on a page with the same options, and the most different options."""


class Players:
    """The ratings and pages of players. Everything raises StoreAway."""

    def __init__(self, store: Store, best: BestGames, statistics: KeptStatistics) -> None:
        self._ratings = KeptRatings(store)
        self._pages = KeptPages(store)
        self._best = best
        self._statistics = statistics

    async def keep(self, match: MatchId, record: Record, daily: str | None = None, *, told: bool = False) -> None:
        """Rate the players of a finished match, and add it to their pages; the same match again changes nothing.

        `daily` is the day of its daily number; if its result was `told` before the day's end, the match is not rated.
        """
        entered, duel = replace(describe_match(match, record), daily=daily), None if told else find_rated_duel(record)
        if duel is not None:
            changes = await self._rate(record.game, match, duel)
            seats = zip(entered.seats, changes, strict=True)
            entered = replace(entered, seats=tuple([replace(seat, change=change) for seat, change in seats]))
        await self._pages.keep(entered, record.options, rated=duel is not None)

    async def _rate(self, game: str, match: MatchId, duel: Duel) -> list[int]:
        """Rate the players of a duel, unless it is rated already, and return the change of each rating."""
        kept = await self._ratings.changed(game, match)
        while kept is None:
            before = await self._ratings.of(game, duel.players)
            changes = _changes(duel, before)
            words = " ".join([str(_change(each)) for each in changes])
            kept = await self._ratings.keep(game, match, words, changes)
        return [int(change) for change in kept.split()]

    async def standings(self, player: PlayerId, command: AskStandings) -> StandingsEvent:
        """Return the best rated players of a game, and a player's own row. Raises Rejection."""
        game = hosted(command.game).name
        table = await self._ratings.table(game, player, ROWS)
        own = None if table.own is None else _row(player, table.own, table.better)
        better = [sum(shown(other.mu) > shown(rated.mu) for _, other in table.rows) for _, rated in table.rows]
        rows = [_row(each, rated, ahead) for (each, rated), ahead in zip(table.rows, better, strict=True)]
        return StandingsEvent(
            id=command.id,
            game=game,
            rows=tuple(rows),
            own=own,
            listed=table.listed,
            provisional=table.rated - table.listed,
            limit=LIMIT,
        )

    async def page(self, asker: Person, command: AskPlayer, today: str) -> PlayerEvent:
        """Return a player's page; `today` is the present day. Raises Rejection if the player is unknown."""
        player = command.player or asker.player
        own = player == asker.player
        who = await self._pages.who(player)
        if who is None and not own:
            message = "No player with this id has finished a match on this server."
            raise Rejection("unknown_player", message)
        matches = await self._pages.matches(player, not own, command.before, MATCHES + 1)
        hidden = frozenset() if own else await self._hidden(player, today)
        return PlayerEvent(
            id=command.id,
            player=player,
            name=asker.name if own or who is None else who.name,
            first=None if who is None else who.first,
            games=await self._games(player, hidden),
            matches=tuple([each for each in matches[:MATCHES] if own or each.daily is None or each.daily < today]),
            more=len(matches) > MATCHES,
        )

    async def _hidden(self, player: PlayerId, today: str) -> frozenset[MatchId]:
        """Return a player's matches that are hidden from others, because the day of their number has not ended."""
        latest = await self._pages.matches(player, False, None, LATEST)
        return frozenset([each.match for each in latest if each.daily is not None and each.daily >= today])

    async def _games(self, player: PlayerId, hidden: Container[MatchId]) -> tuple[GameOfPlayer, ...]:
        """Return a player's games, in the server's order."""
        shelves: dict[str, list[Shelf]] = defaultdict(list)
        for shelf in await self._pages.shelves(player):
            shelves[shelf.game].append(shelf)
        return tuple([await self._game(player, game, shelves[game], hidden) for game in GAMES if game in shelves])

    async def _game(
        self, player: PlayerId, game: str, shelves: list[Shelf], hidden: Container[MatchId]
    ) -> GameOfPlayer:
        table = await self._ratings.table(game, player, 1)
        by_form = [(form, [each.shelf for each in shelves if each.form == form]) for form in GAMES[game].every_form]
        found = [await self._statistics.over(player, of, form, hidden) for form, of in by_form]
        return GameOfPlayer(
            game=game,
            rating=None if table.own is None else _row(player, table.own, table.better),
            statistics=tuple([each for each in found if each.games]),
            best=await self._best_games(player, shelves),
            helped=await self._best_games(player, shelves, helped=True),
        )

    async def _best_games(
        self, player: PlayerId, shelves: list[Shelf], *, helped: bool = False
    ) -> tuple[HighScore, ...]:
        """Return a player's best solo games, the options played last first: without help, or with it."""
        solo = [each.shelf for each in shelves if each.form == "solo"]
        best = [(await self._best.on(player, shelf, helped=helped))[:BEST] for shelf in solo]
        best.sort(key=lambda of: max([score.at for score in of], default=0), reverse=True)
        return tuple(itertools.chain(*best[:KINDS]))


def _changes(duel: Duel, before: Sequence[Rated | None]) -> list[Change]:
    """Return the changes of a duel to its players' ratings."""
    first, second = [None if rated is None else (rated.mu, rated.sigma) for rated in before]
    skills = after((first, second), duel.winner)
    changes = []
    for seat, (player, name, rated, (mu, sigma)) in enumerate(
        zip(duel.players, duel.names, before, skills, strict=True)
    ):
        was = rated or Rated(mu=0, sigma=0, matches=0, won=0, drawn=0, lost=0, last=0, name=name)
        result = Rated(
            mu=mu,
            sigma=sigma,
            matches=was.matches + 1,
            won=was.won + (duel.winner == seat),
            drawn=was.drawn + (duel.winner is None),
            lost=was.lost + (duel.winner == 1 - seat),
            last=max(was.last, duel.at),
            name=name if duel.at >= was.last else was.name,
        )
        listed = shown(mu) if shown(sigma) <= LIMIT else None
        changes.append(Change(player=player, before=rated, after=result, listed=listed))
    return changes


def _change(change: Change) -> int:
    """Return the change of a rating, as shown."""
    return shown(change.after.mu) - (NEWCOMER if change.before is None else shown(change.before.mu))


def _row(player: PlayerId, rated: Rated, better: int | None) -> RatingRow:
    return RatingRow(
        rank=None if better is None else better + 1,
        player=player,
        name=rated.name,
        rating=shown(rated.mu),
        uncertainty=shown(rated.sigma),
        matches=rated.matches,
        won=rated.won,
        drawn=rated.drawn,
        lost=rated.lost,
        last=rated.last,
    )
