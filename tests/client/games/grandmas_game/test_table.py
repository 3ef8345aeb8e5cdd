"""The table of Grandma's Game: its layout, choices on it, watching the dealing, and typed moves."""

import pytest

from client.games.arrows import Step
from client.games.grandmas_game import picture as pictures
from client.games.grandmas_game.choice import Choice, named, stepped
from client.games.grandmas_game.dealing import PACES, Dealing
from client.games.grandmas_game.footer import LEAST as GRANDMA_LEAST
from client.games.grandmas_game.footer import own_keys, says
from client.games.grandmas_game.layout import STOCK, WIDTH, lay_out, marks
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.move_input import Played, key_played
from client.games.grandmas_game.moves import IN_A_MOVE, read_move
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import automatic
from client.text.glyphs import UNICODE
from client.text.key_labels import LEAST
from client.text.lines import fitted
from protocol.cards import Card
from server.games.grandmas_game.state import State
from tests.client.games.grandmas_game.builders import after, dealt, drawn, lying, scene_of

LEG = lying("7H+ 9H-", stock="3C 2D", workspace="8: 8H 3C 8H KD", p5="2C 8H", p2="5S 8H", pT="QS")
VIEW = scene_of(LEG).view
AROUND = (("h", "hint"), ("o", "menu"), ("?", "rules"), ("Esc", "leave"))


def test_piles_stand_in_rows_of_five_five_and_three_with_foundations_in_pairs_and_the_fan_below() -> None:
    assert drawn(lay_out(VIEW, WIDTH)) == [
        " ╭A────╮ ╭2───2╮ ╭3────╮ ╭4────╮ ╭5───2╮     build up    build down",
        " │     │ │8♥ ▸?│ │     │ │     │ │8♥ ▸?│   ♣ ╭────────╮  ╭────────╮",
        " ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯     ╰→A♣     ╯  ╰→K♣     ╯",
        " ╭6────╮ ╭7────╮ ╭8────╮ ╭9────╮ ╭10──1╮   ♦ ╭────────╮  ╭────────╮",
        " │     │ │     │ │ fan │ │     │ │Q♠   │     ╰→A♦     ╯  ╰→K♦     ╯",
        " ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯   ♥ ╭7♥─────7╮  ╭9♥─────5╮",
        " ╭J────╮ ╭Q────╮ ╭K────╮         ╭stock╮     ╰→8♥     ╯  ╰→8♥     ╯",
        " │     │ │     │ │     │         │  2 ▸│   ♠ ╭────────╮  ╭────────╮",
        " ╰─────╯ ╰─────╯ ╰─────╯         ╰░░░░░╯     ╰→A♠     ╯  ╰→K♠     ╯",
        " Workspace: pile 8, 4 cards, the lowest at the left",
        " ╭───╭───╭▸──╭▸──╮",
        " │8♥ │3♣ │8♥ │K♦ │",
        " ╰───╰───╰───╰───╯",
    ]


def test_what_was_looked_at_under_a_top_is_seen_until_the_next_move() -> None:
    looked = after(LEG, "peek 5")
    assert drawn(lay_out(scene_of(looked).view, WIDTH))[2].startswith(" ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─2♣──╯")
    assert "2♣" not in "".join(drawn(lay_out(scene_of(after(looked, "2>H+")).view, WIDTH))[:3])


def test_where_there_are_but_ten_lines_lower_edges_are_left_out() -> None:
    low = drawn(lay_out(scene_of(after(LEG, "peek 5")).view, WIDTH, mine=False, low=True))
    assert len(low) == 10 and low[1].startswith(" │     │ │8♥   │ │     │ │     │ │8♥/2♣")
    assert low[7].startswith(" Workspace: pile 8, 4 cards") and low[9] == " │8♥ │3♣ │8♥ │K♦ │"


def test_a_transfer_a_hint_and_a_spectators_table_of_a_race_are_shown_as_they_are() -> None:
    both = scene_of(lying("7H+ 8H-", stock="3C")).view
    assert marks(both) == {"H+": "▸", "H-": "▸", STOCK: "▸"}
    assert marks(both, "H-")["H-"] == "★"
    assert lay_out(scene_of(dealt(seats=2), None).view, WIDTH).height == 0


