# Made from client/text/pl/errors.ftl by `python -m client.catalogue`.


def unknown_scheme(scheme):
    return f"Adres nie może zaczynać się od „{scheme}://”. Użyj ws:// lub wss:// albo pomiń początek."


def bad_path(typed):
    return f"„{typed}” to nie adres. Adres wygląda tak: 192.168.1.5:8420/KZ7-4QM2."


def address_missing():
    return "Wpisz adres pokoju, np. 192.168.1.5:8420/KZ7-4QM2."


def code_missing(server):
    return f"Brakuje kodu pokoju. Wpisz {server}/ i kod, np. 192.168.1.5:8420/KZ7-4QM2."


def bad_room_code(typed):
    return f"„{typed}” to nie kod pokoju. Kod jest na końcu, jak w 192.168.1.5:8420/KZ7-4QM2."


def server_missing(code):
    return f"Przed {code} wpisz adres serwera, np. 192.168.1.5:8420/KZ7-4QM2."


def ipv6_brackets():
    return "Adres IPv6 wpisz w nawiasach, np. [fd00::5]:8420/KZ7-4QM2."


def bad_host(host):
    return ("W adresie nie ma hosta." if host is None else f"„{host}” to nie nazwa ani adres komputera.") + " Adres wygląda tak: 192.168.1.5:8420/KZ7-4QM2."


def bad_ipv6(host):
    return f"„{host}” to nie adres IPv6."


def bad_port(*, port, usual):
    return f"„{port}” to nie port. Użyj liczby od 1 do 65535, zwykle {usual}."


def games_not_loaded(why):
    return "Nie udało się wczytać zainstalowanych gier." if why is None else f"{why}"


def server_on_other_port(*, port, wanted):
    return f"Twój serwer działa już na porcie {port}. Pomiń --port {wanted} albo najpierw zatrzymaj serwer przez turnabout stop."


def server_not_open(port):
    return f"Twój serwer na porcie {port} przyjmuje połączenia tylko z tego komputera. Zatrzymaj go przez turnabout stop i otwórz pokój ponownie."


def port_used(*, port, turnabout, another):
    return f"Port {port} zajmuje inny " + ("serwer Turnabout" if turnabout else "program") + f". Użyj innego portu: turnabout host --port {another} (w klonie: ./dev host --port {another})."


def server_not_stopped(*, pid, why):
    return f"Nie udało się zatrzymać serwera (proces {pid}): {why}."


def server_still_stops(*, pid, seconds):
    return f"Serwer (proces {pid}) nie zatrzymał się w ciągu {formats.number(seconds)} s."


def server_secure(variables):
    return f"{formats.every(variables)}: to tylko dla turnabout serve. Usuń te zmienne, aby otworzyć pokój."


def server_not_started(why):
    return f"Nie udało się uruchomić serwera: {why}."


def server_still_starts(*, seconds, log):
    return f"Serwer nie uruchomił się w ciągu {formats.number(seconds)} s. Zobacz jego dziennik: {log}"


def server_silent(log):
    return f"Serwer się nie uruchomił, a jego dziennik jest pusty: {log}"


def server_failed(why):
    return f"Serwer się nie uruchomił: {why}"


def link_ended():
    return "Połączenie z serwerem jest zamknięte."


def link_busy():
    return "Zbyt wiele poleceń czeka na odpowiedź serwera."


def name_missing():
    return "Wpisz imię. Zobaczą je inni gracze."


def name_too_long(*, longest, length):
    return f"Imię może mieć do {formats.number(longest)} znaków; to ma {formats.number(length)}."


def name_too_wide(*, widest, width):
    return f"Imię może mieć do {formats.number(widest)} kolumn szerokości; to zajmuje {formats.number(width)}."


def name_hidden_character():
    return "W tym imieniu jest znak, którego nie widać. Usuń go."


def bad_profile(name):
    return f"„{name}” nie może być nazwą profilu. Użyj najwyżej 32 liter, cyfr oraz - i _."


def key_unusable(*, path, why):
    return f"Nie można użyć pliku klucza {path}: {why}."


def key_damaged(path):
    return f"Plik klucza {path} jest uszkodzony: powinien mieć 64 cyfry szesnastkowe. Napraw go lub usuń."


def directory_not_made(*, path, why):
    return f"Nie można utworzyć katalogu {path}: {why}."


def readable_by_others(*, path, why):
    return f"Inni użytkownicy tego komputera mogą czytać {path} i nie da się tego zmienić ({why}), a ten plik powinien być tylko twój. Uruchom jako jego właściciel: chmod go= {path}."


def file_not_written(*, path, why):
    return f"Nie można zapisać pliku {path}: {why}."


def file_not_removed(*, path, why):
    return f"Nie można usunąć pliku {path}: {why}."


def settings_unreadable(*, path, why):
    return f"Nie można odczytać ustawień z {path}: {why}. Użyte są domyślne."


def unknown_setting(*, name, names, path):
    return f"Nie ma ustawienia „{name}”. Ustawienia to {formats.every(names)}." if path is None else f"W {path}: nie ma ustawienia „{name}”. Ustawienia to {formats.every(names)}."


def bad_setting(*, value, name, values, path):
    return f"„{value}” to nie wartość {name}: wybierz {formats.either(values)}." if path is None else f"W {path}: „{value}” to nie wartość {name}: wybierz {formats.either(values)}."
