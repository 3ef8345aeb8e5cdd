# Made from client/text/pl/cli.ftl by `python -m client.catalogue`.


def server_runs(address):
    return f"Twój serwer nadal działa: {address}"


def server_stops():
    return "Zatrzyma się 10 minut po wyjściu ostatniego gracza albo po turnabout stop."


def no_topic(*, topic, games):
    return f"Nie ma polecenia ani gry „{topic}”. turnabout help pokazuje polecenia; gry to {formats.every(games)}."


def game(*, title, name, about):
    return f"{title} ({name}): {about}."


def options():
    return "Opcje, każda podana jako --option NAME=VALUE:"


def no_options():
    return "Ta gra nie ma opcji."


def example(hint):
    return f"na przykład; {hint}"


def meaning(*, value, name, hint):
    return f"{value} oznacza: {name}, {hint}"


def default(value):
    return f"domyślnie: {value}"


def is_default(text):
    return f"{text} (domyślnie)"


def levels(levels):
    return f"Poziomy komputera: {formats.every(levels)}."


def needs_opponent(option):
    return f"{option} jest do meczu z komputerem. Dodaj --against LEVEL, np. easy."


def against_or_computers():
    return "Użyj albo --against, albo --computers."


def casual_alone():
    return "--casual jest do gry bez przeciwnika."


def names_alone():
    return "--names jest do gry bez przeciwnika. W pokoju imiona uczestników podaje gospodarz."


def two_computers():
    return "Podaj dwa komputery, np. --computers strong,easy."


def bad_names(why):
    return f"--names: {why} Wpisz je np. tak: --names 'Ada, Ben'."


def not_played(*, title, alone, mode):
    return (f"{title} z tymi opcjami wymaga przeciwnika: dodaj --against easy albo użyj turnabout host." if alone else f"{title} z tymi opcjami jest tylko do gry solo.") + ("" if mode is None else f" Możesz też wybrać inny tryb, np. --option mode={mode}.")


def bad_seats(*, fewest, most, fixed):
    return f"Liczba miejsc w tej grze: {formats.number(most)}." if fixed else f"Wybierz od {formats.number(fewest)} do {formats.number(most)} miejsc."


def bad_option(option):
    return f"„{option}” to nie opcja. Wpisz NAME=VALUE, np. variant=hex."


def no_role(form):
    return ("W meczu lustrzanym grasz obie role naraz." if form == "mirror" else "W wyścigu wszyscy mają tę samą rolę." if form == "race" else "W tej formie wszyscy grają po jednej stronie.") + " Pomiń --role."


def bad_computers(typed):
    return f"„{typed}” to nie liczba komputerów i poziom. Wpisz je np. tak: 2,easy."


def too_many_computers(*, seats, most, more):
    return f"Miejsca w pokoju: {formats.number(seats)}, a miejsce 1 jest twoje. Wybierz " + ("1 komputer" if most == 1 else f"od 1 do {formats.number(most)} komputerów") + ("" if more is None else f" albo więcej miejsc przez --seats, najwyżej {formats.number(more)}") + "."


def no_notes(games):
    return f"--notes jest do gier z notatkami: {formats.either(games)}."


def port_with_server():
    return "--port dotyczy twojego serwera. Przy --server pomiń tę opcję albo wpisz tam HOST:PORT."


def computer_or_friend():
    return "Użyj albo --computer, albo --friend: masz jedną próbę."


def no_program():
    return "Podaj program: turnabout bot --exec \"python3 mine.py\" HOST/CODE."


def only_new_rooms():
    return "--option, --form, --seats, --against, --alone, --number i --pace są do nowego pokoju. Dodaj --game."


def no_room():
    return "Gdzie ma grać? Dodaj HOST/CODE pokoju albo --game GAME, aby otworzyć nowy."


def alone_or_against():
    return "Użyj albo --alone, albo --against."


def pace_needs_computer():
    return "--pace wymaga komputera jako przeciwnika. Przy --alone pomiń tę opcję."


def no_example(language):
    return f"Nie ma przykładu w „{language}”. Wybierz python lub javascript."


def bad_patience(typed):
    return f"Po --patience nie może stać „{typed}”. Wpisz liczbę sekund, np. 300, albo never."


def bad_command(command):
    return f"Nie da się odczytać --exec „{command}”: brakuje cudzysłowu albo na końcu jest ukośnik wsteczny."


def empty_command():
    return "--exec nie podaje programu. Wpisz np. --exec \"python3 my_bot.py\"."


def program_not_started(*, program, why):
    return f"Nie udało się uruchomić programu {program}: {why}."


def words_need_package(name):
    return f"Brakuje pakietu {name}. Zainstaluj go: pip install 'turnabout[words]'"


def words_need_folder(folder):
    return f"Nie ma katalogu {folder}. Umieść tam swoje pliki .ftl i .md."


def words_stale(path):
    return f"nieaktualne: {path}"


def words_unused(message):
    return f"nieużywane: {message}"
