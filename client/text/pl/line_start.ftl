### Menu startowe trybu tekstowego i pytania przed meczem.

welcome = Turnabout w wierszach tekstu. Wpisz „pomoc”, aby zobaczyć polecenia, albo „zasady”, aby zobaczyć zasady.
first-offered = Wpisz „pierwsza”, aby zacząć.
game = Wybrana gra: { $title }.
no-game = Nie ma gry „{ $typed }”. Wybierz { $known }.
how-to-list = Wpisz „pomoc”, aby zobaczyć polecenia.
all-commands = Więcej poleceń
all-commands-hint = publiczne pokoje, wyzwania, wyniki, rekordy
none-unfinished = Nie masz niedokończonych partii.
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
setting = { $name } { $value } ({ $values })

## Co robią polecenia i wskazówki do nich

choose-game = Wybierz grę
choose-game-hint = „gra NAME” pokazuje też ustawienia gry, a samo „gra” – listę gier
alone-hint = „samemu NUMBER” gra ten numer
against-hint = „przeciw LEVEL”, np. „przeciw łatwy”, zaczyna od razu
first-game = Zagraj pierwszą partię solo, z objaśnieniem każdej karty
quick-hint = np. szybki zegar 5m+3
daily-hint = „dzienny komputer” albo „dzienny znajomy”, aby zagrać
host-hint = np. utwórz publiczny: każdy może dołączyć
computers = Oglądaj grę dwóch komputerów
computers-hint = np. komputery mocny łatwy
player-hint = „profil Ben” pokazuje stronę innego gracza
matches-hint = np. „mecze przeciw Ben wygrane”; „starsze” pokazuje więcej
versus-hint = np. porównaj Ben
rules-hint = także „zasady krótko” i „zasady autorzy”

## Pytania

cancel = Wpisz „wstecz”, aby anulować.
name = Imię:
address = Adres i kod, a po nim kod miejsca, aby przenieść tu swoje miejsce:
source = Plik, adres w sieci albo pokój:
option = { $label }: { $values } (puste: { $usual }):
form = Runda po rundzie czy obie naraz na dwóch planszach: mecz lub lustrzany (puste: mecz):
seats = Miejsca, od 2 do 48 (puste: 2):
number = Numer rozdania (puste: losowy i ukryty):
clock = Zegar: 30, 5m+3, 10m+5, 1d, 3d, 7d lub inny (puste: bez zegara):
spectators = Wpuszczać widzów? tak lub nie (puste: tak):
hints = Podpowiedzi dla obojga? tak lub nie (puste: nie):
hints-alone = Podpowiedzi dla ciebie? tak lub nie (puste: nie):
role = Pierwsza rola, { $roles } (puste: losowo; w rewanżu zamiana):
level-title = Jak mocny ma być komputer?
level = Poziom (puste: łatwy):
two-levels = Dwa poziomy, np. mocny łatwy, a jeśli chcesz, także numer rozdania:
no-level = Nie ma poziomu „{ $typed }”. Wybierz { $levels }.
not-alone = { $title ->
    [none] Z tymi opcjami gra wymaga przeciwnika.
   *[other] { $title } wymaga dwóch graczy. Wpisz „przeciw” albo „utwórz”.
}

## Ustawienia meczu, wpisywane po poleceniu jako nazwy i wartości

settings-usage = Ustawienia, wpisywane po „utwórz” lub „przeciw”, np. „utwórz numer 7 zegar 5m+3”:
settings-usage-here = Wpisz „ustawienia”, nazwy i wartości, np. „ustawienia numer 7 zegar 5m+3”:
setting-values =
    .number = numer rozdania albo losowy
    .clock = 30 (sekundy na ruch), 5m+3 (minuty na rundę i sekundy na ruch), 3d (dni), brak
    .form = mecz albo lustrzany: obie rundy naraz, na dwóch planszach
    .seats = liczba miejsc
    .pace = ile sekund trwa ruch komputera, od 1 do 60, albo zwykle
    .on-off = włącz lub wyłącz
setting-role = { $roles }; w rewanżu zamiana ról
settings-to-host = Po „utwórz” można też wpisać: „server ADDRESS”; „komputery” i ich liczbę; „poziom { $levels }”.
settings-to-host-two = Po „utwórz” można też wpisać: „server ADDRESS”.
bad-setting = Po „{ $name }” wpisz jedną z tych wartości: { $values }.
no-setting = Nie ma tu ustawienia „{ $typed }”. Ustawienia to { $names }.
