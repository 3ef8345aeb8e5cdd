"""The start screen and its forms."""

import asyncio
import pathlib
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from client.games.word_catalog import GAMES, title_of
from client.net import local_server
from client.net.address import ServerAddress
from client.profile.saved_rooms import SavedRoom, save_room, saved_rooms
from client.terminal.screens.start import StartScreen
from client.terminal.widgets.menu import Menu
from client.text.glyphs import ASCII
from tests.client.rooms import Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk, profile_at

RECENT = SavedRoom("127.0.0.1:9/KZ7-4QM2", "Family Tree", ("Ben",), False, False, "2999-01-01T10:00:00+00:00")


async def test_the_start_screen_offers_to_host_and_to_join(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        screen = await desk.sees("T U R N A B O U T", "You are Anna.", "Host a room", "Join a room", "Quit")
        assert "Resume" not in screen
        assert screen.index("Your first game") < screen.index("Play alone") < screen.index("Play the computer")


async def test_a_room_that_nobody_joined_is_offered_as_such(tmp_path: pathlib.Path) -> None:
    save_room(profile_at(tmp_path), replace(RECENT, others=()))
    async with at_desk(tmp_path) as desk:
        await desk.sees("Resume KZ7-4QM2    Family Tree, nobody has joined yet, ")


@pytest.mark.parametrize("keys", [["q"], ["ctrl+c"], ["ctrl+q"], ["end", "enter"]], ids=str)
async def test_the_start_screen_is_quit_by_its_keys(tmp_path: pathlib.Path, keys: list[str]) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press(*keys)
        assert desk.app._exit


async def test_escape_on_the_start_screen_asks_and_stays_unless_quit_is_chosen(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        for answer in ("enter", "escape"):
            await desk.press("escape")
            await desk.sees("Quit Turnabout?", "▸ Stay")
            await desk.press(answer)
            await desk.gone("Quit Turnabout?")
            assert not desk.app._exit
        await desk.press("escape", "down", "enter")
        assert desk.app._exit


async def test_an_answer_that_is_given_twice_closes_only_the_question(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("escape")
        await desk.sees("Quit Turnabout?", "▸ Stay")
        menu = desk.app.screen.query_one(Menu)
        menu.action_choose()
        menu.action_choose()
        await desk.gone("Quit Turnabout?")
        await desk.sees("T U R N A B O U T", "You are Anna.")


async def test_the_mark_goes_round_the_menu(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.sees("▸ y Your first game")
        await desk.press("up")
        await desk.sees("▸ q Quit")
        await desk.press("down", "down", "down")
        await desk.sees("▸ a Play alone")
        await desk.press("home")
        await desk.sees("▸ y Your first game")


async def test_nothing_of_the_start_is_cut_short_whichever_game_is_chosen(tmp_path: pathlib.Path) -> None:
    now = datetime.now().astimezone().isoformat()
    alone = replace(RECENT, title="Happy Graphs", when=now, form="solo", number=413_512_755_999, score=10)
    save_room(profile_at(tmp_path), alone)
    async with at_desk(tmp_path) as desk:
        await desk.press("g")
        asked = await desk.sees("Which game?", "▸ Family Tree")
        for title in [title_of(game) for game in GAMES][1:]:
            assert "…" not in asked
            await desk.press("down", "enter")
            assert "…" not in await desk.sees(f"Game: {title}", "Happy Graphs on 4135-1275-5999, 10 unhappy cards")
            await desk.press("g")
            asked = await desk.sees("Which game?", f"▸ {title}")


async def test_a_line_of_the_menu_is_chosen_by_the_mouse(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        lines = (await desk.sees("Join a room")).splitlines()
        row = next(row for row, line in enumerate(lines) if "Join a room" in line)
        await desk.click(lines[row].index("Join"), row)
        await desk.sees("Address and code")


async def test_the_name_is_asked_once_and_remembered(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path, name=None) as desk:
        await desk.sees("You have no name yet.", "n Choose a name")
        await desk.press("n")
        await desk.sees("What is your name?", "Enter go  Esc back")
        await desk.press("enter")
        await desk.sees("Type a name. Other players see it.")
        await desk.type("  Zoë  B ")
        await desk.press("enter")
        await desk.sees("You are Zoë B.", "n Change your name")
    assert profile_at(tmp_path, None).last().name == "Zoë B"


async def test_a_name_no_server_takes_is_explained_where_it_was_typed(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("n")
        await desk.type("x" * 27)
        await desk.press("enter")
        await desk.sees("A name can have 24 characters; this one has 31.")


async def test_a_name_is_asked_for_before_a_room_is_joined(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path, name=None) as desk:
        await desk.press("j")
        await desk.sees("Address and code")
        await desk.type("127.0.0.1:9/KZ74QM2")
        await desk.press("enter")
        await desk.sees("What is your name?")
        await desk.type("Anna")
        await desk.press("enter")
        await desk.sees("Nothing answers at 127.0.0.1:9.")


async def test_an_address_that_led_nowhere_is_there_to_be_corrected(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("j")
        await desk.type("turnabout join 127.0.0.1:9/KZ74QM2")
        await desk.press("enter")
        await desk.sees("Nothing answers at 127.0.0.1:9.")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")
        await desk.press("j")
        await desk.sees("Address and code  127.0.0.1:9/KZ7-4QM2")


async def test_a_wrong_address_is_explained_where_it_was_typed(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("j")
        await desk.type("192.168.1.5")
        await desk.press("enter")
        await desk.sees("The room code is missing")
        await desk.press("x")
        assert "is missing" not in await desk.sees("As the host reads it out")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")


async def test_a_seat_is_moved_here_by_its_code(servers: Servers, rooms: Rooms, tmp_path: pathlib.Path) -> None:
    taken: list[dict[str, Any]] = []

    async def script(line: Line) -> None:
        await line.welcome()
        taken.append(await line.let_in(seated(rooms.ready(), profile_at(tmp_path), server, 0)))

    server = await servers(script)
    async with at_desk(tmp_path) as desk:
        await desk.press("j")
        await desk.sees("Address and code", "Seat code         leave empty")
        await desk.type(f"{server}/KZ74QM2")
        await desk.press("tab")
        await desk.type("kz74")
        await desk.press("enter")
        await desk.sees("Enter the seat code as the other device shows it, such as KZ74-QM2A.")
        await desk.type("-qm2a")
        await desk.press("enter")
        await desk.sees("Press Enter when you are ready.")
    assert [(each["type"], each["room"], each["code"]) for each in taken] == [("take_seat", "KZ74QM2", "KZ74QM2A")]


async def test_a_room_is_not_opened_with_a_clock_that_is_none(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("h")
        assert "Own clock" not in await desk.sees("Clock          none", "More  ")
        desk.app.screen.query_one("#clock-preset").focus()
        await desk.press("left")
        await desk.sees("← other →", "Own clock      leave empty: no time limit")
        await desk.press("tab", *"2s")
        desk.app.screen.query_one("#roles").focus()
        await desk.press("enter")
        await desk.sees("A move has from 5 seconds to 14 days; a leg has from 10 seconds")


async def test_a_code_alone_is_offered_for_the_last_server(tmp_path: pathlib.Path) -> None:
    profile_at(tmp_path).remember(server=ServerAddress("10.1.2.3"))
    async with at_desk(tmp_path) as desk:
        await desk.press("j")
        await desk.sees("A code alone means a", "10.1.2.3:8420")


async def test_a_wrong_number_is_explained_where_it_was_typed(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("h")
        await desk.sees("Random", "chosen when the match starts", "I minimize")
        await desk.press("tab", *"12x", "enter")
        await desk.sees("A game number is a whole number from 1 to")
        await desk.press("backspace", "enter")
        await desk.sees("The same number always deals the same cards.")


async def test_a_digit_typed_among_the_roles_goes_into_the_number(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("h")
        await desk.sees("In the first leg", "Random")
        await desk.press(*"48", "x", *"21")
        await desk.sees("Game number    48x21")


async def test_a_form_shows_its_own_keys_alone(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.sees("↑↓ choose  Enter go")
        for key, own in (("h", "Tab next field  Enter go  Esc back"), ("j", "Enter go  Esc back")):
            await desk.press(key)
            await desk.sees(own)
            assert "↑↓ choose" not in desk.text()
            await desk.press("escape")
            await desk.sees("↑↓ choose  Enter go")


async def test_of_two_keys_typed_quickly_the_first_opens_its_form_and_no_other_is_stacked(
    tmp_path: pathlib.Path,
) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.sees("T U R N A B O U T")
        for what in ("host", "name"):
            desk.app.screen.post_message(StartScreen.Chosen(what))
        await desk.sees("Game number")
        await desk.press("escape")
        await desk.sees("h Host a room")
        assert len(desk.app.screen_stack) == 2


async def test_a_number_out_of_range_is_not_hosted(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("h")
        await desk.click(40, row_of(await desk.sees("Game number"), "Game number"))
        await desk.press("0", "enter", "enter")
        await desk.sees("A game number is a whole number")


async def test_unfinished_rooms_can_be_gone_on_with(tmp_path: pathlib.Path) -> None:
    profile = profile_at(tmp_path)
    save_room(profile, RECENT)
    async with at_desk(tmp_path) as desk:
        await desk.sees("▸ 1 Resume KZ7-4QM2", "Family Tree with Ben")
        await desk.press("enter")
        await desk.sees("Nothing answers at 127.0.0.1:9.", "Your match is saved.")
        await desk.press("q")
        await desk.sees("T U R N A B O U T")


async def test_an_unfinished_game_says_whose_turn_it_is(tmp_path: pathlib.Path) -> None:
    save_room(profile_at(tmp_path), replace(RECENT, turn="mine"))
    save_room(profile_at(tmp_path), replace(RECENT, address="127.0.0.1:9/AAA-AAA2", turn="others"))
    async with at_desk(tmp_path, size=(100, 30)) as desk:
        await desk.sees("Family Tree with Ben, ", " · Your turn.", " · Ben’s turn.")


async def test_an_unfinished_game_is_removed_and_put_back(tmp_path: pathlib.Path) -> None:
    profile = profile_at(tmp_path)
    save_room(profile, RECENT)
    async with at_desk(tmp_path) as desk:
        await desk.sees("▸ 1 Resume KZ7-4QM2", "x remove the game")
        await desk.press("down", "x")
        assert "x remove" not in await desk.sees("Resume KZ7-4QM2"), "only the marked game is removed"
        await desk.press("up", "x")
        assert "Resume" not in await desk.sees("z Undo", "Family Tree is removed from the list.")
        assert not saved_rooms(profile)
        await desk.press("z")
        assert "z Undo" not in await desk.sees("Resume KZ7-4QM2")
        assert saved_rooms(profile) == (RECENT,)


async def test_the_start_screen_fits_with_as_many_games_as_it_lists(tmp_path: pathlib.Path) -> None:
    profile = profile_at(tmp_path)
    for code in ("AAA-AAA2", "AAA-AAA3", "AAA-AAA4", "AAA-AAA5"):
        save_room(profile, replace(RECENT, address=f"127.0.0.1:9/{code}"))
    async with at_desk(tmp_path, size=(80, 24)) as desk:
        screen = await desk.sees("T U R N A B O U T", "You are Anna.", "1 more unfinished game")
        assert screen.count("Resume") == 3


async def test_the_start_screen_has_groups_where_there_is_room(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path, size=(100, 30)) as desk:
        lines = (await desk.sees("Play alone")).splitlines()
        row = next(row for row, line in enumerate(lines) if "Find a game" in line)
        assert not lines[row - 1].strip()
        assert "Join a room" in lines[row - 2]
        assert "a tree from one pack: marriages, children, poker hands" in "\n".join(lines)
        await desk.click(lines[row].index("Find"), row)
        await desk.sees("Find a game")


async def test_every_unfinished_game_is_reached_from_the_start(tmp_path: pathlib.Path) -> None:
    profile = profile_at(tmp_path)
    for at in range(26):
        code = f"KZ74Q{'ABCDEFGHJKMNPQRSTVWXYZ2345'[at]}2"
        save_room(profile, replace(RECENT, address=f"127.0.0.1:9/{code}", when=f"2999-01-01T10:00:{40 - at}+00:00"))
    async with at_desk(tmp_path) as desk:
        await desk.sees("23 more unfinished games")
        await desk.press("m")
        await desk.sees("KZ7-4QA2")
        await desk.press("end")
        await desk.sees("▸   KZ7-4Q52  Family Tree with Ben")
        await desk.press("enter")
        await desk.sees("Nothing answers at 127.0.0.1:9.")


async def test_how_to_play_opens_in_parts_that_scroll(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("question_mark")
        await desk.sees("[Basic rules]", "Grow a family tree", "g first game with tips")
        await desk.press("2")
        await desk.sees("[All rules]", "A turn")
        await desk.press("end")
        await desk.sees("Another device")
        await desk.press("right")
        await desk.sees("[Keys and signs]", "shows where the computer would play")
        await desk.press("left", "left", "left")
        await desk.sees("[Credits]", "RICKSLEVINE.com")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")


async def test_without_unicode_no_sign_beyond_ascii_is_drawn(tmp_path: pathlib.Path) -> None:
    save_room(profile_at(tmp_path), RECENT)
    async with at_desk(tmp_path, glyphs=ASCII) as desk:
        for keys, sight in (
            ((), "> 1 Resume"),
            (("h",), "In the first leg"),
            (("escape", "j"), "Address"),
            (("escape", "n"), "name"),
        ):
            await desk.press(*keys)
            assert (await desk.sees(sight)).isascii()


def row_of(screen: str, text: str) -> int:
    """Return the line a text is in."""
    return next(row for row, line in enumerate(screen.splitlines()) if text in line)


@pytest.mark.parametrize("profile", ["default", "x" * 32])
async def test_the_start_screen_shows_where_a_browser_reaches_the_running_server(
    tmp_path: pathlib.Path, profile: str
) -> None:
    hosted = await asyncio.to_thread(local_server.find_or_start, tmp_path, alone=True)
    try:
        async with at_desk(tmp_path, profile=profile) as desk:
            screen = await desk.sees("You are Anna", f"In a browser: http://localhost:{hosted.port}")
            assert "…" not in screen
            await asyncio.to_thread(local_server.end, hosted)
            await desk.press("s")
            await desk.sees("Colours")
            await desk.press("escape")
            await desk.gone("In a browser")
    finally:
        await asyncio.to_thread(local_server.end, hosted)


async def test_the_lines_of_a_form_share_their_columns(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("g")
        await desk.sees("Which game?")
        await desk.press("down", "down", "enter")
        await desk.sees("Game: The Patriarch")
        await desk.press("c")
        await desk.sees("Which computer?")
        await desk.press("enter")
        screen = await desk.sees("Play the easy computer", "chosen when the match starts")
    lines = screen.splitlines()
    columns = {
        next(line.index(text) for line in lines if text in line)
        for text in ("A to 5, one shape", "two players guess the same tree", "the roles swap in the second leg")
    }
    values = {
        next(line.index(text) for line in lines if text in line)
        for text in ("by the number", "leg after leg", "leave empty: random and hidden", "hidden  ")
    }
    assert len(columns) == len(values) == 1 and min(columns) > min(values)
