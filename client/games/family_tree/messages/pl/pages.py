# Made from client/games/family_tree/text/pl/*.md by `python -m client.catalogue`.


def basic():
    return """\
Buduj drzewo rodzinne karta po karcie. W meczu jedna osoba chce dużo punktów, druga mało; potem zamieniacie się rolami na
tych samych kartach. **Jeśli karta gdziekolwiek pasuje, trzeba ją zagrać;** wybierasz gdzie. Jeśli nie, idzie na spód
talonu. Gra kończy się, gdy żadna karta nie pasuje.

| karta | gdzie ją zagrać |
|---|---|
| 3–10, dama, król, joker | na osobę stanu wolnego (małżonek) albo na małżeństwo (dziecko, do 3) |
| 2 | na małżeństwo, raz: do 5 dzieci |
| A | na małżeństwo: rozwód; as zakrywa małżonka |
| walet | na żywą osobę: śmierć; walet ją zakrywa |

Po rozwodzie lub śmierci nie ma już dzieci ani nowego ślubu. Pierwsze małżeństwo jest bezpieczne przed asami i waletami,
dopóki nie ma dziecka.
```board
7D+7C: 7S, 6S, (6H+KS)
| Dwa pokolenia, 20 punktów; ful, 80 punktów; ślub króla, 10 punktów.
```

**Punkty:** 10 za pokolenie; 10 za ślub z damą lub królem, 30 z dwojgiem takich. Rodzina z pięcioma lub więcej kartami
(małżonkowie, 2, as, dzieci) dostaje punkty za układ pokerowy: para 10, dwie pary 20, trójka 40, strit 50, kolor 60, ful
80, kareta 100, poker 170, poker królewski 250.
"""


def credits():
    return """\
# Twórcy

**Family Tree** to gra *Family Tree Solitaire*, wersja 1.0, dla jednej osoby i talii kart. Zasady pochodzą z jej własnego
dokumentu, który jako stronę autora podaje RICKSLEVINE.com. Stamtąd jest większość pomysłów: dziecko i małżonek, gwiazda,
powiększona rodzina, rozwód i śmierć, układy pokerowe rodzin, znaki gałęzi, wynik do pobicia, drzewo komputera i mecz, w
którym dwie osoby zamieniają się rolami.
"""


