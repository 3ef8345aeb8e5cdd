### Eine Runde Grandma’s Game: Tisch, Tasten und Schaltflächen.

## Titel

table = Der Tisch
table-auto = Der Tisch · spielt sichere Karten
last-move = Letzter Zug
race = Das Rennen
foundations = Zielstapel
piles = Die Stapel
workspace = Die Auslage
score = Auf den Zielstapeln
options = Optionen
chosen = Was gewählt ist
more = Punkte, Optionen und Neues

## Der Tisch

stock = Talon
fan = offen
full = voll
build-up = aufwärts
build-down = abwärts
workspace-of = Auslage: Stapel { $pile }, { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten{ $order ->
        [yes] , die unterste links
       *[no] {""}
    }
}
workspace-empty = Die Auslage ist leer. Geben öffnet einen Stapel darin.
tables-hidden = Alle haben einen eigenen Tisch, den sonst niemand sieht.
of-suit = { $cards } von 26

## Was gewählt ist

choose = { $deal ->
    [yes] Wähle eine Karte oder gib.
   *[no] Wähle eine Karte.
}
pile-top = { $card } auf Stapel { $pile }, { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
}{ $under ->
    [none] {""}
   *[other] , { $under } darunter
}.
pile-empty = { $away ->
    [yes] Stapel { $pile } liegt in der Auslage.
   *[no] Stapel { $pile } ist leer.
}
workspace-card = { $top ->
    [yes] { $card }, oben in der Auslage.
   *[no] { $card }, Nummer { $number } von { $of } in der Auslage.
}
foundation-state = { $top ->
    [none] Keine Karte auf { $foundation }.
   *[other] { $top } auf { $foundation }, { $size ->
        [one] { $size } Karte.
       *[other] { $size } Karten.
    }
} { $takes ->
    [none] Der Zielstapel ist voll.
   *[other] Als Nächstes passt { $takes }.
}
stock-state = { $cards ->
    [0] Der Talon ist leer.
   *[other] { $cards } im Talon. Gib eine auf den Stapel ihres Rangs.
}
can-look-under = Du kannst darunter sehen.
carrying = Wähle eine Stelle für { $card }.

## Meldungen

nothing-to-undo = Du kannst nichts rückgängig machen.
nothing-to-redo = Du kannst nichts wiederholen.
no-undo-in-race = In einem Rennen kannst du nichts rückgängig machen.
stock-empty = Der Talon ist leer.
no-peek = Unter einen Stapel siehst du nur, wenn ein anderer dieselbe Karte zeigt und sie spielbar ist.
no-card = Dort liegt keine Karte zum Spielen.
no-dealing = Das Geben kannst du nur vor dem ersten Zug ansehen.
stuck = Keine Karte passt mehr. Mach Züge rückgängig oder gib auf.
order-fixed = In diesem Spiel bleibt die Auslage, wie sie ist.
nothing-to-order = In der Auslage liegt keine Karte zum Verschieben.
choose-in-workspace = Wähle zuerst eine Karte in der Auslage.

typed = Spielen:
how-to-type = Etwa 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal oder :peek 5.
not-a-move = „{ $typed }“ ist kein Zug. Tippe einen Zug wie 5 hearts up, 8h down, :order 8h 3c oder :peek 5.
how-to-type-order = Nenne Karten, die nach oben sollen, die unterste zuerst, etwa 8h 3c.
wrong-order = Einige dieser Karten sind nicht in der Auslage. { how-to-type-order }
hint-key = (noch mal { $key } tippt ihn ein)

give-up-question = { $points ->
    [one] Mit { $points } Karte auf den Zielstapeln aufgeben?
   *[other] Mit { $points } Karten auf den Zielstapeln aufgeben?
}
give-up-note = { $race ->
    [yes] Dein Tisch endet mit diesem Ergebnis; die anderen spielen weiter.
   *[no] Das Spiel endet mit diesem Ergebnis.
}

## Das Geben

dealing = Das Geben
dealing-progress = Das Geben: { $step } von { $of } Karten
onto-pile = auf Stapel { $pile }
to-stock = { $cards ->
    [one] { $cards } Karte auf den Talon
   *[other] { $cards } Karten auf den Talon
}
dealt = { $card } auf Stapel { $pile }{ $stock ->
    [0] {""}
    [one] , dann { $stock } Karte verdeckt auf den Talon
   *[other] , dann { $stock } Karten verdeckt auf den Talon
}.
pace = Tempo { $pace } von { $of }
paused = Pause
remember = Merk dir, was du kannst: Verdeckte Karten bleiben verborgen.
all-dealt = Alle Karten sind gegeben.

## Beschriftungen der Tasten

key-choose = wählen
key-play = spielen
key-deal = geben
key-carry = heben
key-order = ordnen
key-look-under = darunter sehen
key-up-or-down = auf oder ab
key-undo = rückgängig
key-redo = wiederholen
key-give-up = aufgeben
key-keep-playing = weiterspielen
key-auto = { $auto ->
    [yes] Automatik aus
   *[no] sichere spielen
}
key-watch-dealing = Geben ansehen
key-pause = anhalten
key-continue = weiter
key-pace = Tempo
key-by-card = je Karte
key-again = noch mal
key-skip = zum Ende
key-put-down = ablegen
key-cancel = abbrechen

## Schaltflächen

play-hint = Tipp spielen
undo = Rückgängig
redo = Wiederholen
give-up = Aufgeben
keep-playing = Weiterspielen
look-under = Darunter sehen
move = Verschieben
to-bottom = Nach unten
put-down = Ablegen
cancel = Abbrechen
to-foundation = Auf { $foundation }
type-order = Reihenfolge tippen
watch-dealing = Geben ansehen
pause = Anhalten
resume = Weiter
slower = Langsamer
faster = Schneller
card-back = Vorige Karte
next-card = Nächste Karte
again = Noch mal
skip = Überspringen
play = Spielen

## Formulare

order-title = Die Auslage umordnen
order-label = Karten, die unterste zuerst
reorder = Umordnen
auto = Sichere Karten automatisch spielen
safe-hint = Eine Karte ist sicher, wenn sie die letzte ihrer Art ist und 14 Karten ihrer Farbe auf den Zielstapeln liegen.
undo-pauses = Rückgängig unterbricht das.

## Hilfe zu den Tasten, für Screenreader

keys = Pfeiltasten gehen über den Tisch. A, 2 bis 9, T, J, Q und K gehen zu einem Stapel, W zur Auslage, F zu den Zielstapeln. Enter spielt, was gewählt ist; Plus und Minus spielen es auf den Zielstapel aufwärts oder abwärts. D gibt. { $reorder ->
    [yes] Leertaste nimmt eine Karte der Auslage auf: Verschieb sie mit den Pfeiltasten; Enter legt sie ab. S tippt eine Reihenfolge.{" "}
   *[no] {""}
}L sieht unter einen Stapel. { $race ->
    [yes] {""}
   *[no] U macht einen Zug rückgängig, R wiederholt ihn.{" "}
}V zeigt bis zum ersten Zug das Geben.
