"""Whole messages among the bytes that come on a connection, told from the heads of its frames alone. RFC 6455, 5.2

Most of what clients send is one short message that comes by itself. To find that out costs a fifth of reading it as any
message is read, which is the library's to do.
"""

from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a whole text message."""
WHOLE, MASKED = 0x80, 0x80
"""The bits of a frame's first two bytes that say it is a message's last, and that it is masked, as clients' are."""
SIZE = 0x7F
"""The bits of a frame's second byte that say its length, where that is less than `LONG`."""
LONG = 126


class Messages:
    """Follows the frames of one connection, from where the first of them begins."""

    __slots__ = ("_owed",)

    def __init__(self) -> None:
        self._owed: int | None = 0

    def taken(self, data: bytes) -> bytes | None:
        """Take note of some bytes, and return the text where they are one short message and nothing else.

        Where a frame's head comes in pieces, or a message in several frames, no more is told from there on.

        >>> Messages().taken(bytes.fromhex("818261626364") + bytes([0x61 ^ 0x7B, 0x62 ^ 0x7D]))
        b'{}'
        """
        size = len(data) - 6
        if self._owed == 0 and 0 <= size < LONG and data[0] == TEXT and data[1] == MASKED | size:
            return apply_mask(data[6:], data[2:6])
        self._follow(data)
        return None

    def _follow(self, data: bytes) -> None:
        at = self._owed
        while at is not None and at < len(data):
            at = _end(data, at)
        self._owed = None if at is None else at - len(data)


def _end(data: bytes, at: int) -> int | None:
    """Return where a frame ends that begins within some bytes; None where that is not told, or it is not whole."""
    if at + 2 > len(data) or not data[at] & WHOLE:
        return None
    size, head = data[at + 1] & SIZE, 6
    if size >= LONG:
        head = 8 if size == LONG else 14
        if at + head > len(data):
            return None
        size = int.from_bytes(data[at + 2 : at + head - 4], "big")
    return at + head + size
