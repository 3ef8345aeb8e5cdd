### Eine Runde Happy Graphs: Bretter, Hände, Tasten und Schaltflächen.

## Titel

board = Das Brett
boards = Die Bretter
hands = Hände
your-hand = Deine Hand
cards = Die Karten
group = Gruppe { $number }
new-group = Neue Gruppe
score = Unglücklich: { $points }
unhappy = Unglücklich
more = Punkte, Hände und Neues

## Wer spielt

role =
    .maximizer = { $mine ->
        [yes] willst viele unglückliche
       *[no] will viele unglückliche
    }
    .minimizer = { $mine ->
        [yes] willst wenige unglückliche
       *[no] will wenige unglückliche
    }
to-play = am Zug
your-turn = dein Zug
turn-with-hand = { $turn }, mit { $cards }
players = { $players } Personen
hidden = verdeckt
card-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
no-cards = keine Karten
more-hands = … und { $hands } weitere

## Punkte, Talon und Zeit

leg-one = Runde 1: { $points }
stock = { $cards ->
    [0] nichts mehr zu ziehen
    [one] noch { $cards } Karte zu ziehen
   *[other] noch { $cards } Karten zu ziehen
}
to-come = Kommt noch: { $cards ->
    [none] nichts
   *[other] { $cards }
}
time = Zeit { $ms }
time-starts = Die Zeit läuft ab der ersten Karte.

## Was zu schlagen ist

to-beat-short = { $points ->
    [0] { $points } zu erreichen
   *[other] { $points } zu unterbieten
}
to-beat = { $perfect ->
    [yes] Zu erreichen: { $points }
   *[no] Zu unterbieten: { $points }
}
goal =
    .maximizer = lass mehr als { $points } unglücklich
    .minimizer = bleib unter { $points } unglücklichen
    .spectator = { $maximizer } braucht mehr als { $points }
goal-in-full =
    .maximizer = { $minimizer } hat { $points } unglückliche übrig gelassen. Mit mehr gewinnst du; gleich viele ist unentschieden.
    .minimizer = Du hast { $points } unglückliche übrig gelassen. Halte { $maximizer } darunter, und du gewinnst; gleich viele ist unentschieden.
    .spectator = { $minimizer } hat { $points } unglückliche übrig gelassen. { $maximizer } gewinnt mit mehr; gleich viele ist unentschieden.
computer-left = { $points ->
    [one] Der Computer hat auf dieser Nummer { $points } unglückliche Karte übrig gelassen.
   *[other] Der Computer hat auf dieser Nummer { $points } unglückliche Karten übrig gelassen.
}
your-best = Deine Bestleistung ist { $points }.

## Einen Zug wählen

choose-card = Wähle eine Karte aus der Hand.
choose-square = Wähle ein Feld für { $card }.
choose-or-type = Wähle ein Feld für { $card } oder tippe einen Zug, etwa { $example }.
fits-nowhere = { $card } passt auf kein Feld. Wähle eine andere Karte.
not-in-hand = { $card } ist nicht in der Hand.
choose-card-to-take = Welche Karte willst du zurücknehmen?
board-empty = Auf dem Brett liegt noch keine Karte.
nothing-to-undo = Du kannst nichts rückgängig machen.
nothing-to-redo = Du kannst nichts wiederholen.

typed = Spielen:
how-to-type = Tippe eine Karte und ein Feld, etwa 3h n50, oder 3h 2:n50 in Gruppe 2.
not-a-move = „{ $typed }“ ist kein Zug. { how-to-type }

finish = { $points ->
    [one] Mit { $points } unglücklichen Karte aufhören?
   *[other] Mit { $points } unglücklichen Karten aufhören?
}
finish-note = Karten, die in der Hand bleiben, zählen als unglücklich.

## Was auf einem Feld liegt

happy-card = { $card } auf { $square } ist glücklich und umgedreht.
unhappy-card = { $card } auf { $square } will { $wants ->
    [one] { $wants } Nachbarn
   *[other] { $wants } Nachbarn
}, es fehlen { $lacks }.{ $hopeless ->
    [yes] {" "}Diese Karte kann nicht mehr glücklich werden.
   *[no] {""}
}
wall = eine Mauer: daneben liegt eine glückliche Karte

## Das Ende einer Runde

game-over = Das Spiel ist vorbei: { $result }.
left-in-hand = { $many ->
    [one] { $many } Karte blieb in der Hand: { $cards }
   *[other] { $many } Karten blieben in der Hand: { $cards }
}

## Beschriftungen der Tasten

key-choose = wählen
key-look = umsehen
key-play = spielen
key-card = Karte
key-place = legen
key-take-back = zurücknehmen
key-undo = rückgängig
key-redo = wiederholen
key-done = fertig
key-finish = aufhören
key-keep-playing = weiterspielen
key-cancel = abbrechen
key-new-group = neue Gruppe
key-next-group = nächste Gruppe
key-all-hands = alle Hände
key-board = Brett

## Schaltflächen

play = Spielen
take-back = Zurücknehmen
undo = Rückgängig
redo = Wiederholen
sort-by =
    .rank = Nach Rang ordnen
    .suit = Nach Farbe ordnen
perfect = Alle Karten sind glücklich
done = Fertig
finish-now = Aufhören
keep-playing = Weiterspielen
larger = Größer
smaller = Kleiner
show-all = Das ganze Brett zeigen

## Teile des Bretts, die nicht zu sehen sind

more-left = links mehr
more-right = rechts mehr
more-above = oben mehr
more-below = unten mehr

## Hilfe zu den Tasten, für Screenreader

keys = Pfeiltasten gehen durch die Felder für die gewählte Karte; Enter spielt sie dort. Ziffern wählen eine Karte deiner Hand. { keys-zoom }
keys-puzzle = Pfeiltasten gehen durch die Felder für die gewählte Karte; Enter spielt sie dort. Ein Rang, etwa 3 oder a, wählt eine Karte. T geht durch die Karten auf dem Brett; Enter nimmt eine zurück. U macht einen Schritt rückgängig, R wiederholt ihn. { keys-zoom }
keys-zoom = Plus und Minus ändern die Größe; 0 zeigt alles.
