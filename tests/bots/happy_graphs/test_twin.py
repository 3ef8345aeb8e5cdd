"""The twin and its compiled form play by the rules of the game."""

import random
from pathlib import Path

import pytest

from protocol.games.happy_graphs.deck import count_packs
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Seat
from server.bots.happy_graphs import completion, engine, play_out, search
from server.bots.happy_graphs.costs import costs, stages
from server.bots.happy_graphs.play_out import PlayOut
from server.bots.happy_graphs.torus import Ground, ground, lay
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, by_chance

ENGINES = [play_out.PlayOut, *([engine.PlayOut] if engine.COMPILED else [])]
TABLES = [("classic", 1), ("corners", 2), ("hex", 3), ("corners", 17)]

every_engine = pytest.mark.parametrize("twin_of", ENGINES)


def twin_at(state: State, twin_of: type[PlayOut]) -> tuple[PlayOut, Ground]:
    view = GAME.view(state, None)
    on = ground(view.variant, count_packs(view.mode, len(view.roles)))
    twin = twin_of(on.steps, on.bits, on.most, 12, len(view.roles))
    twin.costs, twin.stages = costs(view.variant, "hand of 2"), stages(on.most)
    lay(twin, on, view)
    return twin, on


def open_squares(twin: PlayOut) -> set[tuple[int, int]]:
    return {(square, twin.touch[square]) for square in list(twin.edge[: twin.edges]) if twin.open(square)}


def seen(view: HappyGraphsView, on: Ground) -> set[tuple[int, int]]:
    return {(on.square(group.number - 1, at.x, at.y), at.touches) for group in view.groups for at in group.open}


def everything(twin: PlayOut) -> tuple[object, ...]:
    numbers = (twin.count, twin.unhappy, twin.value, twin.edges, twin.groups)
    return (*numbers, *(bytes(array) for array in (twin.want, twin.touch, twin.wall, twin.free)))


@every_engine
@pytest.mark.parametrize("seed", range(4))
def test_twin_agrees_with_the_game_after_every_move(twin_of: type[PlayOut], seed: int) -> None:
    variant, seats = TABLES[seed]
    states = by_chance(seed, variant=variant, seats=seats)
    twin, on = twin_at(states[0], twin_of)
    twin.revalue(twin.stages[5])
    before = []
    for state in states[1:]:
        before.append(everything(twin))
        played = state.played
        assert played is not None
        assert played.card is not None
        twin.place(on.square(played.group - 1, played.x, played.y), "A2345678".index(played.card[0]) + 1)
        assert twin.unhappy == GAME.score(state).total
        assert twin.groups == len(state.groups)
        assert open_squares(twin) == seen(GAME.view(state, None), on)
        value = twin.value
        twin.revalue(twin.stage)
        assert twin.value == value
    again, _ = twin_at(states[-1], twin_of)  # its cards are placed group by group
    again.revalue(twin.stage)
    assert everything(again) == everything(twin)
    while before:
        twin.undo()
        assert everything(twin) == before.pop()


@every_engine
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_play_outs_end_like_the_same_moves_in_the_game(twin_of: type[PlayOut], variant: str, seats: int) -> None:
    state = by_chance(1, 6, variant=variant, seats=seats)[-1]
    twin, on = twin_at(state, twin_of)
    hands = bytearray(9 * seats)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            hands[9 * seat + int(card[0].replace("A", "1"))] += 1
    stock = bytearray(int(card[0].replace("A", "1")) for card in state.stock)
    twin.deal(min(GAME.to_act(state)), hands, stock)
    began = everything(twin)
    ended = twin.play_out()
    assert everything(twin)[0] == began[0]
    assert everything(twin)[5:] == began[5:]
    twin.deal(min(GAME.to_act(state)), hands, stock)
    near = [(x, y) for x in range(-20, 21) for y in range(-20, 21) if variant != "hex" or (x + y) % 2 == 0]
    squares = {on.square(number, x, y): (number, x, y) for number in range(9) for x, y in near}
    while seats_to_act := GAME.to_act(state):
        square = twin.best()
        group, x, y = squares[square]
        rank = "A2345678"[twin.chosen - 1]
        card = next(card for card in state.hands[min(seats_to_act)] if card[0] == rank)
        state = GAME.apply(state, min(seats_to_act), GAME.parse(f"{card}@{group + 1}:{x},{y}"))
        twin.play(square, twin.chosen)
    assert (twin.left, GAME.score(state).total) == (0, ended)


def test_compiled_twins_play_as_the_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(by_chance(3, 9, variant="corners", mode="duel", seats=2)[-1], Seat(1))
    told = search.final_scores(view, Seat(1), random.Random(5), 2)
    monkeypatch.setattr(search, "PlayOut", play_out.PlayOut)
    assert search.final_scores(view, Seat(1), random.Random(5), 2) == told
    boards = []
    for completing in (engine.Completing, completion.Completing):
        on = ground("classic", 1)
        own = completing(on.steps, on.bits, on.most, 20)
        for want in (1, 2, 3, 4):
            for _ in range(4):
                own.give(want)
        own.nodes = 500
        filled = own.fill()
        own.set_up_shape()
        boards.append((filled, own.nodes, own.anneal(3000, 20_000), list(own.placed), own.chance))
    assert boards[0] == boards[1]


def test_twins_compiled_from_other_sources_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine.find("server.bots.happy_graphs.compiled", tmp_path) is None
    assert engine.find("there.is.none", Path(engine.__file__).parent) is None
    assert (engine.COMPILED, engine.ENGINE) in [(True, engine.ENGINE), (False, engine.PLAIN)]
