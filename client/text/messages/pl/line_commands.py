# Made from client/text/pl/line_commands.ftl by `python -m client.catalogue`.


def available():
    return "Polecenia dostępne teraz (można je skracać, oprócz „zakończ” i „poddaj”):"


def at_other_times():
    return "Inne polecenia działają kiedy indziej."


def all_commands():
    return "pokaż wszystkie polecenia dostępne teraz"


def english_works():
    return "Polecenia po angielsku też działają."


def empty_line():
    return "Pusty wiersz znaczy „gotowe”."


def unknown(*, typed, help, reason):
    return f"Nieznane polecenie „{typed}”. Wpisz „{help}”." + ("" if reason is None else f" Nie możesz teraz grać: {reason}.")


def only_at_start(command):
    return f"„{command}” to polecenie menu startowego. Najpierw wpisz „wyjdź”."


def ambiguous(*, typed, commands):
    return f"„{typed}” może znaczyć {formats.either(commands)}. Wpisz więcej liter."


def barred(*, command, reason):
    return f"Nie możesz teraz użyć {command}: {reason}."


def incomplete(usage):
    return f"Wpisz {usage}."


def takes_nothing(command):
    return f"Wpisz samo {command}, bez niczego więcej."


def rules_usage():
    return "Wpisz „zasady”, „zasady krótko” albo „zasady autorzy”."


def safe_usage():
    return "Wpisz „bezpieczna”, aby zagrać jedną kartę, „bezpieczna włącz”, aby grać wszystkie automatycznie, albo „bezpieczna wyłącz”."


def does_alone(key):
    return {
        "undo": "cofnij swój ostatni ruch",
        "resign": "porzuć tę partię; nie liczy się",
        "same": "zagraj ten sam numer jeszcze raz",
        "new": "zacznij nową partię albo zagraj wybrany numer",
        "leave": "wyjdź; partia jest zapisana",
    }[key]


def does(key):
    return {
        "ready": "zacznij rundę, gdy inni też będą gotowi",
        "moves": "pokaż możliwe ruchy",
        "look": "opisz grę jeszcze raz",
        "points": "objaśnij wynik",
        "news": "pokaż, co zagrano w tej rundzie",
        "time": "pokaż zegary",
        "hint": "zapytaj o ruch komputera",
        "hints": "włącz lub wyłącz podpowiedzi przy każdym twoim ruchu",
        "computer": "pokaż wynik komputera na tym numerze",
        "enough": "wyłącz objaśnienia",
        "undo": "poproś o cofnięcie swojego ostatniego ruchu",
        "yes": "przyjmij prośbę",
        "no": "odrzuć prośbę lub rewanż albo wycofaj swoją prośbę",
        "resign": "poddaj mecz",
        "claim": "zdecyduj, jak grać dalej bez nieobecnych",
        "sit": "zajmij miejsce, odbierz swoje komputerowi albo poproś o miejsce kogoś nieobecnego",
        "stand": "zwolnij swoje miejsce i oglądaj",
        "same": "poproś o rewanż na tym samym numerze albo go przyjmij",
        "new": "poproś o rewanż na nowym numerze albo go przyjmij",
        "save": "zapisz mecz do pliku",
        "watch": "obejrzyj mecz jeszcze raz",
        "link": "pokaż link do meczu, dla każdego",
        "analysis": "pokaż, które ruchy były błędami",
        "number": "pokaż wyniki tego albo innego numeru rozdania",
        "scores": "pokaż dziesięć najlepszych partii solo",
        "say": "wyślij wiadomość do wszystkich tutaj",
        "chat": "pokaż wiadomości jeszcze raz",
        "phrase": "wyślij gotową wiadomość",
        "mute": "ukryj czyjeś wiadomości",
        "unmute": "znów pokazuj czyjeś wiadomości",
        "who": "pokaż, kto tu jest",
        "address": "pokaż, jak ktoś może dołączyć",
        "open": "wpuść innych: serwer uruchomi się ponownie i zachowa wszystkie partie",
        "seat": "graj dalej na innym urządzeniu",
        "settings": "zmień ustawienia następnego meczu",
        "tournament": "pokaż turniej albo podaj uczestników",
        "as": "graj następną partię pod imieniem uczestnika",
        "with": "niech drugi uczestnik gra tu na zmianę",
        "opponent": "dodaj komputer na wolne miejsce albo na wszystkie: łatwy, średni, mocny, losowy",
        "begin": "usuń puste miejsca i zacznij",
        "free": "zwolnij czyjeś miejsce",
        "ban": "usuń kogoś na stałe",
        "owner": "przekaż komuś rolę gospodarza pokoju",
        "challenge": "wyzwij przeciwnika na następny mecz z tymi samymi ustawieniami",
        "withdraw": "wycofaj swoje wyzwanie",
        "games": "pokaż wszystkie swoje partie na tym serwerze",
        "next": "otwórz następną partię, która na ciebie czeka",
        "wait": "w potoku: czekaj, aż będziesz mieć coś do zrobienia",
        "retry": "połącz się teraz",
        "again": "spróbuj ponownie",
        "here": "graj też tutaj",
        "name": "zmień imię i spróbuj ponownie",
        "rules": "pokaż zasady albo twórców",
        "help": "pokaż polecenia; pomoc wszystko pokazuje wszystkie",
        "leave": "wyjdź z pokoju; twoje miejsce czeka",
        "end": "wyjdź z pokoju i zatrzymaj serwer na tym komputerze",
        "quit": "wyjdź z pokoju i zakończ",
    }[key]


def no_leg_waits():
    return "żadna runda nie czeka na początek"


def ready_already():
    return "gotowość już zgłoszona"


def no_leg_yet():
    return "nie było jeszcze żadnej rundy"


def seat_free():
    return "jedno miejsce jest wolne"


def no_number_known():
    return "numer rozdania nie jest jeszcze znany"


def nothing_to_find():
    return "na tym numerze nie ma już czego szukać; użyj „nowe”"


def not_played_alone():
    return "w tę grę nie gra się solo, więc nie ma wyniku komputera"


def not_guided():
    return "nie ma tu objaśnień"


def no_clock():
    return "nie ma zegara"


def no_tournament():
    return "nie ma tu turnieju"


def not_hosted():
    return "serwer nie działa na tym komputerze"


def open_already():
    return "inni już mogą dołączać"


def connected():
    return "masz połączenie"


def in_room():
    return "jesteś w pokoju"


def no_use():
    return "to by nic nie dało"
