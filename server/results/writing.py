"""Statements that SQLite and PostgreSQL write in their own dialects."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert


def insert(dialect: str, table: Table) -> Insert:
    """Return an INSERT that may have an ON CONFLICT clause."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def add(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, if there are any."""
    if rows:
        connection.execute(_insert(table), list(rows))


@cache
def _insert(table: Table) -> Any:
    return table.insert()


def add_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows whose key is new."""
    if rows:
        connection.execute(_insert_new(connection.dialect.name, table), list(rows))


@cache
def _insert_new(dialect: str, table: Table) -> Insert:
    return insert(dialect, table).on_conflict_do_nothing()


def put(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, each in place of the row with the same key."""
    if rows:
        connection.execute(_insert_or_replace(connection.dialect.name, table), list(rows))


@cache  # it takes longer to build than to run
def _insert_or_replace(dialect: str, table: Table) -> Insert:
    statement = insert(dialect, table)
    values = {each.name: statement.excluded[each.name] for each in table.columns if not each.primary_key}
    return statement.on_conflict_do_update(index_elements=primary_key(table), set_=values)


def primary_key(table: Table) -> list[Column[Any]]:
    """Return the columns of a table's primary key."""
    return list(table.primary_key.columns)
