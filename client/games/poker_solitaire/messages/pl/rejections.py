# Made from client/games/poker_solitaire/text/pl/rejections.ftl by `python -m client.catalogue`.


def not_dealt(*, card, dealt):
    return f"{formats.card(card)} nie jest dla ciebie rozdana. Możesz wziąć {formats.cards(dealt)}."


def card_taken(*, card, place, taker):
    return (f"{formats.card(card)} jest już wzięta przez ciebie" if taker == "you" else f"{formats.card(card)} jest już wzięta przez drugą osobę" if taker == "other" else f"{formats.card(card)} jest już wzięta") + f": leży na {place}."


def place_empty(place):
    return f"Na {place} nie ma karty."


def square_taken(*, place, card):
    return f"Na {place} leży {formats.card(card)}. Wybierz wolne pole."


def touches_no_card(*, place, touching):
    return f"Karta na {place} nie dotykałaby żadnej innej. " + ("Wybierz pole, które dotyka karty bokiem lub rogiem." if touching == "corners" else "Wybierz pole obok karty.")


def nothing_to_pass():
    return "Nie ma tu kolejek, więc nie ma kiedy pasować."


def pass_too_early():
    return "Spasować możesz tylko, gdy twój kwadrat jest pełny albo nie dostajesz już kart."


def done_only_in_race():
    return "Koniec mówi się tylko w wyścigu. Ta runda skończy się sama."


def matrix_not_full(free):
    return "Twój kwadrat nie jest pełny: " + (f"{formats.number(free)} pole jest wolne" if free == 1 else f"{formats.number(free)} pola są wolne" if free % 10 >= 2 and free % 10 <= 4 and (free % 100 < 12 or free % 100 > 14) else f"{formats.number(free)} pól jest wolnych") + ". Najpierw go zapełnij."


def no_such_reject_square(*, place, places):
    return f"Nie ma pola odrzutów {place}. " + ("W tej grze ich nie ma." if places is None else f"Wybierz {formats.either(places)}.")


def which_matrix(place):
    return f"Są dwa kwadraty. Wpisz 1:{place} lub 2:{place}."


def only_one_matrix(place):
    return f"Jest tylko jeden kwadrat. Wpisz {place}."


def no_planting():
    return "Nie możesz tu podrzucać kart. Połóż kartę w swoim kwadracie."


def move_between_matrices(card):
    return f"{formats.card(card)} może się przesuwać tylko w swoim kwadracie."


def placed_card_not_planted(card):
    return f"Podrzucić możesz tylko rozdaną kartę: {formats.card(card)} jest już położona."


def placed_cards_stay(*, card, place):
    return f"Położone karty zostają: {formats.card(card)} na {place} można tylko odrzucić."


def reject_square_of_other(place):
    return f"Nie możesz użyć {place}: to pole odrzutów drugiej osoby."


def reject_square_used(*, place, card):
    return f"Na {place} leży już {formats.card(card)}. Wybierz wolne pole odrzutów."


def rejected_card_elsewhere(card):
    return f"{formats.card(card)} jest odrzucona. Może tylko wrócić do kwadratu."


def rejected_card_to_other(card):
    return f"{formats.card(card)} jest odrzucona. Może tylko wrócić do twojego kwadratu."


def rejected_cards_stay(card):
    return f"{formats.card(card)} jest odrzucona i nie może wrócić."


def reject_of_other(card):
    return f"{formats.card(card)} należy do drugiej osoby. Odrzucać możesz tylko własne karty."


def no_stealing(card):
    return f"Nie możesz ukraść {formats.card(card)}: w tej grze się nie kradnie."


def stolen_already(card):
    return f"{formats.card(card)} została już raz ukradziona, więc nie można jej odkraść."


def steal_elsewhere(card):
    return f"Aby ukraść {formats.card(card)}, połóż ją w swoim kwadracie."


def nothing_left_to_do():
    return "Nie masz już nic do zrobienia. Poczekaj na drugą osobę."


def other_player():
    return "drugi gracz"
