"""The daily number through real sockets: tries against the computer in every game, and with a friend on two nodes."""

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest
from redis.asyncio import Redis

from protocol.codes import RejectionCode as Code
from protocol.daily import DailyEvent
from protocol.events import Ack, Rejected
from protocol.finding import LobbyEvent
from server.bots.players import chosen
from server.games.catalog import GAMES
from server.store import keys
from tests.e2e.numbers import ask
from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing, standing_nodes, standing_store

Players = Callable[..., Player]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A store for all."""
    with standing_store(tmp_path_factory.mktemp("store")) as store:
        yield store


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[list[Standing]]:
    """Two servers on it."""
    with standing_nodes(tmp_path_factory.mktemp("nodes"), 2, store, TURNABOUT_COMPUTER_PAUSE="0") as nodes:
        yield nodes


async def asked(player: Player, game: str) -> DailyEvent:
    """Return the server's current answer about a game's daily number."""
    ack = await player.do("daily", game=game)
    return next(event for event in player.events if isinstance(event, DailyEvent) and event.id == ack.id)


def over(player: Player) -> bool:
    return player.room.match is not None and player.room.match.result is not None


async def play(*players: Player) -> None:
    """Have each make what moves it has to make, until the match is over."""
    rng = random.Random(1)
    while not all(map(over, players)):
        if all(player.room.next is not None for player in players):
            await begin_leg(*players)
        for player in filter(acts, players):
            assert player.room.view is not None
            move = chosen("easy", player.room.view, player.seat, rng)
            answer = await player.ask("move", **moves_of(player.room), move=move)
            if isinstance(answer, Ack):  # else another's move has ended a race
                for each in players:
                    await each.sees(answer.version)
        await players[0].until(lambda: goes_on(players[0]) or any(map(acts, players)) or None, "a turn")


def goes_on(player: Player) -> bool:
    return over(player) or player.room.next is not None


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
    assert (after.tried, after.room) == (True, None)
    assert after.played == before.played + 1
    for against in ("computer", "friend"):
        refusal = await ada.refused("play_daily", game=game, against=against)
        assert refusal.reason == "daily_tried"
    assert "hidden" in (await ada.refused("record", match=1)).message
    status, _, words = await ask(nodes[0].port, "GET", f"/record/{match.id}")
    assert (status, "hidden until the daily number’s day ends" in words) == (403, True)


async def test_a_try_with_a_friend_on_another_node(nodes: list[Standing], store: str, players: Players) -> None:
    ada, ben, cat = players("Ada"), players("Ben"), players("Cat")
    await ada.come(nodes[0].url)
    await ben.come(nodes[1].url)
    await cat.come(nodes[1].url)
    await ada.do("play_daily", game="patriarch", against="friend")
    code = (await ada.sees(1)).room
    await ben.do("enter", room=code)
    version = (await ben.do("sit")).version
    await ada.sees(version)
    assert (await cat.refused("enter", room=code)).code is Code.SEAT_TAKEN
    await cat.do("list_rooms", game="patriarch", form=None)
    assert (await cat.hears(LobbyEvent)).rooms == ()
    await begin_leg(ada, ben)
    assert ((await asked(ada, "patriarch")).room, (await asked(ben, "patriarch")).room) == (code, code)
    await play(ada, ben)
    rows = [(await asked(player, "patriarch")).own for player in (ada, ben)]
    assert rows[0] is not None and rows[1] is not None
    assert (rows[0].opponent, rows[1].opponent) == ("Ben", "Ada")
    assert rows[0].scores == rows[1].scores[::-1]
    for player in (ada, ben):
        await player.refused("play_daily", game="patriarch", against="computer")
    await cat.do("play_daily", game="patriarch", against="friend")
    other = (await cat.sees(1)).room
    await ben.do("enter", room=other)
    assert (await ben.refused("sit")).reason == "daily_tried"
    said = "".join(frame for player in (ada, ben, cat) for frame in player.frames)
    async with Redis.from_url(store) as redis:
        kept = await redis.get(keys.daily("patriarch", str(ada.room.daily), "number"))
    assert isinstance(kept, bytes)
    for secret in kept.decode().split(" "):
        assert secret not in said


async def test_of_two_tries_that_begin_at_the_same_instant_on_two_nodes_one_does(
    nodes: list[Standing], players: Players
) -> None:
    here = players("Ada")
    there = players("Ada", here.key)
    friends = players("Ben"), players("Cat")
    tables = list(zip((here, there), friends, nodes, strict=True))
    for player, friend, node in tables:
        await player.come(node.url)
        await friend.come(node.url)
        await friend.do("play_daily", game="happy-graphs", against="friend")
        await friend.sees(1)
        await player.do("enter", room=friend.room.room)
        await friend.sees((await player.do("sit")).version)
        await friend.do("ready", match=1, leg=1)
    answers = await asyncio.gather(*[player.ask("ready", match=1, leg=1) for player in (here, there)])
    began = [isinstance(answer, Ack) for answer in answers]
    assert sorted(began) == [False, True]
    refused = answers[began.index(False)]
    assert isinstance(refused, Rejected)
    assert (refused.reason, refused.data["game"]) == ("daily_tried", "happy-graphs")
    tries = [(await asked(friend, "happy-graphs")).tried for friend in friends]
    assert tries == began, "who sat beside her at the other table has theirs yet"
