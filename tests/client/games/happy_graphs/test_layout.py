"""The boards on a canvas: classic, corners and hex, several groups, and the text of a square."""

from client.games.arrows import Step
from client.games.happy_graphs.choice import Choice, stepped
from client.games.happy_graphs.layout import EMPTY, lay_out
from client.games.happy_graphs.moves import Spot
from protocol.cards import Card
from tests.client.games.happy_graphs.builders import SEED, drawn, shown


def test_the_seeds_example_has_its_walls_and_turned_over_cards() -> None:
    layout = lay_out(shown(SEED, "3H | 2C"), 0, card=Card("3H"), mine=True)
    assert drawn(layout) == [
        "      L     M     N     O",
        " 52               ╳",
        "",
        " 51         ╳   ░A♠░░   ╳",
        "                ░░░░░",
        " 50  ▸+1  ╭4♠─╮ ░2♥░░   ╳",
        "     L50  ╰3○!╯ ░░░░░",
        " 49        ▸+1    ╳",
        "           M49",
    ]
    assert [(str(place.spot), place.move, place.change) for place in layout.places] == [
        ("-1,0", "3H@-1,0", 1),
        ("0,-1", "3H@0,-1", 1),
    ]


def test_hex_columns_stand_half_a_square_higher_and_happy_cards_go_to_the_middle() -> None:
    layout = lay_out(shown("5S@0,0 3H@0,2 2C@-1,1", "A♠".replace("♠", "S"), variant="hex"), 0)
    lines = drawn(layout)
    assert [layout.box(Spot(1, x, y)) for x, y in ((0, 0), (0, 2), (-1, 1))] == [
        (16, 5),
        (16, 3),
        (10, 4),
    ]
    assert "╭5♠─╮" in lines[5] and "╭3♥─╮" in lines[3] and "░2♣░░" in lines[4]
    assert lay_out(shown("5S@0,0", "AS", variant="hex"), 100).box(Spot(1, 0, 0)) == (49, 3)


def test_corners_reach_to_the_diagonals() -> None:
    layout = lay_out(shown("8S@0,0", "8H", variant="corners"), 0, card=Card("8H"), mine=True)
    assert {(place.spot.x, place.spot.y) for place in layout.places} == {
        (x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)
    }


def test_a_card_that_can_never_be_happy_says_so_without_colour() -> None:
    lines = drawn(lay_out(shown("4S@0,0 2H@1,0 AS@1,1 AC@-1,0", "3H"), 0))
    assert any("○!╯" in line for line in lines)


def test_groups_stand_beside_each_other_and_below_where_the_window_ends() -> None:
    view = shown("AS@0,0 AH@1,0 / 2S@0,0", "4D")
    wide, narrow = lay_out(view, 60), lay_out(view, 40)
    first, second = Spot(1, 0, 0), Spot(2, 0, 0)
    assert wide.groups == narrow.groups == (1, 2)
    assert wide.box(second).line == wide.box(first).line  # type: ignore[union-attr]
    assert narrow.box(second).line > narrow.box(first).line + 4  # type: ignore[union-attr]
    assert "Group 1" in drawn(wide)[0] and "Group 2" in drawn(wide)[0]


def test_a_new_group_has_a_square_of_its_own_where_nothing_else_can_be_played() -> None:
    layout = lay_out(shown("AS@0,0 AH@1,0", "4D 4C"), 0, card=Card("4D"), mine=True)
    assert [(place.move, place.begins) for place in layout.places] == [("4D@2:0,0", True)]
    assert "New group" in "\n".join(drawn(layout))
    first = lay_out(shown("", "4D"), 0, card=Card("4D"), mine=True)
    assert [(place.move, place.begins) for place in first.places] == [("4D@0,0", False)]


