"""The rows of variants, which other tables refer to."""

from sqlalchemy import Connection, and_, select
from sqlalchemy.sql import ColumnElement

from server.results.schema import variants
from server.results.variants import Variant
from server.results.writing import add_new


def is_variant(variant: Variant) -> ColumnElement[bool]:
    """Return the condition of a variant's row."""
    known = variants.c
    return and_(known.game == variant.game, known.rules == variant.rules, known.digest == variant.digest)


def find_variant(connection: Connection, variant: Variant) -> int | None:
    """Return the id of a variant; None if nothing is stored of it."""
    found = connection.scalar(select(variants.c.id).where(is_variant(variant)))
    return None if found is None else int(found)


def add_variant(connection: Connection, variant: Variant) -> int:
    """Return the id of a variant, which is added if it is new."""
    found = find_variant(connection, variant)
    if found is not None:
        return found
    row = {"game": variant.game, "rules": variant.rules, "digest": variant.digest, "options": variant.options}
    add_new(connection, variants, [row])
    return int((connection.execute(select(variants.c.id).where(is_variant(variant)))).scalar_one())