def test_the_widest_workspace_fits_beside_the_panel() -> None:
    wide = lying(workspace=f"8: {' '.join(['8H'] * 15)}")
    assert lay_out(scene_of(wide).view, WIDTH).width <= WIDTH


TYPED = {
    "a pile goes where it fits": ("5", "5>H+"),
    "a ten": ("10", "T>S+"),
    "a card of the workspace first": ("8h", "w:8H>H+"),
    "a card that tops a pile": ("qs>s-", "T>S-"),
    "the other foundation": ("5>h-", "5>H-"),
    "from the workspace": ("w:8♥>h-", "w:8H>H-"),
    "a transfer": (":h+>h-", "H+>H-"),
    "a deal": (":deal", "deal"),
    "a look": (":peek 10", "peek T"),
    "a whole order": (":order 3c kd 8h 8h", "order 3C KD 8H 8H"),
    "those on top": (":order kd 3c", "order 8H 8H KD 3C"),
    "of equal cards the upper one": (":order 8h", "order 8H 3C KD 8H"),
    "a card that is not there": ("w:9s", "w:9S>S+"),
    "an order of other cards": (":order 9s", None),
    "an empty pile": ("3", None),
    "nothing": ("h+", None),
    "no foundation": ("5>x", None),
    "giving up": (":give up", "give-up"),
    "a pile and a foundation in words": ("5 hearts up", "5>H+"),
    "with to": ("5 to hearts up", "5>H+"),
    "as it is listed": (":pile 10 to spades down", "T>S-"),
    "with signs of suits": ("5 to ♥ up", "5>H+"),
    "a letter for the suit": ("5 h down", "5>H-"),
    "a card and the way": ("8h down", "w:8H>H-"),
    "a card in words": ("8 of hearts to hearts up", "w:8H>H+"),
    "a card that tops a pile, in words": ("queen s down", None),
    "a pile and the way": ("10 down", "T>S-"),
    "a transfer in words": (":hearts up to down", "H+>H-"),
    "a transfer in full": (":hearts up to hearts down", "H+>H-"),
    "a look in words": (":look under pile 10", "peek T"),
    "an empty pile in words": ("3 up", None),
    "a foundation alone, in words": ("hearts up", None),
    "words without a place": ("to hearts up", None),
}


@pytest.mark.parametrize(("typed", "move"), TYPED.values(), ids=TYPED)
def test_a_move_is_typed(typed: str, move: str | None) -> None:
    assert read_move(typed, VIEW) == move


def test_every_character_of_a_move_that_is_written_can_be_typed() -> None:
    assert all(IN_A_MOVE.issuperset(typed) for typed, _ in TYPED.values() if "x" not in typed)
    for written in (":deal", ":undo", ":redo", ":give-up", ":give up", ":peek 10", ":order 8h Kd", ":h+>h-", "w:8♥>h-"):
        choice = Choice()
        for character in written:
            choice = choice.type(character, VIEW) or choice
        assert choice.typed == written


def test_what_a_hint_says_is_typed_by_a_key_whatever_it_is() -> None:
    moves = [*[move.move for move in VIEW.moves], "order 3C KD 8H 8H"]
    assert [read_move(Choice().written(move, VIEW).typed or "", VIEW) for move in moves] == moves
    assert {move.does for move in VIEW.moves} == {"play", "deal", "peek", "give-up"}
    assert read_move(Choice().written("H+>H-", VIEW).typed or "", VIEW) == "H+>H-"


def test_undo_is_among_the_keys_named_on_80_columns_once_there_is_something_to_undo() -> None:
    def keys(state: State) -> str:
        told = fitted((*own_keys(Picture(scene_of(state))), *AROUND), (*GRANDMA_LEAST, *LEAST), 79)
        return "".join(run.text for run in told)

    assert "u undo  h hint" in keys(after(LEG, "deal"))
    assert "undo" not in keys(LEG)
    assert "d deal" in keys(LEG) and "deal" not in keys(lying("7H+", p5="8H"))
    assert "r redo" in keys(after(LEG, "deal", "undo"))


def test_of_more_cards_left_than_there_is_room_to_name_it_is_said_that_there_are_more() -> None:
    over = says(Picture(scene_of(after(dealt(), "give-up"))), 80, UNICODE)
    text = "".join(run.text for run in over[1])
    assert len(over) == 2 and text.startswith(" Left: A: ") and text.endswith("…") and len(text) <= 80


