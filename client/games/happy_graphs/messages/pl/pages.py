# Made from client/games/happy_graphs/text/pl/*.md by `python -m client.catalogue`.


def basic():
    return """\
Każda karta chce tylu sąsiadów, ile wynosi jej wartość: as jednego, 2 dwóch i tak dalej. Karta, która ma ich wszystkich,
jest **szczęśliwa**: zostaje odwrócona i nie przyjmie więcej. Wynik to liczba kart, które **nie** są szczęśliwe; 0 to ideał.

**Kolejka.** Zagraj kartę na wolne pole obok innej karty, a potem dobierz kartę. Żadna karta nie może dostać więcej
sąsiadów, niż chce, więc obok szczęśliwej nic nie można zagrać: te pola to **mury**. Jeśli żadna z twoich kart nigdzie nie
pasuje, zacznij jedną z nich nową grupę.
```board
2D@0,0 3H@1,0 AS@2,0
| A♠ ma swojego jedynego sąsiada i jest szczęśliwy. 3♥ brakuje jednego sąsiada, tak samo 2♦: wynik to 2. Trzy pola obok A♠ to mury.
```

**Plansze.** Sąsiedzi są nad, pod, z lewej i z prawej na *klasycznej* (A do 4), także po przekątnej na planszy *z rogami*
(A do 8), a po sześciu stronach na *heksowej* (A do 6).

Solo lub **razem** chcesz mało nieszczęśliwych kart. W **pojedynku** jedna osoba chce ich dużo, druga mało; potem zamiana
ról. W **łamigłówce** wszystkie karty są odkryte: kładź je w dowolnej kolejności i dowolnie zabieraj.
"""


def credits():
    return """\
# Twórcy

**Happy Graphs** to gra dla wielu osób i talii kart oraz łamigłówka dla jednej. Zasady pochodzą z jej własnego dokumentu.
Stamtąd są plansze, szczęśliwe karty, mury, grupy i łamigłówka; pojedynek jest z Turnabouta.
"""


def full():
    return """\
# Happy Graphs

Każda karta chce tylu sąsiadów, ile wynosi jej wartość: as jednego, 2 dwóch i tak dalej. Kolory nie mają znaczenia.

## Plansze

| plansza | karty | sąsiedzi |
|---|---|---|
| klasyczna | A do 4, 16 kart | nad, pod, z lewej, z prawej |
| z rogami | A do 8, 32 karty | ci sami i czterech po przekątnej |
| heksowa | A do 6, 24 karty | nad, pod i po czterech skosach; nigdy z lewej ani z prawej |

Plansza nie ma brzegów. Pole nazywa się jak na mapie, literą kolumny i numerem wiersza. Pierwsza karta leży na `M50`; `N50`
jest na prawo od niej, a `M51` nad nią. Nazwy nie zmieniają się, gdy plansza rośnie. Na planszy heksowej co druga kolumna
jest o pół kroku wyżej: sąsiedzi `M50` to `M52`, `M48` oraz `L` lub `N` z `51` lub `49`.

```board
hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Plansza heksowa, na której każda karta jest szczęśliwa: wynik to 0.
```

```board
corners: 5H@0,0 2C@1,1 AD@-1,1
| Na planszy z rogami A♦ i 2♣ dotykają 5♥ jej rogami.
```

## Gra

- Zagraj kartę na wolne pole obok innej karty; pierwsza karta trafia na `M50`. Każdy sąsiad, którego dotyka, liczy się dla
  obu kart.
- Karta, która ma tylu sąsiadów, ile wynosi jej wartość, jest **szczęśliwa**. Zostaje odwrócona i nie przyjmuje więcej
  sąsiadów.
- Nie możesz zagrać karty tam, gdzie ona albo sąsiad miałby więcej sąsiadów, niż chce. Dlatego pola obok szczęśliwej karty
  to **mury**.

```board
4H@0,0 2D@1,0 AS@1,1
| A♠ i 2♦ są szczęśliwe. Tylko 4♥ nie, więc wynik to 1. Mury zostawiają jej dwa wolne pola, a potrzebuje jeszcze trzech sąsiadów: nie może już być szczęśliwa.
```

```board
3H@0,0 2S@1,0 > AD
| A♦ można zagrać na sześć podświetlonych pól. Na trzech obok 2♠ szczęśliwe byłyby obie karty.
```

- Jeśli żadna z twoich kart nie pasuje obok innej, w żadnej grupie, i tylko wtedy, zacznij dowolną z nich **nową grupę**.
  Każda grupa ma własną planszę i możesz grać na wszystkich.

```board
AS@0,0 AD@1,0 / 3H@0,0
| W grupie 1 oba asy są szczęśliwe, więc nic tam nie pasuje. 3♥ zaczyna grupę 2.
```

- Kolejka to jedna zagrana karta i jedna dobrana, dopóki są karty. Nie można pasować.
- Gra kończy się, gdy zagrano wszystkie karty. Wynik to liczba kart, które nie są szczęśliwe.

## Gracze

| gracze | karty w ręce | talie |
|---|---|---|
| 1 | 1 | 1 |
| 2 | 3 | 1 |
| od 3 do 6 | 2 | 1 |
| od 7 do 16 | 1 | 1 |
| 17 i więcej | 1 | o jedną więcej na każdych 16 kolejnych graczy |

**Razem** wszyscy gracze są po jednej stronie, a ruchy idą kolejno wokół stołu. Widzicie nawzajem swoje ręce, chyba że
pokój je zakrywa.

**Pojedynek.** Każdy ma trzy zakryte karty. Zaczyna osoba maksymalizująca, która chce dużo nieszczęśliwych kart; druga chce
mało. Potem gracie ten sam numer z zamianą ról. W meczu lustrzanym oboje dostajecie te same karty na różnych planszach: kto
pamięta własną rękę, zna tę drugą.

**Łamigłówka.** Wszystkie karty jednej talii są odkryte w jednej ręce. Każdy może w dowolnej chwili położyć dowolną kartę,
zacząć nową grupę i zabrać dowolną kartę; pola wokół niej zostają. Gra kończy się, gdy wszystkie karty są szczęśliwe albo
gdy ktoś ją zakończy. Karty, które zostały w ręce, liczą się jako nieszczęśliwe. Przy równych wynikach wygrywa krótszy
czas; biegnie on od pierwszej karty do ostatniej. Jeśli pokój ma zegar, jest on wspólny i zyskuje czas tylko wtedy, gdy na
planszy jest więcej kart niż kiedykolwiek wcześniej.
"""


