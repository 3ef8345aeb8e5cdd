# Made from client/text/pl/record_faults.ftl by `python -m client.catalogue`.


def leg(number):
    return f"runda {number}"


def move(number):
    return f"ruch {number}"


def incident(number):
    return f"zdarzenie {number}"


def line(line):
    return f"wiersz {line}"


def record(record):
    return f"zapis {record}"


def whole(key):
    return {
        "record": "zapis",
        "leg": "runda",
        "move": "ruch",
        "incident": "zdarzenie",
    }[key]


def at_place(*, place, fault):
    return f"{place}: {fault}"


def packed_cut():
    return "urywa się i nie da się go rozpakować"


def packed_damaged():
    return "jest uszkodzony i nie da się go rozpakować"


def not_utf8(byte):
    return f"jego bajt {byte} to nie UTF-8"


def half_surrogate():
    return "zawiera połowę pary zastępczej, a to nie jest znak"


def cut(characters):
    return "urywa się po " + (f"{formats.number(characters)} znaku" if characters == 1 else f"{formats.number(characters)} znakach")


def not_json(*, line, character):
    return "to nie JSON: zobacz " + ("" if line is None else f"wiersz {line}, ") + f"znak {character}"


def nested():
    return "jest zagnieżdżony o wiele głębiej niż jakikolwiek zapis"


def line_too_long(most):
    return f"jest dłuższy niż {formats.number(most)} B, dłuższy niż jakikolwiek zapis"


def file_too_long(most):
    return f"jest dłuższy niż {formats.number(most)} B. Umieść każdy zapis w osobnym wierszu"


def name_twice(name):
    return f"nazwa {name} występuje dwa razy w jednym obiekcie"


def long_integer(digits):
    return f"zawiera zbyt długą liczbę jak na zapis (cyfry: {formats.number(digits)})"


def large_number(number):
    return f"zawiera zbyt dużą liczbę {number}"


def no_number(name):
    return f"zawiera {name}, a to w JSON nie jest liczba"


def empty_file():
    return "plik jest pusty"


def no_such_record(*, index, records):
    return f"w pliku nie ma zapisu {index}; liczba zapisów: {formats.number(records)}"


def differs(*, value, found, expected, source):
    return f"{value} to {found}, " + ("runda 1 ma" if source == "first_leg" else "jej numer i sól dają" if source == "commitment" else "po kolei powinno być" if source == "order" else "po zamianie z rundy 1 powinno być" if source == "swapped" else "według miejsc powinno być" if source == "seat" else "jej numer rozdaje" if source == "deal" else "reszta zapisu daje" if source == "digest" else "ta wersja czyta" if source == "format" else "ta wersja ma" if source == "version" else "w pełnym zapisie to" if source == "options" else "zapisuje się to" if source == "notation" else "dla miejsca, któremu skończył się czas, powinno być" if source == "auto" else "zasady dają") + f" {expected}"


def differs_missing(*, value, expected, source):
    return f"brakuje {value}, " + ("runda 1 ma" if source == "first_leg" else "jej numer i sól dają" if source == "commitment" else "po kolei powinno być" if source == "order" else "po zamianie z rundy 1 powinno być" if source == "swapped" else "według miejsc powinno być" if source == "seat" else "jej numer rozdaje" if source == "deal" else "reszta zapisu daje" if source == "digest" else "ta wersja czyta" if source == "format" else "ta wersja ma" if source == "version" else "w pełnym zapisie to" if source == "options" else "zapisuje się to" if source == "notation" else "dla miejsca, któremu skończył się czas, powinno być" if source == "auto" else "zasady dają") + f" {expected}"


def differs_length(*, value, items, right, source):
    return f"liczba elementów w {value} to {formats.number(items)}, " + ("runda 1 ma" if source == "first_leg" else "jej numer i sól dają" if source == "commitment" else "po kolei powinno być" if source == "order" else "po zamianie z rundy 1 powinno być" if source == "swapped" else "według miejsc powinno być" if source == "seat" else "jej numer rozdaje" if source == "deal" else "reszta zapisu daje" if source == "digest" else "ta wersja czyta" if source == "format" else "ta wersja ma" if source == "version" else "w pełnym zapisie to" if source == "options" else "zapisuje się to" if source == "notation" else "dla miejsca, któremu skończył się czas, powinno być" if source == "auto" else "zasady dają") + f" {formats.number(right)}"


def missing(value):
    return f"brakuje {value}"


def unknown_name(value):
    return f"{value} to nieznana nazwa"


def no_such_time(*, value, found):
    return f"{value} to {found}, a taki czas nie istnieje"


def not_one_of(*, value, found, values):
    return f"{value} to {found}, powinno być {formats.either(values)}"


def wrong_format(*, value, found, format):
    return f"{value} to {found}, powinno być " + ("id gracza z 16 znaków albo computer: i poziom" if format == "player" else "nazwą poziomu, małymi literami" if format == "level" else "czasem takim jak 2026-11-21T10:00:00Z" if format == "time" else "64 małymi cyframi szesnastkowymi" if format == "sha256" else "32 małymi cyframi szesnastkowymi")


