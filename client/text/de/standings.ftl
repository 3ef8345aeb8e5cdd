### Wertungen und persönliche Seiten.

title = Rangliste
hint = Wertungen auf diesem Server
title-of = Rangliste · { $game }
title-of-correspondence = Rangliste · { $game }, Fernpartien
matches-of = Matchs
of =
    .live = live
    .correspondence = Fernpartien
tables = Ranglisten, Ergebnisse
tables-hint = Wertungen, deine Seite, Bestleistungen, Nummern
tables-title = Ranglisten und Ergebnisse
tables-text = Sie liegen auf dem Server, auf dem du spielst, nach Spielen geordnet.

nobody-rated = Hier hat noch niemand eine Wertung. Wer zu zweit ein Match auf einer Zufallsnummer beendet, bekommt eine.
nobody-ranked = Hier hat noch niemand einen Rang. Dafür braucht eine Wertung ein paar Matchs.
what-counts = Ein Match zählt, wenn zwei auf einer geheimen Zufallsnummer ohne Tipps spielen. Keine Rücknahme darf eine Karte aufgedeckt haben. Alle beginnen bei 1.500. Die Zahl nach ± zeigt, wie sicher eine Wertung ist.
rated-apart = Fernpartien (ein Tag oder mehr pro Zug) haben eigene Wertungen.
what-it-is-worth = Alle können unter neuem Namen neu anfangen, also ist eine Wertung nur ein Anhaltspunkt.

column =
    .rank = Rang
    .name = Name
    .rating = Wertung
    .uncertainty = ±
    .matches = Matchs
    .won = Siege
    .drawn = Remis
    .lost = verloren
    .last = zuletzt

## Wertungen

rating = { $rating } ±{ $uncertainty }
uncertainty = ±{ $uncertainty }
ranked = { $rating }, { $rank ->
    [none] vorläufig
   *[other] Rang { $rank }
}
unrated = noch ohne Wertung
you-unrated = Du hast in diesem Spiel noch keine Wertung.
your-rank = Deine Wertung: { $rating }, Rang { $rank }.
your-provisional = Deine Wertung: { $rating } nach { $matches ->
    [one] { $matches } Match
   *[other] { $matches } Matchs
}, vorläufig, bis ± höchstens { $limit } ist.

more-ranked = { $count ->
    [one] { $count } weitere Person hat einen Rang.
   *[other] { $count } weitere haben einen Rang.
}
provisional = { $count ->
    [one] { $count } Person hat eine vorläufige Wertung: ± ist über { $limit }.
   *[other] { $count } Personen haben vorläufige Wertungen: ± ist über { $limit }.
}

row = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }: { $rating }; { $tally }; zuletzt am { $last }.

## Eine persönliche Seite

your-page = Deine Seite
your-page-hint = deine Matchs, Ergebnisse und Aufzeichnungen
page = Person
page-of = Seite von { $player }
no-such-player = Zu diesem Link gibt es niemanden. Prüfe den Link.
copy-link = Link zu dieser Seite kopieren

since = { $first ->
    [none] Hier noch keine beendeten Matchs.
   *[other] Spielt hier seit dem { $first }.
}
player-id = ID: { $id }.
player-line = { $name } { $first ->
    [none] hat hier noch kein Match beendet
   *[other] spielt hier seit dem { $first }
}{ $id ->
    [none] {""}
   *[other] {" "}(ID { $id })
}.

nothing-finished = Noch keine beendeten Spiele.
no-matches = Noch keine beendeten Matchs mit anderen.
computers-matches = Die Matchs eines Computers stehen auf den Seiten derer, die gegen ihn gespielt haben.

game = { $game }: { $rating }; { $tally }
by-correspondence = Fernpartien: { $rating }; { $tally }
also-by-correspondence = { $rating } in Fernpartien
matches = Matchs
best-alone = Beste Spiele allein
best-helped = Beste Spiele allein mit Hilfe
best-casual = Beste Übungsspiele
best-alone-list = Beste Spiele allein: { $games }.
best-helped-list = Beste Spiele allein mit Hilfe: { $games }.
best-casual-list = Beste Übungsspiele: { $games }.
score-on-number = { $score } auf Nummer { $number }
on-number = Nummer { $number }

## Die Aufzeichnung eines Matchs

record = Aufzeichnung:
record-link = Wer diesen Link hat, kann die Aufzeichnung sehen: { $link }

## Tasten

key =
    .page = Seite ansehen
    .your-page = deine Seite
    .game = Spiel
    .correspondence = Fernpartien
    .live = live
