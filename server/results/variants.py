"""The variants of games: a game with its complete options, by a version of its rules."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Self

from sqlalchemy import Connection, and_, select
from sqlalchemy.sql import ColumnElement

from protocol.record import canonical
from server.results.schema import variants
from server.results.writing import add_new


@dataclass(frozen=True, slots=True)
class Variant:
    """A game with its complete options, in canonical JSON, and a version of its rules."""

    game: str
    rules: int
    options: str

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any]) -> Self:
        """Return the variant of a game with complete options, as a record has them."""
        return cls(game, rules, canonical(options).decode())

    @property
    def digest(self) -> str:
        """The digest of the options."""
        return sha256(self.options.encode()).hexdigest()[:32]

    @property
    def condition(self) -> ColumnElement[bool]:
        """The condition of this variant's row."""
        known = variants.c
        return and_(known.game == self.game, known.rules == self.rules, known.digest == self.digest)


def find_variant(connection: Connection, variant: Variant) -> int | None:
    """Return the id of a variant; None if nothing is stored of it."""
    found = connection.scalar(select(variants.c.id).where(variant.condition))
    return None if found is None else int(found)


def add_variant(connection: Connection, variant: Variant) -> int:
    """Return the id of a variant, which is added if it is new."""
    found = find_variant(connection, variant)
    if found is not None:
        return found
    row = {"game": variant.game, "rules": variant.rules, "digest": variant.digest, "options": variant.options}
    add_new(connection, variants, [row])
    return int((connection.execute(select(variants.c.id).where(variant.condition))).scalar_one())
