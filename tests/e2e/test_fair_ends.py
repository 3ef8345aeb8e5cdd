"""The end of a match after a player's time has run out, with no moves left, or after a takeback of a revealed card."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from client.net.frames import ShownRoom
from protocol.events import RecordEvent
from protocol.games.patriarch.view import PatriarchView
from protocol.scores import NumberEvent, StandingsEvent
from server.records.verify import check
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of
from tests.e2e.steps import result_of

Players = Callable[..., Player]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server that waits for nobody for long, whose computers are as quick as they can be."""
    environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_AWAY_SECONDS": "0.2", "TURNABOUT_COMPUTER_PAUSE": "0"}
    process = ServerProcess(tmp_path / "data", environment)
    await process.start()
    yield process
    await process.stop()
    assert b"Traceback" not in process.log


def fetched(server: ServerProcess, match: str) -> bytes:
    """Return the document at the address of a match's record."""
    with urlopen(f"http://127.0.0.1:{server.port}/record/{match}") as answer:  # http
        return bytes(answer.read())


def seen(player: Player) -> Any:
    view: Any = player.room.view
    return view


def out(player: Player) -> tuple[int, ...]:
    """Return the seats whose time in the leg has run out, by a player's view."""
    view = player.room.view
    assert isinstance(view, PatriarchView)
    return view.out


async def plays(player: Player, move: str) -> ShownRoom:
    """Have a move made, and see it."""
    ack = await player.do("move", **moves_of(player.room), move=move)
    return await player.sees(ack.version)


async def record_of(player: Player) -> dict[str, Any]:
    """Return the record of the match, which verifies."""
    await player.do("record", match=1)
    document = (await player.hears(RecordEvent)).record
    check(document)
    return document


async def test_a_leg_of_three_continues_after_two_run_out_of_time(server: ServerProcess, players: Players) -> None:
    ada, ben, cat = players("Ada"), players("Ben"), players("Cat")
    clock = {"move": 5}
    await host_and_join(server.url, ada, ben, game="patriarch", role="owner", number=41, seats=3, clock=clock)
    await cat.come(server.url)
    await cat.do("enter", room=ada.room.room)
    version = (await cat.do("sit")).version
    await asyncio.gather(*[player.sees(version) for player in (ada, ben, cat)])
    await begin_leg(ada, ben, cat)
    tree = seen(ada).tree
    wrong = next(tree_ for tree_ in ("2(3(4) A(5))", "3(2(4) A(5))") if tree_ != tree)
    await plays(ben, f"guess {wrong}")
    # Cat does nothing, and Ada does not grade
    await ben.until(lambda: out(ben) == (0, 2) and not seen(ben).queue, "both being out, and the room's grade")
    assert ben.room.match is not None and ben.room.match.result is None
    await cat.sees(ben.room.version)
    refused = await cat.refused("move", **moves_of(cat.room), move=f"guess {tree}")
    assert (refused.code, "Your time has run out" in refused.message) == ("not_your_turn", True)
    await plays(ben, f"guess {tree}")
    for player in (ada, ben, cat):
        await player.until(lambda player=player: player.room.next == (1, 2), "the next leg")  # type: ignore[misc]
        assert seen(player).found_by == 1
    await begin_leg(ada, ben, cat)
    assert (out(ada), ada.room.match and ada.room.match.clocks and ada.room.match.clocks.running) == ((), (0, 2))
    for player in (ada, ben, cat):
        await player.do("resign", match=1)
    await result_of(ada)
    kinds = [each["kind"] for each in (await record_of(ada))["legs"][0]["incidents"]]
    assert kinds == ["ran_out", "ran_out"]


