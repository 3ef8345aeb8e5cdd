### Pytania przed działaniami w pokoju.

## Cofanie ruchu

takeback-title = Cofnąć ostatni ruch?
takeback-reveals = Jeśli ten ruch odkrył kartę, mecz będzie rankingowy tylko przy twojej przegranej, a runda nie da rekordu.
take-back = Cofnij
keep-playing = Graj dalej

## Poddanie

resign-title = Poddać mecz?
resign-text = { BEGIN($opponent) } wygra mecz.
resign = Poddaj

## Opuszczenie meczu, w którym inni grają dalej

leave-match-title = Opuścić mecz?
leave-match-text = Pozostali grają dalej i mogą oddać twoje miejsce komputerowi albo komuś innemu. Do tego czasu możesz wrócić.
leave-race-text = Pozostali grają dalej bez ciebie. Twój stół kończy grę tak, jak jest.

## Gra dalej bez nieobecnych

absent-title = Grać dalej? Brakuje: { $names }
absent-text = Jeśli dalej zagra komputer, { $name } może w każdej chwili wrócić na swoje miejsce.
absent-text-many = Komputer zagra dalej, jeśli wszyscy pozostali się zgodzą. Nieobecni mogą w każdej chwili wrócić.
computer-plays = Niech dalej gra komputer ({ $level })
computer-plays-for = Niech dalej gra komputer ({ $level }); zastąpi: { $name }
claim = Ogłoś zwycięstwo
claim-hint = mecz się kończy i wygrywasz
keep-waiting = Czekaj dalej
absent-which = Kogo zastąpić?

## Prośba o miejsce kogoś nieobecnego

seat-title = O czyje miejsce prosisz?
seat-text = Zagrasz tam dalej, jeśli wszyscy się zgodzą.
seat-of = Miejsce: { $name }

## Odpowiedź na prośbę

replacement-title = Zgodzić się na zastępstwo?
decide-later = Zdecyduj później

## Działania gospodarza

nobody = Nikt
computer-title = Który komputer?
computer-text = Jest zawsze gotowy i gra, gdy ktoś jest w pokoju. Zwolnij jego miejsce, aby wpuścić kogoś innego.
computers-title = Ile komputerów?
computers-text = Zwolnij miejsce, aby wpuścić na nie kogoś innego.
computer-in-one-seat = Na jednym wolnym miejscu
computer-in-all-seats = Na wszystkich wolnych miejscach ({ $free })
free-title = Które miejsce zwolnić?
free-text = Ta osoba zostaje i ogląda, jeśli widzowie są dozwoleni. Miejsce może potem zająć każdy.
remove-title = Kogo usunąć?
remove-text = Ta osoba nie może wrócić do tego pokoju. Jej miejsce się zwolni.
owner-title = Kto ma zostać gospodarzem?
owner-text = Gospodarz wybiera, w co gracie. Zachowujesz swoje miejsce.
page-of = Strona gracza { $name }
