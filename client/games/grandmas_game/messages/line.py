"""Grandma’s Game in line mode.

Made from client/games/grandmas_game/text/en/line.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def board_command() -> str:
    return "describe your table"


def dealing_command() -> str:
    return "show the deal, until the first move"


def safe_command() -> str:
    return "play a safe card, the last of its kind; on: play all of them automatically"


def undo_command() -> str:
    return "undo your last move"


def redo_command() -> str:
    return "redo what you undid"


def moves_help() -> str:
    return "a number, or a move such as 5 hearts up, 8h down, h up to down, deal, order 8h 3c, peek 5 or give-up: play it"


def no_undo_in_race() -> str:
    return "you can’t undo moves in a race"


def begins(*, who: str, number: str) -> str:
    return f"{formats.begin(who)}; {number}."


def alone() -> str:
    return "alone"


def dealing_can_be_seen() -> str:
    return "The cards are dealt. Type dealing to see how, until your first move."


def turn(*, points: int, stock: str, made: str) -> str:
    return f"{formats.number(points)} of 104 cards on the foundations, {stock}; {made}."


def their_turn(turn: str) -> str:
    return f"{formats.begin(turn)}."


def stuck() -> str:
    return "You are stuck: the stock is empty and no card can be played. Type undo or give-up."


def score(*, parts: str, stock: str, made: str, score: str) -> str:
    return f"{score}: {parts}; {stock}; {made}."


def no_news() -> str:
    return "Nothing has been played at your table yet."


def computers_table(*, number: int, points: int) -> str:
    return f"The computer’s table on number {formats.game_number(number)}, {formats.number(points)} card:" if points == 1 else f"The computer’s table on number {formats.game_number(number)}, {formats.number(points)} cards:"


def piles(piles: str) -> str:
    return f"Piles: {piles}"


def pile(*, pile: str, card: str, under: str | None, size: int) -> str:
    return f"{pile} {formats.card(card)}" + ("" if under is None else f" over {formats.card(under)}") + f" ({formats.number(size)})"


def pile_empty(*, pile: str, away: bool) -> str:
    return f"{pile} in the workspace" if away else f"{pile} empty"


def foundations(foundations: str | None) -> str:
    return "Foundations: empty." if foundations is None else f"Foundations: {foundations}."


def foundation(*, foundation: str, card: str) -> str:
    return f"{foundation} {formats.card(card)}"


def workspace(*, pile: str, cards: str | None) -> str:
    return f"Workspace, pile {pile}, from the bottom to the top: " + ("empty" if cards is None else f"{cards}") + "."


def rounds_help() -> str:
    return "Each line is a round of the thirteen piles, A to K. A + is a card dealt face down onto the stock. Type dealing and a number to see a round card by card."


def move(*, number: int, move: str, safe: bool) -> str:
    return f"{number}. {move}" + (" (safe)" if safe else "")


def nothing_to_play() -> str:
    return "You can’t play anything now, but you can change the order of the workspace."


def order_help() -> str:
    return "To move cards to the top of the workspace, type order and their names, the lowest first, such as order 8h 3c."


def no_such_move(*, number: int, last: int) -> str:
    return f"There is no move {number}. Type a number from 1 to {last}, or a move such as 5 hearts up."


def no_safe_card() -> str:
    return "No card is safe to play."


def wrong_order() -> str:
    return "Some of these cards are not in the workspace. Name some that are, the lowest first, such as order 8h 3c."


def expected(*, move: str, cards: int) -> str:
    return f"{move} ({formats.number(cards)})"


def hint(*, best: str, others: str | None) -> str:
    return f"Hint: {best}" + ("" if others is None else f"; other moves: {others}") + ". In brackets: the cards expected on the foundations at the end."


language.register(globals())
