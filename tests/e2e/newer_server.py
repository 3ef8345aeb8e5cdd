"""A server of a made-up newer version: it writes down who sits as entries of its own, and reads all versions.

It is started like the real one, which it is but for that.
"""

from server.__main__ import app
from server.store import redis
from server.table.entries import VERSIONS, Entry, decode, encode

NEWER = b'"v":%d,' % (VERSIONS[-1] + 1)


def _encode(entry: Entry) -> bytes:
    line = encode(entry)
    return line.replace(b'"v":1,', NEWER) if entry.fact.kind == "sat" else line


def _decode(line: bytes) -> Entry:
    return decode(line.replace(NEWER, b'"v":1,'))


redis.encode = _encode  # type: ignore[attr-defined]  # what the store has imported, not what it offers
redis.decode = _decode  # type: ignore[attr-defined]

if __name__ == "__main__":
    app(prog_name="turnabout")
