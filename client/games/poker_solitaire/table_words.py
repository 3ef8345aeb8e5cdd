"""What is said at a table of Poker Solitaire: its matrices, its keys, what can be done and what it comes to."""

from collections.abc import Sequence

from client.games.poker_solitaire.words import cards, counted, pat
from client.text import key_labels
from client.text.counting import count, signed
from client.text.formats import number
from client.text.messages import match as match_text
from protocol.cards import Card
from protocol.games.poker_solitaire.view import Does, MatrixView
from protocol.ids import Role

MATRIX = "the matrix"
NEWS = "what happened"
DEALT = "dealt"
NOT_YET = "none before their turn"
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
TYPE_A_MOVE = "QH c3, c3 x1 (rejected), 2:c3 d4, or c3 alone for the card in hand; pass; done"
NEXT_CARD_TO = "put your next card on: "
KEYS_PLAY = (("↑↓←→", "choose"), ("Enter", "put"), ("Tab", "card"), ("Space", "pick up"), ("c3", "square"))
KEYS_ONE_CARD = (("↑↓←→", "choose"), ("Enter", "put"), ("Space", "pick up"), ("c3", "square"))
KEY_REJECT = ("x", "reject")
KEY_TYPE = ("m", "type a move")
KEY_PASS = ("p", "pass")
KEY_DONE = ("e", "Done")
LEAST = (*(key for key in key_labels.LEAST if key not in ("Tab", "x")), "h", "x", "c", "Tab")
"""The keys left out first where there is no room to name all: the room’s menu has hints, arrows lead to `x`."""
KEYS_PICKING = (("↑↓←→", "choose"), ("Enter", "pick it up"), ("Esc", "cancel"))
KEYS_LOST = (("Enter", "next card"), ("Space", "pick up"))
KEYS_TYPING = (("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
KEYS_SURE = (("e", "end it"), ("Esc", "play on"))
KEYS_OVER = (("Enter", "go on"),)


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


def choose_a_place(card: str) -> str:
    """Say how to choose where a card goes, while no place is chosen."""
    return f"Choose a place for {card} with the arrow keys, or type its name, such as c3."


def half_typed(half: str, chat: bool = False) -> str:
    """Say that a column or a row was typed, and ask for the other; `chat`: the same key again opens the chat.

    >>> half_typed("3"), half_typed("c", chat=True)
    ('row 3: which column, a to e?', 'column c: which row, 1 to 5? c again opens the chat.')
    """
    if half.isdigit():
        return f"row {half}: which column, a to e?"
    return f"column {half}: which row, 1 to 5?{' c again opens the chat.' if chat else ''}"


def no_such_square(square: str) -> str:
    """Say that a square does not take what is picked up."""
    return f"{square} does not take it now."


def over(leg: int, legs: int, points: int, scores: Sequence[tuple[str, int]]) -> str:
    """Say how a leg ended."""
    if scores:
        return f"Over: {', '.join(f'{name} {number(each)}' for name, each in scores)}."
    return match_text.leg_over(leg=leg, score=counted(points)) if legs > 1 else f"Over: {counted(points)}."


def goes_on(text: str) -> str:
    """Say how to go on from the end."""
    return f"{text} Enter goes on."


def pat_over(score: int, mode: str) -> str:
    """Say how a leg of pat hands ended."""
    told = pat(score, mode)
    return f"Over. {told[:1].upper()}{told[1:]}."


def pat_of_each(reached: Sequence[tuple[str, str]]) -> str:
    """Say how a leg of pat hands ended in which each has a matrix.

    >>> pat_of_each([("you", "0 of 5 pat"), ("Ben", "3 of 5 pat")])
    'Over: you 0 of 5 pat, Ben 3 of 5 pat.'
    """
    return f"Over: {', '.join(f'{name} {told}' for name, told in reached)}."


def computers_game(points: int, pat_in: str | None) -> str:
    """Say what the computer reached on the matrix that is looked at; of pat hands, whether it won `pat_in` a mode.

    >>> computers_game(21, None), computers_game(1, "one-hand")
    ('The computer reached 21 points. Enter goes back.', 'Won: all five rows are pat hands. Enter goes back.')
    """
    told = pat(points, pat_in) if pat_in is not None else f"the computer reached {counted(points)}"
    return f"{told[:1].upper()}{told[1:]}. Enter goes back."


def left(many: int) -> str:
    """Say how many cards were never taken."""
    return f"{count(many, 'card')} never taken" if many else ""


def hint(move: str, expects: float, chosen: float | None, is_chosen: bool, *, lead: bool) -> str:
    """Say what the computer would play, and what it expects in the end: how far one leads, where each has a score.

    >>> hint("Q♥ to c3", 20.0, None, False, lead=False), hint("Q♥ to c3", -3.0, -5.5, False, lead=True)
    ('hint: Q♥ to c3, expects 20.0', 'hint: Q♥ to c3, expects to be 3.0 behind; your choice 5.5 behind')
    """
    said = f"hint: {move}, expects {'to be ' if lead else ''}{_expected(expects, lead)}"
    if is_chosen:
        return f"{said}: your choice too"
    return said if chosen is None else f"{said}; your choice {_expected(chosen, lead)}"


def _expected(score: float, lead: bool) -> str:
    if not lead:
        return f"{score:.1f}".replace("-", "−")
    return f"{abs(score):.1f} {'behind' if score < 0 else 'ahead'}"


def beat(points: int, role: Role | None, maximizer: str) -> str:
    """Say in a few words what leg two of a duel is about, to a player of a role or (None) to a spectator."""
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


def pat_before(score: int, mode: str) -> str:
    """Say what the computer or oneself has made of a number before where all five rows must be pat hands.

    >>> pat_before(1, "one-hand"), pat_before(0, "one-hand"), pat_before(1, "sum-of-two")
    ('it has been won', 'not won yet', '1 of two matrices won before')
    """
    if mode == "sum-of-two":
        return f"{pat(score, mode)} before"
    return "it has been won" if score else "not won yet"


def pat_leg_one(score: int) -> str:
    """Say in short what leg two of a duel for pat hands is about."""
    return f"leg 1: {'won' if score else 'lost'}"


def beat_alone(points: int) -> str:
    """Say in short what there is to beat alone."""
    return f"{number(points)} to beat"


def pat_reached(computer: int | None, own: int | None, mode: str) -> str:
    """Say what the computer and oneself made of this number where all five rows must be pat hands.

    >>> pat_reached(0, 1, "one-hand"), pat_reached(2, None, "sum-of-two")
    ('The computer lost this number. You have won it.', 'The computer won 2 of two matrices on this number.')
    """
    two = mode == "sum-of-two"
    theirs = f"won {computer} of two matrices on" if two else "won" if computer else "lost"
    mine = f"You have won {own} of two." if two else "You have won it." if own else "You have not won it yet."
    told = [f"The computer {theirs} this number."] if computer is not None else []
    return " ".join([*told, *([mine] if own is not None else [])])


def reached(computer: int | None, own: int | None) -> str:
    """Say what the computer and oneself reached on this number; empty where nothing is known."""
    said = [
        f"The computer reached {counted(computer)} on this number." if computer is not None else "",
        f"Your best is {number(own)}." if own is not None else "",
    ]
    return " ".join(each for each in said if each)
