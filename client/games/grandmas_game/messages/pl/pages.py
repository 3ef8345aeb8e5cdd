# Made from client/games/grandmas_game/text/pl/*.md by `python -m client.catalogue`.


def basic():
    return """\
Przenieś dwie talie, 104 karty, na osiem **baz**. Każdy kolor ma dwie: jedna rośnie od asa do króla, druga maleje od króla
do asa. Wynik to liczba kart na bazach.
```board
3=4S Q=5D,JS 3S+ QS-
| 4♠ może iść w górę na 3♠, a J♠ w dół na Q♠.
```

**Rozdanie.** Karty trafiają odkryte na trzynaście stosów, od A do K; widać tylko ich wierzch. Zakryta karta idzie na
**talon** po królu, po karcie na stosie 5, 10 lub K i po karcie na stosie jej własnej wartości.

**Gra.** Zagraj wierzch stosu albo dowolną kartę z warsztatu na bazę. Wierzch bazy może przejść na drugą bazę tego koloru.

**Talon.** W każdej chwili możesz rozdać jego następną kartę: trafia na stos swojej wartości. Cały stos otwiera się w
**warsztacie**. Możesz zagrywać jego karty i zmieniać ich kolejność. Przy następnym rozdaniu pozostałe wracają na stos w tej
kolejności.

Wygrywasz ze wszystkimi 104 kartami. Jeśli talon jest pusty i nic nie pasuje, **utykasz**: solo cofnij albo poddaj. W
**wyścigu** wszyscy grają tymi samymi kartami, każdy przy własnym stole. Kończy go pierwsza wygrana; jeśli jej nie ma,
wygrywa najwięcej kart.
"""


def credits():
    return """\
# Twórcy

**Grandma’s Game,** znana też jako *Thirteen Packs*, to pasjans z dwóch talii. Zasady pochodzą z dokumentu, który ją
opisuje. Wyścig jest z Turnabouta.
"""


def full():
    return """\
# Grandma’s Game

Ta gra jest znana też jako Thirteen Packs. Przenieś dwie talie, 104 karty, na osiem baz.

## Rozdanie

- Jest trzynaście stosów, w rzędach po 5, 5 i 3, o nazwach A, 2, 3 … K. Karty są rozdawane odkryte, po jednej, na A, 2 … K,
  potem znów na A, aż wszystkie będą rozdane. Widać tylko wierzch każdego stosu.
- Po rozdaniu karty na stos jedna karta idzie zakryta na talon za każde z tych, co zachodzi: karta jest królem; stos to 5,
  10 lub K; wartość karty jest nazwą stosu. (Król na stosie króla: trzy karty.) Kart idących na talon nikt nie widzi.

```board
A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Po tych sześciu kartach cztery poszły na talon: jedna po 3♦ na stosie 3, dwie po 5♣ na stosie 5, jedna po K♥.
```

- Karta odłożona na talon jako ostatnia jest brana jako pierwsza.
- Rozdanie możesz oglądać karta po karcie, i znów, do pierwszego ruchu; albo je pominąć. Przykryte karty pozostają ukryte:
  pamięć jest częścią gry.

## Gra

- Każdy kolor ma dwie bazy. Jedna zaczyna się od asa i rośnie w kolorze do króla, druga zaczyna się od króla i maleje do
  asa.

```board
3=4S Q=5D,JS 3S+ QS-
| 4♠ może iść w górę na 3♠, a J♠ w dół na Q♠.
```

- Możesz zagrać wierzch każdego stosu i każdą kartę z warsztatu. Możesz też przenieść wierzch bazy na drugą bazę tego
  koloru, w obie strony, ile razy chcesz. As lub król, od którego zaczęła się baza, zostaje.

```board
J=9H 7H+ 8H-
| Dwie bazy się spotykają. 8♥ może przejść w górę na 7♥, a potem także 9♥.
```

- **Rozdaj.** Jedna karta z talonu trafia na stos swojej wartości. Przedtem karty z warsztatu wracają na swój stos w obecnej
  kolejności. Potem cały stos, z nową kartą na wierzchu, staje się warsztatem, a jego miejsce jest puste. Po ostatnim
  rozdaniu warsztat zostaje.

```board
J:5C,7H,4D,JS 6H+ QH-
| J♠ została rozdana i otworzył się stos waleta. Można z niego zagrać 7♥.
```

- **Kolejność.** Możesz zmieniać kolejność kart w warsztacie. Pokój może tego zabronić, a wtedy gra jest dużo trudniejsza.
- **Zajrzyj pod.** Jeśli na wierzchu dwóch stosów jest ta sama karta i można ją zagrać, możesz zobaczyć kartę pod każdą z
  nich. Nic się nie przesuwa.

```board
4=KC,TD 8=2S,TD 9D+ QD-
| 10♦ jest na dwóch stosach i pasuje. Zajrzyj pod obie, a potem wybierz, którą zagrać.
```

- Wygrywasz ze wszystkimi 104 kartami na bazach; w przeciwnym razie gra kończy się, gdy ją poddasz.
- **Utykasz**, jeśli talon jest pusty i żadna karta nie pasuje, nawet po przenoszeniu kart między bazami. Gra ci to powie.
- Solo cofanie zabiera ostatni ruch, także rozdanie; ponów gra go jeszcze raz. Jedno i drugie jest liczone.
- Karta jest **bezpieczna**, jeśli jej kolor ma 14 lub więcej kart na bazach: jest ostatnia swojego rodzaju i może trafić
  tylko w jedno miejsce. Bezpieczne karty mogą być grane za ciebie.

## Wyścig

Dwie lub więcej osób gra ten sam numer, każda przy własnym stole. U innych widzisz tylko wynik i liczbę pozostałych kart.
Pierwsza wygrana kończy wyścig; jeśli jej nie ma, wygrywa najwięcej kart, gdy wszystkie stoły skończą. Nie ma cofania, a
stół, który utknął, kończy grę.

We dwoje poddanie to przegrana. W większej grupie, kto wychodzi, oddaje swój stół, a pozostali grają dalej. Widzowie widzą
wyniki, ale żadnego stołu.
"""


