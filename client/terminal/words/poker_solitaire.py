"""What is said about a Poker Solitaire leg. Cards are written as people read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.terminal.cards import in_signs, show_card
from client.terminal.words.counting import count, signed
from client.terminal.words.formats import number
from client.terminal.words.match import leg_over
from protocol.cards import Card
from protocol.ids import Role
from protocol.views.poker_solitaire import Does, MatrixView, Played, PokerSolitaireView

MATCH = (
    "Each of you fills a square of cards whose rows and columns are poker hands, and the higher score wins. A duel has "
    "two legs in one square: each wants many points once and few once."
)
MATRIX = "the matrix"
MATRICES = ("matrix 1", "matrix 2")
NEWS = "what happened"
DEALT = "dealt"
NO_CARD = "no card is dealt any more"
REJECTS = "rejects"
COMMON = "common"
NO_LEG = "No leg is being played."
SENT = "sent …"
PICKING = "Which card? Arrows choose, Enter picks it up, Space or Esc leaves it."
NOTHING_TO_PICK = "No card can be picked up now."
PICK_FIRST = "No dealt card can be taken. Space picks up another card."
NOWHERE = "No place takes it now: Tab or Space picks up another card."
NO_REJECT = "No reject square takes it."
ENTER_PASSES = "Enter passes."
SURE = "Done, and the race is over? e ends it, Esc plays on."
MAY_DONE = "Your matrix is full: e says Done, and ends the race."
NOTHING_LEFT = "Your matrix is full, and nothing is left for you to do."
TYPE_A_MOVE = "QH>c3, c3>x1 (rejected), 2:c3>d4, or c3 alone for the card in hand; pass; done"
LEGEND = "( ) picked up  [ ] where to  ▸ takes it  │ can be picked up  * the last one"
KEYS_PLAY = (("↑↓←→", "choose"), ("Enter", "put"), ("Tab", "card"), ("Space", "pick up"), ("3c", "row, column"))
KEYS_ONE_CARD = (("↑↓←→", "choose"), ("Enter", "put"), ("Space", "pick up"), ("3c", "row, column"))
KEY_REJECT = ("x", "reject")
KEY_TYPE = ("m", "type a move")
KEY_PASS = ("p", "pass")
KEY_DONE = ("e", "Done")
KEYS_PICKING = (("↑↓←→", "choose"), ("Enter", "pick it up"), ("Esc", "cancel"))
KEYS_TYPING = (("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
KEYS_SURE = (("e", "end it"), ("Esc", "play on"))
KEYS_OVER = (("Enter", "go on"),)

_PLAYED = TypeAdapter(Played)
_SHORT = {
    "five-of-a-kind": "5 of a kind",
    "four-of-a-kind": "4 of a kind",
    "three-of-a-kind": "3 of a kind",
    "straight-flush": "str. flush",
    "round-the-corner-straight": "corner str.",
    "round-the-corner-kilter": "corner kilt.",
}


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(1), counted(21)
    ('1 point', '21 points')
    """
    return count(score, "point")


def line(name: str, *, short: bool = False) -> str:
    """Name a line of a matrix as people do.

    >>> line("two-pair"), line("flush+one-pair"), line("three-of-a-kind", short=True)
    ('two pair', 'flush and one pair', '3 of a kind')
    """
    if short:
        return " + ".join(_SHORT.get(each, each.replace("-", " ")) for each in name.split("+"))
    return " and ".join(each.replace("-", " ") for each in name.split("+"))


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("QH>2:c3"), move("c3>p1x1"), move("pass")
    ('Q♥ to 2:c3', 'c3 to p1x1', 'pass')
    """
    what, sign, where = text.partition(">")
    return f"{in_signs(what)} to {where}" if sign else text


def card(text: str) -> str:
    """Return what a move takes: a card, or the place it lies on."""
    return text.partition(">")[0]


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read."""
    try:
        return played(name, _PLAYED.validate_python(detail))
    except ValidationError:
        return None


def played(name: str, did: Played) -> str:
    """Say what somebody did, and what it changed."""
    if did.card is None:
        return f"{name}: {'passes' if did.does == 'pass' else 'Done'}"
    two = len(did.changes) > 1
    places = did.move.split(">")
    what, where = (near(place, did.seat) if two else place.removeprefix(f"p{did.seat + 1}") for place in places)
    shown = show_card(did.card)
    said: dict[Does, str] = {
        "place": f"{shown} to {where}",
        "plant": f"plants {shown} on {where}",
        "reject": f"rejects {shown} to {where}",
        "discard": f"rejects {shown} from {what} to {where}",
        "move": f"moves {shown} from {what} to {where}",
        "fetch": f"fetches {shown} from {what} to {where}",
        "steal": f"steals {shown} from {what} to {where}",
    }
    own, others = (did.changes[did.seat], did.changes[1 - did.seat]) if two else (did.changes[0], 0)
    change = f", {signed(own)}" if own else ""
    other = f" (the other {signed(others)})" if others else ""
    return f"{name}: {said[did.does]}{change}{other}"


