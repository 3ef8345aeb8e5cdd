"""A leg of Family Tree: its board, its moves and its score.

Made from client/games/family_tree/text/en/leg.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def tree() -> str:
    return "The tree"


def current_card() -> str:
    return "Current card"


def score(points: int) -> str:
    return f"Score {formats.number(points)}"


def parts(*, levels: int, celebrity: int, hands: int) -> str:
    return f"generations {formats.number(levels)}, celebrities {formats.number(celebrity)}, hands {formats.number(hands)}"


def hand_name(hand: Literal["high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"]) -> str:
    return "high card" if hand == "high_card" else "pair" if hand == "pair" else "two pair" if hand == "two_pair" else "three of a kind" if hand == "three_of_a_kind" else "straight" if hand == "straight" else "flush" if hand == "flush" else "full house" if hand == "full_house" else "four of a kind" if hand == "four_of_a_kind" else "straight flush" if hand == "straight_flush" else "royal flush"


def hand_made(*, hand: Literal["high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"], points: int) -> str:
    return ("high card" if hand == "high_card" else "pair" if hand == "pair" else "two pair" if hand == "two_pair" else "three of a kind" if hand == "three_of_a_kind" else "straight" if hand == "straight" else "flush" if hand == "flush" else "full house" if hand == "full_house" else "four of a kind" if hand == "four_of_a_kind" else "straight flush" if hand == "straight_flush" else "royal flush") + f" {formats.signed(points)}"


def more_hands(hands: int) -> str:
    return f"and {formats.number(hands)} more in the tree"


def stock(cards: int) -> str:
    return "1 card left" if cards == 1 else f"{formats.number(cards)} cards left"


def stock_in_short(cards: int) -> str:
    return f"{formats.number(cards)} left"


def coming(cards: Sequence[str]) -> str:
    return f"next: {formats.cards(cards)}"


def more_left() -> str:
    return "more on the left"


def more_right() -> str:
    return "more on the right"


def lines_above(lines: int) -> str:
    return "1 line above" if lines == 1 else f"{formats.number(lines)} lines above"


def lines_below(lines: int) -> str:
    return "1 line below" if lines == 1 else f"{formats.number(lines)} lines below"


def places_now(places: int) -> str:
    return "a move waits" if places == 0 else "1 place" if places == 1 else f"{formats.number(places)} places"


def waiting(*, turn: str, card: str, places: int) -> str:
    return f"{turn}: {formats.card(card)} can go to " + ("1 place" if places == 1 else f"{formats.number(places)} places")


def choose_a_place(card: str) -> str:
    return f"Choose a place for {formats.card(card)} with the arrow keys, or type a card."


def choose_first(places: int) -> str:
    return "There are " + ("1 place" if places == 1 else f"{formats.number(places)} places") + ": choose one with the arrow keys, then press Enter."


def play_on(card: str) -> str:
    return f"Play {formats.card(card)} on:"


def play_next_on() -> str:
    return "Play your next card on:"


def type_a_card() -> str:
    return "Type a card of the tree, such as 7d, 10d, qh or x1."


def no_card(typed: str) -> str:
    return f"“{typed}” is not a card. Type a card of the tree, such as 7d, 10d, qh or x1."


def not_here(*, card: str, target: str) -> str:
    return f"You can’t play {formats.card(card)} on {formats.card(target)}."


def enter_explains() -> str:
    return "Enter explains why."


def move(*, card: str, target: str) -> str:
    return f"{formats.card(card)} on {formats.card(target)}"


def becomes_child(*, card: str, member: str, spouse: str, number: int, most: int) -> str:
    return f"{formats.card(card)} becomes the " + ("first" if number == 1 else "second" if number == 2 else "third" if number == 3 else "fourth" if number == 4 else "fifth") + f" child of {formats.card(member)} and {formats.card(spouse)} (of at most {most})"


def marries(*, card: str, target: str) -> str:
    return f"{formats.card(card)} marries {formats.card(target)}"


def joins_family(*, card: str, member: str, spouse: str) -> str:
    return f"{formats.card(card)} joins {formats.card(member)} and {formats.card(spouse)}, who may then have up to five children"


def divorces(*, card: str, member: str, spouse: str) -> str:
    return f"{formats.card(card)} divorces {formats.card(member)} and {formats.card(spouse)}, and covers {formats.card(spouse)}: no more children"


def kills(*, card: str, target: str, single: bool, widowed: str | None) -> str:
    return f"{formats.card(card)} kills {formats.card(target)}" + (", who is single" if single else "" if widowed is None else f": {formats.card(widowed)} is widowed, no more children")


def gain(*, part: Literal["levels", "celebrity", "hands"], points: int) -> str:
    return ("a new generation" if part == "levels" else "celebrities" if part == "celebrity" else "hands") + f" {formats.signed(points)}"


def score_after(*, before: int, after: int | None) -> str:
    return f"the score stays {formats.number(before)}" if after is None else f"score {formats.number(before)} → {formats.number(after)}"


def hint(*, card: str, target: str, score: int | None, yours: int | None, chosen: bool) -> str:
    return f"Hint: {formats.card(card)} on {formats.card(target)}" + ("" if score is None else f", final score about {formats.number(score)}") + (", your choice too" if chosen else "" if yours is None else f"; yours: about {formats.number(yours)}")


def played(*, name: str, card: str, target: str, change: int) -> str:
    return f"{formats.name(name)}: {formats.card(card)} on {formats.card(target)}" + ("" if change == 0 else f", {formats.signed(change)}")


def to_the_bottom(*, count: int, cards: Sequence[str] | None) -> str:
    return "no place for " + (("1 card" if count == 1 else f"{formats.number(count)} cards") if cards is None else f"{formats.cards(cards)}")


def news(*, what: str, skipped: str) -> str:
    return f"{what}; {skipped}"


def opened(*, member: str, spouse: str) -> str:
    return f"{formats.card(member)} and {formats.card(spouse)} begin the tree"


def over(alone: bool) -> str:
    return "The " + ("game" if alone else "leg") + " is over"


def ended(*, board: bool, leg: int | None, points: int) -> str:
    return ("The board" if board else "The game" if leg is None else f"Leg {leg}") + " is over: " + ("1 point" if points == 1 else f"{formats.number(points)} points") + "."


def computers_score(points: int) -> str:
    return "The computer reached " + ("1 point" if points == 1 else f"{formats.number(points)} points") + "."


def never_played(*, count: int, cards: Sequence[str]) -> str:
    return "Every card was played." if count == 0 else f"1 card never played: {formats.cards(cards)}" if count == 1 else f"{formats.number(count)} cards never played: {formats.cards(cards)}"


def beat(*, role: Literal["maximizer", "minimizer", "spectator"], score: int, maximizer: str) -> str:
    return f"beat {formats.number(score)}" if role == "maximizer" else f"keep under {formats.number(score)}" if role == "minimizer" else f"{formats.name(maximizer)} must beat {formats.number(score)}"


def beat_in_full(*, role: Literal["maximizer", "minimizer", "spectator"], score: int, maximizer: str, minimizer: str) -> str:
    return f"{formats.name(minimizer)} reached {formats.number(score)}. More than that and you win; equal is a draw." if role == "maximizer" else f"You reached {formats.number(score)}. Keep {formats.name(maximizer)} under that to win; equal is a draw." if role == "minimizer" else f"{formats.name(minimizer)} reached {formats.number(score)}: {formats.name(maximizer)} wins with more; equal is a draw."


def decided(*, winner: str | None, mine: bool) -> str:
    return "a draw" if winner is None else "you win" if mine else f"{formats.name(winner)} wins"


def decided_in_full(*, first: int, second: int, winner: str | None, mine: bool) -> str:
    return f"Leg 1 came to {formats.number(first)}, leg 2 to {formats.number(second)}: " + ("a draw" if winner is None else "you win" if mine else f"{formats.name(winner)} wins") + "."


language.register(globals())