def full():
    return """\
# Family Tree

Buduj jedno drzewo rodzinne z talii 54 kart, w tym dwóch jokerów. Solo grasz o wysoki wynik. W meczu jedna osoba
**maksymalizuje** wynik, a druga go **minimalizuje**. Potem gracie tę samą talię jeszcze raz, z zamienionymi rolami.

## Początek

Karty od 3 do 10, damy, króle i jokery to **karty rodzinne**. Dwie pierwsze, które się pojawią, są pierwszym małżeństwem.
Karty, które wyszły przed nimi, idą na spód talonu.

## Kolejka

Wierzchnia karta talonu to **bieżąca karta**. Jeśli pasuje gdziekolwiek w drzewie, trzeba ją zagrać, a wybiera ten, kto
ma ruch. Pierwszą kartę rundy gra osoba maksymalizująca; potem gracie na zmianę.

Karta, która nigdzie nie pasuje, idzie na spód talonu. Nie kosztuje to kolejki: ta sama osoba dostaje następną kartę.
Runda kończy się, gdy talon jest pusty albo gdy od ostatniego ruchu przeszły wszystkie jego karty i żadna nie pasuje.

## Karty

| karta | na co ją zagrać | czym się staje |
|---|---|---|
| 3–10, dama, król, joker | osoba stanu wolnego | małżonkiem |
| 3–10, dama, król, joker | małżeństwo z miejscem na dziecko | następnym dzieckiem |
| 2 | małżeństwo bez 2 | miejscem na pięcioro dzieci zamiast trojga |
| A | małżeństwo | rozwodem |
| walet | dowolna żywa osoba | śmiercią tej osoby |

Tylko małżeństwo bez rozwodu, w którym oboje żyją, może mieć dzieci oraz przyjąć 2 lub asa. Przyjmuje najwyżej jedną 2 i
jednego asa.

**Dzieci i śluby.** Małżeństwo ma najwyżej troje dzieci, a z 2 najwyżej pięcioro. Każda osoba bierze ślub raz.

```board
7D+9C: QH > 6S
| 6♠ może zostać następnym dzieckiem małżeństwa albo wziąć ślub z Q♥.
```

```board
7D+9C&2H: 6S, TD, 3C, 4H
| 2♥ daje miejsce na czwarte i piąte dziecko.
```

**Rozwód.** As zakrywa małżonka, czyli osobę z prawej strony. Możesz go zagrać na dowolne z dwojga. Nikt z nich nie bierze
drugiego ślubu.

```board
7D+9C/AH: 6S
| A♥ zakrywa 9♣. 6♠ zostaje i nadal może wziąć ślub.
```

**Śmierć.** Walet zakrywa osobę, na którą go zagrasz. Nie można go zagrać na asa, 2 ani innego waleta. Osoba owdowiała nie
bierze drugiego ślubu. Kto zostanie po rozwodzie lub śmierci małżonka, też może umrzeć.

```board
7D+9C/JC: (6S+TD)
| J♣ zakrywa 9♣. 6♠ i 10♦ nadal mogą mieć dzieci.
```

Co spotyka dziecko, nic nie zmienia u rodziców: nadal mogą mieć dzieci.

**Pierwsze małżeństwo** jest bezpieczne przed asami i waletami, dopóki nie ma pierwszego dziecka.

```board
7D+9C > JC
| J♣ jeszcze nigdzie nie pasuje.
```

## Wynik

Wynik liczy się po każdym ruchu, dla drzewa w jego obecnym stanie.

**Pokolenia.** Każde pokolenie daje 10 punktów, aż do najgłębszego. Małżonek należy do pokolenia drugiej osoby.

```board
7D+9C: (6S+TD: 5H)
| Trzy pokolenia: 30 punktów.
```

**Gwiazdy.** Ślub z jedną damą lub królem daje 10 punktów, z dwojgiem takich 30. Rozwód albo śmierć któregokolwiek z
małżonków zabiera te punkty. Joker nie jest gwiazdą.

```board
7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 punktów za Q♥ i K♠, 10 punktów za K♦. K♥ po rozwodzie nic nie daje.
```

**Układy.** Widoczne karty rodziny tworzą układ pokerowy: oboje małżonkowie, 2, as i dzieci. Zakryta karta się nie liczy,
ale as lub walet na niej tak. Dziecko liczy się swoją kartą, bez małżonka. Rodziny po rozwodzie i śmierci zachowują układy.
Mniej niż pięć kart nic nie daje; z większej liczby liczy się pięć najlepszych.

```board
7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ to ful: 80 punktów. K♠ nie jest kartą układu tej rodziny.
```

```board
7D+7C/AC: 7S, 6S, 6H
| A♣ zakrywa 7♣, więc zostają tylko dwie pary: 20 punktów.
```

| układ | punkty | układ | punkty |
|---|---|---|---|
| para | 10 | kolor | 60 |
| dwie pary | 20 | ful | 80 |
| trójka | 40 | kareta | 100 |
| strit | 50 | poker | 170 |
| wysoka karta | 0 | poker królewski | 250 |

Joker liczy się jako karta, która najbardziej pomaga, nawet taka, która już jest w układzie. Piątki nie ma: kareta z
jokerem pozostaje karetą. W stricie as jest najwyższy albo najniższy, nigdy w środku.

```board
X1+7C: 7S, 4H, 9D
| Joker liczy się jako 7: trójka, 40 punktów.
```

## Solo

Zagrywasz wszystkie karty, na numerze wylosowanym przez serwer albo wpisanym przez ciebie. **Wynik do pobicia** to wynik
komputera albo twój własny rekord na tym numerze, jeśli jest lepszy. Komputer nie zna talii. Po grze widzisz też **normę**:
najlepszy wynik, jaki znaleziono, znając talię.
"""


