"""The Patriarch through real servers and sockets: between two players, with a computer, and as a race on two nodes."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from client.net.frames import ShownRoom
from protocol.events import RecordEvent, Rejected
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Seat
from protocol.scores import NumberEvent
from server.bots.patriarch.computer import PatriarchComputer
from server.games.patriarch.rules import Patriarch
from server.records.verify import check
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, moves_of, sharing
from tests.e2e.standing import Standing

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]
WRONG = ("2(3(4) A(5))", "3(2(4) A(5))", "4(2(3) A(5))", "5(2(3) A(4))")
NUMBER = 41


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Nodes]:
    """Two servers on one store."""
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = sharing(store.url, tmp_path)
        both = (ServerProcess(tmp_path / "first", environment), ServerProcess(tmp_path / "second", environment))
        await asyncio.gather(*[node.start() for node in both])
        yield both
        await asyncio.gather(*[node.stop() for node in both])
        assert b"Traceback" not in both[0].log + both[1].log


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server whose computers are as quick as they can be."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off", "TURNABOUT_COMPUTER_PAUSE": "0"})
    await process.start()
    yield process
    await process.stop()
    assert b"Traceback" not in process.log


def view_of(player: Player) -> PatriarchView:
    view = player.room.view
    assert isinstance(view, PatriarchView)
    return view


def tree_of(number: int) -> str:
    return str(Patriarch().deck(PatriarchOptions(), 6, number)[1])


async def seated(urls: list[str], *table: Player, **settings: Any) -> None:
    """Have all in one room of the first's, each at a server."""
    for player, url in zip(table, urls, strict=True):
        await player.come(url)
    await table[0].do("create_room", game="patriarch", role=settings.pop("role", "owner"), **settings)
    code = (await table[0].sees(1)).room
    version = 1
    for player in table[1:]:
        await player.do("enter", room=code)
        version = (await player.do("sit")).version
    for player in table:
        await player.sees(version)


def is_over(player: Player) -> bool:
    """Tell whether a player is shown a leg that is over."""
    return not view_of(player).to_act


async def shown_more(player: Player, before: ShownRoom) -> None:
    """Wait until a player is shown another room than before."""
    await player.until(lambda: player.room is not before, "something to happen")


async def make(player: Player, move: str) -> int:
    """Have a move made, by what its player sees, and see it; returns its version."""
    ack = await player.do("move", **moves_of(player.room), move=move)
    await player.sees(ack.version)
    return ack.version


async def record_of(player: Player, match: int = 1) -> dict[str, Any]:
    """Return the record of a match, verified."""
    await player.do("record", match=match)
    document = (await player.hears(RecordEvent)).record
    check(document)
    return document


async def test_two_guess_the_numbers_tree_and_nobody_learns_of_it_before_both_have(
    shared_server: Standing, players: Players
) -> None:
    ada, ben, olga = players("Ada"), players("Ben"), players("Olga")
    await seated([shared_server.url] * 2, ada, ben)
    await olga.come(shared_server.url)
    await olga.do("enter", room=ada.room.room)
    await begin_leg(ada, ben)
    trees = ("2(3(4) A(5))", "3(2(4) A(5))", "4(2(3) 5(A))", "5(2(3) A(4))")
    for tree in trees:  # until one is right: the number is drawn
        version = await make(ben, f"guess {tree}")
        if not view_of(ben).to_act:
            break
        refused = await ben.refused("offer", match=1, what="takeback", leg=1, ply=view_of(ben).ply)
        assert (refused.code, refused.message) == ("not_allowed", "A guess can be neither changed nor taken back.")
    for player in (ada, olga):
        await player.sees(version)
        assert all(guess.tree is None and guess.grade is None for guess in view_of(player).rows[0].guesses)
        assert not [frame for frame in player.frames if any(tree in frame for tree in trees)]
        assert not [frame for frame in player.frames if '"red"' in frame]
    await begin_leg(ada, ben)
    rng, game = random.Random(1), PatriarchComputer()
    while view_of(ada).to_act:
        version = await make(ada, game.levels["easy"](view_of(ada), ada.seat, rng))
    for player in (ben, olga):
        await player.sees(version)
        assert view_of(player).tree is not None
    document = await record_of(olga)
    assert [leg["opening"]["tree"] for leg in document["legs"]] == [view_of(olga).tree] * 2
    scores = {"0": view_of(ada).score, "1": document["legs"][0]["result"]["score"]}
    assert document["result"]["scores"] == scores
    await ada.do("number", game="patriarch", number=document["legs"][0]["number"])
    told = await ada.hears(NumberEvent)
    best = {standing.role: (standing.best, standing.players) for standing in told.standings}
    assert best == {"guesser": (min(scores.values()), 2), "owner": (max(scores.values()), 2)}


async def test_owners_lay_trees_out_the_computers_stays_open_and_computers_race_each_in_its_own_time(
    server: ServerProcess, players: Players
) -> None:
    await asyncio.gather(laid_out(server, players), open_still(server, players), computers_race(server, players))


