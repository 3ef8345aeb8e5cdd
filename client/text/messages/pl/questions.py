# Made from client/text/pl/questions.ftl by `python -m client.catalogue`.


def takeback_title():
    return "Cofnąć ostatni ruch?"


def takeback_reveals():
    return "Jeśli ten ruch odkrył kartę, mecz będzie rankingowy tylko przy twojej przegranej, a runda nie da rekordu."


def take_back():
    return "Cofnij"


def keep_playing():
    return "Graj dalej"


def resign_title():
    return "Poddać mecz?"


def resign_text(opponent):
    return f"{formats.begin(formats.name(opponent))} wygra mecz."


def resign():
    return "Poddaj"


def leave_match_title():
    return "Opuścić mecz?"


def leave_match_text():
    return "Pozostali grają dalej i mogą oddać twoje miejsce komputerowi albo komuś innemu. Do tego czasu możesz wrócić."


def leave_race_text():
    return "Pozostali grają dalej bez ciebie. Twój stół kończy grę tak, jak jest."


def absent_title(names):
    return f"Grać dalej? Brakuje: {formats.names(names)}"


def absent_text(name):
    return f"Jeśli dalej zagra komputer, {formats.name(name)} może w każdej chwili wrócić na swoje miejsce."


def absent_text_many():
    return "Komputer zagra dalej, jeśli wszyscy pozostali się zgodzą. Nieobecni mogą w każdej chwili wrócić."


def computer_plays(level):
    return f"Niech dalej gra komputer ({formats.level(level)})"


def claim():
    return "Ogłoś zwycięstwo"


def claim_hint():
    return "mecz się kończy i wygrywasz"


def keep_waiting():
    return "Czekaj dalej"


def absent_which():
    return "Kogo zastąpić?"


def seat_title():
    return "O czyje miejsce prosisz?"


def seat_text():
    return "Zagrasz tam dalej, jeśli wszyscy się zgodzą."


def replacement_title():
    return "Zgodzić się na zastępstwo?"


def decide_later():
    return "Zdecyduj później"


def nobody():
    return "Nikt"


def computer_title():
    return "Który komputer?"


def computer_text():
    return "Jest zawsze gotowy i gra, gdy ktoś jest w pokoju. Zwolnij jego miejsce, aby wpuścić kogoś innego."


def computers_title():
    return "Ile komputerów?"


def computers_text():
    return "Zwolnij miejsce, aby wpuścić na nie kogoś innego."


def computer_in_one_seat():
    return "Na jednym wolnym miejscu"


def computer_in_all_seats(free):
    return f"Na wszystkich wolnych miejscach ({formats.number(free)})"


def free_title():
    return "Które miejsce zwolnić?"


def free_text():
    return "Ta osoba zostaje i ogląda, jeśli widzowie są dozwoleni. Miejsce może potem zająć każdy."


def remove_title():
    return "Kogo usunąć?"


def remove_text():
    return "Ta osoba nie może wrócić do tego pokoju. Jej miejsce się zwolni."


def owner_title():
    return "Kto ma zostać gospodarzem?"


def owner_text():
    return "Gospodarz wybiera, w co gracie. Zachowujesz swoje miejsce."
