"""The view: the part of a leg that a seat or a spectator may see. Each game has its own class of views.

The view of a game that is not installed is read as a `PlainView`: JSON with the fields that all views have.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Protocol

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from protocol.encoding import writer
from protocol.games.catalog import view_class
from protocol.ids import Role, Seat
from protocol.patch import diff, encode_patch

MIRROR = "mirror"
"""The name in the field `game` of a mirror match's view."""


class AnyView(Protocol):
    """What the views of all games have in common: each is a dataclass with these fields."""

    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]

    @property
    def game(self) -> str:
        """The game's name; of a mirror match's two boards, `mirror`."""

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles by seat."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have a move to make."""

    @property
    def ply(self) -> int:
        """How many moves have been made."""

    @property
    def score(self) -> int:
        """The score of the leg as it stands."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The legal moves of the viewer, each with its notation in `move`."""


@dataclass(frozen=True, slots=True)
class PlainMove:
    """A legal move of a game that is not installed: its notation, and all its fields as in JSON."""

    move: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainView:
    """The view of a game that is not installed: what all views have, and all its fields as in JSON."""

    game: str
    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    score: int
    moves: tuple[PlainMove, ...]
    fields: Mapping[str, Any]


class _Common(BaseModel):
    """What the views of all games have in common in JSON. A list of moves may be an object (`protocol.keyed`)."""

    game: str
    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    score: int
    moves: list[dict[str, Any]] | dict[str, dict[str, Any]] = Field(default_factory=list)


def plain_view(view: Mapping[str, Any]) -> PlainView:
    """Return a view in JSON as a view of a game that is not installed. Raises pydantic's ValidationError."""
    common = _Common.model_validate(view)
    moves = common.moves
    if isinstance(moves, dict):
        moves = [{"move": name, **each} for name, each in sorted(moves.items())]
    listed = tuple(PlainMove(str(each.get("move", "")), each) for each in moves)
    return PlainView(
        game=common.game,
        roles=common.roles,
        to_act=common.to_act,
        ply=common.ply,
        score=common.score,
        moves=listed,
        fields=view,
    )


def fields_of(view: AnyView) -> Mapping[str, Any]:
    """Return the fields of a view of any game, as in JSON."""
    if isinstance(view, PlainView):
        return view.fields
    written: dict[str, Any] = writer(view.__class__).to_python(view, mode="json", exclude_none=True)
    return written


@cache
def _reader(game: str) -> TypeAdapter[Any]:
    if game == MIRROR:
        from protocol.games.mirror import MirrorView

        return TypeAdapter(MirrorView)
    return TypeAdapter(view_class(game))


def _write(view: AnyView, info: core_schema.SerializationInfo) -> Any:
    if isinstance(view, PlainView):
        return dict(view.fields)
    return writer(view.__class__).to_python(view, mode=info.mode, exclude_none=info.exclude_none)


@dataclass(frozen=True, slots=True)
class ViewOfGame:
    """Annotates a field with a view: its own field `game` names its class. `mirror`: it may be a mirror match's."""

    mirror: bool = True

    def __get_pydantic_core_schema__(self, source: Any, handler: object) -> CoreSchema:
        """Read and write a view by its class."""
        written = core_schema.plain_serializer_function_ser_schema(_write, info_arg=True)
        return core_schema.no_info_plain_validator_function(self._read, serialization=written)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Describe what the views of all games have in common."""
        seat = {"type": "integer"}
        properties = {
            "game": {"type": "string"},
            "roles": {"type": "array", "items": {"type": "string"}},
            "to_act": {"type": "array", "items": seat},
            "ply": {"type": "integer"},
            "score": {"type": "integer"},
        }
        return {
            "title": "View",
            "description": "The view of a game, whose own schema has all fields.",
            "type": "object",
            "properties": properties,
            "required": list(properties),
        }

    def _read(self, value: Any) -> Any:
        game = value.get("game") if isinstance(value, Mapping) else getattr(value, "game", None)
        if isinstance(game, str) and (game != MIRROR or self.mirror):
            try:
                reader = _reader(game)
            except KeyError:
                return value if isinstance(value, PlainView) else plain_view(value)
            return reader.validate_python(value)
        raise PydanticCustomError("not_a_view", "it should be a view, an object with the name of its game")


View = Annotated[AnyView, ViewOfGame()]
"""The view of any game, or of a mirror match's two boards."""
Board = Annotated[AnyView, ViewOfGame(mirror=False)]
"""The view of a board in a mirror match."""
VIEW: TypeAdapter[View] = TypeAdapter(View, config=ConfigDict(defer_build=True))
"""Reads a view: raises pydantic's ValidationError on anything else. Built when it is used first."""


def encode_view_changes(before: Any, after: Any) -> bytes:
    """Return the JSON Merge Patch from a view to another one of the same game; only fields that differ are encoded."""
    changed = {each.name for each in fields(after) if getattr(before, each.name) != getattr(after, each.name)}
    kind = writer(after.__class__)
    one, other = [kind.to_python(view, mode="json", include=changed, exclude_none=True) for view in (before, after)]
    return encode_patch(diff(one, other))
