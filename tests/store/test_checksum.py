import pytest

from server.store.checksum import is_sealed, sealed

LINE = sealed(b'{"at":1795255200000,"id":"e1","by":"AAAAAAAAAAAAAAAA","command":"c","v":1,"fact":{"kind":"stood"}}')


@pytest.mark.parametrize("bit", [1, 16, 128])
def test_a_changed_byte_anywhere_in_a_line_is_found(bit: int) -> None:
    assert is_sealed(LINE)
    for index in range(len(LINE)):
        changed = bytearray(LINE)
        changed[index] ^= bit
        assert not is_sealed(bytes(changed))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"{}", id="shorter than a checksum"),
        pytest.param(LINE[:-1], id="cut short"),
        pytest.param(LINE[:-18] + b"}", id="without its checksum"),
        pytest.param(LINE + b" ", id="with more after it"),
    ],
)
def test_a_line_without_its_checksum_is_found(line: bytes) -> None:
    assert not is_sealed(line)