def test_what_is_typed_is_chosen_and_can_be_corrected() -> None:
    choice = Choice().type("8", VIEW)
    assert choice is not None and choice.at == "8"
    choice = choice.type("h", VIEW)
    assert choice is not None and (choice.at, choice.typed) == ("w2", "8h")
    assert choice.erase(VIEW).typed == "8" and choice.erase(VIEW).erase(VIEW).typed is None
    assert choice.type("x", VIEW) is None and Choice().type("h", VIEW) is None
    assert named("2", VIEW) == "2" and named("qs", VIEW) == "T" and named("9c", VIEW) is None


def test_a_key_without_a_move_says_why() -> None:
    race = scene_of(dealt(seats=2))
    assert {key_played(key, race, STOCK) for key in "ur"} == {Played(None, leg_text.no_undo_in_race())}
    assert key_played("u", scene_of(dealt()), STOCK) == Played(None, leg_text.nothing_to_undo())
    assert key_played("d", race, STOCK) == Played("deal", leg_text.stock_empty())


def test_the_arrows_go_from_piles_to_the_stock_the_workspace_and_the_foundations() -> None:
    boxes = lay_out(VIEW, WIDTH).boxes
    ways = {("5", "right"): "C+", ("K", "right"): STOCK, (STOCK, "down"): "w3", ("w3", "left"): "w2", ("w0", "up"): "J"}
    ways |= {("A", "up"): "A", ("A", "down"): "6", ("C+", "down"): "D+", ("C+", "right"): "C-", ("H-", "left"): "H+"}
    assert {key: stepped(boxes, key[0], Step(key[1])) for key in ways} == ways
    assert stepped(boxes, "w9", Step.UP) in boxes


def test_a_card_of_the_workspace_is_picked_up_carried_and_put_down() -> None:
    held = Choice("w0").picked_up(VIEW)
    assert held is not None and Choice("5").picked_up(VIEW) is None
    carried = held.carried(2)
    assert (carried.at, carried.order) == ("w2", (Card("3C"), Card("8H"), Card("8H"), Card("KD")))
    assert carried.carried(99).at == "w3" and carried.carried(-99).order == held.order
    picture = pictures.with_news(Picture(), scene_of(LEG), runs=True)
    picture = pictures.chosen(picture, carried)
    down, move = pictures.put_down(picture)
    assert move == "order 3C 8H 8H KD" and down.choice.order is None
    assert pictures.put_down(pictures.chosen(picture, held))[1] is None
    assert Choice("w0").picked_up(scene_of(lying(workspace="8: 8H 3C", reorder=False)).view) is None


def test_the_dealing_is_watched_card_by_card_and_shows_what_lay_open_then() -> None:
    view = scene_of(dealt()).view
    dealing = Dealing().by_hand(view, 14)
    assert not dealing.runs and dealing.last(view) == view.dealt[13]
    then = dealing.seen(view)
    assert [pile.size for pile in then.piles] == [2] + [1] * 12
    assert then.piles[0].top == view.dealt[13].card and then.stock == sum(each.stock for each in view.dealt[:14])
    end = dealing.by_hand(view, 999)
    assert end.step == len(view.dealt) and end.on(view) is None
    last = end.seen(view)
    assert (last.piles, last.stock) == (view.piles, view.stock)
    assert dealing.by_hand(view, -99).last(view) is None and dealing.held().runs
    assert [dealing.paced(by).seconds for by in (-9, 9)] == [PACES[0], PACES[-1]]
    assert any("onto pile A" in line for line in drawn(lay_out(view, WIDTH, dealing=dealing)))
    assert any("0 of 76" in line for line in drawn(lay_out(view, WIDTH, dealing=Dealing())))


def test_safe_cards_are_played_by_themselves_but_not_after_an_undo() -> None:
    start = lying("7H+ 7H-", stock="3C 4C", p5="8H", p6="6H")
    assert automatic(scene_of(start)) in ("5>H+", "6>H-")
    played = after(start, "deal")
    assert automatic(scene_of(played)) is not None
    assert automatic(scene_of(after(played, "undo"))) is None
    assert automatic(scene_of(lying("7H+", stock="3C", p5="8H"))) is None
