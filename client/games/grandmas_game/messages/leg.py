"""A leg of Grandma’s Game: its table, keys and buttons.

Made from client/games/grandmas_game/text/en/leg.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def table() -> str:
    return "The table"


def table_auto() -> str:
    return "The table · plays safe cards"


def last_move() -> str:
    return "Last move"


def race() -> str:
    return "The race"


def stock() -> str:
    return "stock"


def fan() -> str:
    return "fan"


def full() -> str:
    return "full"


def build_up() -> str:
    return "build up"


def build_down() -> str:
    return "build down"


def workspace_of(*, pile: str, cards: int, order: bool) -> str:
    return f"Workspace: pile {pile}, " + ("no cards" if cards == 0 else f"{formats.number(cards)} card" if cards == 1 else (f"{formats.number(cards)} cards" + (", the lowest at the left" if order else "")))


def workspace_empty() -> str:
    return "The workspace is empty. A deal brings a pile into it."


def tables_hidden() -> str:
    return "Each player has a table of their own, which nobody else can see."


def choose(deal: bool) -> str:
    return "Choose a card, or deal." if deal else "Choose a card."


def pile_top(*, card: str, under: str | None, pile: str, size: int) -> str:
    return f"{formats.card(card)} on pile {pile}, " + (f"{formats.number(size)} card" if size == 1 else f"{formats.number(size)} cards") + ("" if under is None else f", {formats.card(under)} under it") + "."


def pile_empty(*, pile: str, away: bool) -> str:
    return f"Pile {pile} is in the workspace." if away else f"Pile {pile} is empty."


def workspace_card(*, card: str, number: int, of: int, top: bool) -> str:
    return f"{formats.card(card)}, on top in the workspace." if top else f"{formats.card(card)}, number {number} of {of} in the workspace."


def foundation_state(*, foundation: str, top: str | None, size: int, takes: str | None) -> str:
    return (f"No card on {foundation}." if top is None else (f"{formats.card(top)} on {foundation} of " + (f"{formats.number(size)} card." if size == 1 else f"{formats.number(size)} cards."))) + " " + ("It is full." if takes is None else f"It takes {formats.card(takes)} next.")


def stock_state(cards: int) -> str:
    return "The stock is empty." if cards == 0 else f"{formats.number(cards)} in the stock. Deal one onto the pile of its rank."


def can_look_under() -> str:
    return "You can look under it."


def carrying(card: str) -> str:
    return f"Choose a place for {formats.card(card)}."


def nothing_to_undo() -> str:
    return "There is nothing to undo."


def nothing_to_redo() -> str:
    return "There is nothing to redo."


def no_undo_in_race() -> str:
    return "You can’t undo moves in a race."


def stock_empty() -> str:
    return "The stock is empty."


def no_peek() -> str:
    return "You can look under a pile only if another pile shows the same card and it can be played."


def no_card() -> str:
    return "There is no card to play there."


def no_dealing() -> str:
    return "You can see the deal only before the first move."


def stuck() -> str:
    return "No more cards can be played. Undo or give up."


def order_fixed() -> str:
    return "The workspace stays in its order in this game."


def nothing_to_order() -> str:
    return "There is no card in the workspace to move."


def choose_in_workspace() -> str:
    return "Choose a card in the workspace first."


def typed() -> str:
    return "Play:"


def how_to_type() -> str:
    return "Such as 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal or :peek 5."


def not_a_move(typed: str) -> str:
    return f"“{typed}” isn’t a move. Type a move such as 5 hearts up, 8h down, :order 8h 3c or :peek 5."


def how_to_type_order() -> str:
    return "Name cards to put on top, the lowest first, such as 8h 3c."


def wrong_order() -> str:
    return "Some of these cards are not in the workspace. Name cards to put on top, the lowest first, such as 8h 3c."


def hint_key(key: str) -> str:
    return f"({key} again: type it)"


def give_up_question(points: int) -> str:
    return f"Give up with {formats.number(points)} card on the foundations?" if points == 1 else f"Give up with {formats.number(points)} cards on the foundations?"


def give_up_note(race: bool) -> str:
    return "Your table ends with this score; the others play on." if race else "The game ends with this score."


def dealing_progress(*, step: int, of: int) -> str:
    return f"The deal: {step} of {of} cards"


def onto_pile(pile: str) -> str:
    return f"onto pile {pile}"


def to_stock(cards: int) -> str:
    return f"{formats.number(cards)} card to the stock" if cards == 1 else f"{formats.number(cards)} cards to the stock"


def dealt(*, card: str, pile: str, stock: int) -> str:
    return f"{formats.card(card)} onto pile {pile}" + ("" if stock == 0 else f", then {formats.number(stock)} card onto the stock, face down" if stock == 1 else f", then {formats.number(stock)} cards onto the stock, face down") + "."


def pace(*, pace: int, of: int) -> str:
    return f"Pace {pace} of {of}"


def paused() -> str:
    return "Paused"


def remember() -> str:
    return "Remember what you can: covered cards stay hidden."


def key_choose() -> str:
    return "choose"


def key_play() -> str:
    return "play"


def key_deal() -> str:
    return "deal"


def key_carry() -> str:
    return "carry"


def key_order() -> str:
    return "order"


def key_look_under() -> str:
    return "look under"


def key_up_or_down() -> str:
    return "up or down"


def key_undo() -> str:
    return "undo"


def key_redo() -> str:
    return "redo"


def key_give_up() -> str:
    return "give up"


def key_keep_playing() -> str:
    return "keep playing"


def key_auto(auto: bool) -> str:
    return "auto off" if auto else "play safe cards"


def key_watch_dealing() -> str:
    return "watch the deal"


def key_pause() -> str:
    return "pause"


def key_continue() -> str:
    return "continue"


def key_pace() -> str:
    return "pace"


def key_by_card() -> str:
    return "by card"


def key_again() -> str:
    return "again"


def key_skip() -> str:
    return "skip"


def key_put_down() -> str:
    return "put down"


def key_cancel() -> str:
    return "cancel"


language.register(globals())
