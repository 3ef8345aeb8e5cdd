### Oglądanie meczu w trybie tekstowym.

prompt = watch>
usage = Pusty wiersz pokazuje następny ruch; możesz też wpisać previous, numer ruchu, all, part, event, tree, tree 1, tree 2, look, start, end lub back.
next = następny
which = Numer meczu:
no-record = Wpisz liczbę od 1 do { $records } albo back.
move = runda { $leg }, { $move }, wynik { $score }
event = Runda { $leg }: { $event }.
leg = Runda { $leg }:
