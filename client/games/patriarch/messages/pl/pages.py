# Made from client/games/patriarch/text/pl/*.md by `python -m client.catalogue`.


def basic():
    return """\
**Strażnik** ukrywa drzewo rodzinne. Zgadujesz je w całości i dostajesz **ocenę:**

| ocena karty | jej pokolenie | jej rodzic |
|---|---|---|
| czerwona | dobre | dobry |
| czarna | dobre | zły |
| zakryta | złe | dobry |

Pozostałe karty się nie liczą, a ocena nie mówi, o które karty chodzi. Karta na szczycie nie ma rodzica: jest czerwona,
jeśli się zgadza. Wszystkie czerwone: drzewo znalezione.
```board
3(4(2) A(5))
2(3(4) A(5))
| Czerwona: 5. Czarna: as, pod 2. Zakryta: 4, za nisko.
```

**The Patriarch** ma ten kształt i karty A do 5; **Advanced** ma A do 7 i jedno pokolenie więcej. **The Matriarch** może
mieć dowolny kształt. Kolejność dzieci nie ma znaczenia.

**We dwoje** gracie dwie rundy z zamianą ról; wygrywa mniej prób. W **trójkę i więcej** wszyscy pozostali zgadują naraz, a
rundę wygrywa pierwsza próba *oceniona* jako trafna. Potem drzewo ukrywa następna osoba.
"""


def credits():
    return """\
# Twórcy

**The Patriarch** i jego trzy warianty to gry dla dwóch lub więcej osób i talii kart. Zasady pochodzą z ich własnego
dokumentu. Stamtąd są karty czerwone, czarne i zakryte, kolejka i zwycięstwo pierwszej *ocenionej* próby. Obrazki dwóch
stałych kształtów zaginęły, więc kształty są według jego przykładu. Mecz z dwiema rundami jest z Turnabouta.
"""


def full():
    return """\
# The Patriarch

Jedna osoba, **strażnik**, ukrywa drzewo rodzinne złożone z pierwszych kart jednego koloru. Pozostali je zgadują.

## Drzewa

| wariant | karty | drzewa | kształt |
|---|---|---|---|
| The Patriarch | A do 5 | 60 | karta na szczycie z dwojgiem dzieci, pod każdym jedno dziecko |
| Advanced Patriarch | A do 7 | 2520 | karta na szczycie z dwojgiem dzieci, pod każdym linia dwóch kart |
| The Matriarch | A do 5 | 205 | dowolny, najwyżej 3 pokolenia |
| Advanced Matriarch | A do 7 | 46 249 | dowolny, najwyżej 4 pokolenia |

```board
3(4(2) A(5))
| Drzewo The Patriarch.
```

```board
3(4(2(6)) A(5(7)))
| Drzewo Advanced Patriarch.
```

```board
2(3 4(5) A)
| Drzewo The Matriarch: karta na szczycie z trojgiem dzieci i jednym wnukiem.
```

**Zapis** drzewa to karta na szczycie, a w nawiasach jej dzieci: pierwsze drzewo powyżej to `3(4(2) A(5))`. Niedozwolone
drzewo jest odrzucane i nie kosztuje próby.

Liczy się tylko, kto jest czyim dzieckiem, a nie kolejność dzieci:

```board
3(4(2) A(5))
3(A(5) 4(2))
| Wszystkie pięć kart jest czerwonych: ta próba jest trafna.
```

## Oceny

| ocena | pokolenie | rodzic |
|---|---|---|
| czerwona | dobre | dobry |
| czarna | dobre | zły |
| zakryta | złe | dobry |

Karta na szczycie nie ma rodzica: jest czerwona, jeśli jest na szczycie ukrytego drzewa. Karta w złym pokoleniu i pod złym
rodzicem się nie liczy. Ocena tylko liczy karty; nie mówi, które to.

```board
3(4(2) A(5))
2(3(4) A(5))
| 5 jest czerwona, as czarny, a 4 zakryta. 2 i 3 się nie liczą.
```

```board
3(4(2) A(5))
3(A(2) 4(5))
| 3, 4 i as są czerwone. 2 i 5 zamieniły się rodzicami: są czarne.
```

## Skąd bierze się drzewo

Decyduje o tym pokój:

- **Numer rozdania** daje kolor i drzewo. We dwoje zgadujecie wtedy to samo drzewo, więc pozostaje ono ukryte przed
  obojgiem do końca obu rund, tak samo jak próby i oceny pierwszej rundy.
- **Strażnik** układa drzewo przed pierwszą próbą.
- **Otwarte:** strażnik może zostawić drzewo otwarte. Wtedy możliwe jest każde drzewo zgodne z dotychczasowymi ocenami.

## We dwoje

Prób jest tyle, ile potrzebuje wariant, albo inna liczba od 1 do 12, którą ustala pokój:

| wariant | próby |
|---|---|
| The Patriarch | 4 |
| Advanced Patriarch | 6 |
| The Matriarch | 5 |
| Advanced Matriarch | 8 |

Każda próba jest oceniana od razu; w meczu lustrzanym po próbie na drugiej planszy. Wynik rundy to liczba ocenionych prób,
plus jeden, jeśli drzewa nie znaleziono. Strażnik chce wysokiego wyniku, zgadujący niskiego. Mecz ma dwie rundy z zamianą
ról; wygrywa mniejsza liczba prób.

## Strażnik, który ocenia

Pokój może zostawić liczenie oceny strażnikowi: ile jest kart czerwonych, czarnych i zakrytych. Pokój to sprawdza. Błędna
ocena jest odrzucana z uzasadnieniem, np. „5 jest na dobrym miejscu”, więc ogłoszone oceny są zawsze poprawne. Strażnik
otwartego drzewa tylko ogłasza oceny. Jeśli numer daje dwóm osobom to samo drzewo, nikt go nie zna, więc ocenia pokój.

## W trójkę i więcej

Jedna osoba strzeże drzewa; wszyscy pozostali zgadują je naraz, ile razy chcą. Próba idzie na koniec **kolejki**. Możesz
mieć w niej dwie próby i nie możesz ich zmienić ani cofnąć. Strażnik ogłasza ocenę pierwszej próby w kolejce, którą widzi;
pokój może też robić to sam po kilku sekundach. Widzisz wszystkie ocenione próby i imiona osób, których próby czekają.

Rundę wygrywa pierwsza próba *oceniona* jako trafna, nawet jeśli inna trafna była wcześniej i jeszcze czeka. Potem drzewa
strzeże następna osoba po lewej. W meczu każdy jest strażnikiem raz, a wygrywa ten, kto znalazł najwięcej drzew.

**Zegar.** Twój czas nie biegnie, gdy twoja próba czeka na ocenę. Jeśli czas ci się skończy, nie możesz już zgadywać w tej
rundzie, ale czekające próby zostaną ocenione. Jeśli czas skończy się strażnikowi, pokój bierze drzewo z numeru i ogłasza
oceny.
"""


