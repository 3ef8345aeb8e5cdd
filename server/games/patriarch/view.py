"""The views of a leg, and possible states behind them. rules: patriarch, What everyone sees

Hidden information never gets into a view: the tree, other players' waiting guesses (except that the owner, as grader,
sees the front one), and, if another leg on the same tree follows, everything that the guesser has learnt.
"""

from protocol.cards import Card
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import Grade, Guess, LegalMove, PatriarchView, Played, Row, Verb
from protocol.ids import Seat
from server.games.game import Rng
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.play import announcement, to_act
from server.games.patriarch.possible import board, every, members_of, narrowed
from server.games.patriarch.state import Announced, Made, State
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES, Family


def view(state: State, seat: Seat | None) -> PatriarchView:
    """Return what a seat sees; None is a spectator."""
    family, options = state.family, state.options
    open_to = not state.hidden or _guesses(state, seat)
    may = _may(state, seat)
    return PatriarchView(
        variant=options.variant,
        tree_by=options.tree,
        auto_grade=options.auto_grade,
        own_grades=options.own_grades,
        guesses=options.guesses if state.duel else None,
        ranks=family.ranks,
        generations=family.generations,
        shape=family.shape,
        all=family.trees,
        roles=state.roles,
        to_act=tuple(sorted(to_act(state))),
        ply=state.ply,
        score=score(state),
        may=may,
        moves=(LegalMove(str(announcement(state)), 1),) if "grade" in may else (),
        suit=state.suit,
        tree=state.tree if _sees_tree(state, seat) else None,
        open=state.open,
        rows=_rows(state, seat, open_to),
        queue=tuple([made.seat for made in state.queue]),
        since=state.since,
        hidden=state.hidden,
        found_by=state.found_by,
        board=board(family, state.possible) if open_to and state.notes else None,
        played=played(state),
        left=(),
        seen=state.seen,
        out=tuple(sorted(state.out)),
    )


def score(state: State) -> int:
    """Return the guesses graded, and one more when the last one allowed was wrong. rules: Two players"""
    return len(state.grades) + (state.duel and state.over and state.found_by is None)


def revealed(state: State) -> bool:
    """Tell whether everybody may see the tree: all that is played on it is over, or an earlier match has shown it."""
    return state.bare or (state.over and not state.hidden) or len(state.seen) == len(state.deck) > 0


def played(state: State) -> Played | None:
    """Return the account of the last move, as everybody may know it; None before the first."""
    if state.last is None:
        return None
    if state.last == "laid":
        return Played(
            seat=state.owner,
            does="laid",
            suit=state.suit,
            open=state.open,
            guesser=None,
            tree=None,
            grade=None,
            left=None,
        )
    if state.last == "guessed" and (state.hidden or state.queued):
        return Played(
            seat=state.guesses[-1].seat,
            does="guessed",
            suit=None,
            open=False,
            guesser=None,
            tree=None,
            grade=None,
            left=None,
        )
    place = len(state.grades) - 1
    guesser, tree = state.guesses[place]
    graded, left = state.grades[place]
    seat = state.owner if state.queued else guesser
    return Played(
        seat=seat,
        does=state.last,
        suit=None,
        open=False,
        guesser=guesser,
        tree=tree,
        grade=graded,
        left=left if state.notes else None,
    )


def _guesses(state: State, seat: Seat | None) -> bool:
    return seat is not None and state.roles[seat] == "guesser"


def _sees_tree(state: State, seat: Seat | None) -> bool:
    """Tell whether a seat may see the tree: where the number gives it to two, its owner does not know it either."""
    return revealed(state) or (seat == state.owner and not (state.duel and state.options.tree == "number"))


def _may(state: State, seat: Seat | None) -> tuple[Verb, ...]:
    if seat is None or seat not in to_act(state):
        return ()
    if seat != state.owner:
        return ("guess",)
    if state.laid:
        return ("grade",)
    return ("tree", "open") if state.options.tree == "open" else ("tree",)


def _rows(state: State, seat: Seat | None, open_to: bool) -> tuple[Row, ...]:
    rows: dict[Seat, list[Guess]] = {Seat(guesser): [] for guesser, role in enumerate(state.roles) if role == "guesser"}
    front = len(state.grades) if seat == state.owner else None
    for place, (guesser, tree) in enumerate(state.guesses):
        if place >= len(state.grades):
            rows[guesser].append(
                Guess(
                    number=place + 1,
                    waiting=True,
                    tree=tree if guesser == seat or place == front or state.bare else None,
                    grade=None,
                    left=None,
                )
            )
        elif open_to:
            graded, left = state.grades[place]
            rows[guesser].append(
                Guess(number=place + 1, waiting=False, tree=tree, grade=graded, left=left if state.notes else None)
            )
        else:
            rows[guesser].append(Guess(number=place + 1, waiting=False, tree=None, grade=None, left=None))
    return tuple([Row(guesser, tuple(guesses)) for guesser, guesses in rows.items()])


def possible(view: PatriarchView, rng: Rng) -> State:
    """Return a state that shows `view`: a tree that agrees with the grades seen, and any guesses where none is."""
    family = FAMILIES[view.variant]
    rows = sorted([(guess.number, row.seat, guess) for row in view.rows for guess in row.guesses])
    tree = None if view.tree is None else Tree(view.tree)
    hidden = any(guess.tree is None and not guess.waiting for *_, guess in rows)
    if hidden:
        tree = _any(family, rng)
        graded = _invented(view, tree, rng)
    else:
        graded = [
            (Made(seat, Tree(guess.tree)), guess.grade)
            for _, seat, guess in rows
            if guess.tree is not None and guess.grade is not None
        ]
    members, grades = every(family), []
    for (_, tried), announced in graded:
        members = narrowed(family, members, tried, announced)
        grades.append(Announced(announced, members.bit_count()))
    if tree is None and not view.open and view.suit is not None:
        tree = allowed(family)[rng.choice([*members_of(members)])]
    waiting = [
        Made(seat, _any(family, rng) if guess.tree is None else Tree(guess.tree))
        for _, seat, guess in rows[len(graded) :]
    ]
    return State(
        options=PatriarchOptions(
            variant=view.variant,
            tree=view.tree_by,
            auto_grade=view.auto_grade,
            own_grades=view.own_grades,
            guesses=PatriarchOptions(variant=view.variant).guesses if view.guesses is None else view.guesses,
        ),
        roles=view.roles,
        deck=(Card(view.suit), Card(tree)) if view.tree_by == "number" and view.suit and tree else (),
        seen=view.seen,
        suit=view.suit,
        tree=tree,
        open=view.open,
        guesses=(*[made for made, _ in graded], *waiting),
        grades=tuple(grades),
        possible=members,
        since=view.since,
        last=None if view.played is None else view.played.does,
        ply=view.ply,
        notes=hidden or view.board is not None,
        out=frozenset(view.out),
    )


def _invented(view: PatriarchView, tree: Tree, rng: Rng) -> list[tuple[Made, Grade]]:
    """Return guesses of which only the number is seen: any wrong ones, and the right one if the tree was found."""
    trees = allowed(FAMILIES[view.variant])
    right = trees.place(tree)
    graded = []
    for row in view.rows:
        for guess in row.guesses:
            wrong = trees[(right + rng.choice(range(1, len(trees)))) % len(trees)]
            tried = tree if view.found_by is not None and guess.number == len(row.guesses) else wrong
            graded.append((Made(row.seat, tried), grade(tried, tree)))
    return graded


def _any(family: Family, rng: Rng) -> Tree:
    return allowed(family)[rng.choice(range(family.trees))]