def line_keys():
    return """\
## Jak tu grać

W twojej kolejce możliwe ruchy są wypisane. Wpisz numer ruchu albo sam ruch.

| wpisz | aby |
|---|---|
| `5 kier w górę`, `5>h+` | zagrać wierzch stosu 5 na rosnącą bazę kier |
| `8h w dół` | zagrać kartę z warsztatu |
| `kier w górę na w dół` | przenieść wierzch bazy na drugą |
| `rozdaj` | rozdać z talonu |
| `ułóż 8h 3c` | położyć te karty na wierzchu warsztatu |
| `podejrzyj 5` | zajrzeć pod stos 5 |
| `cofnij`, `ponów` | cofnąć ruch i zagrać go jeszcze raz |
| `stół` | przeczytać stół |
| `rozdanie` | przeczytać rozdanie karta po karcie, do pierwszego ruchu |
| `punkty` | zobaczyć części wyniku |
| `bezpieczna`, `bezpieczna włącz`, `bezpieczna wyłącz` | zagrać bezpieczną kartę; włączyć i wyłączyć granie wszystkich |
| `podpowiedź` | zapytać, co zagrałby komputer, jeśli pokój na to pozwala |
| `poddaj` | zakończyć partię |
| `pomoc` | zobaczyć wszystkie polecenia, które teraz działają |
"""


def terminal_keys():
    return """\
# Gra

- `↑` `↓` `←` `→` wybierają stos, kartę z warsztatu, bazę lub talon. `Enter` gra: kartę na jej bazę, wierzch bazy na drugą
  bazę, kartę z talonu na jej stos. Albo kliknij i kliknij jeszcze raz, aby zagrać. Jeśli karta pasuje na obie bazy, `+` gra
  ją na rosnącą, `-` na drugą.
- `d` rozdaje z talonu.
- `Spacja` podnosi wybraną kartę z warsztatu; `←` `→` `Home` `End` ją przesuwają, `Enter` odkłada, `Esc` anuluje. `s`
  pozwala wpisać kolejność: podane karty trafiają na wierzch, od najniższej.
- `l` zagląda pod wybrany wierzch, jeśli wolno.
- Solo `u` cofa, a `r` ponawia, bez ograniczeń. `g` poddaje partię.
- `x` włącza i wyłącza granie bezpiecznych kart za ciebie.
- `h` prosi komputer o podpowiedź, jeśli pokój na to pozwala. Oznacza ją gwiazdka; `h` jeszcze raz ją wpisuje, a `Enter`
  gra.
- Albo wpisz ruch: stos, np. `5` lub `10`, albo kartę, np. `8h`, i `Enter`. Możesz dodać bazę: `5 hearts up` (krótko
  `5>h+`), `8h down`. Inne ruchy zaczynają się od dwukropka: `:hearts up to down`, `:deal`, `:peek 5`, `:order 8h 3c kd`. Po
  wartości `h` i `c` są kolorami; poza tym proszą o podpowiedź i otwierają czat.

# Rozdanie

`Spacja` wstrzymuje i wznawia, `↑` `↓` zmieniają tempo, `←` `→` przechodzą karta po karcie, `v` zaczyna od nowa, `Enter`
pomija. Do pierwszego ruchu `v` pokazuje rozdanie jeszcze raz.

# Stół

| znak | co oznacza |
|---|---|
| ╭5──6╮ nad 10♦ | stos 5 ma sześć kart; na wierzchu jest 10♦ |
| ▸ | możesz ją zagrać |
| ? | możesz pod nią zajrzeć |
| ★ | to zagrałby komputer |
| wach. | ten stos jest w warsztacie |
| →8♣ | karta, którą baza przyjmie jako następną |
"""
