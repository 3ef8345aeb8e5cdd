### Eine Runde Poker Solitaire: Matrizen, ausgeteilte Karten, Abwurffelder, Tasten und Schaltflächen.

## Titel

matrix = die Matrix
the-matrix = Die Matrix
the-matrices = Die Matrizen
matrix-number = Matrix { $number }
your-matrix = Deine Matrix
matrix-of = Matrix von { $name }
matrix-of-board = { $board }: { $matrix }
score = Punkte
options = Optionen
dealt-title = Ausgeteilt
dealt-and-rejects = Die ausgeteilten Karten und die Abwurffelder
rejects-title = Abwurf
rejects-of = Abwurf von { $name }
more = Punkte, Optionen und Neues

## Wer spielt

role =
    .maximizer = { $mine ->
        [yes] willst viele Punkte
       *[no] will viele Punkte
    }
    .minimizer = { $mine ->
        [yes] willst wenige Punkte
       *[no] will wenige Punkte
    }
to-play = am Zug
turn-with-cards = { $turn }: { $cards }

## Karten

dealt = ausgeteilt{ $name ->
    [none] {""}
   *[other] , { $name }
}
dealt-to = { $name } { $cards }
dealt-cards = Ausgeteilt: { $cards }
dealt-later = keine vor dem eigenen Zug
dealt-on-turn = Wird ausgeteilt, wenn du am Zug bist.
none-dealt = keine Karten mehr
no-more-cards = Es werden keine Karten mehr ausgeteilt.
stock = Talon { $cards }
stock-in-full = { $cards ->
    [one] Talon: { $cards } Karte
   *[other] Talon: { $cards } Karten
}
cards-word = { $cards ->
    [one] Karte
   *[other] Karten
}
stock-and-next = { $stock }, gleich { $cards }{ $more ->
    [yes] {" "}…
   *[no] {""}
}
coming = Gleich: { $cards }
rejects = Abwurf
common = gemeinsam
left = { $cards ->
    [one] { $cards } Karte blieb übrig
   *[other] { $cards } Karten blieben übrig
}
left-cards = Übrig geblieben: { $cards }

## Einen Zug wählen

choose-card = Wähle eine Karte.
choose-place = Wähle eine Stelle für { $card } mit den Pfeiltasten oder tippe ihren Namen, etwa c3.
choose-lit-square = { $card }: Wähle eine der leuchtenden Stellen.
picking = Welche Karte? Pfeile wählen, Enter nimmt sie auf, Leertaste oder Esc bricht ab.
nothing-to-pick-up = Gerade kannst du keine Karte aufnehmen.
pick-up-first = Du kannst keine ausgeteilte Karte nehmen. Drücke die Leertaste, um eine andere aufzunehmen.
fits-nowhere = { $card } passt gerade nirgends. Wähle eine andere Karte.
no-reject-square = Kein Abwurffeld nimmt diese Karte.
does-not-fit = Auf { $place } kannst du nicht spielen.
no-room-to-steal = Du kannst { $card } nicht stehlen: Deine Matrix ist voll.
no-theft-now = Du kannst { $card } gerade nicht stehlen: Sie passt in deiner Matrix nirgends.
must-touch =
    .edges = Dort würde die Karte keine andere berühren. Wähle eine Stelle neben einer.
    .corners = Dort würde die Karte keine andere berühren. Wähle eine Stelle, die eine an Kante oder Ecke berührt.
can-pass = Du kannst passen: Deine Matrix ist voll, oder dir werden keine Karten ausgeteilt.
can-end = Deine Matrix ist voll: Sag Fertig, um das Rennen zu beenden.
sure = Fertig sagen und das Rennen beenden?
wait = Du hast nichts mehr zu tun. Warte auf dein Gegenüber.
card-taken = { $name } hat { $card } genommen. Drücke Enter, um die nächste Karte aufzunehmen.
card-was-taken = { BEGIN($name) } hat { $card } genommen.{ $next ->
    [none] {""}
   *[other] {" "}Jetzt ist { $next } ausgeteilt.
}
card-gone = { $card } ist weg: Dein Gegenüber war schneller.
next-card-to = Deine nächste Karte kommt auf:
typed = Zug:
how-to-type = Tippe QH c3, c3 x1 (abwerfen), 2:c3 d4 oder c3 für die gewählte Karte; pass; done.
not-a-move = „{ $typed }“ ist kein Zug. { how-to-type }
which-column = Zeile { $row }: welche Spalte, a bis e?
which-row = Spalte { $column }: welche Zeile, 1 bis 5?
which-row-or-chat = { which-row } Noch mal { $column } öffnet den Chat.

## Was auf einer Stelle liegt, für Screenreader

free = frei
reject-square = { $place }, Abwurffeld
stolen = wurde gestohlen: kann nicht zurückgestohlen werden
last-move = zuletzt gespielt
hinted = Tipp
on-its-way = { $card } ist unterwegs
takes-card = nimmt die gewählte Karte{ $worth ->
    [none] {""}
   *[other] : { $worth }
}

## Das Ende einer Runde

over = Das Spiel ist vorbei: { $result }.
over-by-done = { BEGIN($name) }: Fertig! Das Spiel ist vorbei: { $result }.

## Beschriftungen der Tasten

key-choose = wählen
key-put = legen
key-card = Karte
key-pick-up = andere Karte
key-reject = abwerfen
key-type = Zug tippen
key-pass = passen
key-done = Fertig
key-pick-it-up = aufnehmen
key-cancel = abbrechen
key-next-card = nächste Karte
key-end-race = beenden
key-keep-playing = weiterspielen

## Schaltflächen

pass-turn = Passen
done = Fertig

## Hilfe zu den Tasten, für Screenreader

keys = Pfeiltasten gehen von Stelle zu Stelle; ein Buchstabe a bis e und eine Ziffer 1 bis 5 wählen Spalte und Zeile. Enter oder Leertaste legt die gewählte Karte dorthin oder nimmt die Karte dort auf. N wählt die nächste ausgeteilte Karte, X das nächste Abwurffeld. M geht zur anderen Matrix, P passt, Esc legt eine Karte zurück. Umschalt und C öffnet den Chat.
