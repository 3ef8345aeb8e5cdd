"""A leg of Happy Graphs: its boards, hands, keys and buttons.

Made from client/games/happy_graphs/text/en/leg.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def board() -> str:
    return "The board"


def boards() -> str:
    return "The boards"


def hands() -> str:
    return "Hands"


def your_hand() -> str:
    return "Your hand"


def cards() -> str:
    return "The cards"


def group(number: int) -> str:
    return f"Group {number}"


def new_group() -> str:
    return "New group"


def score(points: int) -> str:
    return f"Unhappy: {formats.number(points)}"


def turn_with_hand(*, turn: str, cards: str) -> str:
    return f"{turn}, with {cards}"


def hidden() -> str:
    return "hidden"


def card_count(cards: int) -> str:
    return f"{formats.number(cards)} card" if cards == 1 else f"{formats.number(cards)} cards"


def no_cards() -> str:
    return "no cards"


def more_hands(hands: int) -> str:
    return f"… and {formats.number(hands)} more"


def stock(cards: int) -> str:
    return "no cards to draw" if cards == 0 else f"{formats.number(cards)} card to draw" if cards == 1 else f"{formats.number(cards)} cards to draw"


def to_come(cards: str | None) -> str:
    return "Still to come: " + ("none" if cards is None else f"{cards}")


def time(ms: int) -> str:
    return f"Time {formats.stopwatch(ms)}"


def time_starts() -> str:
    return "The time starts with the first card."


def to_beat_short(points: int) -> str:
    return f"{formats.number(points)} to reach" if points == 0 else f"{formats.number(points)} to beat"


def to_beat(*, points: int, perfect: bool) -> str:
    return f"To reach: {formats.number(points)}" if perfect else f"To beat: {formats.number(points)}"


def goal(key: Literal["maximizer", "minimizer", "spectator"], *, points: int, maximizer: str) -> str:
    match key:
        case "maximizer":
            return f"leave more than {formats.number(points)} unhappy"
        case "minimizer":
            return f"keep under {formats.number(points)} unhappy"
        case "spectator":
            return f"{formats.name(maximizer)} must leave more than {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key: Literal["maximizer", "minimizer", "spectator"], *, points: int, maximizer: str, minimizer: str) -> str:
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} left {formats.number(points)} unhappy. Leave more and you win; the same is a draw."
        case "minimizer":
            return f"You left {formats.number(points)} unhappy. Keep {formats.name(maximizer)} below that to win; the same is a draw."
        case "spectator":
            return f"{formats.name(minimizer)} left {formats.number(points)} unhappy. {formats.name(maximizer)} wins with more; the same is a draw."
    raise KeyError(key)


def computer_left(points: int) -> str:
    return f"The computer left {formats.number(points)} unhappy card on this number." if points == 1 else f"The computer left {formats.number(points)} unhappy cards on this number."


def your_best(points: int) -> str:
    return f"Your best is {formats.number(points)}."


def choose_or_type(*, card: str, example: str) -> str:
    return f"Choose a square for {formats.card(card)}, or type a move, such as {example}."


def fits_nowhere(card: str) -> str:
    return f"{formats.card(card)} fits on no square. Choose another card."


def not_in_hand(card: str) -> str:
    return f"There is no {card} in the hand."


def choose_card_to_take() -> str:
    return "Which card do you want to take back?"


def board_empty() -> str:
    return "There is no card on the board yet."


def nothing_to_undo() -> str:
    return "There is nothing to undo."


def nothing_to_redo() -> str:
    return "There is nothing to redo."


def typed() -> str:
    return "Play:"


def how_to_type() -> str:
    return "Type a card and a square, such as 3h n50, or 3h 2:n50 in group 2."


def not_a_move(typed: str) -> str:
    return f"“{typed}” isn’t a move. Type a card and a square, such as 3h n50, or 3h 2:n50 in group 2."


def finish(points: int) -> str:
    return f"Finish with {formats.number(points)} unhappy card?" if points == 1 else f"Finish with {formats.number(points)} unhappy cards?"


def finish_note() -> str:
    return "Cards left in the hand count as unhappy."


def happy_card(*, card: str, square: str) -> str:
    return f"{formats.card(card)} at {square} is happy and turned over."


def unhappy_card(*, card: str, square: str, wants: int, lacks: int, hopeless: bool) -> str:
    return f"{formats.card(card)} at {square} wants " + (f"{formats.number(wants)} neighbour" if wants == 1 else f"{formats.number(wants)} neighbours") + f" and lacks {formats.number(lacks)}." + (" It can never be happy." if hopeless else "")


def game_over(result: str) -> str:
    return f"The game is over: {result}."


def left_in_hand(*, cards: Sequence[str], many: int) -> str:
    return f"{formats.number(many)} card left in the hand: {formats.cards(cards)}" if many == 1 else f"{formats.number(many)} cards left in the hand: {formats.cards(cards)}"


def key_choose() -> str:
    return "choose"


def key_look() -> str:
    return "look"


def key_play() -> str:
    return "play"


def key_card() -> str:
    return "card"


def key_place() -> str:
    return "place"


def key_take_back() -> str:
    return "take back"


def key_undo() -> str:
    return "undo"


def key_redo() -> str:
    return "redo"


def key_done() -> str:
    return "done"


def key_finish() -> str:
    return "finish"


def key_keep_playing() -> str:
    return "keep playing"


def key_cancel() -> str:
    return "cancel"


def key_new_group() -> str:
    return "new group"


def key_next_group() -> str:
    return "next group"


def key_all_hands() -> str:
    return "all hands"


def key_board() -> str:
    return "board"


def perfect() -> str:
    return "All cards are happy"


def more_left() -> str:
    return "more left"


def more_right() -> str:
    return "more right"


def more_above() -> str:
    return "more above"


def more_below() -> str:
    return "more below"


language.register(globals())
