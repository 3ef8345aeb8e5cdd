### Co mówi się o Grandma’s Game poza stołem: w formularzach, listach i wynikach.

together-in-short = Wyścig: wszyscy gracie tymi samymi kartami, każdy przy własnym stole. Wygrywa ten, kto pierwszy przeniesie wszystkie karty na bazy; jeśli nikt, ten, kto ma ich tam najwięcej.
table = stół
the-table = Stół
computers-table = Stół komputera
computers-table-key = stół komputera
standing = solo, najwięcej
race-standing = w wyścigu, najwięcej

## Opcje

option =
    .reorder = Warsztat
    .winnable = Numery
reorder =
    .on = w dowolnej kolejności
    .off = w stałej kolejności
reorder-note =
    .on = jego karty można przesuwać
    .off = dużo trudniej
winnable =
    .off = dowolne
    .on = tylko wygrywalne
winnable-note =
    .off = niektórych nie da się wygrać
    .on = przy losowaniu numeru

## Sprawdzanie zapisu

finding =
    .deck_dealt = Sprawdzone: ten numer rozdaje talię, którą graliście.
    .cards_as_seen = Widziane karty są w tej talii.
    .cards_different = W zapisie są inne karty, niż było widać.
