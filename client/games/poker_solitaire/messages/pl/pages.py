# Made from client/games/poker_solitaire/text/pl/*.md by `python -m client.catalogue`.


def basic():
    return """\
Układaj rozdane karty w kwadrat 5 na 5. Jego wiersze i kolumny to dziesięć układów pokerowych. Wynik to suma ich punktów,
angielskich lub amerykańskich.
```board
scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Zwykle karty muszą stykać się bokiem. Niechciana karta może trafić na pole odrzutów; stamtąd nie wraca.
```

| układ | punkty | układ | punkty |
|---|---|---|---|
| piątka | 30/100 | kolor | 5/20 |
| poker królewski | 30/100 | strit | 12/15 |
| poker | 30/75 | trójka | 6/10 |
| kareta | 16/50 | dwie pary | 3/5 |
| ful | 10/25 | para | 1/2 |

**Rada:** kolory w poprzek, pary w dół, zbędne karty do najgorszego układu. **We dwoje** każdy ma
własny kwadrat. W **pojedynku** jest jeden wspólny: jedna osoba chce dużo punktów, druga mało; potem zamiana ról.
"""


def credits():
    return """\
# Twórcy

**Poker Solitaire,** znany też jako Poker Squares, to stary pasjans. Siedem sposobów gry, po 48 odmian każdego, i turniej
pochodzą z programu z 1990 roku i jego podręcznika. Pojedynek jest z Turnabouta.
"""


