# Made from client/text/pl/records.ftl by `python -m client.catalogue`.


def watch_title():
    return "Obejrzyj mecz jeszcze raz"


def watch_hint():
    return "z pliku, z adresu w sieci albo z pokoju"


def looking():
    return "Szukanie…"


def preparing():
    return "Odtwarzanie meczu…"


def source():
    return "Plik, adres w sieci lub pokój"


def source_hint():
    return "Zachowany zapis, zapis w sieci albo mecze zakończone w pokoju, do którego masz kod."


def source_example():
    return "match.json, 192.168.1.5:8420/KZ7-4QM2"


def source_missing():
    return "Wpisz plik, adres w sieci albo adres i kod pokoju."


def not_a_source(*, typed, reason):
    return f"Nie ma pliku {typed} i nie jest to pokój: {reason}"


def which():
    return "Który mecz?"


def which_of_first(shown):
    return f"Który mecz? Lista ma tylko pierwsze {formats.number(shown)}; --index N otwiera dalszy."


def number(number):
    return f"numer {formats.game_number(number)}"


def without_number():
    return "zapis bez numeru"


def game_and_number(*, game, number):
    return f"{formats.name(game)} · {number}"


def player(*, name, score):
    return f"{formats.name(name)}" + ("" if score is None else f" {formats.number(score)}")


def not_a_record(fault):
    return f"to nie zapis: {fault}"


def match_and_players(*, match, players):
    return f"{match}: {players}"


def refused(key):
    return {
        "not_found": "Ten serwer nie ma zapisu o tym id. Zapis dopiero co zakończonego meczu może pojawić się za chwilę. Mecz bez ruchu nie ma zapisu.",
        "forbidden": "Ten zapis jest ukryty do końca dnia, z którego jest numer dnia.",
        "service_unavailable": "Serwer chwilowo nie może czytać zapisów. Spróbuj później.",
    }[key]


def no_record(fault):
    return f"Nie ma w nim zapisu meczu: {fault}."


def no_record_at(*, place, fault):
    return f"W {place} nie ma zapisu meczu: {fault}."


def empty(place):
    return f"W {place} nie ma zapisu meczu: jest tam pusto."


def no_index(*, records, index):
    return f"Nie ma zapisu {index}; liczba zapisów: {formats.number(records)}."


def folder(path):
    return f"{path} to katalog. Podaj plik z zapisami, który w nim jest."


def unreadable(*, path, reason):
    return f"Nie można odczytać {path}: {reason}."


def not_fetched(*, url, reason):
    return f"Nie można pobrać {url}: {reason}"


def too_slow(seconds):
    return f"trwa to dłużej niż {seconds} s."


def no_answer():
    return "brak odpowiedzi."


def reason(reason):
    return f"{reason}."


def http_error(*, status, reason):
    return f"serwer odpowiada: {status} {reason}."


def page_too_long(*, url, most):
    return f"Pod {url} jest ponad {most} MiB, za dużo jak na zapis."


def no_such_room(*, room, server):
    return f"Na serwerze {server} nie ma pokoju {room}. Sprawdź kod i adres."


def none_finished():
    return "W tym pokoju nie zakończono jeszcze żadnego meczu. Oglądać można tylko zakończone mecze."


def game_not_installed(game):
    return f"Ten Turnabout nie umie pokazać gry „{game}”."


def not_shown():
    return "Zapis zawiera coś, czego ten Turnabout nie umie pokazać."


def not_started(reason):
    return f"Nie udało się uruchomić programu, który odtwarza zapisy: {reason}."


def replay_too_slow(seconds):
    return f"Zapisu nie udało się odtworzyć w ciągu {seconds} s."


def not_replayed(reason):
    return "Zapisu nie udało się odtworzyć" + ("." if reason is None else f": {reason}")


def not_playable(fault):
    return f"Zapisu nie da się odtworzyć: {fault}."


def too_many_moves():
    return "Ten mecz ma za dużo ruchów, by odtworzył go serwer. Najpierw zainstaluj jego grę."


def server_needed(server):
    return f"{server} nie odpowiada, a odtworzyć to może tylko serwer z tą grą."


def move_refused(*, leg, number, move, reason):
    return ("runda" if leg is None else f"runda {leg}") + f", ruch {number}: {move} jest niedozwolone. {reason}"


def wrong_score(*, leg, number, score, right):
    return ("runda" if leg is None else f"runda {leg}") + f", ruch {number}: wynik to {score}, zasady dają {right}"
