"""Poker Solitaire as a `Game`. rules: poker_solitaire"""

from collections.abc import Mapping
from typing import cast

from protocol.cards import Card
from protocol.games.poker_solitaire.deck import deck_of
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.games.poker_solitaire.reasons import REASONS
from protocol.games.poker_solitaire.view import Played, PokerSolitaireView
from protocol.ids import Form, Seat
from protocol.options import Options
from server.games.format import Format
from server.games.game import Daily, Game, Rng, Setup
from server.games.poker_solitaire import acts, listed, notation, play
from server.games.poker_solitaire import score as scores
from server.games.poker_solitaire import view as views
from server.games.poker_solitaire.notation import Move
from server.games.poker_solitaire.record import PokerSolitaireRecord
from server.games.poker_solitaire.state import State, table
from server.games.result import Score


class PokerSolitaire(Game[State, Move]):
    """One matrix or two, for one player or two: all want a high score, except a duel's minimizer."""

    name = "poker-solitaire"
    title = "Poker Solitaire"
    rules = 1
    options = PokerSolitaireOptions
    reasons = REASONS
    every_form: tuple[Form, ...] = ("solo", "match", "mirror")
    daily = Daily(PokerSolitaireOptions(mode="duel"), "match")
    record_writer = PokerSolitaireRecord()

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the one form of a mode for one player or two; a duel is also a mirror match. rules: Modes

        A score says only whether all five rows are pat hands, if they must be; with two matrices, how many are won.
        """
        own = _of(options)
        at_once, pat = table(own).race, own.scoring == "pat" and own.mode != "sum-of-two"
        if own.mode == "duel":
            duel = Format(fewest=2, most=2, roles=("maximizer", "minimizer"), open=True, won_or_lost=pat)
            return {"match": duel, "mirror": duel}
        seats = 1 if table(own).alone else 2
        format = Format(fewest=seats, most=seats, roles=("player",), at_once=at_once, open=not at_once, won_or_lost=pat)
        return {"solo" if seats == 1 else "match": format}

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the packs that a number gives, shuffled together."""
        return deck_of(_of(options).decks).deal(number)

    def deal(self, setup: Setup) -> State:
        """Return the opening state."""
        return play.dealt(table(_of(setup.options)), setup.deck, setup.roles, setup.seen)

    def count_turns(self, state: State) -> int:
        """Return the number of cards taken, dealt or stolen, because each ends a turn. rules: Turns"""
        return sum(state.turned) - sum(map(len, state.dealt)) + state.steals

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is; in a race every seat that has a move to make; none when the leg is over."""
        return acts.to_act(state)

    def on_clock(self, state: State) -> frozenset[Seat]:
        """Return the seats that have a card to take or may say Done, but none whose matrix is full. rules: Races"""
        if state.table.options.mode != "race-both":
            return acts.to_act(state)
        return frozenset([seat for seat in acts.to_act(state) if not state.matrices[seat].full])

    def is_done(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat has no card to take in a race any more, and nothing to say. rules: Races"""
        return state.table.race and not state.over and seat not in self.on_clock(state)

    def parse(self, text: str) -> Move:
        """Read a move written like `QH>c3`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move with its matrix named, if there are two. Raises IllegalMove or NotYourTurn."""
        return acts.resolved(state, seat, move).move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move, with the next card dealt. Raises IllegalMove or NotYourTurn."""
        return play.acted(state, seat, acts.resolved(state, seat, move))

    def legal_moves(self, state: State, seat: Seat) -> list[Move] | None:
        """Return the moves of a seat, sorted; None if placed cards may be moved, which makes too many."""
        if seat not in acts.to_act(state):
            return []
        return listed.moves(state, seat) if listed.lists(state, seat) else None

    def score(self, state: State) -> Score:
        """Return the score of the matrices, by seat if each player has one. rules: Record"""
        return scores.score(state)

    def view(self, state: State, seat: Seat | None) -> PokerSolitaireView:
        """Return what a seat or a spectator sees."""
        return views.view(state, seat)

    def possible(self, view: PokerSolitaireView, rng: Rng) -> State:
        """Return a state that shows `view`, with the hidden cards in random order."""
        return views.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the cards that were dealt, in this leg or an earlier one."""
        return views.shown(state)

    def describe_last_move(self, state: State) -> Played | None:
        """Return the account of the last move."""
        return state.played


def _of(options: Options) -> PokerSolitaireOptions:
    """Return options as this game's own type."""
    return cast(PokerSolitaireOptions, options)
