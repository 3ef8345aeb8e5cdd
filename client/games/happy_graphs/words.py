"""What is said about a Happy Graphs leg. Cards are written as people read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.happy_graphs.squares import in_names, square
from client.text.cards import in_signs, show_card
from client.text.counting import count, signed
from client.text.formats import number
from client.text.messages import match as match_text
from protocol.cards import Card
from protocol.games.happy_graphs.view import HappyGraphsView, Played
from protocol.ids import Role, Seat

BOARD = "the board"
BOARDS = "the boards"
HANDS = "hands"
NEWS = "what happened"
YOUR_HAND = "your hand"
THE_HAND = "the hand"
NEW_GROUP = "new group"
NO_LEG = "No leg is being played."
SENT = "sent …"
HIDDEN = "hidden"
PERFECT = "perfect: every card is happy"
TYPE_A_MOVE = "a card by its rank, such as 3 or 3h, then its square: 3h n50, or in group 2, 3h 2:n50"
TAKING = "Take back which card? Arrows choose, Enter takes it, t or Esc leaves it."
NOTHING_TO_TAKE = "No card lies on the board."
NOTHING_TO_UNDO = "There is nothing to undo."
NOTHING_TO_REDO = "There is nothing to redo."
NOT_YET = "The time runs from the first card."
MORE_LEFT, MORE_RIGHT, MORE_ABOVE, MORE_BELOW = "more left", "more right", "more above", "more below"
KEYS_PLAY = (("↑↓←→", "choose"), ("Enter", "play"), ("Tab", "card"), ("3h", "type"))
KEYS_PUZZLE = (
    ("↑↓←→", "choose"),
    ("Enter", "place"),
    ("Tab", "card"),
    ("t", "take back"),
    ("u", "undo"),
    ("r", "redo"),
    ("e", "done"),
    ("3h", "type"),
)
LEAST_PUZZLE = ("3h", "?", "Tab", "r", "n", "g", "t")
"""The keys of a puzzle that are left out first where there is no room to name all."""
KEYS_TAKING = (("↑↓←→", "choose"), ("Enter", "take back"), ("Esc", "cancel"))
KEYS_TYPING = (("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
KEYS_DONE = (("e", "end it"), ("Esc", "play on"))
KEYS_LOOKING = (("↑↓←→", "look"),)
KEYS_OVER = (("Enter", "go on"),)
KEY_NEW_GROUP = ("n", "new group")
KEY_GROUPS = ("g", "next group")
KEY_HANDS = ("v", "all hands")
KEY_BOARD = ("v", "board")

_PLAYED = TypeAdapter(Played)
_RANKS = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
}
"""Ranks beside a count are words: `2 3s` would be two numbers in a row."""


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(0), counted(1), counted(5)
    ('0 unhappy cards', '1 unhappy card', '5 unhappy cards')
    """
    return count(score, "unhappy card")


def part(rank: str) -> str:
    """Name a part of the score in a table.

    >>> part("A"), part("3")
    ('unhappy aces', 'unhappy threes')
    """
    return f"unhappy {_many(rank)}"


def parts(unhappy: Mapping[str, int]) -> str:
    """Say of which ranks the unhappy cards are.

    >>> parts({"A": 1, "2": 0, "3": 2}), parts({"A": 0})
    ('1 ace, 2 threes', 'all happy')
    """
    return by_rank(unhappy) or "all happy"


def by_rank(cards: Mapping[str, int]) -> str:
    """Say how many cards there are of each rank; empty where there is none."""
    return ", ".join(count(many, _RANKS.get(rank, rank), _many(rank)) for rank, many in cards.items() if many)


