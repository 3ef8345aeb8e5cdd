# Made from client/games/grandmas_game/text/pl/line.ftl by `python -m client.catalogue`.


def board_command():
    return "opisz swój stół"


def dealing_command():
    return "pokaż rozdanie, do pierwszego ruchu"


def safe_command():
    return "zagraj bezpieczną kartę, ostatnią swojego rodzaju; „włącz”: graj wszystkie automatycznie"


def undo_command():
    return "cofnij swój ostatni ruch"


def redo_command():
    return "ponów to, co cofnięte"


def moves_help():
    return "liczba albo ruch, np. 5 kier w górę, 8h w dół, h w górę na w dół, rozdaj, ułóż 8h 3c, podejrzyj 5 lub poddaj: zagraj to"


def no_undo_in_race():
    return "w wyścigu nie cofa się ruchów"


def begins(*, who, number):
    return f"{formats.begin(who)}; {number}."


def alone():
    return "solo"


def dealing_can_be_seen():
    return "Karty są rozdane. Wpisz „rozdanie”, aby zobaczyć jak, do pierwszego ruchu."


def turn(*, points, stock, made):
    return f"Na bazach {formats.number(points)} ze 104 kart, {stock}; {made}."


def their_turn(turn):
    return f"{formats.begin(turn)}."


def stuck():
    return "Utknięcie: talon jest pusty i żadnej karty nie da się zagrać. Wpisz „cofnij” albo „poddaj”."


def score(*, parts, stock, made, score):
    return f"{score}: {parts}; {stock}; {made}."


def no_news():
    return "Przy twoim stole nic jeszcze nie zagrano."


def computers_table(*, number, points):
    return f"Stół komputera, numer {formats.game_number(number)}, " + (f"{formats.number(points)} karta" if points == 1 else f"{formats.number(points)} karty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} kart") + ":"


def piles(piles):
    return f"Stosy: {piles}"


def pile(*, pile, card, under, size):
    return f"{pile} {formats.card(card)}" + ("" if under is None else f" nad {formats.card(under)}") + f" ({formats.number(size)})"


def pile_empty(*, pile, away):
    return f"{pile} w warsztacie" if away else f"{pile} pusty"


def foundations(foundations):
    return "Bazy: puste." if foundations is None else f"Bazy: {foundations}."


def foundation(*, foundation, card):
    return f"{foundation} {formats.card(card)}"


def workspace(*, pile, cards):
    return f"Warsztat, stos {pile}, od spodu do wierzchu: " + ("pusty" if cards is None else f"{cards}") + "."


def rounds_help():
    return "Każdy wiersz to jedno okrążenie trzynastu stosów, od A do K. + to zakryta karta rozdana na talon. Wpisz „rozdanie” i numer, aby zobaczyć okrążenie karta po karcie."


def move(*, number, move, safe):
    return f"{number}. {move}" + (" (bezpieczna)" if safe else "")


def nothing_to_play():
    return "Nie możesz teraz nic zagrać, ale możesz zmienić kolejność w warsztacie."


def order_help():
    return "Aby położyć karty na wierzchu warsztatu, wpisz „ułóż” i ich nazwy, od najniższej, np. „ułóż 8h 3c”."


def no_such_move(*, number, last):
    return f"Nie ma ruchu {number}. Wpisz liczbę od 1 do {last} albo ruch, np. 5 kier w górę."


def no_safe_card():
    return "Żadnej karty nie można zagrać bezpiecznie."


def wrong_order():
    return "Niektórych z tych kart nie ma w warsztacie. Podaj karty, które tam są, od najniższej, np. „ułóż 8h 3c”."


def expected(*, move, cards):
    return f"{move} ({formats.number(cards)})"


def hint(*, best, others):
    return f"Podpowiedź: {best}" + ("" if others is None else f"; inne ruchy: {others}") + ". W nawiasach: spodziewana na końcu liczba kart na bazach."
