"""The invitation to a room: what its server tells a guest who has not entered it yet."""

from typing import Literal

from pydantic import TypeAdapter, ValidationError

from client.games import option_text
from client.games.clocks import describe_clock
from client.games.options import OFFERS, chosen_of, in_roles
from client.games.word_catalog import GAMES, about
from client.net.address import RoomAddress
from client.net.errors import CannotWatch
from client.replay.sources import fetch_web
from client.text import formats
from client.text.messages import invitation as invitation_text
from protocol.finding import LobbyRoom


def fetch_invitation(address: RoomAddress) -> LobbyRoom | None:
    """Return the invitation to a room; None if its server does not answer. This blocks."""
    link = address.server.invitation_link(address.room)
    try:
        return TypeAdapter(LobbyRoom).validate_json(fetch_web(link))
    except (CannotWatch, ValidationError):
        return None


def introduce(invitation: LobbyRoom) -> list[str]:
    """Return who invites to which game, and what the guest should know before entering, in sentences."""
    game, host = invitation.game, invitation.owner or None
    said = [invitation_text.title(host=host, game=invitation.title)]
    if game in GAMES:
        said.append(formats.sentence(about(game)))
        if invitation.form == "match" and in_roles(game, invitation.options):
            said.append(invitation_text.role(host=host, role=_first_role(invitation)))
        if OFFERS[game].options:
            said.append(option_text.chosen(game, chosen_of(game, invitation.options)))
    if invitation.clock is not None:
        said.append(formats.sentence(describe_clock(invitation.clock)))
    if invitation.free == 0:
        said.append(invitation_text.full() if invitation.spectators else invitation_text.full_closed())
    elif len(invitation.seats) > 2:
        said.append(invitation_text.free_seats(free=invitation.free, seats=len(invitation.seats)))
    return said


def _first_role(
    invitation: LobbyRoom,
) -> Literal["maximizer", "minimizer", "owner", "guesser", "drawn", "drawn_owner"]:
    """Return the role of the host in the first leg, or how it is drawn."""
    owns = "owner" in OFFERS[invitation.game].roles
    if invitation.role is None or invitation.role == "player":
        return "drawn_owner" if owns else "drawn"
    return invitation.role
