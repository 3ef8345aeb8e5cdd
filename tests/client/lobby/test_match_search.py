"""A search for finished matches as it is typed, and the players that are meant in it."""

from typing import Any

import pytest

from client.line.lobby_menu import read_game
from client.lobby.lookup import newest_matches
from client.lobby.match_search import MatchSearch, read_date, read_number, read_result, read_search
from client.lobby.player_search import PAGES, find_player
from client.net.errors import CannotAsk
from protocol.ids import PlayerId
from protocol.scores import AskMatches, MatchesEvent, PastSeat, StandingsEvent
from tests.client.among import ANNA, BEN, matches, past, rated, standings

CY = PlayerId("CY00000000000000")


@pytest.mark.parametrize(
    ("typed", "player", "found"),
    [
        ("", None, MatchSearch()),
        ("family tree", None, MatchSearch(game="family-tree")),
        ("won happy", None, MatchSearch(game="happy-graphs", result="won")),
        ("AGAINST Ben Li Lost", None, MatchSearch(opponent="Ben Li", result="lost")),
        (
            "of Ann since 2026-11-01 until 2026-11-30 grand",
            "Ann",
            MatchSearch(game="grandmas-game", since="2026-11-01", until="2026-11-30"),
        ),
        (
            "number 1-2345 family everyone",
            None,
            MatchSearch(game="family-tree", number=12345, everyone=True),
        ),
        ("drawn played", None, MatchSearch(result="played")),
    ],
)
def test_a_search_is_read_in_words_in_any_order(typed: str, player: str | None, found: MatchSearch) -> None:
    assert read_search(typed, read_game) == (player, found)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("chess", "There is no game “chess”."),
        ("against", "Type matches, and any of: a game;"),
        ("since won", "Type matches, and any of"),
        ("since yesterday", "“yesterday” is not a day. Write it like 2026-11-20."),
        ("until 2026-02-29", "is not a day"),
        ("number seven family", "“seven” is not a game number"),
        ("number 7", "A number needs its game. Choose the game, too."),
        ("everyone family", "Everyone’s matches can be searched only by number."),
        ("everyone family number 7 against Ben", "has no opponent or result"),
        ("everyone family number 7 won", "has no opponent or result"),
        ("of Ann everyone family number 7", "Search a player’s matches, or everyone’s: not both."),
        ("since 2026-11-02 until 2026-11-01", "The first day is after the last day."),
    ],
)
def test_a_search_that_makes_no_sense_is_refused_with_the_reason(typed: str, why: str) -> None:
    with pytest.raises(ValueError) as refused:
        read_search(typed, read_game)
    assert why in str(refused.value)


@pytest.mark.parametrize("typed", ["1999-01-01", "2026-1-1", "20261101", "2026-W47-1", ""])
def test_a_day_is_written_in_one_way(typed: str) -> None:
    with pytest.raises(ValueError, match="is not a day"):
        read_date(typed)


def test_results_and_numbers_are_read_from_options_of_a_command() -> None:
    assert (read_result(" Won "), read_number("007")) == ("won", 7)
    with pytest.raises(ValueError, match="“win” is not a result"):
        read_result("win")


def test_a_search_becomes_the_question_for_a_page() -> None:
    search = MatchSearch(game="family-tree", opponent="ben", result="won", since="2026-11-01", number=7)
    asked = search.question(ANNA, BEN, "5-6")
    assert (asked.player, asked.opponent, asked.game, asked.result) == (ANNA, BEN, "family-tree", "won")
    assert (asked.since, asked.until, asked.number, asked.everyone, asked.page) == ("2026-11-01", None, 7, False, "5-6")
    everyone = MatchSearch(game="family-tree", number=7, everyone=True).question(ANNA, None)
    assert (everyone.player, everyone.everyone) == (None, True)