def line_keys():
    return """\
## Jak tu grać

Wpisz próbę w jej zapisie, np. `3(4(2) A(5))`. Jeśli kształt jest stały, wystarczą wartości po kolei: `342A5`.

| wpisz | aby |
|---|---|
| `drzewo H 3(4(2) A(5))` | ułożyć swoje drzewo, w kolorze kier |
| `drzewo H otwarte` | zostawić swoje drzewo otwarte, jeśli pokój na to pozwala |
| `oceń` | ogłosić ocenę pierwszej próby w kolejce |
| `oceń 1 1 1` | podać ocenę, gdy liczysz ją ty: czerwone, czarne i zakryte karty |
| `próby` | zobaczyć wszystkie próby z ocenami |
| `kolejka` | zobaczyć, czyje próby czekają |
| `notatki` | zobaczyć, ile drzew jest możliwych i gdzie są w nich karty |
| `podpowiedź` | zapytać, co zgadywałby komputer, jeśli pokój na to pozwala |
| `pomoc` | zobaczyć wszystkie polecenia, które teraz działają |
"""


def terminal_keys():
    return """\
# Gra

- **Stały kształt** (The Patriarch, Advanced Patriarch): wpisuj wartości w kolejności drzewa, `3 4 2 a 5`: karta na
  szczycie, potem każda linia od góry do dołu. Ostatnia karta kładzie się sama. Strzałki wybierają miejsce. Jeśli wpiszesz
  kartę jeszcze raz, zamieni się miejscami z kartą, która tam jest.
- **Dowolny kształt** (oba Matriarch): wpisz wartość, a karta trafi pod kartę w nawiasie, tam gdzie kropka. Strzałki
  wybierają inną kartę. Jeśli wpiszesz kartę jeszcze raz, przesunie się ze wszystkimi kartami pod nią. Albo wpisz zapis:
  `3(4(2)a(5))`.
- `Backspace` usuwa ostatnią kartę, `x` usuwa wszystkie. `=` kopiuje twoją ostatnią próbę albo podpowiedź, aby móc ją
  zmienić.
- `Enter` wysyła próbę, układa drzewo strażnika albo ogłasza następną ocenę. `Tab` wybiera kolor strażnika. Jeśli pokój na
  to pozwala, `Enter` bez kart zostawia drzewo otwarte.
- Gdy liczysz ocenę próby, wpisz liczby kart czerwonych, czarnych i zakrytych, np. `1 1 1`, a potem `Enter`.
- Próbę możesz wpisać, czekając. Zostaje, aż będzie można ją wysłać.
- `b` pokazuje lub ukrywa tablicę notatek, `v` pokazuje próby według graczy. `PgUp` `PgDn` pokazują wcześniejsze próby.
- `h` prosi komputer o podpowiedź, jeśli pokój na to pozwala.

# Tablica notatek

Dla każdej karty pokazuje, w ilu z wciąż możliwych drzew jest ona w danym pokoleniu. `✓` (w ASCII `+`) znaczy zawsze,
kropka nigdy. Gdy zostało mało drzew, są wypisane. Pokój ma tablicę notatek tylko, jeśli włączy ją gospodarz.
"""
