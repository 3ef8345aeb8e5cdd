"""Questions to a server outside its rooms."""

from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from client.lobby import requests
from client.lobby.requests import (
    ServerAway,
    follow,
    look_up_number,
    look_up_scores,
    look_up_statistics,
    where_to_ask,
)
from client.net.address import ServerAddress
from client.net.errors import CannotAsk
from client.net.link_state import Failure, FailureKind
from client.profile.identity import Profile, write_json
from protocol.scores import AskNumber, NumberEvent
from tests.client.scripted import Line, Servers


def told_of(command: dict[str, Any], computer: int | None, working: bool) -> dict[str, Any]:
    """Return a server's answer about a number."""
    return {
        "type": "number",
        "id": command["id"],
        "game": "family-tree",
        "options": {},
        "number": command["number"],
        "computer": computer,
        "par": None,
        "working": working,
        "standings": [],
    }


async def test_scores_are_told_on_a_connection_of_their_own(servers: Servers, profile: Profile) -> None:
    async def talk(line: Line) -> None:
        hello = await line.welcome()
        assert hello["key"] == profile.key(server)
        ask = await line.command("scores")
        assert ask["game"] == "family-tree"
        score = {"match": "M", "options": {}, "number": 7, "score": 900, "at": 1, "hints": 2}
        await line.tell({"type": "scores", "id": ask["id"], "game": "family-tree", "scores": [score]})
        await line.ack(ask, 0)

    server = await servers(talk)
    told = await look_up_scores(profile, server, "family-tree", "a test")
    assert [(each.number, each.score, each.hints) for each in told.scores] == [(7, 900, 2)]


async def test_a_server_that_keeps_no_statistics_is_said_to_be_older(servers: Servers, profile: Profile) -> None:
    async def refuse(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("statistics"), "unknown_type", "The server is older than this one.")

    with pytest.raises(CannotAsk, match="older than this one"):
        await look_up_statistics(profile, await servers(refuse), "family-tree", "a test")


async def test_a_number_is_told_again_until_no_more_is_worked_out(servers: Servers, profile: Profile) -> None:
    async def talk(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        assert (ask["number"], ask["tree"]) == (77, True)
        await line.tell(told_of(ask, None, working=True))
        await line.tell(told_of(ask, 820, working=False))

    server = await servers(talk)
    told = [each async for each in look_up_number(profile, server, "family-tree", 77, "a test", tree=True)]
    assert (told[-1].computer, told[-1].working) == (820, False)


async def test_after_a_lost_connection_it_is_asked_again(servers: Servers, profile: Profile) -> None:
    async def lose(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        await line.tell(told_of(ask, None, working=True))
        await line.drop()

    async def go_on(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        await line.tell(told_of(ask, 820, working=False))

    server = await servers(lose, go_on)
    told = [each.computer async for each in look_up_number(profile, server, "family-tree", 77, "a test")]
    assert told[-1] == 820


async def test_a_server_that_stays_away_is_given_up(
    servers: Servers, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "AWAY_SECONDS", 0.0)

    async def lose(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        await line.tell(told_of(ask, None, working=True))
        await line.drop()

    async def say_nothing(line: Line) -> None:
        await line.socket.wait_closed()

    told = look_up_number(profile, await servers(lose, say_nothing), "family-tree", 77, "a test")
    assert (await anext(told)).working
    with pytest.raises(ServerAway) as away:
        await anext(told)
    assert away.value.failure.kind is FailureKind.DROPPED


async def test_a_server_that_is_away_from_the_start_is_waited_for_where_that_is_told(
    servers: Servers, profile: Profile
) -> None:
    async def drop(line: Line) -> None:
        await line.drop()

    async def answer(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        await line.tell(told_of(ask, 820, working=False))

    told: list[Failure | None] = []
    command = AskNumber(id="n", game="family-tree", number=77)
    server = await servers(drop, answer)
    async with aclosing(follow(profile, server, command, "a test", told.append)) as following:
        event = await anext(following)
    assert isinstance(event, NumberEvent)
    assert event.computer == 820
    assert told == [Failure(FailureKind.DROPPED), None]


@pytest.mark.parametrize(
    ("code", "said"), [("not_allowed", "This number is hidden."), ("unknown_type", "This number is hidden.")]
)
async def test_a_refusal_is_a_sentence(servers: Servers, profile: Profile, code: str, said: str) -> None:
    async def refuse(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("number"), code, "This number is hidden.")

    server = await servers(refuse)
    with pytest.raises(CannotAsk, match=said):
        await anext(look_up_number(profile, server, "family-tree", 77, "a test"))


async def test_a_server_that_is_not_there_is_named(profile: Profile) -> None:
    nowhere = ServerAddress("127.0.0.1", 1)
    with pytest.raises(ServerAway) as away:
        await look_up_scores(profile, nowhere, "family-tree", "a test")
    assert away.value.failure.kind is FailureKind.NOTHING_LISTENS
    with pytest.raises(CannotAsk, match=r"Nothing answers at 127\.0\.0\.1:1\."):
        await anext(look_up_number(profile, nowhere, "family-tree", 7, "a test"))


def test_the_server_played_on_last_is_asked_where_none_runs_here(profile: Profile, tmp_path: Path) -> None:
    elsewhere = ServerAddress("play.example.org")
    (tmp_path / "server").mkdir()
    write_json(tmp_path / "server" / "host.json", {"port": 1, "pid": 1, "instance": "gone"})
    profile.remember(server=elsewhere)
    assert where_to_ask(profile, tmp_path) == elsewhere
    assert where_to_ask(profile, tmp_path, ServerAddress("10.1.2.3")) == ServerAddress("10.1.2.3")