def wrong_type(*, value, found, type):
    return f"{value} to {found}, powinno być " + ("liczbą całkowitą" if type == "integer" else "liczbą" if type == "number" else "true albo false" if type == "boolean" else "tekstem" if type == "text" else "listą" if type == "list" else "ścieżką" if type == "path" else "obiektem")


def outside_limit(*, value, found, bound, limit):
    return f"{value} to {found}, powinno być " + (f"co najmniej {limit}" if bound == "least" else f"najwyżej {limit}" if bound == "most" else f"więcej niż {limit}" if bound == "more" else f"mniej niż {limit}")


def empty(*, value, found):
    return f"{value} to {found}, a nie powinno być puste"


def invalid(*, value, found):
    return f"{value} to {found}, a to niedozwolone"


def unknown_game(*, found, games):
    return f"game to {found}, powinno być {formats.either(games)}"


def package_missing(*, found, provider):
    return f"game to {found}, z pakietu {provider}: najpierw go zainstaluj"


def wrong_form(*, found, forms):
    return f"form to {found}, przy tych opcjach powinno być {formats.either(forms)}"


def wrong_seats(*, items, fewest, most, exact):
    return f"liczba elementów w seats to {formats.number(items)}, miejsc w grze jest " + (f"{formats.number(most)}" if exact else f"od {formats.number(fewest)} do {formats.number(most)}")


def wrong_legs(*, items, right):
    return f"liczba elementów w legs to {formats.number(items)}, rund w meczu jest {formats.number(right)}"


def wrong_roles(*, found, roles):
    return f"roles to {found}, powinno dawać {formats.names(roles)}, po jednej na miejsce"


def not_casual():
    return "casual to true, ale treningowa może być tylko partia solo w grze bez własnego cofania"


def needless_commitment():
    return "podano commitment, ale w grze solo nic nie jest ukryte"


def commitment_missing():
    return "commitment to null, ale runda 1 była grana na ukrytym numerze"


def after_match(*, value, leg, moves):
    return f"{value} jest zbędne: mecz skończył się w rundzie {leg}, po " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchach")


def after_leg(*, value, moves):
    return f"{value} jest zbędne: runda skończyła się po " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchach")


def match_ends_again(*, leg, moves):
    return f"jej zdarzenia kończą mecz, ale skończył się on w rundzie {leg}, po " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchach")


def move_missing(*, value, seats):
    return f"brakuje {value}: kolej ma miejsce {formats.either(seats)}"


def move_missing_before(*, value, incident, moves):
    return f"brakuje {value}: zdarzenie {incident} nastąpiło po " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchach")


def board_ahead(*, value, leg, steps):
    return f"brakuje {value}: runda {leg} wyprzedza (kroki: {formats.number(steps)})"


def other_leg(*, value, found, seat):
    return f"{value} to {found}, ale to runda miejsca {seat}"


def not_its_turn(*, value, found, seats):
    return f"{value} to {found}, ale kolej ma miejsce {formats.either(seats)}"


def move_refused(*, value, found, why):
    return f"{value} to {found}, a zasady tego nie dopuszczają: {why}"


def not_automatic():
    return "auto to true, ale pokój nie wykonuje takiego ruchu"


def automatic():
    return "brakuje auto: pokój gra za miejsce, któremu skończył się czas"


def player_left(found):
    return f"seat to {found}, ale tego gracza nie było już w meczu"


def nothing_shown(value):
    return f"{value} to true, ale cofnięte ruchy nic nie odkryły"


def wrong_ply(*, value, found, moves):
    return f"{value} to {found}, ale liczba zagranych ruchów to {formats.number(moves)}"


def wrong_leaving(*, value, found, right, players):
    return f"{value} to {found}, przy liczbie graczy {formats.number(players)} powinno być {right}"


def impossible_incident(*, value, found, seat, moves):
    return f"{value} to {found} dla miejsca {seat}, a to niemożliwe po " + (f"{formats.number(moves)} ruchu" if moves == 1 else f"{formats.number(moves)} ruchach")


def verified(records):
    return f"{formats.number(records)} zapis sprawdzony." if records == 1 else f"{formats.number(records)} zapisy sprawdzone." if records % 10 >= 2 and records % 10 <= 4 and (records % 100 < 12 or records % 100 > 14) else f"{formats.number(records)} zapisów sprawdzonych."


def failed(*, bad, records):
    return f"Zapisy z błędem: {formats.number(bad)} z {formats.number(records)}."


def stopped(bad):
    return "Przerwano po " + (f"{formats.number(bad)} błędzie" if bad == 1 else f"{formats.number(bad)} błędach") + ": reszty pliku nie sprawdzono."


def none_found():
    return "Plik jest pusty. Powinien zawierać zapis, listę zapisów albo jeden zapis w wierszu."
