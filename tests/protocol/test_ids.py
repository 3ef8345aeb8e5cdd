"""Ids and room codes, in Crockford base 32."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from protocol.ids import (
    ALPHABET,
    CommandId,
    Key,
    RoomCode,
    base32,
    parse_room_code,
    parse_seat_code,
    player_id,
    show_room_code,
    show_seat_code,
)

CODES = st.text(ALPHABET, min_size=7, max_size=7).map(RoomCode)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        pytest.param(b"", "", id="nothing"),
        pytest.param(b"\x00", "00", id="a byte takes two characters"),
        pytest.param(b"\xff", "ZW", id="padded with zero bits"),
        pytest.param(b"foobar", "CSQPYRK1E8", id="known value"),
        pytest.param(bytes(range(10)), "000G40R40M30E209", id="80 bits need no padding"),
    ],
)
def test_base32_is_crockfords_five_bits_a_character(data: bytes, text: str) -> None:
    assert base32(data) == text


def test_a_player_id_is_the_first_80_bits_of_the_keys_sha256() -> None:
    key = "ab" * 32
    assert player_id(key) == base32(hashlib.sha256(bytes.fromhex(key)).digest()[:10])
    assert len(player_id(key)) == 16
    assert player_id(key) != player_id("ac" * 32)


@given(CODES)
def test_a_room_code_is_read_back_as_it_is_shown(code: RoomCode) -> None:
    assert parse_room_code(show_room_code(code)) == code
    assert parse_room_code(show_room_code(code).lower()) == code
    assert parse_room_code(code) == code


@given(st.text(ALPHABET, min_size=8, max_size=8))
def test_a_code_that_moves_a_seat_is_read_back_as_it_is_shown(code: str) -> None:
    assert parse_seat_code(show_seat_code(code)) == parse_seat_code(show_seat_code(code).lower()) == code
    assert parse_seat_code(code) == code


@pytest.mark.parametrize("text", ["", "KZ74", "KZ74-QM2", "KZ74-QM2AA", "KZU4-QM2A", "KZ7-4QM2"])
def test_anything_else_is_no_code_that_moves_a_seat(text: str) -> None:
    with pytest.raises(ValueError, match="is not a code that moves a seat; one looks like KZ74-QM2A"):
        parse_seat_code(text)


def test_letters_that_look_like_digits_are_read_as_those() -> None:
    assert parse_room_code("oil-oilo") == "0110110"


@pytest.mark.parametrize(
    "text", ["", "KZ7", "KZ7-4QM", "KZ7-4QM22", "KZU-4QM2", "KZ7/4QM2", "KZ7-4QM2\n7", "ＫZ7-4QM2"]
)
def test_anything_else_is_rejected_with_an_example_of_a_code(text: str) -> None:
    with pytest.raises(ValueError, match="is not a room code; one looks like KZ7-4QM2"):
        parse_room_code(text)


@pytest.mark.parametrize("key", ["", "ab" * 31, "AB" * 32, "ab" * 33, "zz" * 32])
def test_a_key_is_64_hex_digits_in_lower_case(key: str) -> None:
    adapter = TypeAdapter(Key)
    assert adapter.validate_python("0f" * 32) == "0f" * 32
    with pytest.raises(ValidationError):
        adapter.validate_python(key)


@pytest.mark.parametrize("name", ["", "a" * 65, "a b", "a\n", "é"])
def test_a_command_id_is_1_to_64_plain_characters(name: str) -> None:
    adapter = TypeAdapter(CommandId)
    assert adapter.validate_python("Az09_-") == "Az09_-"
    with pytest.raises(ValidationError):
        adapter.validate_python(name)
