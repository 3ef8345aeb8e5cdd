"""Constructors with more than three fields take keywords."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from pydantic import BaseModel

import protocol
import server

MOST_POSITIONAL = 3
POSITIONAL = {
    # These are created again and again for one move: each takes a third longer with keywords (Lying: 3.1 us, not 2.4).
    "protocol.games.happy_graphs.view.Lying",
    "protocol.games.happy_graphs.view.OpenSquare",
    "server.bots.grandmas_game.ordered_search._Table",
    "server.games.family_tree.state.State",
    "server.games.grandmas_game.notation.Move",
    # These may be compiled, as their .pxd declares them.
    "server.bots.happy_graphs.completion.Completing",
    "server.bots.happy_graphs.play_out.PlayOut",
    "server.bots.happy_graphs.twin.Twin",
    "server.bots.poker_solitaire.arranger.Arranger",
}


def modules(package: ModuleType) -> Iterator[ModuleType]:
    """Yield the modules of a package, except programs."""
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def count_positional(made: type[Any]) -> int:
    """Return how many arguments a class takes without keywords: none for tuples and the values of `protocol.frozen`."""
    params = getattr(made, "__dataclass_params__", None)
    if issubclass(made, tuple) or (params is not None and params.unsafe_hash):  # the latter are created for every move
        return 0
    try:
        parameters = inspect.signature(made).parameters.values()
    except ValueError:  # a class without a constructor of its own
        return 0
    return sum(each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) for each in parameters)


@pytest.mark.parametrize("package", [protocol, server])
def test_a_constructor_with_more_than_three_fields_takes_keywords(package: ModuleType) -> None:
    found = {
        f"{module.__name__}.{name}"
        for module in modules(package)
        for name, made in vars(module).items()
        if inspect.isclass(made)
        and made.__module__ == module.__name__
        and not issubclass(made, BaseModel)
        and count_positional(made) > MOST_POSITIONAL
    }
    assert found - POSITIONAL == set()


@pytest.mark.parametrize("name", sorted(POSITIONAL))
def test_an_exception_exists(name: str) -> None:
    module, _, made = name.rpartition(".")
    assert pkgutil.resolve_name(f"{module}:{made}")
