### Rodziny drzewa: po jednej rodzinie i w listach.

one-family = Jedna rodzina
whole-tree = Całe drzewo
shown = Jedna rodzina: { $family }
up = Pokolenie wyżej
to-top = Na szczyt
top = rodzina, od której wszyscy pochodzą
way-here = Droga tutaj
children = Dzieci

## Rodzina

couple = { $spouse ->
    [none] { $member }
   *[other] { $member } i { $spouse }
}
couple-in-short = { $spouse ->
    [none] { $member }
   *[other] { $member }═{ $spouse }
}
born-to = pokolenie { $level }, { $member ->
    [none] szczyt drzewa
   *[other] rodzice: { couple }
}
state = { $state ->
    [single] stanu wolnego
    [unmarried] nie żyje, bez ślubu
    [divorced] po rozwodzie
    [divorced-dead] po rozwodzie, { $person } nie żyje
    [both-dead] oboje nie żyją
    [widowed] { $person } – osoba owdowiała
    [room] może mieć jeszcze { $room ->
        [one] 1 dziecko
       *[many] { $room } dzieci
    }
   *[full] bez miejsca na więcej dzieci
}
hand = { $hand } { $points }
cards-of-five = jeszcze bez układu: { $cards } z 5 kart
celebrity = gwiazdy { $points }

## Dzieci rodziny i to, co pod nimi

below = niżej: { $children }
sign =
    .child = dziecko
    .spouse = ślub
    .either = dziecko/ślub
    .jack = walet
    .couple = 2/as
could = { $card } może tam { $sign ->
    [child] zostać dzieckiem
    [spouse] wziąć ślub
    [either] zostać dzieckiem albo wziąć ślub
    [jack] trafić na osobę
   *[couple] trafić na małżeństwo
}: { -places }
child = { $card }, { -ordinal } dziecko{ $dead ->
    [yes] , nie żyje
   *[no] { "" }
}{ $spouse ->
    [none] { "" }
   *[other] , { $divorced ->
        [yes] po rozwodzie: { $spouse }
       *[no] małżonek: { $spouse }
    }
}{ $below ->
    [0] { "" }
    [one] ; niżej 1 dziecko
   *[many] ; niżej { $below } dzieci
}
enter-shows = Enter lub ↓ pokazuje tę rodzinę.
takes-nothing = { $family }: nie możesz tu zagrać { $card }.
enter-or-card = Enter pokazuje rodzinę { $card }, { -ordinal } dziecko. Albo wpisuj dalej kartę.

## Dla czytników ekranu

person = { $card }{ $cover ->
    [none] { "" }
   *[other] { " " }(na wierzchu { $cover })
}
family = { $person }{ $spouse ->
    [none] { $dead ->
        [yes] { "" }
       *[no] , stanu wolnego
    }
   *[other] , { $divorced ->
        [yes] po rozwodzie
       *[no] małżonek
    }: { $spouse }
}{ $extended ->
    [none] { "" }
   *[other] , powiększa: { $extended }
}{ $children ->
    [0] { "" }
    [one] , 1 dziecko
   *[many] , { $children } dzieci
}{ $celebrity ->
    [0] { "" }
   *[many] , punkty za gwiazdy: { $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] , { $hand }
}
hand-in-full = { $hand }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $cards }
can-be-played = { $joker ->
    [yes] { $card }
   *[no] { $card }
} może trafić { $target ->
    [none] tutaj
   *[other] na: { $target }
}; { $does ->
    [child] zostaje dzieckiem
    [spouse] bierze ślub
    [extended] dołącza
    [divorced] rozwodzi
   *[deceased] uśmierca
}, { $change ->
    [none] bez zmiany
   *[other] { $change }
}

## W trybie tekstowym

generation = Pokolenie { $level }: { $family }
member = { $card }{ $cover ->
    [none] { "" }
   *[other] { $divorced ->
        [yes] { " " }(na wierzchu { $cover })
       *[no] { " " }(nie żyje, na wierzchu { $cover })
    }
}
family-line = { $member }{ $spouse ->
    [none] { $dead ->
        [yes] , bez ślubu
       *[no] , stanu wolnego
    }
   *[other] { $divorced ->
        [yes] , po rozwodzie: { $spouse }
       *[no] { " " }i { $spouse }
    }
}{ $extended ->
    [none] { "" }
   *[other] ; powiększa { $extended }
}{ $born ->
    [0] { "" }
    [one] ; dziecko { $children }
   *[many] ; dzieci { $children }
}{ $room ->
    [0] { "" }
    [one] ; miejsce na 1 dziecko
   *[many] ; miejsce na { $room } dzieci
}{ $celebrity ->
    [0] { "" }
   *[many] ; gwiazdy { $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] ; { $hand }
}
hand-of = { $couple }: { $hand }, karty { $cards }
born-to-line = Rodzice: { $couple }.
first-couple = Pierwsze małżeństwo.
at-the-top = To pierwsze małżeństwo: nic nie ma wyżej.
no-hands = Żadna rodzina nie ma jeszcze pięciu odkrytych kart, więc nie ma układów.
no-children = Nie ma tu jeszcze dzieci.
no-family = { $card } nie należy do żadnej rodziny w tym drzewie.
child-line = { $number }. { $couple }{ $below ->
    [0] { "" }
    [one] ; niżej 1 dziecko
   *[many] ; niżej { $below } dzieci
}{ $could ->
    [none] { "" }
   *[other] ; { $could }
}
