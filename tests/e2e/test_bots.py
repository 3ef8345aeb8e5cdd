"""Programs that play in seats, as `turnabout bot` has them do: real servers, real processes, real sockets."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from client.bots import bot
from client.bots.automatic_commands import Terms
from client.net.errors import Deserted, ProgramFailed
from client.profile.identity import open_profile
from client.room import commands
from protocol.commands import Enter
from protocol.ids import Seat
from protocol.room import MatchResult
from tests.e2e.play import Player, moves_of
from tests.e2e.programs import ALWAYS, FIRST, JAVASCRIPT, PYTHON, WITHOUT_US, Words, playing, run, script
from tests.e2e.proxy import Proxy
from tests.e2e.standing import Standing, standing_nodes, standing_store
from tests.e2e.steps import match_of, result_of
from tests.patience import PATIENCE
from tests.seen import tree

SHORT = 9
"""A number of Family Tree whose legs end within a few cards."""
Players = Callable[..., Player]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Standing]]:
    """Two servers on one store."""
    directory = tmp_path_factory.mktemp("nodes")
    with (
        standing_store(directory / "store") as store,
        standing_nodes(directory, 2, store, TURNABOUT_COMPUTER_PAUSE="0", TURNABOUT_AWAY_SECONDS="0.2") as both,
    ):
        yield both


@asynccontextmanager
async def facing(
    host: Player,
    node: Standing,
    home: Path,
    program: list[str],
    terms: Terms = ALWAYS,
    port: int | None = None,
) -> AsyncIterator[tuple[Words, asyncio.Task[None]]]:
    """Let a player host a match, in which a program minimizes first, and begin it."""
    await host.come(node.url)
    await host.do("create_room", game="family-tree", number=5, role="maximizer")
    way_in = Enter(id="enter", room=(await host.sees(1)).room)
    async with playing(home, port or node.port, way_in, program, terms) as (words, task):
        await host.until(lambda: host.room.next, "the bot has sat down")
        await host.do("ready", match=1, leg=1)
        await host.until(lambda: host.room.view, "the leg has begun")
        yield words, task


async def moves(host: Player) -> None:
    """Let a player make the first legal move at their turn."""
    await host.until(lambda: host.room.view is not None and host.seat in host.room.view.to_act, "one's turn")
    assert host.room.view is not None
    await host.do("move", **moves_of(host.room), move=tree(host.room.view).moves[0].move)


async def turnabout(home: Path, *words: str) -> tuple[int, str]:
    """Run the command, and return what it exits with, and all that it said."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "client.cli", "bot", *words),
        env={**os.environ, "TURNABOUT_HOME": str(home)},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    said = (await process.communicate())[1].decode()
    assert process.returncode is not None
    return process.returncode, said


async def test_the_example_in_python_plays_the_computer(nodes: list[Standing], tmp_path: Path) -> None:
    game = ("--game", "family-tree", "--number", str(SHORT), "--against", "random")
    code, said = await turnabout(tmp_path, "--exec", " ".join(PYTHON), nodes[0].address, *game)
    assert code == 0, said
    assert "by_chance has seat 1 in room" in said
    assert "Match 1: " in said
    assert open_profile("bot", within=tmp_path).last().name == "by_chance"
    (over,) = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert (over["type"], over["match"], over["number"], over["why"]) == ("match_over", 1, SHORT, "score")


async def test_a_room_that_a_bot_opens_has_the_pace_that_was_asked_for(
    nodes: list[Standing], tmp_path: Path, players: Players
) -> None:
    watcher = players("Ada")
    await watcher.come(nodes[0].url)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "client.cli", "bot", "--exec", " ".join(PYTHON), nodes[0].address),
        *("--game", "family-tree", "--against", "random", "--pace", "7"),
        env={**os.environ, "TURNABOUT_HOME": str(tmp_path)},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stderr is not None
        seated = (await process.stderr.readline()).decode()
        found = re.search(r"/([0-9A-Z]{3}-[0-9A-Z]{4}),", seated)
        assert found is not None, seated
        await watcher.do("enter", room=found[1])
        assert (await watcher.until(lambda: watcher.rooms[-1] if watcher.rooms else None, "the room")).pace == 7
    finally:
        process.kill()
        await process.communicate()