class Server:
    """Answers questions for matches and standings, and notes them."""

    def __init__(self, pages: list[MatchesEvent], **rows: Any) -> None:
        self.pages = pages
        self.rows = rows
        self.asked: list[AskMatches | str] = []

    async def matches(self, question: AskMatches) -> MatchesEvent:
        self.asked.append(question)
        return self.pages[0 if question.page is None else int(question.page[2:])]

    async def standings(self, game: str, correspondence: bool) -> StandingsEvent:
        self.asked.append(f"{game} by correspondence" if correspondence else game)
        if correspondence:
            return standings(*self.rows.get("correspondence", ()))
        return standings(*self.rows.get(game.replace("-", "_"), ()))

    async def find(self, typed: str, **where: Any) -> PlayerId:
        return await find_player(typed, self.matches, self.standings, **where)


def against(name: str, player: PlayerId) -> Any:
    return past("M", seats=(PastSeat(player=ANNA, name="Anna"), PastSeat(player=player, name=name)))


async def test_a_name_is_looked_for_among_the_latest_opponents_page_by_page() -> None:
    server = Server([matches(against("Cy", CY), next="0-1"), matches(against("Ben", BEN), next="0-2")])
    assert await server.find("BEN", of=ANNA, game="family-tree") == BEN
    questions = [each for each in server.asked if isinstance(each, AskMatches)]
    assert [(each.page, each.player, each.game) for each in questions] == [
        (None, ANNA, "family-tree"),
        ("0-1", ANNA, "family-tree"),
    ]


async def test_a_name_that_no_opponent_has_is_looked_for_in_the_standings() -> None:
    server = Server([matches(against("Cy", CY))], happy_graphs=[rated(1, BEN, "Ben")])
    assert await server.find("ben") == BEN
    assert server.asked[-2:] == ["happy-graphs", "happy-graphs by correspondence"]
    slow = Server([matches()], correspondence=[rated(1, BEN, "Ben")])
    assert await slow.find("ben", game="patriarch") == BEN
    other = Server([matches()], family_tree=[rated(1, BEN, "Ben")])
    with pytest.raises(CannotAsk, match="No player called Ben is among the latest opponents or in the standings"):
        await other.find("Ben", game="patriarch")
    assert other.asked[1:] == ["patriarch", "patriarch by correspondence"]


async def test_ones_own_name_is_no_opponents() -> None:
    with pytest.raises(CannotAsk, match="No player called Anna"):
        await Server([matches(against("Ben", BEN))]).find("Anna")


async def test_no_more_pages_are_searched_than_a_few() -> None:
    server = Server([matches(against("Cy", CY), next="0-0")])
    with pytest.raises(CannotAsk):
        await server.find("Ben", game="family-tree")
    assert len(server.asked) == PAGES + 2


async def test_of_several_players_of_a_name_the_ids_are_told() -> None:
    server = Server([matches(against("Ben", BEN), against("ben", CY))])
    with pytest.raises(CannotAsk, match=f"Several players are called Ben. Use an id: {BEN} or {CY}."):
        await server.find("Ben")


async def test_an_id_or_a_level_is_not_looked_for() -> None:
    server = Server([])
    assert await server.find("ben0-0000-0000-0000") == BEN
    assert await server.find("forgetful") == "computer:forgetful"
    assert server.asked == []


async def test_older_matches_are_asked_for_until_there_are_enough() -> None:
    played = [past(f"M{number}") for number in range(70)]
    asked: list[str | None] = []

    async def ask(page: str | None) -> MatchesEvent:
        asked.append(page)
        first = int((page or "0-0")[2:])
        return matches(*played[first : first + 30], next=f"0-{first + 30}" if first < 60 else None)

    some, more = await newest_matches(ask, 40)
    assert (asked, [each.match for each in some.matches], more) == (
        [None, "0-30"],
        [f"M{at}" for at in range(40)],
        True,
    )
    every, more = await newest_matches(ask, 70)
    assert (len(every.matches), more) == (70, False)
    one, more = await newest_matches(ask, 30)
    assert (len(one.matches), one.next, more) == (30, "0-30", True)
