"""The checksum of a log's line: the first 8 digits of the SHA-1 of the line before its last field, which holds it.

`append.lua` adds it together with the time, so that it covers the time too.
"""

import hashlib

_DIGITS = 8
_FIELD = len(',"sum":""}') + _DIGITS


def sealed(line: bytes) -> bytes:
    """Return a line with its checksum, as the store's script adds it.

    >>> sealed(b'{"at":1795255200000,"id":"e1"}')
    b'{"at":1795255200000,"id":"e1","sum":"e7add4ac"}'
    """
    before = line[:-1]
    return b'%b,"sum":"%b"}' % (before, hashlib.sha1(before, usedforsecurity=False).hexdigest()[:_DIGITS].encode())


def is_sealed(line: bytes) -> bool:
    """Return whether a line has the right checksum."""
    return sealed(line[:-_FIELD] + b"}") == line