def _many(rank: str) -> str:
    return f"{_RANKS.get(rank, rank)}{'es' if rank == '6' else 's'}"


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("3H@1,0"), move("AS@2:0,-1"), move("take 1,0"), move("done")
    ('3♥ at N50', 'A♠ at M49 in group 2', 'take back N50', 'done')
    """
    take, _, taken = text.partition(" ")
    if take == "take":
        return f"take back {in_names(taken)}"
    card, at, where = text.partition("@")
    return f"{show_card(Card(card))} at {in_names(where)}" if at else text


def refusal(sentence: str, seat: Seat | None = None) -> str:
    """Write a refusal of the server's with its cards in signs, and its squares by name.

    >>> refusal("3H lies on 2:1,0: a card is played on a free square.")
    '3♥ lies on N50 in group 2: a card is played on a free square.'
    """
    return in_signs(in_names(sentence))


def told(detail: Any, name: str) -> str | None:
    """Tell of a move as its happening has it; None where that cannot be read."""
    try:
        return played(name, _PLAYED.validate_python(detail))
    except ValidationError:
        return None


def played(name: str, did: Played) -> str:
    """Say what somebody did."""
    if did.does == "done" or did.card is None:
        return f"{name}: done"
    where = square(did.group, did.x, did.y)
    change = f", {signed(did.change)}" if did.change else ""
    if did.does == "take":
        return f"{name}: takes {show_card(did.card)} back from {where}{change}"
    begun = "begins a group, " if did.started and did.group > 1 else ""
    drew = f"; draws {show_card(did.drawn)}" if did.drawn is not None else "; draws a card" if did.drew else ""
    happy = f", {len(did.happy)} happy" if did.happy else ""
    return f"{name}: {begun}{show_card(did.card)} at {where}{happy}{change}{drew}"


def coming_up(view: HappyGraphsView) -> str:
    """Say what the hand of whoever moves next is, in a replay; empty where that is not to be seen."""
    if view.mode == "puzzle" or not view.to_act:
        return ""
    hand = view.hands[view.to_act[0]]
    return "" if not hand else f"▹ {cards(hand)}"


def cards(these: Sequence[Card]) -> str:
    """List cards."""
    return " ".join(show_card(card) for card in these)


def stock(many: int) -> str:
    """Say how many cards are to be drawn."""
    return f"{count(many, 'card')} to draw" if many else "no card to draw"


def score(points: int) -> str:
    """Say what the score is if the leg ended now."""
    return f"{number(points)} unhappy"


def unhappy_now(points: int) -> str:
    """Name the score in a title: what it would be if the leg ended now."""
    return f"unhappy now: {number(points)}"


def connects(connections: int) -> str:
    """Say how many cards a card touches."""
    return "touches no card" if not connections else f"touches {count(connections, 'card')}"


def would(card: Card, where: str, connections: int, pleased: Sequence[Card], itself: bool, begins: bool) -> str:
    """Say what playing a card on a square would do."""
    if begins:
        return f"{show_card(card)} begins a new group"
    happy = [*(["itself"] if itself else []), *([cards(pleased)] if pleased else [])]
    made = f", makes {' and '.join(happy)} happy" if happy else ""
    return f"{show_card(card)} at {where}: {connects(connections)}{made}"


def score_after(points: int, change: int) -> str:
    """Say what the score becomes."""
    return f"unhappy {number(points)} → {number(points + change)}" if change else f"unhappy stays {number(points)}"


def lying(card: Card, where: str, wants: int, lacks: int, happy: bool, hopeless: bool) -> str:
    """Tell of a card that lies on a board."""
    if happy:
        return f"{show_card(card)} at {where} is happy, and turned over"
    never = "; it can never be happy any more" if hopeless else ""
    return f"{show_card(card)} at {where} wants {wants}, lacks {lacks}{never}"


def choose_a_square(card: Card) -> str:
    """Say how to choose where a card goes, while no square is chosen."""
    return f"Choose a square for {show_card(card)} with the arrow keys."


def nowhere(card: Card) -> str:
    """Say that a card fits nowhere."""
    return f"{show_card(card)} fits on no square now: choose another card"


def play(typed: str) -> str:
    """Stand before what is being typed."""
    return "play: "


def no_card(typed: str) -> str:
    """Say that what was typed names no card of the hand."""
    return f"'{typed}' is no card of the hand. Type {TYPE_A_MOVE}."


def turns_over(leg: int, legs: int, points: int, together: bool) -> str:
    """Say how a leg ended, and how to go on from it."""
    if legs > 1:
        return f"{match_text.leg_over(leg=leg, score=counted(points))} Enter goes on."
    who = "Together you reached" if together else "It is over:"
    return f"{who} {PERFECT if points == 0 else counted(points)}. Enter goes on."


def over(leg: int, legs: int, points: int) -> str:
    """Say how a leg ended, in the panel."""
    return (
        match_text.leg_over(leg=leg, score=counted(points))
        if legs > 1
        else f"Over: {PERFECT if points == 0 else counted(points)}."
    )


def computers_game(points: int) -> str:
    """Say what the computer reached on the board that is looked at."""
    return f"The computer reached {counted(points)}. Enter goes back."


def left(these: Sequence[Card]) -> str:
    """List what was left in the hand."""
    return f"{count(len(these), 'card')} left in the hand: {cards(these)}" if these else ""


def sure(points: int) -> str:
    """Ask whether a puzzle is to end as it is."""
    return f"Done, with {counted(points)}? e ends it, Esc plays on."


def waiting(turn: str, hand: str, places: int) -> str:
    """Say whose turn it is."""
    return f"{turn}: {hand}" if hand else turn


def group(group: int) -> str:
    """Name a group over its board."""
    return f"group {group}"


def hint(move_text: str, expects: float, chosen: float | None, is_chosen: bool) -> str:
    """Say what the computer would play, and how many unhappy cards it expects in the end."""
    said = f"hint: {move(move_text)}, expects {expects:.1f} unhappy"
    if is_chosen:
        return f"{said}: your choice too"
    return said if chosen is None else f"{said}; your choice {chosen:.1f}"


def beat(points: int, role: Role | None, maximizer: str) -> str:
    """Say in a few words what leg two is about, to a player of a role or (None) to a spectator."""
    if role == "maximizer":
        return f"leave more than {number(points)} unhappy"
    if role == "minimizer":
        return f"keep under {number(points)} unhappy"
    return f"{maximizer} must leave more than {number(points)}"


def beat_in_full(points: int, role: Role | None, maximizer: str, minimizer: str) -> str:
    """Say what leg two is about, and where the score to beat comes from; the roles are this leg's."""
    if role == "maximizer":
        return f"{minimizer} left {number(points)} unhappy. More than that wins for you, the same is a draw."
    if role == "minimizer":
        return f"You left {number(points)} unhappy. Keep {maximizer} under that to win; the same is a draw."
    return f"{minimizer} left {number(points)} unhappy: {maximizer} wins with more, the same is a draw."


