"""The view: the part of a leg that a seat or a spectator may see."""

from dataclasses import fields
from typing import Annotated, Any

from pydantic import ConfigDict, Discriminator, TypeAdapter

from protocol.encoding import writer
from protocol.games.catalog import GameView
from protocol.games.mirror import MirrorView
from protocol.patch import diff, encode_patch

View = Annotated[GameView | MirrorView, Discriminator("game")]
"""Every game's view, and the view of a mirror match's two boards; `game` tells them apart."""
VIEW: TypeAdapter[View] = TypeAdapter(View, config=ConfigDict(defer_build=True))
"""Reads a view: raises pydantic's ValidationError on anything else. Built when it is used first."""


def encode_view_changes(before: Any, after: Any) -> bytes:
    """Return the JSON Merge Patch from a view to another one of the same game; only fields that differ are encoded."""
    changed = {each.name for each in fields(after) if getattr(before, each.name) != getattr(after, each.name)}
    kind = writer(after.__class__)
    one, other = [kind.to_python(view, mode="json", include=changed, exclude_none=True) for view in (before, after)]
    return encode_patch(diff(one, other))
