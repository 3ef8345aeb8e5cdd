# Made from client/text/pl/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout w wierszach tekstu. Wpisz „pomoc”, aby zobaczyć polecenia, albo „zasady”, aby zobaczyć zasady."


def first_offered():
    return "Wpisz „pierwsza”, aby zacząć."


def game(title):
    return f"Wybrana gra: {title}."


def no_game(*, typed, known):
    return f"Nie ma gry „{typed}”. Wybierz {formats.either(known)}."


def how_to_list():
    return "Wpisz „pomoc”, aby zobaczyć polecenia."


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
    return "„gra NAME” pokazuje też ustawienia gry, a samo „gra” – listę gier"


def alone_hint():
    return "„samemu NUMBER” gra ten numer"


def against_hint():
    return "„przeciw LEVEL”, np. „przeciw łatwy”, zaczyna od razu"


def first_game():
    return "Zagraj pierwszą partię solo, z objaśnieniem każdej karty"


def quick_hint():
    return "np. szybki zegar 5m+3"


def daily_hint():
    return "„dzienny komputer” albo „dzienny znajomy”, aby zagrać"


def host_hint():
    return "np. utwórz publiczny: każdy może dołączyć"


def computers():
    return "Oglądaj grę dwóch komputerów"


def computers_hint():
    return "np. komputery mocny łatwy"


def player_hint():
    return "„profil Ben” pokazuje stronę innego gracza"


def matches_hint():
    return "np. „mecze przeciw Ben wygrane”; „starsze” pokazuje więcej"


def versus_hint():
    return "np. porównaj Ben"


def rules_hint():
    return "także „zasady krótko” i „zasady autorzy”"


def cancel():
    return "Wpisz „wstecz”, aby anulować."


def name():
    return "Imię:"


def address():
    return "Adres i kod, a po nim kod miejsca, aby przenieść tu swoje miejsce:"


def source():
    return "Plik, adres w sieci albo pokój:"


def option(*, label, values, usual):
    return f"{label}: {formats.either(values)} (puste: {usual}):"


def form():
    return "Runda po rundzie czy obie naraz na dwóch planszach: mecz lub lustrzany (puste: mecz):"


def seats():
    return "Miejsca, od 2 do 48 (puste: 2):"


def number():
    return "Numer rozdania (puste: losowy i ukryty):"


def clock():
    return "Zegar: 30, 5m+3, 10m+5, 1d, 3d, 7d lub inny (puste: bez zegara):"


def spectators():
    return "Wpuszczać widzów? tak lub nie (puste: tak):"


def hints():
    return "Podpowiedzi dla obojga? tak lub nie (puste: nie):"


def hints_alone():
    return "Podpowiedzi dla ciebie? tak lub nie (puste: nie):"


def role(roles):
    return f"Pierwsza rola, {formats.either(roles)} (puste: losowo; w rewanżu zamiana):"


def level_title():
    return "Jak mocny ma być komputer?"


def level():
    return "Poziom (puste: łatwy):"


def two_levels():
    return "Dwa poziomy, np. mocny łatwy, a jeśli chcesz, także numer rozdania:"


def no_level(*, typed, levels):
    return f"Nie ma poziomu „{typed}”. Wybierz {formats.either(levels)}."


def not_alone(title):
    return "Z tymi opcjami gra wymaga przeciwnika." if title is None else f"{formats.name(title)} wymaga dwóch graczy. Wpisz „przeciw” albo „utwórz”."


def settings_usage():
    return "Ustawienia, wpisywane po „utwórz” lub „przeciw”, np. „utwórz numer 7 zegar 5m+3”:"


def settings_usage_here():
    return "Wpisz „ustawienia”, nazwy i wartości, np. „ustawienia numer 7 zegar 5m+3”:"


def setting_values(key):
    return {
        "number": "numer rozdania albo losowy",
        "clock": "30 (sekundy na ruch), 5m+3 (minuty na rundę i sekundy na ruch), 3d (dni), brak",
        "form": "mecz albo lustrzany: obie rundy naraz, na dwóch planszach",
        "seats": "liczba miejsc",
        "pace": "ile sekund trwa ruch komputera, od 1 do 60, albo zwykle",
        "on-off": "włącz lub wyłącz",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}; w rewanżu zamiana ról"


def settings_to_host(levels):
    return f"Po „utwórz” można też wpisać: „server ADDRESS”; „komputery” i ich liczbę; „poziom {formats.either(levels)}”."


def settings_to_host_two():
    return "Po „utwórz” można też wpisać: „server ADDRESS”."


def bad_setting(*, name, values):
    return f"Po „{name}” wpisz jedną z tych wartości: {values}."


def no_setting(*, typed, names):
    return f"Nie ma tu ustawienia „{typed}”. Ustawienia to {formats.every(names)}."
