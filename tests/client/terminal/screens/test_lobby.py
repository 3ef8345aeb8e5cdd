"""The screens for finding other players, the daily number, and players' pages."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from client.games.options import OFFERS
from client.lobby.match_search import MatchSearch
from client.net.address import RoomAddress, ServerAddress
from client.replay.sources import Found
from client.room.entry_request import Errand, HostRoom, JoinRoom, PlayNext, PlayToday, Wanted
from client.room.settings import Settled
from client.terminal.screens.daily import DailyScreen
from client.terminal.screens.find_players import FindScreen
from client.terminal.screens.match_search_form import MatchSearchForm
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.quick_form import QuickForm
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.standings import StandingsScreen
from client.text.glyphs import UNICODE
from protocol.ids import RoomCode
from protocol.options import Clock
from protocol.scores import PastSeat
from tests.client.among import ANNA, BEN, daily, head_to_head, lobby, matches, met, page, past, rated, room, standings
from tests.client.scripted import Line, Script, Servers
from tests.client.terminal.desk import at_desk, profile_at

CODE = RoomCode("KZ74QM2")


def asked_of(home: Path, server: ServerAddress) -> Questions:
    return Questions(profile_at(home), home, "a test", "family-tree", "Family Tree", server)


def opened(settled: Settled, server: ServerAddress | None) -> HostRoom:
    return HostRoom(public=settled.public, server=server)


def unmet(id: str) -> object:
    """Answer that there is no match, so that the player can't be challenged."""
    return {**_as_sent(matches()), "id": id}


def answering(*answers: tuple[str, Callable[[str], object]]) -> list[Script]:
    """Return a script for each connection, which answers one question."""

    def script(kind: str, answer: Callable[[str], object]) -> Script:
        async def play(line: Line) -> None:
            await line.welcome()
            ask = await line.command(kind)
            await line.ack(ask, 0)
            await line.tell(answer(ask["id"]))

        return play

    return [script(*each) for each in answers]


async def test_rooms_come_and_go_before_ones_eyes_and_one_is_joined(servers: Servers, tmp_path: Path) -> None:
    gone, back = asyncio.Event(), asyncio.Event()
    asked: list[str | None] = []

    async def script(line: Line) -> None:
        await line.welcome()
        ask = await line.command("list_rooms")
        asked.append(ask["game"])
        await line.ack(ask, 0)
        await line.tell(lobby(room(CODE, "Ann")))
        if ask["game"] is not None:
            await gone.wait()
            await line.tell(lobby())
            await back.wait()
            await line.tell(lobby(room(CODE, "Ann", watching=1)))

    server = await servers(script, script)
    chosen: list[Errand | None] = []
    async with at_desk(tmp_path) as desk:
        find = FindScreen(asked_of(tmp_path, server), UNICODE, lambda _: None, opened)
        await desk.app.push_screen(find, chosen.append)
        await desk.sees("Find a game", str(server), "▸ Quick match", "Ann  Family Tree  match  needs 1 player")
        await desk.press("g", "down")
        await desk.sees("Public rooms, Family Tree", "▸ Ann", "KZ7-4QM2 · Family Tree", "Players: Ann; 1 seat free")
        gone.set()
        await desk.sees("There are no public rooms for Family Tree", "▸ Quick match")
        back.set()
        await desk.sees("Ann  Family Tree")
        await desk.press("down", "enter")
        await desk.sees("T U R N A B O U T")
    assert asked == [None, "family-tree"]
    assert chosen == [JoinRoom(RoomAddress(server, CODE))]


async def test_a_server_of_the_list_that_goes_is_told_at_once_and_waited_for(servers: Servers, tmp_path: Path) -> None:
    gone, back = asyncio.Event(), asyncio.Event()

    async def go(line: Line) -> None:
        await line.welcome()
        await line.ack(await line.command("list_rooms"), 0)
        await line.tell(lobby(room(CODE, "Ann")))
        await gone.wait()
        await line.drop()

    async def come_back(line: Line) -> None:
        await back.wait()
        await line.welcome()
        await line.ack(await line.command("list_rooms"), 0)
        await line.tell(lobby(room(CODE, "Ben")))

    server = await servers(go, come_back)
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(FindScreen(asked_of(tmp_path, server), UNICODE, lambda _: None, opened))
        await desk.sees("Ann  Family Tree")
        gone.set()
        told = await desk.sees(f"The connection to {server} was lost. The list resumes", "r try again")
        assert "Ann  Family Tree" in told  # unchanged
        back.set()
        told = await desk.sees("Ben  Family Tree", "h host one")
        assert "lost" not in told


