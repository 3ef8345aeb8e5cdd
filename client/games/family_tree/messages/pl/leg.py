# Made from client/games/family_tree/text/pl/leg.ftl by `python -m client.catalogue`.


def tree():
    return "Drzewo"


def current_card():
    return "Bieżąca karta"


def score(points):
    return f"Wynik {formats.number(points)}"


def parts(*, levels, celebrity, hands):
    return f"pokolenia {formats.number(levels)}, gwiazdy {formats.number(celebrity)}, układy {formats.number(hands)}"


def hand_name(hand):
    return "wysoka karta" if hand == "high_card" else "para" if hand == "pair" else "dwie pary" if hand == "two_pair" else "trójka" if hand == "three_of_a_kind" else "strit" if hand == "straight" else "kolor" if hand == "flush" else "ful" if hand == "full_house" else "kareta" if hand == "four_of_a_kind" else "poker" if hand == "straight_flush" else "poker królewski"


def hand_made(*, hand, points):
    return ("wysoka karta" if hand == "high_card" else "para" if hand == "pair" else "dwie pary" if hand == "two_pair" else "trójka" if hand == "three_of_a_kind" else "strit" if hand == "straight" else "kolor" if hand == "flush" else "ful" if hand == "full_house" else "kareta" if hand == "four_of_a_kind" else "poker" if hand == "straight_flush" else "poker królewski") + f" {formats.signed(points)}"


def more_hands(hands):
    return f"i jeszcze {formats.number(hands)} w drzewie"


def stock(cards):
    return "została 1 karta" if cards == 1 else f"zostały {formats.number(cards)} karty" if cards % 10 >= 2 and cards % 10 <= 4 and (cards % 100 < 12 or cards % 100 > 14) else f"zostało {formats.number(cards)} kart"


def stock_in_short(cards):
    return f"zostało: {formats.number(cards)}"


def coming(cards):
    return f"dalej: {formats.cards(cards)}"


def more_left():
    return "więcej z lewej"


def more_right():
    return "więcej z prawej"


def lines_above(lines):
    return "1 wiersz wyżej" if lines == 1 else f"{formats.number(lines)} wiersze wyżej" if lines % 10 >= 2 and lines % 10 <= 4 and (lines % 100 < 12 or lines % 100 > 14) else f"{formats.number(lines)} wierszy wyżej"


def lines_below(lines):
    return "1 wiersz niżej" if lines == 1 else f"{formats.number(lines)} wiersze niżej" if lines % 10 >= 2 and lines % 10 <= 4 and (lines % 100 < 12 or lines % 100 > 14) else f"{formats.number(lines)} wierszy niżej"


def places_now(places):
    return "czeka ruch" if places == 0 else "1 miejsce" if places == 1 else f"{formats.number(places)} miejsca" if places % 10 >= 2 and places % 10 <= 4 and (places % 100 < 12 or places % 100 > 14) else f"{formats.number(places)} miejsc"


def waiting(*, turn, card, places):
    return f"{turn}: {formats.card(card)} ma " + ("1 miejsce" if places == 1 else f"{formats.number(places)} miejsca" if places % 10 >= 2 and places % 10 <= 4 and (places % 100 < 12 or places % 100 > 14) else f"{formats.number(places)} miejsc")


def choose_a_place(card):
    return f"Wybierz miejsce dla {formats.card(card)} strzałkami albo wpisz kartę."


def choose_first(places):
    return "Do wyboru: " + ("1 miejsce" if places == 1 else f"{formats.number(places)} miejsca" if places % 10 >= 2 and places % 10 <= 4 and (places % 100 < 12 or places % 100 > 14) else f"{formats.number(places)} miejsc") + ". Wskaż jedno strzałkami, potem naciśnij Enter."


def play_on(card):
    return f"Zagraj {formats.card(card)} na:"


def play_next_on():
    return "Zagraj następną kartę na:"


def type_a_card():
    return "Wpisz kartę z drzewa, np. 7d, Kier7, Dp (dama pik) lub x1."


def no_card(typed):
    return f"„{typed}” to nie karta. Wpisz kartę z drzewa, np. 7d, Kier7, Dp (dama pik) lub x1."


def not_here(*, card, target):
    return f"Nie możesz zagrać {formats.card(card)} na {formats.card(target)}."


def enter_explains():
    return "Enter wyjaśnia dlaczego."


