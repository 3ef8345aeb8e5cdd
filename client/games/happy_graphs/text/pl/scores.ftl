### Wyniki Happy Graphs. Karta jest szczęśliwa, gdy dotyka tylu kart, ile wynosi jej wartość; wynik liczy nieszczęśliwe.

counted = { $points ->
    [one] { $points } nieszczęśliwa karta
    [few] { $points } nieszczęśliwe karty
   *[many] { $points } nieszczęśliwych kart
}

result = { $points ->
    [0] wszystkie karty są szczęśliwe
    [one] { $points } nieszczęśliwa karta
    [few] { $points } nieszczęśliwe karty
   *[many] { $points } nieszczęśliwych kart
}

short = nieszcz. { $points }

part =
    .ace = nieszczęśliwe asy
    .two = nieszczęśliwe dwójki
    .three = nieszczęśliwe trójki
    .four = nieszczęśliwe czwórki
    .five = nieszczęśliwe piątki
    .six = nieszczęśliwe szóstki
    .seven = nieszczęśliwe siódemki
    .eight = nieszczęśliwe ósemki

cards-of-rank =
    .ace = { $cards ->
        [one] { $cards } as
        [few] { $cards } asy
       *[many] { $cards } asów
    }
    .two = { $cards ->
        [one] { $cards } dwójka
        [few] { $cards } dwójki
       *[many] { $cards } dwójek
    }
    .three = { $cards ->
        [one] { $cards } trójka
        [few] { $cards } trójki
       *[many] { $cards } trójek
    }
    .four = { $cards ->
        [one] { $cards } czwórka
        [few] { $cards } czwórki
       *[many] { $cards } czwórek
    }
    .five = { $cards ->
        [one] { $cards } piątka
        [few] { $cards } piątki
       *[many] { $cards } piątek
    }
    .six = { $cards ->
        [one] { $cards } szóstka
        [few] { $cards } szóstki
       *[many] { $cards } szóstek
    }
    .seven = { $cards ->
        [one] { $cards } siódemka
        [few] { $cards } siódemki
       *[many] { $cards } siódemek
    }
    .eight = { $cards ->
        [one] { $cards } ósemka
        [few] { $cards } ósemki
       *[many] { $cards } ósemek
    }

all-happy = same szczęśliwe