async def laid_out(server: ServerProcess, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await seated([server.url] * 2, ada, ben, options={"tree": "owner"})
    await begin_leg(ada, ben)
    answer = await ada.refused("move", **moves_of(ada.room), move="tree H 3(4(2) A)")
    assert (answer.code, "5 is missing" in answer.message) == ("illegal", True)
    await ben.sees(await make(ada, "tree H 3(4(2) A(5))"))
    assert view_of(ada).tree == "3(4(2) A(5))" and view_of(ben).tree is None and view_of(ben).suit == "H"
    await ada.sees(await make(ben, "guess 2(3(4) A(5))"))
    (guess,) = view_of(ada).rows[0].guesses
    assert guess.grade is not None and (guess.grade.red, guess.grade.black, guess.grade.down) == (1, 1, 1)


async def open_still(server: ServerProcess, players: Players) -> None:
    cy = players("Cy")
    await seated([server.url], cy, options={"tree": "open"}, role="guesser", computers=[None, "strong"])
    await begin_leg(cy)
    rng, game = random.Random(1), PatriarchComputer()
    while (room := cy.room).match is None or room.match.result is None:
        if cy.room.next is not None:
            await begin_leg(cy)
        elif view_of(cy).may:
            await make(cy, game.levels["easy"](view_of(cy), cy.seat, rng))
        else:
            await shown_more(cy, room)
    document = await record_of(cy)
    first = document["legs"][0]
    assert first["moves"][0]["move"].endswith(" open")
    assert first["opening"]["tree"] is not None and first["result"]["score"] >= 3


async def race(guessers: list[Player], right: str, finder: Player) -> list[Rejected]:
    """Let all guess three times as fast as they can, one of them the right tree second; return the late guesses.

    If the room grades meanwhile, the leg may be over before all have guessed.
    """
    late = []

    async def run(player: Player) -> None:
        wrong = [tree for tree in WRONG if tree != right]
        second = right if player is finder else wrong[(player.seat + 1) % len(wrong)]
        for tree in (wrong[player.seat % len(wrong)], second, right):
            if is_over(player):
                return
            answer = await player.ask("move", **moves_of(player.room), move=f"guess {tree}")
            if isinstance(answer, Rejected):
                late.append(answer)
                return
            await player.sees(answer.version)

    await asyncio.gather(*[run(player) for player in guessers])
    return late


async def grade(owner: Player) -> None:
    """Have an owner announce grades from the front until the leg is over, unless the room is quicker."""
    while "grade" in view_of(owner).may:
        before = owner.room
        await owner.ask("move", **moves_of(before), move="grade")
        await shown_more(owner, before)


def same(*table: Player) -> bool:
    """Tell whether all are shown the same of the leg, at the same version."""
    return len({player.room.version for player in table}) == 1


async def test_six_race_on_two_nodes_and_the_log_decides_who_was_first(nodes: Nodes, players: Players) -> None:
    table = [players(name) for name in ("Ada", "Ben", "Cat", "Dan", "Eve", "Finn")]
    urls = [nodes[seat % 2].url for seat in range(6)]
    await seated(urls, *table, number=NUMBER, seats=6, options={"auto_grade": 1})
    playing, found, version = list(table), [], 0
    for leg in range(6):
        owner = table[leg]
        await begin_leg(*playing)
        assert view_of(owner).tree == tree_of(NUMBER + leg)
        guessers = [player for player in playing if player is not owner]
        if owner not in playing:  # who has left: nobody grades but the room
            finder = guessers[-1]
            await make(finder, f"guess {tree_of(NUMBER + leg)}")
        else:
            finder = guessers[leg % len(guessers)]
            late = await race(guessers, tree_of(NUMBER + leg), finder)
            assert {answer.code for answer in late} <= {"not_your_turn", "stale"}
            if leg == 0:  # the room has graded the front when it took too long
                await owner.until(
                    lambda: any(guess.grade for row in view_of(table[0]).rows for guess in row.guesses),
                    "the room to grade",
                )
            if leg == 1:  # who owns the third tree leaves the others
                version = (await table[2].do("resign", match=1)).version
                playing.remove(table[2])
            await grade(owner)
        for player in playing:
            await player.until(partial(is_over, player), "the leg to end")
            await player.sees(version)
        found.append(view_of(playing[0]).found_by)
        assert same(*playing)
    for player in (playing[0], playing[-1]):
        document = await record_of(player)
    legs = document["legs"]
    assert [leg["number"] for leg in legs] == [NUMBER + leg for leg in range(6)]
    for ordinal, leg in enumerate(legs):
        assert leg["roles"][str(ordinal)] == "owner"
        guesses = [move for move in leg["moves"] if move["move"].startswith("guess")]
        first = next(
            place for place, move in enumerate(guesses) if move["move"] == f"guess {tree_of(NUMBER + ordinal)}"
        )
        assert leg["result"] == {
            "score": first + 1,
            "parts": {
                "guesses": {
                    seat: sum(str(move["seat"]) == seat for move in guesses[: first + 1])
                    for seat, role in leg["roles"].items()
                    if role == "guesser"
                },
                "found_by": guesses[first]["seat"],
            },
        }
    assert found == [leg["result"]["parts"]["found_by"] for leg in legs]
    assert any(move.get("auto") for move in legs[0]["moves"])
    assert [move.get("auto") for move in legs[2]["moves"] if move["move"] == "grade"] == [True]
    scores = {str(seat): found.count(Seat(seat)) for seat in range(6)}
    assert document["result"] == {
        "winners": [int(seat) for seat, won in scores.items() if won == max(scores.values())],
        "scores": scores,
        "why": "score",
    }


async def computers_race(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await seated([server.url], ada, number=NUMBER, seats=4, computers=[None, "strong", "normal", "easy"])
    for leg in range(4):
        await begin_leg(ada)
        while ada.room.view is None or view_of(ada).to_act:
            before = ada.room
            if view_of(ada).may == ("grade",):
                await ada.ask("move", **moves_of(ada.room), move="grade")
            await shown_more(ada, before)
        assert view_of(ada).found_by not in (None, ada.seat, Seat(leg))
    document = await record_of(ada)
    guesses = [move for leg in document["legs"] for move in leg["moves"] if move["move"].startswith("guess")]
    assert {move["seat"] for move in guesses} == {1, 2, 3}  # in one leg or another: a slow player may be too late
    assert json.dumps(document["options"]) == PatriarchOptions().model_dump_json().replace(":", ": ").replace(",", ", ")
