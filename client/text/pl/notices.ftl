### Komunikaty nad pokojem: o co proszą inni, kogo nie ma i co można z tym zrobić.

## Cofanie ruchów

takeback-asked = { $names } prosi o cofnięcie ruchu.
takeback-agreed = Twoja zgoda jest już przekazana. Pozostali też muszą się zgodzić.
takeback-waits = Czekamy na zgodę na cofnięcie twojego ruchu: { $names ->
    [none] pozostali gracze
   *[other] { $names }
}.

## Zastępstwo

replacement-asked = { $person ->
    [none] Czy dalej ma grać komputer ({ $level })? Zastąpi: { $names }.
   *[other] { $person } chce grać dalej na tym miejscu: { $names }.
}
replacement-waits = { $person ->
    [none] Komputer ({ $level })
   *[other] { $person }
} zagra dalej na tym miejscu, jeśli wszyscy się zgodzą: { $names }.
own-replacement-waits = Czekamy na zgodę pozostałych w sprawie miejsca: { $names }.
left-match = Jesteś poza tym meczem.
left-race = Jesteś poza tym wyścigiem. Twój stół jest zamknięty.
seat-replaced = Na twoim miejscu gra komputer ({ $level }).

## Nieobecni gracze

partner-away = { $names } jest offline.{ $seconds ->
    [0] { "" }
   *[other] { " " }Za { $seconds } możesz zwolnić to miejsce.
}
opponent-away = { $names } jest offline.{ $seconds ->
    [0] { "" }
   *[other] { " " }Za { $seconds } możesz ogłosić zwycięstwo albo pozwolić grać komputerowi.
}
opponent-gone = { $names } jest offline. Co teraz?
players-away = { $names } { $number ->
    [one] jest
   *[many] są
} offline.
players-away-for = Offline: { $names }. Za { $seconds } dalej może grać komputer, jeśli inni się zgodzą.
players-gone = { $names } { $number ->
    [one] jest offline lub poza meczem
   *[many] są offline lub poza meczem
}. Kto gra dalej?

## Co można zrobić

action =
    .agree = Zgódź się
    .decline = Odrzuć
    .withdraw = Wycofaj
    .come_back = Wróć na miejsce
    .free = Zwolnij miejsce
    .go_on_without = Wybierz
    .ask_for_seat = Poproś o miejsce
key =
    .agree = zgoda
    .decline = odrzuć
    .withdraw = wycofaj
    .come_back = wróć na miejsce
    .free = zwolnij miejsce
    .go_on_without = wybierz
    .ask_for_seat = poproś o miejsce

command = { $command } ({ $action })
type-command = Wpisz { $commands }.
