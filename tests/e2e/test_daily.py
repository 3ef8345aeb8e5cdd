"""The daily number through real sockets: a try against the computer in every game, and one with a friend on two nodes."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator

import pytest

from protocol.codes import RejectionCode as Code
from protocol.daily import DailyEvent
from protocol.events import Ack, Rejected
from server.bots.players import chosen
from server.games.registry import GAMES
from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing, standing_nodes, standing_store

Players = Callable[..., Player]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Standing]]:
    """Two servers on one store."""
    directory = tmp_path_factory.mktemp("nodes")
    with standing_store(directory / "store") as store:
        with standing_nodes(directory, 2, store, TURNABOUT_COMPUTER_PAUSE="0") as nodes:
            yield nodes


async def asked(player: Player, game: str) -> DailyEvent:
    """Return what somebody is told of a game's daily number now."""
    ack = await player.do("daily", game=game)
    return next(event for event in player.events if isinstance(event, DailyEvent) and event.id == ack.id)


def over(player: Player) -> bool:
    return player.room.match is not None and player.room.match.result is not None


async def play(*players: Player) -> None:
    """Have each make what moves it has to make, until the match is over."""
    rng = random.Random(1)
    while not over(players[0]):
        if players[0].room.next is not None:
            await begin_leg(*players)
        for player in players:
            if acts(player):
                assert player.room.view is not None
                move = chosen("easy", player.room.view, player.seat, rng)
                await player.ask("move", **moves_of(player.room), move=move)
        await players[0].until(
            lambda: any(over(each) or each.room.next is not None or acts(each) for each in players) or None, "a turn"
        )


def acts(player: Player) -> bool:
    view = player.room.view
    return view is not None and player.seat in view.to_act


@pytest.mark.parametrize("game", GAMES)
async def test_a_try_against_the_computer(game: str, nodes: list[Standing], players: Players) -> None:
    ada = players("Ada")
    await ada.come(nodes[0].url)
    before = await asked(ada, game)
    assert (before.tried, before.own, before.room) == (False, None, None)
    await ada.do("play_daily", game=game, against="computer")
    await ada.sees(1)
    assert ada.room.daily == before.day
    assert [seat.computer for seat in ada.room.seats] == [None, "normal"]
    await play(ada)
    match = ada.room.match
    assert match is not None and match.result is not None
    assert (match.number, match.salt, match.commitment) == (None, None, before.commitment)
    after = await asked(ada, game)
    assert after.own is not None
    assert after.own.scores == match.result.scores
    print(game, after.own)
