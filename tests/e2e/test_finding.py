"""Quick matches and the list of public rooms, on one node and on two."""

import asyncio
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.finding import LobbyEvent, LobbyRoom
from tests.e2e.play import Player, ServerProcess, begin_leg, sharing
from tests.e2e.standing import Standing, standing_nodes, standing_store
from tests.e2e.steps import make_move

Players = Callable[..., Player]
PAIRS = 8
PRIVATE: dict[str, Any] = {
    **{"options": {}, "number": None, "role": None, "spectators": True, "clock": None, "hints": False},
    **{"public": False},
}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with standing_store(tmp_path_factory.mktemp("store")) as url:
        yield url


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[list[Standing]]:
    with standing_nodes(tmp_path_factory.mktemp("nodes"), 2, store, TURNABOUT_AWAY_SECONDS="0.001") as nodes:
        yield nodes


@pytest.fixture(params=["one node", "two nodes"])
def nodes(request: pytest.FixtureRequest, both: list[Standing]) -> tuple[Standing, Standing]:
    """The nodes that two players come to, which may be the same."""
    return both[0], both[request.param == "two nodes"]


async def arrived(players: Players, *names: tuple[str, Standing]) -> list[Player]:
    made = [players(name) for name, _ in names]
    await asyncio.gather(*(player.come(node.url) for player, (_, node) in zip(made, names, strict=True)))
    return made


async def in_one_room(*people: Player) -> None:
    """Return once all see each other in one room."""
    for person in people:
        await person.until(lambda person=person: person.here == tuple(range(len(people))), "everybody to be here")  # type: ignore[misc]  # bound at once
    assert len({person.room.room for person in people}) == 1


async def test_two_players_with_the_same_settings_are_paired(
    nodes: tuple[Standing, Standing], players: Players
) -> None:
    ada, ben = await arrived(players, ("Ada", nodes[0]), ("Ben", nodes[1]))
    clock = {"leg": 600}
    first = await ada.do("quick_match", game="family-tree", clock=clock, id="once")
    room = await ada.sees(first.version)
    assert (room.quick, room.public, room.hints, room.number, room.role) == (True, False, False, None, None)
    assert [seat.name for seat in room.seats] == ["Ada", None]
    await ben.do("quick_match", game="family-tree", clock=clock, options={}, id="other")
    await in_one_room(ada, ben)
    assert [seat.name for seat in ada.room.seats] == ["Ada", "Ben"]
    again = players("Ben", ben.key)
    await again.come(nodes[0].url)
    await again.do("quick_match", game="family-tree", clock=clock, options={}, id="other")
    await again.until(lambda: again.here == (0, 1), "both to be here")
    assert again.room.room == ada.room.room
    await begin_leg(ada, again)
    await make_move(ada, again)


async def test_many_concurrent_requests_are_paired(nodes: tuple[Standing, Standing], players: Players) -> None:
    many = await arrived(players, *((f"P{count}", nodes[count % 2]) for count in range(2 * PAIRS)))
    await asyncio.gather(*(player.do("quick_match", game="grandmas-game", form="race") for player in many))
    for player in many:
        await player.until(lambda player=player: player.here == (0, 1), "another")  # type: ignore[misc]  # bound at once
    assert set(Counter(player.room.room for player in many).values()) == {2}


async def test_an_absent_waiting_player_is_skipped_and_paired_on_return(
    nodes: tuple[Standing, Standing], players: Players
) -> None:
    wanted = {"game": "happy-graphs", "options": {"mode": "duel"}}
    ada, ben, eve = await arrived(players, ("Ada", nodes[0]), ("Ben", nodes[1]), ("Eve", nodes[1]))
    await ada.do("quick_match", **wanted)
    code = (await ada.sees(1)).room
    await eve.do("enter", room=code)
    await eve.until(lambda: eve.here == (0,), "Ada to be there")
    await ada.go()
    await eve.until(lambda: eve.here == (), "Ada to be gone")
    ack = await ben.do("quick_match", **wanted)
    assert (await ben.sees(ack.version)).room != code
    back = players("Ada", ada.key)
    await back.come(nodes[0].url)
    await back.do("enter", room=code, alongside=True)
    await in_one_room(back, ben)
    assert [seat.name for seat in back.room.seats] == ["Ben", "Ada"]


async def test_who_leaves_waits_no_longer(both: list[Standing], players: Players) -> None:
    ada, ben = await arrived(players, ("Ada", both[0]), ("Ben", both[1]))
    for leave in (False, True):
        await ada.do("quick_match", game="poker-solitaire", options={"mode": "duel"})
        await ada.do("leave" if leave else "stand")
    assert (await ada.refused("leave")).code is Code.NOT_ALLOWED, "she is in no room"
    await ben.do("quick_match", game="poker-solitaire", options={"mode": "duel"})
    await ada.do("quick_match", game="poker-solitaire", options={"mode": "duel"})
    await in_one_room(ben, ada)


async def test_whoever_stays_when_the_other_leaves_before_the_match_is_found_by_the_next(
    nodes: tuple[Standing, Standing], players: Players
) -> None:
    wanted = {"game": "family-tree", "form": "mirror"}
    ada, ben, eve = await arrived(players, ("Ada", nodes[0]), ("Ben", nodes[1]), ("Eve", nodes[0]))
    await ada.do("quick_match", **wanted)
    await ben.do("quick_match", **wanted)
    await in_one_room(ada, ben)
    await ada.do("leave")
    await ben.until(lambda: ben.room.seats[0].name is None and ben.here == (1,), "her seat to be free")
    await eve.do("quick_match", **wanted)
    await in_one_room(eve, ben)
    assert [seat.name for seat in ben.room.seats] == ["Eve", "Ben"]
    await begin_leg(eve, ben)
    await eve.do("leave")
    assert [seat.name for seat in ben.room.seats] == ["Eve", "Ben"]


