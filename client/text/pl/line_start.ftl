### Menu startowe trybu tekstowego i pytania przed meczem.

welcome = Turnabout w wierszach tekstu. Wpisz help, aby zobaczyć polecenia, albo rules, aby zobaczyć zasady.
first-offered = Wpisz first, aby zacząć.
game = Wybrana gra: { $title }.
no-game = Nie ma gry „{ $typed }”. Wybierz { $known }.
how-to-list = Wpisz help, aby zobaczyć polecenia.
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
choose-game-hint = game NAME pokazuje też ustawienia gry, samo game – listę gier
alone-hint = alone NUMBER gra ten numer
against-hint = against LEVEL, np. against easy, zaczyna od razu
first-game = Zagraj pierwszą partię solo, z objaśnieniem każdej karty
quick-hint = np. quick clock 5m+3
daily-hint = daily computer albo daily friend, aby zagrać
host-hint = np. host public: każdy może dołączyć
computers = Oglądaj grę dwóch komputerów
computers-hint = np. computers strong easy
player-hint = player Ben pokazuje stronę innego gracza
matches-hint = np. matches against Ben won; older pokazuje więcej
versus-hint = np. versus Ben
rules-hint = także rules short i rules credits

## Pytania

cancel = Wpisz back, aby anulować.
name = Imię:
address = Adres i kod, a po nim kod miejsca, aby przenieść tu swoje miejsce:
source = Plik, adres w sieci albo pokój:
option = { $label }: { $values } (puste: { $usual }):
form = Runda po rundzie czy obie naraz na dwóch planszach: match lub mirror (puste: match):
seats = Miejsca, od 2 do 48 (puste: 2):
number = Numer rozdania (puste: losowy i ukryty):
clock = Zegar: 30, 5m+3, 10m+5, 1d, 3d, 7d lub inny (puste: bez zegara):
spectators = Wpuszczać widzów? yes lub no (puste: yes):
hints = Podpowiedzi dla obojga? yes lub no (puste: no):
hints-alone = Podpowiedzi dla ciebie? yes lub no (puste: no):
role = Pierwsza rola, { $roles } (puste: losowo; w rewanżu zamiana):
level-title = Jak mocny ma być komputer?
level = Poziom (puste: easy):
two-levels = Dwa poziomy, np. strong easy, a jeśli chcesz, także numer rozdania:
no-level = Nie ma poziomu „{ $typed }”. Wybierz { $levels }.
not-alone = Z tymi opcjami gra wymaga przeciwnika.

## Ustawienia meczu, wpisywane po poleceniu jako nazwy i wartości

settings-usage = Ustawienia, wpisywane po host lub against, np. host number 7 clock 5m+3:
settings-usage-here = Wpisz settings, nazwy i wartości, np. settings number 7 clock 5m+3:
setting-values =
    .number = numer rozdania albo random
    .clock = 30 (sekundy na ruch), 5m+3 (minuty na rundę i sekundy na ruch), 3d (dni), none
    .form = match albo mirror: obie rundy naraz, na dwóch planszach
    .seats = liczba miejsc
    .pace = ile sekund trwa ruch komputera, od 1 do 60, albo usual
    .on-off = on lub off
setting-role = { $roles }; w rewanżu zamiana ról
settings-to-host = Po host można też wpisać: server ADDRESS; computers i ich liczbę; level { $levels }.
settings-to-host-two = Po host można też wpisać: server ADDRESS.
bad-setting = Po „{ $name }” wpisz jedną z tych wartości: { $values }.
no-setting = Nie ma tu ustawienia „{ $typed }”. Ustawienia to { $names }.
