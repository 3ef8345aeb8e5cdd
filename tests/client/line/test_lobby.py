"""Line mode's commands and texts for open rooms, daily numbers, standings and players' pages."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from client.line import lobby, pages, room_commands
from client.line.console import Console
from client.line.lobby_menu import LobbyMenu
from client.lobby.match_search import MatchSearch
from client.net.address import ServerAddress
from client.net.errors import CannotAsk
from client.profile.identity import open_profile
from client.room.entry_request import Errand, PlayNext, PlayToday, Wanted
from client.text.glyphs import UNICODE
from protocol.daily import DailyTable
from protocol.ids import PlayerId, RoomCode, player_id
from protocol.options import Clock
from tests.client import among as staged
from tests.client.line.staged import SERVER, seen, setting
from tests.client.rooms import Rooms, with_match
from tests.client.scripted import Line, Script, Servers

AWAY = ServerAddress("play.example.org")


def test_each_open_room_is_a_line_that_ends_in_how_to_join_it() -> None:
    told = lobby.rooms(staged.lobby(staged.room("KZ74QM2", "Ann"), more=1), AWAY, 60_000)
    assert told == [
        "Family Tree, match, Ann’s room: needs 1 player (1\xa0min). Players: Ann; 1 seat free; hidden random number; "
        "no clock; spectators allowed. join play.example.org:8420/KZ7-4QM2",
        "and 1 other room not listed here",
    ]
    assert lobby.rooms(staged.lobby(), AWAY, 0)[0].startswith("There are no public rooms right now.")


def test_the_daily_number_is_told_with_the_table_of_a_day() -> None:
    rows = (staged.row(1, staged.BEN, "Ben", 30), staged.row(2, staged.ANNA, "Anna", -5))
    friends = (staged.row(0, staged.ANNA, "Anna", 0, opponent="Cy", why="resigned"),)
    table = DailyTable(day="2026-11-21", number=7, salt="s", computer=rows, friends=friends, played=(40, 1))
    told = lobby.daily(staged.daily(yesterday=table, tried=True, room=RoomCode("KZ74QM2")), staged.ANNA)
    assert told[0] == "Daily number · Family Tree · 22 November."
    assert told[2:] == [
        "Resume your try: KZ7-4QM2.",
        "21 November: the number was 7.",
        "Against the computer · 40 played",
        "  1. Ben: ahead by 30, 140 to 110 against the normal computer (record M1)",
        "  2. Anna (you): behind by 5, 105 to 110 against the normal computer (record M2)",
        "  and 38 others",
        "Against friends · 1 played",
        "  – Anna (you): won: Cy resigned (record M0)",
    ]


def test_standings_of_correspondence_games_have_a_title_of_their_own() -> None:
    for correspondence, title in ((False, "Family Tree:"), (True, "Family Tree by correspondence:")):
        told = lobby.standings(staged.standings(correspondence=correspondence))
        assert told[0] == f"Standings · {title}"
        assert told[-2].startswith("Correspondence games (a day or more for each move) have ratings")


def test_standings_and_pages_are_told_in_sentences() -> None:
    own = staged.rated(None, staged.ANNA, "Anna")
    told = lobby.standings(staged.standings(staged.rated(1, staged.BEN, "Ben"), own=own, provisional=1))
    assert told[1].startswith("1. Ben: 1,620 ±120; 9 matches: 6 won, 1 drawn, 2 lost; last on 1 Jan 1970.")
    assert told[2].startswith("Anna (you): 1,620 ±120, provisional;")
    assert told[3].startswith("1 player has a provisional rating")
    assert lobby.standings(staged.standings())[1].startswith("Nobody is rated here yet")
    page = lobby.player(staged.page(staged.past("M1")), AWAY)
    assert page[0] == "Anna has played here since 1 Jan 1970 (player id ANNA000000000000)."
    assert page[-1].endswith("match: won 210 to 180 (+12) against Ben. http://play.example.org:8420/record/M1")
    computer = lobby.player(replace(staged.page(), player=PlayerId("computer:easy"), name="computer:easy"), AWAY)
    assert computer[0].startswith("Easy computer has played here since")
    assert computer[-1] == "A computer’s matches are on the pages of its opponents."
    assert lobby.player(staged.page(), AWAY)[-1] == "No finished matches with other players yet."


def test_a_page_says_how_older_matches_are_listed() -> None:
    told = lobby.player(staged.page(staged.past("M1"), next="0-1"), AWAY)
    assert told[-1].startswith("There are older matches: type matches, then older")


def test_a_list_of_matches_is_told_in_sentences_after_what_was_searched_for() -> None:
    search = MatchSearch(opponent="ben", result="won")
    told = lobby.matches(staged.matches(staged.past("M1")), search, staged.BEN, AWAY, mine=True)
    assert told[0] == "Your matches (against Ben, won):"
    assert told[1].endswith(
        "Family Tree, match: won 210 to 180 (+12) against Ben. http://play.example.org:8420/record/M1"
    )
    assert lobby.matches(staged.matches(), MatchSearch(), None, AWAY, mine=False) == [
        "Matches of Anna:",
        "No matches fit this search.",
        "Other players’ lists have only rated matches.",
    ]
    everyone = MatchSearch(game="family-tree", number=12345, everyone=True, since="2026-11-01")
    listed = staged.matches(staged.past("M1", seat=None), player=None, name=None)
    head, match, note = lobby.matches(listed, everyone, None, AWAY, mine=False)
    assert head == "Matches on Family Tree number 1-2345 (from 2026-11-01):"
    assert "match: Anna 210 and Ben 180: Anna won. http" in match
    assert note.startswith("Only rated matches are listed")


def test_two_players_results_are_told_in_sentences() -> None:
    told = staged.head_to_head(staged.met(), staged.met("happy-graphs", form="together", won=0, lost=0, played=1))
    assert lobby.head_to_head(told, mine=True, own=True) == [
        "Anna against Ben:",
        "Family Tree, match: 6 matches: 4 won, 2 lost. Played on 1 Jan 1970.",
        "Happy Graphs, together: 1 match: 0 won, 0 lost, 1 without a winner. Played on 1 Jan 1970.",
        "All: 7 matches: 4 won, 2 lost, 1 without a winner.",
    ]
    assert len(lobby.head_to_head(staged.head_to_head(staged.met()), mine=True, own=True)) == 2
    assert lobby.head_to_head(staged.head_to_head(), mine=True, own=True) == [
        "You have no finished matches against Ben."
    ]


def _sent(event: object) -> dict[str, object]:
    sent: dict[str, object] = to_jsonable_python(event)
    return sent


def answering(asked: list[dict[str, Any]], *answers: tuple[str, object]) -> list[Script]:
    """Return scripts of connections on each of which one question is asked, noted, and answered."""

    def script(kind: str, answer: object) -> Script:
        async def play(line: Line) -> None:
            await line.welcome()
            ask = await line.command(kind)
            asked.append(ask)
            await line.ack(ask, 0)
            await line.tell({**_sent(answer), "id": ask["id"]})

        return play

    return [script(*each) for each in answers]


async def test_a_list_of_matches_goes_on_with_older_ones(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[dict[str, Any]] = []
    first, second = staged.matches(staged.past("M1"), next="5-6"), staged.matches(staged.past("M2"))
    server = await servers(
        *answering(asked, ("matches", first), ("matches", first), ("matches", second), ("matches", first))
    )
    lobby = LobbyMenu(open_profile(within=tmp_path), "a test", tmp_path, Console(UNICODE), server)
    with pytest.raises(CannotAsk, match="Type matches first"):
        await lobby.do("older", "", "family-tree")
    await lobby.do("matches", "against ben lost", "family-tree")
    told = capsys.readouterr().out
    assert "record/M1" in told and "There are older matches: type older." in told
    await lobby.do("older", "", "family-tree")
    told = capsys.readouterr().out
    assert "record/M2" in told and "older" not in told
    name, search, older = asked
    assert (name.get("opponent"), search["opponent"], search["result"]) == (None, staged.BEN, "lost")
    assert {**older, "id": None, "page": None} == {**search, "id": None}
    assert older["page"] == "5-6"
    with pytest.raises(CannotAsk, match="Type matches first"):
        await lobby.do("older", "", "family-tree")


async def test_two_players_are_compared_by_name_id_or_level(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[dict[str, Any]] = []
    server = await servers(*answering(asked, ("head_to_head", staged.head_to_head(staged.met()))))
    profile = open_profile(within=tmp_path)
    lobby = LobbyMenu(profile, "a test", tmp_path, Console(UNICODE), server)
    await lobby.do("versus", "strong", "family-tree")
    assert "Anna against Ben:" in capsys.readouterr().out
    assert (asked[0]["opponent"], asked[0].get("player")) == ("computer:strong", None)
    with pytest.raises(ValueError, match="Type versus and a player"):
        await lobby.do("versus", "", "family-tree")
    with pytest.raises(CannotAsk, match="That is the same player twice"):
        await lobby.do("versus", player_id(profile.key(server)), "family-tree")


@pytest.mark.parametrize(
    ("command", "rest", "errand"),
    [
        ("quick", "clock 5m+3", PlayNext(Wanted(), Clock(leg=300, increment=3), AWAY)),
        ("quick", "form mirror", PlayNext(Wanted(form="mirror"), None, AWAY)),
        ("daily", "c", PlayToday("family-tree", "computer", AWAY)),
        ("daily", "friend", PlayToday("family-tree", "friend", AWAY)),
    ],
)
async def test_what_is_typed_at_the_start_is_gone_on(tmp_path: Path, command: str, rest: str, errand: Errand) -> None:
    lobby = LobbyMenu(open_profile(within=tmp_path), "a test", tmp_path, Console(UNICODE), AWAY)
    assert await lobby.do(command, rest, "family-tree") == errand


@pytest.mark.parametrize(
    ("command", "rest", "why"),
    [
        ("quick", "number 7", "form, clock and options that you want"),
        ("daily", "yesterday", "an earlier day, such as daily 2026-11-20"),
        ("matches", "since yesterday", "is not a day"),
        ("find", "chess", "There is no game “chess”"),
    ],
)
async def test_what_cannot_be_meant_is_said_to_be_wrong(tmp_path: Path, command: str, rest: str, why: str) -> None:
    lobby = LobbyMenu(open_profile(within=tmp_path), "a test", tmp_path, Console(UNICODE), AWAY)
    with pytest.raises(ValueError, match=why):
        await lobby.do(command, rest, "family-tree")


def test_rooms_say_that_one_waits_for_the_next_that_they_are_listed_and_what_a_try_is(rooms: Rooms) -> None:
    waits = pages.page(setting(seen(rooms.anna, rooms.waiting(quick=True))))
    assert "Looking for: Family Tree, match, no clock." in waits
    assert any(line.startswith("Looking for an opponent with the same settings") for line in waits)
    assert any("listed in" in line for line in pages.page(setting(seen(rooms.anna, rooms.waiting(public=True)))))
    daily = pages.page(setting(seen(rooms.anna, rooms.waiting(daily="2026-11-22"))))
    assert any(line == "Your opponent must not have used today’s try." for line in daily)
    ready = pages.page(setting(seen(rooms.anna, rooms.ready(daily="2026-11-22"))))
    assert any(line.startswith("The daily number of 22 November: one try each. It is hidden until") for line in ready)


def test_a_match_that_is_over_gives_its_records_link_and_the_daily_number_only_once_it_is_told(rooms: Rooms) -> None:
    over = setting(seen(rooms.anna, rooms.result()))
    link = f"{SERVER.record_link('M1')}"
    assert pages.link(over) == [f"Anyone with this link can see the record: {link}"]
    assert f"Record: {link}" in pages.page(over)
    unplayed = rooms.result()
    assert unplayed.match is not None
    legs = tuple(replace(leg, ply=0) for leg in unplayed.match.legs)
    nobody_moved = setting(seen(rooms.anna, with_match(unplayed, legs=legs)))
    assert pages.link(nobody_moved) == ["Nobody moved in this match, so it has no record."]
    assert not any(line.startswith("Record:") for line in pages.page(nobody_moved))
    hidden = setting(seen(rooms.anna, with_match(rooms.result(daily="2026-11-22"), number=None, salt=None)))
    told = pages.page(hidden)
    assert "On the daily number you are ahead by 30. The table appears when the day ends." in told
    assert pages.link(hidden)[0].startswith("The number stays hidden until the day ends")
    assert room_commands.barred("new", hidden, None) == "not on the daily number"
    assert not any("record/" in line or "commitment" in line for line in told)
