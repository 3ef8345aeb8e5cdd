"""A message that comes whole and by itself is told from all else, whatever came before it."""

import pytest
from websockets.frames import Frame, Opcode

from server.net.messages import Messages

MOVE = b'{"type":"move"}'


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("text", [b"", MOVE, b"x" * 125], ids=["nothing", "a move", "the longest"])
def test_a_short_text_that_comes_by_itself_is_told(text: bytes) -> None:
    messages = Messages()
    assert [messages.taken(framed(text)) for _ in range(2)] == [text, text]


@pytest.mark.parametrize(
    "before",
    [[framed(b"x" * size)] for size in (126, 65_535, 65_536)]
    + [
        [framed(b"", Opcode.PING)],
        [framed(MOVE) + framed(MOVE)],
        [framed(MOVE) + framed(MOVE)[:9], framed(MOVE)[9:]],
        [framed(MOVE)[:7], framed(MOVE)[7:11], framed(MOVE)[11:] + framed(b"x" * 300)],
    ],
    ids=["long", "longer", "longest", "a ping", "two at once", "one and a piece", "pieces"],
)
def test_what_comes_otherwise_is_not_told_and_what_follows_it_is(before: list[bytes]) -> None:
    messages = Messages()
    assert [messages.taken(data) for data in before] == [None] * len(before)
    assert messages.taken(framed(MOVE)) == MOVE


@pytest.mark.parametrize(
    "before",
    [
        [framed(MOVE)[:1], framed(MOVE)[1:]],
        [framed(b"x" * 126)[:3], framed(b"x" * 126)[3:]],
        [framed(MOVE, fin=False)],
        [framed(b"x" * 20)[:6]],
        [framed(framed(MOVE))[:6]],
    ],
    ids=["half a head", "half a long head", "a fragment", "no text yet", "no text yet, which looks like a frame"],
)
def test_after_a_head_in_pieces_within_a_frame_and_amid_a_message_nothing_is_told(before: list[bytes]) -> None:
    messages = Messages()
    assert [messages.taken(data) for data in before] == [None] * len(before)
    assert messages.taken(framed(MOVE)) is None


def test_what_no_client_may_send_is_not_told() -> None:
    assert Messages().taken(Frame(Opcode.TEXT, MOVE).serialize(mask=False)) is None
    assert Messages().taken(framed(MOVE, Opcode.BINARY)) is None
    assert Messages().taken(bytes([0xC1]) + framed(MOVE)[1:]) is None
