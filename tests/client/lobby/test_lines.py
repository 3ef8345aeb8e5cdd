"""Open rooms, the daily number, standings, players' pages and lists of matches as lines of a screen."""

from dataclasses import replace
from typing import Any

import pytest

from client.lobby import daily_lines, match_lines, match_result, room_lines, standings_lines
from client.lobby.match_search import MatchSearch
from client.net.address import ServerAddress
from client.terminal.screens import lookup
from client.terminal.screens.server_questions import Place
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import width
from client.text.list_item import Item
from protocol.daily import DailyTable
from protocol.finding import LobbyEvent
from protocol.ids import MatchId, PlayerId, RoomCode, Seat, computer
from protocol.room import SeatInfo
from protocol.scores import PastSeat
from tests.client.among import ANNA, BEN, daily, head_to_head, lobby, met, page, past, rated, room, row, standings

CELLS = 74


def text(items: list[Item]) -> str:
    return "\n".join("".join(run.text for run in item.line).rstrip() for item in items)


@pytest.mark.parametrize(
    ("cells", "own", "where"),
    [
        (100, True, "on this machine’s server (127.0.0.1:8420)"),
        (76, True, "on this machine"),
        (72, False, "127.0.0.1:8420"),
    ],
)
def test_a_heading_is_whole_and_tells_the_server_in_short_where_it_is_narrow(cells: int, own: bool, where: str) -> None:
    title = "Daily number · Poker Solitaire · 22 November"
    line = lookup.heading(title, Place(ServerAddress("127.0.0.1", 8420), own), cells, UNICODE)
    assert "".join(run.text for run in line) == title + where.rjust(cells - len(title))


def test_open_rooms_stand_below_the_quick_match_each_to_be_chosen_by_its_code() -> None:
    busy = room("ABC1234", "Béla", status="playing", free=0, watching=2, form="mirror", since=3_600_000)
    items = room_lines.items(
        lobby(room("KZ74QM2", "Ann"), busy, more=3), "Family Tree", 7_200_000, CELLS, UNICODE, game=None
    )
    shown = text(items)
    assert [item.id for item in items if item.id] == [room_lines.QUICK, "KZ74QM2", "ABC1234"]
    for part in (
        "Quick match  play the next person who wants Family Tree",
        "Public rooms, all games",
        "Ann   Family Tree  match         needs 1 player  2\xa0h",
        "Béla  Family Tree  mirror match  playing         1\xa0h",
        "and 3 other rooms not listed here",
    ):
        assert part in shown


@pytest.mark.parametrize(
    ("told", "game", "seen"),
    [
        (None, None, "Asking the server"),
        (lobby(), None, "There are no public rooms right now."),
        (lobby(), "Family Tree", "no public rooms for Family Tree"),
    ],
    ids=["not known yet", "nobody", "nobody plays this game"],
)
def test_an_empty_list_of_rooms_says_why_and_what_to_do(told: LobbyEvent | None, game: str | None, seen: str) -> None:
    assert seen in text(room_lines.items(told, "Family Tree", 0, CELLS, UNICODE, game=game))


def test_a_room_is_told_in_full_before_one_goes_in() -> None:
    graphs = room(
        "KZ74QM2",
        "Ann",
        game="happy-graphs",
        options={"variant": "hex"},
        form="together",
        known=True,
        spectators=False,
        hints=True,
    )
    told = " ".join("".join(run.text for run in line) for line in room_lines.details(graphs, CELLS, UNICODE))
    assert told.startswith("KZ7-4QM2 · Happy Graphs Board: hex.")
    assert "Players: Ann; 1 seat free; known number; no clock; hints; no spectators." in told


def test_a_daily_number_not_tried_yet_offers_both_ways_and_the_last_table() -> None:
    rows = (row(1, BEN, "Ben", 30), row(2, ANNA, "Anna", -5))
    won = row(0, BEN, "Ben", 0, opponent="Dee", match=MatchId("F2"), why="claimed")
    friends = (row(1, ANNA, "Anna", 5, opponent="Cy", match=MatchId("F1")), won)
    table = DailyTable(day="2026-11-21", number=12345, salt="s", computer=rows, friends=friends, played=(40, 2))
    items = daily_lines.items(daily(yesterday=table), ANNA, CELLS, UNICODE)
    shown = text(items)
    assert [item.id for item in items if item.id] == ["computer", "friend", "M1", "M2", "F1", "F2"]
    for part in (
        "Today: match. The number is hidden until ",
        "(midnight UTC).\n3 players have finished. You have not played yet.\n",
        "21 November: the number was 1-2345.",
        "+30  140 to 110  normal",
        "Anna (you)",
        "−5  105 to 110  normal",
        "and 38 others",
        "+5  115 to 110  Cy",
        "won  –           Dee (was away)",
    ):
        assert part in shown


