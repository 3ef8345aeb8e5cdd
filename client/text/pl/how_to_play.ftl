### Pomoc do gry: zasady, klawisze i znaki.

title = Jak grać

part =
    .basic = Zasady w skrócie
    .full = Pełne zasady
    .signs = Klawisze i znaki
    .credits = Twórcy

parts = Części
game = Gra

guided = Zagraj pierwszą partię z objaśnieniami

key =
    .parts = części
    .game = inna gra
    .guided = pierwsza partia

## Gry, które nic o sobie nie mówią

no-rules = Pakiet tej gry nie zawiera zasad.
credits = { $title } pochodzi z pakietu { $origin }, który jest zainstalowany na serwerze.
