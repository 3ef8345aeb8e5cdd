import pytest

from client.games.family_tree.branches import way_to
from client.games.family_tree.family_layout import lay_out_family
from client.games.family_tree.family_navigation import spots, walk_to
from client.games.family_tree.layout import Kind, TreeLayout, mark_for
from protocol.cards import Card
from protocol.games.family_tree.view import FamilyTreeView, Played
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_view, drawn, load_room
from tests.seen import tree

TREE = """
    7D+9C 2H full_house:80
      6S+TD
        QH
        3C+4C
      8H/JS
      KH+QD/AH 2C
"""
MOVES = "7D child 0, 6S child 0, QH spouse 30"


def laid(view: FamilyTreeView, at: str, size: tuple[int, int] = (80, 15), hinted: str | None = None) -> TreeLayout:
    walk = walk_to(view, Card(at))
    return lay_out_family(view, walk, *size, mark_for(True), Card(hinted) if hinted else None)


def shown(view: FamilyTreeView, at: str, size: tuple[int, int] = (80, 15), hinted: str | None = None) -> list[str]:
    return [line.rstrip() for line in drawn(laid(view, at, size, hinted))]


def test_the_couple_stands_at_the_top_and_its_children_below_with_their_signs() -> None:
    assert shown(build_view(TREE, "KS", MOVES), "7D") == [
        " 7♦═9♣, the family that everybody comes from",
        " ╭─────╮   ╭─────╮  ╭─────╮  full house 80: 7♦ 7♦ 7♦ 7♦ 7♦",
        " │7♦   │   │9♣   │  │2♥   │  room for 2 more children",
        "▸│  ♦  │═══│  ♣  │  │  ♥  │  generation 1, the top of the tree",
        " │   7♦│   │   9♣│  │   2♥│",
        " ╰─────╯   ╰─────╯  ╰─────╯",
        "",
        "  ┬1──────────────────┬2──────────────────┬3",
        " ╭───╮               ╭───╮               ╭───╮",
        " │6♠ │               │J♠ │               │K♥ │",
        " ╰───╯               ╰───╯               ╰───╯",
        " ═10♦                †(8♥)               ╱A♥ 2♣",
        " ▸child/spouse",
        " 2 below",
    ]


def test_a_family_below_says_where_it_is_and_leads_back() -> None:
    lines = shown(build_view(TREE, "KS", MOVES), "KH")
    assert lines == [
        " 7♦ → K♥╱Q♦                                 ↑ Up one generation 3▸   To the top",
        " ╭─────╮   ╭─────╮  ╭─────╮  no hand yet: 3 of 5 cards",
        " │K♥   │   │A♥   │  │2♣   │  divorced",
        " │  ♥  │╱╱╱│  ♥  │  │  ♣  │  generation 2, born to 7♦ and 9♣",
        " │   K♥│   │   A♥│  │   2♣│",
        " ╰─────╯   ╰─────╯  ╰─────╯",
        "           (Q♦)",
    ]


def test_a_single_stands_alone() -> None:
    lines = shown(build_view(TREE, "KS", MOVES), "QH")
    assert lines[1:4] == [
        " ╭─────╮                     single",
        " │Q♥   │                     generation 3, born to 6♠ and 10♦",
        "▸│  ♥  │",
    ]
    assert shown(build_view(TREE), "8H")[1].endswith("died unmarried")


def test_celebrity_has_a_line_of_its_own_where_the_other_is_full() -> None:
    view = build_view("KD+9C", "KS", "KD child 0")
    assert shown(view, "KD")[2].endswith("room for 3 more children · celebrities 10")
    narrow = shown(view, "KD", (60, 15))
    assert narrow[2].endswith("│           room for 3 more children")
    assert narrow[3].endswith("│           celebrities 10")


def test_a_jack_marks_each_partner() -> None:
    view = build_view(TREE, "JD", "7D deceased 0, 9C deceased 0, QH deceased 0")
    assert shown(view, "7D")[3].startswith("▸│  ♦  │══▸│  ♣  │  │")
    assert shown(view, "7D")[12] == " ▸jack"


def test_the_advice_is_marked_by_a_star_wherever_it_leads() -> None:
    view = build_view(TREE, "KS", MOVES)
    assert shown(view, "7D", hinted="7D")[3].startswith("★│  ♦")
    assert shown(view, "7D", hinted="QH")[12] == " ★child/spouse"
    assert "↑ Up one generation 3★" in shown(view, "KH", hinted="QH")[0]
    assert "↑ Up one generation 1▸" in shown(view, "6S", hinted="QH")[0]


@pytest.mark.parametrize(
    ("rows", "couple", "child"), [(17, 5, 5), (15, 5, 3), (14, 5, 3), (12, 3, 3), (10, 3, 1), (8, 1, 1), (3, 1, 1)]
)
def test_cards_are_as_large_as_there_is_room(rows: int, couple: int, child: int) -> None:
    lines = shown(build_view(TREE, "KS", MOVES), "7D", (80, rows))
    assert len(lines) == 1 + couple + 1 + 1 + child + 3 <= max(rows, 8)


def test_without_children_there_is_more_room_for_the_couple() -> None:
    assert len(shown(build_view("7D+9C", "KS"), "7D", (80, 7))) == 6


def test_a_long_way_here_loses_its_beginning() -> None:
    members = ("3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD")
    lines = "\n".join(f"{'  ' * depth}{card}+{card[0]}C" for depth, card in enumerate(members))
    view = build_view(lines, "KS", "3D child 0")
    assert shown(view, "TD", (68, 15))[0].startswith(" · → 7♦ → 8♦ → 9♦ → 10♦═10♣  ")
    assert shown(view, "TD", (120, 15))[0].startswith(" 3♦ → 4♦ → 5♦")


def test_what_was_played_last_is_fresh_and_every_card_is_where_a_click_finds_it() -> None:
    view = build_view(TREE, "KS", MOVES, played=Played(Seat(0), Card("8H"), Card("7D"), "child", 0, ()))
    layout = laid(build_view(TREE.replace("8H/JS", "8H"), "KS", MOVES, played=view.played), "7D")
    fresh = {span.text.strip() for line in layout.lines for span in line if span.kind is Kind.FRESH}
    assert "8♥" in fresh
    every = spots(view, Card("7D"))
    for index, spot in enumerate(every):
        box = layout.boxes[spot.card]
        span = layout.at(box.line, box.x)
        assert span is not None
        assert (span.card, span.place) == (spot.card, index)


def test_the_way_back_can_be_clicked() -> None:
    view = build_view(TREE, "KS", MOVES)
    layout, line = laid(view, "3C"), shown(view, "3C")[0]
    for text, card in (("7♦", "7D"), ("6♠", "6S"), ("↑ Up", "6S"), ("To the top", "7D")):
        span = layout.at(0, line.index(text))
        assert span is not None
        assert (span.card, span.place) == (card, None)


@pytest.mark.parametrize("size", [(80, 15), (68, 22), (80, 14), (158, 50)])
@pytest.mark.parametrize("room", ["jack", "two"])
def test_every_family_of_a_large_tree_fits(room: str, size: tuple[int, int]) -> None:
    view = tree(load_room(room).view)
    for family in view.families:
        layout = laid(view, family.member, size, view.moves[0].target)
        assert layout.width <= size[0]
        assert layout.height <= size[1]
        assert len(drawn(layout)) == layout.height
        children = [span.card for line in layout.lines for span in line if span.place is not None]
        assert set(family.children) <= set(children)
        assert way_to(view.families, family.member)[-1] == family
