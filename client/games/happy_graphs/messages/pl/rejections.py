# Made from client/games/happy_graphs/text/pl/rejections.ftl by `python -m client.catalogue`.


def only_in_puzzle():
    return "Zabierać karty i kończyć wcześniej można tylko w łamigłówce. Zagraj kartę."


def card_not_in_hand(card):
    return f"{formats.card(card)} nie ma w twojej ręce. Zagraj kartę, którą masz."


def no_card_on_square(square):
    return f"Na {square} nie ma karty. Wybierz kartę na planszy."


def not_on_hex_board(square):
    return f"Plansza heksowa nie ma pola {square}: co druga kolumna jest o pół kroku niżej."


def square_occupied(*, square, card):
    return f"Na {square} leży {formats.card(card)}. Wybierz wolne pole."


def square_next_to_no_card(square):
    return f"Obok {square} nie ma karty. Wybierz pole obok karty."


def square_walled(*, square, card):
    return f"{formats.card(card)} to szczęśliwa karta i nie przyjmie sąsiadów, więc {square} jest zamknięte."


def card_too_connected(*, square, card, connections):
    return f"{formats.card(card)} na {square} to " + (f"{formats.number(connections)} sąsiad" if connections == 1 else f"{formats.number(connections)} sąsiedzi" if connections % 10 >= 2 and connections % 10 <= 4 and (connections % 100 < 12 or connections % 100 > 14) else f"{formats.number(connections)} sąsiadów") + ", za dużo dla tej karty."


def first_card_elsewhere(square):
    return f"Pierwsza karta trafia na {square}."


def group_too_early():
    return "Nową grupę możesz zacząć tylko wtedy, gdy żadna karta z ręki nie pasuje obok innej."


def group_elsewhere(*, square, group):
    return f"Następna nowa grupa to grupa {group}. Jej pierwsza karta trafia na {square}."
