"""What players do in a match, and what they see of it."""

from protocol.room import MatchInfo, MatchResult
from tests.e2e.play import Player, moves_of


def match_of(player: Player) -> MatchInfo:
    """Return the match as a player sees it."""
    assert player.room.match is not None
    return player.room.match


async def take_seat(player: Player, url: str, room: str) -> None:
    """Have a player come to a server and take a free seat in a room, and see it."""
    await player.come(url)
    await player.do("enter", room=room)
    seated = await player.do("sit")
    await player.sees(seated.version)


async def result_of(player: Player) -> MatchResult:
    """Return how the match ended, once a player sees it."""
    return await player.until(lambda: match_of(player).result, "the match's end")


async def make_move(*players: Player) -> None:
    """Have whoever is to act make the first legal move, and everybody see it."""
    view = players[0].room.view
    assert view is not None
    mover = next(player for player in players if player.seat in view.to_act)
    done = await mover.do("move", **moves_of(mover.room), move=view.moves[0].move)
    for player in players:
        await player.sees(done.version)
