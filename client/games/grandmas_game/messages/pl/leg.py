# Made from client/games/grandmas_game/text/pl/leg.ftl by `python -m client.catalogue`.


def table():
    return "Stół"


def table_auto():
    return "Stół · gra bezpieczne karty"


def last_move():
    return "Ostatni ruch"


def race():
    return "Wyścig"


def stock():
    return "talon"


def fan():
    return "wach."


def full():
    return "max"


def build_up():
    return "rośnie"


def build_down():
    return "maleje"


def workspace_of(*, pile, cards, order):
    return f"Warsztat: stos {pile}, " + ("brak kart" if cards == 0 else f"{formats.number(cards)} karta" if cards == 1 else (f"{formats.number(cards)} karty" + (", najniższa z lewej" if order else "")) if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else (f"{formats.number(cards)} kart" + (", najniższa z lewej" if order else "")))


def workspace_empty():
    return "Warsztat jest pusty. Stos trafi tu po rozdaniu z talonu."


def tables_hidden():
    return "Każdy ma własny stół, którego nie widzi nikt inny."


def choose(deal):
    return "Wybierz kartę albo rozdaj." if deal else "Wybierz kartę."


def pile_top(*, card, under, pile, size):
    return f"{formats.card(card)} na stosie {pile}, " + (f"{formats.number(size)} karta" if size == 1 else f"{formats.number(size)} karty" if size % 10 >= 2 and size % 10 <= 4 and (size % 100 < 12 or size % 100 > 14) else f"{formats.number(size)} kart") + ("" if under is None else f", pod nią {formats.card(under)}") + "."


def pile_empty(*, pile, away):
    return f"Stos {pile} jest w warsztacie." if away else f"Stos {pile} jest pusty."


def workspace_card(*, card, number, of, top):
    return f"{formats.card(card)}, na wierzchu w warsztacie." if top else f"{formats.card(card)}, {number}. z {of} w warsztacie."


def foundation_state(*, foundation, top, size, takes):
    return (f"Baza {foundation} jest pusta." if top is None else (f"{formats.card(top)} na bazie {foundation}, " + (f"{formats.number(size)} karta." if size == 1 else f"{formats.number(size)} karty." if size % 10 >= 2 and size % 10 <= 4 and (size % 100 < 12 or size % 100 > 14) else f"{formats.number(size)} kart."))) + " " + ("Jest pełna." if takes is None else f"Następna będzie {formats.card(takes)}.")


def stock_state(cards):
    return "Talon jest pusty." if cards == 0 else f"W talonie jest {formats.number(cards)} karta. Rozdaj ją na stos jej wartości." if cards == 1 else f"W talonie są {formats.number(cards)} karty. Rozdaj jedną na stos jej wartości." if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"W talonie jest {formats.number(cards)} kart. Rozdaj jedną na stos jej wartości."


def can_look_under():
    return "Możesz pod nią zajrzeć."


def carrying(card):
    return f"Wybierz miejsce dla {formats.card(card)}."


def nothing_to_undo():
    return "Nie ma czego cofnąć."


def nothing_to_redo():
    return "Nie ma czego ponowić."


def no_undo_in_race():
    return "W wyścigu nie cofa się ruchów."


def stock_empty():
    return "Talon jest pusty."


def no_peek():
    return "Pod stos możesz zajrzeć tylko, jeśli na innym jest ta sama karta i można ją zagrać."


def no_card():
    return "Nie ma tam karty do zagrania."


def no_dealing():
    return "Rozdanie można oglądać tylko przed pierwszym ruchem."


def stuck():
    return "Nie ma już kart do zagrania. Cofnij albo poddaj."


def order_fixed():
    return "W tej grze kolejność w warsztacie jest stała."


def nothing_to_order():
    return "W warsztacie nie ma karty do przesunięcia."


def choose_in_workspace():
    return "Najpierw wybierz kartę w warsztacie."


def typed():
    return "Graj:"


def how_to_type():
    return "Np. 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal lub :peek 5."


def not_a_move(typed):
    return f"„{typed}” to nie ruch. Wpisz ruch, np. 5 hearts up, 8h down, :order 8h 3c lub :peek 5."


def how_to_type_order():
    return "Podaj karty na wierzch, od najniższej, np. 8h 3c."


def wrong_order():
    return "Niektórych z tych kart nie ma w warsztacie. Podaj karty na wierzch, od najniższej, np. 8h 3c."


def hint_key(key):
    return f"({key} jeszcze raz: wpisz ją)"


def give_up_question(points):
    return f"Poddać z {formats.number(points)} kartą na bazach?" if points == 1 else f"Poddać z {formats.number(points)} kartami na bazach?"


def give_up_note(race):
    return "Twój stół skończy z tym wynikiem; pozostali grają dalej." if race else "Partia skończy się z tym wynikiem."


def dealing_progress(*, step, of):
    return f"Rozdanie: {step} z {of} kart"


def onto_pile(pile):
    return f"na stos {pile}"


def to_stock(cards):
    return f"{formats.number(cards)} karta na talon" if cards == 1 else f"{formats.number(cards)} karty na talon" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} kart na talon"


def dealt(*, card, pile, stock):
    return f"{formats.card(card)} na stos {pile}" + ("" if stock == 0 else f", potem {formats.number(stock)} zakryta karta na talon" if stock == 1 else f", potem {formats.number(stock)} zakryte karty na talon" if stock % 10 >= 2 and stock % 10 <= 4 and (stock % 100 < 12 or stock % 100 > 14) else f", potem {formats.number(stock)} zakrytych kart na talon") + "."


def pace(*, pace, of):
    return f"Tempo {pace} z {of}"


def paused():
    return "Wstrzymane"


def remember():
    return "Zapamiętaj, co się da: przykryte karty pozostają ukryte."


def key_choose():
    return "wybierz"


def key_play():
    return "graj"


def key_deal():
    return "rozdaj"


def key_carry():
    return "podnieś"


def key_order():
    return "kolejność"


def key_look_under():
    return "zajrzyj pod"


def key_up_or_down():
    return "w górę lub w dół"


def key_undo():
    return "cofnij"


def key_redo():
    return "ponów"


def key_give_up():
    return "poddaj"


def key_keep_playing():
    return "graj dalej"


def key_auto(auto):
    return "wyłącz auto" if auto else "graj bezpieczne"


def key_watch_dealing():
    return "obejrzyj rozdanie"


def key_pause():
    return "pauza"


def key_continue():
    return "dalej"


def key_pace():
    return "tempo"


def key_by_card():
    return "po karcie"


def key_again():
    return "od nowa"


def key_skip():
    return "pomiń"


def key_put_down():
    return "odłóż"


def key_cancel():
    return "anuluj"
