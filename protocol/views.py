"""The view: the part of a leg that a seat or a spectator may see. Each game has its own class of views."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Protocol

from pydantic import ConfigDict, GetJsonSchemaHandler, TypeAdapter
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

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

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


@cache
def _reader(game: str) -> TypeAdapter[Any]:
    if game == MIRROR:
        from protocol.games.mirror import MirrorView

        return TypeAdapter(MirrorView)
    return TypeAdapter(view_class(game))


def _write(view: AnyView, info: core_schema.SerializationInfo) -> Any:
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
                raise PydanticCustomError("unknown_game", "the game {game} is not installed", {"game": game}) from None
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
