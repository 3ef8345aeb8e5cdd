# Made from client/games/poker_solitaire/text/pl/leg.ftl by `python -m client.catalogue`.


def matrix():
    return "kwadrat"


def matrix_of(name):
    return f"Kwadrat: {formats.name(name)}"


def turn_with_cards(*, turn, cards):
    return f"{turn}: {cards}"


def dealt(name):
    return "rozdane" + ("" if name is None else f" ({formats.name(name)})")


def dealt_later():
    return "nic przed swoją kolejką"


def none_dealt():
    return "nie ma już kart"


def stock(cards):
    return f"talon {formats.number(cards)}"


def stock_and_next(*, stock, cards, more):
    return f"{stock}, dalej {formats.cards(cards)}" + (" …" if more else "")


def rejects():
    return "odrzuty"


def common():
    return "wspólne"


def left(cards):
    return f"{formats.number(cards)} karta niewzięta" if cards == 1 else f"{formats.number(cards)} karty niewzięte" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} kart niewziętych"


def choose_place(card):
    return f"Wybierz pole dla {formats.card(card)} strzałkami albo wpisz jego nazwę, np. c3."


def picking():
    return "Która karta? Strzałki wybierają, Enter podnosi, Spacja lub Esc anuluje."


def nothing_to_pick_up():
    return "Nie możesz teraz podnieść żadnej karty."


def pick_up_first():
    return "Nie możesz wziąć rozdanej karty. Naciśnij Spację, aby podnieść inną."


def fits_nowhere(card):
    return f"{formats.card(card)} nigdzie teraz nie pasuje. Wybierz inną kartę."


def no_reject_square():
    return "Żadne pole odrzutów nie przyjmie tej karty."


def does_not_fit(place):
    return f"Nie możesz zagrać na {place}."


def can_pass():
    return "Możesz spasować: twój kwadrat jest pełny albo nie dostajesz już kart."


def can_end():
    return "Twój kwadrat jest pełny: powiedz Koniec, aby zakończyć wyścig."


def sure():
    return "Powiedzieć Koniec i zakończyć wyścig?"


def wait():
    return "Nie masz już nic do zrobienia. Poczekaj na drugą osobę."


def card_taken(*, card, name):
    return f"{formats.name(name)} bierze {formats.card(card)}. Naciśnij Enter, aby podnieść następną kartę."


def next_card_to():
    return "Następna karta trafi na:"


def typed():
    return "Ruch:"


def how_to_type():
    return "Wpisz QH c3, c3 x1 (odrzut), 2:c3 d4 albo c3 dla wybranej karty; pass; done."


def not_a_move(typed):
    return f"„{typed}” to nie ruch. Wpisz QH c3, c3 x1 (odrzut), 2:c3 d4 albo c3 dla wybranej karty; pass; done."


def which_column(row):
    return f"Wiersz {row}: która kolumna, od a do e?"


def which_row(column):
    return f"Kolumna {column}: który wiersz, od 1 do 5?"


def which_row_or_chat(column):
    return f"Kolumna {column}: który wiersz, od 1 do 5? Naciśnij {column} jeszcze raz, aby otworzyć czat."


def over(result):
    return f"Koniec gry: {result}."


def key_choose():
    return "wybierz"


def key_put():
    return "połóż"


def key_card():
    return "karta"


def key_pick_up():
    return "inna karta"


def key_reject():
    return "odrzuć"


def key_type():
    return "wpisz ruch"


def key_pass():
    return "pas"


def key_done():
    return "Koniec"


def key_pick_it_up():
    return "podnieś"


def key_cancel():
    return "anuluj"


def key_next_card():
    return "następna karta"


def key_end_race():
    return "zakończ"


def key_keep_playing():
    return "graj dalej"