async def test_the_example_in_javascript_plays_the_computer(nodes: list[Standing], tmp_path: Path) -> None:
    room = commands.create("family-tree", number=SHORT, form="mirror", computers=[None, "random"])
    async with playing(tmp_path, nodes[0].port, room, JAVASCRIPT, Terms(matches=1)) as (told, task):
        async with asyncio.timeout(PATIENCE):
            await task
    assert any(each.startswith("Match 1: ") for each in told.said)


async def test_two_bots_race_each_other_on_two_nodes(nodes: list[Standing], tmp_path: Path) -> None:
    room = commands.create("poker-solitaire", options={"mode": "race-both"})
    async with playing(tmp_path / "first", nodes[0].port, room, PYTHON, Terms(matches=1)) as (told, first):
        way_in = Enter(id="enter", room=(await told.until("turnabout join")).rpartition("/")[2])
        async with playing(tmp_path / "second", nodes[1].port, way_in, JAVASCRIPT) as (heard, _):
            async with asyncio.timeout(PATIENCE):
                await first
            theirs = await heard.until("Match 1")
    mine = await told.until("Match 1")
    assert "has seat 1" in told.said[0]
    assert "has seat 2" in heard.said[0]
    ours, others = (re.findall("[0-9]+", each)[1:] for each in (mine, theirs))
    assert ours == others[::-1]


@pytest.mark.parametrize("language", WITHOUT_US)
@pytest.mark.parametrize(
    "settings",
    [
        {"game": "family-tree", "number": SHORT},
        {"game": "family-tree", "number": SHORT, "form": "mirror"},
        {"game": "happy-graphs", "options": {"mode": "duel"}},
        {"game": "poker-solitaire", "options": {"mode": "race"}},
        {"game": "grandmas-game", "form": "race"},
    ],
    ids=["tree", "mirror", "graphs", "matrix", "foundations"],
)
async def test_an_example_without_our_client_plays_the_computer(
    nodes: list[Standing], language: str, settings: dict[str, Any]
) -> None:
    room = json.dumps({**settings, "computers": [None, "random"]})
    assert (await run(*WITHOUT_US[language], nodes[0].url, room)).why == "score"


async def test_the_examples_without_our_client_play_each_other_on_two_nodes(
    nodes: list[Standing], players: Players
) -> None:
    host = players("Ada")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree", number=SHORT)
    code = (await host.sees(1)).room
    await host.do("stand")
    results = await asyncio.gather(
        *(run(*words, node.url, code) for words, node in zip(WITHOUT_US.values(), nodes, strict=True))
    )
    assert results == 2 * [await result_of(host)]


async def test_a_bot_declines_takebacks_and_plays_the_match_that_another_wishes_for(
    nodes: list[Standing], tmp_path: Path, players: Players
) -> None:
    host = players("Anna")
    async with facing(host, nodes[0], tmp_path, script(tmp_path, FIRST)) as (_, task):
        await moves(host)
        await host.until(lambda: host.seat in (host.room.view.to_act if host.room.view else ()), "one's turn again")
        at = moves_of(host.room)
        await host.do("offer", what="takeback", **at)
        await host.until(
            lambda: any(each.kind == "takeback_refused" for each in host.room.happenings), "the bot's answer"
        )
        await host.do("resign", match=1)
        assert await result_of(host) == MatchResult(winners=(Seat(1),), scores=(None, None), why="resigned")
        await host.do("offer", match=1, what="new_number")
        await host.until(lambda: match_of(host).match == 2, "another match")
        assert not task.done()


async def begin_leg_with(host: Player) -> None:
    """Make a player ready, and wait until the bot is ready by itself."""
    coming = host.room.next
    assert coming is not None
    await host.do("ready", match=coming[0], leg=coming[1])
    await host.until(lambda: host.room.next is None, "the leg has begun")


