### Turniej w pokoju: do pięciu imion i ich wyniki.

title = Turniej
key = turniej
about = Każde imię ma swój najwyższy, najniższy i średni wynik. Jeśli znasz już karty, może się zmienić tylko twój najniższy wynik.
rule = Kto zna karty, może tylko obniżyć swój najniższy wynik. Niedokończona partia się nie liczy.
none-yet = W tym pokoju nie ma turnieju.
begin = Zrób z tego turniej
begin-hint = od jednego do pięciu imion, na tym ekranie albo każde na swoim

## Imiona

names-title = Imiona
names-hint = Od jednego do pięciu imion, oddzielonych przecinkami. Puste pole kończy turniej.
names-fields-hint = Od jednego do pięciu imion. Imię, które zostaje, zachowuje wyniki; bez imion turniej się kończy.
names-placeholder = Ada, Ben
name = Imię { $number }
optional-names = Turniej
optional-names-hint = Do pięciu imion, oddzielonych przecinkami; gracie na zmianę na tym ekranie.
optional-names-placeholder = puste: tylko ty
change-names = Zmień imiona
change-settings = Zmień ustawienia
keep = Zapisz
too-many = Turniej ma od jednego do pięciu imion, nie { $number }.
same-name = Każde imię musi być inne.

## Kto gra

who-plays = Kto gra teraz?
who-plays-key = kto gra
begin-key = zacznij
plays = { $name } gra
plays-as = Grasz jako
beside = Na zmianę z
beside-hint = gra na drugim miejscu na tym ekranie
no-name = nikt
no-name-hint = twoje partie się nie liczą
nobody-beside = nikt
nobody-beside-hint = na innym ekranie albo komputer
not-in-turn = tu oboje grają naraz albo coś ukrywają: każdy potrzebuje własnego terminala
seat-taken = drugie miejsce ma ktoś inny: we dwoje przy ekranie można grać, gdy jest wolne
unknown-name = nikt w tym turnieju nie ma takiego imienia
known-cards = Pod tym imieniem grano już te karty: mogą tylko obniżyć najniższy wynik.
next-cards = { $number ->
    [none] Nowe karty: numer zostanie wylosowany.
   *[other] Karty numeru { $number }.
}

## Wyniki

column =
    .name = imię
    .legs = partie
    .highest = najwyższy
    .lowest = najniższy
    .average = średni
scores = { $name }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, najwyższy wynik { $high }, najniższy { $low }, średni { $average }.
next-players = Teraz: { $names }.
