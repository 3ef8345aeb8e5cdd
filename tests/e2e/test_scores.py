"""High scores, and the results on a number before, during and after a match on it, over real sockets."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis

from client.net.frames import ShownRoom
from protocol.scores import HelpedScore, NumberEvent, PlayerEvent, ScoresEvent
from server.results.database import Database
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.results import computed_numbers, until_computed, until_settled
from tests.e2e.test_due import settled
from tests.e2e.test_kept import server_on

Players = Callable[..., Player]
SHORT = 9
"""A number whose legs end within a few cards, so that the computer plays it at once."""
GAME = "family-tree"


@pytest.fixture(autouse=True)
def working_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers also compute results that were not requested yet."""
    monkeypatch.setenv("TURNABOUT_WORK_AHEAD", "on")


@pytest.fixture
async def server(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server on that store."""
    server = server_on(store, tmp_path)
    await server.start()
    yield server
    await server.stop()


async def play_alone(player: Player, number: int, *, hint: bool = False) -> ShownRoom:
    """Let a player play a number alone, in a room of their own, with a hint or without; return the room at the end."""
    await player.do("create_room", game=GAME, form="solo", number=number)
    await player.until(lambda: player.rooms and player.room.next == (1, 1), "a leg that waits")
    await begin_leg(player)
    if hint:
        await player.do("hint", match=1, leg=1, ply=0)
    await play_leg(random.Random(1), player)
    return player.room


async def told(player: Player, number: int, **more: bool) -> list[NumberEvent]:
    """Return the server's answers about a number, from the first one to the complete one."""
    ack = await player.do("number", game=GAME, number=number, **more)

    def heard() -> list[NumberEvent] | None:
        events = [event for event in player.events if isinstance(event, NumberEvent) and event.id == ack.id]
        return events if events and not events[-1].working else None

    return await player.until(heard, f"all that is known of number {number}")


async def scores(player: Player) -> ScoresEvent:
    """Return a player's high scores."""
    await player.do("scores", game=GAME)
    return await player.hears(ScoresEvent)


async def test_a_solo_game_is_in_the_scores_and_the_number_has_a_score_to_beat(
    server: ServerProcess, results: Database, players: Players
) -> None:
    ada, eve = players("Ada"), players("Eve")
    await ada.come(server.url)
    await eve.come(server.url)
    assert (await scores(ada)).scores == ()
    room = await play_alone(ada, SHORT)
    await until_computed(results, SHORT)  # though nobody has asked
    (mine,) = (await scores(ada)).scores
    assert room.match is not None and room.view is not None
    assert (mine.match, mine.number, mine.score, mine.hints) == (room.match.id, SHORT, room.view.score, 0)
    assert 0 <= (room.happenings[-1].at or 0) - mine.at < 1000  # records hold whole seconds
    after = (await told(ada, SHORT, tree=True))[-1]
    assert (after.computer, after.par) == (20, 20)
    assert after.tree is not None and after.tree.score == 20
    (standing,) = after.standings
    assert (standing.role, standing.player, standing.best, standing.own) == ("player", ada.id, mine.score, mine.score)
    stranger = (await told(eve, SHORT))[-1]
    assert (stranger.computer, stranger.par, stranger.tree) == (20, None, None)
    assert [(each.players, each.own) for each in stranger.standings] == [(1, None)]
    assert (await scores(eve)).scores == ()


async def test_a_solo_game_with_a_hint_is_listed_apart_and_has_no_place_in_the_standings(
    server: ServerProcess, players: Players
) -> None:
    ada, eve = players("Ada"), players("Eve")
    await ada.come(server.url)
    await eve.come(server.url)
    room = await play_alone(ada, SHORT, hint=True)
    assert room.view is not None
    listed = await scores(ada)
    assert (listed.scores, [(each.score, each.hints) for each in listed.helped]) == ((), [(room.view.score, 1)])
    mine = (await told(ada, SHORT))[-1]
    assert (mine.standings, mine.own_helped) == ((), (HelpedScore(role="player", score=room.view.score),))
    assert mine.par == 20, "the number has been played to its end"
    other = (await told(eve, SHORT))[-1]
    assert (other.standings, other.own_helped, other.par) == ((), (), None)
    await ada.do("player")
    (game,) = (await ada.hears(PlayerEvent)).games
    assert (game.best, [each.number for each in game.helped]) == ((), [SHORT])
    assert [(each.form, each.games, each.best) for each in game.statistics] == [("solo", 1, None)]


async def test_nothing_is_worked_out_or_told_of_a_hidden_number_before_the_match_on_it_is_over(
    server: ServerProcess, redis: Redis, results: Database, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend)
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    await told(host, SHORT)  # results that were requested before come first
    assert host.room.match is not None and host.room.match.number is None
    assert await computed_numbers(results) == {SHORT}
    assert [key async for key in redis.scan_iter("turnabout:claim:*") if f":{SHORT}:".encode() not in key] == []
    await begin_leg(host, friend)
    await play_leg(random.Random(2), host, friend)
    match = host.room.match
    assert match.result is not None and match.number is not None
    ack = await host.do("number", game=GAME, number=match.number)
    known = next(event for event in host.events if isinstance(event, NumberEvent) and event.id == ack.id)
    assert {each.role: each.players for each in known.standings} == {"maximizer": 2, "minimizer": 2}
    highest, least = known.standings
    first, second = match.legs
    assert {highest.best, least.best} == {
        max(first.score or 0, second.score or 0),
        min(first.score or 0, second.score or 0),
    }
    by_role = {role: leg.score for leg in match.legs for role in [leg.roles[host.seat]]}
    assert (highest.own, least.own) == (by_role["maximizer"], by_role["minimizer"])


async def test_a_game_that_another_node_settles_again_counts_once_and_both_tell_the_same(
    server: ServerProcess, redis: Redis, store: EmbeddedStore, tmp_path: Path, results: Database, players: Players
) -> None:
    ada, ben = players("Ada"), players("Ben")
    second = server_on(store, tmp_path)
    await ada.come(server.url)
    room = await play_alone(ada, SHORT)
    assert room.match is not None
    await until_settled(results, room.match.id)
    await settled(redis, room.room, room.match.id)
    await redis.zadd(keys.due(keys.bucket(room.room)), {f"{room.room} {room.match.id}": 0})
    await second.start()
    await settled(redis, room.room, room.match.id)
    await ben.come(second.url)
    assert len((await scores(ada)).scores) == 1
    here, there = (await told(ada, SHORT))[-1], (await told(ben, SHORT))[-1]
    assert (here.computer, there.computer, here.par, there.par) == (20, 20, 20, None)
    assert [(each.name, each.players, each.own, each.rank) for each in there.standings] == [("Ada", 1, None, None)]
    assert [(each.name, each.players, each.rank) for each in here.standings] == [("Ada", 1, 1)]
    await second.stop()
