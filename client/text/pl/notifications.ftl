### Powiadomienia: co poza ekranem mówi ci, że czeka na ciebie partia.

## Powiadomienie

title = { $kind ->
    [your_turn] Twoja kolej
    [low_time] Twój czas się kończy
   *[challenge] { $name ->
        [none] Masz wyzwanie
       *[other] { $name } rzuca ci wyzwanie
    }
}
changed = W jednej z twoich partii coś się zmieniło.

## W pokoju

offer = Chcesz dostawać powiadomienie, gdy przyjdzie twoja kolej?
accept = Włącz
decline = Nie teraz
turned-on = Powiadomienia są włączone.
only-in-tab = Powiadomienia są włączone, ale tylko dopóki ta strona jest otwarta w karcie przeglądarki.
turned-off = Powiadomienia są wyłączone.
blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach.
turn-on = Włącz powiadomienia
switch-room =
    .on = Włącz powiadomienia z tego pokoju
    .off = Wyłącz powiadomienia z tego pokoju
room-turned =
    .on = Powiadomienia z tego pokoju są włączone.
    .off = Powiadomienia z tego pokoju są wyłączone.

## W ustawieniach

setting = Powiadomienia
choice =
    .off = brak
    .on = gdy czeka na ciebie partia
hint = Dopóki nie otworzysz pokoju, przychodzi z niego najwyżej jedno na godzinę. W menu pokoju możesz wyłączyć powiadomienia tylko z niego.
unsupported = Ta przeglądarka nie może pokazywać powiadomień z tej strony.
