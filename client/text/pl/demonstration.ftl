### Pokaz na stronie startowej: Ada i Ben grają jedno rozdanie dwa razy, zamieniając się rolami.

summary = Ada i Ben grają numer { $number } dwa razy. W pierwszej rundzie Ada chce wysokiego wyniku i ma { $first }. Zamieniają się stronami i Ben z tymi samymi kartami ma { $second }. Wygrywa Ben.
deal = Jedno rozdanie dla obojga
leg = Runda { $leg }: { $name } chce wysokiego wyniku
swap = Te same karty, zamiana stron
to-beat = { $score } do pobicia
wins = { $name } wygrywa { $second } do { $first }
pause = Wstrzymaj pokaz
play = Odtwórz pokaz