def near(place: str, seat: int | None) -> str:
    """Write a place as its player needs it: without the number of their own matrix, or of themselves.

    >>> near("2:c3", 1), near("p2x1", 1), near("1:c3", 1), near("cx1", 0)
    ('c3', 'x1', '1:c3', 'cx1')
    """
    return place if seat is None else place.removeprefix(f"{seat + 1}:").removeprefix(f"p{seat + 1}")


def of(name: str, place: str) -> str:
    """Say whose a place is.

    >>> of("you", "x1"), of("Ann", "c3")
    ('your x1', 'Ann’s c3')
    """
    return f"your {place}" if name == "you" else f"{name}’s {place}"


def parts(view: PokerSolitaireView) -> str:
    """Say what a score is made of: rows and columns, or the matrices."""
    if view.scores is not None or len(view.matrices) > 1:
        return ", ".join(f"matrix {at}: {number(matrix.score)}" for at, matrix in enumerate(view.matrices, start=1))
    return of_matrix(view.matrices[0])


def of_matrix(matrix: MatrixView) -> str:
    """Say what a matrix is worth by its rows, columns and diagonals."""
    points = [each.points for each in matrix.lines]
    if matrix.scoring == "pat":
        return f"{sum(points)} of 5 rows are pat hands"
    across = f", diagonals {number(sum(points[10:]))}" if len(points) > 10 else ""
    return f"rows {number(sum(points[:5]))}, columns {number(sum(points[5:10]))}{across}"


