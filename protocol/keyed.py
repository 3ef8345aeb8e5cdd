"""Lists that JSON holds as objects, so that an update can name the items that have changed.

JSON Merge Patch (RFC 7396) replaces a list as a whole. In an object it replaces, adds or removes single members.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

Items = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Keyed:
    """Annotates a tuple of dataclasses: JSON has an object, with each item under the value of its field `by`.

    The order of an object's members means nothing. `order` puts the items, which are still mappings, into the order of
    the tuple; by default they are sorted by their keys. Without `by` an item's key is its number, counted from 1.

    >>> from typing import Annotated
    >>> from pydantic import TypeAdapter
    >>> @dataclass
    ... class Pile:
    ...     name: str
    ...     size: int
    >>> piles = TypeAdapter(Annotated[tuple[Pile, ...], Keyed("name")])
    >>> piles.dump_json((Pile("A", 3), Pile("K", 1)))
    b'{"A":{"name":"A","size":3},"K":{"name":"K","size":1}}'
    >>> piles.validate_json('{"K":{"name":"K","size":1},"A":{"name":"A","size":3}}')
    (Pile(name='A', size=3), Pile(name='K', size=1))
    """

    by: str | None = None
    order: Callable[[Items], Items] | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read an object as a list, and write a list as an object."""
        schema = handler(source)
        writer = core_schema.wrap_serializer_function_ser_schema(self._write, schema=schema)
        return core_schema.no_info_before_validator_function(self._read, schema, serialization=writer)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Describe the object."""
        described = handler.resolve_ref_schema(handler(schema))
        items = described["items"] if "items" in described else described["prefixItems"][0]
        return {"type": "object", "additionalProperties": items}

    def _read(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value  # a tuple that a program has made; anything else is refused
        if self.order is not None:
            return self.order(list(value.values()))
        return [value[key] for key in sorted(value, key=lambda key: (len(key), key))]  # 10 comes after 9

    def _write(self, value: Any, handler: Callable[[Any], list[dict[str, Any]]]) -> dict[str, Any]:
        items = handler(value)
        return {str(number if self.by is None else item[self.by]): item for number, item in enumerate(items, 1)}
