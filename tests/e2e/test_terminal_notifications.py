"""Notifications of turns in a real terminal, which says that another window has the focus."""

from collections.abc import Callable

from tests.e2e.people import People
from tests.e2e.play import Player
from tests.e2e.standing import Standing
from tests.e2e.steps import make_move

Players = Callable[..., Player]

LOSES_FOCUS, GETS_FOCUS = "\x1b[O", "\x1b[I"
OSC_777 = b"\x1b]777;notify;Your turn;Family Tree with Ben\x1b\\"
BELL_AND_TITLE = b"\x1b[22;2t\x1b]2;Your turn"


async def test_a_terminal_shows_the_turn_while_another_window_has_the_focus(
    people: People, players: Players, shared_server: Standing
) -> None:
    anna, ben = people("Anna"), players("Ben")
    await ben.come(shared_server.url)
    await ben.do("create_room", game="family-tree", role="maximizer", clock={"move": 259_200})
    code = (await ben.sees(1)).room
    anna.home.joinpath("settings.toml").write_text('signal = "notification"\n')
    anna.runs("join", "--name", "Anna", f"{shared_server.address}/{code}", TERM_PROGRAM="WezTerm")
    await anna.enters("ready")
    coming = await ben.until(lambda: ben.room.next, "a leg to come")
    await ben.until(lambda: len(ben.room.ready) == 1, "the other player")
    await ben.do("ready", match=coming[0], leg=coming[1])
    await ben.until(lambda: ben.room.view is not None, "the leg")
    await make_move(ben)
    await anna.sees("your turn")
    assert BELL_AND_TITLE in anna.terminal.sent
    assert OSC_777 not in anna.terminal.sent, "the player looks at the terminal"
    await anna.plays()
    await anna.sees("Ben’s turn")
    anna.press(LOSES_FOCUS)
    await ben.until(lambda: ben.room.view is not None and ben.seat in ben.room.view.to_act, "Ben's turn")
    await make_move(ben)
    await anna.sees("your turn", without="Ben’s turn")
    assert anna.terminal.sent.count(OSC_777) == 1
    anna.press(GETS_FOCUS)
    await anna.plays()
