"""The Patriarch as a `Game`. rules: patriarch, From the number and Record"""

import hashlib
from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from protocol.games.patriarch.options import PatriarchOptions
from protocol.ids import Role, Seat
from server.games.game import Due
from server.games.patriarch.allowed import allowed
from server.games.patriarch.variants import FAMILIES
from server.games.result import Decided, EndedLeg, Score
from tests.games.patriarch.playing import GAME, HIDDEN, WRONG, after, opening, opening_by

OPTIONS = PatriarchOptions()


def test_stored_legs_and_records_name_these_rules_and_options() -> None:
    assert (GAME.name, GAME.rules, GAME.deals_cards) == ("patriarch", 1, False)
    assert OPTIONS.model_dump(mode="json") == {
        "variant": "patriarch",
        "guesses": 4,
        "tree": "number",
        "own_grades": False,
        "auto_grade": None,
    }


@pytest.mark.parametrize(
    ("given", "guesses"),
    [
        ({}, 4),
        ({"variant": "advanced-patriarch"}, 6),
        ({"variant": "matriarch", "guesses": None}, 5),
        ({"variant": "advanced-matriarch"}, 8),
        ({"variant": "advanced-matriarch", "guesses": 3}, 3),
    ],
)
def test_two_players_have_as_many_guesses_as_the_variant_needs(given: dict[str, object], guesses: int) -> None:
    assert PatriarchOptions.model_validate(given).guesses == guesses


@pytest.mark.parametrize(
    "wrong",
    [{"variant": "chain"}, {"guesses": 0}, {"guesses": 13}, {"tree": "me"}, {"auto_grade": 0}, {"auto_grade": 3601}],
)
def test_options_that_there_are_not_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        PatriarchOptions.model_validate(wrong)


def test_everybody_is_the_owner_once_and_a_leg_of_many_has_a_number_of_its_own() -> None:
    formats = GAME.formats(OPTIONS)
    assert {form: (format.fewest, format.most) for form, format in formats.items()} == {
        "match": (2, 12),
        "mirror": (2, 2),
    }
    assert not any(format.open or format.timed for format in formats.values())
    assert GAME.format(OPTIONS, "match", 2).roles_for(2) == ("owner", "guesser")
    assert GAME.format(OPTIONS, "match", 4).roles_for(4) == ("owner", "guesser", "guesser", "guesser")
    assert [GAME.format(OPTIONS, "match", seats).legs_for(seats) for seats in (2, 3, 12)] == [2, 3, 12]
    assert [GAME.format(OPTIONS, "match", seats).own_numbers for seats in (2, 3, 12)] == [False, True, True]
    assert all(format.wants_high("owner") and format.lowest_wins for format in formats.values())


def test_a_number_gives_a_tree_and_a_suit() -> None:
    """Worked out from deals.md and the page once more, by hand."""
    for name, family in FAMILIES.items():
        for number in (1, 7, 482_109_375_512):
            draws = _draws(f"turnabout/1/{family.deck}", number)
            tree = allowed(family)[next(u for u in draws if u < 2**32 - 2**32 % family.trees) % family.trees]
            suit = "CDHS"[next(draws) % 4]
            options = PatriarchOptions(variant=name)
            deck = GAME.deck(options, 2, number)
            assert deck == GAME.deck(options, 5, number)
            assert "".join(deck) == suit + tree
            assert not GAME.is_dead(options, deck)


def _draws(salt: str, number: int) -> Iterator[int]:
    key = hashlib.scrypt(str(number).encode(), salt=salt.encode(), n=1024, r=8, p=1, dklen=32)
    for block in range(3):
        data = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4))


@pytest.mark.parametrize(
    ("variant", "number", "deck"),
    [
        ("patriarch", 1, ("S", "4(2(A) 3(5))")),
        ("advanced-patriarch", 1, ("C", "7(4(5(2)) A(3(6)))")),
        ("matriarch", 1, ("S", "A(2(3 4 5))")),
        ("advanced-matriarch", 1, ("H", "4(7(5 6(3) A(2)))")),
        ("patriarch", 999_999_999_999, ("H", "4(5(2) A(3))")),
    ],
)
def test_a_number_gives_the_same_deal_as_before(variant: str, number: int, deck: tuple[str, str]) -> None:
    assert GAME.deck(PatriarchOptions.model_validate({"variant": variant}), 2, number) == deck


