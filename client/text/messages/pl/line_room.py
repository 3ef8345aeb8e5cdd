# Made from client/text/pl/line_room.ftl by `python -m client.catalogue`.


def too_early():
    return "Nie zrobiono tego, bo to dopiero się pojawiło. Naciśnij Enter jeszcze raz."


def still_asking():
    return "Ostatnie polecenie czeka na odpowiedź serwera. Wpisz „połącz”, aby połączyć się teraz ponownie."


def no_wait_needed():
    return "Nie trzeba czekać: zdarzenia są ogłaszane na bieżąco."


def people(people):
    return f"W pokoju: {people}."


def no_spectators():
    return "Nikt już nie ogląda."


def said_before():
    return "Napisane wcześniej:"


def phrase_usage():
    return "Wpisz „zwrot” i liczbę od 1 do 4; samo „zwrot” pokazuje listę."


def who_plays():
    return "Kto gra? Wpisz „jako” i imię, a potem „gotowe”."


def begin_ways():
    return "„zacznij” usuwa puste miejsca; „przeciwnik LEVEL wszystkie” zapełnia je komputerami."


def no_clock():
    return "Ten mecz nie ma zegara."


def time_left(seconds):
    return f"Zostało ci {formats.duration(seconds)}."


def clock(*, name, left, running):
    return f"{formats.name(name)} {left}" + (" (biegnie)" if running else "")


def plays_alone(number):
    return f"Grasz solo; {number}."


def leg(*, leg, legs, roles, number):
    return f"Runda {leg} z {legs}: {roles}; {number}."


def not_your_turn():
    return "To nie twoja kolej."


def no_place(*, number, places):
    return "Nie ma teraz nic do wyboru." if places == 0 else f"Nie ma miejsca {number}. Wpisz 1 albo kartę, na którą zagrać, np. 7d." if places == 1 else f"Nie ma miejsca {number}. Wpisz liczbę od 1 do {formats.number(places)} albo kartę, na którą zagrać, np. 7d."


def no_news():
    return "W tej rundzie nic się jeszcze nie wydarzyło."


def moves_usage():
    return "liczba albo karta, np. 2 lub 7d: zagraj tam"


def tips_off():
    return "Objaśnienia wyłączone. Wpisz „zasady”, aby zobaczyć całe zasady."


def can_decide(name):
    return f"{formats.name(name)} długo nie wraca. Wpisz „ogłoś mecz”, aby wygrać; „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, aby dalej grał ten komputer; albo czekaj."


def decide():
    return "Wpisz „ogłoś mecz”, aby wygrać; „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, aby dalej grał ten komputer; albo czekaj."


def can_replace(names):
    return f"Można kogoś zastąpić: {formats.names(names)}. Wpisz „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, oraz imię, jeśli brakuje kilku osób. Ten komputer zagra dalej, jeśli inni się zgodzą. Albo czekaj."


def decide_of_many():
    return "Wpisz „ogłoś łatwy”, „średni”, „mocny” albo „losowy”, oraz imię, jeśli brakuje kilku osób. Ten komputer zagra dalej, jeśli inni się zgodzą. Albo czekaj."


def whose_seat(names):
    return f"Czyje miejsce? Wybierz: {formats.every(names)}."


def yes_or_no():
    return "Wpisz tak albo nie."


def sure_take_back():
    return "Jeśli ten ruch odkrył kartę, mecz będzie rankingowy tylko przy twojej przegranej, a runda nie da rekordu. Poprosić o cofnięcie? tak lub nie:"


def sure_resign():
    return "Poddać mecz? tak lub nie:"


def sure_give_up():
    return "Poddać tę partię? Nie będzie się liczyć. tak lub nie:"


def sure_leave_to_others():
    return "Zostawić grę innym, którzy grają dalej? tak lub nie:"


def sure_end():
    return "Inni mają tu miejsca. Mimo to zatrzymać serwer? tak lub nie:"


def open_game(competes):
    return "Ta partia jeszcze trwa. " + ("Wpisz poddaj (nie będzie się liczyć) albo wstecz:" if competes else "Wpisz zachowaj (aby wrócić później), poddaj (nie będzie się liczyć) albo wstecz:")


def next_ways(more):
    return "Możesz wpisać " + ("nowe (nowe rozdanie), taki-sam (to samo rozdanie), analiza, obejrzyj, zapisz, wyjdź" if more == "rematch" else "nowe (rewanż), analiza, obejrzyj, zapisz, wyjdź" if more == "new" else "nowe, nowe NUMBER, taki-sam, komputer, analiza, rekordy, wyjdź" if more == "alone" else "analiza, obejrzyj, zapisz, wyjdź" if more == "watch" else "wyjdź") + " i więcej: pomoc pokazuje wszystkie polecenia."


def not_over_yet():
    return "Żaden mecz się jeszcze nie skończył, więc nie ma zapisu."


def no_record():
    return "W tym meczu nie było ruchów, więc nie ma zapisu."


def back_online():
    return "Połączenie wróciło."


def not_open():
    return "Twój serwer przyjmuje połączenia tylko z tego komputera. Wpisz „otwórz”, aby wpuścić innych: serwer uruchomi się ponownie i zachowa wszystkie partie."


def opened():
    return "Inni mogą już dołączać."


def ways_on(ways):
    return f"Możesz wpisać: {ways}."


def way(key):
    return {
        "again": "ponownie (spróbuj ponownie)",
        "play_here": "tutaj (graj też tutaj)",
        "rename": "nazwa NAME (zmień imię)",
        "back": "wyjdź",
    }[key]


def left():
    return "Pokój opuszczony."


def left_game():
    return "Pokój opuszczony. Partia jest zapisana: wrócisz do niej z menu startowego."


def left_seat():
    return "Pokój opuszczony. Twoje miejsce czeka: wróć tym samym poleceniem."