def table(told: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Return the parts of a leg's score as rows of a table, of two players each by their name.

    >>> table({"lines": [[1, 10, 1, 0, 0, 0, 5, 3, 1, 0]]}, ["Ada"])
    {'rows': '12', 'columns': '9'}
    """
    lines: Sequence[Sequence[int]] = told.get("lines", ())
    rows: dict[str, str] = {}
    for at, points in enumerate(lines):
        of = "" if len(lines) == 1 else f"{names[at]}: " if len(names) > 1 else f"{MATRICES[at]}: "
        parts = {"rows": points[:5], "columns": points[5:10], "diagonals": points[10:]}
        rows |= {f"{of}{name}": number(sum(each)) for name, each in parts.items() if each}
    return rows


def coming_up(view: PokerSolitaireView) -> str:
    """Say which cards are dealt, in a replay."""
    dealt = [" ".join(map(show_card, deal.cards)) for deal in view.deals if deal.cards]
    return f"▹ {' / '.join(dealt)}" if dealt else ""


def cards(these: Sequence[Card]) -> str:
    """List cards."""
    return " ".join(map(show_card, these))


def stock(many: int) -> str:
    """Say how many cards are not dealt yet."""
    return f"stock {number(many)}"


def coming(these: Sequence[Card], most: int = 5) -> str:
    """Say which cards come next, where that is known."""
    more = " …" if len(these) > most else ""
    return f"next {cards(these[:most])}{more}"


def rules(matrix: MatrixView, *, duel: bool = False) -> str:
    """Say in short by which rules a matrix is played."""
    moves = "" if duel else ", may move" if matrix.movable else ", stay"
    hands = "" if matrix.hands == 10 or matrix.scoring == "pat" else ", 12 hands"
    return f"{matrix.touching}{moves}{hands}, {matrix.scoring}"


def worth(matrix: MatrixView) -> str:
    """Say what a matrix is worth, at its head."""
    if matrix.scoring == "pat":
        return f"{sum(each.points for each in matrix.lines)} of 5 pat"
    return number(matrix.score)


def player(seat: int) -> str:
    """Name whoever holds a seat, where no name is known.

    >>> player(0)
    'player 1'
    """
    return f"player {seat + 1}"


def reject_of(owner: str | None) -> str:
    """Say whose reject squares these are."""
    return COMMON if owner is None else owner


def would(does: Does, shown: str, what: str, where: str) -> str:
    """Say what a move would do."""
    return {
        "place": f"{shown} to {where}",
        "plant": f"{shown} planted on {where}",
        "reject": f"{shown} rejected, to {where}",
        "discard": f"{shown} taken from {what} and rejected, to {where}",
        "move": f"{shown} moved from {what} to {where}",
        "fetch": f"{shown} fetched back from {what} to {where}",
        "steal": f"{shown} stolen from {what}, to {where}",
    }.get(does, f"{shown} to {where}")


def change(before: int, by: int, other: int, *, whose: bool) -> str:
    """Say what a move adds to one's score, and to the other's."""
    own = (
        f"{'your score' if whose else 'score'} {number(before)} → {number(before + by)}"
        if by
        else f"{'your score' if whose else 'score'} stays {number(before)}"
    )
    return f"{own}, the other {signed(other)}" if other else own


def lost(shown: str, by: str) -> str:
    """Say that a card that was picked up is gone."""
    return f"{shown} is gone: {by} took it. Enter picks up the next card."


def waiting(turn: str, dealt: str) -> str:
    """Say whose turn it is, and what is dealt."""
    return f"{turn}: {dealt}" if dealt else turn


def play(typed: str) -> str:
    """Stand before what is being typed."""
    return "move: "


def no_move(typed: str) -> str:
    """Say that what was typed is no move."""
    return f"'{typed}' is no move. Write {TYPE_A_MOVE}."


def row_typed(row: str) -> str:
    """Say that a row was typed, and a column is wanted."""
    return f"row {row}, column a to e?"


def no_such_square(square: str) -> str:
    """Say that a square does not take what is picked up."""
    return f"{square} does not take it now."


def over(leg: int, legs: int, points: int, scores: Sequence[tuple[str, int]]) -> str:
    """Say how a leg ended."""
    if scores:
        return f"Over: {', '.join(f'{name} {number(each)}' for name, each in scores)}."
    return leg_over(leg, counted(points)) if legs > 1 else f"Over: {counted(points)}."


def goes_on(text: str) -> str:
    """Say how to go on from the end."""
    return f"{text} Enter goes on."


def pat_over(won: bool) -> str:
    """Say how a leg of pat hands ended."""
    return "Over: all five rows are pat hands, won." if won else "Over: not all five rows are pat hands, lost."


def computers_game(points: int) -> str:
    """Say what the computer reached on the matrix that is looked at."""
    return f"The computer reached {counted(points)}. Enter goes back."


def left(many: int) -> str:
    """Say how many cards were never taken."""
    return f"{count(many, 'card')} never taken" if many else ""


def hint(move_text: str, expects: float, chosen: float | None, is_chosen: bool, *, lead: bool) -> str:
    """Say what the computer would play, and what it expects in the end: how far one leads, where each has a score.

    >>> hint("QH>c3", 20.0, None, False, lead=False), hint("QH>1:c3", -3.0, -5.5, False, lead=True)
    ('hint: Q♥ to c3, expects 20.0', 'hint: Q♥ to 1:c3, expects to be 3.0 behind; your choice 5.5 behind')
    """
    said = f"hint: {move(move_text)}, expects {'to be ' if lead else ''}{_expected(expects, lead)}"
    if is_chosen:
        return f"{said}: your choice too"
    return said if chosen is None else f"{said}; your choice {_expected(chosen, lead)}"


def _expected(score: float, lead: bool) -> str:
    if not lead:
        return f"{score:.1f}".replace("-", "−")
    return f"{abs(score):.1f} {'behind' if score < 0 else 'ahead'}"


def beat(points: int, role: Role | None, maximizer: str) -> str:
    """Say in a few words what leg two of a duel is about, to a player of a role or (None) to an onlooker."""
    if role == "maximizer":
        return f"more than {number(points)} wins"
    if role == "minimizer":
        return f"under {number(points)} wins"
    return f"{maximizer} needs more than {number(points)}"


def beat_in_full(points: int, role: Role | None, maximizer: str, minimizer: str) -> str:
    """Say what leg two of a duel is about, and where the score to beat comes from; the roles are this leg's."""
    if role == "maximizer":
        return f"{minimizer} reached {number(points)}. More than that wins for you, the same is a draw."
    if role == "minimizer":
        return f"You reached {number(points)}. Keep {maximizer} under that to win; the same is a draw."
    return f"{minimizer} reached {number(points)}: {maximizer} wins with more, the same is a draw."


def beat_alone(points: int) -> str:
    """Say in short what there is to beat alone."""
    return f"{number(points)} to beat"


def reached(computer: int | None, own: int | None) -> str:
    """Say what the computer and oneself reached on this number; empty where nothing is known."""
    said = [
        f"The computer reached {counted(computer)} on this number." if computer is not None else "",
        f"Your best is {number(own)}." if own is not None else "",
    ]
    return " ".join(each for each in said if each)
