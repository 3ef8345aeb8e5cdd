"""Mirror matches through real servers and sockets: on two nodes, though one is killed, and against a computer."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from protocol.events import HintEvent, RecordEvent
from protocol.games.mirror import MirrorView
from protocol.room import MatchInfo
from protocol.scores import NumberEvent
from server.games.patriarch.allowed import allowed
from server.games.patriarch.variants import FAMILIES
from server.records.verify import check
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, sharing
from tests.e2e.standing import Standing, standing_nodes, standing_store

Players = Callable[..., Player]
OPTIONS: dict[str, dict[str, Any]] = {
    "family-tree": {},
    "happy-graphs": {"mode": "duel"},
    "poker-solitaire": {"mode": "duel"},
    "patriarch": {},
}
TREES = allowed(FAMILIES["patriarch"])


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A store for all servers here."""
    with standing_store(tmp_path_factory.mktemp("store")) as url:
        yield url


@pytest.fixture(scope="module")
def nodes(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Standing]]:
    """Two servers on the store."""
    with standing_nodes(tmp_path_factory.mktemp("nodes"), 2, store, TURNABOUT_COMPUTER_PAUSE="0") as both:
        yield both


def view_of(player: Player) -> MirrorView:
    view = player.room.view
    assert isinstance(view, MirrorView)
    return view


def match_of(player: Player) -> MatchInfo:
    assert player.room.match is not None
    return player.room.match


async def moves(player: Player, rng: Random) -> bool:
    """Make a move by chance once one is to act, and see it; return False once the match is over."""

    def is_due() -> bool:
        return match_of(player).result is not None or player.seat in view_of(player).to_act

    await player.until(is_due, "their turn")
    if match_of(player).result is not None:
        return False
    view = view_of(player)
    text = rng.choice(view.moves).move if view.moves else f"guess {TREES[rng.randrange(len(TREES))]}"
    done = await player.do("move", match=1, leg=1, ply=view.ply, move=text)
    await player.sees(done.version)
    return True


async def plays(player: Player, seed: int) -> None:
    """Play to the end, whatever the other does meanwhile."""
    rng = Random(seed)
    while await moves(player, rng):
        pass


async def record_of(player: Player) -> dict[str, Any]:
    """Return the record of the match, which verifies."""
    await player.do("record", match=1)
    record = (await player.hears(RecordEvent)).record
    check(record)
    return record


@pytest.mark.parametrize("game", OPTIONS)
async def test_two_play_both_legs_at_once_on_two_nodes(nodes: list[Standing], players: Players, game: str) -> None:
    ada, ben = players("Ada"), players("Ben")
    await host_and_join(nodes[0].url, ada, ben, nodes[1].url, game=game, form="mirror", options=OPTIONS[game])
    await begin_leg(ada, ben)
    assert [len(view_of(player).boards) for player in (ada, ben)] == [2, 2]
    await asyncio.gather(plays(ada, 1), plays(ben, 2))
    record = await record_of(ada)
    assert await record_of(ben) == record
    assert [len(leg["roles"]) for leg in record["legs"]] == [2, 2]
    result = match_of(ada).result
    assert result is not None and list(result.scores) == list(record["result"]["scores"].values())
    assert match_of(ada).legs[0].by_seat == result.scores


async def test_a_sealed_move_outlives_the_node_that_took_it(
    nodes: list[Standing], store: str, tmp_path: Path, players: Players
) -> None:
    ada, ben = players("Ada"), players("Ben")
    lost = ServerProcess(tmp_path, sharing(store, nodes[0].data_dir.parent))
    await lost.start()
    try:
        code = await host_and_join(lost.url, ada, ben, nodes[1].url, form="mirror", number=9)
        await begin_leg(ada, ben)
        rng = Random(3)
        for player in (ada, ben, ada):
            await moves(player, rng)
    finally:
        await lost.stop(signal.SIGKILL)
    sealed, ply = next(text for text in view_of(ada).own if text), view_of(ada).ply
    await ben.until(lambda: view_of(ben).ply == ply, "Ada's move")
    assert view_of(ben).own == (None, None)
    again = players("Ada", ada.key)
    await again.come(nodes[0].url)
    await again.do("enter", room=code, alongside=True)
    await again.sees(ada.room.version)
    assert sealed in view_of(again).own
    await moves(ben, rng)
    await again.until(lambda: view_of(again).own == (None, None), "Ben's move")
    await asyncio.gather(plays(again, 4), plays(ben, 5))
    legs = (await record_of(again))["legs"]
    assert sealed in [each["move"] for leg in legs for each in leg["moves"] if each["seat"] == 0]


@pytest.fixture
async def ada(nodes: list[Standing], players: Players) -> AsyncIterator[Player]:
    """A player at one of the servers."""
    ada = players("Ada")
    await ada.come(nodes[0].url)
    yield ada


@pytest.mark.parametrize(("game", "level"), [("family-tree", "random"), ("patriarch", "normal")])
async def test_a_computer_plays_both_boards_and_a_hint_names_its_own(ada: Player, game: str, level: str) -> None:
    await ada.do("create_room", game=game, form="mirror", number=9, computers=[None, level], hints=True)
    await ada.sees(1)
    await begin_leg(ada)
    await ada.do("hint", match=1, leg=1, ply=view_of(ada).ply)
    own = next(str(at + 1) for at, seats in enumerate(view_of(ada).acting) if 0 in seats)
    hint = await ada.hears(HintEvent)
    assert {choice.move[:2] for choice in hint.choices} == {f"{own}:"}
    await plays(ada, 6)
    record = await record_of(ada)
    assert all(leg["result"] is not None for leg in record["legs"])
    assert {move["seat"] for leg in record["legs"] for move in leg["moves"]} == {0, 1}

    def standing() -> Any:
        found = [event for event in ada.events if isinstance(event, NumberEvent)]
        return found and found[-1].standings

    await ada.do("number", game=game, number=9)
    await ada.until(standing, "the standings on the number")
