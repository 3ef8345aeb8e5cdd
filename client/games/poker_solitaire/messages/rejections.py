"""Why Poker Solitaire refuses a move. A place has a name, such as “c3”, “Ann’s c3” or “x1”.

Made from client/games/poker_solitaire/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def not_dealt(*, card: str, dealt: Sequence[str]) -> str:
    return f"{formats.card(card)} is not dealt to you. You can take {formats.cards(dealt)}."


def card_taken(*, card: str, place: str, taker: Literal["you", "other", "nobody"]) -> str:
    return (f"You have taken {formats.card(card)} already" if taker == "you" else f"The other player has taken {formats.card(card)}" if taker == "other" else f"{formats.card(card)} has been taken") + f": it is on {place}."


def place_empty(place: str) -> str:
    return f"There is no card on {place}."


def square_taken(*, place: str, card: str) -> str:
    return f"{formats.card(card)} is on {place}. Choose a free square."


def touches_no_card(*, place: str, touching: Literal["edges", "corners"]) -> str:
    return f"A card on {place} would touch no other. " + ("Choose a square that touches one at a side or a corner." if touching == "corners" else "Choose a square beside one.")


def nothing_to_pass() -> str:
    return "There are no turns here, so there is nothing to pass."


def pass_too_early() -> str:
    return "You can pass only if your matrix is full or no cards are dealt to you."


def done_only_in_race() -> str:
    return "Done is only for races. This leg ends by itself."


def matrix_not_full(free: int) -> str:
    return "Your matrix is not full: " + (f"{formats.number(free)} square is free" if free == 1 else f"{formats.number(free)} squares are free") + ". Fill it first."


def no_such_reject_square(*, place: str, places: Sequence[str] | None) -> str:
    return f"There is no reject square {place}. " + ("This game has none." if places is None else f"Choose {formats.either(places)}.")


def which_matrix(place: str) -> str:
    return f"There are two matrices. Write 1:{place} or 2:{place}."


def only_one_matrix(place: str) -> str:
    return f"There is only one matrix. Write {place}."


def no_planting() -> str:
    return "You can’t plant cards here. Put the card into your own matrix."


def move_between_matrices(card: str) -> str:
    return f"{formats.card(card)} can only move within its matrix."


def placed_card_not_planted(card: str) -> str:
    return f"You can plant only a dealt card: {formats.card(card)} is placed already."


def placed_cards_stay(*, card: str, place: str) -> str:
    return f"Placed cards stay: {formats.card(card)} on {place} can only be rejected."


def reject_square_of_other(place: str) -> str:
    return f"You can’t use {place}: it is the other player’s reject square."


def reject_square_used(*, place: str, card: str) -> str:
    return f"{formats.card(card)} is on {place} already. Choose a free reject square."


def rejected_card_elsewhere(card: str) -> str:
    return f"{formats.card(card)} is rejected. It can only go back into a matrix."


def rejected_card_to_other(card: str) -> str:
    return f"{formats.card(card)} is rejected. It can only go back into your own matrix."


def rejected_cards_stay(card: str) -> str:
    return f"{formats.card(card)} is rejected and can’t come back."


def reject_of_other(card: str) -> str:
    return f"{formats.card(card)} is the other player’s. You can reject only your own cards."


def no_stealing(card: str) -> str:
    return f"You can’t steal {formats.card(card)}: this game has no stealing."


def stolen_already(card: str) -> str:
    return f"{formats.card(card)} was stolen once, so it can’t be stolen back."


def steal_elsewhere(card: str) -> str:
    return f"Put {formats.card(card)} into your own matrix to steal it."


def nothing_left_to_do() -> str:
    return "You have nothing left to do. Wait for the other player."


def other_player() -> str:
    return "the other player"


language.register(globals())
