"""A leg of more moves than a page of it tells: cards dealt, taken back, and dealt again."""

from itertools import cycle, islice

from protocol.ids import MatchId
from tests.e2e.play import Player, moves_of

MOVES = 452
"""A page has a hundred plies at the most, and a list that is drawn at once two hundred."""


async def play_long_leg(player: Player) -> MatchId:
    """Let a player play such a long game alone, in a room of their own; return the match's id."""
    await player.do("create_room", game="grandmas-game", form="solo", number=7)
    begun = await player.do("ready", match=1, leg=1)
    await player.sees(begun.version)
    played = ["deal", *islice(cycle(["undo", "redo"]), MOVES - 2), "give-up"]
    where = moves_of(player.room)
    for ply, move in enumerate(played, start=where["ply"]):
        made = await player.do("move", **{**where, "ply": ply}, move=move)
    match = (await player.sees(made.version)).match
    assert match is not None and match.result is not None
    return match.id
