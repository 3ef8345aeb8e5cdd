### Die Familien eines Baums: eine Familie auf einmal, und Familien in Listen.

one-family = Eine Familie
whole-tree = Ganzer Baum
shown = Eine Familie: { $family }
up = Eine Generation hoch
to-top = Ganz nach oben
top = die Familie, von der alle abstammen
way-here = Der Weg hierher
children = Kinder

## Eine Familie

couple = { $spouse ->
    [none] { $member }
   *[other] { $member } und { $spouse }
}
couple-in-short = { $spouse ->
    [none] { $member }
   *[other] { $member }═{ $spouse }
}
born-to = Generation { $level }, { $member ->
    [none] ganz oben im Baum
   *[other] Kind von { couple }
}
state = { $state ->
    [single] ledig
    [unmarried] ledig gestorben
    [divorced] geschieden
    [divorced-dead] geschieden, { $person } ist tot
    [both-dead] beide sind tot
    [widowed] { $person } ist verwitwet
    [room] Platz für { $room ->
        [one] 1 weiteres Kind
       *[other] { $room } weitere Kinder
    }
   *[full] kein Platz für weitere Kinder
}
hand = { $hand } { $points }
cards-of-five = noch keine Hand: { $cards } von 5 Karten
celebrity = Promis { $points }

## Die Kinder einer Familie und was unter ihnen ist

below = { $children } darunter
sign =
    .child = Kind
    .spouse = Ehe
    .either = Kind/Ehe
    .jack = Bube
    .couple = Ehepaar
could = { $card } könnte dort { $sign ->
    [child] Kind werden
    [spouse] heiraten
    [either] Kind werden oder heiraten
    [jack] auf eine Person gespielt werden
   *[couple] auf ein Ehepaar gespielt werden
}: { -places }
child = { $card }, das { -ordinal } Kind{ $dead ->
    [yes] , tot
   *[no] { "" }
}{ $spouse ->
    [none] { "" }
   *[other] , { $divorced ->
        [yes] geschieden von
       *[no] mit
    } { $spouse }
}{ $below ->
    [0] { "" }
    [one] ; 1 Kind darunter
   *[other] ; { $below } Kinder darunter
}
enter-shows = Enter oder ↓ zeigt diese Familie.
takes-nothing = { $family }: Hier kannst du { $card } nicht spielen.
enter-or-card = Enter zeigt die Familie von { $card }, dem { -ordinal-dative } Kind. Oder tippe eine Karte zu Ende.
-ordinal-dative = { $number ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
}

## Für Screenreader

person = { $card }{ $cover ->
    [none] { "" }
   *[other] { " " }(zugedeckt von { $cover })
}
family = { $person }{ $spouse ->
    [none] { $dead ->
        [yes] { "" }
       *[no] , ledig
    }
   *[other] , { $divorced ->
        [yes] geschieden von
       *[no] verheiratet mit
    } { $spouse }
}{ $extended ->
    [none] { "" }
   *[other] , erweitert durch { $extended }
}{ $children ->
    [0] { "" }
    [one] , 1 Kind
   *[other] , { $children } Kinder
}{ $celebrity ->
    [0] { "" }
   *[other] , Promis { $celebrity } Punkte
}{ $hand ->
    [none] { "" }
   *[other] , { $hand }
}
hand-in-full = { $hand } { $points } Punkte: { $cards }
can-be-played = { $joker ->
    [yes] { $card }
   *[no] { $card }
} passt { $target ->
    [none] hier
   *[other] auf { $target }
}: { $does ->
    [child] wird Kind
    [spouse] heiratet
    [extended] kommt dazu
    [divorced] scheidet die Ehe
   *[deceased] bringt den Tod
}, { $change ->
    [none] keine Änderung
   *[other] { $change }
}

## Im Zeilenmodus

generation = Generation { $level }: { $family }
member = { $card }{ $cover ->
    [none] { "" }
   *[other] { $divorced ->
        [yes] { " " }(zugedeckt von { $cover })
       *[no] { " " }(tot, unter { $cover })
    }
}
family-line = { $member }{ $spouse ->
    [none] { $dead ->
        [yes] , unverheiratet
       *[no] , ledig
    }
   *[other] { $divorced ->
        [yes] , geschieden von { $spouse }
       *[no] { " " }und { $spouse }
    }
}{ $extended ->
    [none] { "" }
   *[other] ; mit { $extended }
}{ $born ->
    [0] { "" }
    [one] ; Kind { $children }
   *[other] ; Kinder { $children }
}{ $room ->
    [0] { "" }
    [one] ; Platz für 1 Kind
   *[other] ; Platz für { $room } Kinder
}{ $celebrity ->
    [0] { "" }
   *[other] ; Promis { $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] ; { $hand }
}
hand-of = { $couple }: { $hand }, aus { $cards }
born-to-line = Kind von { $couple }.
first-couple = Das erste Ehepaar.
at-the-top = Das ist das erste Ehepaar: Darüber ist nichts.
no-hands = Noch hat keine Familie fünf sichtbare Karten, also gibt es keine Hände.
no-children = Hier gibt es noch keine Kinder.
no-family = { $card } ist in keiner Familie dieses Baums.
child-line = { $number }. { $couple }{ $below ->
    [0] { "" }
    [one] ; 1 Kind darunter
   *[other] ; { $below } Kinder darunter
}{ $could ->
    [none] { "" }
   *[other] ; { $could }
}
