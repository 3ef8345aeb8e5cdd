### Zegary: ile czasu mają gracze.

clock = { $move ->
    [none] { $leg ->
        [none] bez zegara
       *[other] { $leg } na rundę{ $increment ->
            [0] { "" }
           *[other] { " " }i { $increment } więcej za { $per ->
                [card] każdą położoną kartę
               *[move] każdy ruch
            }
        }
    }
   *[other] { $move } na { $per ->
        [card] każdą kartę
       *[move] każdy ruch
    }
}

left = zostało { $time }

## Wpisywanie zegara

unknown = „{ $typed }” to nie zegar. Wpisz 30, czyli 30 sekund na ruch, 3d, czyli 3 dni na ruch, albo 5m+3, czyli 5 minut na rundę i 3 sekundy więcej za każdy ruch.
increment-needs-leg = Tylko zegar na całą rundę może dodawać czas za ruchy, np. 5m+3.
limits = Ruch: od 5 sekund do 14 dni; runda: od 10 sekund do 1 dnia i najwyżej 10 minut więcej za każdy ruch.
