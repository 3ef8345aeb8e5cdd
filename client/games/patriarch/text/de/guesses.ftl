### Versuche von The Patriarch, ihre Bewertungen und andere Züge. Ein Baum steht als Text da, etwa 3(4(2) A(5)).

suit =
    .C = Kreuz
    .D = Karo
    .H = Herz
    .S = Pik

guesses = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
}

grade = { $red } rot, { $black } schwarz, { $down } verdeckt
grade-part =
    .red = { $count } rot
    .black = { $count } schwarz
    .down = { $count } verdeckt
grade-in-short = { $red }r { $black }s { $down }v

trees-left = { $count ->
    [one] noch { $count } Baum
   *[other] noch { $count } Bäume
}
trees-left-in-short = noch { $count }
possible = { $possible } von { $all } Bäumen noch möglich
narrowed = bleiben { $count ->
    [one] { $count } Baum
   *[other] { $count } Bäume
}
grades-hidden = Bewertungen sind verborgen

## Züge

grades = sagt die Bewertung an
lays = legt { $tree } in { $suit } aus
leaves-open = lässt den Baum offen, in { $suit }

## Gemachte Züge

laid = { BEGIN($name) } { $open ->
    [yes] { $mine ->
        [yes] lässt den Baum offen
       *[no] lässt den Baum offen
    }
   *[no] { $mine ->
        [yes] legst den Baum aus
       *[no] legt den Baum aus
    }
}{ $suit ->
    [none] {""}
   *[other] , in { $suit }
}
guessed-hidden = { BEGIN($name) } { $mine ->
    [yes] machst einen Versuch
   *[no] macht einen Versuch
}
guessed = { $name }: { $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; noch { $left } Baum
   *[other] ; noch { $left } Bäume
}
announced = { BEGIN($name) } { $mine ->
    [yes] sagst an
   *[no] sagt an
}: { $whose ->
    [none] {""}
   *[other] { $whose }{" "}
}{ $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; noch { $left } Baum
   *[other] ; noch { $left } Bäume
}
whose = { $mine ->
    [yes] dein Versuch
   *[no] der Versuch von { $name }
}

## Teile eines Ergebnisses

part =
    .guesses = bewertete Versuche
    .found_by = gefunden von
nobody = niemand
guesses-of = { $name }{ $numbered ->
    [yes] :
   *[no] {""}
} { $count }

## Fortschritt

score = { $made ->
    [0] { $allowed ->
        [one] { $allowed } Versuch
       *[other] bis zu { $allowed } Versuche
    }
   *[other] Versuch { $made } von { $allowed } bewertet
}
graded = { $made ->
    [one] { $made } Versuch bewertet
   *[other] { $made } Versuche bewertet
}
tree-was = Der Baum: { $tree }.

## Die zweite Runde: die Zahl der Versuche der ersten ist zu schlagen

fewer-win = { $mine ->
    [yes] { $points ->
        [2] nur der erste Versuch gewinnt
       *[other] mit weniger als { $points } gewinnst du
    }
   *[no] { $guesser } gewinnt mit { $points ->
        [2] dem ersten Versuch
       *[other] weniger als { $points }
    }
}
finding-wins = Finden gewinnt
found-now-draws = jetzt gefunden ist unentschieden
can-no-longer = { $guesser }: nichts mehr zu holen
needed = { BEGIN($before) }: { $points ->
    [one] { $points } Versuch gebraucht.
   *[other] { $points } Versuche gebraucht.
}
not-found-before = { BEGIN($before) }: nicht gefunden. { $mine ->
    [yes] Findest du ihn, gewinnst du,
   *[no] Mit dem richtigen Baum gewinnt { $guesser },
} sonst ist es unentschieden.
still-wins = { BEGIN($guesser) } { $mine ->
    [yes] gewinnst
   *[no] gewinnt
} mit weniger; { $points } ist unentschieden.
still-draws = Ein richtiger Versuch jetzt macht es unentschieden.
still-loses = { BEGIN($guesser) }: weder Sieg noch Unentschieden mehr möglich.
draw = unentschieden
wins = { $winner } { $mine ->
    [yes] gewinnst
   *[no] gewinnt
}
