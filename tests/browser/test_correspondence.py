"""A correspondence game in the browser: the form offers days, the plates show the time left, and nobody claims."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from server.backups.archive import RESULTS
from server.results.database import Database
from server.results.schema import ratings, statistics
from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, begin_with, meet, move, play
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_room_with_three_days_for_each_move(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await anna.page.get_by_role("radio", name="Family Tree").check()
    await anna.page.get_by_role("radio", name="3 days a move", exact=True).check()
    await anna.presses("Open the room")
    await anna.sees("Your room is open")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("enter", room=anna.code)
    assert ben.room.clock is not None and ben.room.clock.move == 259_200
    await ben.do("sit")
    await anna.sees("You each have 3 days for each move.")
    await ben.do("ready", match=1, leg=1)
    await anna.presses("I am ready")
    times = anna.page.locator(".time-left")
    await expect(times).to_have_count(2)
    assert sorted(await times.all_inner_texts()) == ["3\N{NO-BREAK SPACE}days", "3\N{NO-BREAK SPACE}days left"]
    await ben.go()
    await expect(anna.page.locator(".leg .away")).to_be_visible()
    await anna.sees_no("claim the match")
    await anna.presses("Room")
    await expect(anna.button("Resign the match")).to_be_visible()
    await expect(anna.button("Continue without the absent player")).to_have_count(0)


async def test_the_standings_of_correspondence_games_are_shown(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens("/#standings")
    await anna.page.get_by_label("Which game?").select_option("The Patriarch")
    await anna.page.get_by_label("Matches").select_option("correspondence")
    await anna.sees("Standings · The Patriarch by correspondence", "Correspondence games (a day or more for each move)")
    await anna.page.get_by_label("Matches").select_option("live play")
    await anna.sees("Standings · The Patriarch")


async def test_the_page_says_that_the_next_leg_and_the_rematch_of_a_correspondence_game_start_by_themselves(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, clock={"move": 86_400}, number=SHORT, role="maximizer")
    await begin_with(ben, anna)

    await play_leg(1, ben, anna)
    await anna.presses("Continue")
    await anna.sees("The next leg starts automatically 30 seconds after this one, or as soon as all are ready.")
    await begin_with(ben, anna)
    await play_leg(2, ben, anna)
    await anna.presses("Continue")
    itself = "An agreed rematch starts automatically, even while you are away."
    await anna.sees("The rematch starts when you both choose the same deal.", itself)
    await ben.do("offer", match=1, what="new_number")
    await anna.sees("Ben wants a rematch on a new number", itself)
    await anna.presses("Rematch")
    await ben.until(lambda: ben.room.match is not None and ben.room.match.match == 2, "the rematch")


async def play_leg(leg: int, player: Player, visitor: Visitor) -> None:
    """Play a leg to its end, by turns."""

    def is_over() -> bool:
        assert player.room.match is not None
        return player.room.match.legs[leg - 1].status != "playing"

    def has_turn() -> bool:
        return player.room.view is not None and player.seat in player.room.view.to_act

    while not is_over():
        if has_turn():
            await move(player)
        else:
            await play(visitor)
            await player.until(lambda: is_over() or has_turn(), "their turn, or the end of the leg")


async def test_a_player_of_correspondence_games_is_found_by_name(server: ServerProcess, visitors: Visitors) -> None:
    rated = {"game": "patriarch", "player": "AAAAAAAAAAAAAAA1", "name": "Cleo", "mu": 1600.0, "sigma": 40.0}
    counts = {"matches": 12, "won": 8, "drawn": 0, "lost": 4, "last": 1_790_000_000_000}
    row = {**rated, **counts, "listed": 1600, "correspondence": True}
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await results.write(lambda connection: connection.execute(ratings.insert().values(row)))
    anna = await visitors("Anna", f"127.0.0.1:{server.port}")
    await anna.opens("/#matches")
    await anna.page.get_by_text("Search matches", exact=True).click()
    for name, told in (("Dora", "No player called Dora"), ("Cleo", "No matches fit this search.")):
        await anna.page.get_by_role("combobox", name="Opponent").fill(name)
        await anna.page.get_by_role("button", name="Search", exact=True).click()
        await anna.sees(re.compile(told))
    await anna.page.close()


async def test_statistics_of_correspondence_games_are_shown_apart(
    server: ServerProcess, visitors: Visitors, players: Callable[..., Player]
) -> None:
    me = players("Anna")
    known = {"player": me.id, "game": "patriarch", "form": "match", "variant": 0, "streak": 0, "longest": 2}
    live = {**known, "correspondence": False, "games": 5, "wins": 3, "scores": 0, "total": 0, "best": None}
    slow = {**live, "correspondence": True, "games": 2, "wins": 0, "longest": 0}
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await results.write(lambda connection: connection.execute(statistics.insert().values([live, slow])))
    anna = await visitors("Anna", f"127.0.0.1:{server.port}", key=me.key)
    await anna.opens("/#player")
    await expect(anna.page.get_by_role("row", name="in matches 5 3 0 2")).to_be_visible()
    await expect(anna.page.get_by_role("row", name="in matches by correspondence 2 0 0 0")).to_be_visible()
    await anna.page.close()