async def test_what_is_wanted_of_the_next_who_comes_is_asked_and_a_server_that_is_away_named(
    servers: Servers, tmp_path: Path
) -> None:
    async def nobody(line: Line) -> None:
        await line.welcome()
        await line.ack(await line.command("list_rooms"), 0)

    server = await servers(nobody)
    moved: list[ServerAddress] = []
    chosen: list[Errand | None] = []
    async with at_desk(tmp_path) as desk:
        find = FindScreen(asked_of(tmp_path, ServerAddress("127.0.0.1", 1)), UNICODE, moved.append, opened)
        await desk.app.push_screen(find, chosen.append)
        await desk.sees("Nothing answers at 127.0.0.1:1.", "r try again")
        await desk.press("s")
        await desk.type(str(server))
        await desk.press("enter")
        await desk.sees("▸ Quick match", str(server))
        await desk.press("enter")
        await desk.sees("Quick match · Family Tree", "Form  ", "Clock  ", "▸ Find an opponent")
        desk.app.screen.query_one("#form").focus()
        await desk.press("right", "tab", "right", "right")
        await desk.sees("← 5 min + 3 s →")
        assert "Own clock" not in desk.text()
        desk.app.screen.query_one("#go").focus()
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert moved == [server]
    wanted = Wanted("family-tree", (), "mirror")
    assert chosen == [PlayNext(wanted, Clock(leg=300, increment=3), server)]


async def test_a_room_that_is_listed_is_opened_at_the_server_that_was_looked_at(
    servers: Servers, tmp_path: Path
) -> None:
    server = await servers(*answering(("list_rooms", lambda id: lobby())))
    chosen: list[Errand | None] = []
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(
            FindScreen(asked_of(tmp_path, server), UNICODE, lambda _: None, opened), chosen.append
        )
        await desk.sees("There are no public rooms right now", "h host one")
        await desk.press("h")
        await desk.sees("Host a room", "in “Find a game”")
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert chosen == [HostRoom(public=True, server=server)]


