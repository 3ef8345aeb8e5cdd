"""One family at a time on the screen: keys, mouse, and the remembered view."""

from dataclasses import replace

from client.games.family_tree.guide import ALL
from client.games.family_tree.lessons import Lesson
from client.games.leg_scene import Told
from client.net.frames import ShownRoom
from client.text.glyphs import ASCII
from client.text.messages import keys as keys_text
from protocol.ids import Seat
from tests.client.games.family_tree.builders import build_hint, build_room, build_solo, build_view, load_room
from tests.client.terminal.games.family_tree.stage import Stage, room, said, staged

TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
      8H
      KH+5D/AH
"""
MOVES = "6S child 0, QH spouse 30, 8H spouse 10"


def family_room(moves: str = MOVES, current: str = "QS", text: str = TREE) -> ShownRoom:
    return room(moves, current, text)


def way(stage: Stage) -> str:
    """Return the line that says which family is looked at."""
    return stage.rows()[stage.where("One family")[1] + 1].split("↑")[0].strip()


async def test_f_shows_the_family_of_the_chosen_place_and_then_the_whole_tree_again() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("down", "down", "f")
        assert way(stage) == "7♦ → 6♠ → Q♥"
        assert said(stage) == ["Q♠ marries Q♥", "celebrities +30 · score 30 → 60"]
        await pilot.press("f")
        await pilot.pause()
        assert "─▸6♠══10♦" in stage.text() or "►6♠══10♦" in stage.text()
        assert said(stage)[0] == "Q♠ marries Q♥"
        assert stage.kept == [("tree", "family"), ("tree", "whole")]


async def test_keys_go_through_the_families_and_play_on_a_couple() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("f", "home")
        assert way(stage).startswith("7♦═9♣")
        assert said(stage)[0].startswith("7♦ and 9♣: you can’t play Q♠ here")
        await pilot.press("down", "enter")
        assert way(stage) == "7♦ → 6♠═10♦"
        await pilot.press("backspace", "right", "down", "pageup", "pagedown")
        assert way(stage) == "7♦ → 8♥"
        await pilot.press("enter")
        await pilot.pause()
        assert stage.moves == ["QS>8H"]


async def test_a_digit_that_opens_a_child_before_the_turn_and_a_suit_after_it_are_one_card() -> None:
    async with staged(family_room(), me=1) as (stage, pilot):
        await pilot.press("f", "home", "3")
        assert way(stage) == "7♦ → K♥╱5♦"
        await pilot.press("h", "enter")
        assert said(stage) == ["Play your next card on: 3h▌", keys_text.not_your_turn_yet()]
        assert stage.other_keys == []
        await pilot.press("escape", "h")
        assert stage.other_keys == ["h"], "without a digit before it, the letter is a command"
        await pilot.press("home", "2", "left", "h")
        assert stage.other_keys == ["h", "h"], "another key ends the card"


async def test_a_digit_that_opens_a_child_before_the_turn_and_a_suit_once_it_began_are_one_card() -> None:
    async with staged(family_room(), me=1) as (stage, pilot):
        await pilot.press("f", "home", "2", "h")
        stage.leg.show(family_room(), Seat(0), (Seat(0),))
        await pilot.press("enter")
        assert stage.other_keys == [] and stage.moves == ["QS>2H"]


async def test_a_couple_that_takes_nothing_asks_for_the_rule() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("f", "home", "enter")
        await pilot.pause()
        assert stage.moves == ["QS>7D"]


async def test_a_digit_and_enter_open_a_childs_family_and_a_card_is_typed_as_ever() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("f", "home", "3")
        assert said(stage) == [
            "Play Q♠ on: 3▌",
            "Enter shows the family of K♥, the third child. Or go on typing a card.",
        ]
        await pilot.press("enter")
        assert way(stage) == "7♦ → K♥╱5♦"
        await pilot.press("8", "h", "enter")
        await pilot.pause()
        assert stage.moves == ["QS>8H"]


async def test_out_of_turn_a_digit_opens_at_once_and_nothing_is_played() -> None:
    async with staged(family_room(), me=1) as (stage, pilot):
        await pilot.press("f", "home", "1", "2")
        assert way(stage) == "7♦ → 6♠ → 3♣═4♣"
        await pilot.press("5", "enter")
        await pilot.pause()
        assert stage.moves == []


async def test_the_mouse_goes_the_same_ways() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("f", "home")
        await pilot.click(offset=stage.where("8♥"))
        assert way(stage) == "7♦ → 8♥"
        await pilot.click(offset=stage.where("Up one generation"))
        assert way(stage).startswith("7♦═9♣")
        await pilot.click(offset=stage.where("6♠"))
        await pilot.click(offset=stage.where("3♣"))
        await pilot.click(offset=stage.where("To the top"))
        assert way(stage).startswith("7♦═9♣")
        await pilot.click(offset=stage.where("┬1"))
        assert way(stage) == "7♦ → 6♠═10♦"
        await pilot.click(offset=stage.where("10♦  │"))
        await pilot.pause()
        assert stage.moves == ["QS>6S"]


async def test_a_click_on_a_partner_points_first_and_plays_then() -> None:
    jack = family_room("6S deceased 0, TD deceased 0", "JS")
    async with staged(jack) as (stage, pilot):
        await pilot.press("f", "home", "1", "enter")
        spouse = stage.where("10♦  │")
        await pilot.click(offset=spouse)
        assert said(stage)[0].startswith("J♠ kills 10♦")
        assert stage.moves == []
        await pilot.click(offset=spouse)
        await pilot.pause()
        assert stage.moves == ["JS>TD"]


async def test_after_a_move_one_stays_where_one_looked() -> None:
    async with staged(family_room()) as (stage, pilot):
        await pilot.press("f", "home", "1", "enter")
        stage.leg.show(family_room("6S child 0", "5S", TREE.replace("3C+4C", "3C+4C\n          QS")), Seat(0), ())
        await pilot.pause()
        assert way(stage) == "7♦ → 6♠═10♦"
        stage.leg.show(family_room("4S child 0", "5S", "4S+5C"), Seat(0), ())
        await pilot.pause()
        assert way(stage).startswith("4♠═5♣")


async def test_a_family_is_laid_out_anew_when_the_terminal_changes() -> None:
    async with staged(load_room("jack"), size=(200, 60), glyphs=ASCII) as (stage, pilot):
        await pilot.press("f", "home", "1", "enter", "1", "enter")
        for size in ((80, 24), (100, 30), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = stage.text()
            assert text.isascii()
            for child in ("Jc", "4s", "8h", "9h", "Kh"):
                assert f"|{child} " in text


async def test_the_arrows_look_around_a_family_that_is_over_and_enter_goes_on() -> None:
    async with staged(build_solo(build_view(TREE, None))) as (stage, pilot):
        await pilot.press("f", "home", "down", "enter")
        assert way(stage) == "7♦ → 6♠═10♦"
        assert not stage.went_on
        await pilot.press("end", "enter")
        assert stage.went_on


async def test_one_looks_as_the_program_has_it_set() -> None:
    async with staged(family_room()) as (stage, pilot):
        stage.shows_families = True
        stage.leg.look_as_set()
        stage.leg.show(family_room(), Seat(0), ())
        await pilot.pause()
        assert "Up one generation" not in stage.text()
        assert way(stage).startswith("7♦═9♣")


async def test_a_hint_takes_a_line_of_its_own_while_it_is_there() -> None:
    told = Told(hint=build_hint("QS>8H 940", "QS>6S 905"))
    async with staged(build_room(build_view(TREE, "QS", MOVES))) as (stage, pilot):
        stage.leg.show(build_room(build_view(TREE, "QS", MOVES)), Seat(0), (), (), told)
        await pilot.press("down")
        assert stage.rows()[-2].strip() == "Hint: Q♠ on 8♥, final score about 940; yours: about 905"
        assert "★8♥" in stage.text()
        stage.leg.show(build_room(build_view(TREE, "QS", MOVES)), Seat(0), ())
        await pilot.pause()
        assert "hint" not in stage.text()


async def test_what_is_explained_stands_above_and_g_ends_it() -> None:
    opening = build_solo(build_view("7D+9C", "QS", "7D child 10"))
    async with staged(opening) as (stage, pilot):
        stage.leg.explain(frozenset())
        stage.leg.show(opening, Seat(0), ())
        await pilot.pause()
        assert "─ Your first game ─" in stage.text()
        assert "Q♠ is a celebrity" in stage.text()
        await pilot.press("g")
        await pilot.pause()
        assert "Your first game" not in stage.text()
        assert stage.kept == [ALL]
        await pilot.press("g")
        assert stage.other_keys[-1] == "g"


async def test_what_is_explained_is_kept_once_its_card_is_played() -> None:
    opening = build_solo(build_view("7D+9C", "QS", "7D child 10"))
    async with staged(opening) as (stage, pilot):
        stage.leg.explain(frozenset())
        stage.leg.show(opening, Seat(0), ())
        await pilot.pause()
        assert stage.kept == []
        stage.leg.show(build_solo(build_view("7D+9C\n  QS", "KS", "7D child 0", ply=5)), Seat(0), ())
        await pilot.pause()
        assert stage.kept == [frozenset({Lesson.WELCOME, Lesson.CELEBRITY})]


async def test_nothing_is_explained_where_nothing_is_to_be() -> None:
    opening = build_solo(build_view("7D+9C", "QS", "7D child 10"))
    async with staged(opening) as (stage, pilot):
        stage.leg.explain(ALL)
        stage.leg.show(replace(opening, version=10), Seat(0), ())
        stage.leg.explain(None)
        stage.leg.show(replace(opening, version=11), Seat(0), ())
        await pilot.pause()
        assert "Your first game" not in stage.text()
