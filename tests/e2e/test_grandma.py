"""Grandma's Game through real servers and sockets: three race on two nodes, and one plays alone, taking back."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from protocol.events import RecordEvent
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.room import MatchResult
from protocol.scores import StatisticsEvent
from server.bots.grandmas_game.solver import solved
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.rules import GrandmasGame
from server.records.verify import check
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, sharing

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]
NUMBER = 3
LINE = solved(laid_out(GrandmasGame().deck(GrandmasGameOptions(), 1, NUMBER)), reorder=True).moves
"""Moves that win the number."""


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Nodes]:
    """Two servers on one store."""
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = sharing(store.url, tmp_path, TURNABOUT_COMPUTER_PAUSE="0")
        both = (ServerProcess(tmp_path / "first", environment), ServerProcess(tmp_path / "second", environment))
        await asyncio.gather(*[node.start() for node in both])
        yield both
        await asyncio.gather(*[node.stop() for node in both])
        assert b"Traceback" not in both[0].log + both[1].log


def view_of(player: Player) -> GrandmasGameView:
    view = player.room.view
    assert isinstance(view, GrandmasGameView)
    return view


def moved_on(player: Player, made: int) -> bool:
    return view_of(player).made > made


def result_of(player: Player) -> MatchResult | None:
    return player.room.match.result if player.room.match else None


async def move(player: Player, text: str) -> None:
    """Make a move as of the ply that the player has been shown, whatever others have done since, and see it."""
    before = view_of(player)
    await player.do("move", match=1, leg=1, ply=before.ply, move=text)
    await player.until(lambda: view_of(player).made > before.made, f"their own {text}")


async def plays_on(player: Player) -> int:
    """Play any card that fits, or deal, until the table is over; returns how many moves that took."""
    made = 0
    while (view := view_of(player)).ended is None:
        onward = [legal.move for legal in view.moves if legal.does in ("play", "deal")] or ["give-up"]
        answer = await player.ask("move", match=1, leg=1, ply=view.ply, move=onward[0])
        if answer.type == "rejected":  # Ada has won meanwhile
            assert answer.code in ("stale", "not_your_turn"), answer
            await player.until(lambda: view_of(player).ended, "the end")
            break
        made += 1
        await player.until(partial(moved_on, player, view.made), "their own move")
    return made


async def test_three_race_on_two_nodes_and_see_only_each_others_scores(nodes: Nodes, players: Players) -> None:
    ada, ben, cat = table = [players(name) for name in ("Ada", "Ben", "Cat")]
    urls = [nodes[seat % 2].url for seat in range(3)]
    await ada.come(urls[0])
    await ada.do("create_room", game="grandmas-game", form="race", seats=3, number=NUMBER)
    code = (await ada.sees(1)).room
    for player, url in zip((ben, cat), urls[1:], strict=True):
        await player.come(url)
        await player.do("enter", room=code)
        version = (await player.do("sit")).version
    for player in table:
        await player.sees(version)
    await begin_leg(*table)
    assert view_of(ben).dealt == view_of(ada).dealt != ()

    async def wins() -> None:
        for text in LINE:
            await move(ada, text)

    _, *made = await asyncio.gather(wins(), plays_on(ben), plays_on(cat))
    for player in table:
        await player.until(partial(result_of, player), "the end")
    assert ada.room.match is not None and ada.room.match.result is not None
    assert ada.room.match.result.winners == (0,)
    assert view_of(ben).tables[0].score == 104
    assert ada.room.match.legs[0].by_seat == tuple(seat.score for seat in view_of(ben).tables)
    told = [json.loads(frame) for frame in ben.frames]
    moved = [
        each for event in told if event["type"] == "happened" for each in event["happenings"] if each["kind"] == "moved"
    ]
    assert moved and not any("move" in each["detail"] for each in moved)
    views = [room.view for room in ben.rooms if room.view is not None]
    assert {view.seat for view in views if isinstance(view, GrandmasGameView)} == {1}
    await cat.do("record", match=1)
    document = (await cat.hears(RecordEvent)).record
    check(document)
    assert [move["move"] for move in document["legs"][0]["moves"]] == [*LINE]
    assert [len(leg["moves"]) for leg in document["legs"]] == [len(LINE), *made]
    await ben.do("statistics", game="grandmas-game")
    (race,) = (await ben.hears(StatisticsEvent)).forms
    assert (race.form, race.games, race.wins, race.best) == ("race", 1, 0, view_of(ben).tables[1].score)


async def test_one_plays_a_winnable_number_alone_and_takes_back(nodes: Nodes, players: Players) -> None:
    ada = players("Ada")
    await ada.come(nodes[0].url)
    await ada.do("create_room", game="grandmas-game", form="solo", winnable=True)
    assert (await ada.sees(1)).winnable
    await begin_leg(ada)
    opening = view_of(ada)
    for text in ("deal", "deal", "undo", "undo", "redo"):
        await move(ada, text)
    assert (view_of(ada).made, view_of(ada).undos, view_of(ada).stock) == (5, 2, opening.stock - 1)
    assert {legal.does for legal in view_of(ada).moves} >= {"undo", "redo", "deal", "give-up"}
    await move(ada, "give-up")
    await ada.do("statistics", game="grandmas-game", options={"reorder": True})
    (alone,) = (await ada.hears(StatisticsEvent)).forms
    assert (alone.form, alone.games, alone.wins, alone.streak) == ("solo", 1, 0, 0)
