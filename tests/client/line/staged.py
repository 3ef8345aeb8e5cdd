"""Rooms as line mode has them before it says anything."""

from dataclasses import replace
from typing import Any

from client.games.family_tree.scene import Scene
from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.local_events import CameIn, Heard
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import UNICODE
from protocol.cards import Card
from protocol.events import Welcome
from protocol.games.family_tree.view import Family, FamilyTreeView, Hand, LegalMove
from protocol.ids import PlayerId
from protocol.local_addresses import LocalAddress, Reach
from protocol.room import Happening
from tests.client.rooms import Rooms

SERVER = ServerAddress("127.0.0.1")
LAN = LocalAddress("192.168.1.5", Reach.LAN, "eth0")


def welcome(player: PlayerId) -> Welcome:
    return Welcome(protocol=1, server="0.1.0", player=player, name="Anna", now=0)


def seen(player: PlayerId, *things: Heard) -> Model:
    """Return the model of a connected player after entering."""
    model = Model()
    for thing in (Connected(), welcome(player), *things[:1], CameIn(), *things[1:]):
        model = step(model, thing)
    return model


def setting(model: Model, **known: Any) -> Setting:
    """Return the setting for line mode."""
    return replace(Setting(model, UNICODE, SERVER, typed=True), **known)


def hosted(model: Model) -> Setting:
    return setting(model, hosted=True, addresses=(LAN,))


def happening(kind: Any, version: int, seat: Any = 1, name: str | None = "Ben", **more: Any) -> Happening:
    return Happening(kind=kind, version=version, seat=seat, name=name, match=1, leg=1, **more)


def person(member: str, level: int = 1, **more: Any) -> Family:
    family = Family(
        member=Card(member),
        level=level,
        parent=None,
        member_cover=None,
        spouse=None,
        spouse_cover=None,
        extended=None,
        children=(),
        room=0,
        celebrity=0,
        hand=None,
    )
    return replace(family, **more)


GROWN = (
    person(
        "5D",
        spouse=Card("TD"),
        spouse_cover=Card("AH"),
        extended=Card("2C"),
        children=(Card("QS"), Card("3S")),
        hand=Hand(name="pair", points=10, cards=(Card("5D"), Card("AH"), Card("2C"), Card("QS"), Card("3S"))),
    ),
    person("QS", 2, parent=Card("5D"), spouse=Card("X1"), room=3, celebrity=10),
    person("3S", 2, parent=Card("5D"), member_cover=Card("JC")),
)
"""A tree in which a couple is divorced, another lives, and a single has died."""


def grown(rooms: Rooms, turn: int = 0) -> ShownRoom:
    """Return a leg with that tree, a king to be played, and two places for it."""
    room = rooms.leg(ply=turn, current="KH")
    assert isinstance(room.view, FamilyTreeView)
    places = tuple(
        LegalMove(
            move=f"KH>{target}",
            target=Card(target),
            also=Card(also) if also else None,
            does="child",
            change=change,
            levels=change,
            celebrity=0,
            hands=0,
        )
        for target, also, change in (("QS", "X1", 10),)
    )
    view = replace(room.view, families=GROWN, moves=places, stock=30)
    return replace(room, view=view)


def scene_at(model: Model) -> Scene | None:
    """Return the leg of Family Tree that a model shows."""
    return Scene.read(model.room, model.me, model.here) if model.room is not None else None