def line_keys():
    return """\
## Jak tu grać

W twojej kolejce miejsca dla bieżącej karty są wypisane. Wpisz numer miejsca albo kartę, na którą grasz, np. `7d`, `Kier7`,
`Dp`, a dla jokera `x1` i dla Jokera 2 `x2`.

| wpisz | aby |
|---|---|
| `drzewo` | przeczytać całe drzewo, po jednej rodzinie w wierszu |
| `układy` | zobaczyć układy pokerowe |
| `punkty` | zobaczyć części wyniku |
| `rodzina 7d` | zobaczyć jedną rodzinę; `wyżej` i `szczyt` idą stąd w górę |
| `znaki` | zobaczyć, co bieżąca karta może zrobić pod każdym dzieckiem |
| `podpowiedź` | zapytać, co zagrałby komputer |
| `komputer` | zobaczyć drzewo komputera, solo albo po meczu |
| `analiza` | ocenić ruchy zakończonego meczu |
| `pomoc` | zobaczyć wszystkie polecenia, które teraz działają |
"""


def terminal_keys():
    return """\
# Gra

- `↑` `↓` `←` `→` wybierają miejsce, `Enter` gra tam kartę. Albo kliknij miejsce i kliknij je jeszcze raz, aby zagrać.
- Albo wpisz kartę, na którą chcesz zagrać, np. `7d`, `Kier7`, `Dp`, a dla jokera `x1` i dla Jokera 2 `x2`, i naciśnij
  `Enter`. Jeśli wpiszesz ją przed swoją kolejką, karta na nią poczeka. Po wartości karty `h` i `c` są kolorami; poza tym
  proszą o podpowiedź i otwierają czat.
- `f` przełącza między całym drzewem a jedną rodziną.
- `h` pokazuje, gdzie zagrałby komputer i jakiego końcowego wyniku się spodziewa, po jego wyborze i po twoim. Miejsce
  oznacza gwiazdka. Solo możesz pytać zawsze, w meczu tylko, jeśli pokój na to pozwala.

# Całe drzewo

Drzewo rośnie w prawo, po jednej kolumnie na pokolenie. Przewijają `PgUp` `PgDn` `Home` `End`, `[` i `]` oraz strzałki z
Shift lub Ctrl.

| znak | co oznacza |
|---|---|
| ▸ | możesz tu zagrać bieżącą kartę |
| ▹ | ten, kto ma ruch, może ją tu zagrać |
| ★ | tu zagrałby komputer |
| ═ | małżeństwo |
| ╱╱ | rozwód: as zakrywa małżonka |
| † | śmierć: walet zakrywa osobę w nawiasie |

Układ pokerowy rodziny, która ma pięć lub więcej kart, jest pod nią.

# Po jednej rodzinie

Małżeństwo jest u góry: zagrywaj tam na nie karty. Jego dzieci są poniżej. `←` `→` wybierają dziecko; `Enter` lub `↓`
pokazuje jego rodzinę, tak samo jak wpisanie jego numeru. `Backspace` lub `PgUp` przechodzi pokolenie wyżej, `Home` na
szczyt. Możesz też kliknąć ścieżkę w wierszu powyżej.

Pod każdym dzieckiem widać, co bieżąca karta może zrobić w jego gałęzi, razem z jego własną rodziną:

| znak | co oznacza |
|---|---|
| ▸dziecko | może zostać czyimś dzieckiem |
| ▸ślub | może wziąć z kimś ślub |
| ▸dziecko/ślub | jedno i drugie |
| ▸walet | waleta można na kogoś zagrać |
| ▸2/as | jakieś małżeństwo może przyjąć 2 lub asa |
"""
