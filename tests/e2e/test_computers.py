"""Computers at a table, through real sockets: they think in processes of their own, from what their seat was sent."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from client.net.frames import ShownRoom
from protocol.codes import RejectionCode as Code
from protocol.events import HintEvent
from protocol.room import MatchInfo
from server.bots.worker_functions import move
from server.store.embedded.store import EmbeddedStore
from tests.e2e.numbers import number, numbers
from tests.e2e.play import Player, ServerProcess, begin_leg, moves_of, sharing
from tests.e2e.standing import standing
from tests.seen import tree

Players = Callable[..., Player]
ENVIRONMENT = {"TURNABOUT_LIMITS": "off", "TURNABOUT_COMPUTER_PAUSE": "0"}
SHORT = 9
"""A number whose legs end within a few cards, whatever the players do."""
LONG = 5
LEVELS = ("random", "easy", "normal", "strong")
STARTED = rb"thinking process started.*?pid=\D*(\d+).*queue=\D*moves"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that stands for all who begin nothing that another could see."""
    with standing(tmp_path_factory.mktemp("data"), **ENVIRONMENT) as address:
        yield f"ws://{address}/"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server whose computers take no longer over a move than they must."""
    process = ServerProcess(tmp_path / "data", ENVIRONMENT)
    await process.start()
    yield process
    await process.stop()


async def faces(player: Player, url: str, level: str, number: int = LONG) -> str:
    """Let a player create a room, give the computer the other seat, maximize, and begin; return the room's code."""
    await player.come(url)
    await player.do("create_room", game="family-tree", computers=[None, level], number=number, role="maximizer")
    await player.sees(1)
    await begin_leg(player)
    return player.room.room


def match_of(player: Player) -> MatchInfo:
    assert player.room.match is not None
    return player.room.match


async def makes_a_move(player: Player) -> ShownRoom:
    """Make the first legal move and see it; returns the room as it is shown then."""
    view = player.room.view
    assert view is not None
    done = await player.do("move", **moves_of(player.room), move=tree(view).moves[0].move)
    await player.sees(done.version)
    return next(room for room in player.rooms if room.version >= done.version)


async def turn_of(player: Player) -> bool:
    """Return once a player is to move, or the leg is over: then False."""

    def decided() -> ShownRoom | None:
        view = player.room.view if player.rooms else None
        return player.room if view is not None and (not view.to_act or player.seat in view.to_act) else None

    room = await player.until(decided, "one's turn")
    return room.view is not None and bool(room.view.to_act)


async def plays_to_the_end(player: Player) -> None:
    while match_of(player).result is None:
        if player.room.next is not None:
            await begin_leg(player)
        elif await turn_of(player):
            await makes_a_move(player)


async def played_against(player: Player, url: str, level: str) -> None:
    await faces(player, url, level, SHORT)
    await plays_to_the_end(player)


async def test_a_duel_against_each_level_is_played_to_its_end(url: str, players: Players) -> None:
    people = {level: players(f"Against {level}") for level in LEVELS}
    await asyncio.gather(*(played_against(player, url, level) for level, player in people.items()))
    found = await numbers(int(url.rpartition(":")[2].rstrip("/")))
    for level, player in people.items():
        result = match_of(player).result
        assert result is not None and result.why == "score" and None not in result.scores
        assert number(found, "think_seconds_count", level=level) > 0
    assert number(found, "faults_total", what="computer_failed") == 0


def is_over(player: Player) -> bool:
    return bool(player.rooms) and player.room.match is not None and player.room.match.result is not None


async def test_two_computers_play_for_a_spectator(url: str, players: Players) -> None:
    owner, spectator = players("Ada"), players("Béla")
    await owner.come(url)
    await owner.do("create_room", game="family-tree", computers=["easy", "normal"], number=SHORT)
    await spectator.come(url)
    await spectator.do("enter", room=(await owner.sees(1)).room)
    for player in (owner, spectator):
        await player.until(partial(is_over, player), "the match's end")
    assert owner.room == spectator.room
    assert [seat.computer for seat in owner.room.seats] == ["easy", "normal"]


async def thinks_about_nothing_else(server: ServerProcess, player: Player) -> int:
    """Have the computer make its first move, hold its process, and have it think of its second; returns its id."""
    await makes_a_move(player)
    pid = int(await server.says(STARTED))
    assert await turn_of(player)
    os.kill(pid, signal.SIGSTOP)
    await makes_a_move(player)
    return pid


