"""The analyses of matches, which can be computed again."""

import zlib
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection, Row, select

from protocol.analysis import VERSION, Analysis
from protocol.ids import MatchId
from server.results.database import Database, DatabaseAway
from server.results.schema import analyses
from server.results.writing import put

_ANALYSIS = TypeAdapter(Analysis)


async def find_analysis(database: Database, match: MatchId, today: str) -> Analysis | None:
    """Return a match's stored analysis, which is then kept longer; None if there is none of this version.

    Raises DatabaseAway.
    """
    row = await database.read(_read, match)
    if row is None or row.version != VERSION:
        return None
    if row.used < today:
        with suppress(DatabaseAway):  # it can still be read
            await database.write(_use, match, today)
    try:
        return _ANALYSIS.validate_json(zlib.decompress(row.value))
    except ValidationError:  # of another shape
        return None


def _read(connection: Connection, match: MatchId) -> Row[Any] | None:
    return connection.execute(select(analyses).where(analyses.c.match == match)).one_or_none()


def _use(connection: Connection, match: MatchId, today: str) -> None:
    connection.execute(analyses.update().where(analyses.c.match == match).values(used=today))


def keep_analysis(connection: Connection, match: MatchId, analysis: Analysis, today: str) -> None:
    """Store the analysis of a match."""
    value = zlib.compress(_ANALYSIS.dump_json(analysis))
    put(connection, analyses, [{"match": match, "version": analysis.version, "value": value, "used": today}])
