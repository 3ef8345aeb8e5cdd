"""The servers on which a player has games."""

from collections.abc import Callable
from pathlib import Path

from client.net import local_server
from client.net.address import ServerAddress
from client.profile.identity import Profile
from client.profile.saved_rooms import to_go_on


def known_servers(
    profile: Profile,
    home: Path,
    wanted: ServerAddress | None = None,
    *,
    start: Callable[[Path], ServerAddress] = lambda home: local_server.find_or_start(home, alone=True).address,
) -> list[ServerAddress]:
    """Return the servers to ask for a player's games: the `wanted` one, otherwise all with a game to resume.

    This machine's own server comes first. It is started if it has such a game; that blocks, so call it off the event
    loop. Without any game it is the server of `where_to_ask`. Raises HostingError, BadProfile.
    """
    if wanted is not None:
        return [wanted]
    rooms = to_go_on(profile)
    own = local_server.find(home)
    here = [own.address] if own is not None else [start(home)] if any(room.hosted for room in rooms) else []
    others = [room.room.server for room in rooms if not room.hosted]
    found = list(dict.fromkeys([*here, *(each for each in others if not local_server.was_here(home, each))]))
    if found:
        return found
    from client.lobby.requests import where_to_ask  # loads the link to a server, which a start screen may not need

    return [where_to_ask(profile, home)]


def running_servers(profile: Profile, home: Path, wanted: ServerAddress | None = None) -> list[ServerAddress]:
    """Return the servers with a game to resume, and the `wanted` one, without starting any.

    This machine's own server is one of them while it runs. It reads files: call it off the event loop.
    """
    rooms, own = to_go_on(profile), local_server.find(home)
    here = [own.address] if own is not None else []
    others = [room.room.server for room in rooms if not room.hosted]
    there = [each for each in others if not local_server.was_here(home, each)]
    return list(dict.fromkeys([*([] if wanted is None else [wanted]), *here, *there]))
