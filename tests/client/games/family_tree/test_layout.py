from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from client.games.family_tree.layout import EMPTY, Box, Kind, TreeLayout, lay_out
from client.games.family_tree.messages import leg as leg_text
from client.text.cards import show_card
from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import Family, FamilyTreeView, Played
from protocol.ids import Seat
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.games.family_tree.builders import build_view, drawn, load_room
from tests.seen import tree

GAME = FamilyTree()
GROWN = """
    7D+9C 2H full_house:80
      6S+TD
        QH
        3C+KS
          5H
        8C/JS
      8H+4D/JD
        9S
      KH+QD/AH
        5C
        TS+X1
"""


def test_a_tree_grows_to_the_right_one_column_a_generation_one_line_a_person() -> None:
    assert drawn(lay_out(build_view(GROWN), mine=True)) == [
        " 7♦══9♣ 2♥ ─────┬─ 6♠══10♦ ────┬─ Q♥",
        " full house 80  │              ├─ 3♣══K♠ ─────── 5♥",
        "                │              └─†J♠(8♣)",
        "                ├─ 8♥═†J♦(4♦) ─── 9♠",
        "                └─ K♥╱╱A♥(Q♦) ─┬─ 5♣",
        "                               └─ 10♠══Joker",
    ]


def test_the_places_of_a_family_card_are_marked_before_the_member() -> None:
    layout = lay_out(build_view(GROWN, moves="QH spouse 30, 6S child 0, 7D child 0"), mine=True)
    assert drawn(layout)[:2] == [
        "▸7♦══9♣ 2♥ ─────┬─▸6♠══10♦ ────┬─▸Q♥",
        " full house 80  │              ├─ 3♣══K♠ ─────── 5♥",
    ]
    assert [place.move.target for place in layout.places] == ["7D", "6S", "QH"]
    assert [place.box for place in layout.places] == [Box(0, 0, 10), Box(0, 18, 8), Box(0, 33, 3)]
    assert [place.level for place in layout.places] == [1, 2, 3]


def test_the_places_of_a_jack_are_marked_one_by_one() -> None:
    layout = lay_out(build_view(GROWN, "JH", "9C deceased 0, TS deceased 0, 7D deceased 0, 8H deceased 0"), mine=True)
    assert drawn(layout) == [
        "▸7♦═▸9♣ 2♥ ─────┬─ 6♠══10♦ ────┬─ Q♥",
        " full house 80  │              ├─ 3♣══K♠ ─────── 5♥",
        "                │              └─†J♠(8♣)",
        "                ├─▸8♥═†J♦(4♦) ─── 9♠",
        "                └─ K♥╱╱A♥(Q♦) ─┬─ 5♣",
        "                               └─▸10♠══Joker",
    ]
    assert [place.move.target for place in layout.places] == ["7D", "9C", "8H", "TS"]
    assert layout.places[1].box == Box(0, 4, 3)


def test_marks_never_move_a_card() -> None:
    unmarked = lay_out(build_view(GROWN), mine=True)
    marked = lay_out(build_view(GROWN, "JH", "9C deceased 0, TS deceased 0, 7D deceased 0"), mine=True)
    assert unmarked.boxes == marked.boxes


def test_the_places_of_somebody_else_have_another_mark() -> None:
    layout = lay_out(build_view("7D+9C", moves="7D child 10"), mine=False)
    assert drawn(layout) == ["▹7♦══9♣"]


def test_a_divorced_member_who_dies_is_covered_as_well() -> None:
    assert drawn(lay_out(build_view("7D+9C\n  5S/JD+KD/AH 2H"), mine=True)) == [" 7♦══9♣ ───†J♦(5♠)╱╱A♥(K♦) 2♥"]


def test_a_hand_under_a_couple_with_one_child_has_a_line_of_its_own() -> None:
    assert drawn(lay_out(build_view("7D+9C\n  5S+KD/AH 2H pair:10\n    3D\n  QH"), mine=True)) == [
        " 7♦══9♣ ─┬─ 5♠╱╱A♥(K♦) 2♥ ─── 3♦",
        "         │  pair 10",
        "         └─ Q♥",
    ]


