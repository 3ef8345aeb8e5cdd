# Made from client/text/pl/start.ftl by `python -m client.catalogue`.


def title():
    return "Turnabout"


def subtitle():
    return "Dwoje graczy gra dwa razy tymi samymi kartami: jedno o wysoki wynik, drugie o niski. Potem zamiana."


def choice(key):
    return {
        "guided": "Twoja pierwsza partia",
        "learn": "Nauka",
        "alone": "Graj solo",
        "computer": "Graj z komputerem",
        "host": "Otwórz pokój",
        "friend": "Graj ze znajomym",
        "find": "Znajdź grę",
        "daily": "Numer dnia",
        "join": "Dołącz do pokoju",
        "watch": "Oglądaj",
        "computers": "Oglądaj grę komputerów",
        "record": "Obejrzyj mecz ponownie",
        "standings": "Klasyfikacja",
        "player": "Twoja strona",
        "scores": "Rekordy",
        "number": "Numery rozdań",
        "rules": "Jak grać",
        "settings": "Ustawienia",
        "quit": "Zakończ",
    }[key]


def hint(key):
    return {
        "guided": "ucz się, grając: każda karta jest objaśniona",
        "learn": "pierwsza partia z objaśnieniem każdej karty",
        "alone": "o jak najlepszy wynik, na dowolnym rozdaniu",
        "computer": "z jednym lub kilkoma, na wybranym poziomie",
        "host": "ktoś znajomy dołączy kodem",
        "friend": "otwórz pokój i wyślij link",
        "find": "publiczne pokoje i szybkie mecze",
        "daily": "jedna próba dziennie, numer wspólny dla wszystkich",
        "join": "z adresem i kodem od kogoś znajomego",
        "watch": "grę komputerów albo mecz jeszcze raz",
        "computers": "popatrz, jak grają",
        "record": "z zapisu, czyli pliku",
        "standings": "najlepsi gracze, według meczów",
        "player": "twoje mecze, wyniki i zapisy",
        "scores": "twoje dziesięć najlepszych partii solo",
        "number": "najlepsze wyniki numeru",
        "rules": "zasady, pierwsza partia z pomocą, twórcy",
        "settings": "imię, kolory, liczby, dźwięki",
    }[key]


def game(title):
    return f"Gra: {formats.name(title)}"


def not_alone(title):
    return f"{formats.name(title)} wymaga dwóch graczy"


def game_title():
    return "Która gra?"


def game_text():
    return "Rekordy i numery też będą dotyczyć tej gry."


def watch_title():
    return "Co oglądać?"


def watch_text():
    return "Komputery grają tak długo, jak patrzysz."


def computers_hint():
    return "wybierz, jak dobrze grają"


def playing_at(server):
    return f"Grasz na {formats.name(server)}."


def in_browser(address):
    return f"W przeglądarce: {address}"


def resume(code):
    return f"Wróć do {formats.name(code)}"


def resume_which():
    return "Do której partii wrócić?"


def resume_text():
    return "Twoje niedokończone partie, od najnowszej."


def more_unfinished(count):
    return f"{formats.number(count)} inna niedokończona partia" if count == 1 else f"{formats.number(count)} inne niedokończone partie" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} innych niedokończonych partii"


def more_unfinished_hint():
    return "pokaż wszystkie niedokończone partie"


def turn(*, mine, other):
    return "Twoja kolej." if mine else "Kolej innych." if other is None else f"Kolej: {formats.name(other)}."


def removed(game):
    return f"{formats.name(game)} – usunięto z listy."


def put_back():
    return "Cofnij"


def solo_game(*, game, number, score):
    return f"{formats.name(game)}" + (" solo" if number is None else f", numer {formats.game_number(number)}") + ("" if score is None else f", {score}")


def match(*, game, other, at):
    return f"{formats.name(game)}" + (", nikt jeszcze nie dołączył" if other is None else f" – {formats.name(other)}") + f", {formats.moment(at)}"


def tournament(*, names, at):
    return f"turniej: {formats.names(names)}, {formats.moment(at)}"


def computer_game(*, levels, at):
    return f"gra komputerów, {formats.name(levels)}, {formats.moment(at)}"


def address():
    return "Adres i kod"


def address_example():
    return "192.168.1.5:8420/KZ7-4QM2"


def address_hint(server):
    return "Podane przez gospodarza albo link od niego." + ("" if server is None else f" Sam kod oznacza pokój na {formats.name(server)}.")


def seat_code():
    return "Kod miejsca"


def seat_code_optional():
    return "zostaw puste"


def seat_code_hint():
    return "Tylko aby przenieść tu miejsce z innego urządzenia."


def bad_seat_code():
    return "Wpisz kod miejsca z drugiego urządzenia, np. KZ74-QM2A."


def quit_title():
    return "Zakończyć Turnabout?"


def quit_text():
    return "Niedokończone partie zostaną tu na liście."


def stay():
    return "Zostań"