async def test_the_remaining_player_frees_the_absent_ones_seat_and_is_paired_again(
    nodes: tuple[Standing, Standing], players: Players
) -> None:
    wanted = {"game": "patriarch", "form": "mirror"}
    ada, ben, eve = await arrived(players, ("Ada", nodes[0]), ("Ben", nodes[1]), ("Eve", nodes[0]))
    await ada.do("quick_match", **wanted)
    await ben.do("quick_match", **wanted)
    await in_one_room(ada, ben)
    assert (await ben.refused("free", seat=0)).reason == "player_is_here"
    await ada.go()
    await ben.until(lambda: [each.seat for each in ben.presence.away] == [0], "Ada to be missed")
    while (answer := await ben.ask("free", seat=0)).type == "rejected":  # a node knows the store's time more or less
        assert answer.reason == "player_not_away_long_enough", answer
    await eve.do("quick_match", **wanted)
    await in_one_room(eve, ben)
    assert [seat.name for seat in ben.room.seats] == ["Eve", "Ben"]
    assert ben.room.owner == ben.room.seats[1].player


async def test_alone_one_is_matched_with_nobody(both: list[Standing], players: Players) -> None:
    [ada] = await arrived(players, ("Ada", both[0]))
    refused = await ada.refused("quick_match", game="family-tree", form="solo")
    assert refused.reason == "quick_match_alone"
    assert (await ada.refused("quick_match", game="chess")).code is Code.NOT_ALLOWED
    assert (await ada.refused("list_rooms", game="chess")).code is Code.NOT_ALLOWED
    await ada.do("create_room", game="family-tree")
    assert (await ada.refused("list_rooms")).reason == "in_room"


async def listed(watcher: Player, as_it_is: Callable[[dict[str, LobbyRoom]], bool], what: str) -> dict[str, LobbyRoom]:
    """Return the rooms by code as soon as a player gets such a list."""

    def found() -> dict[str, LobbyRoom] | None:
        shown = next((event for event in reversed(watcher.events) if isinstance(event, LobbyEvent)), None)
        rooms = {} if shown is None else {str(room.room): room for room in shown.rooms}
        return rooms or {"": None} if shown is not None and as_it_is(rooms) else None  # type: ignore[dict-item]  # not empty

    return await watcher.until(found, what)


async def test_public_rooms_are_listed_while_they_have_players(both: list[Standing], players: Players) -> None:
    names = ("Ada", both[0]), ("Ben", both[1]), ("Cat", both[0]), ("Eve", both[1])
    ada, ben, cat, eve = await arrived(players, *names)
    await eve.do("list_rooms", game="patriarch", form="match")
    for owner in (ada, cat):
        await owner.do("create_room", game="patriarch", public=True, number=7, clock={"move": 60})
    code, cats = [str((await owner.sees(1)).room) for owner in (ada, cat)]
    room = (await listed(eve, lambda rooms: {code, cats} <= rooms.keys(), "both rooms"))[code]
    assert (room.owner, room.title, room.status, room.free, room.known) == ("Ada", "The Patriarch", "waiting", 1, True)
    await ben.do("enter", room=code)
    await ben.do("sit")
    await ada.until(lambda: ada.here == (0, 1), "Ben")
    await begin_leg(ada, ben)
    await cat.do("configure", **PRIVATE)
    rooms = await listed(eve, lambda rooms: cats not in rooms and rooms[code].status == "playing", "the match to begin")
    assert (rooms[code].free, rooms[code].since > room.since) == (0, True)
    await ada.go()
    await ben.do("leave")
    await listed(eve, lambda rooms: code not in rooms, "nobody to be there")
    await eve.do("leave")
    assert (await eve.refused("leave")).code is Code.NOT_ALLOWED, "she is shown no list any more"


async def test_what_a_killed_node_has_told_is_forgotten(
    both: list[Standing], store: str, tmp_path: Path, players: Players
) -> None:
    killed = ServerProcess(tmp_path / "killed", sharing(store, both[0].data_dir.parent))
    await killed.start()
    ada, cat, ben = players("Ada"), players("Cat"), players("Ben")
    for player, url in ((ada, killed.url), (cat, killed.url), (ben, both[1].url)):
        await player.come(url)
    await ada.do("quick_match", game="patriarch")
    code = (await ada.sees(1)).room
    await cat.do("create_room", game="patriarch", options={"variant": "matriarch"}, public=True)
    public = str((await cat.sees(1)).room)
    await ben.do("list_rooms")
    await listed(ben, lambda rooms: public in rooms, "Cat's room")
    [eve] = await arrived(players, ("Eve", both[0]))
    await eve.do("enter", room=code)
    await eve.until(lambda: eve.here == (0,), "Ada to be there")
    await killed.stop(signal.SIGKILL)
    await eve.until(lambda: eve.here == (), "Ada to be gone")
    await listed(ben, lambda rooms: public not in rooms, "Cat's room to be off the list")
    await ben.do("quick_match", game="patriarch")
    assert [seat.name for seat in (await ben.sees(1)).seats] == ["Ben", None]
    back = players("Ada", ada.key)
    await back.come(both[0].url)
    await back.do("enter", room=code)
    await in_one_room(back, ben)
