### The Patriarch poza planszą: opcje, klasyfikacja, sprawdzanie.

match-in-short =
    Jedna osoba strzeże drzewa, a inni je zgadują. Każda próba dostaje ocenę. W następnej rundzie drzewa strzeże ktoś
    inny. We dwoje wygrywa mniej prób, w większej grupie – najwięcej znalezionych drzew.
guesses = próby
tree-title = Drzewo
computers-guesses = Próby komputera
lost = { $guesses } próby
standing =
    .owner = strażnik, najwięcej
    .guesser = zgadujący, najmniej
finding =
    .deck_dealt = Sprawdzone: kolor, drzewo i każda ocena zgadzają się z zapisem.
    .deck_different = Kolor, drzewo lub oceny różnią się od zapisu.
    .cards_as_seen = Widziany kolor i drzewo zgadzają się z zapisem.
    .cards_different = W zapisie jest inny kolor lub drzewo, niż było widać.
notes-option = Tablica notatek, która pokazuje możliwe drzewa
each-leg-numbered = Każda runda ma własny numer, ukryty do jej końca.

## Opcje

option =
    .variant = Wariant
    .tree = Drzewo
    .guesses = Próby
    .own_grades = Oceny
    .auto_grade = Ogłaszanie
field =
    .variant = Rodzina
    .tree = Drzewo
    .guesses = Próby, we dwoje
    .own_grades = Strażnik, który zna drzewo, sam liczy każdą ocenę; błędna jest odrzucana
    .auto_grade = W większej grupie pokój sam ogłasza ocenę po
variant =
    .patriarch = The Patriarch
    .advanced-patriarch = Advanced Patriarch
    .matriarch = The Matriarch
    .advanced-matriarch = Advanced Matriarch
variant-note =
    .patriarch = A do 5, jeden kształt: 60 drzew
    .advanced-patriarch = A do 7, jeden kształt: 2520 drzew
    .matriarch = A do 5, dowolny kształt: 205 drzew
    .advanced-matriarch = A do 7, dowolny kształt: 46 249 drzew
tree =
    .number = z numeru
    .owner = od strażnika
    .open = może być otwarte
tree-note =
    .number = we dwoje zgadujecie to samo drzewo
    .owner = ułożone przed pierwszą próbą
    .open = dowolne drzewo zgodne z dotychczasowymi ocenami
guesses-note = we dwoje
guesses-auto = według wariantu
guesses-auto-note = od 4 do 8 we dwoje
own-grades =
    .off = liczy pokój
    .on = liczy strażnik
own-grades-note =
    .off = a ogłasza strażnik
    .on = błędna ocena jest odrzucana
graded-by-owner = przez strażnika
graded-by-owner-note = w trójkę i więcej
graded-after = po { $seconds }
graded-by-room = przez pokój
never = nigdy
seconds = { $seconds }
variant-sentence =
    .patriarch = The Patriarch: karty A do 5, karta na szczycie z dwiema liniami po dwie; 60 drzew.
    .advanced-patriarch = Advanced Patriarch: karty A do 7, karta na szczycie z dwiema liniami po trzy; 2520 drzew.
    .matriarch = The Matriarch: karty A do 5 w dowolnym drzewie do 3 pokoleń; 205 drzew.
    .advanced-matriarch = Advanced Matriarch: karty A do 7 w dowolnym drzewie do 4 pokoleń; 46 249 drzew.
tree-sentence =
    .number = O drzewie decyduje numer rozdania.
    .owner = Drzewo układa strażnik.
    .open = Strażnik układa drzewo albo zostawia je otwarte: wtedy możliwe jest każde drzewo zgodne z dotychczasowymi ocenami.
guesses-sentence = { $guesses ->
    [one] { $guesses } próba na znalezienie go.
    [few] { $guesses } próby na znalezienie go.
   *[many] { $guesses } prób na znalezienie go.
}
own-grades-sentence = Strażnik liczy każdą ocenę, a błędna jest odrzucana.
owner-grades-sentence = Każdą ocenę ogłasza strażnik.
room-grades-sentence = Pokój sam ogłasza ocenę po { $seconds }.
tree-in-short =
    .number = o drzewie decyduje numer rozdania
    .owner = drzewo układa strażnik
    .open = strażnik może zostawić drzewo otwarte
guesses-in-short = { $guesses ->
    [one] { $guesses } próba w grze we dwoje
    [few] { $guesses } próby w grze we dwoje
   *[many] { $guesses } prób w grze we dwoje
}
own-grades-in-short = oceny liczy strażnik
graded-in-short = pokój ogłasza ocenę po { $seconds }