def test_the_record_names_suit_and_tree_of_a_finished_leg_wherever_they_came_from() -> None:
    state = opening()
    assert (
        GAME.record_writer.describe_opening(state)
        == GAME.record_writer.complete_opening(state)
        == {"suit": "H", "tree": HIDDEN}
    )
    state = opening_by("owner")
    assert GAME.record_writer.describe_opening(state) == {"suit": None, "tree": None}
    assert GAME.record_writer.complete_opening(after(state, f"0 tree S {HIDDEN}")) == {"suit": "S", "tree": HIDDEN}
    state = after(opening_by("open", guesses=1), "0 tree D open")
    assert GAME.record_writer.complete_opening(state) == {"suit": "D", "tree": None}
    over = after(state, f"1 guess {WRONG}")
    assert GAME.record_writer.complete_opening(over) == {"suit": "D", "tree": over.tree}
    assert over.tree is not None


def test_the_record_says_of_the_move_that_brings_a_grade_which_it_is() -> None:
    state = opening(3)
    assert GAME.record_writer.describe_move(after(state, f"1 guess {WRONG}")) == {}
    assert GAME.record_writer.describe_move(after(state, f"1 guess {WRONG}", "0 grade")) == {
        "grade": {"red": 1, "black": 1, "down": 1}
    }
    assert GAME.record_writer.list_unplayed(state) == ()


def test_with_two_players_fewer_guesses_win() -> None:
    roles: tuple[Role, ...] = ("owner", "guesser")
    legs = [EndedLeg(roles, Score(4, {})), EndedLeg(roles[::-1], Score(3, {}))]
    format = GAME.format(OPTIONS, "match", 2)
    assert GAME.decide(format, legs) == Decided((3, 4), (Seat(0),))
    assert GAME.decide(format, [legs[0], EndedLeg(roles[::-1], Score(4, {}))]).winners == ()


def test_with_more_players_the_most_legs_won_as_guesser_win() -> None:
    def leg(owner: int, found_by: int | None) -> EndedLeg:
        roles: list[Role] = ["guesser"] * 3
        roles[owner] = "owner"
        return EndedLeg(tuple(roles), None if found_by is None else Score(9, {"guesses": {}, "found_by": found_by}))

    def decided(*legs: EndedLeg) -> Decided:
        return GAME.decide(GAME.format(OPTIONS, "match", 3), legs)

    assert decided(leg(0, 1), leg(1, 2), leg(2, 1)) == Decided((0, 2, 1), (Seat(1),))
    assert decided(leg(0, 1), leg(1, 2), leg(2, 0)) == Decided((1, 1, 1), ())
    assert decided(leg(0, 1), leg(1, None)) == Decided((None, 1, 0), (Seat(1),))


def test_the_room_announces_a_grade_once_its_guess_has_stood_at_the_front_for_so_long() -> None:
    state = opening(3, auto_grade=20)
    assert GAME.due(state) is None
    state = after(state, f"1 guess {WRONG}")
    assert GAME.due(state) == Due(Seat(0), "grade", 20, 1, auto=True)
    state = after(state, f"1 guess {WRONG}", f"2 guess {HIDDEN}")
    assert GAME.due(state) == Due(Seat(0), "grade", 20, 1, auto=True)
    state = after(state, "0 grade")
    assert GAME.due(state) == Due(Seat(0), "grade", 20, 4, auto=True)
    state = after(state, "0 grade", "0 grade")
    assert state.found_by == 2
    assert GAME.due(state) is None


def test_the_room_announces_no_grades_without_that_option() -> None:
    assert GAME.due(after(opening(3), f"1 guess {WRONG}")) is None
    assert GAME.due(after(opening(auto_grade=5), f"1 guess {WRONG}")) is None
    assert GAME.due(opening_by("owner", 3, auto_grade=5)) is None


def test_what_counts_for_a_numbers_standings_is_that_one_guesses_its_tree_alone() -> None:
    chosen = [GAME.options.model_validate({"tree": tree}) for tree in ("number", "owner", "open")]
    assert [GAME.format(options, "match", 2).counted for options in chosen] == [True, False, False]
    assert not GAME.format(chosen[0], "match", 3).counted
