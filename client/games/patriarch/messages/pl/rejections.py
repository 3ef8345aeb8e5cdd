# Made from client/games/patriarch/text/pl/rejections.ftl by `python -m client.catalogue`.


def number_gives_tree():
    return "O drzewie decyduje numer rozdania, więc nikt go nie układa."


def tree_laid_already():
    return "Drzewo jest już ułożone. Nie można go zmienić."


def tree_not_open():
    return "W tym pokoju trzeba ułożyć drzewo przed pierwszą próbą."


def owner_guesses():
    return "Znasz drzewo, więc go nie zgadujesz."


def grades_itself():
    return "We dwoje próby są oceniane automatycznie."


def only_owner_grades():
    return "Oceny ogłasza tylko strażnik."


def grade_missing():
    return "Podaj ocenę: policz karty czerwone, czarne i zakryte."


def grade_too_low(*, part, card):
    return "Na pewno? " + (f"{card} jest na dobrym miejscu." if part == "red" else f"{card} jest w dobrym pokoleniu, pod innym rodzicem." if part == "black" else f"{card} jest pod dobrym rodzicem, w innym pokoleniu.")


def grade_too_high(part):
    return "Na pewno? " + ("Mniej kart jest na dobrym miejscu." if part == "red" else "Mniej kart jest w dobrym pokoleniu pod innym rodzicem." if part == "black" else "Mniej kart jest pod dobrym rodzicem w innym pokoleniu.")


def open_tree_grades():
    return "Twoje drzewo jest otwarte, więc oceny wynikają jedna z drugiej. Ogłoś ocenę."


def not_a_grade(example):
    return f"Ocena to trzy liczby: czerwone, czarne i zakryte, np. {example}."


def guess_waiting():
    return "Twoja próba czeka na ocenę. Zgaduj znowu, gdy zostanie oceniona."


def tree_not_laid():
    return "Nie można jeszcze ocenić żadnej próby. Najpierw ułóż drzewo."


def card_not_in_family(*, card, first, last):
    return f"{card} nie należy do tej rodziny. Jej karty to {first} do {last}."


def card_repeated(card):
    return f"{card} jest w drzewie więcej niż raz. Użyj każdej karty raz."


def card_missing(*, card, first, last):
    return f"Brakuje {card}. W drzewie musi być każda karta od {first} do {last}."


def several_tops(cards):
    return f"Na szczycie może być tylko jedna karta, nie {formats.every(cards)}."


def other_shape(*, shape, own):
    return f"To drzewo ma kształt {own}. Drzewa tej rodziny mają kształt {shape}."


def too_many_generations(*, most, generations):
    return f"Liczba pokoleń tego drzewa to {formats.number(generations)}. W tej rodzinie najwyżej {formats.number(most)}."


def owner_lays_first():
    return "Strażnik nie ułożył jeszcze drzewa. Poczekaj na nie."


def no_guess_to_grade():
    return "Żadna próba nie czeka na ocenę."


def guessing_time_over():
    return "Twój czas się skończył. W tej rundzie nie możesz już zgadywać."


def guesses_waiting():
    return "Dwie twoje próby czekają na oceny. Poczekaj, aż jedna zostanie oceniona."


def tree_sign(*, sign, example):
    return f"„{sign}” jest w złym miejscu. Zapisz drzewo tak jak {example}."


def tree_too_large(example):
    return f"To drzewo ma więcej kart niż jeden kolor. Zapisz je tak jak {example}."


def tree_not_closed(example):
    return f"W tym drzewie brakuje zamknięcia nawiasu. Zapisz je tak jak {example}."


def tree_without_cards(example):
    return f"W tym drzewie nie ma kart. Zapisz je tak jak {example}."


def not_a_suit(sign):
    return f"„{sign}” to nie kolor. Wpisz C, D, H lub S przed drzewem."
