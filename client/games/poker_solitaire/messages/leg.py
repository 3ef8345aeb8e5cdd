"""A leg of Poker Solitaire: its matrices, dealt cards, reject squares, keys and buttons.

Made from client/games/poker_solitaire/text/en/leg.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def matrix() -> str:
    return "the matrix"


def matrix_of(name: str) -> str:
    return f"{formats.name(name)}’s matrix"


def turn_with_cards(*, turn: str, cards: str) -> str:
    return f"{turn}: {cards}"


def dealt(name: str | None) -> str:
    return "dealt" + ("" if name is None else f" {formats.name(name)}")


def dealt_later() -> str:
    return "none before their turn"


def none_dealt() -> str:
    return "no more cards"


def stock(cards: int) -> str:
    return f"stock {formats.number(cards)}"


def stock_and_next(*, stock: str, cards: Sequence[str], more: bool) -> str:
    return f"{stock}, next {formats.cards(cards)}" + (" …" if more else "")


def rejects() -> str:
    return "rejects"


def common() -> str:
    return "common"


def left(cards: int) -> str:
    return f"{formats.number(cards)} card never taken" if cards == 1 else f"{formats.number(cards)} cards never taken"


def choose_place(card: str) -> str:
    return f"Choose a place for {formats.card(card)} with the arrow keys, or type its name, such as c3."


def picking() -> str:
    return "Which card? Arrows choose, Enter picks it up, Space or Esc cancels."


def nothing_to_pick_up() -> str:
    return "You can’t pick up a card now."


def pick_up_first() -> str:
    return "You can’t take a dealt card. Press Space to pick up another card."


def fits_nowhere(card: str) -> str:
    return f"{formats.card(card)} fits nowhere now. Choose another card."


def no_reject_square() -> str:
    return "No reject square takes this card."


def does_not_fit(place: str) -> str:
    return f"You can’t play on {place}."


def can_pass() -> str:
    return "You can pass: your matrix is full, or no cards are dealt to you."


def can_end() -> str:
    return "Your matrix is full: say Done to end the race."


def sure() -> str:
    return "Say Done and end the race?"


def wait() -> str:
    return "You have nothing left to do. Wait for the other player."


def card_taken(*, card: str, name: str) -> str:
    return f"{formats.name(name)} took {formats.card(card)}. Press Enter to pick up the next card."


def next_card_to() -> str:
    return "Your next card goes to:"


def typed() -> str:
    return "Move:"


def how_to_type() -> str:
    return "Type QH c3, c3 x1 (reject), 2:c3 d4, or c3 for the chosen card; pass; done."


def not_a_move(typed: str) -> str:
    return f"“{typed}” isn’t a move. Type QH c3, c3 x1 (reject), 2:c3 d4, or c3 for the chosen card; pass; done."


def which_column(row: str) -> str:
    return f"Row {row}: which column, a to e?"


def which_row(column: str) -> str:
    return f"Column {column}: which row, 1 to 5?"


def which_row_or_chat(column: str) -> str:
    return f"Column {column}: which row, 1 to 5? Press {column} again for the chat."


def over(result: str) -> str:
    return f"The game is over: {result}."


def key_choose() -> str:
    return "choose"


def key_put() -> str:
    return "put"


def key_card() -> str:
    return "card"


def key_pick_up() -> str:
    return "another card"


def key_reject() -> str:
    return "reject"


def key_type() -> str:
    return "type a move"


def key_pass() -> str:
    return "pass"


def key_done() -> str:
    return "Done"


def key_pick_it_up() -> str:
    return "pick it up"


def key_cancel() -> str:
    return "cancel"


def key_next_card() -> str:
    return "next card"


def key_end_race() -> str:
    return "end it"


def key_keep_playing() -> str:
    return "keep playing"


language.register(globals())
