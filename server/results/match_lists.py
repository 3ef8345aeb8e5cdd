"""Lists of finished matches, page by page, and two players' results against each other.

1. A list is of one player, or of everybody on a number. It is read in the order of the table that fits it best. With a
   number that is `player_numbers`, or for others `match_numbers`, which has only rated matches; else with an opponent
   `opponents`; else `player_matches`.
2. The newest match is first. Matches that ended at the same time are in the order of settling, the last one first, so
   that a page begins exactly after the last match of the page before.
3. Other players see only rated matches, and none on a daily number whose day is not over. No list finds such a match
   by its number, not even its player's.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from sqlalchemy import ColumnElement, Connection, FromClause, Row, and_, func, or_, select, tuple_

from protocol.ids import Form, PlayerId
from protocol.scores import MatchOutcome, PastMatch
from server.results.matches import read_matches, read_who
from server.results.schema import match_numbers, matches, opponents, player_matches, player_numbers

PAGE = 30
"""The most matches of a page."""


class ListPosition(NamedTuple):
    """A match's place in a list: when it ended, in ms since 1970 UTC, and its number in the order of settling."""

    ended: int
    match: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the place that a text says.

        >>> ListPosition.parse(str(ListPosition(1795255200000, 7)))
        ListPosition(ended=1795255200000, match=7)
        """
        ended, match = text.split("-")
        return cls(int(ended), int(match))

    def __str__(self) -> str:
        """Return the place as text, as clients send it back."""
        return f"{self.ended}-{self.match}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSearch:
    """A search for matches: of a `player`, or of everybody on a `number` if `player` is None.

    They ended from `since` until before `until`, in ms since 1970 UTC. `others`: another player asks, not the
    player. `today` is the present day.
    """

    player: PlayerId | None
    today: str
    others: bool
    game: str | None = None
    opponent: PlayerId | None = None
    result: MatchOutcome | None = None
    since: int | None = None
    until: int | None = None
    number: int | None = None


class Page(NamedTuple):
    """A page of a list, and the place after which the next page begins; None if there is none."""

    matches: tuple[PastMatch, ...]
    next: ListPosition | None


def read_list(connection: Connection, wanted: MatchSearch, after: ListPosition | None = None) -> Page:
    """Return the first page of a list, or the page after a place."""
    if wanted.player is None:
        source, its, conditions = _of_everybody(wanted)
    else:
        source, its, conditions = _of_player(wanted, wanted.player)
    if wanted.since is not None:
        conditions.append(its.ended >= wanted.since)
    if wanted.until is not None:
        conditions.append(its.ended < wanted.until)
    if after is not None:
        conditions.append(tuple_(its.ended, its.match) < tuple_(*after))
    found = select(its.ended, its.match).select_from(source).where(*conditions)
    places = [
        ListPosition(*row)
        for row in connection.execute(found.order_by(its.ended.desc(), its.match.desc()).limit(PAGE + 1))
    ]
    listed = places[:PAGE]
    matches = read_matches(connection, [place.match for place in listed], wanted.player)
    return Page(matches, listed[-1] if len(places) > PAGE else None)


_Source = tuple[FromClause, Any, list[ColumnElement[bool]]]
"""Where a list is read from, the columns of the table in whose order it is read, and the conditions."""


def _of_everybody(wanted: MatchSearch) -> _Source:
    its = match_numbers.c
    source = match_numbers.join(matches, its.match == matches.c.number)
    conditions = [its.game == wanted.game, its.number == wanted.number, _is_over(matches.c.day, wanted.today)]
    return source, its, conditions


def _of_player(wanted: MatchSearch, player: PlayerId) -> _Source:
    table = player_matches if wanted.opponent is None else opponents
    source: FromClause = table
    its: Any = table.c
    conditions: list[ColumnElement[bool]] = [its.player == player]
    if wanted.opponent is not None:
        conditions.append(its.opponent == wanted.opponent)
    if wanted.game is not None and wanted.number is None:
        conditions.append(its.game == wanted.game)
    if wanted.result is not None:
        conditions.append(its.result == wanted.result)
    if wanted.others:
        conditions.append(_shown(its, wanted.today))
    if wanted.number is None:
        return source, its, conditions
    on: Any = match_numbers.c if wanted.others else player_numbers.c
    conditions += [on.game == wanted.game, on.number == wanted.number, _is_over(its.day, wanted.today)]
    same = [on.match == its.match]
    if not wanted.others:
        conditions.append(on.player == player)
        same.append(on.player == its.player)
    return source.join(on.match.table, and_(*same)), on, conditions


def _is_over(day: ColumnElement[str | None], today: str) -> ColumnElement[bool]:
    """Return the condition that a match is on no daily number, or on one whose day is over."""
    return or_(day.is_(None), day < today)


def _shown(its: Any, today: str) -> ColumnElement[bool]:
    """Return the condition of a player's matches that everybody may see."""
    return and_(its.rated.is_(True), _is_over(its.day, today))


class Encounters(NamedTuple):
    """The matches of a player with an opponent in a form of a game, counted by result.

    `played` counts those that neither of the two won. `first` and `last` are when the first and last one ended, in ms
    since 1970 UTC.
    """

    game: str
    form: Form
    won: int
    lost: int
    drawn: int
    played: int
    first: int
    last: int


def read_head_to_head(
    connection: Connection, player: PlayerId, opponent: PlayerId, *, others_see: str | None
) -> list[Encounters]:
    """Return a player's results against an opponent; `others_see` is the present day if it is for somebody else."""
    its = opponents.c
    found = select(
        its.game,
        its.form,
        its.result,
        its.opponent_result,
        func.count().label("many"),
        func.min(its.ended).label("first"),
        func.max(its.ended).label("last"),
    ).where(its.player == player, its.opponent == opponent)
    if others_see is not None:
        found = found.where(_shown(its, others_see))
    rows = connection.execute(found.group_by(its.game, its.form, its.result, its.opponent_result)).all()
    kinds: dict[tuple[str, Form], list[Row[Any]]] = {}
    for row in rows:
        kinds.setdefault((row.game, row.form), []).append(row)
    return [_encounters(game, form, of_kind) for (game, form), of_kind in kinds.items()]


def _encounters(game: str, form: Form, rows: Sequence[Row[Any]]) -> Encounters:
    count = dict.fromkeys(("won", "lost", "drawn", "played"), 0)
    for row in rows:
        count[_between(row.result, row.opponent_result)] += row.many
    first, last = min(row.first for row in rows), max(row.last for row in rows)
    return Encounters(game=game, form=form, first=first, last=last, **count)


def _between(result: MatchOutcome, other: MatchOutcome) -> MatchOutcome:
    """Return a match's result between two of its players, by their results in it.

    >>> _between("won", "lost"), _between("won", "won"), _between("lost", "lost")
    ('won', 'drawn', 'played')
    """
    if result != other:
        return result
    return {"won": "drawn", "lost": "played"}.get(result, result)  # type: ignore[return-value]  # only outcomes


def find_opponent(connection: Connection, player: PlayerId, opponent: PlayerId) -> str | None:
    """Return the latest name of a player's past opponent; None if they have finished no match together."""
    if not read_head_to_head(connection, player, opponent, others_see=None):
        return None
    who = read_who(connection, opponent)
    return None if who is None else who.name
