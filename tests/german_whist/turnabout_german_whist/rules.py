"""The rules of German Whist, a traditional game for two.

Each player holds 13 cards, and the other 26 are the stock, whose top card is face up. Its suit is trumps. The second
card of a trick follows suit if it can; the highest trump wins, else the highest card of the suit that was led. The
winner takes the face-up card and the loser the next one unseen, and the winner leads. When the stock is empty, the 13
tricks with the cards in hand count: the score is how many of them the maximizer wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from protocol.cards import PACK, RANKS, Card, parse_card
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from server.games.errors import leg_over, move_not_allowed, not_a_card, not_your_turn
from server.games.format import Format
from server.games.game import Game, Rng, Setup
from server.games.result import Score
from turnabout_german_whist.options import GermanWhistOptions
from turnabout_german_whist.view import LegalMove, Played, View

HAND = 13
Hand = tuple[Card, ...]
T = TypeVar("T")
_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@dataclass(frozen=True, slots=True)
class State:
    """A leg between two moves. `held` has the cards of each hand that were face up; `taken` took the last trick."""

    roles: tuple[Role, ...]
    hands: tuple[Hand, Hand]
    stock: Hand
    trump: str | None
    turn: Seat
    lead: Card | None = None
    tricks: tuple[int, int] = (0, 0)
    held: tuple[Hand, Hand] = ((), ())
    played: Hand = ()
    taken: Seat | None = None

    @property
    def ply(self) -> int:
        """How many cards have been played."""
        return len(self.played)


class Rules(Game[State, Card]):
    """The rules. A move is the card that is played."""

    name = "german-whist"
    title = "German Whist"
    rules = 1
    options = GermanWhistOptions

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the match of two legs with swapped roles, and the same with both legs at once."""
        duel = Format(fewest=2, most=2, roles=("maximizer", "minimizer"))
        return {"match": duel, "mirror": duel}

    def deal(self, setup: Setup) -> State:
        """Return the state with both hands dealt; the maximizer leads, and the first hand is on top of the deck."""
        deck, first = tuple(setup.deck), Seat(setup.roles.index("maximizer"))
        assert isinstance(setup.options, GermanWhistOptions)
        hands = deck[:HAND], deck[HAND : 2 * HAND]
        stock = deck[2 * HAND :]
        trump = stock[0][1] if setup.options.trumps == "turned" else None
        return State(setup.roles, hands if first == 0 else hands[::-1], stock, trump, first)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat that leads or follows."""
        return frozenset((state.turn,)) if any(state.hands) else frozenset()

    def parse(self, text: str) -> Card:
        """Read a card."""
        try:
            return parse_card(text)
        except ValueError as error:
            raise not_a_card(text, error) from None

    def check(self, state: State, seat: Seat, move: Card) -> Card:
        """Return the card if the seat to act holds it, and follows suit with it if it can."""
        if seat not in self.to_act(state):
            raise not_your_turn(Seat(1 - seat), state.roles[1 - seat]) if self.to_act(state) else leg_over()
        if move not in state.hands[seat]:
            raise move_not_allowed(move, f"{move} is not in your hand.")
        if move not in self.legal_moves(state, seat):
            raise move_not_allowed(move, f"Follow suit: play one of your {_SUITS[str(state.lead)[1]]}.")
        return move

    def legal_moves(self, state: State, seat: Seat) -> list[Card]:
        """Return the cards of the suit that was led, or the whole hand if there is none."""
        if seat not in self.to_act(state):
            return []
        hand, lead = state.hands[seat], state.lead
        return sorted([card for card in hand if lead is not None and card[1] == lead[1]] or hand)

    def apply(self, state: State, seat: Seat, move: Card) -> State:
        """Return the state with the card played, and with the trick taken if it was the second card."""
        self.check(state, seat, move)
        after = replace(
            state,
            hands=_with(state.hands, seat, tuple(card for card in state.hands[seat] if card != move)),
            held=_with(state.held, seat, tuple(card for card in state.held[seat] if card != move)),
            played=(*state.played, move),
        )
        other = Seat(1 - seat)
        if state.lead is None:
            return replace(after, lead=move, turn=other, taken=None)
        winner = seat if _beats(move, state.lead, state.trump) else other
        after = replace(after, lead=None, turn=winner, taken=winner)
        if not state.stock:
            return replace(after, tricks=_with(after.tricks, winner, after.tricks[winner] + 1))
        open_card, hidden, *rest = state.stock
        hands = _with(after.hands, winner, (*after.hands[winner], open_card))
        return replace(
            after,
            hands=_with(hands, Seat(1 - winner), (*hands[1 - winner], hidden)),
            held=_with(after.held, winner, (*after.held[winner], open_card)),
            stock=tuple(rest),
        )

    def score(self, state: State) -> Score:
        """Return how many tricks that count the maximizer has won."""
        won = state.tricks[state.roles.index("maximizer")]
        return Score(won, {"tricks": won})

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what everybody sees, and the hand of the seat."""
        listed = [] if seat is None else self.legal_moves(state, seat)
        wins = (lambda card: None) if state.lead is None else (lambda card: _beats(card, state.lead, state.trump))
        return View(
            roles=state.roles,
            to_act=tuple(self.to_act(state)),
            ply=state.ply,
            score=self.score(state).total,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            lead=state.lead,
            trump=state.trump,
            face_up=state.stock[0] if state.stock else None,
            stock=max(0, len(state.stock) - 1),
            tricks=state.tricks,
            held=state.held,
            played=state.played,
            moves=tuple(LegalMove(card, wins(card)) for card in listed),
        )

    def describe_last_move(self, state: State) -> Played | None:
        """Return the last card played, and who took the trick."""
        return Played(state.played[-1], state.taken) if state.played else None

    def possible(self, view: View, rng: Rng) -> State:
        """Return a state with the cards drawn that the view does not show: those in hands, and in the stock."""
        known = {*view.hand, *view.played, *view.held[0], *view.held[1], view.face_up}
        unseen = [card for card in PACK if card not in known]
        rng.shuffle(unseen)
        left = HAND - sum(view.tricks)
        turn = view.to_act[0] if view.to_act else Seat(0)
        hands: list[Hand] = []
        for seat in (0, 1):
            size = left - (view.lead is not None and seat != turn)
            drawn = size - len(view.held[seat])
            hands.append(view.hand if seat == view.seat else (*view.held[seat], *unseen[:drawn]))
            unseen = unseen if seat == view.seat else unseen[drawn:]
        stock = (view.face_up, *unseen) if view.face_up is not None else ()
        return State(
            view.roles,
            (hands[0], hands[1]),
            stock,
            view.trump,
            turn,
            view.lead,
            view.tricks,
            view.held,
            view.played,
        )


def _beats(card: Card, lead: Card, trump: str | None) -> bool:
    """Tell whether the second card of a trick wins."""
    if card[1] == lead[1]:
        return RANKS.index(card[0]) > RANKS.index(lead[0])
    return card[1] == trump


def _with(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
