### Łączenie urządzeń: drugie urządzenie staje się tą samą osobą.

title = Połącz inne urządzenie
link-text = Zeskanuj ten kod drugim urządzeniem albo otwórz na nim link.
until = Link działa raz, do { $until }.
keep-secret = Otwieraj go tylko na własnym urządzeniu: połączone urządzenie może grać za ciebie.
permanent = Połączone urządzenie to na stałe ta sama osoba: ma te same partie i nie da się tego cofnąć.
preparing = Tworzenie linku…
open-or-run = Otwórz link na drugim urządzeniu albo uruchom tam: { $command }

## Na urządzeniu, które pokazuje link

asked = Twój link otwarto na innym urządzeniu. Czy pokazuje ono tę liczbę?
send = Tak, połącz
refuse = Nie, anuluj
confirm-link = Połączyć tamto urządzenie? tak lub nie:
sent = Potwierdź na drugim urządzeniu.
linked = Twoje urządzenia są połączone.
declined = Drugie urządzenie odmówiło.

## Na urządzeniu, które otwiera link

link-this = Połącz to urządzenie
waiting = Sprawdź, czy drugie urządzenie pokazuje tę liczbę, i potwierdź tam.
offered = { $name ->
    [none] Drugie urządzenie przesyła twoją tożsamość.
   *[other] Drugie urządzenie przesyła tożsamość: { $name }.
}
replaces = Zastąpi tożsamość, którą to urządzenie ma na tym serwerze. Partie, które ma tylko to urządzenie, przestaną być twoje.
take = Przyjmij tożsamość
confirm-take = Przyjąć tę tożsamość? tak lub nie:
cancelled = Na drugim urządzeniu anulowano łączenie.
tampered = Wiadomość została po drodze zmieniona. Utwórz nowy link.
bad-link = Ten link jest niepełny. Skopiuj go jeszcze raz albo utwórz nowy.
server-missing = Podaj cały link albo dodaj serwer przez --server.

## Na obu

not-linked = Urządzenia nie są połączone.
