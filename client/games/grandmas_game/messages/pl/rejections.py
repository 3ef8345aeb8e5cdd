# Made from client/games/grandmas_game/text/pl/rejections.ftl by `python -m client.catalogue`.


def stock_empty():
    return "Talon jest pusty."


def nothing_to_undo():
    return "Nie ma ruchu do cofnięcia."


def nothing_to_redo():
    return "Nie ma ruchu do ponowienia."


def race_without_undo():
    return "W wyścigu nie cofa się ruchów."


def not_in_workspace(card):
    return f"{formats.card(card)} nie ma w warsztacie."


def pile_empty(pile):
    return f"Stos {pile} jest pusty."


def pile_in_workspace(pile):
    return f"Karty stosu {pile} są w warsztacie."


def peek_without_equal(card):
    return f"Pod {formats.card(card)} możesz zajrzeć tylko, jeśli ta sama karta jest na innym stosie."


def peek_not_playable(card):
    return f"Pod {formats.card(card)} możesz zajrzeć tylko, gdy możesz ją zagrać."


def nothing_under_top(pile):
    return f"Stos {pile} ma tylko jedną kartę."


def peeked_already(pile):
    return f"Już widzisz kartę pod wierzchem stosu {pile}."


def transfer_elsewhere(foundation):
    return f"Karta z bazy {foundation} może przejść tylko na drugą bazę tego koloru."


def foundation_empty(foundation):
    return f"Baza {foundation} jest pusta."


def first_card_stays(*, card, foundation):
    return f"{formats.card(card)} to pierwsza karta bazy {foundation} i tam zostaje."


def order_fixed():
    return "W tym pokoju nie można zmieniać kolejności w warsztacie."


def workspace_empty():
    return "Warsztat jest pusty."


def order_incomplete(cards):
    return f"Podaj każdą kartę warsztatu raz: {formats.cards(cards)}."


def order_unchanged():
    return "Warsztat ma już tę kolejność."


def other_suit(*, card, foundation):
    return f"{formats.card(card)} nie pasuje na bazę {foundation}: kolory są różne."


def foundation_complete(foundation):
    return f"Baza {foundation} jest pełna."


def not_next_card(*, card, foundation, next):
    return f"{formats.card(card)} nie pasuje na bazę {foundation}: następna będzie {formats.card(next)}."
