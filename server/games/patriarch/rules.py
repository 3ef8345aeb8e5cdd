"""The Patriarch behind the `Game` protocol. rules: patriarch"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, ClassVar, cast

from protocol.cards import Card
from protocol.deals import draw_below, drawn
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.options.patriarch import PatriarchOptions
from protocol.views import View
from protocol.views.patriarch import PatriarchView, Played, view_json
from server.games.base import Daily, Decided, Due, EndedLeg, Rng, Score, Seats, Table, decided_by, decided_in_role
from server.games.patriarch import notation, play
from server.games.patriarch import view as views
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import Announce, Move, Try
from server.games.patriarch.possible import relations
from server.games.patriarch.state import State
from server.games.patriarch.variants import FAMILIES

_FORMS: Mapping[Form, Seats] = {"match": Seats(2, 12), "mirror": Seats(2, 2)}
_IN_ORDER = "CDHS"


class Patriarch:
    """One hides a tree, the others guess it: the owner wants that to take many guesses, a guesser few."""

    name: ClassVar[str] = "patriarch"
    title: ClassVar[str] = "The Patriarch"
    rules: ClassVar[int] = 1
    options: ClassVar[type[Options]] = PatriarchOptions
    deals_cards: ClassVar[bool] = False
    every_form: ClassVar[tuple[Form, ...]] = ("match", "mirror")
    winning: ClassVar[int | None] = None
    deciding: ClassVar[Role] = "guesser"
    daily: ClassVar[Daily] = Daily(PatriarchOptions(variant="advanced-patriarch", guesses=6), "match")

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return that a match is played by two or more, with both legs at once by two."""
        return _FORMS

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return the roles: one owner, to the left of whom all guess."""
        guesser: Role = "guesser"
        return ("owner", *([guesser] * (seats - 1)))

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return that everybody is the owner once."""
        return seats

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether each leg has a number of its own: two players guess the same tree. rules: More players"""
        return seats > 2

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether several may move at once: with more than two players all guess as they like."""
        return seats > 2

    def open(self, options: Options) -> bool:
        """Return that views differ by seat."""
        return False

    def wants_high(self, role: Role) -> bool:
        """Tell what a role wants: the owner many guesses."""
        return role == "owner"

    def timed(self, options: Options) -> bool:
        """Return that time makes no difference."""
        return False

    def only_won(self, options: Options) -> bool:
        """Return that a score says how much was reached."""
        return False

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return who needed fewer guesses, of two; of more, who won the most legs as guesser."""
        if len(legs[0].roles) == 2:
            return decided_in_role(legs, self.deciding, high=False)
        return decided_by(tuple([_won(legs, Seat(seat)) for seat in range(len(legs[0].roles))]), high=True)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives: the suit, and the tree as it is written. rules: From the number"""
        family = FAMILIES[cast(PatriarchOptions, options).variant]
        relations(family)  # which takes a moment the first time, is made here, beside the event loop
        draws = drawn(family.deck, number)
        tree = allowed(family)[draw_below(family.trees, draws)]
        return Card(_IN_ORDER[draw_below(len(_IN_ORDER), draws)]), Card(tree)

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return that every tree is worth guessing."""
        return False

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state; with all of the deck `seen`, nothing that the number gives is hidden."""
        return play.dealt(cast(PatriarchOptions, options), deck, roles, seen)

    def steps(self, state: State) -> int:
        """Return how often the tree was laid out or guessed."""
        return state.ply

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may move: with more than two players several, in real time."""
        return play.to_act(state)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return whose clocks run: of many not who waits for a grade, nor an owner for whom the room grades."""
        done = {made.seat for made in state.queue}
        if self.due(state) is not None:
            done.add(state.owner)
        return self.to_act(state) - done

    def through(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat's time has run out: then the others go on, and the room does what an owner does."""
        return seat in state.out and not state.over

    def ran_out(self, state: State, seat: Seat) -> State | None:
        """Return the leg in which a seat guesses no more, or the room does what its owner does; of two none."""
        return None if state.duel else play.ran_out(state, seat)

    def due(self, state: State) -> Due | None:
        """Return what the room does for an owner: it announces the grade of the queue's front. rules: More players

        For one whose time has run out it does so at once, and lays out the number's tree.
        """
        seconds = 0 if state.owner in state.out else state.options.auto_grade
        if seconds is None or state.owner not in play.to_act(state):
            return None
        if state.laid:
            return Due(state.owner, str(Announce()), seconds, state.since, auto=True)
        if state.owner in state.out:
            return Due(state.owner, str(play.in_place(state)), seconds, state.ply, auto=True)
        return None

    def parse(self, text: str) -> Move:
        """Read a move. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move, in which children stand in order. Raises IllegalMove or NotYourTurn."""
        play.check(state, seat, move)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after a move; with two players a guess is graded at once."""
        play.check(state, seat, move)
        return play.made(state, seat, move)

    def legal_moves(self, state: State, seat: Seat) -> list[Move] | None:
        """Return `grade` alone, where a seat may announce one; None where it may make trees, which are not listed."""
        if seat not in play.to_act(state):
            return []
        return [Announce()] if seat == state.owner and state.laid else None

    def score(self, state: State) -> Score:
        """Return the guesses graded, one more than allowed where the tree was not found. rules: Record"""
        graded = state.guesses[: len(state.grades)]
        guesses = {
            str(seat): sum(made.seat == seat for made in graded)
            for seat, role in enumerate(state.roles)
            if role == "guesser"
        }
        return Score(views.score(state), {"guesses": guesses, "found_by": state.found_by})

    def view(self, state: State, seat: Seat | None) -> PatriarchView:
        """Return what a seat sees, or a spectator."""
        return views.view(state, seat)

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat sees, as JSON."""
        return view_json(views.view(state, seat))

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat sees: nothing that it was shown before is hidden from it."""
        return self.view_json(state, seat)

    def tables(self, state: State) -> tuple[Table, ...]:
        """Return that all play at one table."""
        return ()

    def giving_up(self, state: State, seat: Seat) -> None:
        """Return that nobody ends their part for themselves alone."""

    def possible(self, view: View, rng: Rng) -> State:
        """Return a state that shows `view`, with any tree that the grades seen allow."""
        return views.possible(cast(PatriarchView, view), rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the number's suit once the leg is over, and its tree once everybody has seen it."""
        if views.revealed(state):
            return state.deck
        return state.deck[:1] if state.over else state.seen

    def known(self, state: State, seat: Seat) -> int:
        """Return nothing: no move is taken back that has shown anything."""
        return 0

    def afterwards(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Return all of the deck: nothing is hidden from who looks back, not the first leg on a tree either."""
        return tuple(deck)

    def looked_back(self, state: State) -> State:
        """Return the leg with its tree known to all, and so every guess and grade."""
        return replace(state, seen=state.deck, bare=True)

    def final(self, move: Move) -> str | None:
        """Return that guesses and grades stay as they are. rules: More players"""
        if isinstance(move, Try):
            return "A guess can be neither changed nor taken back."
        return "A grade that was announced stands." if isinstance(move, Announce) else None

    def without_notes(self, state: State) -> State:
        """Return the leg without its note board, for everybody."""
        return replace(state, notes=False)

    def counts(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether one guesses the number's tree alone: else all guess together, or another tree."""
        return seats == 2 and cast(PatriarchOptions, options).tree == "number"

    def happened(self, state: State) -> Played | None:
        """Return the account of the last move, with nothing in it that is hidden from anybody."""
        return views.played(state)

    def opening(self, state: State) -> dict[str, Any]:
        """Return suit and tree, where the number gives them. rules: Record"""
        return {"suit": state.suit, "tree": state.tree}

    def settled(self, state: State) -> dict[str, Any]:
        """Return suit and tree as far as they are settled: laid out by the owner, or come to by the grades."""
        return {"suit": state.suit, "tree": state.tree}

    def noted(self, state: State) -> dict[str, Any]:
        """Return the grade that the last move brought. rules: Record"""
        if state.last == "graded" or (state.last == "guessed" and state.duel):
            return {"grade": asdict(state.grades[-1].grade)}
        return {}

    def left(self, state: State) -> tuple[Card, ...]:
        """Return nothing: no cards are dealt."""
        return ()


def _won(legs: Sequence[EndedLeg], seat: Seat) -> int | None:
    """Return how many legs a seat won as guesser; None where it guessed in none that was played out."""
    guessed = [leg.score for leg in legs if leg.score is not None and leg.roles[seat] == "guesser"]
    return sum(score.parts["found_by"] == seat for score in guessed) if guessed else None
