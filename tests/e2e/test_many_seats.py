"""Many players at one table, through the real server: seventeen players on two packs, and players who are late."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from protocol.cards import Card
from protocol.events import RecordEvent
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Seat
from protocol.scores import NumberEvent, ScoresEvent
from server.records.verify import check
from tests.e2e.play import Player, ServerProcess, begin_leg, moves_of, play_leg

Players = Callable[..., Player]


async def seated(url: str, *players: Player, **settings: Any) -> None:
    """Have all in one room of the first's, which has as many seats."""
    host, *others = players
    await host.come(url)
    await host.do("create_room", game="happy-graphs", form="together", seats=len(players), **settings)
    code = (await host.sees(1)).room
    version = 0
    for other in others:
        await other.come(url)
        await other.do("enter", room=code)
        version = (await other.do("sit")).version
    for player in players:
        await player.sees(version)


def view_of(player: Player) -> HappyGraphsView:
    """Return the leg as a player sees it."""
    assert isinstance(player.room.view, HappyGraphsView)
    return player.room.view


async def record_of(player: Player) -> dict[str, Any]:
    """Return the record of the room's first match, verified."""
    await player.do("record", match=1)
    document = (await player.hears(RecordEvent)).record
    check(document)
    return document


async def test_seventeen_people_play_a_whole_game_on_two_packs(server: ServerProcess, players: Players) -> None:
    table = [players(f"Player {number}") for number in range(1, 18)]
    await seated(server.url, *table, options={"hands": "hidden"}, number=17)
    await begin_leg(*table)
    for player in table:
        assert [None if hand is None else len(hand) for hand in view_of(player).hands] == [
            1 if seat == player.seat else None for seat in range(17)
        ]
    await play_leg(random.Random(17), *table)
    document = await record_of(table[3])
    leg = document["legs"][0]
    assert Counter(move["seat"] for move in leg["moves"]) == {seat: 1 + (seat < 15) for seat in range(17)}
    assert len(leg["deck"]) == 32
    assert Counter(move["move"].partition("@")[0] for move in leg["moves"]) == Counter(leg["deck"])
    assert document["result"]["winners"] == []
    assert set(document["result"]["scores"].values()) == {leg["result"]["score"]}


async def test_one_leaves_and_another_person_plays_on_when_the_others_agree(
    server: ServerProcess, players: Players
) -> None:
    ada, ben, cat, dan = (players(name) for name in ("Ada", "Ben", "Cat", "Dan"))
    await seated(server.url, ada, ben, cat)
    await begin_leg(ada, ben, cat)
    await ben.do("resign", match=1)
    await dan.come(server.url)
    await dan.do("enter", room=ada.room.room)
    await dan.do("sit")
    await ada.do("answer", match=1, what="replacement", accept=True)
    ack = await cat.do("answer", match=1, what="replacement", accept=True)
    await dan.sees(ack.version)
    assert dan.seat == Seat(1)
    await ben.sees(ack.version)
    assert ben.id not in [seat.player for seat in ben.room.seats]
    await ada.sees(ack.version)
    await play_leg(random.Random(1), ada, dan, cat)
    document = await record_of(dan)
    assert [each["kind"] for each in document["legs"][0]["incidents"]] == ["left", "replaced"]


async def test_in_a_puzzle_all_may_move_at_once_and_nothing_is_lost(server: ServerProcess, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await seated(server.url, ada, ben, options={"mode": "puzzle"}, number=5)
    await begin_leg(ada, ben)
    first = view_of(ada).hands[0] or ()
    stale = moves_of(ben.room)
    four, ace = Card("4C"), Card("AC")
    assert {four, ace} <= set(first)
    await ada.do("move", **moves_of(ada.room), move=f"{four}@0,0")
    ack = await ben.do("move", **stale, move=f"{ace}@1,0")  # as the board stood before Ada's move came
    again = await ben.refused("move", **stale, move="2C@0,1")
    assert again.code == "stale"
    room = await ada.sees(ack.version)
    assert isinstance(room.view, HappyGraphsView)
    assert [(card.card, card.lacks) for card in room.view.groups[0].cards] == [(four, 3), (ace, 0)]


async def test_puzzles_stand_by_fewest_unhappy_cards_and_then_by_time(server: ServerProcess, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    puzzle = {"variant": "classic", "mode": "puzzle", "hands": "seen"}
    for player, move in ((ada, "AC@0,0"), (ben, "AC@0,0")):
        await player.come(server.url)
        await player.do("create_room", game="happy-graphs", form="solo", options=puzzle, number=5)
        await player.sees(1)
        await begin_leg(player)
        moves = [move, "AD@0,1"] if player is ben else [move]
        for each in (*moves, "done"):
            ack = await player.do("move", **moves_of(player.room), move=each)
            await player.sees(ack.version)
    await ada.do("scores", game="happy-graphs", options=puzzle)
    scores = await ada.hears(ScoresEvent)
    assert (scores.timed, [score.score for score in scores.scores]) == (True, [16])
    await ben.do("scores", game="happy-graphs", options=puzzle)
    assert [score.score for score in (await ben.hears(ScoresEvent)).scores] == [14]
    await ada.do("number", game="happy-graphs", options=puzzle, number=5)
    told = await ada.hears(NumberEvent)
    (standing,) = told.standings
    assert told.low
    assert (standing.role, standing.best, standing.name, standing.players) == ("player", 14, "Ben", 2)
    assert (standing.own, standing.rank) == (16, 2)
    assert standing.seconds is not None
