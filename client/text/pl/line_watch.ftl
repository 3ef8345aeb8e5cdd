### Oglądanie meczu w trybie tekstowym.

prompt = obejrzyj>
usage = Pusty wiersz pokazuje następny ruch; możesz też wpisać poprzedni, numer ruchu, wszystko, rozejście, wydarzenie, plansza, plansza 1, plansza 2, pokaż, początek, koniec lub wstecz.
next = następny
which = Numer meczu:
no-record = Wpisz liczbę od 1 do { $records } albo „wstecz”.
move = runda { $leg }, { $move }, wynik { $score }
event = Runda { $leg }: { $event }.
leg = Runda { $leg }:
