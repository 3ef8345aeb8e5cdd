import pytest

from client.games.arrows import Step
from client.games.family_tree.choice import Choice
from client.games.family_tree.layout import Box, lay_out
from protocol.cards import Card
from tests.client.games.family_tree.builders import build_view

#  7♦══9♣ ─┬─ 6♠══10♦ ─┬─ Q♥
#          │           └─ 3♣ ─── …
#          ├─ 8♥
#          └─ K♥══5♦ ──┬─ 5♣
#                      └─ 5♠
TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
          9S
      8H
      KH+5D
        5C
        5S
"""
SINGLES = "QH spouse 30, 9S spouse 0, 8H spouse 0, 5C spouse 0, 5S spouse 0"
COUPLES = "7D child 0, 6S child 0, 3C child 10, KH child 0"
JACK = "7D deceased 0, 9C deceased 0, 6S deceased 0, TD deceased 0, 5D deceased 0, 5S deceased 0"


def choice(moves: str, chosen: str, current: str = "QS") -> Choice:
    found = Choice(lay_out(build_view(TREE, current, moves), mine=True).places).at(Card(chosen))
    assert found is not None
    return found


def target(choice: Choice | None) -> str | None:
    return choice.place.move.target if choice and choice.place else None


@pytest.mark.parametrize(
    ("moves", "at", "way", "to"),
    [
        pytest.param(SINGLES, "QH", Step.DOWN, "9S", id="down: next in tree order"),
        pytest.param(SINGLES, "5S", Step.DOWN, "QH", id="down from the last: round to the first"),
        pytest.param(SINGLES, "QH", Step.UP, "5S", id="up from the first: round to the last"),
        pytest.param(SINGLES, "5C", Step.UP, "8H", id="up: the one before in tree order"),
        pytest.param(SINGLES, "8H", Step.RIGHT, "5C", id="right: nearest in the next generation"),
        pytest.param(SINGLES, "5S", Step.LEFT, "8H", id="left: nearest in the generation before"),
        pytest.param(SINGLES, "QH", Step.RIGHT, "9S", id="right: the deepest"),
        pytest.param(SINGLES, "9S", Step.RIGHT, "9S", id="right of the last generation: stays"),
        pytest.param(SINGLES, "8H", Step.LEFT, "8H", id="left of the first generation that has any: stays"),
        pytest.param(COUPLES, "7D", Step.RIGHT, "6S", id="right: to the children"),
        pytest.param(COUPLES, "3C", Step.LEFT, "6S", id="left: to the parents"),
        pytest.param(COUPLES, "7D", Step.DOWN, "6S", id="down: the first child comes after its parents"),
        pytest.param(JACK, "7D", Step.RIGHT, "9C", id="right: the spouse comes first"),
        pytest.param(JACK, "9C", Step.RIGHT, "6S", id="right: then the next generation"),
        pytest.param(JACK, "TD", Step.LEFT, "6S", id="left: the member comes first"),
        pytest.param(JACK, "6S", Step.LEFT, "9C", id="left: then the generation before"),
        pytest.param(JACK, "5S", Step.LEFT, "5D", id="left: to whichever partner is a place"),
        pytest.param(JACK, "7D", Step.DOWN, "9C", id="down: member, spouse, children"),
    ],
)
def test_arrow_keys_go_among_the_places(moves: str, at: str, way: Step, to: str) -> None:
    assert target(choice(moves, at, "JH" if moves == JACK else "QS").step(way)) == to


@pytest.mark.parametrize("moves", [SINGLES, COUPLES, JACK])
def test_up_and_down_reach_every_place(moves: str) -> None:
    for way in (Step.UP, Step.DOWN):
        at, seen = choice(moves, moves.split()[0], "JH" if moves == JACK else "QS"), set()
        for _ in at.places:
            at = at.step(way)
            seen.add(target(at))
        assert len(seen) == len(at.places)


def test_no_place_no_step() -> None:
    assert Choice().step(Step.DOWN) == Choice()
    assert Choice().step(Step.LEFT) == Choice()
    assert Choice().target is None


def test_a_turn_begins_with_no_place_chosen_unless_there_is_only_one() -> None:
    places = lay_out(build_view(TREE, "QS", COUPLES), mine=True).places
    assert target(choice(COUPLES, "KH").among(places, None)) is None
    only = lay_out(build_view(TREE, "QS", "7D child 0"), mine=True).places
    assert target(choice(COUPLES, "KH").among(only, None)) == "7D"


@pytest.mark.parametrize("way", Step)
def test_the_first_arrow_key_chooses_the_nearest_place(way: Step) -> None:
    places = lay_out(build_view(TREE, "QS", SINGLES), mine=True).places
    assert target(choice(COUPLES, "KH").among(places, Box(4, 22, 3)).step(way)) == "5S"
    assert target(Choice().among(places, None).step(way)) == "QH"
    assert Choice().among((), Box(0, 0, 1)) == Choice()


def test_what_is_withdrawn_leaves_nothing_to_play_not_even_the_only_place() -> None:
    only = Choice().among(lay_out(build_view(TREE, "QS", "7D child 0"), mine=True).places, None)
    assert only.withdrawn().target is None
    assert target(only.withdrawn().step(Step.UP)) == "7D"
    typed = choice(COUPLES, "KH").type("7")
    assert typed is not None and typed.withdrawn().target is None
    assert target(typed.withdrawn().step(Step.UP)) == "KH"


def test_what_is_typed_outlives_a_new_snapshot() -> None:
    typing = choice(COUPLES, "7D").type("k")
    assert typing is not None
    assert typing.among(typing.places, None).typed == "k"
    assert typing.among((), None).typed == "k"


@pytest.mark.parametrize(
    ("typed", "to"),
    [("7d", "7D"), ("10d", "6S"), ("td", "6S"), ("KH", "KH"), ("3♣", "3C"), ("9c", "7D"), ("k", "3C"), ("8h", "3C")],
)
def test_a_typed_card_chooses_its_place_as_soon_as_it_is_one(typed: str, to: str) -> None:
    at: Choice | None = choice(COUPLES, "3C")
    for character in typed:
        assert at is not None
        at = at.type(character)
    assert at is not None
    assert at.typed == typed
    assert target(at) == to


@pytest.mark.parametrize("character", ["?", "c", "h", " ", "é", "#", "♦"])
def test_what_begins_no_card_is_left_to_the_screen(character: str) -> None:
    assert choice(COUPLES, "3C").type(character) is None


def test_what_is_in_no_card_is_not_typed() -> None:
    typing = choice(COUPLES, "3C").type("7")
    assert typing is not None
    assert typing.type("?") is None
    assert typing.type("d") is not None


def test_erasing_the_last_character_ends_the_typing() -> None:
    typing = choice(COUPLES, "3C").type("7")
    assert typing is not None
    typed = typing.type("d")
    assert typed is not None
    assert typed.erase().typed == "7"
    assert typing.erase().typed is None
    assert choice(COUPLES, "3C").erase().typed is None


def test_a_typed_card_is_the_target_even_where_it_is_no_place() -> None:
    typed = choice(COUPLES, "3C").type("8")
    assert typed is not None
    typed = typed.type("h")
    assert typed is not None
    assert typed.target == "8H"


def test_what_is_typed_has_an_end() -> None:
    typed: Choice | None = choice(COUPLES, "3C")
    for _ in range(50):
        assert typed is not None
        typed = typed.type("1")
    assert typed is not None
    assert typed.typed == "1" * 16


def test_no_card_no_target() -> None:
    typed = choice(COUPLES, "3C").type("1")
    assert typed is not None
    with pytest.raises(ValueError, match="such as 7d"):
        typed.target  # noqa: B018 - it is reading the target that is refused