def full():
    return """\
# Poker Solitaire

Układaj rozdane karty w kwadrat 5 na 5. Jego pięć wierszy i pięć kolumn to układy pokerowe; przy 12 układach także obie
przekątne. Pole nazywa się od kolumny, `a`–`e`, i wiersza, `1`–`5`.

```board
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Przy punktach angielskich ten kwadrat ma 21 punktów. Wiersz 1 to para, a wiersz 2 ful, choć inne linie mają jeszcze wolne pola.
```

## Sposoby gry

| nazwa | gracze | co się dzieje |
|---|---|---|
| jedno rozdanie | jeden | jeden kwadrat |
| lepszy z dwóch | jeden | dwa kwadraty; liczy się lepszy |
| suma dwóch | jeden | dwa kwadraty; liczą się oba |
| na zmianę | dwoje | każdy ma kwadrat; gracie na zmianę |
| ta sama talia | dwoje | jak na zmianę, ale każda karta jest rozdawana dwa razy, po razie każdemu |
| wyścig | dwoje | każdy ma kwadrat; oboje bierzecie karty jak najszybciej, aż ktoś z pełnym kwadratem powie Koniec |
| wyścig, oba | dwoje | tak samo, aż oba będą pełne |
| pojedynek | dwoje | jeden kwadrat; jedna osoba chce dużo punktów, druga mało; dwie rundy z zamianą ról |

Mecz ma jedną rundę i wygrywa wyższy wynik. Tylko pojedynek ma dwie rundy.

## Kolejka

Kolejka to jedna wzięta karta:

- **Połóż** rozdaną kartę na wolnym polu swojego kwadratu. Zależnie od opcji musi stykać się z inną kartą bokiem, bokiem
  lub rogiem, albo może trafić gdziekolwiek. Pierwsza karta może trafić gdziekolwiek.

```board
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Bokiem: 9♦ może trafić na podświetlone pola.
```

```board
touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Bokiem lub rogiem: podświetlone są jeszcze cztery pola.
```

- **Odrzuć** rozdaną kartę na wolne pole odrzutów.
- **Podrzuć** rozdaną kartę do kwadratu przeciwnika, jeśli opcje na to pozwalają.
- **Ukradnij** kartę z kwadratu przeciwnika, zamiast brać rozdaną, jeśli opcje na to pozwalają. Ukradzionej karty nie
  można odkraść.

To nie kończy kolejki:

- **Odrzuć** kartę ze swojego kwadratu. Jeśli kart nie można przesuwać, nigdy nie wróci, a pole odrzutów pozostanie zajęte.
- **Przesuń** kartę w swoim kwadracie albo **odzyskaj** kartę z pola odrzutów, jeśli opcje na to pozwalają.

**Spasować** możesz tylko, jeśli twój kwadrat jest pełny albo nie dostajesz już kart. Przy tej samej talii dwa pasy z rzędu
kończą rundę.

**W wyścigu** oboje możecie działać w każdej chwili, a kartę dostaje ten, kto pierwszy. Jeśli się spóźnisz, od razu to
widzisz i nic się dla ciebie nie zmienia.

**Zegar.** Czas dodaje tylko wzięcie karty. W wyścigu biegną oba zegary; jeśli oba kwadraty mają być pełne, twój zatrzymuje
się, gdy twój kwadrat jest pełny.

Runda kończy się, gdy wszystkie kwadraty są pełne (w wyścigu: gdy ktoś powie Koniec) albo gdy skończą się karty. Niepełny kwadrat liczy
się tak, jak jest.

## Punkty

| układ | angielskie | amerykańskie | własne | pat |
|---|---|---|---|---|
| piątka (dwie talie lub więcej) | 30 | 100 | 65 | tak |
| poker królewski | 30 | 100 | 65 | tak |
| poker | 30 | 75 | 53 | tak |
| kareta | 16 | 50 | 33 | tak |
| ful | 10 | 25 | 18 | tak |
| kolor | 5 | 20 | 13 | tak |
| strit | 12 | 15 | 14 | tak |
| trójka | 6 | 10 | 8 | nie |
| dwie pary | 3 | 5 | 4 | nie |
| para | 1 | 2 | 1 | nie |

```board
5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Wiersz 1 jest niepełny, ale to trójka. Wiersz 2 nie jest jeszcze stritem, bo ma cztery karty. Wiersz 3 nie jest stritem, bo as jest najwyższy albo najniższy. Wiersz 4 to dwie pary, wiersz 5 strit.
```

Strit, kolor, ful i piątka wymagają pięciu kart. Para, dwie pary, trójka i kareta liczą się też w niepełnej linii. Jeśli
pasuje kilka układów, liczy się najlepszy.

**Pat** nie ma punktów: aby wygrać, wszystkie pięć wierszy musi być na końcu układami pat.

**Własne** punkty można zmienić dla każdego układu, także dla dziwnych układów poniżej i dla kilku naraz, połączonych
plusem: `flush=13,flush+one-pair=20`. Linia dostaje najlepszy pasujący wpis.

| dziwny układ, pięć kart | co to jest |
|---|---|
| `four-flush` | dokładnie cztery karty jednego koloru |
| `blaze` | pięć waletów, dam lub króli |
| `kilter` | co druga wartość, od as 3 5 7 9 do 6 8 10 dama as |
| `round-the-corner-straight` | strit przez asa, np. dama król as 2 3 |
| `round-the-corner-kilter` | kilter przez asa, np. dama as 3 5 7 |

## Rady

- Pierwszą kartę połóż na środku. Jeśli karty muszą się stykać, masz potem najwięcej pól.
- Kolory układaj w poprzek: cztery z pięciu wierszy zwykle mogą być kolorami. Przy punktach angielskich to mniej ważne.
- Jednakowe karty układaj w dół: każda kolumna zwykle może mieć dwie pary lub lepiej.
- Nie planuj strita od początku. Graj na niego, gdy linia ma już cztery jego karty.
- Pamiętaj, które karty już wyszły, także u przeciwnika.
- Pole odrzutów zachowaj na koniec. Nie odrzucaj karty, której potrzebuje przeciwnik.
- Wspólne pola odrzutów zajmuj pierwsze, zanim zrobi to przeciwnik.
- Jeśli nie wiesz, gdzie położyć kartę, daj ją do układu, który jest wart najmniej.
- Jeśli wolno kraść, bierz karty z kwadratu przeciwnika: nie można ich odkraść.
- Jeśli wolno podrzucać, patrz na kwadrat przeciwnika i psuj dobry układ.
- W przyjaznej grze wyłącz kradzież i podrzucanie.

## Opcje

Pierwsza wartość jest zwykła.

| opcja | wartości |
|---|---|
| stykanie | bokiem, bokiem lub rogiem, bez stykania |
| przesuwanie | karty zostają; karty można przesuwać i odzyskiwać |
| układy | 10 albo 12, z przekątnymi |
| punkty | angielskie, amerykańskie, pat, własne |
| rozdane karty | od 1 do 5 do wyboru |
| pola odrzutów | jedno dla każdego; więcej, mniej lub wspólne |
| talie | od 1 do 4 |
| kradzież, podrzucanie | nie, tak |

Pole odrzutów mieści jedną kartę. Rozdanych kart i pól odrzutów może być razem najwyżej pięć. Stykanie, przesuwanie, liczba
układów i punkty mogą być różne dla graczy, jako wyrównanie szans; pat jest dla obojga albo dla nikogo.

```board
hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Przy 12 układach liczy się też przekątna od a1 do e5: to kolor.
```

## Turniej

W menu gospodarz może zrobić z meczów pokoju turniej od jednego do pięciu imion, przy jednym terminalu lub przy kilku.
Przed każdą partią wybierzcie, kto gra, nowe karty lub te same i ustawienia. Dwie osoby mogą grać na zmianę przy jednym
terminalu; w wyścigu każda gra przy swoim. Pokój zachowuje najwyższy, najniższy i średni wynik każdego imienia. Ponowna gra
tymi samymi kartami może tylko obniżyć twój najniższy wynik. Niedokończona partia się nie liczy.
"""


