# Made from client/games/happy_graphs/text/pl/leg.ftl by `python -m client.catalogue`.


def board():
    return "Plansza"


def boards():
    return "Plansze"


def hands():
    return "Ręce"


def your_hand():
    return "Twoja ręka"


def cards():
    return "Karty"


def group(number):
    return f"Grupa {number}"


def new_group():
    return "Nowa grupa"


def score(points):
    return f"Nieszczęśliwe: {formats.number(points)}"


def turn_with_hand(*, turn, cards):
    return f"{turn}, ręka: {cards}"


def hidden():
    return "zakryta"


def card_count(cards):
    return f"{formats.number(cards)} karta" if cards == 1 else f"{formats.number(cards)} karty" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} kart"


def no_cards():
    return "bez kart"


def more_hands(hands):
    return f"… i jeszcze {formats.number(hands)}"


def stock(cards):
    return "nie ma kart do dobrania" if cards == 0 else f"{formats.number(cards)} karta do dobrania" if cards == 1 else f"{formats.number(cards)} karty do dobrania" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"{formats.number(cards)} kart do dobrania"


def to_come(cards):
    return "Jeszcze przyjdą: " + ("żadne" if cards is None else f"{cards}")


def time(ms):
    return f"Czas {formats.stopwatch(ms)}"


def time_starts():
    return "Czas ruszy z pierwszą kartą."


def to_beat_short(points):
    return f"{formats.number(points)} do osiągnięcia" if points == 0 else f"{formats.number(points)} do pobicia"


def to_beat(*, points, perfect):
    return f"Do osiągnięcia: {formats.number(points)}" if perfect else f"Do pobicia: {formats.number(points)}"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"więcej niż {formats.number(points)} nieszczęśliwych"
        case "minimizer":
            return f"poniżej {formats.number(points)} nieszczęśliwych"
        case "spectator":
            return f"{formats.name(maximizer)} musi zostawić więcej niż {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"Wynik gracza {formats.name(minimizer)}: {formats.number(points)} nieszczęśliwych. Zostaw więcej, a wygrasz; tyle samo to remis."
        case "minimizer":
            return f"Twój wynik: {formats.number(points)} nieszczęśliwych. Jeśli {formats.name(maximizer)} zostawi mniej, wygrywasz; tyle samo to remis."
        case "spectator":
            return f"Wynik gracza {formats.name(minimizer)}: {formats.number(points)} nieszczęśliwych. {formats.name(maximizer)} wygra, zostawiając więcej; tyle samo to remis."
    raise KeyError(key)


def computer_left(points):
    return f"Nieszczęśliwe karty komputera na tym numerze: {formats.number(points)}."


def your_best(points):
    return f"Twój rekord: {formats.number(points)}."


def choose_or_type(*, card, example):
    return f"Wybierz pole dla {formats.card(card)} albo wpisz ruch, np. {example}."


def fits_nowhere(card):
    return f"{formats.card(card)} nie pasuje na żadne pole. Wybierz inną kartę."


def not_in_hand(card):
    return f"W ręce nie ma {card}."


def choose_card_to_take():
    return "Którą kartę chcesz zabrać?"


def board_empty():
    return "Na planszy nie ma jeszcze kart."


def nothing_to_undo():
    return "Nie ma czego cofnąć."


def nothing_to_redo():
    return "Nie ma czego ponowić."


def typed():
    return "Graj:"


def how_to_type():
    return "Wpisz kartę i pole, np. 3h n50 albo 3h 2:n50 w grupie 2."


def not_a_move(typed):
    return f"„{typed}” to nie ruch. Wpisz kartę i pole, np. 3h n50 albo 3h 2:n50 w grupie 2."


def finish(points):
    return f"Zakończyć z {formats.number(points)} nieszczęśliwą kartą?" if points == 1 else f"Zakończyć z {formats.number(points)} nieszczęśliwymi kartami?"


def finish_note():
    return "Karty, które zostały w ręce, liczą się jako nieszczęśliwe."


def happy_card(*, card, square):
    return f"{formats.card(card)} na {square}: karta szczęśliwa i odwrócona."


def unhappy_card(*, card, square, wants, lacks, hopeless):
    return f"{formats.card(card)} na {square} chce " + (f"{formats.number(wants)} sąsiada" if wants == 1 else f"{formats.number(wants)} sąsiadów") + f", brakuje {formats.number(lacks)}." + (" Nie może już być szczęśliwa." if hopeless else "")


def game_over(result):
    return f"Koniec gry: {result}."


def left_in_hand(*, cards, many):
    return f"{formats.number(many)} karta została w ręce: {formats.cards(cards)}" if many == 1 else f"{formats.number(many)} karty zostały w ręce: {formats.cards(cards)}" if many % 10 >= 2 and many % 10 <= 4 and (many % 100 < 12 or many % 100 > 14) else f"{formats.number(many)} kart zostało w ręce: {formats.cards(cards)}"


def key_choose():
    return "wybierz"


def key_look():
    return "patrz"


def key_play():
    return "graj"


def key_card():
    return "karta"


def key_place():
    return "połóż"


def key_take_back():
    return "zabierz"


def key_undo():
    return "cofnij"


def key_redo():
    return "ponów"


def key_done():
    return "gotowe"


def key_finish():
    return "zakończ"


def key_keep_playing():
    return "graj dalej"


def key_cancel():
    return "anuluj"


def key_new_group():
    return "nowa grupa"


def key_next_group():
    return "następna grupa"


def key_all_hands():
    return "wszystkie ręce"


def key_board():
    return "plansza"


def perfect():
    return "Wszystkie karty są szczęśliwe"


def more_left():
    return "więcej z lewej"


def more_right():
    return "więcej z prawej"


def more_above():
    return "więcej wyżej"


def more_below():
    return "więcej niżej"
