# Made from client/games/happy_graphs/text/pl/line.ftl by `python -m client.catalogue`.


def board_command():
    return "narysuj plansze"


def cards_command():
    return "opisz każdą kartę na planszach"


def hands_command():
    return "pokaż widoczne ręce"


def undo_command():
    return "cofnij swój ostatni krok w łamigłówce"


def redo_command():
    return "ponów to, co cofnięte"


def moves_help():
    return "liczba albo ruch, np. 3h n50: zagraj to"


def only_in_puzzle():
    return "tylko w łamigłówce"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Runda {leg} z {legs}: {who}; {number}."


def alone():
    return "solo"


def player_with_role(*, name, role):
    return f"{formats.name(name)} {role}"


def your_turn(*, cards, points, stock):
    return f"Twoja kolej, ręka: {cards}. Nieszczęśliwe: {formats.number(points)}, {stock}."


def their_turn(*, turn, points, stock):
    return f"{formats.begin(turn)}. Nieszczęśliwe: {formats.number(points)}, {stock}."


def puzzle_turn(*, cards, points):
    return f"W ręce: {cards}. Nieszczęśliwe: {formats.number(points)}."


def puzzle_help():
    return "Wpisz „ruchy” i wartość, aby zobaczyć, gdzie może trafić taka karta, albo ruch: 3h n50, „zabierz n50” lub „gotowe”."


def score(*, points, parts, stock, rest):
    return f"Nieszczęśliwe {formats.number(points)}: {parts}; {stock}; jeszcze przyjdą: {rest}."


def none():
    return "żadne"


def hand(*, name, cards, turn):
    return f"{formats.name(name)}: {cards}" + (" (ma ruch)" if turn else "")


def legend():
    return "Na planszy: 3H2 to 3, której brakuje dwóch sąsiadów, (3H) jest szczęśliwa, 3H2! nie może już być szczęśliwa, # to mur, + to wolne pole obok karty, a < > oznacza ostatnio zagraną kartę."


def computers_board(*, number, points):
    return f"Plansza komputera, numer {formats.game_number(number)}, nieszczęśliwe karty: {formats.number(points)}."


def no_such_move(*, number, last):
    return "Nie ma teraz ruchu do wyboru numerem." if last == 0 else f"Nie ma ruchu {number}. Wpisz liczbę od 1 do {last} albo ruch, np. 3h n50."


def expected(*, move, points):
    return f"{move} ({formats.exact(points)})"


def hint(*, best, others):
    return f"Podpowiedź: {best}" + ("" if others is None else f"; inne ruchy: {others}") + ". W nawiasach: spodziewana na końcu liczba nieszczęśliwych kart."
