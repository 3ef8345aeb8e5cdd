"""Why Happy Graphs refuses a move. A square has a name, such as “N50” or “N50 in group 2”.

Made from client/games/happy_graphs/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def only_in_puzzle() -> str:
    return "You can take back cards and finish early only in a puzzle. Play a card."


def card_not_in_hand(card: str) -> str:
    return f"{formats.card(card)} is not in your hand. Play a card that is."


def no_card_on_square(square: str) -> str:
    return f"There is no card on {square}. Choose a card on the board."


def not_on_hex_board(square: str) -> str:
    return f"The hex board has no square {square}: every other column is half a step lower."


def square_occupied(*, square: str, card: str) -> str:
    return f"{formats.card(card)} is on {square}. Choose a free square."


def square_next_to_no_card(square: str) -> str:
    return f"{square} is next to no card. Choose a square beside one."


def square_walled(*, square: str, card: str) -> str:
    return f"{formats.card(card)} is happy and takes no more neighbours, so {square} is closed."


def card_too_connected(*, square: str, card: str, connections: int) -> str:
    return f"{formats.card(card)} would have " + (f"{formats.number(connections)} neighbour" if connections == 1 else f"{formats.number(connections)} neighbours") + f" on {square}, more than it wants."


def first_card_elsewhere(square: str) -> str:
    return f"The first card goes to {square}."


def group_too_early() -> str:
    return "You can start a new group only if no card in your hand fits beside another card."


def group_elsewhere(*, square: str, group: int) -> str:
    return f"The next new group is group {group}. Its first card goes to {square}."


language.register(globals())
