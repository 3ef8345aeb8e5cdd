"""Open rooms, the daily number, standings, players' pages and lists of matches in lines of text. Pure."""

from client.games.word_catalog import title_of
from client.lobby import (
    daily_lines,
    daily_result,
    match_lines,
    match_result,
    match_search,
    room_lines,
    room_text,
    standings_lines,
)
from client.lobby.match_search import MatchSearch
from client.lobby.tally import summed, tally
from client.net.address import ServerAddress
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
from client.text.messages import standings as standings_text
from client.text.tables import text_of
from protocol.daily import DailyEvent, DailyRow
from protocol.finding import LobbyEvent, LobbyRoom
from protocol.ids import PlayerId, show_room_code
from protocol.scores import HeadToHeadEvent, MatchesEvent, PastMatch, PlayerEvent, StandingsEvent


def rooms(lobby: LobbyEvent, server: ServerAddress, now: float) -> list[str]:
    """List the public rooms, each with the command that joins it."""
    if not lobby.rooms:
        return [finding_text.no_rooms(None), finding_text.no_rooms_commands(str(server))]
    more = [finding_text.more(lobby.more)] if lobby.more else []
    return [*(_room(room, server, now) for room in lobby.rooms), *more]


def _room(room: LobbyRoom, server: ServerAddress, now: float) -> str:
    return finding_text.row(
        game=room_lines.title(room),
        form=lobby_text.form(room.form),
        owner=room.owner,
        state=room_text.state(room),
        age=room_text.age(now - room.since),
        details=room_lines.described(room),
        address=f"{server}/{show_room_code(room.room)}",
    )


def daily(told: DailyEvent, me: PlayerId) -> list[str]:
    """Return a game's daily number with your try, and the table of a day that has ended."""
    lines = [f"{daily_text.heading(game=title_of(told.game), day=told.day)}.", " ".join(daily_lines.today(told))]
    lines += [result] if (result := daily_lines.own(told)) else []
    if told.room is not None:
        lines.append(daily_text.resume_in(show_room_code(told.room)))
    table = told.yesterday
    lines.append(daily_text.table_title(day=table.day, number=table.number))
    for against, rows, played in (
        ("computer", table.computer, table.played[0]),
        ("friends", table.friends, table.played[1]),
    ):
        lines += [
            text_of(daily_text.players, against, count=played if rows else 0),
            *(_daily_row(row, me) for row in rows),
        ]
        lines += [f"  {daily_text.more(played - len(rows))}"] if played > len(rows) > 0 else []
    return lines


def _daily_row(row: DailyRow, me: PlayerId) -> str:
    name = lobby_text.you(row.name) if row.player == me else row.name
    return f"  {daily_text.row(rank=row.rank or None, name=name, reached=daily_result.reached(row), match=row.match)}"


def standings(told: StandingsEvent) -> list[str]:
    """List the rated players, the best first, and the reader, and what a rating is worth."""
    line, own = standings_lines.line, told.own
    mine = own.player if own is not None else None
    rows = [line(row, mine=row.player == mine) for row in told.rows]
    below = [line(own, mine=True)] if own is not None and all(row.player != mine for row in told.rows) else []
    rest = [unlisted] if (unlisted := standings_lines.rest(told)) else []
    return [
        f"{standings_lines.title_of_standings(title_of(told.game), correspondence=told.correspondence)}:",
        *(rows or ([] if below or rest else [standings_text.nobody_rated()])),
        *below,
        *rest,
        standings_text.what_counts(),
        standings_text.rated_apart(),
        standings_text.what_it_is_worth(),
    ]


def player(told: PlayerEvent, server: ServerAddress) -> list[str]:
    """Return a player's page, with the links to the records of the matches."""
    shown = standings_lines.player_id(told.player)
    lines = [standings_text.player_line(name=told.name, first=told.first, id=shown)]
    lines += [line for each in told.games for line in standings_lines.game_lines(each)]
    if not told.matches:
        return [*lines, standings_lines.no_matches(told.player)]
    more = [matches_text.older_on_page()] if told.next is not None else []
    return [*lines, *[_match(each, server) for each in told.matches], *more]


def _match(match: PastMatch, server: ServerAddress) -> str:
    """Return a finished match in a sentence, with the link to its record."""
    return matches_text.line(
        when=match.at,
        game=match_lines.title(match.game),
        form=match_lines.with_pace(match, lobby_text.form(match.form)),
        result=match_result.row(match),
        link=server.record_link(match.match),
    )


def matches(
    told: MatchesEvent, search: MatchSearch, opponent: PlayerId | None, server: ServerAddress, *, mine: bool
) -> list[str]:
    """Return a search and a page of its matches in sentences."""
    if search.everyone and search.number is not None:
        title = matches_text.title_on_number(game=match_lines.title(search.game or ""), number=search.number)
        asked = match_search.described(since=search.since, until=search.until)
        note = [matches_text.everyones_rated()]
    else:
        title = matches_text.title_of(mine=mine, name=told.name or "")
        asked = match_lines.described(search, opponent, told.matches)
        note = [] if mine else [matches_text.rated_only()]
    head = f"{title}{f' ({asked})' if asked else ''}:"
    return [head, *([_match(each, server) for each in told.matches] or [matches_text.none_found()]), *note]


def older(told: MatchesEvent, server: ServerAddress) -> list[str]:
    """Return the next page of a list of matches in sentences."""
    return [_match(each, server) for each in told.matches]


def head_to_head(told: HeadToHeadEvent, *, mine: bool, own: bool) -> list[str]:
    """Return two players' results against each other in sentences.

    `mine`: the first player is the reader, `own`: one of the two is.
    """
    if not told.rows:
        return [matches_text.never_met(name=told.name, opponent=told.opponent_name, mine=mine, own=own)]
    rows = [
        matches_text.versus_row(
            game=match_lines.title(row.game),
            form=lobby_text.form(row.form),
            tally=tally(row.won, row.drawn, row.lost, row.played),
            met=match_lines.met(row.first, row.last),
        )
        for row in told.rows
    ]
    total = [matches_text.tally_of_all(tally(*summed(told.rows)))] if len(rows) > 1 else []
    return [matches_text.versus_line(name=told.name, opponent=told.opponent_name), *rows, *total]