@pytest.mark.parametrize(
    ("told", "ids", "seen"),
    [
        ({"tried": True, "room": RoomCode("KZ74QM2")}, ["go_on"], "Resume your try  in progress in KZ7-4QM2"),
        ({"tried": True}, [], "It has no result yet."),
        (
            {"tried": True, "own": row(3, ANNA, "Anna", 0)},
            [],
            "Your result: level, 110 to 110 against the",
        ),
    ],
    ids=["under way", "given up", "played"],
)
def test_a_daily_number_that_was_tried_offers_no_second_try(told: dict[str, Any], ids: list[str], seen: str) -> None:
    items = daily_lines.items(daily(**told), ANNA, CELLS, UNICODE)
    assert [item.id for item in items if item.id] == ids
    assert seen in text(items)


def test_standings_mark_oneself_and_set_below_who_is_not_listed() -> None:
    items = standings_lines.standings(
        standings(rated(1, BEN, "Ben"), own=rated(None, ANNA, "Anna"), provisional=2), CELLS, UNICODE
    )
    shown = text(items)
    assert [item.id for item in items if item.id] == [BEN, ANNA]
    assert shown.index("1  Ben") < shown.index("–  Anna (you)") < shown.index("2 players have provisional ratings")
    assert "1,620  ±120        9    6      1     2" in shown
    assert "Nobody is rated here yet" in text(standings_lines.standings(standings(), CELLS, UNICODE))


def test_a_players_page_tells_games_then_matches_each_to_be_watched() -> None:
    resigned = past("M2", "resigned", winners=(Seat(1),))
    robot = PastSeat(player=computer("strong"), name="computer:strong", score=90)
    drawn = past("M3", winners=(), seats=(PastSeat(player=ANNA, name="Anna", score=90), robot), form="mirror")
    items = standings_lines.player(page(past("M1"), resigned, drawn, next="0-1"), CELLS, UNICODE)
    shown = text(items)
    assert [item.id for item in items if item.id] == ["M1", "M2", "M3", match_lines.MORE]
    assert shown.endswith("All matches")
    for part in (
        "Family Tree: 1,620 ±120, rank 2; 9 matches: 6 won, 1 drawn, 2 lost",
        "Alone: 2 games",
        "Best games alone: 1,240 points on number 77.",
        "Best games alone with help: 1,500 points on number 78.",
        "Family Tree           won 210 to 180 (+12) against Ben",
        "Family Tree           lost by resignation (+12) against Ben",
        "Family Tree (mirror)  drawn 90 to 90 against Strong comp",
    ):
        assert part in shown
    assert "No finished matches with other players yet." in text(standings_lines.player(page(), CELLS, UNICODE))


def test_a_match_of_many_was_won_by_all_who_share_the_first_place_and_lost_by_the_others() -> None:
    seats = tuple(PastSeat(player=PlayerId(name * 16), name=name, score=1) for name in "ABC")
    many = past("M", form="race", seats=seats, winners=(Seat(0), Seat(1)))
    assert [match_result.outcome(replace(many, seat=Seat(seat))) for seat in range(3)] == [
        "won 1 to 1",
        "won 1 to 1",
        "lost 1 to 1",
    ]


def test_a_list_of_everybodys_matches_names_all_players_and_the_winners() -> None:
    four = tuple(PastSeat(player=PlayerId(name * 16), name=name, score=1) for name in "ABCD")
    listed = [
        past("M1", seat=None),
        past("M2", seat=None, winners=()),
        past("M3", "flag", seat=None, winners=(Seat(1),)),
        past("M4", seat=None, seats=four, winners=(Seat(0), Seat(3)), form="race"),
        past("M5", seat=None, seats=four[:2], winners=(), form="together"),
    ]
    items = match_lines.listed(listed, "Older matches", 90, UNICODE)
    assert [item.id for item in items] == ["M1", "M2", "M3", "M4", "M5", match_lines.MORE]
    told = [line.split("  ")[-1].strip() for line in text(items).splitlines()]
    assert told == [
        "Anna 210 and Ben 180: Anna won",
        "Anna 210 and Ben 180: drawn",
        "Anna 210 and Ben 180: Ben won on time",
        "A 1, B 1, C 1 and 1 more: A and D won",
        "A 1 and B 1",
        "Older matches",
    ]


