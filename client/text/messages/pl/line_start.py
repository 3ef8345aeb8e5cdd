# Made from client/text/pl/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout w wierszach tekstu. Wpisz help, aby zobaczyć polecenia, albo rules, aby zobaczyć zasady."


def first_offered():
    return "Wpisz first, aby zacząć."


def game(title):
    return f"Wybrana gra: {title}."


def no_game(*, typed, known):
    return f"Nie ma gry „{typed}”. Wybierz {formats.either(known)}."


def how_to_list():
    return "Wpisz help, aby zobaczyć polecenia."


def all_commands():
    return "Więcej poleceń"


def all_commands_hint():
    return "publiczne pokoje, wyzwania, wyniki, rekordy"


def none_unfinished():
    return "Nie masz niedokończonych partii."


def choice(*, command, does, hint):
    return f"{command}: {does}" + ("" if hint is None else f" ({hint})")


def setting(*, name, value, values):
    return f"{name} {value} ({values})"


def choose_game():
    return "Wybierz grę"


def choose_game_hint():
    return "game NAME pokazuje też ustawienia gry, samo game – listę gier"


def alone_hint():
    return "alone NUMBER gra ten numer"


def against_hint():
    return "against LEVEL, np. against easy, zaczyna od razu"


def first_game():
    return "Zagraj pierwszą partię solo, z objaśnieniem każdej karty"


def quick_hint():
    return "np. quick clock 5m+3"


def daily_hint():
    return "daily computer albo daily friend, aby zagrać"


def host_hint():
    return "np. host public: każdy może dołączyć"


def computers():
    return "Oglądaj grę dwóch komputerów"


def computers_hint():
    return "np. computers strong easy"


def player_hint():
    return "player Ben pokazuje stronę innego gracza"


def matches_hint():
    return "np. matches against Ben won; older pokazuje więcej"


def versus_hint():
    return "np. versus Ben"


def rules_hint():
    return "także rules short i rules credits"


def cancel():
    return "Wpisz back, aby anulować."


def name():
    return "Imię:"


def address():
    return "Adres i kod, a po nim kod miejsca, aby przenieść tu swoje miejsce:"


def source():
    return "Plik, adres w sieci albo pokój:"


def option(*, label, values, usual):
    return f"{label}: {formats.either(values)} (puste: {usual}):"


def form():
    return "Runda po rundzie czy obie naraz na dwóch planszach: match lub mirror (puste: match):"


def seats():
    return "Miejsca, od 2 do 48 (puste: 2):"


def number():
    return "Numer rozdania (puste: losowy i ukryty):"


def clock():
    return "Zegar: 30, 5m+3, 10m+5, 1d, 3d, 7d lub inny (puste: bez zegara):"


def spectators():
    return "Wpuszczać widzów? yes lub no (puste: yes):"


def hints():
    return "Podpowiedzi dla obojga? yes lub no (puste: no):"


def hints_alone():
    return "Podpowiedzi dla ciebie? yes lub no (puste: no):"


def role(roles):
    return f"Pierwsza rola, {formats.either(roles)} (puste: losowo; w rewanżu zamiana):"


def level_title():
    return "Jak mocny ma być komputer?"


def level():
    return "Poziom (puste: easy):"


def two_levels():
    return "Dwa poziomy, np. strong easy, a jeśli chcesz, także numer rozdania:"


def no_level(*, typed, levels):
    return f"Nie ma poziomu „{typed}”. Wybierz {formats.either(levels)}."


def not_alone():
    return "Z tymi opcjami gra wymaga przeciwnika."


def settings_usage():
    return "Ustawienia, wpisywane po host lub against, np. host number 7 clock 5m+3:"


def settings_usage_here():
    return "Wpisz settings, nazwy i wartości, np. settings number 7 clock 5m+3:"


def setting_values(key):
    return {
        "number": "numer rozdania albo random",
        "clock": "30 (sekundy na ruch), 5m+3 (minuty na rundę i sekundy na ruch), 3d (dni), none",
        "form": "match albo mirror: obie rundy naraz, na dwóch planszach",
        "seats": "liczba miejsc",
        "pace": "ile sekund trwa ruch komputera, od 1 do 60, albo usual",
        "on-off": "on lub off",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}; w rewanżu zamiana ról"


def settings_to_host(levels):
    return f"Po host można też wpisać: server ADDRESS; computers i ich liczbę; level {formats.either(levels)}."


def settings_to_host_two():
    return "Po host można też wpisać: server ADDRESS."


def bad_setting(*, name, values):
    return f"Po „{name}” wpisz jedną z tych wartości: {values}."


def no_setting(*, typed, names):
    return f"Nie ma tu ustawienia „{typed}”. Ustawienia to {formats.every(names)}."
