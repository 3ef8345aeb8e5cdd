### Połączenie z serwerem i co może pójść nie tak.

## Gdy nie ma połączenia

lost = { $kind ->
    [offline] Nie masz połączenia z siecią.
    [nothing_listens] Serwer nie odpowiada.
    [no_answer] Serwer jest nieosiągalny.
    [name_not_found] Nie udało się znaleźć nazwy serwera.
    [server_stopping] Serwer został zatrzymany.
   *[dropped] Połączenie zostało zerwane.
} Mecz jest zapisany. { $seconds ->
    [0] Ponowna próba…
   *[other] Ponowna próba za { $seconds }.
}
own-server-stopped = Twój serwer się zatrzymał. Mecz jest zapisany.
server-away = Pod adresem { $server } nikt nie odpowiada. Mecz jest zapisany. Próbujemy, aż serwer odpowie…
late = { $offline ->
    [yes] Nie masz połączenia z siecią. Czekamy…
   *[no] Serwer nie odpowiada od 5 s. Czekamy…
}
server-cannot-save = Serwer chwilowo nie może zapisywać. Twoje polecenie będzie wysyłane ponownie, aż się uda.
moves-lost = Serwer stracił najnowsze ruchy. Gra toczy się dalej od tego miejsca.
newer-page = Jest dostępna nowa wersja.

## Co można zrobić

try-now = Spróbuj teraz
try-again = Spróbuj ponownie
play-here-too = Graj też tutaj
play-here-again = Graj znów tutaj
as-another = Dołącz jako ktoś inny
rename = Zmień imię
reload = Odśwież
try-now-key = ponów
start-server-key = uruchom ponownie

## Dlaczego nie można dołączyć ani zostać

failure =
    .offline = Nie masz połączenia z siecią. Połącz się i spróbuj ponownie.
    .name_not_found = Nie znaleziono hosta { $server }. Sprawdź adres i swoją sieć.
    .nothing_listens = Pod adresem { $server } nikt nie odpowiada. Sprawdź adres i to, czy działa tam Turnabout.
    .no_answer = { $server } jest nieosiągalny. Sprawdź adres, sieć i zaporę.
    .not_turnabout = Serwer { $server } to nie serwer Turnabout. Sprawdź port i to, czy adres zaczyna się od wss://.
    .tls = Nie można bezpiecznie połączyć się z { $server } ({ $detail }). Sprawdź, czy na pewno używa wss:// lub https://.
    .untrusted = Certyfikat serwera { $server } nie jest zaufany ({ $detail }): to może być inny serwer. Jeśli mu ufasz, ustaw SSL_CERT_FILE na plik z certyfikatem wystawcy.
    .crowded = { $server } ma zbyt wiele połączeń z twojego adresu. Spróbuj za minutę.
    .wrong_protocol = { $detail }
    .name_refused = Serwer { $server } nie przyjmuje twojego imienia. { $detail }
    .turned_away = Serwer { $server } odmówił połączenia. { $detail }
    .dropped = Połączenie z { $server } zostało zerwane. { $detail }
    .server_stopping = Serwer został zatrzymany.
    .replaced = Masz ten pokój otwarty na zbyt wielu urządzeniach lub w zbyt wielu oknach, więc tutaj został zamknięty.
    .room_stopped = Serwer zatrzymał ten pokój z powodu błędu. Mecz jest zapisany i będzie można go dokończyć po naprawie serwera.
    .room_gone = Ten pokój wygasł: od dawna nic się w nim nie działo.
    .not_hosted = { $detail }
    .removed = Gospodarz usunął cię z tego pokoju.
    .no_spectators = Pokój jest już pełny, a gospodarz nie chce widzów.
    .seat_moved = Twoje miejsce przeszło na inne urządzenie. Tam teraz grasz.
    .unreadable = Serwer jest nowszy niż ten Turnabout. Zaktualizuj Turnabout i wróć.
certificate =
    .expired = wygasł
    .not_yet_valid = nie jest jeszcze ważny
    .self_signed = jest podpisany przez właściciela
    .unknown_issuer = wystawca nie jest tu znany
    .other_name = jest dla innego adresu
own-server-silent = Serwer na tym komputerze nie odpowiada.
no-room = Na serwerze { $server } nie ma pokoju { $code }. Sprawdź kod i adres.
seat-connected = Jesteś już w tym pokoju, na innym urządzeniu lub w innym oknie. Graj też tutaj albo dołącz jako ktoś inny.
refused-at = { $message } (na { $server })
seat-elsewhere = Masz miejsce w pokoju o tym kodzie pod adresem { $address }. Wróć, używając tego adresu.
no-answer = Serwer nie odpowiada. Spróbuj ponownie.

## Zapisy

record-not-loaded = Nie udało się wczytać zapisu. Spróbuj ponownie.
record-not-saved = Nie udało się zapisać do { $path }: { $why }.
record-too-long = Plik z tyloma ruchami wymaga terminala: turnabout replay FILE, turnabout analyze FILE. Tutaj obejrzysz mecz przez link do zapisu albo z jego pokoju.