async def test_every_games_next_player_is_asked_for_within_a_small_terminal(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        for game in OFFERS:
            await desk.app.push_screen(QuickForm(game, game, UNICODE))
            await desk.sees(f"Quick match · {game}", "▸ Find an opponent", "Enter go")
            await desk.press("escape")
            await desk.gone("Quick match")


async def test_the_daily_number_is_looked_back_on_then_played(servers: Servers, tmp_path: Path) -> None:
    def told(id: str) -> object:
        return {**_as_sent(daily()), "id": id}

    server = await servers(*answering(("daily", told), ("daily", told)))
    chosen: list[Errand | None] = []
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(DailyScreen(asked_of(tmp_path, server), UNICODE, lambda _: None), chosen.append)
        await desk.sees("Daily number · Family Tree · 22 November", "▸ Play the computer (normal)", "21 November: the")
        await desk.press("right")  # today has no table yet
        await desk.press("left")
        await desk.press("f")
        await desk.sees("T U R N A B O U T")
    assert chosen == [PlayToday("family-tree", "friend", server)]


async def test_from_the_standings_to_a_page_and_a_record_that_is_not_to_be_had(
    servers: Servers, tmp_path: Path
) -> None:
    def table(id: str) -> object:
        return {**_as_sent(standings(rated(1, BEN, "Ben"), own=rated(2, ANNA, "Anna"))), "id": id}

    def bens(id: str) -> object:
        return {**_as_sent(page(past("M1"))), "id": id}

    watched: list[Sequence[Found]] = []
    server = await servers(*answering(("standings", table), ("player", bens), ("matches", unmet)))
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(StandingsScreen(asked_of(tmp_path, server), UNICODE, watched.append))
        await desk.sees("Standings · Family Tree", "▸ 1  Ben", "2  Anna (you)", "A match counts if two players play")
        await desk.press("enter")
        await desk.sees("Anna", "Player id: ANNA000000000000", "▸ 1 Jan 1970", "won 210 to 180 (+12) against Ben")
        await desk.press("l")
        await desk.sees(f"Copied, if your terminal allows it: http://{server}/record/M1")
        await desk.press("enter")
        await desk.sees(f"http://{server}/record/M1 can’t be fetched")
        await desk.press("escape", "escape")
        await desk.sees("T U R N A B O U T")
    assert watched == []


async def test_the_standings_are_those_of_live_play_or_of_correspondence_games(
    servers: Servers, tmp_path: Path
) -> None:
    asked: list[bool] = []

    async def play(line: Line) -> None:
        await line.welcome()
        ask = await line.command("standings")
        asked.append(ask["correspondence"])
        table = standings(rated(1, BEN, "Ben" if not ask["correspondence"] else "Cat"))
        await line.tell({**_as_sent(table), "id": ask["id"], "correspondence": ask["correspondence"]})
        await line.ack(ask, 0)

    server = await servers(play, play, play)
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(StandingsScreen(asked_of(tmp_path, server), UNICODE, lambda found: None))
        await desk.sees("Standings · Family Tree", "▸ 1  Ben", "c correspondence", "have ratings of their own.")
        await desk.press("c")
        await desk.sees("Standings · Family Tree by correspondence", "▸ 1  Cat", "c live play")
        await desk.press("c")
        await desk.sees("▸ 1  Ben", "c correspondence")
    assert asked == [False, True, False]


async def test_matches_are_searched_listed_page_by_page_and_lead_to_two_players_results(
    servers: Servers, tmp_path: Path
) -> None:
    asked: list[dict[str, Any]] = []

    def noting(kind: str, event: object) -> Script:
        async def play(line: Line) -> None:
            await line.welcome()
            ask = await line.command(kind)
            asked.append(ask)
            await line.ack(ask, 0)
            await line.tell({**_as_sent(event), "id": ask["id"]})

        return play

    alone = past("M3", seats=(PastSeat(player=ANNA, name="Anna", score=99),), form="solo", winners=())
    first, second = matches(past("M1"), next="5-6"), matches(past("M2"))
    server = await servers(
        noting("matches", matches(past("M0"), alone)),
        noting("matches", first),  # to find the opponent's name
        noting("matches", first),
        noting("matches", second),
        noting("head_to_head", head_to_head(met(), met("happy-graphs", form="together", won=0, lost=0, played=1))),
        noting("matches", matches()),
    )
    watched: list[Sequence[Found]] = []
    async with at_desk(tmp_path) as desk:
        questions = asked_of(tmp_path, server)
        await desk.app.push_screen(MatchesScreen(questions, None, MatchSearch(), UNICODE, watched.append))
        await desk.sees("Your matches", "▸ 1 Jan 1970", "won 210 to 180 (+12) against Ben", "v head to head  f search")
        await desk.press("down")
        await desk.sees("▸ 1 Jan 1970  Family Tree (alone)  99", "l copy link  f search")
        await desk.press("f")
        await desk.sees("Search matches", "Game      ← any →", "Opponent", "Players     one player")
        await desk.press("right", "down")
        await desk.sees("Game        Family Tree", "A name, a player’s id, or easy")
        await desk.type("ben")
        await desk.press("down", "right", "right", "down")
        await desk.type("2026-11-31")
        await desk.press("enter")
        await desk.sees("“2026-11-31” is not a day. Write it like 2026-11-20.")
        await desk.press("backspace")
        await desk.type("0")
        await desk.press("enter", "down", "down", "down")
        await desk.sees("▸ Search", "From        2026-11-30")
        await desk.press("enter")
        await desk.sees("Family Tree, against Ben, lost, from 2026-11-30", "Older matches", "o older")
        await desk.press("o")
        await desk.sees("Esc back")
        await desk.press("v")
        await desk.sees("Head to head · Anna – Ben", "Anna: 7 matches: 4 won, 2 lost, 1 without a winner", "all")
        await desk.press("down", "enter")
        await desk.sees("Matches of Anna", "Happy Graphs, against BEN0000000000000", "No matches fit this search.")
        await desk.sees("Other players’ lists have only rated matches.")
        await desk.press("escape", "escape", "escape")
        await desk.sees("T U R N A B O U T")
    plain, _, search, older, versus, last = asked
    assert {name for name, value in plain.items() if value} == {"type", "id"}
    assert (search["game"], search["opponent"], search["result"]) == ("family-tree", BEN, "lost")
    assert (search["since"], search.get("page"), older["page"]) == ("2026-11-30", None, "5-6")
    assert (versus["player"], versus["opponent"]) == (ANNA, BEN)
    assert (last["player"], last["opponent"], last["game"]) == (ANNA, BEN, "happy-graphs")


async def test_a_search_that_makes_no_sense_is_refused_in_the_form(tmp_path: Path) -> None:
    found: list[MatchSearch | None] = []
    async with at_desk(tmp_path) as desk:
        search = MatchSearch(number=7, result="won", everyone=True)
        await desk.app.push_screen(MatchSearchForm(search, UNICODE), found.append)
        await desk.sees("Number      7", "Players     everyone on the number", "Result      won")
        await desk.press(*["down"] * 7)
        await desk.press("enter")
        await desk.sees("A number needs its game. Choose the game, too.")
        await desk.press(*["up"] * 7)
        await desk.press("right", *["down"] * 7)
        await desk.press("enter")
        await desk.sees("A search of everyone’s matches has no opponent or result. Leave them", "out.")
        await desk.press(*["up"] * 5)
        await desk.press("left")
        await desk.sees("Result    ← any →")
        await desk.press(*["down"] * 5)
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert found == [MatchSearch(game="family-tree", number=7, everyone=True)]


async def test_a_name_that_nobody_has_is_said_and_can_be_searched_again(servers: Servers, tmp_path: Path) -> None:
    def nobody(id: str) -> object:
        return {**_as_sent(matches()), "id": id}

    def table(id: str) -> object:
        return {**_as_sent(standings()), "id": id}

    server = await servers(*answering(("matches", nobody), ("standings", table), ("standings", table)))
    async with at_desk(tmp_path) as desk:
        search = MatchSearch(game="family-tree", opponent="Zoe")
        screen = MatchesScreen(asked_of(tmp_path, server), None, search, UNICODE, lambda _: None)
        await desk.app.push_screen(screen)
        await desk.sees("No player called Zoe is among the latest opponents", "Family Tree, against Zoe", "f search")
        await desk.press("f")
        await desk.sees("Opponent    Zoe")
        await desk.press("escape", "escape")
        await desk.sees("T U R N A B O U T")


async def test_from_a_players_page_to_all_matches_and_to_results_against_oneself(
    servers: Servers, tmp_path: Path
) -> None:
    def anna(id: str) -> object:
        return {**_as_sent(page(past("M1"), next="5-6")), "id": id}

    def every(id: str) -> object:
        return {**_as_sent(matches(past("M1"), past("M2"))), "id": id}

    def versus(id: str) -> object:
        return {**_as_sent(head_to_head()), "id": id}

    server = await servers(
        *answering(("player", anna), ("matches", unmet), ("head_to_head", versus), ("matches", every))
    )
    async with at_desk(tmp_path) as desk:
        screen = PlayerScreen(asked_of(tmp_path, server), ANNA, UNICODE, lambda _: None)
        await desk.app.push_screen(screen)
        await desk.sees("All matches", "Enter watch  l copy link  v head to head  f search  Esc back")
        await desk.press("v")
        await desk.sees("Head to head · Anna – Ben", "Anna and Ben have no rated matches against each other.")
        await desk.press("escape")
        await desk.press("end", "enter")
        await desk.sees("Matches of Anna", "Other players’ lists have only rated matches.")
        await desk.press("escape", "escape")
        await desk.sees("T U R N A B O U T")


async def test_everybodys_matches_on_a_number_are_listed(servers: Servers, tmp_path: Path) -> None:
    async def number(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        told = {"type": "number", "id": ask["id"], "game": "family-tree", "options": {}, "number": 77}
        await line.tell({**told, "computer": None, "par": None, "working": False, "standings": []})

    def every(id: str) -> object:
        return {**_as_sent(matches(past("M1", seat=None), player=None, name=None)), "id": id}

    server = await servers(number, *answering(("matches", every)))
    async with at_desk(tmp_path) as desk:
        screen = NumberScreen(asked_of(tmp_path, server), 77, UNICODE, watch=lambda _: None)
        await desk.app.push_screen(screen)
        await desk.sees("Family Tree · number 77", "m matches on it")
        await desk.press("m")
        await desk.sees("Matches on Family Tree number 77", "Anna 210 and Ben 180: Anna won", "Only rated matches")
        await desk.press("escape", "escape")
        await desk.sees("T U R N A B O U T")


def _as_sent(event: object) -> dict[str, object]:
    sent: dict[str, object] = to_jsonable_python(event)
    return sent