def line_keys():
    return """\
## Jak tu grać

| wpisz | aby |
|---|---|
| `QH c3` | położyć rozdaną kartę; samo `c3` kładzie pierwszą |
| `QH x1`, `c3 x1` | odrzucić rozdaną kartę albo kartę ze swojego kwadratu |
| `c3 d4` | przesunąć kartę |
| `x1 c3` | odzyskać kartę |
| `2:c3 d4` | ukraść kartę z kwadratu 2 |
| `QH 2:c3` | podrzucić rozdaną kartę |
| `pas`, `koniec` | spasować; powiedzieć Koniec w wyścigu |
| `plansza` | zobaczyć kwadraty |
| `linie` | zobaczyć wszystkie linie z punktami |
| `ruchy` | zobaczyć wszystkie ruchy |

Pole możesz też wpisać tak: `c3 in matrix 2` albo `Ben’s c3`.
"""


def terminal_keys():
    return """\
# Ekran i jego klawisze

Punkty i nazwy układów w wierszach są na prawo od kwadratu, w kolumnach pod nim, a suma i zasady u góry. Pod kwadratami są
rozdane karty, talon i pola odrzutów.

| znak | co oznacza |
|---|---|
| `▸`, podświetlone | to pole przyjmuje podniesioną kartę |
| `[ ]` | wybrane pole |
| `( )` | podniesiona karta |
| `│` obok karty | możesz ją podnieść |
| `*` | ostatnio zagrana karta |

| klawisz | co robi |
|---|---|
| strzałki | wybierają pole dla karty |
| `Enter` | kładzie tam kartę |
| `Tab` | podnosi następną rozdaną kartę |
| `Spacja` | podnosi inną kartę, aby ją odrzucić, przesunąć, odzyskać lub ukraść |
| `c` `3` | wybiera kolumnę c, wiersz 3, w dowolnej kolejności, także przed twoją kolejką; dwa razy `c` otwiera czat |
| `x` | wybiera pole odrzutów albo następne |
| `m` | pozwala wpisać ruch: `QH c3`, `c3 x1`, `2:c3 d4`, `pass`, `done` |
| `p` | pasuje, jeśli można |
| `e` dwa razy | Koniec, w wyścigu |

Kliknij pole, aby je wybrać, i kliknij jeszcze raz, aby położyć tam kartę. Kliknij kartę, aby ją podnieść, albo ją
przeciągnij.

W wyścigu przeciwnik może zabrać kartę, którą trzymasz. Od razu to widzisz, a następna karta jest podnoszona dopiero po
naciśnięciu Enter, więc nigdy nie zagrasz karty, której nie wybierasz.
"""
