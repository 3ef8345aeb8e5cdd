"""Every screen, on a desk and a phone, in light and dark: axe finds no fault, and no screen scrolls sideways."""

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import SHORT, begin_with, has_turn, may_play, move, open_room, play, sees_fair_deal
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of, play_leg
from tests.e2e.steps import make_move, result_of
from tests.seen import tree

pytestmark = pytest.mark.asyncio(loop_scope="session")

GROWN = 24
"""The number of moves for a tree that fits on no screen."""
LONG = "W" * 24
"""The widest possible name without a space."""


async def test_start(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.opens()
    await look(anna, "start", is_main=True)
    await anna.presses("Play a friend", exact=False)
    await look(anna, "name")
    await anna.types("Your name", "Anna")
    await anna.presses("Continue")
    await look(anna, "friend")
    await anna.types("Game number", "none")
    await anna.presses("Open the room")
    await anna.sees("A game number is a whole number")
    await look(anna, "friend-wrong", kept="A game number is a whole number")
    await anna.keys("Escape")
    ways = {
        "Play alone": "alone",
        "Play the computer": "computer",
        "Watch two computers": "computers",
        "Continue from another device": "seat-code",
        "Watch a match again": "record",
        "Settings": "settings",
        "How to play": "how-to-play",
        "High scores": "scores",
        "Game numbers": "numbers",
        "Poker Solitaire": "game-page",
    }
    for button, screen in ways.items():
        await opened(anna, button, screen)


async def opened(visitor: Visitor, button: str, screen: str) -> None:
    """Check the screen that a button of the start screen opens, and close it."""
    await visitor.presses(re.compile(f"^{button}"))  # another button's hint may contain the word
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()
    await look(visitor, screen, is_main=screen in ("settings", "scores"))
    await visitor.keys("Escape")
    await expect(visitor.page.get_by_role("dialog")).to_have_count(0)


async def test_meeting_others(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    for button, screen in (("Find a game", "find"), ("Daily number", "daily"), ("Standings", "standings")):
        await opened(anna, button, screen)


async def test_door(visitors: Visitors, players: type[Player]) -> None:
    ben, cleo = players("Ben"), await visitors(None)
    await ben.come(f"ws://{cleo.address}/")
    await ben.do("create_room", game="patriarch", clock={"leg": 300, "increment": 3})
    await cleo.opens(f"/{(await ben.sees(1)).room}")
    await cleo.sees("Ben invites you to The Patriarch")
    await look(cleo, "door")
    anna = await visitors(None)
    anna.expects(re.compile("404"))
    await anna.opens("/KZ7-4QM2")
    await anna.sees("There is no room KZ7-4QM2")
    await look(anna, "no-such-room", kept="There is no room KZ7-4QM2")


async def test_match(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, cleo = await visitors("Anna"), players(LONG), await visitors("Cleo")
    code = await open_room(anna, SHORT, "I maximize")
    await anna.presses("Copy the link")
    await anna.sees("The link is ")
    await look(anna, "waiting", is_main=True)
    await ben.come(f"ws://{anna.address}/")
    await ben.do("enter", room=code.replace("-", ""))
    await ben.do("sit")
    await anna.sees("Who is ready")
    await look(anna, "ready")
    await cleo.opens(f"/{code}")
    await cleo.sees("Who is ready")
    await look(cleo, "ready-spectator")
    await begin_with(ben, anna)
    await anna.sees("your turn")
    await look(anna, "leg-mine", is_main=True)
    await anna.presses("Room")
    await look(anna, "menu", is_asked=True)
    await anna.answers("Move your seat to another device")
    await anna.sees("It works once", "works only on this machine")
    await look(anna, "seat-moves")
    await anna.answers("Close")
    await ben.do("chat", text="Have fun! שלום 👋")
    await anna.presses("Chat, 1 new")
    await anna.presses("Hello, have fun!")
    await look(anna, "chat")
    await anna.keys("Escape")
    await anna.keys("x", "1", "Enter")
    await anna.sees("Joker is not in the tree.")
    await look(anna, "refused")
    await play(anna)
    await anna.sees(f"{LONG}’s turn")
    await look(anna, "leg-theirs")
    await ben.until(lambda: ben.room.view is not None and ben.room.view.ply == 1, "the move")
    await move(ben)
    assert ben.room.view is not None
    await ben.do("offer", match=1, what="takeback", leg=1, ply=ben.room.view.ply)
    await anna.sees(f"{LONG} asks to take a move back.")
    await look(anna, "takeback")
    await anna.presses("Decline")
    await anna.sees_no(f"{LONG} asks to take a move back.")
    while await may_play(anna):
        await anna.presses("Play")
        if await theirs(ben):
            await move(ben)
    await look(anna, "leg-over")
    await anna.presses("Continue")
    await anna.sees(f"Keep {LONG} under 20")
    await look(anna, "swap", is_main=True)
    await cleo.presses("Continue")
    await cleo.sees(f"{LONG} maximizes and plays first; Anna minimizes.")
    await look(cleo, "swap-spectator")


async def theirs(player: Player) -> bool:
    """Wait for a move of the other player; return whether it is this player's turn then, or the leg is over."""
    await player.until(
        lambda: player.room.view is None or player.room.view.to_act != (1 - player.seat,), "the other's move"
    )
    return player.room.view is not None and bool(player.room.view.to_act)


async def test_result_and_what_is_looked_at_after_it(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = players("Anna"), players(LONG)
    there = await visitors("Anna", key=anna.key)
    code = await host_and_join(f"ws://{there.address}/", anna, ben, role="maximizer", number=SHORT)
    for leg in (1, 2):
        await begin_leg(anna, ben)
        await play_leg(random.Random(leg), anna, ben)
    await anna.go()
    await there.opens(f"/{code}")
    await sees_fair_deal(there, "Verified: this number deals the deck")
    await look(there, "result", is_main=True)
    cleo = await visitors("Cleo")
    await cleo.opens(f"/{code}")
    await cleo.sees("Fair deal verified")
    await look(cleo, "result-spectator")
    await ben.do("offer", match=1, what="same_number")
    await there.sees(f"{LONG} wants a rematch on the same number")
    await look(there, "result-wish")
    for button, screen in {"Watch again": "replay", "The tree": "tree", "About the number": "about"}.items():
        await there.presses(button)
        await expect(there.page.get_by_role("dialog")).to_be_visible()
        await there.page.wait_for_load_state("networkidle")
        await look(there, screen, is_main=screen == "replay")
        await there.keys("Escape")
    await there.presses("Analysis", exact=False)
    await expect(there.page.get_by_role("dialog")).to_be_visible()
    await look(there, "analysis")


async def test_a_grown_tree_whole_and_by_families(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = players("Anna"), players("Ben")
    there, cleo = await visitors("Anna", key=anna.key), await visitors("Cleo")
    code = await host_and_join(f"ws://{there.address}/", anna, ben, role="maximizer", number=5, hints=True)
    await begin_leg(anna, ben)
    rng, both = random.Random(7), {anna.seat: anna, ben.seat: ben}
    for _ in range(GROWN):
        assert anna.room.view is not None
        mover = both[anna.room.view.to_act[0]]
        made = await mover.do("move", **moves_of(mover.room), move=rng.choice(tree(mover.room.view).moves).move)
        for player in both.values():
            await player.sees(made.version)
    await anna.go()
    await there.opens(f"/{code}")
    await there.sees("your turn")
    await look(there, "grown")
    await there.keys("f", "Home")
    await expect(there.button("Whole tree")).to_be_visible()
    await look(there, "family")
    await cleo.opens(f"/{code}")
    await cleo.sees("Anna’s turn", "you are watching")
    await look(cleo, "spectator")


async def test_alone(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Learn", exact=False)
    await has_turn(anna)
    await look(anna, "first-game")
    await anna.presses("Game")
    await look(anna, "game-menu", is_asked=True)
    await anna.answers("Abandon this game")
    await look(anna, "question", is_asked=True)
    await anna.answers("Abandon it")
    await anna.sees("You abandoned this game")
    await look(anna, "alone-over")


async def test_other_rules_after_a_game_alone(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Poker Solitaire").check()
    await anna.answers("Play")
    await expect(anna.page.locator(".leg")).to_be_visible()
    await anna.presses("Game")
    await anna.answers("Abandon this game")
    await anna.answers("Abandon it")
    await anna.sees("You abandoned this game")
    await look(anna, "solitaire-over")
    await anna.presses("Change the rules")
    await expect(anna.page.get_by_role("dialog")).to_be_visible()
    await look(anna, "other-rules")


async def test_matches_and_two_players_against_each_other(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = players("Anna"), players(LONG)
    there = await visitors("Anna", key=anna.key)
    code = await host_and_join(f"ws://{there.address}/", anna, ben)
    await begin_leg(anna, ben)
    await make_move(anna, ben)
    await ben.do("resign", match=1)
    await result_of(anna)
    await anna.go()
    await there.opens(f"/{code}")
    await expect(there.page.locator(".rating-change")).to_be_visible()  # now the match is listed
    await there.opens("/#matches/")
    await expect(there.page.get_by_role("dialog")).to_contain_text(LONG)  # the list of games has the name, too
    await look(there, "matches")
    await there.opens(f"/#versus/{ben.id}")
    await there.sees(LONG)
    await look(there, "versus")