def test_the_card_played_last_is_told_apart() -> None:
    played = Played(Seat(0), Card("JS"), Card("QH"), "deceased", 0, ())
    layout = lay_out(build_view("7D+9C\n  QH/JS", played=played), mine=True)
    assert [span.text for line in layout.lines for span in line if span.kind is Kind.FRESH] == ["J♠"]


def test_a_click_finds_the_card_under_it() -> None:
    layout = lay_out(build_view(GROWN, moves="6S child 0"), mine=True)
    under = [layout.at(line, x) for line, x in ((0, 18), (0, 21), (0, 24), (2, 37), (0, 16), (0, 12), (1, 3), (9, 0))]
    assert [span and (span.card, span.place) for span in under] == [
        ("6S", 0),
        ("6S", 0),
        ("TD", 0),
        ("8C", None),
        None,
        None,
        None,
        None,
    ]


def test_an_empty_tree_has_no_line() -> None:
    assert lay_out(build_view("", current=None), mine=True) == EMPTY


@cache
def _opening(number: int) -> tuple[Card, ...]:
    return DECK.deal(number)


def _played(number: int, choices: list[int]) -> FamilyTreeView:
    """Play a real leg, always the so-manieth legal move."""
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=_opening(number), roles=("maximizer", "minimizer")))
    for choice in choices:
        for seat in GAME.to_act(state):
            moves = GAME.legal_moves(state, seat)
            state = GAME.apply(state, seat, moves[choice % len(moves)])
    return GAME.view(state, None)


def _in_sight(family: Family) -> list[Card]:
    member, spouse = family.member_cover or family.member, family.spouse_cover or family.spouse
    return [card for card in (member, spouse, family.extended) if card is not None]


@given(st.integers(1, 12), st.lists(st.integers(0, 999), max_size=52))
def test_every_leg_is_drawn_whole(number: int, choices: list[int]) -> None:
    view = _played(number, choices)
    layout = lay_out(view, mine=True)
    text = drawn(layout)
    assert layout.width == max(len(line) for line in text)
    for family in view.families:
        label = layout.boxes[family.member]
        assert layout.columns[family.level - 1] <= label.x
        for card in _in_sight(family):
            box = layout.boxes[card]
            assert box.line == label.line
            assert text[box.line][box.x : box.x + box.width] == show_card(card)
        for person, cover in ((family.member, family.member_cover), (family.spouse, family.spouse_cover)):
            if person is not None and cover is not None:
                box = layout.boxes[person]
                assert text[box.line][box.x : box.x + box.width] == f"({show_card(person)})"
        if family.hand is not None:
            caption = text[label.line + 1][layout.columns[family.level - 1] :]
            assert caption.startswith(f" {leg_text.hand_name(family.hand.name)} {family.hand.points} ".rstrip())
    lines = [(family.level, layout.boxes[family.member].line) for family in view.families]
    assert len(set(lines)) == len(lines)


@given(st.integers(1, 12), st.lists(st.integers(0, 999), max_size=52))
def test_every_place_is_marked_where_its_target_stands(number: int, choices: list[int]) -> None:
    view = _played(number, choices)
    layout = lay_out(view, mine=True)
    assert sorted(place.move.target for place in layout.places) == sorted(move.target for move in view.moves)
    assert sum(line.count("▸") for line in drawn(layout)) == len(view.moves)
    order = [(place.box.line, place.box.x) for place in layout.places if place.move.does != "deceased"]
    assert order == sorted(order, key=lambda at: (at[0], at[1]))
    for place in layout.places:
        target = layout.boxes[place.move.target]
        assert place.box.line == target.line
        assert place.box.x <= target.x < place.box.x + place.box.width


def test_a_tree_of_40_people_is_laid_out_in_as_many_columns_as_levels() -> None:
    layout = _laid_out_of("jack")
    assert len(layout.columns) == 6
    assert len(layout.places) == 34


def _laid_out_of(name: str) -> TreeLayout:
    return lay_out(tree(load_room(name).view), mine=True)
