# Made from client/games/patriarch/text/pl/leg.ftl by `python -m client.catalogue`.


def your_guess():
    return "Twoja próba"


def your_tree():
    return "Twoje drzewo"


def the_tree():
    return "Drzewo"


def last_guess():
    return "Ostatnia oceniona próba"


def all_guesses():
    return "Próby"


def by_player():
    return "Próby według graczy"


def queue():
    return "Kolejka"


def no_guesses():
    return "Nikt jeszcze nie zgadywał."


def grade_meaning():
    return "Ocena liczy karty. Czerwone: na dobrym miejscu. Czarne: w dobrym pokoleniu, pod innym rodzicem. Zakryte: pod dobrym rodzicem, w innym pokoleniu."


def waits():
    return "czeka"


def hidden_guess():
    return "ukryta"


def waits_at(place):
    return f"czeka: {place}. w kolejce"


def guess_number(number):
    return f"Próba {number}"


def graded_count(count):
    return f"ocenione: {formats.number(count)}"


def more_lines(count):
    return f"… jeszcze {formats.number(count)}"


def queue_of(all):
    return f"Kolejka: {formats.number(all)}"


def queue_empty():
    return "pusta"


def tree_hidden():
    return "Drzewo pozostaje ukryte do końca obu rund."


def hidden_from_owner():
    return "Próby i oceny są ukryte: ty też zgadujesz to samo drzewo."


def hidden_from_spectators():
    return "Próby i oceny są ukryte do końca obu rund."


def no_notes():
    return "Tablica notatek jest w tym pokoju wyłączona."


def lay_out(*, suit, open):
    return f"Ułóż drzewo, w kolorze {suit}. Albo zostaw je otwarte." if open else f"Ułóż drzewo, które inni będą zgadywać, w kolorze {suit}."


def ask_leave_open():
    return "Zostawić drzewo otwarte?"


def leave_open_hint():
    return "Możliwe będzie każde drzewo zgodne z dotychczasowymi ocenami."


def is_open(mine):
    return ("Twoje drzewo jest otwarte" if mine else "Drzewo jest otwarte") + ": możliwe jest każde drzewo zgodne z dotychczasowymi ocenami."


def owner_lays(owner):
    return f"{formats.begin(formats.name(owner))} układa drzewo."


def owns(*, mine, owner):
    return "Strzeżesz drzewa." if mine else f"{formats.begin(formats.name(owner))} strzeże drzewa."


def next_graded(*, guesser, tree, grade, mine):
    return f"Następna: {guesser}" + ("" if tree is None else f" {tree}") + ("." if grade is None else f": {grade}.") + (" Ogłoś jej ocenę." if mine else "")


def say_grade(*, guesser, tree):
    return f"Oceń: {guesser} {tree}. Ile kart jest czerwonych, czarnych i zakrytych?"


def typed_grade(typed):
    return f"Czerwone, czarne, zakryte: {typed}"


def room_grades(seconds):
    return f"Pokój ogłosi ją za {formats.duration(seconds)}."


def nothing_waits(names):
    return f"Żadna próba nie czeka na ocenę. Mogą zgadywać: {formats.names(names)}."


def source(key):
    return {
        "number": "O drzewie decyduje numer rozdania.",
        "owner": "Drzewo układa strażnik.",
        "open": "Strażnik może zostawić drzewo otwarte.",
    }[key]


def type_fixed():
    return "Wpisuj wartości kart, linia po linii."


def type_free():
    return "Karta trafia pod kartę w nawiasie (wybór strzałkami). Albo wpisz 3(4 2(5))."


def to_place():
    return "do położenia:"


def enter_guesses(tree):
    return f"Enter zgaduje {tree}."


def enter_lays(tree):
    return f"Enter układa {tree}."


def one_waits():
    return "Twoja próba czeka na ocenę. Ta poczeka do tego czasu."


def two_wait():
    return "Dwie twoje próby są w kolejce. Ta poczeka, aż jedna z nich zostanie oceniona."


def not_laid(owner):
    return f"{formats.begin(formats.name(owner))} najpierw układa drzewo. Twoja próba poczeka do tego czasu."


def guesser_guesses(guesser):
    return f"{formats.begin(formats.name(guesser))} zgaduje."


def out(owner):
    return "Twój czas się skończył: " + ("pokój ocenia za ciebie." if owner else "w tej rundzie nie możesz już zgadywać.")


def hint(*, tree, expected):
    return f"Podpowiedź: zgadnij {tree}, razem około {formats.exact(expected)} próby"


def tree_found(*, name, guesses):
    return f"{formats.begin(formats.name(name))} znajduje drzewo w próbie {formats.number(guesses)}."


def not_found(counts):
    return f"Drzewa nie znaleziono. Wynik rundy: {counts}."


def not_found_in_time(counts):
    return f"Wszystkim zgadującym skończył się czas i drzewa nie znaleziono. Wynik rundy: {counts}."


def key(key):
    return {
        "place": "miejsce",
        "guess": "zgaduj",
        "erase": "usuń",
        "clear": "wyczyść",
        "suit": "kolor",
        "lay_out": "ułóż",
        "copy": "zmień ostatnią",
        "take_hint": "użyj podpowiedzi",
        "announce": "ogłoś",
        "counts": "czerwone, czarne, zakryte",
        "notes": "notatki",
        "by_player": "według graczy",
        "in_order": "po kolei",
        "look": "patrz",
        "continue": "dalej",
    }[key]


def top():
    return "szczyt"


def generation(generation):
    return f"pok. {generation}"
