### Eine Runde Family Tree: Brett, Züge und Punkte.

## Um den Baum herum

tree = Der Baum
current-card = Aktuelle Karte
score = Punkte { $points }
score-title = Punkte
parts = Generationen { $levels }, Promis { $celebrity }, Hände { $hands }
hand-name = { $hand ->
    [high_card] höchste Karte
    [pair] Paar
    [two_pair] zwei Paare
    [three_of_a_kind] Drilling
    [straight] Straße
    [flush] Flush
    [full_house] Full House
    [four_of_a_kind] Vierling
    [straight_flush] Straight Flush
   *[royal_flush] Royal Flush
}
hand-made = { hand-name } { $points }
more-hands = und { $hands } weitere im Baum
-cards-left = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
stock = { -cards-left }
stock-in-short = noch { $cards }
coming = gleich: { $cards }
coming-title = Gleich
panel = Punkte und Neues

## Was nicht zu sehen ist

more-left = links mehr
more-right = rechts mehr
lines-above = { $lines ->
    [one] 1 Zeile darüber
   *[other] { $lines } Zeilen darüber
}
lines-below = { $lines ->
    [one] 1 Zeile darunter
   *[other] { $lines } Zeilen darunter
}
larger = Größer
smaller = Kleiner
fit = Den ganzen Baum zeigen
fit-places = Den ganzen Baum zeigen: { $places ->
    [one] 1 Stelle ist
   *[other] { $places } Stellen sind
} nicht zu sehen

## Was die Tasten tun, für Screenreader

keys-playing = Pfeiltasten wählen eine Stelle, Enter spielt, oder tippe die Karte, auf die du legst, etwa 7d. Umschalt und eine Pfeiltaste gehen durch alle Familien. f zeigt eine Familie auf einmal; Plus, Minus und 0 ändern die Größe.
keys-looking = Pfeiltasten gehen durch die Familien. f zeigt eine Familie auf einmal; Plus, Minus und 0 ändern die Größe.

## Eine Stelle wählen

-places = { $places ->
    [one] 1 Stelle
   *[other] { $places } Stellen
}
places-now = { $places ->
    [0] ein Zug wartet
   *[other] { -places }
}
can-go = { $card } passt an { -places }
waiting = { $turn }: { can-go }
choose-a-place = Wähle eine Stelle für { $card } mit den Pfeiltasten oder tippe eine Karte.
choose-first = Es gibt { -places }: Wähle mit den Pfeiltasten, dann drücke Enter.
how-to-choose = Wähle eine: Tippe sie an, nimm die Pfeiltasten oder tippe ihre Karte ein.
play = Spielen
why-not = Warum nicht?
play-on = { $card } spielen auf:
play-next-on = Deine nächste Karte spielen auf:
typed-early = { $typed }▌ Enter spielt das, sobald du am Zug bist; Esc löscht es.
type-a-card = Tippe eine Karte des Baums, etwa 7d, Herz7, Dp (Dame Pik) oder x1.
no-card = „{ $typed }“ ist keine Karte. { type-a-card }
not-here = { $card } geht nicht auf { $target }.
enter-explains = Enter erklärt, warum.

## Züge

-ordinal = { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[5] fünfte
}

move = { $card } auf { $target }
becomes-child = { $card } wird das { -ordinal } Kind von { $member } und { $spouse } (von höchstens { $most })
marries = { $card } heiratet { $target }
joins-family = { $card } kommt zu { $member } und { $spouse }: jetzt sind bis zu fünf Kinder möglich
divorces = { $card } scheidet { $member } und { $spouse } und deckt { $spouse } zu: keine weiteren Kinder
kills = { $card } bedeutet den Tod von { $target }{ $single ->
    [yes] , ledig
   *[no] { $widowed ->
        [none] { "" }
       *[other] : { $widowed } ist verwitwet, keine weiteren Kinder
    }
}
gain = { $part ->
    [levels] neue Generation
    [celebrity] Promis
   *[hands] Hände
} { $points }
score-after = { $after ->
    [none] es bleiben { $before } Punkte
   *[other] Punkte { $before } → { $after }
}

hint = Tipp: { $card } auf { $target }{ $score ->
    [none] { "" }
   *[other] , Endergebnis etwa { $score }
}{ $chosen ->
    [yes] , auch deine Wahl
   *[no] { $yours ->
        [none] { "" }
       *[other] ; deine: etwa { $yours }
    }
}

## Neues

played = { $name }: { $card } auf { $target }{ $change ->
    [0] { "" }
   *[other] , { $change }
}
to-the-bottom = keine Stelle für { $cards ->
    [none] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
   *[other] { $cards }
}
news = { $what }; { $skipped }
opened = { $member } und { $spouse } beginnen den Baum
score-now = Punkte { $points }.
your-turn = Du bist am Zug: { $card }, { -places }.

## Das Ende

over = { $alone ->
    [yes] Das Spiel
   *[no] Die Runde
} ist vorbei
ended = { $board ->
    [yes] Das Brett
   *[no] { $leg ->
        [none] Das Spiel
       *[other] Runde { $leg }
    }
} ist vorbei: { -points }.
computers-score = Der Computer hat { -points } erreicht.
never-played = { $count ->
    [0] Jede Karte wurde gespielt.
    [one] 1 Karte blieb übrig: { $cards }
   *[other] { $count } Karten blieben übrig: { $cards }
}

## Was zu schlagen ist

beat = { $role ->
    [maximizer] schlag { $score }
    [minimizer] bleib unter { $score }
   *[spectator] { $maximizer } muss { $score } schlagen
}
beat-in-full = { $role ->
    [maximizer] { $minimizer } hat { $score } erreicht. Mit mehr gewinnst du; gleich viel ist unentschieden.
    [minimizer] Du hast { $score } erreicht. Halte { $maximizer } darunter, und du gewinnst; gleich viel ist unentschieden.
   *[spectator] { $minimizer } hat { $score } erreicht: { $maximizer } gewinnt mit mehr; gleich viel ist unentschieden.
}
decided = { $winner ->
    [none] unentschieden
   *[other] { $mine ->
        [yes] du gewinnst
       *[no] { $winner } gewinnt
    }
}
decided-in-full = Runde 1 brachte { $first }, Runde 2 { $second }: { decided }.
