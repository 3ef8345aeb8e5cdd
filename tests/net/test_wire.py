import pytest
from websockets.frames import Frame, Opcode

from server.net.wire import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
