"""How a leg stood earlier, played again from its deal, and what that says of how it stands."""

from collections.abc import Sequence
from typing import Any

from protocol.cards import Card
from protocol.ids import Role, Seat
from server.games.game import Setup
from server.table.match import Deal, Match, dealt


def opening(deal: Deal, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> Any:
    """Return the game's state at the beginning of a leg that is dealt so."""
    return deal.game.deal(Setup(options=deal.options, deck=deck, roles=roles, seen=seen, notes=deal.notes))


def as_it_stood(match: Match, ply: int) -> Any:
    """Return the game's state in the leg at a ply, as its moves bring it about."""
    game, leg = match.game, match.leg
    state = opening(match.deal, dealt(match, leg).deck, leg.roles, leg.seen)
    for seat, move, *_ in leg.played[:ply]:
        state = game.apply(state, seat, game.parse(move))
    return state


def has_shown(match: Match, seat: Seat, ply: int) -> bool:
    """Tell whether what was played from a ply of the leg on has shown a seat a card that was hidden from it."""
    game = match.game
    return game.count_shown(as_it_stood(match, ply), seat) < game.count_shown(match.leg.state, seat)


def waited_since(match: Match, seat: Seat) -> int:
    """Return since when a seat is waited for that had nothing more to do before, in ms since 1970 UTC; 0: all along.

    In a race whose matrix is full has something to do again once the other has stolen of it.
    """
    deal, leg, since = match.deal, match.leg, 0
    if not deal.format.at_once:
        return since
    state = opening(deal, dealt(match, leg).deck, leg.roles, leg.seen)
    for mover, move, _, at in leg.played:
        was_done = match.game.is_done(state, seat)
        state = match.game.apply(state, mover, match.game.parse(move))
        if was_done and at is not None:
            since = at
    return since
