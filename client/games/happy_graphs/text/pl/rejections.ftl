### Dlaczego Happy Graphs odrzuca ruch.

only-in-puzzle = Zabierać karty i kończyć wcześniej można tylko w łamigłówce. Zagraj kartę.
card-not-in-hand = { $card } nie ma w twojej ręce. Zagraj kartę, którą masz.
no-card-on-square = Na { $square } nie ma karty. Wybierz kartę na planszy.
not-on-hex-board = Plansza heksowa nie ma pola { $square }: co druga kolumna jest o pół kroku niżej.
square-occupied = Na { $square } leży { $card }. Wybierz wolne pole.
square-next-to-no-card = Obok { $square } nie ma karty. Wybierz pole obok karty.
square-walled = { $card } to szczęśliwa karta i nie przyjmie sąsiadów, więc { $square } jest zamknięte.
card-too-connected = { $card } na { $square } to { $connections ->
    [one] { $connections } sąsiad
    [few] { $connections } sąsiedzi
   *[many] { $connections } sąsiadów
}, za dużo dla tej karty.
first-card-elsewhere = Pierwsza karta trafia na { $square }.
group-too-early = Nową grupę możesz zacząć tylko wtedy, gdy żadna karta z ręki nie pasuje obok innej.
group-elsewhere = Następna nowa grupa to grupa { $group }. Jej pierwsza karta trafia na { $square }.