async def test_matches_continue_if_their_node_is_killed_while_a_computer_thinks(
    tmp_path: Path, players: Players
) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, AsyncExitStack() as stack:
        nodes = [ServerProcess(tmp_path / name, sharing(store.url, tmp_path, **ENVIRONMENT)) for name in "ab"]
        await asyncio.gather(*(node.start() for node in nodes))
        for node in nodes:
            stack.push_async_callback(node.stop)
        ada, ben = players("Ada"), players("Ben")
        codes = [await faces(player, nodes[0].url, "strong") for player in (ada, ben)]
        held = await thinks_about_nothing_else(nodes[0], ada)
        await makes_a_move(ben)
        waiting = [player.room for player in (ada, ben)]
        os.kill(nodes[0].pid, signal.SIGKILL)
        os.kill(held, signal.SIGCONT)
        await nodes[0].stop(signal.SIGKILL)  # which waits until nobody can log any more: what it held is gone too
        await nodes[0].start()
        for gone, code, room, node in zip((ada, ben), codes, waiting, nodes, strict=True):
            back = players(gone.name, gone.key)
            await back.come(node.url)
            await back.do("enter", room=code, alongside=True)
            assert await turn_of(back)
            assert room.view is not None and back.room.view is not None
            assert back.room.view.ply == room.view.ply + 1
            await makes_a_move(back)
            assert await turn_of(back)


async def test_a_stopping_server_waits_for_no_computer(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {**ENVIRONMENT, "TURNABOUT_WORK_AHEAD": "on"})
    await server.start()
    ada = players("Ada")
    await ada.come(server.url)
    await ada.do("create_room", game="family-tree", form="solo", number=LONG)  # its score is worked out meanwhile
    await ada.sees(1)
    await begin_leg(ada)
    await server.says(rb"thinking process started.*queue=\D*later")
    ben = players("Ben")
    await faces(ben, server.url, "strong")
    await thinks_about_nothing_else(server, ben)
    assert await server.stop() == 0  # which waits until nobody can log any more


async def test_a_search_for_an_outdated_position_is_cancelled(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await faces(ada, server.url, "strong")
    await thinks_about_nothing_else(server, ada)
    room = ada.room
    done = await ada.do("offer", what="takeback", **moves_of(room))
    room = await ada.sees(done.version)
    assert room.view is not None and ada.seat in room.view.to_act
    other = tree(room.view).moves[-1].move
    done = await ada.do("move", **moves_of(room), move=other)
    await server.says(STARTED, 2)  # the process that was held has ended
    assert await turn_of(ada)
    view = ada.room.view
    assert view is not None and view.ply == room.view.ply + 2


async def test_the_computers_move_depends_on_seed_and_view_alone(url: str, players: Players) -> None:
    ada = players("Ada", updates=False)
    await faces(ada, url, "easy")
    for _ in range(5):
        asked = await makes_a_move(ada)
        frame = next(frame for frame in ada.frames if f'"version":{asked.version},' in frame and '"view":' in frame)
        assert asked.view is not None
        (seat,) = asked.view.to_act
        assert seat != ada.seat
        start = frame.index('"view":') + len('"view":')
        view = frame[start : json.JSONDecoder().raw_decode(frame, start)[1]].encode()
        leg = moves_of(asked)["leg"]
        expected = move(view, seat, "easy", f"{match_of(ada).id}:{leg}:{asked.view.ply}:{seat}")
        assert await turn_of(ada)
        answer = tree(ada.room.view)
        assert answer.played is not None
        assert f"{answer.played.card}>{answer.played.target}" == expected


async def test_who_plays_alone_is_given_hints_and_plays_to_the_end(url: str, players: Players) -> None:
    ada = players("Ada")
    await ada.come(url)
    await ada.do("create_room", game="family-tree", form="solo", number=SHORT)
    code = (await ada.sees(1)).room
    await begin_leg(ada)
    place = moves_of(ada.room)
    await ada.do("hint", id="first", **place)
    hint = await ada.hears(HintEvent)
    view = ada.room.view
    assert view is not None
    assert (hint.id, hint.match, hint.leg, hint.ply) == ("first", place["match"], place["leg"], place["ply"])
    assert {choice.move for choice in hint.choices} == {move.move for move in tree(view).moves}
    await ada.go()
    again = players("Ada", ada.key)
    await again.come(url)
    await again.do("enter", room=code, alongside=True)
    await again.do("hint", id="first", **place)  # as a client asks again that does not know whether it was heard
    assert await again.hears(HintEvent) == hint
    while await turn_of(again):
        await makes_a_move(again)
    assert match_of(again).result is not None
    assert (await again.refused("hint", **place)).code == Code.STALE


async def test_a_duel_gives_hints_only_if_its_room_allows_them(url: str, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await faces(ada, url, "random")
    refused = await ada.refused("hint", **moves_of(ada.room))
    assert refused.reason == "hints_off"
    await ben.come(url)
    await ben.do(
        "create_room", game="family-tree", computers=[None, "random"], role="maximizer", hints=True, number=LONG
    )
    await ben.sees(1)
    await begin_leg(ben)
    view = ben.room.view
    assert view is not None
    await ben.do("hint", **moves_of(ben.room))
    hint = await ben.hears(HintEvent)
    assert [choice.score for choice in hint.choices] == sorted((c.score for c in hint.choices), reverse=True)
    assert len(hint.choices) == len(tree(view).moves)
