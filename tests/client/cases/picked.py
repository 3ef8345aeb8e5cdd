"""Picks the steps of a stay for the table: one of each kind, with its changes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass, replace
from typing import Any

from client.net.frames import ShownRoom
from client.room.local_events import Heard
from client.room.model import Model
from client.room.session import step
from protocol.events import ReplayEvent
from protocol.games.family_tree.view import FamilyTreeView
from protocol.scores import NumberEvent
from tests.client.cases.coded import Coded, coded, difference, shows
from tests.seen import tree


def shrunk(heard: Heard) -> Heard:
    """Return an input without trees and moves, which a model only passes on and which are most of the bytes."""
    if isinstance(heard, ShownRoom):
        view = heard.view
        if isinstance(view, FamilyTreeView):
            view = replace(view, families=(), moves=())
        moved = [replace(each, at=None, detail=None) if each.kind == "moved" else each for each in heard.happenings]
        return replace(heard, view=view, happenings=tuple(moved))
    if isinstance(heard, NumberEvent) and heard.tree is not None:
        return replace(heard, tree=replace(tree(heard.tree), families=(), moves=()))
    return heard


def case(name: str, model: Model, heard: Heard) -> Coded:
    """Return a line of the table."""
    after = step(model, heard)
    return {
        "name": name,
        "model": difference(Model(), model),
        "heard": coded(heard),
        "becomes": difference(model, after),
        "shows": shows(after),
    }


def cases(told: Mapping[str, Iterable[Heard]]) -> Iterator[Coded]:
    """Yield the steps of several stays, by their names, without similar ones."""
    known: set[Any] = set()
    for stay, things in told.items():
        model = Model()
        for number, heard in enumerate(things, 1):
            if isinstance(heard, ReplayEvent):
                continue
            heard = shrunk(heard)
            line = case(f"{stay}, {number}: {coded(heard)['type']}", model, heard)
            after = step(model, heard)
            kind = (line["heard"]["type"], frozenset(line["becomes"]), _happened(model, heard), *_sense(model, after))
            if kind not in known:
                known.add(kind)
                yield line
            model = after


def _happened(model: Model, heard: Heard) -> frozenset[str]:
    if not isinstance(heard, ShownRoom):
        return frozenset()
    since = model.room.version if model.room is not None else 0
    return frozenset(each.kind for each in heard.happenings if each.version > since)


def _sense(model: Model, after: Model) -> tuple[Any, ...]:
    """Return the meaning of a step: the screens before and after it, and the player."""
    assert is_dataclass(after)
    return model.phase, after.phase, after.me is None, after.my_turn, after.solo, after.finished
