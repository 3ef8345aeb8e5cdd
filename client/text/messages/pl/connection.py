# Made from client/text/pl/connection.ftl by `python -m client.catalogue`.


def lost(*, kind, seconds):
    return ("Nie masz połączenia z siecią." if kind == "offline" else "Serwer nie odpowiada." if kind == "nothing_listens" else "Serwer jest nieosiągalny." if kind == "no_answer" else "Nie udało się znaleźć nazwy serwera." if kind == "name_not_found" else "Serwer został zatrzymany." if kind == "server_stopping" else "Połączenie zostało zerwane.") + " Mecz jest zapisany. " + ("Ponowna próba…" if seconds == 0 else f"Ponowna próba za {formats.duration(seconds)}.")


def own_server_stopped():
    return "Twój serwer się zatrzymał. Mecz jest zapisany."


def server_away(server):
    return f"Pod adresem {server} nikt nie odpowiada. Mecz jest zapisany. Próbujemy, aż serwer odpowie…"


def late(offline):
    return "Nie masz połączenia z siecią. Czekamy…" if offline else "Serwer nie odpowiada od 5 s. Czekamy…"


def server_cannot_save():
    return "Serwer chwilowo nie może zapisywać. Twoje polecenie będzie wysyłane ponownie, aż się uda."


def moves_lost():
    return "Serwer stracił najnowsze ruchy. Gra toczy się dalej od tego miejsca."


def try_now_key():
    return "ponów"


def start_server_key():
    return "uruchom ponownie"


def failure(key, *, server, detail):
    match key:
        case "offline":
            return "Nie masz połączenia z siecią. Połącz się i spróbuj ponownie."
        case "name_not_found":
            return f"Nie znaleziono hosta {server}. Sprawdź adres i swoją sieć."
        case "nothing_listens":
            return f"Pod adresem {server} nikt nie odpowiada. Sprawdź adres i to, czy działa tam Turnabout."
        case "no_answer":
            return f"{server} jest nieosiągalny. Sprawdź adres, sieć i zaporę."
        case "not_turnabout":
            return f"Serwer {server} to nie serwer Turnabout. Sprawdź port i to, czy adres zaczyna się od wss://."
        case "tls":
            return f"Nie można bezpiecznie połączyć się z {server} ({detail}). Sprawdź, czy na pewno używa wss:// lub https://."
        case "untrusted":
            return f"Certyfikat serwera {server} nie jest zaufany ({detail}): to może być inny serwer. Jeśli mu ufasz, ustaw SSL_CERT_FILE na plik z certyfikatem wystawcy."
        case "crowded":
            return f"{server} ma zbyt wiele połączeń z twojego adresu. Spróbuj za minutę."
        case "wrong_protocol":
            return f"{detail}"
        case "name_refused":
            return f"Serwer {server} nie przyjmuje twojego imienia. {detail}"
        case "turned_away":
            return f"Serwer {server} odmówił połączenia. {detail}"
        case "dropped":
            return f"Połączenie z {server} zostało zerwane. {detail}"
        case "server_stopping":
            return "Serwer został zatrzymany."
        case "replaced":
            return "Masz ten pokój otwarty na zbyt wielu urządzeniach lub w zbyt wielu oknach, więc tutaj został zamknięty."
        case "room_stopped":
            return "Serwer zatrzymał ten pokój z powodu błędu. Mecz jest zapisany i będzie można go dokończyć po naprawie serwera."
        case "room_gone":
            return "Ten pokój wygasł: od dawna nic się w nim nie działo."
        case "not_hosted":
            return f"{detail}"
        case "removed":
            return "Gospodarz usunął cię z tego pokoju."
        case "no_spectators":
            return "Pokój jest już pełny, a gospodarz nie chce widzów."
        case "seat_moved":
            return "Twoje miejsce przeszło na inne urządzenie. Tam teraz grasz."
        case "unreadable":
            return "Serwer jest nowszy niż ten Turnabout. Zaktualizuj Turnabout i wróć."
    raise KeyError(key)


def certificate(key):
    return {
        "expired": "wygasł",
        "not_yet_valid": "nie jest jeszcze ważny",
        "self_signed": "jest podpisany przez właściciela",
        "unknown_issuer": "wystawca nie jest tu znany",
        "other_name": "jest dla innego adresu",
    }[key]


def own_server_silent():
    return "Serwer na tym komputerze nie odpowiada."


def no_room(*, code, server):
    return f"Na serwerze {server} nie ma pokoju {code}. Sprawdź kod i adres."


def seat_connected():
    return "Jesteś już w tym pokoju, na innym urządzeniu lub w innym oknie. Graj też tutaj albo dołącz jako ktoś inny."


def refused_at(*, message, server):
    return f"{message} (na {server})"


def seat_elsewhere(address):
    return f"Masz miejsce w pokoju o tym kodzie pod adresem {address}. Wróć, używając tego adresu."


def record_not_loaded():
    return "Nie udało się wczytać zapisu. Spróbuj ponownie."


def record_not_saved(*, path, why):
    return f"Nie udało się zapisać do {path}: {why}."
