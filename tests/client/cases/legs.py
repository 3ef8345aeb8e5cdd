"""Legs of all games with both clients' texts: writes legs.json, `python -m tests.client.cases.legs`.

A line of the file is a case: the fields in which a model differs from an empty one, and its scene.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from client.games.leg_scene import LegScene, Told
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.model import Model, played
from client.room.session import step
from protocol.events import Expected, HintEvent, Presence, Welcome
from protocol.ids import Form, PlayerId, Seat
from server.games.catalog import GAMES
from server.games.game import Setup
from tests.client.cases.coded import Coded, coded, difference
from tests.client.games.test_leg_scene import SCENES
from tests.client.terminal.one_leg import PEOPLE, room_around

TABLE = Path(__file__).with_name("legs.json")
STRANGER = PlayerId("ZZZZZZZZZZZZZZZZ")
PLAYED: tuple[tuple[str, Form, int, dict[str, Any]], ...] = (
    ("family-tree", "match", 2, {}),
    ("family-tree", "solo", 1, {}),
    ("happy-graphs", "together", 3, {}),
    ("happy-graphs", "match", 2, {"mode": "duel", "variant": "hex"}),
    ("happy-graphs", "solo", 1, {"mode": "puzzle"}),
    ("patriarch", "match", 2, {"tree": "owner"}),
    ("patriarch", "match", 3, {"auto_grade": 20}),
    ("poker-solitaire", "solo", 1, {}),
    ("poker-solitaire", "match", 2, {"mode": "alternate"}),
    ("poker-solitaire", "match", 2, {"mode": "race"}),
    ("poker-solitaire", "match", 2, {"mode": "duel"}),
    ("grandmas-game", "solo", 1, {}),
    ("grandmas-game", "race", 3, {}),
)


def models() -> Iterator[tuple[str, Model]]:
    """Yield models with a leg each: of every game at its begin and after some moves, for several readers."""
    for name, form, seats, options in PLAYED:
        what = " ".join([name, form, *map(str, options.values())])
        for plies in (0, 4):
            for me in (0, seats - 1, None) if seats > 1 else (0,):
                room = leg(name, form, seats, options, plies, me)
                model = told(room, STRANGER if me is None else PEOPLE[me])
                yield f"{what}: seat {me} after {plies} moves", model
        room = leg(name, form, seats, options, 4, 0)
        yield f"{what}: lost connection", replace(told(room, PEOPLE[0]), late=True)
        yield f"{what}: the computer plays", told(changed(room, computers=("easy", *(None,) * (seats - 1))), PEOPLE[0])
        if room.view is not None:
            choices = (Expected(move="one", score=9.5), Expected(move="other", score=4.0))
            hint = HintEvent(id="h", match=1, leg=1, ply=room.view.ply, choices=choices)
            yield f"{what}: a hint", step(told(room, PEOPLE[0]), hint)
        if seats > 2:
            yield f"{what}: a player has left", told(changed(room, left=(Seat(1),)), PEOPLE[0])


def leg(name: str, form: Form, seats: int, options: dict[str, Any], plies: int, me: int | None) -> ShownRoom:
    """Return a room with a leg in which some moves were played by chance, as a seat sees it."""
    game, chance = GAMES[name], random.Random(f"{name} {form} {options}")
    chosen = game.options.model_validate(options)
    state = game.deal(
        Setup(options=chosen, deck=game.deck(chosen, seats, 7), roles=roles_for(name, form, seats, chosen))
    )
    for _ in range(plies):
        acting = sorted(game.to_act(state))
        moves = game.legal_moves(state, acting[0]) if acting else None
        if not moves:
            break
        state = game.apply(state, acting[0], chance.choice(sorted(moves, key=str)))
    return room_around(game, state, me, form, chosen.model_dump(mode="json"))


def roles_for(name: str, form: Form, seats: int, options: Any) -> Any:
    """Return the roles in the first leg."""
    return GAMES[name].format(options, form, seats).roles_for(seats)


def changed(room: ShownRoom, **changes: Any) -> ShownRoom:
    """Return a room with changes of its match."""
    assert room.match is not None
    return replace(room, match=replace(room.match, **changes))


def told(room: ShownRoom, player: PlayerId) -> Model:
    """Return the model of a player in a room in which the second player is away."""
    model = step(Model(), Welcome(protocol=1, server="0.1.0", player=player, name="Anna", now=0, web="0" * 16))
    here = tuple(seat.seat for seat in room.seats if seat.seat != 1)
    presence = Presence(room=room.room, here=here, away=(), spectators=0, names=(), players=())
    for heard in (room, presence, Connected()):
        model = step(model, heard)
    return replace(model, inside=True)


def scene_of(model: Model) -> LegScene[Any] | None:
    """Return the scene that a client of a model shows."""
    assert model.room is not None
    asked = Told(model.hint, model.awaits_hint, model.about)
    return SCENES[model.room.game].read(played(model.room), model.me, model.known_here, (), asked)


def shows(model: Model) -> Coded:
    """Return both clients' texts of a leg."""
    scene = scene_of(model)
    assert scene is not None and model.room is not None
    return {
        "leg": scene.leg,
        "legs": scene.legs,
        "players": [coded(player) for player in scene.players],
        "me": None if scene.me is None else scene.me.seat,
        "mover": None if scene.mover is None else scene.mover.seat,
        "mover_name": scene.mover_name,
        "my_turn": scene.my_turn,
        "over": scene.over,
        "alone": scene.alone,
        "beat": scene.beat,
        "hint": None if scene.hint is None else scene.hint.move,
    }


def cases() -> Iterator[Coded]:
    """Yield the cases."""
    for name, model in models():
        yield {"name": name, "model": difference(Model(), model), "shows": shows(model)}


def text() -> str:
    """Return the text of the file."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    TABLE.write_text(text(), "utf-8")
