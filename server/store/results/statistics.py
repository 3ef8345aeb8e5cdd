"""Players' statistics: a line for every finished match, from which they are computed.

All of it can be computed again, and decides nothing.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import Any

from protocol.ids import Form, MatchId, PlayerId
from protocol.scores import Statistics
from server.records.results import Outcome
from server.store import keys
from server.store.client import Store
from server.store.results.best_games import shelf_of

_LOW = {True: "low", False: "high"}
_WON = {True: "won", False: "lost", None: "played"}


class KeptStatistics:
    """The players' finished matches in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, game: str, options: Mapping[str, Any], form: Form, match: MatchId, outcome: Outcome) -> None:
        """Store how a match ended for a player; the same match again is stored once."""
        key = keys.played(outcome.player, shelf_of(game, options), form)
        score = "" if outcome.score is None else outcome.score
        await self._store.ask("ZADD", key, outcome.at, f"{match} {_WON[outcome.won]} {_LOW[outcome.low]} {score}")

    async def of(
        self,
        player: PlayerId,
        game: str,
        options: Mapping[str, Any],
        forms: Sequence[Form],
    ) -> tuple[Statistics, ...]:
        """Return a player's statistics of a game with these complete options, for each form played."""
        shelf = shelf_of(game, options)
        found = [await self.over(player, [shelf], form) for form in forms]
        return tuple([statistics for statistics in found if statistics.games])

    async def over(
        self, player: PlayerId, shelves: Sequence[str], form: Form, without: Container[MatchId] = ()
    ) -> Statistics:
        """Return a player's statistics of a form over several shelves, as `shelf_of` names them.

        Scores on different shelves can't be compared, so there is no best and no average of them. `without`: matches to
        leave out.
        """
        lines: list[tuple[float, list[str]]] = []
        for shelf in shelves:
            found = await self._store.ask("ZRANGE", keys.played(player, shelf, form), 0, -1, "WITHSCORES")
            lines += [(float(at), line.decode().split(" ")) for line, at in zip(found[::2], found[1::2], strict=True)]
        statistics = worked_out(form, [line[1:] for _, line in sorted(lines) if MatchId(line[0]) not in without])
        return statistics if len(shelves) == 1 else replace(statistics, best=None, average=None)


def worked_out(form: Form, lines: Sequence[Sequence[str]]) -> Statistics:
    """Return the statistics of matches in their order.

    Each has its outcome, `low` or `high` for the better score, and the score, which may be empty.

    >>> lines = "won high 104,won high 104,lost high 31,lost high ,won high 104".split(",")
    >>> found = worked_out("solo", [line.split(" ") for line in lines])
    >>> found.games, found.wins, found.streak, found.longest, found.best, found.average
    (5, 3, 1, 2, 104, 85.8)
    >>> worked_out("solo", [["played", "low", "12"], ["played", "low", "9"]]).best
    9
    """
    streak = longest = 0
    for won, *_ in lines:
        streak = streak + 1 if won == "won" else 0
        longest = max(longest, streak)
    scores = [int(score) for *_, score in lines if score]
    counts = any(won != "played" for won, *_ in lines)
    return Statistics(
        form=form,
        games=len(lines),
        wins=sum(won == "won" for won, *_ in lines) if counts else None,
        streak=streak if counts else None,
        longest=longest if counts else None,
        best=(min if any(low == "low" for _, low, _ in lines) else max)(scores, default=None),
        average=round(sum(scores) / len(scores), 1) if scores else None,
    )
