from client.text.big_code import ROWS, big_code
from client.text.glyphs import ASCII, UNICODE
from client.text.lines import width
from protocol.ids import ALPHABET, RoomCode


def drawn(code: str) -> tuple[str, ...]:
    return tuple(line[0].text for line in big_code(RoomCode(code), ASCII))


def test_every_letter_of_a_code_is_drawn_and_no_two_alike() -> None:
    letters = {drawn(7 * letter) for letter in ALPHABET}
    assert len(letters) == len(ALPHABET)


def test_a_code_fits_a_small_terminal() -> None:
    lines = big_code(RoomCode("WWW00MM"), UNICODE)
    assert len(lines) == ROWS
    assert {width(line) for line in lines} == {52}


def test_without_unicode_letters_are_drawn_in_ascii() -> None:
    assert set("".join(drawn("KZ74QM2"))) == {"#", " "}
