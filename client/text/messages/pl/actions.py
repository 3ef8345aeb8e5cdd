# Made from client/text/pl/actions.ftl by `python -m client.catalogue`.


def menu_title():
    return "Pokój"


def action(key):
    return {
        "sit": "Zajmij miejsce",
        "stand": "Wstań i oglądaj",
        "come_back": "Wróć na swoje miejsce",
        "ask_for_seat": "Poproś o czyjeś miejsce",
        "answer_replacement": "Odpowiedz na prośbę o zastępstwo",
        "take_back": "Poproś o cofnięcie ruchu",
        "undo": "Cofnij swój ostatni ruch",
        "answer": "Odpowiedz na prośbę o cofnięcie",
        "withdraw": "Wycofaj swoją prośbę",
        "go_on_without": "Graj dalej bez nieobecnych",
        "resign": "Poddaj mecz",
        "move_seat": "Przenieś miejsce na inne urządzenie",
        "settings": "Ustawienia następnego meczu",
        "free": "Zwolnij miejsce",
        "send_away": "Usuń kogoś",
        "pass_on": "Przekaż rolę gospodarza",
        "seat_computer": "Dodaj komputer",
        "begin_with_these": "Zacznij z obecnymi graczami",
        "tournament": "Turniej do pięciu imion",
        "hint": "Poproś o podpowiedź",
        "number": "Wyniki tego numeru",
        "analysis": "Jak dobrze poszło?",
        "scores": "Twoje rekordy",
    }[key]


def leave_match():
    return "Opuść mecz"


def reason(key):
    return {
        "no_seat": "nie masz miejsca",
        "seated": "masz już miejsce",
        "full": "brak wolnych miejsc",
        "kept": "miejsce czeka na kogoś innego",
        "playing": "nie podczas meczu",
        "no_match": "nie trwa żaden mecz",
        "no_leg": "nie trwa żadna runda",
        "no_move": "nie było jeszcze żadnego ruchu",
        "race": "w wyścigu nie cofa się ruchów",
        "not_alone": "tylko w grze solo",
        "own_undo": "ta gra ma własne cofanie",
        "revealed": "ostatni ruch odkrył kartę",
        "final": "prób i ocen nie można cofnąć",
        "asked": "prośba już czeka",
        "not_asked": "nie ma żadnej prośby",
        "computer_plays": "na tym miejscu gra komputer",
        "no_computer": "na swoim miejscu grasz ty",
        "other_here": "nikogo nie brakuje",
        "played_out": "nikt już nie czeka na to miejsce",
        "too_soon": "ta osoba była tu przed chwilą",
        "correspondence": "w partii korespondencyjnej nieobecni mają czas do końca zegara",
        "too_few": "potrzeba co najmniej dwóch graczy",
        "not_owner": "może to zrobić tylko gospodarz",
        "nobody_sits": "nikt inny nie ma miejsca",
        "nobody_else": "nie ma tu nikogo innego",
        "alone": "grasz solo",
        "no_hints": "ustawienia pokoju nie pozwalają na podpowiedzi",
        "not_your_turn": "to nie twoja kolej",
        "hidden": "numer jest ukryty do końca meczu",
        "not_over": "dopiero po meczu",
        "no_room": "nie jesteś w żadnym pokoju",
        "daily": "nie na numerze dnia",
        "quick": "dopiero po szybkim meczu",
    }[key]


def not_now(reason):
    return f"Nie teraz: {reason}."


def seat_free():
    return "Jest wolne miejsce."


def seat_open():
    return "Jest wolne miejsce. Może je zająć każdy, kto dołączy."


def seat_kept(name):
    return f"Wolne miejsce jest zarezerwowane: {formats.name(name)}."


def save_settings():
    return "Zapisz te ustawienia"


def owner(owner):
    return "Gospodarz pokoju jest nieobecny." if owner is None else f"Gospodarz pokoju: {formats.name(owner)}."


def you_own():
    return "To twój pokój."


def next_match(*, options, numbered, winnable, number, clock, spectators, hints, listed):
    return ("" if options is None else f"{options} ") + "Następny mecz: " + (((("numer losowy, wygrywalny i ukryty" if winnable else "numer losowy i ukryty") if number is None else f"numer {formats.game_number(number)}") + "; ") if numbered else "") + f"{clock}; " + ("z widzami" if spectators else "bez widzów") + ("; podpowiedzi dozwolone" if hints else "") + ("; każdy może znaleźć pokój" if listed else "") + "."


def watch_record():
    return "Obejrzyj jeszcze raz"


def save_record():
    return "Zapisz mecz do pliku"


def copy_record_link():
    return "Skopiuj link do zapisu"


def no_seat_code():
    return "Serwer nie przysłał kodu. Spróbuj ponownie."


def seat_cannot_move():
    return "Twój serwer przyjmuje połączenia tylko z tego komputera. Otwórz pokój dla innych, a potem przenieś miejsce."


def move_command(*, address, code):
    return f"turnabout join {address} --seat-code {code}"


def move_by_command(*, command, until):
    return f"Na drugim urządzeniu uruchom\n  {command}\nalbo wybierz dołączenie do pokoju i wpisz ten kod. Działa raz, do {formats.time_of_day(until)}. Wtedy to urządzenie wyjdzie z pokoju."


def local_address(host):
    return f"{host} działa tylko na tym komputerze. Na innym użyj adresu, który prowadzi tutaj."