def line_keys():
    return """\
## Jak tu grać

W twojej kolejce karty i ich pola są wypisane. Wpisz numer ruchu albo sam ruch, np. `3h n50`, albo `3h 2:n50` w grupie 2.

| wpisz | aby |
|---|---|
| `plansza` | zobaczyć plansze |
| `karty` | przeczytać każdą kartę na planszach |
| `ręce` | zobaczyć ręce, które możesz widzieć |
| `punkty` | zobaczyć części wyniku |
| `wydarzenia` | zobaczyć ostatnie ruchy |
| `podpowiedź` | zapytać, co zagrałby komputer, jeśli pokój na to pozwala |
| `pomoc` | zobaczyć wszystkie polecenia, które teraz działają |

W łamigłówce wpisz dowolny ruch. `zabierz n50` zabiera kartę, `cofnij` i `ponów` dotyczą twoich kroków, `ruchy 3` pokazuje, gdzie
może trafić 3, a `gotowe` kończy łamigłówkę.
"""


def terminal_keys():
    return """\
# Gra

- `↑` `↓` `←` `→` przechodzą na następne podświetlone pole, `Enter` gra tam wybraną kartę. Albo kliknij pole i kliknij je
  jeszcze raz, aby zagrać.
- `Tab` wybiera następną kartę z ręki. Robi to też wpisanie wartości: `3` to 3, `a` lub `1` to as. `3h` to karta, `3h n50`
  cały ruch, `3h 2:n50` ruch w grupie 2. Jeśli wpiszesz go przed swoją kolejką, karta na nią poczeka. Po wartości `h` i `c`
  są kolorami; poza tym proszą o podpowiedź i otwierają czat.
- `n` przechodzi do nowej grupy, jeśli możesz ją zacząć; `g` do następnej grupy. `v` pokazuje wszystkie ręce.
- Strzałki z Shift lub Ctrl oraz `PgUp` `PgDn` `Home` `End` przewijają.
- `h` prosi komputer o podpowiedź, jeśli pokój na to pozwala. Pole oznacza gwiazdka.

W łamigłówce `u` cofa twój ostatni krok, a `r` go ponawia, ile razy chcesz. `t` zabiera kartę: wybierz ją i naciśnij Enter.
`e` kończy łamigłówkę.

# Plansza

Każda karta zajmuje dwa wiersze: karta i ilu sąsiadów jeszcze chce.

| znak | co oznacza |
|---|---|
| ╭3♥─╮ nad ╰ 2○╯ | 3, która chce jeszcze dwóch sąsiadów |
| ░3♥░░ nad ░░░░░ | szczęśliwa karta, odwrócona |
| 2○! | ta karta nie może już być szczęśliwa |
| ▸+1 | możesz tu zagrać wybraną kartę; liczba to zmiana wyniku |
| ▸★ | tu zagrałby komputer |
| ╳ | mur: obok szczęśliwej karty nic nie można zagrać |
| · | wybranej karty nie można zagrać na to wolne pole |

Litery i liczby na brzegach nazywają kolumny i wiersze. Ostatnio zagrana karta jest podkreślona.
"""