def beat_alone(points: int) -> str:
    """Say in short what there is to beat alone; nothing beats 0.

    >>> beat_alone(3), beat_alone(0)
    ('3 to beat', '0 to reach')
    """
    return f"{number(points)} to {'beat' if points else 'reach'}"


def beat_title(points: int, alone: bool) -> str:
    """Name the score to beat; alone nothing beats 0."""
    return f"to {'beat' if points or not alone else 'reach'}: {number(points)}"


def reached(computer: int | None, own: int | None) -> str:
    """Say what the computer and oneself left on this number; empty where nothing is known."""
    said = [
        f"The computer left {counted(computer)} on this number." if computer is not None else "",
        f"Your best is {number(own)}." if own is not None else "",
    ]
    return " ".join(each for each in said if each)


def time(face: str) -> str:
    """Say how long a puzzle has taken."""
    return f"time {face}"


def rest(ranks: Mapping[str, int]) -> str:
    """Say how many cards of each rank lie on no board yet."""
    return "still to come: " + (" ".join(f"{rank}×{many}" for rank, many in ranks.items() if many) or "none")


def more_hands(many: int) -> str:
    """Say that not every hand is listed here."""
    return f"… and {many} more (v shows all)"


def cards_of(many: int) -> str:
    """Say how many cards a hand has that is not seen."""
    return count(many, "card")
