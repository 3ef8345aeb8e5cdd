### Próby w The Patriarch, ich oceny i inne ruchy. Drzewo zapisuje się jak 3(4(2) A(5)).

suit =
    .C = trefl
    .D = karo
    .H = kier
    .S = pik

guesses = { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}

grade = { $red ->
    [one] { $red } czerwona
    [few] { $red } czerwone
   *[many] { $red } czerwonych
}, { $black ->
    [one] { $black } czarna
    [few] { $black } czarne
   *[many] { $black } czarnych
}, { $down ->
    [one] { $down } zakryta
    [few] { $down } zakryte
   *[many] { $down } zakrytych
}
grade-part =
    .red = { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
    .black = { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
    .down = { $count ->
        [one] { $count } zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
grade-in-short = { $red }cr { $black }cn { $down }z

trees-left = { $count ->
    [one] zostało { $count } drzewo
    [few] zostały { $count } drzewa
   *[many] zostało { $count } drzew
}
trees-left-in-short = zostało { $count }
possible = możliwe drzewa: { $possible } z { $all }
narrowed = zostało { $count ->
    [one] { $count } drzewo
    [few] { $count } drzewa
   *[many] { $count } drzew
}
grades-hidden = oceny są ukryte

## Ruchy

grades = ogłasza ocenę
lays = układa { $tree } w kolorze { $suit }
leaves-open = zostawia drzewo otwarte, w kolorze { $suit }

## Wykonane ruchy

laid = { BEGIN($name) } { $open ->
    [yes] { $mine ->
        [yes] zostawiasz drzewo otwarte
       *[no] zostawia drzewo otwarte
    }
   *[no] { $mine ->
        [yes] układasz drzewo
       *[no] układa drzewo
    }
}{ $suit ->
    [none] {""}
   *[other] , w kolorze { $suit }
}
guessed-hidden = { BEGIN($name) } { $mine ->
    [yes] zgadujesz
   *[no] zgaduje
}
guessed = { $name }: { $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; zostało { $left } drzewo
    [few] ; zostały { $left } drzewa
   *[many] ; zostało { $left } drzew
}
announced = { BEGIN($name) } { $mine ->
    [yes] ogłaszasz
   *[no] ogłasza
}: { $whose ->
    [none] {""}
   *[other] { $whose }{" "}
}{ $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; zostało { $left } drzewo
    [few] ; zostały { $left } drzewa
   *[many] ; zostało { $left } drzew
}
whose = { $mine ->
    [yes] twoja próba
   *[no] próba gracza { $name }
}

## Części wyniku

part =
    .guesses = ocenione próby
    .found_by = kto znalazł
nobody = nikt
guesses-of = { $name }{ $numbered ->
    [yes] :
   *[no] {""}
} { $count }

## Postęp

score = { $made ->
    [0] { $allowed ->
        [one] { $allowed } próba
       *[many] do { $allowed } prób
    }
   *[many] ocenione próby: { $made } z { $allowed }
}
graded = { $made ->
    [one] { $made } próba oceniona
    [few] { $made } próby ocenione
   *[many] { $made } prób ocenionych
}
tree-was = Drzewo: { $tree }.

## Druga runda: do pobicia jest liczba prób z pierwszej

fewer-win = { $mine ->
    [yes] { $points ->
        [2] wygrywa tylko pierwsza próba
       *[many] wygrywa mniej niż { $points }
    }
   *[no] { $guesser } wygrywa { $points ->
        [2] tylko w pierwszej próbie
       *[many] w mniej niż { $points }
    }
}
finding-wins = znalezienie wygrywa
found-now-draws = znalezione teraz to remis
can-no-longer = { $guesser }: już bez szans nawet na remis
needed = { BEGIN($before) }: { $points ->
    [one] { $points } próba.
    [few] { $points } próby.
   *[many] { $points } prób.
}
not-found-before = { BEGIN($before) }: drzewo nieznalezione. { $mine ->
    [yes] Jeśli je znajdziesz, wygrywasz;
   *[no] Jeśli znajdzie je { $guesser }, wygrywa;
} jeśli nie, będzie remis.
still-wins = { BEGIN($guesser) } { $mine ->
    [yes] wygrywasz
   *[no] wygrywa
} przy mniejszej liczbie; { $points } to remis.
still-draws = Trafna próba teraz daje remis.
still-loses = { BEGIN($guesser) }: już bez szans nawet na remis.
draw = remis
wins = { $winner } { $mine ->
    [yes] wygrywasz
   *[no] wygrywa
}
