"""Packs records for storage: each leg's moves by columns, compressed by zstd with a dictionary.

1. A leg's moves become a table: each name once, with the values of all moves. Scores and times change little from move
   to move, so a column of whole numbers or of times has the differences between its values after the first one.
2. zstd compresses the result with the dictionary in `packed.zdict`, whose id is in each frame, with a checksum. The
   dictionary was trained on matches in all games and forms, so text that they share takes next to no space.

Never change the dictionary: no record that was packed with it could be unpacked. `python -m tests.bench.records`
measures the bytes of a match; with `--train FILE` it trains a dictionary.
"""

import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache
from importlib import resources
from itertools import accumulate, pairwise
from typing import Any

from pydantic_core import from_json, to_json

if sys.version_info >= (3, 14):  # pragma: no cover # tests run with an older Python as well
    from compression.zstd import CompressionParameter, ZstdCompressor, ZstdDecompressor, ZstdDict, ZstdError
else:
    from backports.zstd import CompressionParameter, ZstdCompressor, ZstdDecompressor, ZstdDict, ZstdError

LEVEL = 15
"""Level 19 saves one percent more and takes twice as long."""
Move = dict[str, Any]
Column = list[Any]


class NotUnpacked(ValueError):
    """Some bytes are not a packed record; the message says why and continues a sentence."""


def pack(record: bytes) -> bytes:
    """Return a record, given as JSON, packed."""
    options: dict[int, int] = {CompressionParameter.compression_level: LEVEL, CompressionParameter.checksum_flag: 1}
    compressor = ZstdCompressor(options=options, zstd_dict=_dictionary().as_digested_dict)
    return compressor.compress(by_columns(record), ZstdCompressor.FLUSH_FRAME)


def unpack(packed: bytes) -> bytes:
    """Return a packed record: the same JSON, its names in the same order, without spaces. Raises NotUnpacked."""
    decompressor = ZstdDecompressor(zstd_dict=_dictionary())
    try:
        text = decompressor.decompress(packed)
    except ZstdError as error:
        raise NotUnpacked(f"it is damaged, or was packed with another dictionary: {error}") from None
    if not decompressor.eof:
        raise NotUnpacked("it breaks off")
    return _by_moves(text)


def by_columns(record: bytes) -> bytes:
    """Return the JSON of a record with the moves of its legs by columns, where this loses nothing."""
    document = from_json(record)
    plain, short = to_json(document), to_json(_with_moves(document, _to_columns))
    return short if _by_moves(short) == plain else plain


def _by_moves(text: bytes) -> bytes:
    """Return the JSON of a record whose moves may be by columns."""
    return to_json(_with_moves(from_json(text), _to_moves))


def _with_moves(document: dict[str, Any], change: Callable[[Any], Any]) -> dict[str, Any]:
    return {**document, "legs": [{**leg, "moves": change(leg["moves"])} for leg in document["legs"]]}


def _to_columns(moves: list[Move]) -> dict[str, Column] | list[Move]:
    """Return the columns of moves, by name; the moves themselves if they have different names."""
    names = [*moves[0]] if moves else []
    if not names or any([*move] != names for move in moves):
        return moves
    return {name: _to_differences(name, [move[name] for move in moves]) for name in names}


def _to_moves(table: dict[str, Column] | list[Move]) -> list[Move]:
    if isinstance(table, list):
        return table
    columns = [_from_differences(name, column) for name, column in table.items()]
    return [dict(zip(table, values, strict=True)) for values in zip(*columns, strict=True)]


def _to_differences(name: str, column: Column) -> Column:
    if name == "at" and None not in column:
        times = [datetime.fromisoformat(at) for at in column]
        return [column[0], *(int((after - before).total_seconds()) for before, after in pairwise(times))]
    if _are_numbers(column):
        return [column[0], *(after - before for before, after in pairwise(column))]
    return column


def _from_differences(name: str, column: Column) -> Column:
    first, *differences = column
    if name == "at" and first is not None and _are_numbers(differences):
        begun = datetime.fromisoformat(first)
        times = [begun + timedelta(seconds=passed) for passed in accumulate(differences, initial=0)]
        return [f"{at.isoformat()[:19]}Z" for at in times]  # strftime would take most of the time of unpacking
    return [*accumulate(column)] if _are_numbers(column) else column


def _are_numbers(column: Column) -> bool:
    return all(type(value) is int for value in column)  # True and False are integers in Python alone


@cache
def _dictionary() -> ZstdDict:
    return ZstdDict(resources.files("server.records").joinpath("packed.zdict").read_bytes())