def move(*, card, target):
    return f"{formats.card(card)} na {formats.card(target)}"


def becomes_child(*, card, member, spouse, number, most):
    return f"{formats.card(card)} to " + ("pierwsze" if number == 1 else "drugie" if number == 2 else "trzecie" if number == 3 else "czwarte" if number == 4 else "piąte") + f" dziecko (najwyżej {most}); rodzice: {formats.card(member)} i {formats.card(spouse)}"


def marries(*, card, target):
    return f"{formats.card(card)} bierze ślub z {formats.card(target)}"


def joins_family(*, card, member, spouse):
    return f"{formats.card(card)} dołącza do rodziny {formats.card(member)} i {formats.card(spouse)}, która może teraz mieć pięcioro dzieci"


def divorces(*, card, member, spouse):
    return f"{formats.card(card)} rozwodzi {formats.card(member)} i {formats.card(spouse)} i zakrywa {formats.card(spouse)}: bez dalszych dzieci"


def kills(*, card, target, single, widowed):
    return f"{formats.card(card)} uśmierca {formats.card(target)}" + (", osobę stanu wolnego" if single else "" if widowed is None else f": {formats.card(widowed)} zostaje bez małżonka, bez dalszych dzieci")


def gain(*, part, points):
    return ("nowe pokolenie" if part == "levels" else "gwiazdy" if part == "celebrity" else "układy") + f" {formats.signed(points)}"


def score_after(*, before, after):
    return f"wynik bez zmian: {formats.number(before)}" if after is None else f"wynik {formats.number(before)} → {formats.number(after)}"


def hint(*, card, target, score, yours, chosen):
    return f"Podpowiedź: {formats.card(card)} na {formats.card(target)}" + ("" if score is None else f", końcowy wynik około {formats.number(score)}") + (", to też twój wybór" if chosen else "" if yours is None else f"; twój: około {formats.number(yours)}")


def played(*, name, card, target, change):
    return f"{formats.name(name)}: {formats.card(card)} na {formats.card(target)}" + ("" if change == 0 else f", {formats.signed(change)}")


def to_the_bottom(*, count, cards):
    return "nie pasuje: " + (("1 karta" if count == 1 else f"{formats.number(count)} karty" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} kart") if cards is None else f"{formats.cards(cards)}")


def news(*, what, skipped):
    return f"{what}; {skipped}"


def opened(*, member, spouse):
    return f"{formats.card(member)} i {formats.card(spouse)} zaczynają drzewo"


def over(alone):
    return ("Partia" if alone else "Runda") + " skończona"


def ended(*, board, leg, points):
    return "Koniec " + ("planszy" if board else "partii" if leg is None else f"rundy {leg}") + ": " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + "."


def computers_score(points):
    return "Wynik komputera: " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + "."


def never_played(*, count, cards):
    return "Wszystkie karty zostały zagrane." if count == 0 else f"1 karta niezagrana: {formats.cards(cards)}" if count == 1 else f"{formats.number(count)} karty niezagrane: {formats.cards(cards)}" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} kart niezagranych: {formats.cards(cards)}"


def beat(*, role, score, maximizer):
    return f"pobij {formats.number(score)}" if role == "maximizer" else f"utrzymaj poniżej {formats.number(score)}" if role == "minimizer" else f"{formats.name(maximizer)} musi pobić {formats.number(score)}"


def beat_in_full(*, role, score, maximizer, minimizer):
    return f"{formats.name(minimizer)} ma {formats.number(score)}. Przy wyższym wyniku wygrywasz; równy to remis." if role == "maximizer" else f"Masz {formats.number(score)}. Jeśli {formats.name(maximizer)} skończy niżej, wygrywasz; równy wynik to remis." if role == "minimizer" else f"{formats.name(minimizer)} ma {formats.number(score)}: {formats.name(maximizer)} wygra wyższym wynikiem; równy to remis."


def decided(*, winner, mine):
    return "remis" if winner is None else "wygrywasz" if mine else f"{formats.name(winner)} wygrywa"


def decided_in_full(*, first, second, winner, mine):
    return f"Runda 1: {formats.number(first)}, runda 2: {formats.number(second)}. Rezultat: " + ("remis" if winner is None else "wygrywasz" if mine else f"{formats.name(winner)} wygrywa") + "."
