# Made from client/games/poker_solitaire/text/pl/line.ftl by `python -m client.catalogue`.


def board_command():
    return "narysuj kwadraty, rozdane karty i pola odrzutów"


def lines_command():
    return "nazwij każdy wiersz i kolumnę, z punktami"


def moves_help():
    return "ruch, np. QH c3 lub c3 x1, albo samo pole: zagraj tam"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Runda {leg} z {legs}: {who}; {number}."


def alone():
    return "solo"


def player(*, name, role, you, computer):
    return f"{formats.name(name)}" + ("" if role is None else f" {role}") + (" (ty)" if you else "") + ("" if computer is None else f" ({computer})")


def matrix(*, number, title):
    return f"kwadrat {number}, {title}"


def matrix_rules(*, matrix, rules):
    return f"{matrix}: {rules}"


def rules(*, touching, moves, twelve, scoring):
    return ("karty muszą stykać się bokiem" if touching == "edges" else "karty muszą stykać się bokiem lub rogiem" if touching == "corners" else "karty mogą trafić gdziekolwiek") + (", położone karty można przesuwać" if moves else "") + (", przekątne się liczą" if twelve else "") + ", " + ("punkty angielskie" if scoring == "english" else "punkty amerykańskie" if scoring == "american" else "wszystkie pięć wierszy musi być układami pat" if scoring == "pat" else "własne punkty")


def matrix_and_score(*, matrix, score):
    return f"{matrix}: {score}"


def matrix_heading(matrix):
    return f"{matrix}:"


def turn(*, turn, cards, score, stock):
    return f"{formats.begin(turn)}: " + ("nie ma już kart" if cards is None else f"rozdane {formats.cards(cards)}") + f". {score}; {stock}."


def race():
    return "Wyścig"


def can_pass():
    return "Możesz spasować: wpisz „pas”."


def can_end():
    return "Twój kwadrat jest pełny: wpisz „koniec”, aby zakończyć wyścig."


def goes_to(*, card, squares, rejects):
    return f"{formats.card(card)} może trafić na {formats.either(squares)}" + ("" if rejects is None else f" albo jako odrzut na {formats.either(rejects)}") + "."


def can_be_rejected(*, card, rejects):
    return f"{formats.card(card)} może trafić tylko jako odrzut na {formats.either(rejects)}."


def any_square():
    return "dowolne wolne pole"


def any_square_of(matrix):
    return f"dowolne wolne pole ({matrix})"


def card_at(*, card, place):
    return f"{formats.card(card)} na {place}"


def can_pick_up(cards):
    return f"Możesz też przesunąć {formats.either(cards)}."


def can_pick_up_many(*, cards, place):
    return f"Możesz też przesunąć położoną kartę. Tyle kart może gdzieś trafić: {formats.number(cards)}. Wpisz „ruchy” i jej pole, np. „ruchy {place}”."


def no_moves():
    return "Nie masz teraz ruchów."


def too_many():
    return "Położone karty można przesuwać, więc ruchów jest za dużo, by je wypisać."


def many(*, moves, card):
    return f"Liczba ruchów: {formats.number(moves)}. Wpisz „ruchy” i kartę, np. „ruchy {card}”, aby zobaczyć ruchy tej karty."


def move(*, number, move, score):
    return f"{number}. {move}" + ("" if score is None else f"; {score}")


def no_such_move(*, number, last):
    return "Nie ma teraz ruchu do wyboru numerem. Wpisz ruch, np. QH c3." if last == 0 else f"Nie ma ruchu {number}. Wpisz liczbę od 1 do {last} albo ruch, np. QH c3."


def not_to_pick_up(typed):
    return f"Nie możesz teraz podnieść „{typed}”."


def expected(*, move, expected):
    return f"{move} ({expected})"


def hint(*, best, others):
    return f"Podpowiedź: {best}" + ("" if others is None else f"; inne ruchy: {others}") + ". W nawiasach: wynik spodziewany na końcu."


def computers_matrix(*, number, score):
    return f"Kwadrat komputera, numer {formats.game_number(number)}, {score}:"


def legend():
    return "Na planszy: -- to wolne pole, + wolne pole, które przyjmie pierwszą rozdaną kartę, < > oznacza ostatnio zagraną kartę."


def dealt(cards):
    return "rozdane: " + ("brak" if cards is None else f"{cards}")


def rejects(squares):
    return f"odrzuty: {squares}"
