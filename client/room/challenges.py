"""Challenges: whom a player can challenge, by which settings, and whether a challenge is open. Pure."""

from collections.abc import Iterable
from typing import NamedTuple, cast

from client.games.options import settled_in
from client.lobby.your_games import open_challenge
from client.net.address import ServerAddress
from client.room.entry_request import HostRoom, Wanted
from client.room.session import Model
from client.text.messages import actions as action_text
from protocol.ids import Form, PlayerId, level_of
from protocol.room import ChallengeInfo
from protocol.scores import PastMatch


class PastOpponent(NamedTuple):
    """The other player of a finished two-player match."""

    player: PlayerId
    name: str


def own_challenge(model: Model, now: float | None) -> ChallengeInfo | None:
    """Return the open challenge for which the player made the room; None if there is none."""
    room = model.room
    return open_challenge(room.challenge, now) if room is not None and model.owner and model.me is not None else None


def free_seat_text(model: Model, now: float | None) -> str:
    """Return the text about a free seat: who can take it, or for whom it is kept."""
    room = model.room
    kept = open_challenge(room.challenge, now) if room is not None else None
    may_sit = kept is None or kept.player == model.player or (model.owner and model.me is None)
    if kept is not None and not may_sit:
        return action_text.seat_kept(kept.name)
    return action_text.seat_free() if model.me is None else action_text.seat_open()


def past_opponent(model: Model) -> PastOpponent | None:
    """Return the player's opponent in the finished two-player match; None if it was a computer."""
    room, match = model.room, model.match
    if room is None or match is None or match.result is None or len(match.players) != 2 or len(room.seats) != 2:
        return None
    if all(leg.ply == 0 for leg in match.legs):
        return None  # the server counts no match without a move
    if model.player is None or match.players.count(model.player) != 1:
        return None
    at = 1 - match.players.index(model.player)
    return None if level_of(match.players[at]) is not None else PastOpponent(match.players[at], match.names[at])


def challenge_after(model: Model, server: ServerAddress | None) -> HostRoom | None:
    """Return the errand that challenges the past opponent with the room's settings; None if there is none."""
    room, opponent = model.room, past_opponent(model)
    if room is None or opponent is None:
        return None
    form = None if room.form == "match" else cast("Form", room.form)
    return HostRoom(
        spectators=room.spectators,
        clock=room.clock,
        hints=room.hints,
        wanted=Wanted(room.game, tuple(settled_in(room).items()), form, notes=room.notes),
        server=server,
        challenge=opponent.player,
    )


def challenge_like(matches: Iterable[PastMatch], player: PlayerId, server: ServerAddress | None) -> HostRoom | None:
    """Return the errand that challenges a player by the rules of the newest two-player match; None if there is none."""
    like = next((match for match in matches if len(match.seats) == 2), None)
    if like is None:
        return None
    form = None if like.form == "match" else like.form
    return HostRoom(wanted=Wanted(like.game, tuple(like.options.items()), form), server=server, challenge=player)
