"""The view: the part of a leg that a seat or a spectator may see."""

from functools import cache
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, TypeAdapter

from protocol.games.catalog import GameView
from protocol.games.mirror import MirrorView

View = Annotated[GameView | MirrorView, Discriminator("game")]
"""Every game's view, and the view of a mirror match's two boards; `game` tells them apart."""
VIEW: TypeAdapter[View] = TypeAdapter(View, config=ConfigDict(defer_build=True))
"""Reads a view: raises pydantic's ValidationError on anything else. Built when it is used first."""


def encode_view(view: Any) -> bytes:
    """Return a view as JSON."""
    return _writer(view.__class__).serializer.to_json(view)


@cache
def _writer(kind: type) -> TypeAdapter[Any]:
    """Return the writer for a class of views. A writer for the union would first search for the class that fits."""
    return TypeAdapter(kind)
