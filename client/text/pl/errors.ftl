### Błędy sieci i plików w katalogu danych.

## Adresy

-address-example = 192.168.1.5:8420/KZ7-4QM2
unknown-scheme = Adres nie może zaczynać się od „{ $scheme }://”. Użyj ws:// lub wss:// albo pomiń początek.
bad-path = „{ $typed }” to nie adres. Adres wygląda tak: { -address-example }.
address-missing = Wpisz adres pokoju, np. { -address-example }.
code-missing = Brakuje kodu pokoju. Wpisz { $server }/ i kod, np. { -address-example }.
bad-room-code = „{ $typed }” to nie kod pokoju. Kod jest na końcu, jak w { -address-example }.
server-missing = Przed { $code } wpisz adres serwera, np. { -address-example }.
ipv6-brackets = Adres IPv6 wpisz w nawiasach, np. [fd00::5]:8420/KZ7-4QM2.
bad-host = { $host ->
    [none] W adresie nie ma hosta.
   *[other] „{ $host }” to nie nazwa ani adres komputera.
} Adres wygląda tak: { -address-example }.
bad-ipv6 = „{ $host }” to nie adres IPv6.
bad-port = „{ $port }” to nie port. Użyj liczby od 1 do 65535, zwykle { $usual }.

## Serwer na tym komputerze

games-not-loaded = { $why ->
    [none] Nie udało się wczytać zainstalowanych gier.
   *[other] { $why }
}
server-on-other-port = Twój serwer działa już na porcie { $port }. Pomiń --port { $wanted } albo najpierw zatrzymaj serwer przez turnabout stop.
server-not-open = Twój serwer na porcie { $port } przyjmuje połączenia tylko z tego komputera. Zatrzymaj go przez turnabout stop i otwórz pokój ponownie.
port-used = Port { $port } zajmuje inny { $turnabout ->
    [yes] serwer Turnabout
   *[no] program
}. Użyj innego portu: turnabout host --port { $another } (w klonie: ./dev host --port { $another }).
server-not-stopped = Nie udało się zatrzymać serwera (proces { $pid }): { $why }.
server-still-stops = Serwer (proces { $pid }) nie zatrzymał się w ciągu { $seconds } s.
server-secure = { $variables }: to tylko dla turnabout serve. Usuń te zmienne, aby otworzyć pokój.
server-not-started = Nie udało się uruchomić serwera: { $why }.
server-still-starts = Serwer nie uruchomił się w ciągu { $seconds } s. Zobacz jego dziennik: { $log }
server-silent = Serwer się nie uruchomił, a jego dziennik jest pusty: { $log }
server-failed = Serwer się nie uruchomił: { $why }

## Połączenie z serwerem

link-ended = Połączenie z serwerem jest zamknięte.
link-busy = Zbyt wiele poleceń czeka na odpowiedź serwera.

## Imię gracza

name-missing = Wpisz imię. Zobaczą je inni gracze.
name-too-long = Imię może mieć do { $longest } znaków; to ma { $length }.
name-too-wide = Imię może mieć do { $widest } kolumn szerokości; to zajmuje { $width }.
name-hidden-character = W tym imieniu jest znak, którego nie widać. Usuń go.

## Pliki profilu

bad-profile = „{ $name }” nie może być nazwą profilu. Użyj najwyżej 32 liter, cyfr oraz - i _.
key-unusable = Nie można użyć pliku klucza { $path }: { $why }.
key-damaged = Plik klucza { $path } jest uszkodzony: powinien mieć 64 cyfry szesnastkowe. Napraw go lub usuń.
directory-not-made = Nie można utworzyć katalogu { $path }: { $why }.
readable-by-others = Inni użytkownicy tego komputera mogą czytać { $path } i nie da się tego zmienić ({ $why }), a ten plik powinien być tylko twój. Uruchom jako jego właściciel: chmod go= { $path }.
file-not-written = Nie można zapisać pliku { $path }: { $why }.
file-not-removed = Nie można usunąć pliku { $path }: { $why }.

## Plik ustawień

settings-unreadable = Nie można odczytać ustawień z { $path }: { $why }. Użyte są domyślne.
unknown-setting = { $path ->
    [none] Nie ma ustawienia „{ $name }”. Ustawienia to { $names }.
   *[other] W { $path }: nie ma ustawienia „{ $name }”. Ustawienia to { $names }.
}
bad-setting = { $path ->
    [none] „{ $value }” to nie wartość { $name }: wybierz { $values }.
   *[other] W { $path }: „{ $value }” to nie wartość { $name }: wybierz { $values }.
}