def test_in_a_puzzle_any_card_may_go_to_a_square_that_takes_its_rank_or_be_taken_back() -> None:
    view = shown(SEED, "3H AD", mode="puzzle")
    placing = lay_out(view, 0, card=Card("AD"), mine=True)
    assert [place.move for place in placing.places] == ["AD@-1,0", "AD@0,-1", "AD@2:0,0"]
    assert placing.places[0].change == -1 and placing.places[0].itself
    taking = lay_out(view, 0, card=Card("AD"), mine=True, taking=True)
    assert [place.move for place in taking.places] == ["take 1,1", "take 0,0", "take 1,0"]


def test_the_computers_square_has_a_star_and_only_one_of_a_rank_counts() -> None:
    hinted = (Card("3S"), Spot(1, -1, 0))
    assert " ★▸+1" not in "".join(drawn(lay_out(shown(SEED, "3H"), 0)))
    lines = drawn(lay_out(shown(SEED, "3H"), 0, card=Card("3H"), mine=True, hinted=hinted))
    assert "★▸+1" in "\n".join(lines)
    assert EMPTY.box(Spot(1, 0, 0)) is None


def test_arrows_go_to_the_nearest_square_that_way_and_stay_where_there_is_none() -> None:
    layout = lay_out(shown(SEED, "3H"), 0, card=Card("3H"), mine=True)
    left, below = Spot(1, -1, 0), Spot(1, 0, -1)
    assert stepped(layout.places, left, Step.RIGHT, None) == below
    assert stepped(layout.places, below, Step.UP, None) == left
    assert stepped(layout.places, left, Step.LEFT, None) == left
    assert stepped(layout.places, None, Step.UP, None) == left
    assert stepped(layout.places, None, Step.UP, layout.box(below)) == below


def test_a_square_stays_chosen_while_it_takes_the_card_and_no_other_is_chosen_by_itself() -> None:
    layout = lay_out(shown(SEED, "3H AD", mode="puzzle"), 0, card=Card("AD"), mine=True)
    new, hand = layout.places[-1], (Card("3H"), Card("AD"))
    assert Choice(spot=Spot(1, 0, -1)).among(layout.places, hand).spot == Spot(1, 0, -1)
    assert Choice(spot=Spot(9, 0, 0)).among(layout.places, hand).spot is None
    assert stepped(layout.places, None, Step.UP, new.box) != new.spot, "a new group is begun by its key"
    assert Choice(spot=Spot(9, 0, 0)).among((), hand).spot is None


def test_the_only_square_is_chosen_by_itself_once_it_is_clear_which_card_goes_there() -> None:
    (only,) = lay_out(shown("", "3H AD", mode="puzzle"), 0, card=Card("AD"), mine=True).places
    alike, several = (Card("3H"), Card("3D")), (Card("3H"), Card("AD"))
    assert Choice().among([only], alike).spot == only.spot
    assert Choice().among([only], several).spot is None
    assert Choice().next_card(several, 1).among([only], several).spot == only.spot
    assert Choice(spot=only.spot).withdrawn().among([only], alike).spot is None


def test_a_card_is_typed_by_its_rank_or_named_and_another_rank_begins_anew() -> None:
    hand = [Card("2C"), Card("3H"), Card("AS")]
    choice = Choice().type("3", hand)
    assert choice is not None and (choice.card, choice.typed) == ("3H", "3")
    again = choice.type("1", hand)
    assert again is not None and (again.card, again.typed) == ("AS", "1")
    whole = Choice()
    for character in "3h@-1,0":
        whole = whole.type(character, hand) or whole
    assert whole.typed == "3h@-1,0"
    assert whole.erase(hand).typed == "3h@-1,"
    assert Choice(typed="3").erase(hand).typed is None
    assert Choice().type("z", hand) is None
    assert Choice(card=Card("AS")).next_card(hand, 1).card == "2C"
    assert Choice(card=Card("AS")).next_card(hand, -1).card == "3H"
    assert Choice(card=Card("3C")).holding(hand).card == "3H"
