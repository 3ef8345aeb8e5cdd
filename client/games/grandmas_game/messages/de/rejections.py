# Made from client/games/grandmas_game/text/de/rejections.ftl by `python -m client.catalogue`.


def stock_empty():
    return "Der Talon ist leer."


def nothing_to_undo():
    return "Es gibt keinen Zug, den du rückgängig machen kannst."


def nothing_to_redo():
    return "Es gibt keinen Zug, den du wiederholen kannst."


def race_without_undo():
    return "In einem Rennen kannst du nichts rückgängig machen."


def not_in_workspace(card):
    return f"{formats.card(card)} ist nicht in der Auslage."


def pile_empty(pile):
    return f"Stapel {pile} ist leer."


def pile_in_workspace(pile):
    return f"Die Karten von Stapel {pile} sind in der Auslage."


def peek_without_equal(card):
    return f"Unter {formats.card(card)} siehst du nur, wenn ein anderer Stapel dieselbe Karte zeigt."


def peek_not_playable(card):
    return f"Unter {formats.card(card)} siehst du nur, wenn du sie spielen kannst."


def nothing_under_top(pile):
    return f"Stapel {pile} hat nur eine Karte."


def peeked_already(pile):
    return f"Unter die oberste Karte von Stapel {pile} siehst du schon."


def transfer_elsewhere(foundation):
    return f"Eine Karte von {foundation} kann nur auf den anderen Zielstapel ihrer Farbe."


def foundation_empty(foundation):
    return f"Auf {foundation} liegt keine Karte."


def first_card_stays(*, card, foundation):
    return f"{formats.card(card)} ist die erste Karte von {foundation} und bleibt dort."


def order_fixed():
    return "In diesem Raum darf man die Auslage nicht umordnen."


def workspace_empty():
    return "Die Auslage ist leer."


def order_incomplete(cards):
    return f"Nenne jede Karte der Auslage einmal: {formats.cards(cards)}."


def order_unchanged():
    return "Die Auslage hat schon diese Reihenfolge."


def other_suit(*, card, foundation):
    return f"{formats.card(card)} passt nicht auf {foundation}: Die Farben sind verschieden."


def foundation_complete(foundation):
    return f"Der Zielstapel {foundation} ist vollständig."


def not_next_card(*, card, foundation, next):
    return f"{formats.card(card)} passt nicht auf {foundation}: Als Nächstes kommt dort {formats.card(next)}."
