"""Happy Graphs through real processes: together at a terminal, in lines and by hand; a duel of hidden hands."""

import re
from collections.abc import Callable

import pytest

from protocol.games.happy_graphs.view import HappyGraphsView
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import People, hosted
from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing
from tests.e2e.steps import take_seat

OVER = "The game is over: "


def view_of(player: Player) -> HappyGraphsView:
    view = player.room.view
    assert isinstance(view, HappyGraphsView)
    return view


async def play(player: Player, ply: int) -> None:
    """Let a player make the move at a ply, when it is their turn."""
    await player.until(lambda: view_of(player).ply == ply and player.seat in view_of(player).to_act, f"ply {ply}")
    await player.do("move", **moves_of(player.room), move=view_of(player).moves[0].move)


async def test_three_play_together_to_the_end_though_one_of_them_leaves(
    people: People,
    ben: LineTerminal,
    players: Callable[..., Player],
    port: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TURNABOUT_COMPUTER_PAUSE", "0.05")
    anna, cy = people("Anna"), players("Cy")
    address = await hosted(anna, port, "--game", "happy-graphs", "--seats", "3", "--number", "7")
    await anna.sees("Board: classic. Played: together. Hands: seen by all.", "3 · free")
    ben.runs("join", address, "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("In the room: Anna, Ben (you), 1 seat is free.")
    await take_seat(cy, f"ws://127.0.0.1:{port}/", address[-8:])
    await ben.sees("Press Enter when you are ready.")
    ben.types("ready")
    await anna.sees("3 players are on the same side", "Press Enter when you are ready.", "✓ Ben")
    await anna.enters("ready")
    await cy.do("ready", match=1, leg=1)

    await anna.sees("together", "your turn", "Ben ", "Cy ")
    await anna.plays()
    await ben.sees("Anna: ", " at M50, +1 unhappy; drew ", "Your turn, with ", "1. ")
    ben.types("1")
    await play(cy, 2)
    await cy.do("resign", match=1)

    await ben.sees("Cy left the match.")
    await anna.sees("Cy is away or has left. Who plays on?  d choose")
    anna.press("d")
    await anna.sees("Continue without Cy?", "Let the easy computer play on")
    anna.press("\x1b[B")
    await anna.enters("go")
    await ben.sees("Let the easy computer play on for Cy? Type yes (agree) or no (decline).")
    ben.types("yes")
    await anna.sees("The easy computer plays on for Cy.")
    for _ in range(4):  # Anna plays the first of the 16 cards and the last
        await anna.sees("your turn")
        await anna.plays()
        await anna.sees("Ben’s turn")
        await ben.sees("Your turn, with ", "1. ")
        ben.types("1")
    await anna.sees("your turn", "no cards to draw")
    await anna.plays()
    await anna.sees(OVER)
    await anna.enters("continue")
    await anna.sees("unhappy fours", "on number 7.", "The rematch starts when all players choose the same deal.")
    await ben.sees(OVER, "on number 7.", "Verified: this number deals the deck")


async def test_a_duel_hides_the_hands_and_both_play_it_from_the_same_number(
    shared_server: Standing, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    dee = players("Dee")
    await dee.come(shared_server.url)
    await dee.do("create_room", game="happy-graphs", options={"mode": "duel"}, number=7, role="minimizer")
    code = (await dee.sees(1)).room
    ben.runs("join", f"{shared_server.address}/{code}", "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("You maximize and play first; Dee minimizes.", "Board: classic. Played: as a duel.")
    ben.types("ready")
    await dee.until(lambda: len(dee.room.ready) == 1, "Ben to be ready")
    await begin_leg(dee)
    told = await ben.sees("Your turn, with ", "1. ")
    assert view_of(dee).hands[1] is None and view_of(dee).hands[0] is not None
    assert re.search(r"Your turn, with \S+ \S+ \S+\. 0 unhappy", told)
    ben.types("hands")
    await ben.sees("Dee: 3 cards", "you: ")
    ben.types("1")
    await play(dee, 1)
    await ben.sees("Dee: ", "; drew a card.", "Your turn, with ")
