# Made from client/text/pl/forms.ftl by `python -m client.catalogue`.


def against(level):
    return f"Zagraj z komputerem ({formats.level(level)})"


def play():
    return "Graj"


def open_room():
    return "Otwórz pokój"


def watch():
    return "Oglądaj"


def show():
    return "Pokaż"


def more_options():
    return "Więcej"


def more_options_value(key):
    return {
        "yes": "pokazane",
        "no": "ukryte",
    }[key]


def more_options_hint():
    return "widzowie, podpowiedzi i inne ustawienia"


def form():
    return "Forma"


def form_name(key):
    return {
        "match": "runda po rundzie",
        "mirror": "obie rundy naraz",
        "together": "razem",
        "race": "jako wyścig",
        "solo": "solo",
    }[key]


def form_hint(key):
    return {
        "match": "w drugiej rundzie zamiana ról",
        "mirror": "mecz lustrzany, na dwóch planszach",
        "together": "wszyscy po jednej stronie",
        "race": "każdy dla siebie, te same karty",
        "solo": "o jak najlepszy wynik",
    }[key]


def bad_form(*, typed, forms):
    return f"Przy tych opcjach forma nie może być „{typed}”: wybierz {formats.either(forms)}."


def no_options(option):
    return f"Ta gra nie ma opcji „{option}” ani żadnych innych."


def unknown_option(*, option, names):
    return f"Ta gra nie ma opcji „{option}”. Jej opcje to {formats.every(names)}."


def bad_value(*, option, value, values):
    return f"Opcja {option} nie może mieć wartości „{value}”: wybierz {formats.either(values)}."


def out_of_range(*, option, value, lowest, highest):
    return f"Opcja {option} nie może mieć wartości {value}: wybierz liczbę od {lowest} do {highest}."


def range(*, lowest, highest):
    return f"od {lowest} do {highest}"


def unknown_role(*, typed, roles):
    return f"Nieznana rola „{typed}”: wybierz {formats.either(roles)}."


def seats():
    return "Miejsca"


def seat_count(count):
    return f"{formats.number(count)} miejsce" if count == 1 else f"{formats.number(count)} miejsca" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} miejsc"


def seats_hint():
    return "łącznie z twoim"


def players():
    return "Gracze"


def players_together(count):
    return "solo albo przeciw sobie" if count == 1 else f"{formats.number(count)} razem"


def which_computer():
    return "Który komputer?"


def computer_sees():
    return "Widzi tylko to, co ty na jego miejscu."


def level():
    return "Poziom"


def computers():
    return "Komputery"


def computer_seats(count):
    return "na żadnym miejscu" if count == 0 else "na jednym miejscu" if count == 1 else f"na {formats.number(count)} miejscach"


def other_seat():
    return "Przeciwnik"


def a_friend():
    return "ktoś znajomy"


def a_friend_hint():
    return "dołączy kodem"


def the_computer(level):
    return f"komputer ({formats.level(level)})"


def player_number(number):
    return f"Gracz {number}"


def pace():
    return "Tempo komputerów"


def pace_usual():
    return "zwykłe"


def pace_usual_hint():
    return "kilka sekund na kartę w wyścigu"


def pace_seconds(seconds):
    return f"{formats.duration(seconds)}"


def pace_seconds_hint():
    return "co najmniej, na każdy ruch"


def number():
    return "Numer rozdania"


def number_random():
    return "puste: losowy"


def number_hidden():
    return "puste: losowy i ukryty"


def number_hint():
    return "Ten sam numer zawsze rozdaje te same karty."


def number_seen():
    return "Ten sam numer zawsze rozdaje te same karty. Widzą go wszyscy gracze."


def bad_number():
    return "Numer rozdania to liczba całkowita od 1 do 999 999 999 999."


def casual():
    return "Partia treningowa"


def scored(key):
    return {
        "no": "zwykła",
        "yes": "treningowa",
    }[key]


def scored_hint(key):
    return {
        "no": "cofasz tylko ruchy, które nic nie odkryły",
        "yes": "cofasz każdy ruch; osobna lista wyników",
    }[key]


def clock():
    return "Zegar"


def own_clock():
    return "Własny zegar"


def clock_preset(key):
    return {
        "none": "brak",
        "move": "30 s na ruch",
        "short": "5 min + 3 s",
        "long": "10 min + 5 s",
        "day": "1 dzień na ruch",
        "days3": "3 dni na ruch",
        "week": "7 dni na ruch",
        "custom": "inny",
    }[key]


def clock_empty():
    return "puste: bez limitu"


def clock_hint():
    return "30: 30 s na ruch; 3d: 3 dni; 5m+3: 5 minut i 3 s więcej za każdy ruch."


def first_leg():
    return "W pierwszej rundzie"


def random_role():
    return "Losowo"


def random_role_hint():
    return "losowane na początku meczu"


def role(key):
    return {
        "maximizer": "Maksymalizuję",
        "minimizer": "Minimalizuję",
        "guesser": "Zgaduję",
        "owner": "Strzegę drzewa",
    }[key]


def role_hint(key):
    return {
        "maximizer": "grasz o wysoki wynik",
        "minimizer": "grasz o niski wynik",
        "guesser": "szukasz drzewa dzięki ocenom prób",
        "owner": "ukrywasz je i oceniasz próby",
    }[key]


def computer_role(key):
    return {
        "maximizer": "Najpierw maksymalizuje",
        "minimizer": "Najpierw minimalizuje",
        "guesser": "Najpierw zgaduje",
        "owner": "Najpierw strzeże drzewa",
    }[key]


def spectators():
    return "Widzowie"


def spectators_value(key):
    return {
        "yes": "dozwoleni",
        "no": "niedozwoleni",
    }[key]


def hints():
    return "Podpowiedzi"


def hints_value(key):
    return {
        "yes": "dozwolone",
        "no": "niedozwolone",
    }[key]


def notes():
    return "Tablica notatek"


def notes_value(key):
    return {
        "yes": "pokazuje, co jest jeszcze możliwe",
        "no": "brak: notuj na własną rękę",
    }[key]