async def test_a_bot_reconnects_and_the_match_continues(
    nodes: list[Standing], tmp_path: Path, players: Players
) -> None:
    host = players("Anna")
    async with (
        Proxy(nodes[0].port) as proxy,
        facing(host, nodes[0], tmp_path, script(tmp_path, FIRST), port=proxy.port) as (words, _),
    ):
        await moves(host)
        proxy.cut()
        await words.until("The connection is lost")
        await words.until("Connected again")
        for _ in range(2):
            await moves(host)
        await host.until(lambda: host.room.view is not None and host.room.view.ply >= 5, "the bot's moves")


@pytest.mark.parametrize(
    ("answer", "said", "why"),
    [
        ("sys.exit(3)", "The match and the seat are saved", "ended by itself with exit code 3"),
        ('print(json.dumps({"move": "2C>2D"}), flush=True)', "not 2C", "was refused 5 times in a row"),
        ("print(told, flush=True)", "is not JSON", None),
        ('print(json.dumps({"resign": True}), flush=True)', "Match 1: lost, by resignation.", None),
    ],
    ids=["dies", "illegal", "malformed", "resigns"],
)
async def test_a_program_that_does_not_play_is_reported(
    nodes: list[Standing], tmp_path: Path, players: Players, answer: str, said: str, why: str | None
) -> None:
    host = players("Anna")
    async with facing(host, nodes[0], tmp_path, script(tmp_path, answer)) as (words, task):
        await moves(host)
        await words.until(said) if why is None else None
        if why is not None:
            with pytest.raises(ProgramFailed, match=why):
                async with asyncio.timeout(PATIENCE):
                    await task
            assert any(said in each for each in words.said)


async def test_a_program_that_wants_no_move_now_is_asked_again(
    nodes: list[Standing], tmp_path: Path, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "AGAIN_SECONDS", 0.05)
    answer = 'told.update(was=globals().get("last")); last = told["ply"]; '
    answer += 'print(json.dumps({"move": told["moves"][0] if told["was"] == told["ply"] else None}), flush=True)'
    host = players("Anna")
    async with facing(host, nodes[0], tmp_path, script(tmp_path, answer)):
        for _ in range(2):
            await moves(host)
        await host.until(lambda: host.room.view is not None and host.room.view.ply >= 4, "the bot's moves")


async def test_a_bot_claims_the_match_from_an_absent_player_and_leaves_an_empty_room(
    nodes: list[Standing], tmp_path: Path, players: Players
) -> None:
    host = players("Anna")
    terms = Terms(matches=2, patience=0)
    async with facing(host, nodes[0], tmp_path, script(tmp_path, FIRST), terms) as (words, task):
        await host.go()
        await words.until("Anna has been away for a long time: claiming the match.")
        await words.until("Match 1: won, because a player was away.")
        with pytest.raises(Deserted, match="Nobody else was there for 0\xa0s"):
            async with asyncio.timeout(PATIENCE):
                await task


async def test_where_every_seat_is_taken_a_bot_goes_away(
    nodes: list[Standing], tmp_path: Path, players: Players
) -> None:
    host = players("Anna")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree", computers=[None, "easy"])
    way_in = Enter(id="enter", room=(await host.sees(1)).room)
    async with playing(tmp_path, nodes[0].port, way_in, script(tmp_path, FIRST)) as (_, task):
        with pytest.raises(ProgramFailed, match="All seats of this room are taken"):
            async with asyncio.timeout(PATIENCE):
                await task


async def test_a_bot_that_is_sent_away_says_so(nodes: list[Standing], tmp_path: Path, players: Players) -> None:
    host = players("Anna")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree")
    way_in = Enter(id="enter", room=(await host.sees(1)).room)
    async with playing(tmp_path, nodes[0].port, way_in, script(tmp_path, FIRST)) as (_, task):
        robot = await host.until(lambda: host.room.seats[1].player, "the bot has sat down")
        await host.do("ban", player=robot)
        with pytest.raises(ProgramFailed, match="removed you"):
            async with asyncio.timeout(PATIENCE):
                await task
