"""Answers to challenges from outside their rooms."""

import asyncio
from contextlib import suppress

from client.lobby.requests import SECONDS, ServerAway
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotAsk, LinkBusy, LinkEnded
from client.net.link import Link
from client.net.link_state import Ended, Failure, FailureKind, LinkState
from client.profile.identity import Profile
from client.text.messages import people as people_text
from client.text.rejection_text import rejection_text
from protocol.commands import EndChallenge, Enter
from protocol.events import Event, Rejected
from protocol.ids import RoomCode


async def end_challenge(
    profile: Profile, server: ServerAddress, room: RoomCode, client: str, *, refuse: bool = False
) -> None:
    """Decline a challenge, or withdraw the player's own.

    `refuse`: decline all further challenges by that player, too. Raises CannotAsk, BadProfile.
    """
    failures: list[Failure] = []

    def hear(heard: Event | LinkState) -> None:
        if isinstance(heard, Ended):
            failures.append(heard.failure)

    link = Link(server, profile.key(server), profile.last().name or people_text.guest(), client, hear)
    running = asyncio.create_task(link.run())
    try:
        async with asyncio.timeout(SECONDS):
            for command in (Enter(id=new_id(), room=room, alongside=True), EndChallenge(id=new_id(), refuse=refuse)):
                answer = await link.ask(command)
                if isinstance(answer, Rejected):
                    raise CannotAsk(rejection_text(answer))
    except TimeoutError:
        raise ServerAway(Failure(FailureKind.NO_ANSWER), server) from None
    except (LinkEnded, LinkBusy):
        raise ServerAway(failures[0] if failures else Failure(FailureKind.DROPPED), server) from None
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
