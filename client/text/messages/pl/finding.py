# Made from client/text/pl/finding.ftl by `python -m client.catalogue`.


def title():
    return "Znajdź grę"


def hint_command():
    return "pokazuje publiczne pokoje i jak do nich dołączyć"


def quick_match():
    return "Szybki mecz"


def quick_match_of(game):
    return f"Szybki mecz · {formats.name(game)}"


def quick_match_hint_of(game):
    return f"z następną osobą, która chce zagrać w {formats.name(game)}"


def find_opponent():
    return "Szukaj przeciwnika"


def waiting():
    return "Szukamy przeciwnika z tymi samymi ustawieniami. Mecz zacznie się, gdy oboje będziecie gotowi. Wyjście przerywa szukanie."


def wanted(*, game, form, clock):
    return f"Szukamy: {formats.name(game)}, {form}, {clock}."


def canceled():
    return "Pokój opuszczony. Szukanie przerwane."


def opponent_left(name):
    return f"{formats.name(name)} wychodzi. Szukamy kogoś innego…"


def opponent_away_command(name):
    return f"Jeśli {formats.name(name)} nie wróci, wpisz „zwolnij {formats.name(name)}”, aby zwolnić miejsce."


def leave_opponent(name):
    return f"Twoje miejsce się zwolni, a {formats.name(name)} dostanie innego przeciwnika."


def quick_match_command():
    return "Wpisz „szybki” oraz, jeśli chcesz, formę, zegar i opcje. Na przykład: „szybki zegar 5m+3”."


def rooms_of(game):
    return "Publiczne pokoje, wszystkie gry" if game is None else f"Publiczne pokoje, {formats.name(game)}"


def more(count):
    return f"i {formats.number(count)} inny pokój spoza listy" if count == 1 else f"i {formats.number(count)} inne pokoje spoza listy" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"i {formats.number(count)} innych pokojów spoza listy"


def no_rooms(game):
    return "Nie ma teraz publicznych pokojów." if game is None else f"{formats.name(game)}: nie ma teraz publicznych pokojów."


def no_rooms_commands(server):
    return f"Aby szukać przeciwnika: turnabout quick albo quick w trybie tekstowym. Aby otworzyć pokój: turnabout host --public --server {server}."


def resumes():
    return "Lista ruszy dalej, gdy wróci połączenie."


def own_server_stopped():
    return "Serwer na twoim komputerze się zatrzymał."


def own_server():
    return "To serwer na twoim komputerze. Inni zagrają tu tylko wtedy, gdy mogą się z nim połączyć."


def state(*, status, free, seats):
    return ("trwa gra" if status == "playing" else "między meczami" if status == "over" else "zaraz się zacznie") if free == 0 else (f"trwa gra, wolne: {formats.number(free)}" if status == "playing" else "brakuje 1 gracza") if free == 1 else f"trwa gra, wolne: {formats.number(free)}" if status == "playing" else f"wolne miejsca: {formats.number(free)} z {formats.number(seats)}"


def now():
    return "teraz"


def players(names):
    return f"gracze: {formats.names(names)}"


def no_players():
    return "nie ma jeszcze graczy"


def free_seats(count):
    return f"{formats.number(count)} wolne miejsce" if count == 1 else f"{formats.number(count)} wolne miejsca" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} wolnych miejsc"


def spectators(count):
    return f"{formats.number(count)} widz" if count == 1 else f"{formats.number(count)} widzów" if count % 10 >= 2 and count % 10 <= 4 and (count % 100 < 12 or count % 100 > 14) else f"{formats.number(count)} widzów"


def known_number():
    return "znany numer"


def hidden_number():
    return "ukryty losowy numer"


def hints():
    return "podpowiedzi"


def spectators_allowed():
    return "z widzami"


def no_spectators():
    return "bez widzów"


def row(*, game, form, owner, state, age, details, address):
    return f"{formats.name(game)}, {form}, gospodarz: {formats.name(owner)} – {state} ({age}). {details} join {address}"


def full():
    return "Ten pokój jest pełny i nie wpuszcza widzów."


def is_public():
    return "Pokój jest na liście „Znajdź grę” i każdy może dołączyć."


def public_label():
    return "Publiczny"


def public(key):
    return {
        "yes": "na liście „Znajdź grę”: każdy może dołączyć",
        "no": "nie: tylko z kodem lub linkiem",
    }[key]


def server_title():
    return "Na którym serwerze szukać?"


def server_label():
    return "Serwer"


def server_hint():
    return "HOST lub HOST:PORT, albo adres z przeglądarki. Obowiązuje do wyjścia."


def key(key):
    return {
        "open": "wejdź",
        "host": "otwórz pokój",
        "games": "ta gra lub wszystkie",
        "server": "serwer",
        "retry": "ponów",
        "another-server": "inny serwer",
    }[key]
