"""Open rooms, the daily number, standings and players' pages in lines of text: pure."""

from client.games.word_catalog import words_of
from client.line.words import lobby as lobby_words
from client.lobby import (
    daily_lines,
    daily_words,
    finding_words,
    room_lines,
    score_words,
    standings_lines,
    standings_words,
)
from client.net.address import ServerAddress
from client.room import start_words
from protocol.daily import DailyEvent, DailyRow
from protocol.finding import LobbyEvent, LobbyRoom
from protocol.ids import PlayerId, level_of, show_room_code
from protocol.scores import PlayerEvent, StandingsEvent


def rooms(lobby: LobbyEvent, server: ServerAddress, now: float) -> list[str]:
    """List the rooms that are open to all, each with how one joins it."""
    if not lobby.rooms:
        return [finding_words.no_rooms_plain(str(server))]
    more = [f"{finding_words.more(lobby.more)}."] if lobby.more else []
    return [*(_room(room, server, now) for room in lobby.rooms), *(start_words.sentence(each) for each in more)]


def _room(room: LobbyRoom, server: ServerAddress, now: float) -> str:
    owner, title, form, state, ago = room_lines.cells_of(room, now)
    told = " ".join(room_lines.told(room))
    return f"{title}, {form}, {owner}’s room: {state} ({ago}). {told} join {server}/{show_room_code(room.room)}"


def daily(told: DailyEvent, me: PlayerId) -> list[str]:
    """Tell how a game's daily number stands, and the table of a day that has ended."""
    say = daily_words
    lines = [f"{say.title(words_of(told.game).title, told.day)}.", *daily_lines.today(told)]
    lines += [result] if (result := daily_lines.own(told)) else []
    if told.room is not None:
        lines.append(f"{say.GO_ON}: {show_room_code(told.room)}.")
    table = told.yesterday
    lines.append(say.table_title(table))
    for title, rows, played in (
        (say.AGAINST_COMPUTER, table.computer, table.played[0]),
        (say.AGAINST_FRIENDS, table.friends, table.played[1]),
    ):
        lines += [f"{title}:", *(_daily_row(row, me) for row in rows)] if rows else [f"{title}: {say.NOBODY}."]
        lines += [start_words.sentence(say.more(played - len(rows)))] if played > len(rows) > 0 else []
    return lines


def _daily_row(row: DailyRow, me: PlayerId) -> str:
    return f"  {daily_words.line(row, mine=row.player == me)} (record {row.match})"


def standings(told: StandingsEvent) -> list[str]:
    """List who is rated, the best first, oneself too, and what that is worth."""
    say, own = standings_words, told.own
    mine = own.player if own is not None else None
    rows = [say.line(row, mine=row.player == mine) for row in told.rows]
    below = [say.line(own, mine=True)] if own is not None and all(row.player != mine for row in told.rows) else []
    rest = [say.rest(told)] if say.rest(told) else []
    return [
        f"{say.title(words_of(told.game).title)}:",
        *(rows or ([] if below or rest else [say.NONE_YET])),
        *below,
        *rest,
        say.HONEST,
    ]


def player(told: PlayerEvent, server: ServerAddress) -> list[str]:
    """Tell what somebody has played, and their matches with the links to their records."""
    say = standings_words
    known = say.known(told.player, told.first).replace(" ·", ",")
    lines = [f"{told.name}{' ' if level_of(told.player) else ', '}{known}."]
    lines += [line for each in told.games for line in standings_lines.game_lines(each)]
    if not told.matches:
        return [*lines, say.no_matches(told.player)]
    for each in told.matches:
        when, title, form = (
            score_words.when(each.at).strip(),
            standings_lines.title(each.game),
            finding_words.form(each.form),
        )
        lines.append(f"{when}, {title}, {form}: {say.past(each)}. {server.record_link(each.match)}")
    more = min(2 * len(told.matches), lobby_words.MOST_MATCHES)
    return [*lines, lobby_words.OLDER.format(many=more)] if told.more and more > len(told.matches) else lines
