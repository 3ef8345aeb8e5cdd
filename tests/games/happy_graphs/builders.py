"""Legs written as they look: cards as in moves, groups apart by `/`, hands by seat apart by `|`."""

import random
from functools import cache
from typing import Any

from protocol.cards import Card
from protocol.games.happy_graphs.deck import deck_of
from protocol.games.happy_graphs.options import HappyGraphsOptions, Mode, Variant
from server.games.game import Setup
from server.games.happy_graphs.board import laid
from server.games.happy_graphs.notation import Play, parse
from server.games.happy_graphs.rules import HappyGraphs
from server.games.happy_graphs.shape import SHAPES
from server.games.happy_graphs.state import Group, State
from tests.games.samples import moved_in_a_puzzle

GAME = HappyGraphs()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def options(**chosen: str) -> HappyGraphsOptions:
    return HappyGraphsOptions.model_validate(chosen)


def opening(number: int = 7, seats: int = 1, **chosen: str) -> State:
    """A dealt leg; of a duel the first one."""
    own = options(**chosen)
    roles = GAME.format(own, "match" if own.mode == "duel" else "together", seats).roles_for(seats)
    return GAME.deal(Setup(options=own, deck=GAME.deck(own, seats, number), roles=roles))


def lying(text: str, hands: str, stock: str = "", variant: Variant = "classic", mode: Mode = "together") -> State:
    """A leg whose cards lie like this, seat 0 to play: `lying("4S@0,0 2H@1,0 / AS@0,0", "3H 2C | 4D")`."""
    by_seat = tuple(map(cards, hands.split("|")))
    chosen = options(variant=variant, mode=mode)
    roles = GAME.format(chosen, "match" if mode == "duel" else "together", len(by_seat)).roles_for(len(by_seat))
    return State(
        variant=variant,
        mode=mode,
        hands_are=chosen.hands,
        roles=roles,
        groups=tuple([_group(variant, group) for group in text.split("/")]) if text else (),
        hands=by_seat,
        stock=cards(stock),
        played=None,
        ply=0,
        done=False,
    )


def _group(variant: Variant, text: str) -> Group:
    plays = [play for play in map(parse, text.split()) if isinstance(play, Play)]
    return laid(SHAPES[variant], [(play.square.xy, play.card) for play in plays])


def after(state: State, *moves: str) -> State:
    """The leg after moves of the seats to act, the first seat if there are several."""
    for move in moves:
        state = GAME.apply(state, min(GAME.to_act(state)), GAME.parse(move))
    return state


@cache
def by_chance(seed: int, plies: int = 400, **chosen: Any) -> tuple[State, ...]:
    """Yield the states of a leg on a random deck, played at random to its end or for `plies` plies."""
    rng = random.Random(seed)
    seats = chosen.pop("seats", 1)
    own = options(**chosen)
    deck = list(deck_of(own.variant, own.mode, seats).cards)
    rng.shuffle(deck)
    roles = GAME.format(own, "match" if own.mode == "duel" else "together", seats).roles_for(seats)
    states = [GAME.deal(Setup(options=own, deck=deck, roles=roles))]
    while (acting := GAME.to_act(states[-1])) and len(states) <= plies:
        seat = rng.choice(sorted(acting))
        moves = GAME.legal_moves(states[-1], seat)
        move = moved_in_a_puzzle(GAME, states[-1], seat, rng) if moves is None else rng.choice(moves)
        states.append(GAME.apply(states[-1], seat, move))
    return tuple(states)