def test_a_list_of_matches_tells_correspondence_games_from_live_ones() -> None:
    live, slow = match_lines.listed([past("M1"), past("M2", correspondence=True)], None, 90, UNICODE)
    assert "Family Tree by correspondence  won" in text([slow])
    assert "by correspondence" not in text([live])


def test_a_search_is_described_with_the_opponents_name_in_the_matches() -> None:
    search = MatchSearch(game="family-tree", opponent="ben", result="lost", since="2026-11-01", number=12345)
    assert match_lines.described(search, BEN, [past("M")]) == (
        "Family Tree, against Ben, lost, from 2026-11-01, number 1-2345"
    )
    assert match_lines.described(search, None, []).startswith("Family Tree, against ben, lost")
    assert match_lines.described(MatchSearch(), None, [past("M")]) == ""


def test_two_players_results_are_a_row_each_with_a_total() -> None:
    told = head_to_head(met(last=86_400_000 * 40), met(form="mirror", drawn=3, last=86_400_000 * 3))
    items = match_lines.head_to_head(told, CELLS, UNICODE, mine=True, own=True)
    assert [item.id and match_lines.game_of(item.id) for item in items][1:3] == ["family-tree", "family-tree"]
    assert len({item.id for item in items if item.id}) == 2
    assert text(items).splitlines() == [
        "                      matches  won  drawn  lost  last",
        "Family Tree                 6    4      0     2  10 Feb 1970",
        "Family Tree (mirror)        9    4      3     2  4 Jan 1970",
        "all                        15    8      3     4",
        "",
        "First match on 1 Jan 1970, last match on 10 Feb 1970.",
    ]


def test_matches_that_nobody_can_win_have_a_column_where_there_are_any() -> None:
    told = head_to_head(met("happy-graphs", form="together", won=0, lost=0, played=5))
    items = match_lines.head_to_head(told, CELLS, UNICODE, mine=True, own=True)
    assert text(items).splitlines()[:2] == [
        "                         matches  won  drawn  lost  no winner  last",
        "Happy Graphs (together)        5    0      0     0          5  1 Jan 1970",
    ]
    wide = max(width(item.line) for item in items)
    assert wide <= CELLS


@pytest.mark.parametrize(
    ("mine", "own", "seen"),
    [
        (True, True, "You have no finished matches against Ben."),
        (False, True, "Anna and Ben have no finished matches against each other."),
        (False, False, "Anna and Ben have no rated matches against each other."),
    ],
)
def test_two_players_without_a_match_are_told_so(mine: bool, own: bool, seen: str) -> None:
    assert text(match_lines.head_to_head(head_to_head(), CELLS, UNICODE, mine=mine, own=own)) == seen


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_the_longest_names_have_room(glyphs: Glyphs) -> None:
    name = "W" * 24
    wide = room(
        "KZ74QM2",
        name,
        game="poker-solitaire",
        title="Poker Solitaire",
        form="mirror",
        free=10,
        seats=(SeatInfo(seat=Seat(0), player=None, name=None),) * 12,
    )
    table = DailyTable(
        day="2026-11-21",
        number=1,
        salt="s",
        computer=(row(20, BEN, name, -1000, opponent=name),),
        friends=(),
        played=(1, 0),
    )
    long = past(
        "M",
        seats=(PastSeat(player=ANNA, name=name, score=2000, change=-100), PastSeat(player=BEN, name=name, score=1000)),
    )
    items = [
        *room_lines.items(lobby(wide), "Poker Solitaire", 10**12, CELLS, glyphs, game=None),
        *daily_lines.items(daily(yesterday=table), BEN, CELLS, glyphs),
        *standings_lines.standings(standings(rated(100, BEN, name), own=rated(None, ANNA, name)), CELLS, glyphs),
        *standings_lines.player(page(long), CELLS, glyphs),
        *match_lines.listed([replace(long, seat=None)], None, CELLS, glyphs),
    ]
    assert max(width(item.line) for item in items if item.id) <= CELLS + 10 * (glyphs is ASCII)
