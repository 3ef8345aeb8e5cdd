"""The course of a leg: the seats to act, and the effect of each move. rules: patriarch, Play"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from protocol.cards import Card
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.reasons import Reason
from protocol.ids import Role, Seat
from server.games.errors import NotYourTurn, leg_over, not_your_turn
from server.games.patriarch import trees
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import PARTS, grade, parts
from server.games.patriarch.notation import Announce, Lay, Move, Try
from server.games.patriarch.possible import every, keeping_most, members_of, narrowed
from server.games.patriarch.state import Announced, Made, State
from server.games.patriarch.trees import Illegal, Tree
from server.games.patriarch.variants import FAMILIES


class Waits(NotYourTurn[Reason]):
    """A seat has to wait before it can move, or has no more moves."""


def dealt(options: PatriarchOptions, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
    """Return the opening state: the number's tree is laid out, or there is none yet.

    `seen` is nothing in the first leg on a number, the suit in the second one, and all of the deck if the tree has been
    shown before. Cards seen of another deck are ignored.
    """
    given = tuple(deck) if options.tree == "number" else ()
    suit, tree = (str(given[0]), Tree(given[1])) if given else (None, None)
    return State(
        options=options,
        roles=roles,
        deck=given,
        seen=tuple(seen) if tuple(seen) == given[: len(seen)] else (),
        suit=suit,
        tree=tree,
        open=False,
        guesses=(),
        grades=(),
        possible=every(FAMILIES[options.variant]),
        since=0,
        last=None,
        ply=0,
        spare=() if given or len(roles) == 2 else tuple(deck),
    )


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats to act: the owner until the tree is laid out, then guessers, and the owner if a guess waits."""
    if state.over:
        return frozenset()
    if not state.laid:
        return frozenset((state.owner,))
    waiting = [seat for seat, _ in state.queue]
    seats = [
        Seat(seat)
        for seat, role in enumerate(state.roles)
        if role == "guesser" and waiting.count(Seat(seat)) < state.most_waiting and seat not in state.out
    ]
    return frozenset((*seats, state.owner) if waiting else seats)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove or NotYourTurn, with the reason, where a seat may not make a move."""
    if seat not in to_act(state):
        raise _not_to_act(state, seat)
    if refused := _refusal(state, seat, move):
        raise refused.add(example=_example(state, seat))
    if isinstance(move, Try | Lay) and move.tree is not None:
        trees.check(move.tree, state.family)


def _refusal(state: State, seat: Seat, move: Move) -> Illegal | None:
    match move:
        case Lay():
            return _no_laying(state, move)
        case Try() if seat == state.owner:
            return Illegal("owner_guesses", "The owner knows the tree and does not guess it.")
        case Announce():
            return _no_announcing(state, seat) or _wrong_grade(state, move)
    return None


def _no_laying(state: State, move: Lay) -> Illegal | None:
    if state.options.tree == "number":
        return Illegal("number_gives_tree", "The number gives the tree, so nobody lays it out.")
    if state.laid:
        return Illegal("tree_laid_already", "The tree is laid out once, before the first guess.")
    if move.tree is None and state.options.tree != "open":
        return Illegal("tree_not_open", "This room does not let the tree be left open.")
    return None


def _no_announcing(state: State, seat: Seat) -> Illegal | None:
    if not state.queued:
        return Illegal("grades_itself", "With two players, guesses are graded automatically.")
    if seat != state.owner:
        return Illegal("only_owner_grades", "Only the owner announces grades.")
    if not state.laid:
        return Illegal("tree_not_laid", "No guess waits for a grade. Lay the tree out first.")
    return None


def _wrong_grade(state: State, move: Announce) -> Illegal | None:
    """Return why an owner's grade is wrong, or why there must be one; the owner knows the tree and the guess."""
    if state.tree is None:
        return None if move.grade is None else Illegal("open_tree_grades", "The grades of an open tree are given.")
    if move.grade is None:
        if not state.options.own_grades:
            return None
        return Illegal("grade_missing", "In this room you say the grade: red, black and face down.")
    found = parts(state.queue[0].tree, state.tree)
    for part in PARTS:
        cards = [card for card, counts in found.items() if counts == part]
        said = getattr(move.grade, part)
        if said < len(cards):
            return Illegal("grade_too_low", f"Are you sure? {cards[0]} counts as {part}.", part=part, card=cards[0])
        if said > len(cards):
            return Illegal("grade_too_high", f"Are you sure? Fewer cards count as {part}.", part=part)
    return None


def announcement(state: State) -> Announce:
    """Return the owner's next move where a guess waits: with the right grade, if the owner works it out."""
    if not state.options.own_grades or state.tree is None:
        return Announce()
    return Announce(grade(state.queue[0].tree, state.tree))


def _example(state: State, seat: Seat) -> str:
    """Return a move that a seat may make, which is to act."""
    if seat != state.owner:
        return f"guess {state.family.example}"
    if state.laid and state.options.own_grades and state.tree is not None:
        return "grade 1 1 1"
    return "grade" if state.laid else f"tree H {state.family.example}"


def _not_to_act(state: State, seat: Seat) -> NotYourTurn[Any]:
    """Return why a seat may not move now, whatever it would do."""
    if state.over:
        if state.found_by is not None:
            return leg_over("The leg is over: the tree was found.")
        return leg_over(f"The leg is over: {'nobody has time left to guess' if state.out else 'every guess was used'}.")
    if not state.laid:
        return Waits("owner_lays_first", "The owner lays the tree out first. Wait for that.")
    if seat == state.owner:
        if state.duel:
            guesser = Seat(state.roles.index("guesser"))
            return not_your_turn(guesser, "guesser")
        return Waits("no_guess_to_grade", "No guess waits for a grade.")
    if seat in state.out:
        return Waits("guessing_time_over", "Your time has run out: you guess no more in this leg.")
    if state.duel:
        return Waits("guess_waiting", "Your guess waits for its grade. Guess again when it is graded.")
    return Waits("guesses_waiting", "Two of your guesses are in the queue. Wait until one of them is graded.")


def made(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move that `check` allows."""
    ply = state.ply + 1
    match move:
        case Lay(suit, tree):
            return replace(state, suit=suit, tree=tree, open=tree is None, last="laid", ply=ply)
        case Try(tree):
            since = state.since if state.queue else ply
            after = replace(state, guesses=(*state.guesses, Made(seat, tree)), since=since, last="guessed", ply=ply)
            return after if state.queued else _graded(after)
    return _graded(replace(state, since=ply, last="graded", ply=ply))


def ran_out(state: State, seat: Seat) -> State:
    """Return the state when a seat has no time left; what it has in the queue is graded still."""
    return _settled(replace(state, out=state.out | {seat}))


def in_place(state: State) -> Lay:
    """Return the tree that the room lays out for an owner who did not in time: the number's."""
    suit, tree = state.spare
    return Lay(str(suit), Tree(tree))


def _settled(state: State) -> State:
    """Return the state with an open tree settled, once the leg is over."""
    if state.over and state.tree is None:
        return replace(state, tree=allowed(state.family)[next(members_of(state.possible))])
    return state


def _graded(state: State) -> State:
    """Return the state once the grade of the queue's front is announced. What still waits is then never graded."""
    family, guess = state.family, state.queue[0].tree
    announced = keeping_most(family, state.possible, guess) if state.tree is None else grade(guess, state.tree)
    possible = narrowed(family, state.possible, guess, announced)
    grades = (*state.grades, Announced(announced, possible.bit_count()))
    return _settled(replace(state, grades=grades, possible=possible))
