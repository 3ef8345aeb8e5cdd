"""The Patriarch as a `Game`. rules: patriarch"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from protocol.cards import Card
from protocol.deals import draw_below, drawn
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.reasons import REASONS
from protocol.games.patriarch.view import PatriarchView, Played
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.views import View
from server.games.format import Format
from server.games.game import Daily, Dropped, Due, Game, Rng, Setup
from server.games.patriarch import notation, play
from server.games.patriarch import view as views
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import Announce, Move, Try
from server.games.patriarch.possible import relations
from server.games.patriarch.record import PatriarchRecord
from server.games.patriarch.state import State
from server.games.patriarch.variants import FAMILIES
from server.games.result import Decided, EndedLeg, Score, decided_by

_ROLES: tuple[Role, ...] = ("owner", "guesser")
_IN_ORDER = "CDHS"


class Patriarch(Game[State, Move]):
    """One player hides a tree, the others guess it: the owner wants many guesses, a guesser few."""

    name = "patriarch"
    title = "The Patriarch"
    rules = 1
    options = PatriarchOptions
    reasons = REASONS
    deals_cards = False
    daily = Daily(PatriarchOptions(variant="advanced-patriarch", guesses=6), "match")
    record_writer = PatriarchRecord()

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the match, which two also play as a mirror match. Everybody is the owner once."""
        counted = cast(PatriarchOptions, options).tree == "number"
        return {
            "match": Format(fewest=2, most=12, roles=_ROLES, decided_in="guesser", counted=counted),
            "mirror": Format(fewest=2, most=2, roles=_ROLES, decided_in="guesser", counted=counted),
        }

    def format(self, options: Options, form: Form, seats: int) -> Format:
        """Return how many play: with more than two, all guess at once, each leg's own tree. rules: More players"""
        by_two = self.formats(options)[form]
        return by_two if seats == 2 else replace(by_two, own_numbers=True, at_once=True, counted=False)

    def decide(self, format: Format, legs: Sequence[EndedLeg]) -> Decided:
        """Return the winner: of a duel by fewer guesses, else by the most legs won as guesser."""
        if len(legs[0].roles) == 2:
            return super().decide(format, legs)
        return decided_by(tuple([_won(legs, Seat(seat)) for seat in range(len(legs[0].roles))]), high=True)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives: the suit, and the tree in its notation. rules: From the number"""
        family = FAMILIES[cast(PatriarchOptions, options).variant]
        relations(family)  # takes a moment the first time, and this is called outside the event loop
        draws = drawn(family.deck, number)
        tree = allowed(family)[draw_below(family.trees, draws)]
        return Card(_IN_ORDER[draw_below(len(_IN_ORDER), draws)]), Card(tree)

    def deal(self, setup: Setup) -> State:
        """Return the opening state; if all of the deck has been `seen`, nothing that the number gives is hidden."""
        state = play.dealt(cast(PatriarchOptions, setup.options), setup.deck, setup.roles, setup.seen)
        return state if setup.notes else replace(state, notes=False)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that may move: several at the same time if more than two play."""
        return play.to_act(state)

    def on_clock(self, state: State) -> frozenset[Seat]:
        """Return the seats to act, except seats that wait for a grade, and an owner for whom the room announces one."""
        done = {made.seat for made in state.queue}
        if self.due(state) is not None:
            done.add(state.owner)
        return self.to_act(state) - done

    def is_done(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat's time has run out: the others go on, and the room does what an owner must do."""
        return seat in state.out and not state.over

    def drop_out(self, state: State, seat: Seat) -> Dropped | None:
        """Return the leg in which a seat stops guessing, or the room acts for its owner; None if only two play."""
        return None if state.duel or seat in state.out else Dropped(play.ran_out(state, seat))

    def due(self, state: State) -> Due | None:
        """Return what the room does for an owner: it announces the grade of the queue's front. rules: More players

        If the owner's time has run out, it does so at once, and lays out the number's tree.
        """
        owner = state.owner
        seconds = 0 if owner in state.out else state.options.auto_grade
        if seconds is None or owner not in play.to_act(state):
            return None
        if state.laid:
            return Due(seat=owner, move=str(play.announcement(state)), seconds=seconds, since=state.since, auto=True)
        if owner in state.out:
            return Due(seat=owner, move=str(play.in_place(state)), seconds=seconds, since=state.ply, auto=True)
        return None

    def parse(self, text: str) -> Move:
        """Read a move. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move, whose children are in order. Raises IllegalMove or NotYourTurn."""
        play.check(state, seat, move)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after a move; with two players a guess is graded at once, unless its owner grades."""
        play.check(state, seat, move)
        return play.made(state, seat, move)

    def legal_moves(self, state: State, seat: Seat) -> list[Move] | None:
        """Return the grade if the seat may announce one; None if it may write a tree, because trees are not listed."""
        if seat not in play.to_act(state):
            return []
        return [play.announcement(state)] if seat == state.owner and state.laid else None

    def score(self, state: State) -> Score:
        """Return the guesses graded, and one more than allowed if the tree was not found. rules: Record"""
        graded = state.guesses[: len(state.grades)]
        guesses = {
            str(seat): sum(made.seat == seat for made in graded)
            for seat, role in enumerate(state.roles)
            if role == "guesser"
        }
        return Score(views.score(state), {"guesses": guesses, "found_by": state.found_by})

    def view(self, state: State, seat: Seat | None) -> PatriarchView:
        """Return what a seat or a spectator sees."""
        return views.view(state, seat)

    def possible(self, view: View, rng: Rng) -> State:
        """Return a state that shows `view`, with any tree that the visible grades allow."""
        return views.possible(cast(PatriarchView, view), rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the number's suit once the leg is over, and its tree once everybody has seen it."""
        if views.revealed(state):
            return state.deck
        return state.deck[:1] if state.over else state.seen

    def reveal(self, state: State) -> State:
        """Return the leg with its tree, and so every guess and grade, visible to all."""
        return replace(state, seen=state.deck, bare=True)

    def explain_final(self, move: Move) -> str | None:
        """Return that guesses and grades are final. rules: More players"""
        if isinstance(move, Try):
            return "A guess can be neither changed nor taken back."
        return "A grade that was announced stands." if isinstance(move, Announce) else None

    def describe_last_move(self, state: State) -> Played | None:
        """Return the account of the last move, without anything that is hidden from a seat."""
        return views.played(state)

    def public_notation(self, state: State, move: str) -> str | None:
        """Return the last move if it was a guess that everybody may know."""
        account = views.played(state)
        return account.tree if account is not None and account.does == "guessed" else None


def _won(legs: Sequence[EndedLeg], seat: Seat) -> int | None:
    """Return the number of legs that a seat won as guesser; None if it guessed in no leg that was played to its end."""
    guessed = [leg.score for leg in legs if leg.score is not None and leg.roles[seat] == "guesser"]
    return sum(score.parts["found_by"] == seat for score in guessed) if guessed else None