async def test_who_has_filled_their_matrix_may_go(server: ServerProcess, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    options = {"mode": "race-both", "touching": "anywhere"}
    await host_and_join(server.url, ada, ben, game="poker-solitaire", options=options, number=5)
    await begin_leg(ada, ben)
    for square in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        await plays(ben, f"{seen(ben).deals[0].cards[0]}>{square}")
    await ben.go()
    away = (await ada.until(lambda: ada.presence.away, "Ben being away"))[0]
    refused = await ada.refused("claim", match=1)
    while refused.reason == "player_not_away_long_enough":
        refused = await ada.refused("claim", match=1)
    assert (away.seat, refused.reason) == (1, "played_to_end")
    for square in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        await plays(ada, f"{seen(ada).deals[0].cards[0]}>{square}")
    assert (await result_of(ada)).why == "score"


@pytest.mark.parametrize("peeks", [False, True])
async def test_a_revealing_takeback_wins_no_rating_and_no_best_score(
    server: ServerProcess, players: Players, peeks: bool
) -> None:
    ada = players("Ada")
    options = {"mode": "alternate", "touching": "anywhere"}
    await ada.come(server.url)
    await ada.do("create_room", game="poker-solitaire", options=options, computers=[None, "random"])
    await ada.sees(1)
    await begin_leg(ada)
    await ada.until(lambda: 0 in seen(ada).to_act, "one's turn")
    if peeks:
        ply = (await plays(ada, seen(ada).moves[0].move)).view
        assert ply is not None
        await ada.until(lambda: 0 in seen(ada).to_act, "the computer's move")
        assert ada.room.match is not None and not ada.room.match.peeked
        room = ada.room
        assert room.view is not None
        ack = await ada.do("offer", match=1, what="takeback", leg=1, ply=room.view.ply)
        await ada.sees(ack.version)
        assert ada.room.match and 0 in ada.room.match.peeked
    while ada.room.match is not None and ada.room.match.result is None:
        version = ada.room.version
        best = max(seen(ada).moves, key=lambda move: move.change, default=None)
        if best is not None and 0 in seen(ada).to_act:
            await plays(ada, best.move)
        else:
            await ada.until(lambda before=version: ada.room.version > before, "the computer's move")  # type: ignore[misc]
    await result_of(ada)
    document = await record_of(ada)
    told = [each.get("shown") for each in document["legs"][0]["incidents"] if each["kind"] == "takeback"]
    assert told == ([True] if peeks else [])
    assert ada.room.match is not None
    await asyncio.to_thread(fetched, server, ada.room.match.id)  # which settles it first
    await ada.do("standings", game="poker-solitaire")
    ratings = await ada.hears(StandingsEvent)
    assert (ratings.own is None) == peeks
    await ada.do("number", game="poker-solitaire", number=document["legs"][0]["number"], options=options)
    standings = (await ada.hears(NumberEvent)).standings
    assert any(each.own is not None for each in standings) != peeks


async def test_a_player_who_moves_up_still_sees_their_earlier_seat(server: ServerProcess, players: Players) -> None:
    ada, ben, cat = players("Ada"), players("Ben"), players("Cat")
    await host_and_join(server.url, ada, ben, game="grandmas-game", form="race", seats=3)
    await cat.come(server.url)
    await cat.do("enter", room=ada.room.room)
    version = (await cat.do("sit")).version
    await asyncio.gather(*[player.sees(version) for player in (ada, ben, cat)])
    await begin_leg(ada, ben, cat)
    for player in (ada, ben, cat):
        await player.do("resign", match=1)
    await result_of(cat)
    await ben.do("stand")
    room = ada.room
    ack = await ada.do(
        "configure",
        **{"options": room.options, "number": None, "role": None, "spectators": True, "clock": None, "hints": False},
        **{"pace": None, "form": "race", "seats": 2},
    )
    told = await cat.sees(ack.version)
    assert told.match is not None
    assert [seat.name for seat in told.seats] == ["Ada", "Cat"]
    assert (told.match.names, told.match.players) == (("Ada", "Ben", "Cat"), (ada.id, ben.id, cat.id))
    refused = await ada.refused("create_room", game="grandmas-game", form="solo", clock={"move": 30})
    assert refused.reason == "solo_without_clock"
